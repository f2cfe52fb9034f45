# Zurückblicken und der Weg zum ersten Spiel

web-first-clans = Erstes Spiel mit Coach
web-first-glenmore = Erstes Spiel mit Coach
web-look-back = Partie ansehen
web-replay = Rückblick: Stellung { $ply } von { $plies }
web-replay-before = Vor dem ersten Zug
web-replay-dealt = Der Aufbau ist fertig. Als Nächstes: Zug 1.
web-replay-turn = { $turn ->
    [0] Vor Zug 1 von { $turns }
   *[other] Zug { $turn } von { $turns }
}
web-replay-turn-back = Einen Zug zurück
web-replay-turn-on = Einen Zug vor
web-replay-keys = ← → ein Schritt, Umschalt + ← → ein Zug, Pos1 und Ende
web-replay-steps = Wiedergabe
web-replay-slider = Stellung
web-replay-first = Erste Stellung
web-replay-last = Letzte Stellung
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-leave-over = Schließen
web-replay-seat = Ansicht
web-replay-spectator = Publikum
web-replay-scores = Zwischenstand
web-replay-so-far = bisher
web-replay-link = Link kopieren
web-replay-link-about = Link zu dieser Stellung
web-replay-dealt-again = Am neuen Tisch spielen Bots auf den anderen Plätzen, und verdeckte Karten werden neu ausgeteilt.

## Wie es lief

web-course = Punkteverlauf
web-course-about = Der Zwischenstand aller Personen nach jedem Zug.
web-course-empty = Es wurde kein Zug gespielt.
web-course-after = Punkte nach Zug { $turn }
web-course-turn = Zug { $turn }: { $scores }
web-course-score = { $player } { $points }
web-course-table = Als Tabelle
web-course-column = Zug
web-course-row = { $turn }, { $player }
web-swings = Wendepunkte

## Das Mischen

web-seal-about = Vor der Partie hat der Server einen geheimen Startwert gezogen, aus dem jede Ziehung folgt, und dessen Fingerabdruck gezeigt. So lässt sich keine Ziehung ändern. Am Ende wird der Startwert gezeigt.
web-seal-over = Vor der Partie hat der Server den Fingerabdruck eines geheimen Startwerts gezeigt. Passt der Startwert unten dazu und folgt daraus jede Ziehung, war das Mischen fair.
web-seal-commitment = Fingerabdruck, vor dem Start gezeigt (SHA-256)
web-seal-check = Alle Ziehungen prüfen
web-seal-broken = Prüfung gescheitert: Der geheime Startwert hat einen anderen Fingerabdruck.
web-seal-draws = Um die Ziehungen ohne diesen Server zu prüfen, lade die Partie herunter und führe diesen Befehl aus:
web-seal-imported = Die Datei enthält den geheimen Startwert, nach dem gemischt wurde, und seinen Fingerabdruck.
web-seal-fingerprint = Fingerabdruck (SHA-256)
web-proof-whole = Prüfung bestanden: { $draws ->
    [one] Die einzige Ziehung folgt
   *[other] Alle { $draws } Ziehungen folgen
} aus dem geheimen Startwert, der vor dem Start feststand.
web-proof-rest = Prüfung bestanden: { $draws ->
    [one] Die einzige Ziehung hier folgt
   *[other] Alle { $draws } Ziehungen hier folgen
} aus dem geheimen Startwert. Frühere Ziehungen gehören zu einer anderen Partie.
web-proof-imported = { $draws ->
    [one] Die einzige Ziehung folgt
   *[other] Alle { $draws } Ziehungen folgen
} aus dem geheimen Startwert in der Datei. Ob sein Fingerabdruck vor dem Start gezeigt wurde, wissen nur die Beteiligten.
web-proof-unsealed = { $draws ->
    [one] Die einzige Ziehung folgt
   *[other] Alle { $draws } Ziehungen folgen
} aus dem geheimen Startwert. Seinen Fingerabdruck prüfst du über https oder mit dem Befehl unten.
web-proof-none = Hier wurde nichts gezogen. Es gibt nichts zu prüfen.
web-proof-differs = Prüfung gescheitert: Eintrag { $entry } folgt nicht aus dem geheimen Startwert.
