# The arena: which bot is stronger

cli-arena-about = Let bots play each other and measure which is stronger.
arena-bots = bots ({ $bots }), separated by commas; a budget is optional, for example expert:playouts=200
arena-bot = program that plays by exchanging lines of JSON (docs/bots.md); can be repeated
arena-groups = number of groups of games with the same draws; default: { $groups }
arena-sprt = stop when it is clear which of these 2 Elo leads the first bot has over the second
arena-ladder = rate the baselines and the named bots with OpenSkill
arena-cluster = address of a Ray cluster, or “local”
arena-deadline = seconds that a program may take for a decision; default: 10
arena-out = file for the results (JSON)
arena-plot = file for the plot (SVG)
arena-resume = continue the results in --out

arena-done = { $groups ->
    [one] { $groups } group
   *[other] { $groups } groups
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
arena-name = bot
arena-margin = margin
arena-ms = ms/decision
arena-games = games
arena-rating = rating
arena-spread = ±
arena-at-least = at least
arena-elo-number = { NUMBER($elo, maximumFractionDigits: 0) }
arena-elo = Elo lead of { $first } over { $second }: { $elo } ({ $lower } to { $upper })
arena-sprt-h1 = Sequential test: the larger lead is accepted (LLR { $llr }).
arena-sprt-h0 = Sequential test: the smaller lead is accepted (LLR { $llr }).
arena-sprt-none = Sequential test: no verdict yet (LLR { $llr }).
arena-forfeits = { $program } forfeited a seat in { $games } of its { $played } games:
arena-forfeit-died = program ended: { $detail }
arena-forfeit-late = did not answer in time: { $detail }
arena-forfeit-nonsense = gave an invalid answer: { $detail }
arena-forfeit-illegal = chose an illegal move: { $detail }
arena-forfeit-games = { $games ->
    [one] { $games } game, in group { $group }
   *[other] { $games } games, first in group { $group }
}
arena-forfeits-more = { $more ->
    [one] and { $more } more reason
   *[other] and { $more } more reasons
}
arena-kept = Stopped. { $groups ->
    [one] { $groups } group is
   *[other] { $groups } groups are
} saved in { $file }. Run the same command with --resume to continue.
arena-not-kept = Stopped. Nothing was saved. Use --out FILE to save results and --resume to continue them.

## Why not

arena-too-few = At least 2 bots must play. Name another.
arena-too-many = You named { $bots } bots, but the game has { $players } players. Change the bots or --players.
arena-crowded = You named { $bots } bots. At most { $most } can play. Name fewer.
arena-twice = “{ $bot }” is named twice. Name each bot once.
arena-no-program = “{ $command }” cannot be started. Check the command.
arena-long-command = The command of a program must be UTF-8 and at most { $most } characters long.
arena-bot-refused = This bot cannot play: { $problem }. Choose another.
arena-bad-class = The bot { $bot } cannot be loaded: { $reason }. Check its name and its code.
arena-no-budget = { $bot } does not search. Leave out the budget.
arena-bad-budget = “{ $budget }” is not a budget for { $bot }. Use ms=NUMBER or playouts=NUMBER, from 1 to 999999999.
arena-bad-deadline = --deadline must be from 0.001 to { $most } seconds, not “{ $given }”.
arena-bad-sprt = --sprt needs 2 numbers from −{ $most } to { $most }, the smaller first, for example 0,85, not “{ $text }”.
arena-sprt-of-two = --sprt compares exactly 2 bots. Name 2.
arena-exists = { $file } already exists. Use --resume to continue it, or choose another file.
arena-taken = { $file } already exists. Choose another file.
arena-plot-foreign = { $file } is not an arena plot. Choose another file.
arena-not-svg = The plot is an SVG file. Choose a name ending in .svg, not { $file }.
arena-same-file = Results and plot cannot both be in { $file }. Choose another file for one of them.
arena-resume-what = --resume needs a file with results. Add --out FILE.
arena-other-contest = { $file } has the results of another contest. Choose another file.
arena-differs = { $field }: { $there } in the file, { $here } on the command line.
arena-other-version = { $file } has results of other bot versions or of an older arena. Choose another file.
arena-older-rules = { $file } has results under older rules, which cannot be continued. Choose another file.
arena-rules = Played under version { $there } of the rules; this program plays version { $here }.
arena-file-damaged = { $file } cannot be continued: { $why }
arena-damaged = the results are damaged ({ $why }). Choose another file.
arena-no-ray = Ray is not installed. Install it with: pip install "clachan[cluster]"
arena-no-cluster = No Ray cluster answers at “{ $address }”. Check the address.
arena-worker-died = A process ended unexpectedly. Run the command again.
