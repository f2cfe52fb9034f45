cli-about = Ein digitaler Tisch für Highland-Brettspiele.
cli-command = Befehl
cli-usage = Aufruf
cli-arguments = Argumente
cli-options = Optionen
cli-help = diese Hilfe anzeigen und beenden
cli-required = Es fehlt: { $names }.
cli-bad-choice = { $name } kann nicht „{ $value }“ sein. Wähle aus: { $choices }.
cli-no-value = { $name } braucht einen Wert.
cli-unrecognized = Nicht verstanden: { $names }.
cli-see-help = { $problem } Siehe: { $command }
cli-lang = Sprache: en, de oder pl
cli-game = das Spiel: { $games }
cli-version = Version anzeigen und beenden
cli-print-completion = Skript zur Vervollständigung für diese Shell ausgeben
cli-players = Anzahl der Personen
cli-record = Aufzeichnung einer Partie (JSON)
cli-from = bei diesem Eintrag beginnen

cli-no-such-game = Ein Spiel „{ $game }“ gibt es nicht. Wähle aus: { $games }.
cli-no-such-count = Die Personenzahl kann nicht { $count } sein. Wähle { $counts }.
cli-no-such-bot = Einen Bot „{ $bot }“ gibt es nicht. Wähle aus: { $bots }.
cli-unknown-option = Die Option { $option } gibt es nicht.
cli-unknown-option-near = Die Option { $option } gibt es nicht. Meinst du { $near }?
cli-extra-missing = Dafür fehlen Pakete. Installiere sie mit: pip install "clachan[{ $extra }]"
cli-bot-other-game = { $bot } spielt { $game } nicht. Wähle aus: { $bots }.
cli-plugin-skipped = Das Plug-in „{ $name }“ des Pakets { $package } wurde übersprungen: { $reason }. Aktualisiere oder entferne das Paket.
cli-plugin-failed = Das Spiel oder der Bot „{ $name }“ hat einen Fehler: { $reason }. Melde ihn dem zuständigen Projekt.
cli-bots-differ = { $bots ->
    [one] Du hast { $bots } Bot genannt
   *[other] Du hast { $bots } Bots genannt
}, das Spiel braucht { $players }. Nenne einen für jeden Platz.
cli-not-positive = { $option } muss mindestens 1 sein, nicht { $number }.
cli-not-whole = { $option } muss eine ganze Zahl sein, nicht „{ $text }“.
cli-from-where = --from muss zwischen 1 und { $last } liegen, nicht { $start }.
cli-seed-too-long = Ein Startwert muss zwischen −9223372036854775808 und 18446744073709551615 liegen.
cli-output-closed = Die Ausgabe ist geschlossen. Öffne ein Terminal oder leite sie in eine Datei um.
cli-stream-failed = Lesen oder Schreiben ist fehlgeschlagen: { $problem }. Versuche es erneut.
cli-or = { $most } oder { $last }
cli-file-unread = { $file } lässt sich nicht lesen: { $problem }. Prüfe den Namen oder wähle eine andere Datei.
cli-file-not-found = Datei oder Ordner nicht gefunden
cli-file-is-folder = das ist ein Ordner
cli-file-special = keine normale Datei
cli-file-not-allowed = keine Berechtigung
cli-file-bad-name = kein gültiger Dateiname
cli-file-no-space = der Datenträger ist voll
cli-file-unnamed = Nenne eine Datei.
cli-file-error = Systemfehler { $code }

cli-play-about = Im Terminal spielen.
cli-play-seats = Plätze in Zugreihenfolge: you (du) oder ein Bot ({ $bots }), durch Kommas getrennt; ein Bot kann ein Suchbudget haben, etwa expert:ms=200
cli-play-colour = Farben: auto, always (immer) oder never (nie)
cli-play-record = Datei für die Aufzeichnung; gespeichert wird, wenn die Partie endet oder du aufhörst
cli-play-seed = Startwert; gleicher Startwert, gleiche Ziehungen
cli-play-continue = eine aufgezeichnete Partie als neue Partie fortsetzen
cli-play-ply = Anzahl der Aktionen, nach denen es weitergeht; jede ausgeteilte Karte zählt mit

cli-serve-about = Den Server zum Spielen im Browser starten.
cli-backup-about = Alle Tische in einer Datei sichern, auch während ein Server läuft.

cli-simulate-about = Viele Partien zwischen Bots spielen und die Ergebnisse zeigen.
cli-simulate-games = Anzahl der Partien
cli-simulate-bots = ein Bot pro Platz ({ $bots }), durch Kommas getrennt; auf Wunsch mit Suchbudget, etwa expert:ms=200; Standard: { $first } gegen { $others }
cli-simulate-seed = Startwert; gleicher Startwert, gleiche Partien
cli-simulate-jobs = Anzahl der Prozesse; Standard: alle Kerne
cli-simulate-done =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, Startwert { $seed }
cli-simulate-seat = Platz
cli-simulate-bot = Bot
cli-simulate-wins = Siege (95 %)
cli-simulate-points = Punkte
cli-simulate-place = Platzierung
cli-simulate-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($lower, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($upper, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-simulate-mean-points = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulate-mean-place = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }

cli-conform-about = Prüfen, ob ein Spiel die gemeinsame Schnittstelle erfüllt.
cli-conform-games = zufällige Partien je Personenzahl
cli-conform-kept = { $game }: Schnittstelle erfüllt (Partien: { $games }, Stellungen: { $positions }, Prüfungen: { $checks })
cli-conform-broken = Schnittstelle nicht erfüllt: { $problem }
cli-conform-repeat = Mit dem Startwert { $seed } wiederholen: { $command }

cli-replay-about = Eine aufgezeichnete Partie in Worten wiedergeben.
cli-replay-head = { $title }: { $names } (Partie { $match })
cli-replay-running = Die Partie läuft noch.
cli-replay-incomplete = Sicht einer Person auf eine laufende Partie; verdeckte Karten bleiben verdeckt.
cli-replay-place = { $place }. { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
cli-replay-resigned = { $line } – aufgegeben

cli-verify-about = Das Mischen einer beendeten Partie prüfen.
cli-verify-true =
    Das Mischen war fair: { $draws ->
        [one] Die einzige Ziehung folgt
       *[other] Alle { $draws } Ziehungen folgen
    } aus dem geheimen Startwert, und dieser passt zum Fingerabdruck.
cli-verify-given = { $given ->
    [one] Der erste Eintrag stammt aus einer anderen Partie und wird nicht geprüft
   *[other] Die ersten { $given } Einträge stammen aus einer anderen Partie und werden nicht geprüft
}. Prüfe auch die Aufzeichnung jener Partie.
cli-verify-rest = { $draws ->
    [one] Die einzige Ziehung danach folgt
   *[other] Alle { $draws } Ziehungen danach folgen
} aus dem geheimen Startwert, und dieser passt zum Fingerabdruck.
cli-verify-no-draws = Es gibt keine Ziehungen zu prüfen.
cli-verify-false = Das Mischen lässt sich nicht bestätigen. { $problem } Speichere die Partie noch einmal und prüfe die neue Datei.
cli-verify-running = Diese Partie lief noch, als sie gespeichert wurde. Der geheime Startwert wird erst am Ende gezeigt; speichere sie dann noch einmal.
cli-verify-nothing = Diese Aufzeichnung enthält keine Angaben zum Mischen; es gibt nichts zu prüfen. Wähle eine andere.

## Was in der Hilfe für einen Wert steht

cli-value-address = ADRESSE
cli-value-addresses = ADRESSEN
cli-value-program = PROGRAMM
cli-value-deadline = N
cli-value-dir = ORDNER
cli-value-file = DATEI
cli-value-game = Spiel
cli-value-games = N
cli-value-groups = N
cli-value-host = ADRESSE
cli-value-hosts = NAMEN
cli-value-jobs = N
cli-value-players = N
cli-value-ply = N
cli-value-record = DATEI
cli-value-seats = PLÄTZE
cli-value-seed = STARTWERT
cli-value-start = N
