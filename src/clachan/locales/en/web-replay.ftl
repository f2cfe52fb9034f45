# Stepping through a match

web-replay = Review
web-replay-before = Before the first move
web-replay-dealt = Set-up is done. Next: turn 1.
web-replay-turn = { $turn ->
    [0] Before turn 1 of { $turns }
   *[other] Turn { $turn } of { $turns }
}
web-replay-turn-back = One turn back
web-replay-turn-on = One turn forward
web-replay-keys = ← →: one step. Shift + ← →: one turn. Home, End: first, last position.
web-replay-steps = Playback
web-replay-slider = Position
web-replay-first = First position
web-replay-last = Last position
web-replay-play = Play
web-replay-pause = Pause
web-replay-seat = View as
web-replay-spectator = Spectator
web-replay-scores = If the game ended here
web-replay-so-far = so far
web-replay-link = Copy link
web-replay-link-about = Link to this position
web-replay-dealt-again = At the new table, bots take the other seats and hidden cards are redealt.
web-review = Position { $ply } of { $plies }
web-review-back = Back
web-review-on = Forward
web-review-end = Back to live

## Score over time and turning points

web-course-about = Each player’s points at each turn, as if the game had ended there.
web-course-empty = No turns were played.
web-course-after = Points after turn { $turn }
web-course-turn = Turn { $turn }: { $scores }
web-course-score = { $player } { $points }
web-course-table = As a table
web-course-column = Turn
web-course-row = { $turn }, { $player }
web-swings = Turning points
web-swing-leads = { $reader ->
    [yes] You lead from here to the end.
   *[no] { $player } leads from here to the end.
}
match-swing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
match-swing-by = { $change ->
    [gain] { $rival ->
        [-1] { $reader ->
            [yes] You gain { match-swing-points } more than your strongest rival
           *[no] { $player } gains { match-swing-points } more than their strongest rival
        }
       *[other] { $reader ->
            [yes] You gain { match-swing-points } more than { $opponent }
            [rival] { $player } gains { match-swing-points } more than you
           *[no] { $player } gains { match-swing-points } more than { $opponent }
        }
    }
   *[loss] { $rival ->
        [-1] { $reader ->
            [yes] Your strongest rival gains { match-swing-points } more than you
           *[no] The strongest rival gains { match-swing-points } more than { $player }
        }
       *[other] { $reader ->
            [yes] { $opponent } gains { match-swing-points } more than you
            [rival] You gain { match-swing-points } more than { $player }
           *[no] { $opponent } gains { match-swing-points } more than { $player }
        }
    }
}
match-swing = { match-swing-by }.
match-swing-even = { $reader ->
    [yes] The gap to your strongest rival stays the same.
   *[no] { $player }: the gap to the strongest rival stays the same.
}
