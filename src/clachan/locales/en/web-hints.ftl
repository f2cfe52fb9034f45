# Hints

web-hint = Hint
web-hint-waits = Thinking …
web-hint-close = Close the hint
web-hint-take = Do that
web-do-clans-play = Lay { clans-card-object } { clans-slot-to }{ $shield ->
    [yes] { " " }and put a shield on that tile
    [none] { "" }
   *[no] , and keep your shields
}.
web-do-clans-play-face-down = Lay { clans-card-object } face down { clans-slot-to }{ $shield ->
    [yes] { " " }and put a shield on that tile
   *[no] { "" }
}.
web-do-glenmore-take = Take { glenmore-tile-object } and lay it { glenmore-site }.
web-do-glenmore-discard = Remove { glenmore-tile-object } from the game.
web-do-glenmore-pay = Pay { glenmore-resource-object } { glenmore-laid-from }.
web-do-glenmore-sell = Sell { glenmore-resource-object } { glenmore-laid-from } for { glenmore-coins }.
web-do-glenmore-buy = Buy { glenmore-resource-object } for { glenmore-coins }.
web-do-glenmore-pay-member = Give up a clan member { glenmore-laid-from }.
web-do-glenmore-pay-chieftain = Give up a chieftain.
web-do-glenmore-gain = Choose { glenmore-resource-object }.
web-do-glenmore-activate = Activate { glenmore-laid-object }.
web-do-glenmore-ness = Activate { glenmore-laid-object } by Loch Ness.
web-do-glenmore-move = Move a clan member { glenmore-laid-from } { glenmore-other-to }.
web-do-glenmore-promote = Make a chieftain of a clan member { glenmore-laid-from }.
web-do-glenmore-stop = Pay no more.
web-do-glenmore-resolve = Let Loch Shiel take effect.
web-do-glenmore-done = Activate nothing more.
web-do-glenmore-end = End your turn.
