# Playing in the terminal

play-you = You
play-bot = { $bot } { $number }
play-bot-random = Random
play-bot-greedy = Greedy
play-bot-plain = Plain
play-bot-beginner = Beginner
play-bot-casual = Casual
play-bot-club = Club
play-bot-strong = Strong
play-bot-expert = Expert

## Setting the table

play-which-game = Which game? { $games } [{ $default }]
play-how-many = How many players? { $counts } [{ $default }]
play-no-such-answer = “{ $text }” is none of the answers. Enter takes the one in brackets, “quit” leaves.
play-input-closed = The input is closed, so nobody can play.
play-too-small = This window is smaller than { $columns } × { $rows } characters, and the table does not fit. Make it larger, or press Enter to see it all the same.
play-hands-seen = Several people at one stream would see each other’s cards. Play at a terminal, or leave one “you” in --seats.
play-hands-warning = This terminal cannot be cleared: whoever scrolls back sees the other players’ cards.
play-go-on = Enter goes on, “quit” leaves >
play-no-such-seat = Nobody called “{ $seat }” can take a seat; a seat is one of: { $kinds }.
play-seats-differ = { $seats ->
    [one] One seat is named
   *[other] { $seats } seats are named
}, but the game is for { $players ->
    [one] one player
   *[other] { $players } players
}.

## A turn

play-prompt = Your play >
play-prompt-player = { $player } >
play-prompt-page = Enter: table, or your play >
play-prompt-more = Enter: more, or your play >
play-prompt-end = Enter: leave (or: log, score, save FILE) >
play-prompt-end-more = Enter: more >
play-begins = The table is laid. You begin. The shuffle is sealed: see “shuffle”.
play-begins-known = The table is laid. You begin. With a seed the shuffle is no secret.
play-taken-back = Taken back, with all that followed. “redo” plays it again.
play-played-again = Played again.
play-not-understood = “{ $text }” is no play and no command. A play looks like { $example }; “help” lists the commands.
play-not = not
play-why-again = { $play }: { $sentence }
play-why-what = Write the play after it, for example: why { $example }
play-allowed = That is allowed. { $explanation }
play-hint = Hint ({ $bot }): { $play }. { $explanation }
play-curtain = { $player }, it is your turn.
play-curtain-others = Everybody else, please look away.
play-curtain-enter = Enter shows your cards >
play-curtain-enter-undo = Enter shows your cards, “undo” takes back the last play >
play-curtain-other = “{ $text }” has to wait: first press Enter to see your cards. “quit” leaves.
play-command-alone = Nothing may follow “{ $command }”. Write it alone.

## Pages

play-log = What happened, newest first
play-log-times = { $sentence } (×{ $times })
play-score = Points if the game ended now
play-total = { $player }: { $points }
play-totals = Totals – { $totals }
play-goodbye = Goodbye!
play-saved = Saved as { $file }.
play-saved-part = Saved as { $file }: only what you saw so far. It can be replayed, but neither continued nor verified.
play-kept-elsewhere = So that the match is not lost it is saved as { $file }.
play-save-where = Write the name of a file after it, for example: save { $example }
play-file-exists = { $file } exists already and is left as it is. Choose another name.
play-file-failed = { $file } could not be written: { $problem }.

## The shuffle

play-seal =
    The shuffle is sealed. SHA-256 of the secret that every draw follows from:
    { $commitment }
play-seal-known =
    The shuffle comes from a seed, so it is not secret. SHA-256 of what it follows from:
    { $commitment }
play-seal-note = Shuffle { $short }…
play-seal-note-known = Shuffle not secret
play-shuffle = How this match is shuffled
play-seal-how = Every draw follows from a secret that was fixed before the first one. Until the match is over only its SHA-256 is told: nobody can foresee a draw, and nobody can change one.
play-seal-how-known = Every draw follows from the seed that was given with --seed. Whoever knows the seed knows the draws, so this shuffle is not secret. SHA-256 of what it follows from:
play-seal-given = { $given ->
    [one] The first log entry was taken over from another match and cannot be checked.
   *[other] The first { $given } log entries were taken over from another match and cannot be checked.
}
play-seal-check = When the match is over its saved record tells the secret, and anybody can recompute the draws with: clachan{"\u00A0"}verify{"\u00A0"}FILE
play-seal-proof = { $given ->
    [0] The shuffle ({ $short }…)
   *[other] The new draws ({ $short }…)
} can be checked now: save the match and type “clachan{"\u00A0"}verify{"\u00A0"}FILE”.
play-seal-proof-known = The shuffle came from a seed and was not secret. It can be checked all the same: save the match and type “clachan{"\u00A0"}verify{"\u00A0"}FILE”.

## Going on from a record

play-resumed = This goes on from match { $match } after { $ply ->
    [one] one action
   *[other] { $ply } actions
}, as a new match with new draws.
play-ply-of-what = --ply says where a recorded match goes on, so it needs --continue FILE.
play-resume-where = That match is over. Say with --ply after how many of its { $last } actions to go on.
play-resume-no-ply = --ply has to be from 0 to { $last }, not { $ply }.
play-resume-over = After { $ply ->
    [one] one action
   *[other] { $ply } actions
} the game is over. Go on from an earlier place.
play-resume-game = The record is of another game: { $game }.
play-resume-players = The recorded match is for { $players ->
    [one] one player
   *[other] { $players } players
}.

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
play-command-hint = hint
play-command-undo = undo
play-command-redo = redo
play-command-score = score
play-command-log = log
play-command-shuffle = shuffle
play-command-help = help
play-command-save = save
play-command-quit = quit

play-help = How to play in the terminal
play-help-commands =
    { $example } | makes that play; small letters and spaces are fine, too
    why { $example } | explains why a play is not allowed, or what it would do; alone, it explains the last refusal again
    hint | shows the play that the strongest bot would choose for you
    undo, redo | takes your last play back, plays it again
    score, log | shows where the points come from, what has happened so far
    shuffle | tells how the draws of this match can be checked
    save FILE | saves the match as a record
    quit | leaves (Ctrl-C and Ctrl-D do, too)

## Games of other packages

play-text-hint = Type an action or its number: { $example } or { $number }.
play-text-gain = { $points ->
    [0] Your points stay the same.
   *[other] Your points change by { $points }.
}
play-text-tie = Equal points; the tie-break: { $values }.
play-text-rules = { $title } comes from another package, which also has its rules.
