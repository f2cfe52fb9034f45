# What every game shares: seats, turns, why a match says no

match-player = Player { $number }
match-chance = Chance
match-refusal = { $sentence } ({ $rule })

match-action = { $player }: { $action }
match-not-possible = This is not possible now.
match-not-your-turn = It’s another player’s turn. Wait for yours.
match-over = The match is over.
match-no-such-seat = There is no such seat at this table. Choose another.
match-nothing-to-undo = You have nothing to undo.
match-nothing-to-redo = You have nothing to redo.
match-has-resigned = This player has resigned and takes no more turns.
match-bot-has-seat = A bot is already playing this seat.
match-no-bot-has-seat = No bot is playing this seat.
match-resignation = All other players have resigned. The match is over.
match-event-undo = { $reader ->
    [yes] You undo a move.
   *[no] { $player } undoes a move.
}
match-event-redo = { $reader ->
    [yes] You redo a move.
   *[no] { $player } redoes a move.
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
    [yes] A bot now plays for you.
   *[no] A bot now plays for { $player }.
}
match-event-take-back = { $reader ->
    [yes] You take your seat back.
   *[no] { $player } takes their seat back.
}

match-swing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
match-swing-by = { $change ->
    [gain] { $reader ->
        [yes] You gain { match-swing-points } on your strongest rival
       *[no] { $player } gains { match-swing-points } on their strongest rival
    }
   *[loss] { $reader ->
        [yes] Your strongest rival gains { match-swing-points } on you
       *[no] The strongest rival gains { match-swing-points } on { $player }
    }
}
match-swing = { match-swing-by }.
match-swing-even = { $reader ->
    [yes] You neither gain nor lose on your strongest rival.
   *[no] { $player } neither gains nor loses on their strongest rival.
}
