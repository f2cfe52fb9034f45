# Die Seiten im Browser

web-title = Zwei Spiele aus den Highlands, ein Tisch
web-lead = Setz dich dazu. In einer Minute spielst du, ganz ohne Konto.
web-skip = Zum Inhalt springen
web-language = Sprache
web-settings = Einstellungen
web-theme = Farben
web-theme-system = Wie im System
web-theme-light = Hell
web-theme-dark = Dunkel
web-confirm-moves = Bevor ein Zug gemacht wird
web-confirm-usual = Wie es das Spiel braucht
web-confirm-always = Immer zeigen und fragen
web-confirm-never = Nie fragen
web-board-text = Als Text

## Start

web-about-clans = Setze deine Sippe in die beste Gesellschaft und beanspruche sie mit deinen Schilden.
web-about-glenmore = Lege dein Tal Plättchen für Plättchen aus. Wer in der Kette hinten steht, zieht als Nächstes.
web-players-range = { $least } bis { $most } Personen
web-against-bots = Gegen Bots spielen
web-one-screen = An einem Bildschirm
web-invite-friends = Freunde einladen
web-my-tables = Deine Tische
web-waiting-more = { $count ->
    [one] und ein weiterer
   *[other] und { $count } weitere
}
web-no-tables = Noch keine Tische. Was du beginnst oder wo du mitspielst, steht dann hier.
web-with = mit { $players }
web-open-seats = { $count ->
    [one] einem offenen Platz
   *[other] { $count } offenen Plätzen
}
web-not-begun = Noch nicht begonnen
web-finished = Zu Ende
web-open = Öffnen
web-forget = Entfernen
web-import = Eine aufgezeichnete Partie
web-import-about = Sieh sie dir an, oder spiel weiter, wo sie aufhört.
web-choose-file = Datei wählen
web-import-refused = Die Aufzeichnung lässt sich nicht lesen.
web-credit = { $title } von { $designers } ({ $publisher }).
web-unofficial = Inoffiziell; alle Bilder sind unsere eigenen.
web-opponents = Gegner
web-result-won = Du hast gewonnen: { web-points }
web-result-shared = Gemeinsamer Sieg: { web-points }
web-result-place = Platz { $place } von { $players }: { web-points }
web-result-winner = Sieg: { $winners } ({ web-points })
web-finished-all = Alle { $count } beendeten Partien zeigen
web-now-your-turn = Du bist am Zug: { $table }
web-now-over = Partie zu Ende: { $table }

## Den Tisch decken

web-new-table = Neuer Tisch
web-how-bots = Du gegen Bots.
web-how-screen = Mehrere an diesem Bildschirm; ein Vorhang verbirgt die Karten.
web-how-screen-open = Mehrere an diesem Bildschirm; alles liegt offen, und wer am Zug ist, spielt einfach.
web-how-friends = Auf offene Plätze setzt sich, wer den Link hat. Ein Konto braucht niemand.
web-how-many = Wie viele spielen mit?
web-who-sits = Wer sitzt wo
web-seat = Platz { $number }
web-name = Name
web-name-of-seat = Name für Platz { $number }
web-name-missing-of-seat = Schreib einen Namen für Platz { $number } hin.
web-your-name = Dein Name
web-name-missing = Schreib hier einen Namen hin: Er sagt den anderen, wer du bist.
web-you = Du
web-guest = Gast
web-player = Spieler
web-at-this-screen = An diesem Bildschirm
web-open-for-friend = Offen, zum Einladen
web-open-seat = Offener Platz
web-bot-of-kind = Bot: { $kind }
web-bot-greedy = gierig
web-bot-random = zufällig
web-bot-plain = Lehrbuch
web-level = Stufe
web-bot-beginner = Einstieg
web-bot-casual = Freizeit
web-bot-club = Verein
web-bot-strong = Stark
web-bot-expert = Meisterklasse
web-bot-about-beginner = nimmt, was daliegt, und übersieht manches
web-bot-about-casual = spielt mit und denkt ein wenig voraus
web-bot-about-club = kennt das Spiel gut
web-bot-about-strong = bestraft Fehler
web-bot-about-expert = nimmt sich Zeit und verschenkt nichts
web-options = Optionen
web-shuffle-seats = Plätze zu Beginn mischen
web-seats-shuffled = Die Plätze werden zu Beginn gemischt.
web-seats-kept = Die Plätze bleiben, wie sie sind.
web-hints-choice = Tipps erlauben (alle sehen, wer einen holt)
web-hints = Tipps (alle sehen, wer einen holt)
web-hints-automatic = Automatisch
web-hints-automatic-about = Mit Uhr und anderen Menschen gibt es keine.
web-hints-on = Erlaubt
web-hints-off = Nicht erlaubt
web-hints-allowed = Tipps sind erlaubt. Alle sehen, wer einen holt.
web-hints-none = An diesem Tisch wird ohne Tipps gespielt.
web-hints-asked = { $player } hat einen Tipp geholt.
web-hints-by = Tipps für { $player }:
web-hints-position = Stellung { $ply }
web-hint-seen = Alle am Tisch sehen, dass du einen Tipp holst.
web-lay-table = Tisch decken
web-laying = Der Tisch wird gedeckt …
web-begin = Beginnen

## Uhren

web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-live = Live: ein Zeitkonto für jeden
web-clock-days = Tage für jeden Zug
web-clock-bank = Zeit für die Partie
web-clock-increment = Zugabe für jeden Zug
web-clock-per-move = Für jeden Zug
web-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
web-seconds = { $seconds ->
    [0] nichts
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
web-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
web-clock-is-none = Keine Uhr: Jeder nimmt sich die Zeit, die er braucht.
web-clock-is-live = Zeit für die Partie: { web-minutes } für jeden. Zugabe mit jedem Zug: { $seconds ->
    [0] nichts
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
web-clock-is-days = Zeit für jeden Zug: { web-days }.
web-time-up = Zeit um

## Vor dem Start

web-lobby = vor dem Start
web-lobby-open = Es wird gewartet, bis alle Plätze besetzt sind.
web-lobby-ready = Alle sind da. Du kannst beginnen.
web-lobby-away = { $count ->
    [one] { $players } ist
   *[other] { $players } sind
} gerade nicht da. Du kannst warten oder trotzdem beginnen.
web-lobby-wait = Gleich geht es los: Wer den Tisch gedeckt hat, startet die Partie.
web-nobody-yet = noch niemand
web-clear = Platz frei machen
web-seat-earlier = Platz { $number } nach oben
web-seat-remove = Platz { $number } entfernen
web-seat-add = Platz hinzufügen
web-leave = Tisch verlassen
web-delete = Tisch löschen
web-delete-sure = Endgültig löschen?
web-delete-yes = Ja, löschen
web-delete-cancel = Tisch behalten
web-invite = Einladen
web-invite-link = Zum Mitspielen: Wer diesen Link hat, kann sich setzen
web-watch-link = Zum Zusehen: Wer diesen Link hat, kann zuschauen
web-no-open-seat = Kein Platz ist offen; einladen lässt sich gerade niemand.
web-local-only = Diese Links lassen sich nur auf diesem Rechner öffnen.
web-local-only-how = Um mit anderen im selben Netz zu spielen, starte den Server so (das Zweite, wenn Clachan installiert ist):
web-copy = Kopieren
web-copied = Kopiert
web-join-title = Du bist eingeladen
web-sit-down = Hinsetzen
web-only-watch = Nur zusehen
web-watch = Zusehen
web-full = Dieser Tisch ist voll.
web-begun-already = Diese Partie hat schon begonnen.
web-full-about = Du kannst zusehen.
web-carry = Auf einem anderen Gerät weiterspielen
web-carry-warning = Dieser private Link öffnet deine Plätze auf einem anderen Gerät, einmal. Zeig ihn sonst niemandem.
web-carry-make = Link erzeugen
web-carry-link = Dein privater Link
web-carry-title = Deine Plätze auf diesem Gerät
web-carry-about = Mit diesem Link spielst du deine Plätze auch hier. Er gilt einmal.
web-carry-here = Hier spielen
web-for-players = Für { $players } Personen

## Am Tisch

web-title-your-turn = Du bist am Zug – { $table }
web-title-with = { $game } mit { $players }
web-title-of = { $game }: { $players }
web-title-position = Stellung { $ply } – { $game }
web-watching = Du siehst zu.
web-watching-open = Zum Mitspielen brauchst du den Einladungslink.
web-watchers = { $count ->
    [one] eine Person sieht zu
   *[other] { $count } Personen sehen zu
}
web-your-turn = Du bist am Zug
web-turn-of = { $player } ist am Zug
web-bot-thinks = { $player } überlegt …
web-waiting = Bitte warten …
web-moves-now = am Zug
web-sending = Wird gesendet …
web-over = Die Partie ist zu Ende.
web-more-happened = { $count ->
    [one] Davor noch etwas.
   *[other] Davor noch { $count } Ereignisse.
}
web-you-mark = du
web-bot-mark = Bot
web-here = da
web-away = weg
web-resigned = aufgegeben
web-resigned-mark = aufgegeben
web-bot-stands-in = ein Bot spielt weiter
web-moves = Deine Züge
web-moves-groups = Womit?
web-moves-other = Anderes
web-moves-choose = Wähl eines davon, um zu sehen, wohin es kann.
web-preview-how = Zeig auf einen Zug, um zu sehen, was folgen würde.
web-preview-waits = Was folgen würde …
web-gain = { $player } { $points }
web-gains = Wäre danach Schluss, änderten sich die Punkte um: { $gains }.
web-no-gains = Vorerst änderten sich niemandes Punkte.
web-brings = Das bringt bis zu { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
web-confirm = Diesen Zug machen
web-cancel = Doch nicht
web-understood = Verstanden
web-free = frei
web-why-not = Warum nicht?
web-why-not-here = Warum nicht auf { $place }?
web-text-table = Der Tisch als Text
web-not-drawn = Für dieses Spiel gibt es noch kein Brett. Züge und Verlauf sagen alles.
web-keys = Tasten
web-key-arrows = Pfeiltasten
web-undo-free = Zurücknehmen
web-undo-unseen = Frei zurücknehmbar: Nichts wurde aufgedeckt
web-undo-none = Gerade gibt es nichts zurückzunehmen
web-undo-alone = Du kannst das frei zurücknehmen
web-undo-asks = Zurücknehmen: { $players } fragen
web-undo-asked = { $who ->
    [mine] Du möchtest diesen Zug zurücknehmen: { $move }
    [you] { $player } bittet dich, diesen Zug zurücknehmen zu dürfen: { $move }
   *[other] { $player } möchte diesen Zug zurücknehmen: { $move }
}
web-undo-others = Spätere Züge werden mit zurückgenommen.
web-undo-waits = Es fehlt die Antwort von: { $players }.
web-undo-left = Zeit für die Antwort: { $time }.
web-undo-paused = Die Uhr steht.
web-undo-waiting = Warten auf { $players }
web-undo-request = { $player } möchte zurücknehmen: { $move }
web-undo-refused = { $reason ->
    [declined] { $player } war nicht einverstanden.
    [played] { $player } hat weitergespielt.
    [expired] Keine Antwort innerhalb der Frist.
   *[withdrawn] Du hast die Bitte zurückgezogen.
}
web-undo-once = Du kannst für jeden Zug nur einmal fragen.
web-undo-withdraw = Bitte zurückziehen
web-agree = { $named ->
    [no] Einverstanden
   *[yes] { $player } ist einverstanden
}
web-disagree = { $named ->
    [no] Nicht einverstanden
   *[yes] { $player } ist dagegen
}
web-redo = Noch einmal
web-resign = Aufgeben
web-resign-sure = Endgültig aufgeben?
web-resign-yes = Ja, aufgeben
web-resign-cancel = Weiterspielen
web-vote = { $why ->
    [time] { $player } hat keine Zeit mehr.
   *[away] { $player } ist weg.
} Stimmen für einen Bot: { $votes } von { $needed }.
web-vote-bot = Bot spielen lassen
web-replaced = Ein Bot spielt für { $player }.
web-take-back = Wieder selbst spielen
web-log = Was geschehen ist
web-log-times = { $sentence }, { $times } Mal nacheinander.
web-several-match-event-undo = { $reader ->
    [yes] Du nimmst { $times } Züge zurück.
   *[no] { $player } nimmt { $times } Züge zurück.
}
web-several-match-event-redo = { $reader ->
    [yes] Du spielst { $times } Züge noch einmal.
   *[no] { $player } spielt { $times } Züge noch einmal.
}
web-log-look = Eine Zeile führt zu ihrer Stellung, wenn sie nicht zurückgenommen ist.
web-log-taken-back = zurückgenommen
web-log-since = Seit deinem letzten Zug
web-log-again = Noch einmal zeigen
web-log-empty = Noch nichts.
web-log-all = Alle { $count } zeigen
web-more = Mehr zu diesem Tisch
web-export = Aufzeichnung speichern
web-export-part = Bis zum Ende enthält die Aufzeichnung nur, was du gesehen hast.
web-continue-here = Von hier an neuem Tisch weiterspielen
web-review = Stellung { $ply } von { $plies }
web-review-back = Zurück
web-review-on = Weiter
web-review-end = Zur Gegenwart
web-origin-fork = Dieser Tisch setzt einen anderen fort{ $turns ->
    [0] { "" }
    [one] , nach einem Zug
   *[other] , nach { $turns } Zügen
}.
web-origin-import = Dieser Tisch stammt aus einer Aufzeichnung.
web-origin-dealt-again = Was dort nicht zu sehen war, wurde neu verteilt.
web-shuffle = Das Mischen ist versiegelt
web-shuffle-over = Das Mischen lässt sich prüfen
web-shuffle-secret = Das Geheimnis

## Der Vorhang

web-curtain = Der Vorhang ist zu
web-curtain-about = Jemand anders ist am Zug. Wer die eigenen Karten sehen will, öffnet ihn.
web-pass-to = Weitergeben an { $player }
web-look-away = Alle anderen schauen bitte weg.
web-lift = { $player }: Vorhang auf
web-lower = Vorhang zu

## Das Ende

web-won = { $mine ->
    [yes] Du gewinnst!
   *[no] { $player } gewinnt!
}
web-won-together = Gemeinsamer Sieg: { $players }
web-points = { $points ->
    [1] ein Punkt
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-sheet = { $player }: woher die Punkte kommen
web-sheet-empty = Keine Punkte
web-rematch = Noch eine Partie
web-to-rematch = Zur nächsten Partie

## Weiterspielen ab einer Stellung

web-fork-seats = Plätze wählen und weiterspielen
web-fork-about = Wähle für jeden Platz, wer dort weiterspielt.
web-fork-before = Zuvor: { $player }

## Wenn etwas im Weg ist

web-loading = Wird geladen …
web-loading-slow = Das dauert länger als sonst.
web-again = Noch einmal versuchen
web-to-start = Zur Startseite
web-way-on = Deine Tische und neue Spiele findest du auf der Startseite.
web-missing-title = Hier ist nichts
web-missing = Diese Adresse führt nirgendwohin.
web-wrong-link-title = Diesen Tisch gibt es nicht
web-link-cut = Dieser Link ist nicht vollständig: lass ihn dir noch einmal geben oder kopiere ihn ganz.
web-wrong-link = Der Link ist falsch, oder der Tisch wurde gelöscht.
web-cannot-open = Der Tisch lässt sich nicht öffnen
web-lost = Verbindung verloren.
web-lost-about = Es wird weiter versucht. Deine Züge sind sicher.
web-unreachable = Der Server ist nicht zu erreichen.
web-unsaid = (Dafür gibt es noch keine Worte.)

## Clans and Glory

web-group-clans-play = { clans-card }
web-move-clans-play = { clans-slot }{ clans-shield-too }
web-group-clans-play-face-down = { clans-card }, verdeckt
web-move-clans-play-face-down = { clans-slot }{ clans-shield-too }
web-clans-hand = { $mine ->
    [yes] Deine Hand
   *[no] Die Hand von { $player }
}
web-clans-left = Übrige Karten und Schilde
web-clans-with-shield = Einen Schild dazulegen
web-clans-side-N = Oben
web-clans-side-S = Unten
web-clans-side-W = Kopf links
web-clans-side-E = Kopf rechts
web-clans-shields-here = Schilde, der erste zuerst, und was jeder jetzt bekäme
web-clans-takes = { $player }: { $cards ->
    [0] nichts
    [one] eine { $rank }, { web-points }
   *[other] { $cards } Karten mit { $rank }, { web-points }
}
web-clans-forced = Keine deiner Karten passt irgendwohin; eine kommt verdeckt auf einen beliebigen freien Platz (CG 4.2). Sie zählt für niemanden.
web-clans-face-down = verdeckt, von { $player }

## Glen More

web-group-glenmore-take = { glenmore-kind }
web-move-glenmore-take = { glenmore-site }
web-group-glenmore-discard = Aus dem Spiel nehmen
web-move-glenmore-discard = { glenmore-kind }
web-group-glenmore-pay = Bezahlen
web-move-glenmore-pay = { glenmore-resource-object } { glenmore-laid-from }
web-group-glenmore-pay-member = Bezahlen
web-move-glenmore-pay-member = ein Clanmitglied { glenmore-laid-from }
web-group-glenmore-pay-chieftain = Bezahlen
web-move-glenmore-pay-chieftain = einen Häuptling
web-group-glenmore-buy = Kaufen
web-move-glenmore-buy = { glenmore-resource-object } für { glenmore-coins }
web-group-glenmore-sell = Verkaufen
web-move-glenmore-sell = { glenmore-resource-object } { glenmore-laid-from } für { glenmore-coins }
web-group-glenmore-gain = Bekommen
web-move-glenmore-gain = { glenmore-resource-object }
web-group-glenmore-activate = Aktivieren
web-move-glenmore-activate = { glenmore-laid-object }
web-group-glenmore-ness = Mit Loch Ness aktivieren
web-move-glenmore-ness = { glenmore-laid-object }
web-group-glenmore-move = Clanmitglied bewegen
web-move-glenmore-move = { glenmore-laid-from } { glenmore-other-to }
web-group-glenmore-promote = Zum Häuptling machen
web-move-glenmore-promote = ein Clanmitglied { glenmore-laid-from }
web-group-glenmore-stop = Weiter
web-move-glenmore-stop = nichts mehr bezahlen
web-group-glenmore-resolve = Weiter
web-move-glenmore-resolve = Loch Shiel wirken lassen
web-group-glenmore-done = Weiter
web-move-glenmore-done = nichts mehr aktivieren
web-group-glenmore-end = Weiter
web-move-glenmore-end = Zug beenden
web-group-glenmore-moves = Weiter
web-move-glenmore-moves = Clanmitglieder bewegen
web-several-resource = { $times } { $resource ->
    [wood] Holz
    [stone] Steine
    [grain] Getreide
    [cattle] Rinder
   *[sheep] Schafe
}
web-several-glenmore-draw = { $times } neue Plättchen derselben Art kommen in die Kette: { glenmore-kind }.
web-several-glenmore-roll = Der Würfel zeigt { $times } Mal { $number } und zieht jedes Mal weiter.
web-several-glenmore-pay = { $reader ->
    [yes] Du bezahlst { web-several-resource } { glenmore-laid-from }.
   *[no] { $player } bezahlt { web-several-resource } { glenmore-laid-from }.
}
web-several-glenmore-pay-member = { $reader ->
    [yes] Du gibst { $times } Clanmitglieder { glenmore-laid-from } ab.
   *[no] { $player } gibt { $times } Clanmitglieder { glenmore-laid-from } ab.
}
web-several-glenmore-gain = { $reader ->
    [yes] Du bekommst { web-several-resource }.
   *[no] { $player } bekommt { web-several-resource }.
}
web-several-glenmore-move = { $reader ->
    [yes] Du bewegst { $times } Clanmitglieder { glenmore-laid-from } { glenmore-other-to }.
   *[no] { $player } bewegt { $times } Clanmitglieder { glenmore-laid-from } { glenmore-other-to }.
}
web-several-glenmore-promote = { $reader ->
    [yes] Du machst { $times } Clanmitglieder { glenmore-laid-from } zu Häuptlingen.
   *[no] { $player } macht { $times } Clanmitglieder { glenmore-laid-from } zu Häuptlingen.
}
web-glenmore-land = { $mine ->
    [yes] Dein Land
   *[no] Das Land von { $player }
}
web-glenmore-cubes = { $count } × { $resource }
web-glenmore-members = { $count ->
    [one] ein Clanmitglied
   *[other] { $count } Clanmitglieder
}
web-glenmore-now-taking = Wähl ein Plättchen aus der Kette, dann ein Feld dafür.
web-glenmore-now-paying = Noch zu bezahlen für dieses Plättchen ({ $tile }): { $due }.
web-glenmore-now-paying-more = Bisher ({ $tile }): { web-points }. Du kannst noch bezahlen: { $due }.
web-glenmore-now-selling-first = Noch zu bezahlen für dieses Plättchen ({ $tile }): { $due }. Verkauf zuerst etwas auf dem Markt.
web-glenmore-now-paying-member = Loch Ness kostet ein Clanmitglied oder einen Häuptling.
web-glenmore-now-gaining = { $count ->
    [one] Wähl einen Rohstoff.
   *[other] Wähl { $count } Rohstoffe, einen nach dem anderen.
}
web-glenmore-now-resolving = Du darfst noch verkaufen, bevor Loch Shiel deine Plättchen füllt.
web-glenmore-now-activating = Aktiviere das neue Plättchen und die ringsum, in beliebiger Reihenfolge.
web-glenmore-now-activated = { $sales ->
    [0] Es ist nichts mehr zu aktivieren.
   *[other] Es ist nichts mehr zu aktivieren; verkaufen kannst du noch.
}
web-glenmore-now-moving = { $count ->
    [one] Ein Bewegungspunkt ist übrig.
   *[other] { $count } Bewegungspunkte sind übrig.
} Wähl ein Clanmitglied, oder beende den Zug.
web-glenmore-larger-land = Am Ende kostet jedes Plättchen, das du mehr hast als das kleinste Land, 3 Punkte (GM 11.4).
web-glenmore-coming = noch zu bezahlen
web-glenmore-chain = Die Kette
web-glenmore-chain-about = Von hinten: Wer zuerst kommt, ist als Nächstes am Zug.
web-glenmore-leaves = verlässt das Spiel
web-glenmore-choose = Wählen
web-glenmore-resource = Rohstoff
web-glenmore-filled = Gefüllt
web-glenmore-buy = Kauf für
web-glenmore-sell = Verkauf für
web-glenmore-progress = Noch zu ziehende Plättchen, je Stapel: { $left }. Wertungen bisher: { $scorings }.
web-glenmore-goods = Was alle haben
web-glenmore-coins = Münzen
web-glenmore-whisky = Whisky
web-glenmore-chieftains = Häuptlinge
web-glenmore-cards = Karten
web-glenmore-tiles = Plättchen
web-glenmore-points = Punkte
