cli-about = A digital table for Highland board games.
cli-command = command
cli-lang = language: en, de or pl
cli-game = the game
cli-players = number of players
cli-record = a record of a match, as JSON
cli-from = begin with this log entry

cli-play-about = Play in the terminal.
cli-play-seats = who sits where, in turn order: you or a bot ({ $bots }), separated by commas
cli-play-colour = colours: auto, always or never
cli-play-record = where to write the record when you finish or leave the game
cli-play-seed = the same seed gives the same cards, for trying things out

cli-simulate-about = Play many games among bots and show how they came out.
cli-simulate-games = how many games
cli-simulate-bots = a bot for each seat, separated by commas: { $bots }
cli-simulate-seed = the same seed gives the same games
cli-simulate-jobs = how many processes; all cores if left out
cli-simulate-done =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
cli-simulate-seat = seat
cli-simulate-bot = bot
cli-simulate-wins = wins (95 %)
cli-simulate-points = points
cli-simulate-place = place

cli-conform-about = Check that a game keeps the contract all games share.
cli-conform-games = random games for each number of players
cli-conform-kept = { $game }: contract kept in { $games } games, { $positions } positions, { $checks } checks
cli-conform-broken = Contract broken: { $problem }

cli-replay-about = Retell a recorded match in words.
cli-replay-head = { $title }: { $names } (match { $match })
cli-replay-running = The match is not over.
cli-replay-incomplete = One player’s view of a match that was still running; what was hidden stays hidden.
cli-replay-place = { $place }. { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-chance = Chance
cli-event-undo = { $player }: move taken back
cli-event-redo = { $player }: move made again
cli-event-resign = { $player }: resigned
cli-event-time-out = { $player }: out of time
cli-event-take-over = { $player }: a bot plays on
cli-event-take-back = { $player }: back in the seat

cli-verify-about = Check the shuffle of a finished match against its secret.
cli-verify-true =
    The shuffle is fair: { $draws ->
        [one] { $draws } draw follows
       *[other] { $draws } draws follow
    } from the secret, and the secret matches its commitment.
cli-verify-false = The shuffle is not what was promised. { $problem }
cli-verify-nothing = This record names no shuffle, so there is nothing to check.
