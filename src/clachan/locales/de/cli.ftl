cli-about = Ein digitaler Tisch für Brettspiele aus den Highlands.
cli-command = Befehl
cli-lang = Sprache: en, de oder pl
cli-game = das Spiel: { $games }
cli-version = die Version zeigen und enden
cli-print-completion = ein Skript ausgeben, mit dem diese Shell Befehle und Optionen vervollständigt
cli-players = wie viele mitspielen
cli-record = die Aufzeichnung einer Partie, als JSON
cli-from = bei diesem Eintrag beginnen

cli-no-such-game = Ein Spiel „{ $game }“ gibt es nicht; zur Wahl stehen: { $games }.
cli-no-such-count = Mit { $count } geht es nicht: Es müssen { $counts } Personen sein.
cli-no-such-bot = Einen Bot „{ $bot }“ gibt es nicht; zur Wahl stehen: { $bots }.
cli-unknown-option = Die Option { $option } gibt es nicht.
cli-unknown-option-near = Die Option { $option } gibt es nicht. Ist { $near } gemeint?
cli-extra-missing = Dafür nötige Pakete sind nicht installiert: pip install "clachan[{ $extra }]"
cli-bot-other-game = { $bot } spielt { $game } nicht; diese Bots spielen es: { $bots }.
cli-plugin-skipped = Die Erweiterung „{ $name }“ des Pakets { $package } wurde übergangen: { $reason }
cli-bots-differ = { $bots ->
    [one] Ein Bot ist genannt
   *[other] { $bots } Bots sind genannt
}, verlangt sind aber { $players }.
cli-not-positive = { $option } muss mindestens 1 sein, nicht { $number }.
cli-not-whole = { $option } muss eine ganze Zahl sein, nicht „{ $text }“.
cli-from-where = --from geht von 1 bis { $last }; { $start } gibt es nicht.
cli-seed-too-long = Ein Startwert geht von −9223372036854775808 bis 18446744073709551615.
cli-output-closed = Die Ausgabe ist geschlossen; es lässt sich nichts zeigen.
cli-stream-failed = Lesen oder Schreiben ist gescheitert: { $problem }.
cli-or = { $most } oder { $last }
cli-file-unread = { $file } lässt sich nicht lesen: { $problem }.
cli-file-not-found = Datei oder Ordner nicht gefunden
cli-file-is-folder = das ist ein Ordner
cli-file-special = das ist keine gewöhnliche Datei
cli-file-not-allowed = keine Berechtigung
cli-file-bad-name = so kann keine Datei heißen
cli-file-no-space = kein Platz mehr frei
cli-file-unnamed = Nenne eine Datei.
cli-file-error = Systemfehler { $code }

cli-play-about = Im Terminal spielen.
cli-play-seats = wer wo sitzt, in Zugreihenfolge: you (du) oder ein Bot ({ $bots }), auf Wunsch mit Bedenkzeit wie expert:ms=200, durch Kommas getrennt
cli-play-colour = Farben: auto, always (immer) oder never (nie)
cli-play-record = wohin die Aufzeichnung geschrieben wird, wenn die Partie endet oder du gehst
cli-play-seed = gleicher Startwert, gleiche Karten: zum Ausprobieren
cli-play-continue = eine aufgezeichnete Partie als neue Partie fortsetzen
cli-play-ply = nach wie vielen ihrer Aktionen; jede ausgeteilte Karte zählt mit

cli-serve-about = Tische im Browser anbieten, für nah und fern.
cli-backup-about = Alle Tische in eine Datei kopieren, auch während ein Server läuft.

cli-simulate-about = Viele Partien unter Bots spielen und zeigen, wie sie ausgehen.
cli-simulate-games = wie viele Partien
cli-simulate-bots = ein Bot für jeden Platz, durch Kommas getrennt, auf Wunsch mit Bedenkzeit wie expert:ms=200 ({ $bots }); ohne Angabe { $first } gegen { $others }
cli-simulate-seed = gleicher Startwert, gleiche Partien
cli-simulate-jobs = wie viele Prozesse; ohne Angabe alle Kerne
cli-simulate-done =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, Startwert { $seed }
cli-simulate-seat = Platz
cli-simulate-bot = Bot
cli-simulate-wins = Siege (95 %)
cli-simulate-points = Punkte
cli-simulate-place = Rang
cli-simulate-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($lower, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($upper, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-simulate-mean-points = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulate-mean-place = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }

cli-conform-about = Prüfen, ob ein Spiel den gemeinsamen Vertrag aller Spiele einhält.
cli-conform-games = zufällige Partien je Spielerzahl
cli-conform-kept = { $game }: Vertrag eingehalten in { $games } Partien, { $positions } Stellungen, { $checks } Prüfungen
cli-conform-broken = Vertrag gebrochen: { $problem }
cli-conform-repeat = Mit dem Startwert { $seed } wiederholen: { $command }

cli-replay-about = Eine aufgezeichnete Partie in Worten erzählen.
cli-replay-head = { $title }: { $names } (Partie { $match })
cli-replay-running = Die Partie ist noch nicht zu Ende.
cli-replay-incomplete = So sah eine Person eine Partie, die noch lief; was verborgen war, bleibt verborgen.
cli-replay-place = { $place }. { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
cli-replay-resigned = { $line } – aufgegeben

cli-verify-about = Das Mischen einer beendeten Partie anhand ihres Geheimnisses prüfen.
cli-verify-true =
    Ehrlich gemischt: { $draws ->
        [one] { $draws } Ziehung folgt
       *[other] { $draws } Ziehungen folgen
    } aus dem Geheimnis, und das Geheimnis passt zum Versprechen.
cli-verify-given = { $given ->
    [one] Der erste Eintrag im Verlauf wurde aus einer anderen Partie übernommen und ist nicht geprüft.
   *[other] Die ersten { $given } Einträge im Verlauf wurden aus einer anderen Partie übernommen und sind nicht geprüft.
}
cli-verify-rest = { $draws ->
    [one] { $draws } Ziehung danach folgt
   *[other] { $draws } Ziehungen danach folgen
} aus dem Geheimnis, und das Geheimnis passt zum Versprechen.
cli-verify-no-draws = Es gibt keine Ziehung, die sich prüfen ließe.
cli-verify-false = Es wurde nicht gemischt wie versprochen. { $problem }
cli-verify-running = Diese Partie lief noch, als sie gespeichert wurde. Das Geheimnis des Mischens wird erst am Ende verraten; bis dahin lässt sich nichts prüfen.
cli-verify-nothing = Vom Mischen sagt diese Aufzeichnung nichts; es gibt nichts zu prüfen.
