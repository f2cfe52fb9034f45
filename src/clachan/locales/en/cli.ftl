cli-about = A digital table for Highland board games.
cli-command = command
cli-lang = language: en, de or pl
cli-game = the game: { $games }
cli-version = show the version and leave
cli-print-completion = print a script with which this shell completes commands and options
cli-players = number of players
cli-record = a record of a match, as JSON
cli-from = begin with this log entry

cli-no-such-game = There is no game called “{ $game }”; there are: { $games }.
cli-no-such-count = Not with { $count }: there have to be { $counts } players.
cli-no-such-bot = There is no bot called “{ $bot }”; there are: { $bots }.
cli-unknown-option = There is no option { $option }.
cli-unknown-option-near = There is no option { $option }. Did you mean { $near }?
cli-extra-missing = Packages that this needs are not installed: pip install "clachan[{ $extra }]"
cli-bot-other-game = { $bot } does not play { $game }; these bots do: { $bots }.
cli-plugin-skipped = The plug-in “{ $name }” of the package { $package } was skipped: { $reason }
cli-bots-differ = { $bots ->
    [one] One bot is named
   *[other] { $bots } bots are named
}, but the game is for { $players ->
    [one] one player
   *[other] { $players } players
}.
cli-not-positive = { $option } has to be at least 1, not { $number }.
cli-not-whole = { $option } has to be a whole number, not “{ $text }”.
cli-from-where = --from has to be from 1 to { $last }, not { $start }.
cli-seed-too-long = A seed has to be from −9223372036854775808 to 18446744073709551615.
cli-output-closed = The output is closed, so nothing can be shown.
cli-stream-failed = Reading or writing failed: { $problem }.
cli-or = { $most } or { $last }
cli-file-unread = { $file } cannot be read: { $problem }.
cli-file-not-found = no such file or folder
cli-file-is-folder = it is a folder
cli-file-special = it is no ordinary file
cli-file-not-allowed = no permission
cli-file-bad-name = not a name that a file can have
cli-file-no-space = no space left
cli-file-unnamed = Name a file.
cli-file-error = system error { $code }

cli-play-about = Play in the terminal.
cli-play-seats = who sits where, in turn order: you or a bot ({ $bots }), with a budget if you like, as in expert:ms=200, separated by commas
cli-play-colour = colours: auto, always or never
cli-play-record = where to write the record when you finish or leave the game
cli-play-seed = the same seed gives the same cards, for trying things out
cli-play-continue = go on from the record of a match, as a new match
cli-play-ply = after how many of its actions, counting every card dealt

cli-serve-about = Serve tables in the browser, for people near and far.
cli-backup-about = Copy all tables into one file, also while a server runs.

cli-simulate-about = Play many games among bots and show how they came out.
cli-simulate-games = how many games
cli-simulate-bots = a bot for each seat, separated by commas, with a budget if you like, as in expert:ms=200 ({ $bots }); if left out, { $first } against { $others }
cli-simulate-seed = the same seed gives the same games
cli-simulate-jobs = how many processes; all cores if left out
cli-simulate-done =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
cli-simulate-seat = seat
cli-simulate-bot = bot
cli-simulate-wins = wins (95%)
cli-simulate-points = points
cli-simulate-place = place
cli-simulate-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($lower, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($upper, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-simulate-mean-points = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulate-mean-place = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }

cli-conform-about = Check that a game keeps the contract all games share.
cli-conform-games = random games for each number of players
cli-conform-kept = { $game }: contract kept in { $games } games, { $positions } positions, { $checks } checks
cli-conform-broken = Contract broken: { $problem }
cli-conform-repeat = Repeat it with seed { $seed }: { $command }

cli-replay-about = Retell a recorded match in words.
cli-replay-head = { $title }: { $names } (match { $match })
cli-replay-running = The match is not over.
cli-replay-incomplete = One player’s view of a match that was still running; what was hidden stays hidden.
cli-replay-place = { $place }. { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-replay-resigned = { $line } – resigned

cli-verify-about = Check the shuffle of a finished match against its secret.
cli-verify-true =
    The shuffle is fair: { $draws ->
        [one] { $draws } draw follows
       *[other] { $draws } draws follow
    } from the secret, and the secret matches its commitment.
cli-verify-given = { $given ->
    [one] The first log entry was taken over from another match and is not checked.
   *[other] The first { $given } log entries were taken over from another match and are not checked.
}
cli-verify-rest = { $draws ->
    [one] { $draws } draw after that follows
   *[other] { $draws } draws after that follow
} from the secret, and the secret matches its commitment.
cli-verify-no-draws = There is no draw to check.
cli-verify-false = The shuffle is not what was promised. { $problem }
cli-verify-running = This match was still running when it was saved. The secret of its shuffle is told at the end and not before, so nothing can be checked yet.
cli-verify-nothing = This record names no shuffle, so there is nothing to check.
