cli-about = A digital table for Highland board games.
cli-command = command
cli-usage = usage
cli-arguments = arguments
cli-options = options
cli-help = show this help and exit
cli-required = Missing: { $names }.
cli-bad-choice = { $name } cannot be “{ $value }”. Choose from: { $choices }.
cli-no-value = { $name } needs a value.
cli-unrecognized = Not recognised: { $names }.
cli-see-help = { $problem } See: { $command }
cli-lang = language: en, de or pl
cli-game = the game: { $games }
cli-version = show the version and exit
cli-print-completion = print a completion script for this shell
cli-players = number of players
cli-record = record of a match (JSON)
cli-from = start at this log entry

cli-no-such-game = There is no game called “{ $game }”. Choose from: { $games }.
cli-no-such-count = The number of players cannot be { $count }. Choose { $counts }.
cli-no-such-bot = There is no bot called “{ $bot }”. Choose from: { $bots }.
cli-unknown-option = There is no option { $option }.
cli-unknown-option-near = There is no option { $option }. Did you mean { $near }?
cli-extra-missing = This needs more packages. Install them with: pip install "clachan[{ $extra }]"
cli-bot-other-game = { $bot } does not play { $game }. Choose from: { $bots }.
cli-plugin-skipped = The plug-in “{ $name }” of the package { $package } was skipped: { $reason }. Update or remove the package.
cli-plugin-failed = The game or bot “{ $name }” failed: { $reason }. Report it to its author.
cli-bots-differ = { $bots ->
    [one] You named { $bots } bot
   *[other] You named { $bots } bots
}, but the game has { $players ->
    [one] { $players } player
   *[other] { $players } players
}. Name one for each player.
cli-not-positive = { $option } must be at least 1, not { $number }.
cli-not-whole = { $option } must be a whole number, not “{ $text }”.
cli-from-where = --from must be from 1 to { $last }, not { $start }.
cli-seed-too-long = A seed must be from −9223372036854775808 to 18446744073709551615.
cli-output-closed = The output is closed. Open a terminal or redirect it to a file.
cli-stream-failed = Reading or writing failed: { $problem }. Try again.
cli-or = { $most } or { $last }
cli-file-unread = { $file } cannot be read: { $problem }. Check the name or choose another file.
cli-file-not-found = no such file or folder
cli-file-is-folder = this is a folder
cli-file-special = not a regular file
cli-file-not-allowed = no permission
cli-file-bad-name = not a valid file name
cli-file-no-space = the disk is full
cli-file-unnamed = Name a file.
cli-file-error = system error { $code }

cli-play-about = Play in the terminal.
cli-play-seats = players in turn order: you or a bot ({ $bots }), separated by commas; a bot can have a budget, for example expert:ms=200
cli-play-colour = colours: auto, always or never
cli-play-record = file for the record; saved when you finish or leave
cli-play-seed = seed; the same seed gives the same shuffle
cli-play-continue = continue a recorded match as a new match
cli-play-ply = number of actions after which to continue; each dealt card counts

cli-serve-about = Start the server for playing in the browser.
cli-backup-about = Back up all tables to one file, even while a server is running.

cli-simulate-about = Run many games between bots and show the results.
cli-simulate-games = number of games
cli-simulate-bots = a bot for each seat ({ $bots }), separated by commas; a budget is optional, for example expert:ms=200; default: { $first } against { $others }
cli-simulate-seed = seed; the same seed gives the same games
cli-simulate-jobs = number of processes; default: all cores
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

cli-conform-about = Check that a game meets the common contract.
cli-conform-games = random games for each number of players
cli-conform-kept = { $game }: contract met (games: { $games }, positions: { $positions }, checks: { $checks })
cli-conform-broken = Contract broken: { $problem }
cli-conform-repeat = Repeat with seed { $seed }: { $command }

cli-replay-about = Replay a recorded match in words.
cli-replay-head = { $title }: { $names } (match { $match })
cli-replay-running = The match is still running.
cli-replay-incomplete = One player’s view of a running match; hidden cards stay hidden.
cli-replay-place = { $place }. { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-replay-resigned = { $line } – resigned

cli-verify-about = Check the shuffle of a finished match.
cli-verify-true =
    The shuffle is fair: { $draws ->
        [one] { $draws } draw follows
       *[other] { $draws } draws follow
    } from the secret number, which matches its fingerprint.
cli-verify-given = { $given ->
    [one] The first log entry is from another match and is not checked
   *[other] The first { $given } log entries are from another match and are not checked
}. Verify the record of that match too.
cli-verify-rest = { $draws ->
    [one] The only draw after that follows
   *[other] The { $draws } draws after that follow
} from the secret number, which matches its fingerprint.
cli-verify-no-draws = There are no draws to check.
cli-verify-false = The shuffle does not match. { $problem } Save the match again and verify the new file.
cli-verify-running = This match was still running when it was saved. Its secret number is revealed at the end; save it again then.
cli-verify-nothing = This record contains no shuffle, so there is nothing to check. Choose another.

## What stands for a value in the help

cli-value-address = ADDRESS
cli-value-addresses = ADDRESSES
cli-value-program = PROGRAM
cli-value-deadline = N
cli-value-dir = FOLDER
cli-value-file = FILE
cli-value-game = game
cli-value-games = N
cli-value-groups = N
cli-value-host = ADDRESS
cli-value-hosts = NAMES
cli-value-jobs = N
cli-value-players = N
cli-value-ply = N
cli-value-record = FILE
cli-value-seats = SEATS
cli-value-seed = SEED
cli-value-start = N
