# Hints

web-hint = Hint
web-hint-waits = Thinking…
web-hint-close = Close hint
web-hint-take = Make this move
web-do-clans-play = Play { clans-card-object } { clans-slot-to }{ $shield ->
    [yes] , and add a shield
    [none] { "" }
   *[no] , without a shield
}.
web-do-clans-play-face-down = Play { clans-card-object } face down { clans-slot-to }{ $shield ->
    [yes] , and add a shield
   *[no] { "" }
}.
web-do-glenmore-take = Take { glenmore-tile-object } and place it { glenmore-site }.
web-do-glenmore-discard = Remove { glenmore-tile-object } from the game.
web-do-glenmore-pay = Pay { glenmore-resource-object } { glenmore-laid-from }.
web-do-glenmore-sell = Sell { glenmore-resource-object } { glenmore-laid-from } for { glenmore-coins }.
web-do-glenmore-buy = Buy { glenmore-resource-object } for { glenmore-coins }.
web-do-glenmore-pay-member = Pay 1 clan member { glenmore-laid-from }.
web-do-glenmore-pay-chieftain = Pay 1 chieftain.
web-do-glenmore-gain = Choose { glenmore-resource-object }.
web-do-glenmore-activate = Activate { glenmore-laid-object }.
web-do-glenmore-ness = Use Loch Ness to activate { glenmore-laid-object }.
web-do-glenmore-move = Move a clan member { glenmore-laid-from } { glenmore-other-to }.
web-do-glenmore-promote = Promote a clan member on { glenmore-laid-object } to chieftain.
web-do-glenmore-stop = Finish paying.
web-do-glenmore-resolve = Resolve Loch Shiel.
web-do-glenmore-done = Stop activating.
web-do-glenmore-moves = Move clan members.
web-do-glenmore-end = End your turn.
