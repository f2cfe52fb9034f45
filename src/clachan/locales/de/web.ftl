# Die Seiten im Browser

web-title = Zwei Highland-Spiele, ein{ "\u00A0" }Tisch
web-lead = In einer Minute geht es los. Ganz ohne Konto.
web-skip = Zum Inhalt springen
web-language = Sprache
web-settings = Einstellungen
web-theme = Design
web-theme-system = System
web-theme-light = Hell
web-theme-dark = Dunkel
web-confirm-moves = Züge bestätigen
web-confirm-usual = Je nach Spiel
web-confirm-always = Immer
web-confirm-never = Nie
web-board-text = Text

## Start

web-about-clans = Lege Karten und Schilde und stelle den besten Clan zusammen.
web-about-glenmore = Vergrößere deine Auslage Plättchen für Plättchen. Am Zug ist, wer in der Kette ganz hinten steht.
web-players-range = { $least } bis { $most } Personen
web-against-bots = Gegen Bots spielen
web-one-screen = An einem Bildschirm
web-invite-friends = Per Link einladen
web-my-tables = Deine Tische
web-bot-failed = { $player } kann nicht ziehen: Der Bot oder das Spiel hat einen Fehler. Der Server versucht es später erneut.
web-waiting-more = { $count ->
    [one] und noch { $count } Tisch
   *[other] und noch { $count } Tische
}
web-no-tables = Noch keine Tische. Hier erscheinen Tische, die du eröffnest oder an denen du mitspielst.
web-with = mit { $players }
web-open-seats = { $count ->
    [one] { $count } freiem Platz
   *[other] { $count } freien Plätzen
}
web-not-begun = Noch nicht gestartet
web-finished = Beendet
web-open = Öffnen
web-forget = Entfernen
web-import = Partie importieren
web-import-about = Sieh sie dir an oder spiele ab einer beliebigen Stellung weiter.
web-choose-file = Datei wählen
web-import-refused = Import fehlgeschlagen.
web-credit = { $title } von { $designers } ({ $publisher }).
web-credit-designers = { $title } von { $designers }.
web-credit-publisher = { $title } ({ $publisher }).
web-unofficial = Inoffizielles Fanprojekt mit eigenen Bildern.
web-opponents = Bots
web-result-won = Du hast gewonnen: { web-points }
web-result-shared = Geteilter Sieg: { web-points }
web-result-place = Platz { $place } von { $players }: { web-points }
web-result-winner = Sieg: { $winners } ({ web-points })
web-continued = setzt eine andere Partie fort
web-finished-all = Beendete Partien zeigen ({ $count })
web-now-your-turn = Du bist am Zug: { $table }
web-now-over = Partie vorbei: { $table }

## Einen Tisch eröffnen

web-new-table = Neuer Tisch
web-how-bots = Du spielst gegen Bots.
web-how-screen = Mehrere Personen spielen an diesem Bildschirm. Zwischen den Zügen sind die Handkarten verdeckt.
web-how-screen-open = Mehrere Personen spielen an diesem Bildschirm. Alles liegt offen.
web-how-friends = Wer den Link hat, kann einen freien Platz einnehmen. Ohne Konto.
web-how-many = Wie viele Personen?
web-who-sits = Plätze
web-seat = Platz { $number }
web-name = Name
web-name-of-seat = Name für Platz { $number }
web-name-missing-of-seat = Gib einen Namen für Platz { $number } ein.
web-your-name = Dein Name
web-name-missing = Gib einen Namen ein, damit die anderen dich erkennen.
web-you = Du
web-guest = Gast
web-player = Person
web-at-this-screen = An diesem Bildschirm
web-open-for-friend = Frei (zum Einladen)
web-open-seat = Freier Platz
web-bot-of-kind = Bot: { $kind }
web-bot-greedy = Gierig
web-bot-random = Zufall
web-bot-plain = Einfach
web-level = Spielstärke
web-bot-beginner = Einstieg
web-bot-casual = Hobby
web-bot-club = Club
web-bot-strong = Stark
web-bot-expert = Profi
web-bot-about-beginner = nimmt das Naheliegende und übersieht vieles
web-bot-about-casual = denkt ein wenig voraus
web-bot-about-club = kennt das Spiel gut
web-bot-about-strong = bestraft Fehler
web-bot-about-expert = nimmt sich Zeit und verschenkt nichts
web-options = Optionen
web-shuffle-seats = Plätze zu Beginn auslosen
web-seats-shuffled = Die Plätze werden zu Beginn ausgelost.
web-seats-kept = Die Plätze bleiben in dieser Reihenfolge.
web-hints-choice = Tipps erlauben (alle sehen, wer fragt)
web-hints = Tipps (alle sehen, wer fragt)
web-hints-automatic = Automatisch
web-hints-automatic-about = In Partien mit Uhr gegen andere Personen sind Tipps aus.
web-hints-on = Erlaubt
web-hints-off = Nicht erlaubt
web-coach-begin = Mit dem Coach spielen
web-hints-allowed = Tipps sind erlaubt. Alle sehen, wer fragt.
web-hints-none = Tipps sind an diesem Tisch aus.
web-hints-asked = { $player } hat einen Tipp angefordert.
web-hints-by = Tipps ({ $player }):
web-hints-position = Stellung { $ply }
web-hint = Tipp
web-hint-waits = Tipp wird gesucht …
web-hint-close = Tipp schließen
web-hint-take = Tipp übernehmen
web-hint-seen = Alle am Tisch sehen, dass du einen Tipp angefordert hast.
web-lay-table = Tisch eröffnen
web-laying = Tisch wird eröffnet …
web-begin = Starten

## Uhren

web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-live = Live: Zeitkonto pro Person
web-clock-days = Tage pro Zug
web-clock-bank = Zeit pro Person
web-clock-increment = Zeitgutschrift pro Zug
web-clock-per-move = Zeit pro Zug
web-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
web-seconds = { $seconds ->
    [0] keine
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
web-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
web-clock-is-none = Ohne Zeitlimit.
web-clock-is-live = { web-minutes } pro Person{ $seconds ->
    [0] { "" }
   *[other] , +{ $seconds } s pro Zug
}.
web-clock-is-days = { web-days } pro Zug.
web-time-up = Zeit abgelaufen

## Vor dem Start

web-lobby = wartet auf den Start
web-lobby-open = Warten auf weitere Personen.
web-lobby-ready = Alle sind da. Du kannst starten.
web-lobby-away = { $count ->
    [one] { $players } ist offline.
   *[other] { $players } sind offline.
} Du kannst warten oder trotzdem starten.
web-lobby-wait = Warten auf den Start durch den Host.
web-seat-vacant = frei
web-clear = Person entfernen
web-seat-earlier = Platz { $number } nach oben
web-seat-remove = Platz { $number } entfernen
web-seat-add = Platz hinzufügen
web-leave = Tisch verlassen
web-delete = Tisch löschen
web-delete-sure = Diesen Tisch löschen? Das lässt sich nicht rückgängig machen.
web-delete-yes = Löschen
web-delete-cancel = Tisch behalten
web-invite = Einladen
web-invite-link = Einladungslink zum Mitspielen
web-watch-link = Link nur zum Zusehen
web-no-open-seat = Alle Plätze sind besetzt. Gib einen Platz frei, um jemanden einzuladen.
web-local-only = Diese Links funktionieren nur auf diesem Computer.
web-local-only-how = Um im lokalen Netz zu spielen, starte den Server mit einem dieser Befehle (dem zweiten, wenn Clachan installiert ist):
web-copy = Kopieren
web-copied = Kopiert
web-join-title = Du bist eingeladen
web-sit-down = Platz nehmen
web-only-watch = Nur zusehen
web-watch = Zusehen
web-full = Dieser Tisch ist voll.
web-begun-already = Diese Partie hat schon begonnen.
web-full-about = Du kannst zusehen.
web-carry = Auf anderem Gerät weiterspielen
web-carry-warning = Mit diesem privaten Link spielst du auf einem anderen Gerät weiter. Er gilt nur einmal. Gib ihn nicht weiter.
web-carry-make = Link erstellen
web-carry-link = Dein privater Link
web-carry-title = Deine Plätze auf diesem Gerät
web-carry-about = Mit diesem Link spielst du auch auf diesem Gerät weiter. Er gilt nur einmal.
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
    [one] { $count } Person sieht zu
   *[other] { $count } Personen sehen zu
}
web-your-turn = Du bist am Zug
web-turn-of = { $player } ist am Zug
web-bot-thinks = { $player } überlegt …
web-waiting = Bitte warten …
web-moves-now = am Zug
web-sending = Wird gesendet …
web-over = Die Partie ist vorbei.
web-more-happened = { $count ->
    [one] { $count } früheres Ereignis
   *[other] { $count } frühere Ereignisse
}
web-you-mark = du
web-bot-mark = Bot
web-here = online
web-away = offline
web-resigned = aufgegeben
web-resigned-mark = aufgegeben
web-bot-stands-in = ein Bot spielt weiter
web-moves = Deine Züge
web-moves-groups = Was möchtest du tun?
web-moves-other = Sonstiges
web-moves-choose = Wähle etwas aus, um die möglichen Züge zu sehen.
web-preview-how = Zeige auf einen Zug, um die Folgen zu sehen.
web-preview-waits = Vorschau wird geladen …
web-gain = { $player } { $points }
web-gains = Änderung am Zwischenstand: { $gains }.
web-no-gains = Am Zwischenstand ändert sich nichts.
web-brings = Bringt bis zu { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.
web-confirm = Zug bestätigen
web-cancel = Abbrechen
web-understood = OK
web-free = frei
web-why-not = Warum nicht?
web-why-not-here = Warum nicht { clans-slot-at }?
web-text-table = Spielbrett als Text
web-not-drawn = Für dieses Spiel gibt es noch kein grafisches Spielbrett. Nutze die Liste der Züge und den Verlauf.
web-keys = Tastenkürzel
web-key-arrows = Pfeiltasten
web-undo-free = Zurücknehmen
web-undo-unseen = Du kannst das zurücknehmen: Es wurde nichts aufgedeckt.
web-undo-none = Es gibt nichts zurückzunehmen.
web-undo-alone = Du kannst das zurücknehmen.
web-undo-asks = Um Rücknahme bitten ({ $players })
web-undo-asked = { $who ->
    [mine] Du möchtest zurücknehmen: { $move }
    [you] { $player } bittet dich, eine Rücknahme zu erlauben: { $move }
   *[other] { $player } möchte zurücknehmen: { $move }
}
web-undo-others = Spätere Züge werden auch zurückgenommen.
web-undo-waits = Noch keine Antwort von: { $players }.
web-undo-left = Zeit für die Antwort: { $time }.
web-undo-paused = Die Uhr steht.
web-undo-waiting = Warten auf { $players }
web-undo-request = { $player } möchte zurücknehmen: { $move }
web-undo-refused = { $reason ->
    [declined] { $player } hat abgelehnt.
    [played] { $player } hat weitergespielt.
    [expired] Keine Antwort innerhalb der Frist.
   *[withdrawn] Du hast die Anfrage zurückgezogen.
}
web-undo-once = Du kannst pro Zug nur einmal darum bitten.
web-undo-withdraw = Anfrage zurückziehen
web-agree = { $named ->
    [no] Zustimmen
   *[yes] { $player }: zustimmen
}
web-disagree = { $named ->
    [no] Ablehnen
   *[yes] { $player }: ablehnen
}
web-redo = Wiederholen
web-resign = Aufgeben
web-resign-sure = Diese Partie aufgeben? Das lässt sich nicht rückgängig machen.
web-resign-yes = Aufgeben
web-resign-cancel = Weiterspielen
web-vote = { $why ->
    [time] Die Zeit von { $player } ist abgelaufen.
   *[away] { $player } ist offline.
} Stimmen für einen Bot: { $votes } von { $needed }.
web-vote-bot = Für einen Bot stimmen
web-replaced = { $player }: Auf diesem Platz spielt ein Bot.
web-take-back = Wieder selbst spielen
web-log = Verlauf
web-log-times = { $sentence } ×{ $times }
web-several-match-event-undo = { $reader ->
    [yes] Du nimmst { $times } Züge zurück.
   *[no] { $player } nimmt { $times } Züge zurück.
}
web-several-match-event-redo = { $reader ->
    [yes] Du wiederholst { $times } Züge.
   *[no] { $player } wiederholt { $times } Züge.
}
web-log-look = Wähle einen Eintrag, um die Stellung zu sehen.
web-log-taken-back = zurückgenommen
web-log-since = Seit deinem letzten Zug
web-log-again = Noch einmal abspielen
web-log-empty = Noch keine Züge.
web-log-all = Alle { $count } zeigen
web-more = Mehr
web-export = Partie herunterladen
web-export-part = Bis zum Ende der Partie enthält die Datei nur, was du gesehen hast.
web-continue-here = Ab hier spielen
web-continue-table = an einem neuen Tisch
web-origin-fork = Dieser Tisch setzt eine andere Partie fort{ $turns ->
    [0] { "" }
    [one] { " " }(nach { $turns } Zug)
   *[other] { " " }(nach { $turns } Zügen)
}.
web-origin-import = Dieser Tisch wurde aus einer Datei importiert.
web-origin-dealt-again = Verdeckte Karten wurden neu ausgeteilt.
web-shuffle = Faires Mischen
web-shuffle-over = Faires Mischen nachprüfen
web-shuffle-secret = Geheimer Startwert

## Der Vorhang

web-curtain = Die Handkarten sind verdeckt
web-curtain-about = Eine andere Person ist am Zug. Deine eigenen Karten kannst du trotzdem ansehen.
web-pass-to = Weitergeben an { $player }
web-look-away = Alle anderen schauen bitte weg.
web-lift = { $player }: Karten zeigen
web-lower = Karten verbergen

## Das Ende

web-won = { $mine ->
    [yes] Du gewinnst!
   *[no] { $player } gewinnt!
}
web-won-together = Geteilter Sieg: { $players }
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-sheet = { $player }: Abrechnung
web-sheet-empty = Keine Punkte
web-rematch = Noch eine Partie
web-to-rematch = Zur nächsten Partie

## Weiterspielen ab einer Stellung

web-fork-seats = Plätze wählen
web-fork-about = Wähle für jeden Platz, wer weiterspielt.
web-fork-before = Zuvor: { $player }

## Wenn etwas im Weg ist

web-loading = Wird geladen …
web-loading-slow = Das dauert länger als sonst.
web-again = Erneut versuchen
web-to-start = Zur Startseite
web-way-on = Deine Tische findest du auf der Startseite. Dort kannst du auch neue eröffnen.
web-missing-title = Seite nicht gefunden
web-missing = Diese Seite gibt es nicht. Prüfe die Adresse oder gehe zur Startseite.
web-wrong-link-title = Tisch nicht gefunden
web-link-cut = Dieser Link ist unvollständig. Kopiere ihn ganz oder bitte um einen neuen.
web-wrong-link = Der Link ist falsch oder der Tisch wurde gelöscht. Bitte um einen neuen Link.
web-cannot-open = Der Tisch lässt sich nicht öffnen
web-lost = Verbindung verloren.
web-lost-about = Verbindung wird wiederhergestellt … Deine Züge sind gespeichert.
web-unreachable = Server nicht erreichbar. Prüfe deine Verbindung und versuche es erneut.
web-unsaid = (Keine Beschreibung verfügbar.)
