# Zurückblicken und der Weg zum ersten Spiel

web-first-clans = Dein erstes Spiel, mit Hilfe
web-first-glenmore = Dein erstes Spiel, mit Hilfe
web-look-back = Zurückblicken
web-replay = Rückblick: Stellung { $ply } von { $plies }
web-replay-before = Vor dem ersten Zug
web-replay-dealt = Alles ist ausgeteilt; gleich beginnt der erste Zug
web-replay-turn = { $turn ->
    [0] Vor Zug 1 von { $turns }
   *[other] Zug { $turn } von { $turns }
}
web-replay-turn-back = Einen Zug zurück
web-replay-turn-on = Einen Zug weiter
web-replay-keys = ← → ein Schritt, Umschalt mit ← → ein Zug, Pos1 und Ende
web-replay-steps = Durch die Partie
web-replay-slider = Stellung
web-replay-first = Zum Anfang
web-replay-last = Zur letzten Stellung
web-replay-play = Ablaufen lassen
web-replay-pause = Anhalten
web-replay-leave-over = Schließen
web-replay-seat = Blick
web-replay-nobody = Von außen
web-replay-scores = Wäre das Spiel hier zu Ende
web-replay-so-far = bisher
web-replay-link = Link kopieren
web-replay-link-about = Ein Link zu dieser Stellung
web-replay-dealt-again = Am neuen Tisch sitzen auf den anderen Plätzen Bots, und die Karten, die du nicht gesehen hast, werden neu ausgeteilt.

## Wie es lief

web-course = Wie es lief
web-course-about = Die Punkte aller nach jedem Zug, wäre das Spiel dort zu Ende gewesen.
web-course-empty = Es wurde kein Zug gespielt.
web-course-after = Punkte nach Zug { $turn }
web-course-turn = Zug { $turn }: { $scores }
web-course-score = { $player } { $points }
web-course-table = Dasselbe in Zahlen
web-course-column = Zug
web-course-row = { $turn }, { $player }
web-swings = Wo es sich gewendet hat

## Das Mischen

web-seal-about = Bevor sich jemand hinsetzte, hat der Server eine geheime Zahl gezogen, aus der jede Karte und jedes Plättchen folgt, und ihren Fingerabdruck gezeigt. Der verrät nichts, also kann niemand etwas vorhersehen. Eine andere Zahl hätte aber einen anderen Fingerabdruck, also kann auch niemand etwas ändern. Nach dem Ende wird das Geheimnis allen gezeigt.
web-seal-over = Bevor sich jemand hinsetzte, hat der Server eine geheime Zahl gezogen, aus der jede Karte und jedes Plättchen folgte, und nur ihren Fingerabdruck gezeigt. Hier ist das Geheimnis. Hat es denselben Fingerabdruck und folgt jede Ziehung daraus, so hat unterwegs niemand etwas verändert.
web-seal-commitment = Der Fingerabdruck, vor Beginn gezeigt (SHA-256)
web-seal-check = Jede Ziehung prüfen
web-seal-broken = Es passt nicht: Das Geheimnis hat einen anderen Fingerabdruck.
web-seal-draws = Damit alles ohne diesen Server nachgerechnet wird, sichere die Aufzeichnung und rufe diesen Befehl auf:
web-seal-imported = Die Aufzeichnung nennt die geheime Zahl ihres Mischens, aus der jede Karte und jedes Plättchen folgt, und ihren Fingerabdruck.
web-seal-fingerprint = Der Fingerabdruck (SHA-256)
web-proof-whole = Es passt: Das Geheimnis stand vor Beginn fest, und { $draws ->
    [one] die eine Ziehung folgt
   *[other] alle { $draws } Ziehungen folgen
} daraus.
web-proof-rest = Es passt: Das Geheimnis stand fest, bevor dieser Tisch begann, und { $draws ->
    [one] die eine Ziehung von hier folgt
   *[other] alle { $draws } Ziehungen von hier folgen
} daraus. Was vorher war, wurde aus einer anderen Partie übernommen.
web-proof-imported = { $draws ->
    [one] Die eine Ziehung folgt
   *[other] Alle { $draws } Ziehungen folgen
} aus dem Geheimnis in der Datei. Ob dessen Fingerabdruck vor Beginn gezeigt wurde, wissen nur die, die gespielt haben.
web-proof-unsealed = { $draws ->
    [one] Die eine Ziehung folgt
   *[other] Alle { $draws } Ziehungen folgen
} aus dem Geheimnis. Seinen Fingerabdruck prüft dieser Browser nur über eine gesicherte Verbindung (https); der Befehl unten kann es immer.
web-proof-none = Hier wurde nichts gezogen, also gibt es nichts zu prüfen.
web-proof-differs = Es passt nicht: Was an Stelle { $entry } der Aufzeichnung steht, folgt nicht aus dem Geheimnis.
