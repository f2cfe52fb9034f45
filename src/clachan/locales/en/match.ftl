# What every game shares: seats, turns, why a match says no

match-player = Player { $number }
match-chance = Chance
match-refusal = { $sentence } ({ $rule })

match-action = { $player }: { $action }
match-not-possible = This is not possible now.
match-not-your-turn = It is another player’s turn now.
match-over = The match is over.
match-no-such-seat = There is no such seat at this table.
match-nothing-to-undo = There is nothing of yours to take back yet.
match-nothing-to-redo = There is nothing to play again.
match-has-resigned = Whoever has resigned takes no further part.
match-bot-has-seat = A bot plays this seat already.
match-no-bot-has-seat = No bot plays this seat.
match-resignation = Nobody else plays on: the match ends by resignation.
match-event-undo = { $reader ->
    [yes] You take a move back.
   *[no] { $player } takes a move back.
}
match-event-redo = { $reader ->
    [yes] You make the move again.
   *[no] { $player } makes the move again.
}
match-event-resign = { $reader ->
    [yes] You resign.
   *[no] { $player } resigns.
}
match-event-time-out = { $reader ->
    [yes] You run out of time.
   *[no] { $player } runs out of time.
}
match-event-take-over = { $reader ->
    [yes] A bot plays on for you.
   *[no] A bot plays on for { $player }.
}
match-event-take-back = { $reader ->
    [yes] You play on yourself.
   *[no] { $player } plays on in person.
}

match-swing-points = { $points ->
    [one] one point
   *[other] { $points } points
}
match-swing-by = { $change ->
    [gain] { $reader ->
        [yes] You gain { match-swing-points } on your strongest rival
       *[no] { $player } gains { match-swing-points } on the strongest rival
    }
   *[loss] { $reader ->
        [yes] You fall back by { match-swing-points } against your strongest rival
       *[no] { $player } falls back by { match-swing-points } against the strongest rival
    }
}
match-swing = { match-swing-by }.
