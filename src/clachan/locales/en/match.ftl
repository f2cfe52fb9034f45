# What every game shares: seats, turns, why a match says no

match-player = Player { $number }
match-chance = Chance
match-refusal = { $sentence } ({ $rule })

match-action = { $player }: { $action }
match-not-possible = This is not possible now. Choose something else.
match-not-your-turn = It’s another player’s turn. Wait for yours.
match-over = The match is over.
match-no-such-seat = There is no such seat at this table. Choose another.
match-nothing-to-undo = You have nothing to undo. Make a move first.
match-nothing-to-redo = You have nothing to redo. Undo a move first.
match-has-resigned = This player has resigned and takes no more turns. You can watch to the end.
match-bot-has-seat = A bot is already playing this seat. Choose another.
match-no-bot-has-seat = No bot is playing this seat. You can play on.
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
