# Spielen im Terminal

play-you = Du
play-bot = { $bot } { $number }
play-bot-random = Zufall
play-bot-greedy = Gierig

## Den Tisch decken

play-which-game = Welches Spiel? { $games } [{ $default }]
play-how-many = Wie viele spielen mit? { $counts } [{ $default }]
play-no-such-game = Ein Spiel „{ $game }“ gibt es nicht; zur Wahl stehen: { $games }.
play-no-such-count = Mit { $count } geht es nicht: Dieses Spiel ist für { $counts } Personen.
play-no-such-seat = „{ $seat }“ kann keinen Sitz einnehmen; möglich sind: { $kinds }.
play-seats-differ = { $seats ->
    [one] Ein Sitz ist genannt
   *[other] { $seats } Sitze sind genannt
}, verlangt sind aber { $players }.
play-or = { $most } oder { $last }

## Ein Zug

play-prompt = Dein Zug >
play-prompt-player = { $player } >
play-prompt-page = Enter: zum Tisch (oder dein Zug) >
play-prompt-more = Enter: weiter (oder dein Zug) >
play-prompt-end = Enter: Schluss (oder: verlauf, wertung, speichern DATEI) >
play-prompt-end-more = Enter: weiter >
play-begins = Der Tisch ist gedeckt. Du fängst an.
play-taken-back = Zurückgenommen, samt allem, was danach kam. „vor“ spielt es noch einmal.
play-played-again = Noch einmal gespielt.
play-not-understood = „{ $text }“ ist weder Zug noch Befehl. Ein Zug sieht so aus: { $example }; „hilfe“ zeigt die Befehle.
play-why-what = Schreib den Zug dahinter, zum Beispiel: warum { $example }
play-allowed = Das ist erlaubt. { $explanation }
play-curtain = { $player }, du bist am Zug.
play-curtain-others = Alle anderen schauen bitte weg.
play-curtain-enter = Enter zeigt deine Karten, „zurück“ nimmt den letzten Zug zurück >

## Seiten

play-log = Was geschehen ist, das Neueste zuerst
play-log-times = { $sentence } (×{ $times })
play-score = Punkte, wenn jetzt Schluss wäre
play-total = { $player }: { $points }
play-totals = Insgesamt – { $totals }
play-goodbye = Bis bald!
play-saved = Gespeichert als { $file }.
play-save-where = Schreib den Namen einer Datei dahinter, zum Beispiel: speichern { $example }
play-file-exists = Die Datei { $file } gibt es schon; sie bleibt, wie sie ist. Nimm einen anderen Namen.
play-file-failed = Die Datei { $file } ließ sich nicht schreiben: { $problem }.

## Das Ende

play-over = Das Spiel ist vorbei. { $reason }
play-winner = { $player } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}!
play-you-win = Du gewinnst mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}!
play-shared = Geteilter Sieg mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}: { $players }.
play-and = { $most } und { $last }
play-ranking = { $place }. { $player }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
play-sheet = Woher die Punkte kommen
play-reveal = Jetzt liegt alles offen

## Befehle; mehrere Wörter für denselben stehen durch Leerzeichen getrennt

play-command-why = warum
play-command-undo = zurück rückgängig
play-command-redo = vor
play-command-score = wertung punkte
play-command-log = verlauf
play-command-help = hilfe
play-command-save = speichern
play-command-quit = ende beenden

play-help = So spielst du im Terminal
play-help-commands =
    { $example } | spielt eine Karte; klein und mit Leerzeichen geht auch
    warum { $example } | sagt, warum ein Zug nicht geht oder was er bringt
    zurück, vor | nimmt deinen letzten Zug zurück, spielt ihn noch einmal
    wertung, verlauf | zeigt, woher die Punkte kommen und was geschehen ist
    speichern DATEI | speichert die Aufzeichnung der Partie
    ende | verlässt das Spiel (Strg+C und Strg+D auch)
