# Playing in the terminal

play-you = You
play-bot = { $bot } { $number }
play-bot-random = Random
play-bot-greedy = Greedy

## Setting the table

play-which-game = Which game? { $games } [{ $default }]
play-how-many = How many players? { $counts } [{ $default }]
play-no-such-game = There is no game called “{ $game }”; there are: { $games }.
play-no-such-count = Not with { $count }: this game is for { $counts } players.
play-no-such-seat = Nobody called “{ $seat }” can take a seat; a seat is one of: { $kinds }.
play-seats-differ = { $seats ->
    [one] One seat is named
   *[other] { $seats } seats are named
}, but the game is for { $players ->
    [one] one player
   *[other] { $players } players
}.
play-or = { $most } or { $last }

## A turn

play-prompt = Your play >
play-prompt-player = { $player } >
play-prompt-page = Enter: table, or your play >
play-prompt-more = Enter: more, or your play >
play-prompt-end = Enter: leave (or: log, score, save FILE) >
play-prompt-end-more = Enter: more >
play-begins = The table is laid. You begin.
play-taken-back = Taken back, with all that followed. “redo” plays it again.
play-played-again = Played again.
play-not-understood = “{ $text }” is no play and no command. A play looks like { $example }; “help” lists the commands.
play-why-what = Write the play after it, for example: why { $example }
play-allowed = That is allowed. { $explanation }
play-curtain = { $player }, it is your turn.
play-curtain-others = Everybody else, please look away.
play-curtain-enter = Enter shows your cards, “undo” takes back the last play >

## Pages

play-log = What happened, newest first
play-log-times = { $sentence } (×{ $times })
play-score = Points if the game ended now
play-total = { $player }: { $points }
play-totals = Totals – { $totals }
play-goodbye = Goodbye!
play-saved = Saved as { $file }.
play-save-where = Write the name of a file after it, for example: save { $example }
play-file-exists = { $file } exists already and is left as it is. Choose another name.
play-file-failed = { $file } could not be written: { $problem }.

## The end

play-over = The game is over. { $reason }
play-winner = { $player } wins with { $points ->
    [one] one point
   *[other] { $points } points
}!
play-you-win = You win with { $points ->
    [one] one point
   *[other] { $points } points
}!
play-shared = Shared victory with { $points ->
    [one] one point
   *[other] { $points } points
}: { $players }.
play-and = { $most } and { $last }
play-ranking = { $place }. { $player }: { $points ->
    [one] one point
   *[other] { $points } points
}
play-sheet = Where the points come from
play-reveal = Now everything is shown

## Commands; several words for one are separated by spaces

play-command-why = why
play-command-undo = undo
play-command-redo = redo
play-command-score = score
play-command-log = log
play-command-help = help
play-command-save = save
play-command-quit = quit

play-help = How to play in the terminal
play-help-commands =
    { $example } | plays a card; small letters and spaces are fine, too
    why { $example } | explains why a play is not allowed, or what it would do
    undo, redo | takes your last play back, plays it again
    score, log | shows where the points come from, what has happened so far
    save FILE | saves the match as a record
    quit | leaves (Ctrl-C and Ctrl-D do, too)
