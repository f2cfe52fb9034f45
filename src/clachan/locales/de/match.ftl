# Was allen Spielen gemeinsam ist: Plätze, Züge, warum eine Partie nein sagt

match-player = Spieler { $number }
match-chance = Zufall
match-refusal = { $sentence } ({ $rule })

match-not-your-turn = Jetzt ist jemand anders am Zug.
match-over = Die Partie ist vorbei.
match-no-such-seat = Einen solchen Platz gibt es an diesem Tisch nicht.
match-nothing-to-undo = Von dir gibt es noch nichts zurückzunehmen.
match-nothing-to-redo = Es gibt nichts, was sich wiederholen ließe.
match-has-resigned = Wer aufgegeben hat, spielt nicht mehr mit.
match-bot-has-seat = Auf diesem Platz spielt schon ein Bot.
match-no-bot-has-seat = Auf diesem Platz spielt kein Bot.
match-resignation = Alle anderen haben aufgegeben.
match-event-undo = { $player ->
    [Du] Du nimmst einen Zug zurück.
   *[other] { $player } nimmt einen Zug zurück.
}
match-event-redo = { $player ->
    [Du] Du spielst den Zug noch einmal.
   *[other] { $player } spielt den Zug noch einmal.
}
match-event-resign = { $player ->
    [Du] Du gibst auf.
   *[other] { $player } gibt auf.
}
match-event-time-out = { $player ->
    [Du] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $player } ist abgelaufen.
}
match-event-take-over = { $player ->
    [Du] Ein Bot spielt für dich weiter.
   *[other] Ein Bot spielt für { $player } weiter.
}
match-event-take-back = { $player ->
    [Du] Du spielst wieder selbst.
   *[other] { $player } spielt wieder selbst.
}

match-swing-gain = { $player } gewinnt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} auf die Besten der anderen.
match-swing-loss = { $player } verliert { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} gegenüber den Besten der anderen.
