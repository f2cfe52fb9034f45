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
play-bot-failed = { $bot } failed: { $error }. A random move was made instead.
play-bot-illegal = { $bot } chose a move that is not allowed. A random move was made instead.

## Setting up

play-which-game = Which game? { $games } [{ $default }]
play-how-many = How many players? { $counts } [{ $default }]
play-no-such-answer = “{ $text }” is not an option. Press Enter for the one in brackets, or type “quit” to leave.
play-input-closed = The input is closed. Start the game in a terminal.
play-too-small = The board needs { $columns } × { $rows } characters. Enlarge the window, or press Enter to show it anyway.
play-hands-seen = Without a terminal, players would see each other’s cards. Use one, or name only one “you” in --seats.
play-hands-warning = This terminal cannot be cleared. Scrolling back shows the other players’ cards.
play-go-on = Enter: continue, “quit”: leave >
play-no-such-seat = “{ $seat }” cannot take a seat. Choose from: { $kinds }.
play-seats-differ = { $seats ->
    [one] You named { $seats } seat
   *[other] You named { $seats } seats
}, but the game has { $players ->
    [one] { $players } player
   *[other] { $players } players
}. Name one for each player.

## A turn

play-prompt = Your move >
play-prompt-player = { $player } >
play-prompt-page = Enter: board, or your move >
play-prompt-more = Enter: more, or your move >
play-prompt-end = Enter: leave (or: log, score, save FILE) >
play-prompt-end-more = Enter: more >
play-begins = The game is set up. You start. “shuffle” explains the fair shuffle.
play-begins-known = The game is set up. You start. With a seed, the shuffle is not secret.
play-taken-back = Undone, with all later moves. “redo” plays them again.
play-played-again = Redone.
play-not-understood = “{ $text }” is neither a move nor a command. A move looks like { $example }; “help” lists the commands.
play-not = not
play-why-again = { $play }: { $sentence }
play-why-what = Add the move, for example: why { $example }
play-allowed = This is allowed. { $explanation }
play-hint = Hint ({ $bot }): { $play }. { $explanation }
play-curtain = { $player }, it’s your turn.
play-curtain-others = Everyone else, please look away.
play-curtain-enter = Enter shows your cards >
play-curtain-enter-undo = Enter shows your cards, “undo” undoes the last move >
play-curtain-other = “{ $text }” has to wait. Press Enter to see your cards first; “quit” leaves.
play-command-alone = Nothing can follow “{ $command }”. Type it on its own.

## Pages

play-log = Game log, newest first
play-log-times = { $sentence } (×{ $times })
play-score = Points if the game ended now
play-score-estimate = Estimate for { $players }: their score is partly hidden, so these points are only one possibility.
play-total = { $player }: { $points }
play-totals = Totals – { $totals }
play-goodbye = Goodbye!
play-saved = Saved as { $file }.
play-saved-part = Saved as { $file }. It contains only what you have seen, so you can replay it, but not continue or verify it.
play-kept-elsewhere = The match is not lost: it is saved as { $file }.
play-saved-without-last = The last move is missing, because the game failed after it.
play-not-saved = The match could not be saved, because the game failed. Report it to the author of the game.
play-save-where = Add a file name, for example: save { $example }
play-file-exists = { $file } already exists. Choose another name.
play-file-failed = { $file } could not be saved: { $problem }. Choose another file or folder.

## The shuffle

play-seal =
    Fair shuffle: every draw follows from a secret number. Its SHA-256:
    { $commitment }
play-seal-known =
    The shuffle follows from a seed, so it is not secret. Its fingerprint (SHA-256):
    { $commitment }
play-seal-note = Shuffle { $short }…
play-seal-note-known = Shuffle not secret
play-shuffle = How this match is shuffled
play-seal-how = Every draw follows from a secret number fixed before the first draw. Until the match ends, only its SHA-256 is known, so the draws cannot be foreseen or changed.
play-seal-how-known = Every draw follows from the seed given with --seed, so this shuffle is not secret. Its fingerprint (SHA-256):
play-seal-given = { $given ->
    [one] The first log entry is from another match and cannot be checked.
   *[other] The first { $given } log entries are from another match and cannot be checked.
}
play-seal-check = After the match, the saved record reveals the secret number. Check the draws with: clachan{"\u00A0"}verify{"\u00A0"}FILE
play-seal-proof = { $given ->
    [0] You can now check the shuffle ({ $short }…)
   *[other] You can now check the new draws ({ $short }…)
}: save the match and run “clachan{"\u00A0"}verify{"\u00A0"}FILE”.
play-seal-proof-known = The shuffle followed from a seed and was not secret. To check it, save the match and run “clachan{"\u00A0"}verify{"\u00A0"}FILE”.

## Going on from a record

play-resumed = This continues match { $match } after { $ply ->
    [one] { $ply } action
   *[other] { $ply } actions
}, as a new match with new draws.
play-ply-of-what = --ply needs a record to continue. Add --continue FILE.
play-resume-where = This match is over. Use --ply to say after how many of its { $last } actions to continue.
play-resume-no-ply = --ply must be from 0 to { $last }, not { $ply }.
play-resume-over = After { $ply ->
    [one] { $ply } action
   *[other] { $ply } actions
} the game is over. Choose a smaller --ply.
play-resume-game = The record is of another game: { $game }. Choose that game or another record.
play-resume-players = The recorded match has { $players ->
    [one] { $players } player
   *[other] { $players } players
}. Change --players or --seats.

## The end

play-over = The game is over. { $reason }
play-winner = { $player } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
play-you-win = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
play-shared = Shared victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $players }.
play-and = { $most } and { $last }
play-ranking = { $place }. { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-sheet = Score sheet
play-reveal = All hidden cards

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
    { $example } | makes this move; lower case and spaces are fine
    why { $example } | explains why a move is illegal or what it does; alone, it explains the last refusal
    hint | shows the move that the strongest bot would make
    undo, redo | undoes or redoes your last move
    score, log | shows the score sheet or the game log
    shuffle | explains how to check the draws
    save FILE | saves a record of the match
    quit | leaves (or Ctrl-C, Ctrl-D)

## Games of other packages

play-text-hint = Type a move or its number: { $example } or { $number }.
play-text-hint-plain = Type a move, such as { $example }.
play-text-hint-number = Type the number of a move, such as { $number }.
play-text-gain = { $points ->
    [0] Your points stay the same.
   *[other] Your points change by { $points }.
}
play-text-tie = Tied on points; tie-break: { $values }.
play-text-rules = { $title } comes from another package. You can find its rules there.
