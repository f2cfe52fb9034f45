# Was allen Spielen gemeinsam ist: Plätze, Züge, warum eine Partie nein sagt

match-player = Spieler { $number }
match-chance = Zufall
match-refusal = { $sentence } ({ $rule })

match-not-your-turn = Jetzt ist jemand anders am Zug.
match-over = Die Partie ist vorbei.
match-no-such-seat = Einen solchen Sitz gibt es an diesem Tisch nicht.
match-nothing-to-undo = Von dir gibt es noch nichts zurückzunehmen.
match-nothing-to-redo = Es gibt nichts, was sich wiederholen ließe.
match-has-resigned = Wer aufgegeben hat, spielt nicht mehr mit.
match-bot-has-seat = Auf diesem Sitz spielt schon ein Bot.
match-no-bot-has-seat = Auf diesem Sitz spielt kein Bot.
match-resignation = Alle anderen haben aufgegeben.
match-event-undo = { $player }: Zug zurückgenommen
match-event-redo = { $player }: Zug noch einmal gespielt
match-event-resign = { $player }: aufgegeben
match-event-time-out = { $player }: Zeit abgelaufen
match-event-take-over = { $player }: ein Bot übernimmt
match-event-take-back = { $player }: wieder am Tisch

match-swing-gain = { $player } gewinnt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} auf die Besten der anderen.
match-swing-loss = { $player } verliert { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} gegenüber den Besten der anderen.
