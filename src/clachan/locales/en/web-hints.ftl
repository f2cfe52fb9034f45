# What a hint or the coach advises, and why; loaded with the first advice

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
web-do-glenmore-activate = Activate { glenmore-laid-object }{ $kind ->
    [abbey] : 1 resource of your choice
    [distillery] : 1 grain = 1 whisky
   *[other] { glenmore-brings }
}.
web-do-glenmore-ness = Use Loch Ness to activate { glenmore-laid-object }.
web-do-glenmore-move = Move a clan member { glenmore-laid-from } { glenmore-other-to }.
web-do-glenmore-promote = Promote a clan member on { glenmore-laid-object } to chieftain.
web-do-glenmore-stop = Finish paying.
web-do-glenmore-resolve = Resolve Loch Shiel.
web-do-glenmore-done = Stop activating.
web-do-glenmore-moves = Move clan members.
web-do-glenmore-end = End your turn.

## Clans and Glory

web-clans-shields-kept = { $shields ->
    [one] You keep your last shield.
   *[other] You keep { $shields } shields.
}
web-clans-new-shield = { $rank ->
    [0] Your new shield takes nothing yet.
   *[other] Your new shield takes { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of rank { $rank }.
}
web-clans-more-now = More points now: { clans-card } on tile { $tile }{ clans-shield-too } ({ $gains }).
web-clans-more-for-others = But the other players do better with it.
web-clans-searched = But the bot behind the hints looks ahead and expects less from it.

## Glen More

web-glenmore-why = Why: { $reasons }.
web-glenmore-why-points = up to { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-glenmore-why-gain = your points { $points } after this move
web-glenmore-why-tiles = { $count ->
    [one] activates { $count } tile
   *[other] activates { $count } tiles
}
web-glenmore-why-free = costs nothing
web-glenmore-why-buy = You keep the resources on your tiles.
web-glenmore-why-again = you move again
web-glenmore-why-next = { $player } moves next
