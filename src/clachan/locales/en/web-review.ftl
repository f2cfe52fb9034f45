# Looking back, and the way to a first game

web-first-clans = Your first game, with a coach
web-first-glenmore = Your first game, with a coach
web-look-back = Look back
web-replay = Looking back: position { $ply } of { $plies }
web-replay-before = Before the first move
web-replay-dealt = Everything is dealt; the first turn comes next
web-replay-turn = { $turn ->
    [0] Before turn 1 of { $turns }
   *[other] Turn { $turn } of { $turns }
}
web-replay-turn-back = One turn back
web-replay-turn-on = One turn on
web-replay-keys = ← → one step, Shift with ← → one turn, Home and End
web-replay-steps = Through the match
web-replay-slider = Position
web-replay-first = To the beginning
web-replay-last = To the last position
web-replay-play = Play it through
web-replay-pause = Pause
web-replay-leave-over = Close
web-replay-seat = Seen by
web-replay-nobody = a spectator
web-replay-scores = Had the game ended here
web-replay-so-far = so far
web-replay-link = Copy the link
web-replay-link-about = A link to this position
web-replay-dealt-again = In the new table bots take the other seats, and the cards that you have not seen are dealt again.

## How it went

web-course = How it went
web-course-about = Everybody’s points after each turn, had the game ended there.
web-course-empty = No turn was played.
web-course-after = Points after turn { $turn }
web-course-turn = Turn { $turn }: { $scores }
web-course-score = { $player } { $points }
web-course-table = The same in numbers
web-course-column = Turn
web-course-row = { $turn }, { $player }
web-swings = Where it turned

## The shuffle

web-seal-about = Before anybody sat down the server drew a secret number that decides every card and tile to come, and showed its fingerprint. The fingerprint gives nothing away, so nobody can foresee a draw; but another secret would have another fingerprint, so nobody can change one either. After the end the secret is shown to all.
web-seal-over = Before anybody sat down the server drew a secret number that decided every card and tile, and showed only its fingerprint. Here is the secret. If it has the same fingerprint and every draw follows from it, nobody has changed anything on the way.
web-seal-commitment = The fingerprint, shown before the start (SHA-256)
web-seal-check = Check every draw
web-seal-broken = It does not fit: the secret has another fingerprint.
web-seal-draws = To have it all computed again without this server, save the record and run this command:
web-seal-imported = The record tells the secret number of its shuffle, which decided every card and tile, and its fingerprint.
web-seal-fingerprint = The fingerprint (SHA-256)
web-proof-whole = It fits: the secret was fixed before the start, and { $draws ->
    [one] the one draw follows
   *[other] all { $draws } draws follow
} from it.
web-proof-rest = It fits: the secret was fixed before this table began, and { $draws ->
    [one] the one draw made here follows
   *[other] all { $draws } draws made here follow
} from it. What came before was taken over from another match.
web-proof-imported = { $draws ->
    [one] The one draw follows
   *[other] All { $draws } draws follow
} from the secret in the file. Whether its fingerprint was shown before the start, only those who played can say.
web-proof-unsealed = { $draws ->
    [one] The one draw follows
   *[other] All { $draws } draws follow
} from the secret. This browser checks the fingerprint only over a secure connection (https); the command below always can.
web-proof-none = Nothing was drawn here, so there is nothing to check.
web-proof-differs = It does not fit: what stands at place { $entry } of the record is not what the secret gives.
