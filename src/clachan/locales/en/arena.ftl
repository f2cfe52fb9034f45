# The arena: which bot is stronger

cli-arena-about = Let bots play each other fairly and show which is stronger, and how sure that is.
arena-bots = bots, separated by commas, each with a budget if you like: expert:playouts=200 ({ $bots })
arena-bot = a program that plays by lines of JSON; may be given again (docs/bots.md)
arena-groups = how many groups of games with the same draws; { $groups } if left out
arena-sprt = stop as soon as it is clear that the first is stronger than the second by one or the other difference in Elo
arena-ladder = rate all baseline bots, and those that are named, by OpenSkill
arena-cluster = play on a Ray cluster at this address, or “local”
arena-deadline = seconds that a program may take for a decision; 10 if left out
arena-out = where to keep the results, as JSON
arena-plot = where to draw them, as SVG
arena-resume = go on with the results in --out

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
arena-elo = Elo of { $first } above { $second }: { $elo } ({ $lower } to { $upper })
arena-sprt-h1 = Sequential test: the larger difference is accepted (LLR { $llr }).
arena-sprt-h0 = Sequential test: the smaller difference is accepted (LLR { $llr }).
arena-sprt-none = Sequential test: no verdict yet (LLR { $llr }).
arena-forfeits = { $program } forfeited a seat in { $games } of its { $played } games:
arena-forfeit-died = ended: { $detail }
arena-forfeit-late = did not answer in time: { $detail }
arena-forfeit-nonsense = answered nonsense: { $detail }
arena-forfeit-illegal = chose what is not legal: { $detail }
arena-forfeit-games = { $games ->
    [one] { $games } game, in group { $group }
   *[other] { $games } games, first in group { $group }
}
arena-forfeits-more = { $more ->
    [one] and for one more reason
   *[other] and for { $more } more reasons
}
arena-kept = Stopped. { $groups ->
    [one] One group is
   *[other] { $groups } groups are
} kept in { $file }; the same command with --resume goes on.
arena-not-kept = Stopped. Nothing is kept: with --out FILE the results are, and --resume goes on with them.

## Why not

arena-too-few = At least two bots have to play.
arena-too-many = { $bots } bots are named, but the game is for { $players }.
arena-crowded = { $bots } bots are named, but at most { $most } can play.
arena-twice = “{ $bot }” is named twice.
arena-no-program = There is no program to start with “{ $command }”.
arena-long-command = The command of a program has to be UTF-8 and at most { $most } signs long.
arena-bot-refused = This bot cannot play: { $problem }.
arena-bad-class = The bot { $bot } cannot be loaded: { $reason }
arena-no-budget = { $bot } does not search, so it takes no budget.
arena-bad-budget = { $bot } cannot think for “{ $budget }”: a budget is ms=NUMBER or playouts=NUMBER, from 1 to 999999999.
arena-bad-deadline = --deadline has to be from 0.001 to { $most } seconds, not “{ $given }”.
arena-bad-sprt = --sprt takes two numbers from −{ $most } to { $most }, the smaller first, as in 0,85, and not “{ $text }”.
arena-sprt-of-two = A sequential test is between two bots.
arena-exists = { $file } exists already and is left as it is; --resume goes on with it.
arena-taken = { $file } exists already and is left as it is; name another file.
arena-plot-foreign = { $file } was not drawn by the arena and is left as it is; name another file.
arena-not-svg = A plot is drawn as SVG, so the name of its file has to end in .svg, unlike { $file }.
arena-same-file = The results and the plot cannot both be written to { $file }.
arena-resume-what = --resume goes on with results, so it needs --out FILE.
arena-other-contest = The results in { $file } are of another contest and are left as they are.
arena-differs = In the file { $field } is { $there }, on the command line { $here }.
arena-other-version = The results in { $file } are of bots that have changed since, or of an older arena, and are left as they are.
arena-older-rules = The results in { $file } were played under older rules. They are left as they are and cannot be continued; name another file.
arena-rules = Played under version { $there } of the rules; this program plays version { $here }.
arena-file-damaged = { $file } cannot be gone on with and is left as it is: { $why }
arena-damaged = it is no whole result ({ $why }).
arena-no-ray = Ray is not installed: pip install "clachan[cluster]"
arena-no-cluster = No Ray cluster answers at “{ $address }”.
arena-worker-died = A process that played games has ended.
