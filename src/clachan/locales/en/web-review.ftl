# Looking back, and the way to a first game

web-first-clans = First game with a coach
web-first-glenmore = First game with a coach
web-look-back = Review match
web-replay = Review: position { $ply } of { $plies }
web-replay-before = Before the first move
web-replay-dealt = Set-up is done. Next: turn 1.
web-replay-turn = { $turn ->
    [0] Before turn 1 of { $turns }
   *[other] Turn { $turn } of { $turns }
}
web-replay-turn-back = One turn back
web-replay-turn-on = One turn forward
web-replay-keys = ← → one step, Shift + ← → one turn, Home and End
web-replay-steps = Playback
web-replay-slider = Position
web-replay-first = First position
web-replay-last = Last position
web-replay-play = Play
web-replay-pause = Pause
web-replay-leave-over = Close
web-replay-seat = View as
web-replay-spectator = Spectator
web-replay-scores = If the game ended here
web-replay-so-far = so far
web-replay-link = Copy link
web-replay-link-about = Link to this position
web-replay-dealt-again = At the new table, bots take the other seats and hidden cards are redealt.

## How it went

web-course = Score over time
web-course-about = Each player’s points at each turn, as if the game had ended there.
web-course-empty = No turns were played.
web-course-after = Points after turn { $turn }
web-course-turn = Turn { $turn }: { $scores }
web-course-score = { $player } { $points }
web-course-table = As a table
web-course-column = Turn
web-course-row = { $turn }, { $player }
web-swings = Turning points

## The shuffle

web-seal-about = Before the match, the server chose a secret number that decides every draw, and published its fingerprint. So no draw can be changed. The number is revealed at the end.
web-seal-over = Before the match, the server published the fingerprint of a secret number. If the number below has this fingerprint and gives every draw, the shuffle was fair.
web-seal-commitment = Fingerprint, published before the start (SHA-256)
web-seal-check = Check all draws
web-seal-broken = Check failed: the secret number has another fingerprint.
web-seal-draws = To check the draws without this server, download the game and run:
web-seal-imported = The file contains the secret number of its shuffle and the fingerprint.
web-seal-fingerprint = Fingerprint (SHA-256)
web-proof-whole = Check passed: { $draws ->
    [one] the only draw follows
   *[other] all { $draws } draws follow
} from the secret number fixed before the start.
web-proof-rest = Check passed: { $draws ->
    [one] the only draw made here follows
   *[other] all { $draws } draws made here follow
} from the secret number. Earlier draws belong to another match.
web-proof-imported = { $draws ->
    [one] The only draw follows
   *[other] All { $draws } draws follow
} from the secret number in the file. Only the players know whether its fingerprint was published before the start.
web-proof-unsealed = { $draws ->
    [one] The only draw follows
   *[other] All { $draws } draws follow
} from the secret number. To check its fingerprint, use https or the command below.
web-proof-none = No draws were made here, so there is nothing to check.
web-proof-differs = Check failed: log entry { $entry } does not follow from the secret number.
