# Glen More

## The words of the notation, in their order, and what stands for them in this language

## Resources and tiles; as an object where a language has a form for it

glenmore-resource = { $resource ->
    [wood] wood
    [stone] stone
    [grain] grain
    [cattle] cattle
   *[sheep] sheep
}
glenmore-resource-object = { $resource ->
    [stone] a stone
    [sheep] a sheep
   *[other] { glenmore-resource }
}
glenmore-resource-none = no { glenmore-resource }
glenmore-letter = { $resource ->
    [wood] W
    [stone] S
    [grain] G
    [cattle] C
   *[sheep] H
}
glenmore-kind = { $kind ->
    [quarry] quarry
    [forest] forest
    [meadow] meadow
    [grain_field] grain field
    [pasture] pasture
    [village] village
    [start_village] start village
    [distillery] distillery
    [butcher_sheep] sheep butcher
    [butcher_cattle] cattle butcher
    [butcher_mixed] mixed butcher
    [fair_3] fair for 3
    [fair_4] fair for 4
    [fair_5] fair for 5
    [grocer] grocer
    [bridge] bridge
    [tavern_3] tavern for 3
    [tavern_4] tavern for 4
   *[castle] { $name }
}
glenmore-short = { $kind ->
    [quarry] Quar.
    [forest] For.
    [meadow] Mead.
    [grain_field] Grain
    [pasture] Past.
    [village] Vill.
    [start_village] Start
    [distillery] Dist.
    [butcher_sheep] But.H
    [butcher_cattle] But.C
    [butcher_mixed] B.CH
    [fair_3] Fair3
    [fair_4] Fair4
    [fair_5] Fair5
    [grocer] Groc.
    [bridge] Brid.
    [tavern_3] Tav.3
   *[tavern_4] Tav.4
}
glenmore-tile = { glenmore-kind } ({ $tile })
glenmore-tile-object = { $kind ->
    [castle] { $name }
    [loch] { $name }
    [abbey] { $name }
   *[other] the { glenmore-kind }
}
glenmore-tile-not = { glenmore-tile-object }
glenmore-tile-from = from { glenmore-tile-object }
glenmore-where = { $where ->
    [river] { " " }on the river
    [road] { " " }on the road
    [north] { " " }in the north
    [south] { " " }in the south
    [east] { " " }in the east
    [west] { " " }in the west
    [northwest] { " " }in the northwest
    [northeast] { " " }in the northeast
    [southwest] { " " }in the southwest
    [southeast] { " " }in the southeast
    [middle] { " " }in the middle
   *[only] { "" }
}
glenmore-other-where = { $other_where ->
    [river] { " " }on the river
    [road] { " " }on the road
    [north] { " " }in the north
    [south] { " " }in the south
    [east] { " " }in the east
    [west] { " " }in the west
    [northwest] { " " }in the northwest
    [northeast] { " " }in the northeast
    [southwest] { " " }in the southwest
    [southeast] { " " }in the southeast
    [middle] { " " }in the middle
   *[only] { "" }
}
glenmore-other = { $other ->
    [quarry] the quarry
    [forest] the forest
    [meadow] the meadow
    [grain_field] the grain field
    [pasture] the pasture
    [village] the village
    [start_village] the start village
    [distillery] the distillery
    [butcher_sheep] the sheep butcher
    [butcher_cattle] the cattle butcher
    [butcher_mixed] the mixed butcher
    [fair_3] the fair for 3
    [fair_4] the fair for 4
    [fair_5] the fair for 5
    [grocer] the grocer
    [bridge] the bridge
    [tavern_3] the tavern for 3
    [tavern_4] the tavern for 4
   *[castle] { $other_name }
}{ glenmore-other-where }
glenmore-other-to = to { glenmore-other }
glenmore-site = { $side ->
    [north] north
    [south] south
    [east] east
   *[west] west
} of { glenmore-other }
glenmore-laid-object = { glenmore-tile-object }{ glenmore-where }
glenmore-laid-not = { glenmore-tile-not }{ glenmore-where }
glenmore-laid-from = { glenmore-tile-from }{ glenmore-where }
glenmore-coins = { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
}
glenmore-missing = { $missing ->
    [wood] wood
    [stone] stone
    [grain] grain
    [cattle] cattle
    [sheep] sheep
    [wood-stone] wood and stone
    [wood-grain] wood and grain
    [wood-cattle] wood and cattle
    [wood-sheep] wood and sheep
    [stone-grain] stone and grain
    [stone-cattle] stone and cattle
    [stone-sheep] stone and sheep
    [cattle-sheep] cattle and sheep
    [wood-stone-grain] wood, stone and grain
    [wood-stone-cattle] wood, stone and cattle
    [wood-stone-sheep] wood, stone and sheep
   *[any] some of the cubes
}

## What happened

glenmore-draw = A new tile joins the chain: { glenmore-kind }.
glenmore-scoring = { $scoring ->
    [1] The last tile of stack 1 is drawn: the first scoring takes place.
    [2] The last tile of stack 2 is drawn: the second scoring takes place.
   *[3] The last tile of stack 3 is drawn: the third scoring takes place.
}
glenmore-scoring-for = { $whisky ->
    [0] { "" }
   *[other] { $whisky } for whisky
}{ $chieftains ->
    [0] { "" }
   *[other] { $whisky ->
        [0] { "" }
       *[other] { ", " }
    }{ $chieftains } for chieftains
}{ $cards ->
    [0] { "" }
   *[other] { $whisky ->
        [0] { $chieftains ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $cards } for cards
}
glenmore-scoring-gain = { $reader ->
    [yes] { $points ->
        [0] You gain nothing.
        [one] You gain one point: { glenmore-scoring-for }.
       *[other] You gain { $points } points: { glenmore-scoring-for }.
    }
   *[no] { $points ->
        [0] { $player } gains nothing.
        [one] { $player } gains one point: { glenmore-scoring-for }.
       *[other] { $player } gains { $points } points: { glenmore-scoring-for }.
    }
}
glenmore-roll = The die shows { $number } and removes { glenmore-tile-object }.
glenmore-brings = { $kind ->
    [quarry] : one stone
    [forest] : one wood
    [grain_field] : one grain
    [pasture] : one head of cattle
    [meadow] : one sheep
    [village] : one movement point
    [start_village] : one movement point
    [castle] : one movement point
   *[other] { "" }
}
glenmore-take = { $reader ->
    [yes] You take { glenmore-tile-object } and lay it { glenmore-site }.
   *[no] { $player } takes { glenmore-tile-object } and lays it { glenmore-site }.
}
glenmore-discard = { $reader ->
    [yes] You remove { glenmore-tile-object } from the game.
   *[no] { $player } removes { glenmore-tile-object } from the game.
}
glenmore-pay = { $reader ->
    [yes] You pay { glenmore-resource-object } { glenmore-laid-from }.
   *[no] { $player } pays { glenmore-resource-object } { glenmore-laid-from }.
}
glenmore-sell = { $reader ->
    [yes] You sell { glenmore-resource-object } { glenmore-laid-from } for { glenmore-coins }.
   *[no] { $player } sells { glenmore-resource-object } { glenmore-laid-from } for { glenmore-coins }.
}
glenmore-buy = { $reader ->
    [yes] You buy { glenmore-resource-object } for { glenmore-coins }.
   *[no] { $player } buys { glenmore-resource-object } for { glenmore-coins }.
}
glenmore-pay-member = { $reader ->
    [yes] You give up a clan member { glenmore-laid-from }.
   *[no] { $player } gives up a clan member { glenmore-laid-from }.
}
glenmore-pay-chieftain = { $reader ->
    [yes] You give up a chieftain.
   *[no] { $player } gives up a chieftain.
}
glenmore-gain = { $reader ->
    [yes] You get { glenmore-resource-object }.
   *[no] { $player } gets { glenmore-resource-object }.
}
glenmore-activate = { $reader ->
    [yes] You activate { glenmore-laid-object }{ glenmore-brings }.
   *[no] { $player } activates { glenmore-laid-object }{ glenmore-brings }.
}
glenmore-ness = { $reader ->
    [yes] By Loch Ness you activate { glenmore-laid-object }{ glenmore-brings }.
   *[no] By Loch Ness { $player } activates { glenmore-laid-object }{ glenmore-brings }.
}
glenmore-gain-points = { $reader ->
    [yes] You gain { $points ->
        [one] one point
       *[other] { $points } points
    }.
   *[no] { $player } gains { $points ->
        [one] one point
       *[other] { $points } points
    }.
}
glenmore-move = { $reader ->
    [yes] You move a clan member { glenmore-laid-from } { glenmore-other-to }.
   *[no] { $player } moves a clan member { glenmore-laid-from } { glenmore-other-to }.
}
glenmore-promote = { $reader ->
    [yes] You make a chieftain of a clan member { glenmore-laid-from }.
   *[no] { $player } makes a chieftain of a clan member { glenmore-laid-from }.
}
glenmore-stop = { $reader ->
    [yes] You pay no more.
   *[no] { $player } pays no more.
}
glenmore-resolve = { $reader ->
    [yes] You let Loch Shiel take effect.
   *[no] { $player } lets Loch Shiel take effect.
}
glenmore-done = { $reader ->
    [yes] You activate nothing more.
   *[no] { $player } activates nothing more.
}
glenmore-end = { $reader ->
    [yes] You end the turn.
   *[no] { $player } ends the turn.
}
glenmore-moves = { $reader ->
    [yes] You move clan members.
   *[no] { $player } moves clan members.
}

## Why not

glenmore-not-an-action = That is no action of this game.
glenmore-notation = “{ $text }” is no action of Glen More (GM 13). Write take 12 -1,0, pay wood 0,1, buy stone, activate 0,0, move 0,0 0,1 or done; draw 12 and roll 2 for chance.
glenmore-game-over = The game is over: the third scoring has taken place.
glenmore-chance-moves = Nobody has a turn right now: tiles are drawn or the die is rolled first.
glenmore-not-chance = Drawing tiles and rolling the die is left to chance; no player decides that.
glenmore-not-in-stack = The stack that is being drawn from does not hold { glenmore-tile-object }.
glenmore-not-this-decision = That is not what is to be decided now. { $decision ->
    [taking] First choose a tile from the chain and a cell for it.
    [paying] First pay what is due.
    [selling] First sell a cube: you cannot yet pay what is due.
    [payingmember] First pay a clan member or a chieftain for Loch Ness.
    [gaining] First choose the cube that you get.
    [resolving] First let Loch Shiel take effect.
    [activating] You may activate tiles now, until you say that you have finished.
    [moving] You may move clan members now, until you end your turn.
   *[other] Wait for your turn.
}
glenmore-not-in-chain = You cannot take { glenmore-tile-object }: it does not lie in the chain now.
glenmore-must-take = A tile is removed only by someone who cannot take any. There is one that you can take.
glenmore-cell-taken = There is no room for a tile: { glenmore-laid-object } lies there already.
glenmore-no-side = You can lay { glenmore-tile-object } only where it shares a side with one of your tiles.
glenmore-no-member-near = You can lay { glenmore-tile-object } only where a clan member of yours stands on one of the eight cells around it; here there is none.
glenmore-way-broken = You cannot lay { glenmore-tile-object } here: { $way ->
    [river] its river does not match the tiles beside it.
    [road] its road does not match the tiles beside it.
   *[plain] your river or your road has to go on here, and this tile shows neither.
}
glenmore-second-way = You can lay { glenmore-tile-object } only where it continues { $way ->
    [river] your river in the north or in the south; here it would begin a second one.
   *[road] your road in the east or in the west; here it would begin a second one.
}
glenmore-cannot-pay = { $purpose ->
    [laying] You cannot pay for { glenmore-tile-object }
   *[activating] You cannot give { glenmore-tile-object } what it takes
}: { glenmore-missing } must still be found. You have { glenmore-coins }, selling brings { $sale ->
    [0] nothing
   *[other] up to { $sale } more
}, { $short ->
    [-1] and a row that is needed is sold out.
    [0] and that is not enough.
    [one] and one coin would still be lacking.
   *[other] and { $short } coins would still be lacking.
}
glenmore-row-full = The market has { glenmore-resource-none } left to sell.
glenmore-row-empty = Nobody at the market buys { glenmore-resource } just now: that row is empty.
glenmore-no-coins = Buying { glenmore-resource-object } costs { $price ->
    [one] one coin
   *[other] { $price } coins
}, and you have { glenmore-coins }. Selling cubes { $sale ->
    [0] would bring nothing
    [one] could bring one coin
   *[other] could bring { $sale } coins
}.
glenmore-no-whisky = You cannot pay for { glenmore-tile-object }: it costs a whisky, and you have none.
glenmore-no-cube-there = { $kind ->
    [none] No tile of yours lies there, so there is { glenmore-resource-none } either.
   *[other] You can take { glenmore-resource-none } { glenmore-laid-from }, for there is none.
}
glenmore-not-due = It is not the turn of { glenmore-resource }: next to be paid is { $due ->
    [wood] wood
    [stone] stone
    [grain] grain
    [cattle] cattle
   *[sheep] sheep
}.
glenmore-kind-used = You have paid { glenmore-resource } already, and all cubes must be different.
glenmore-rest-unpayable = If you gave { glenmore-resource } like this, you could not pay the rest.
glenmore-cell-loses-member = With that clan member gone, none of yours would stand around Loch Ness.
glenmore-no-chieftain = You have no chieftain.
glenmore-cannot-stop = You have to pay { $required ->
    [one] one more cube
   *[other] { $required } more cubes
} before you may stop.
glenmore-no-tile-there = No tile of yours lies there.
glenmore-not-near = You cannot activate { glenmore-laid-object } now: it is neither the tile you have just laid nor one of the eight around it.
glenmore-already-activated = You have activated { glenmore-laid-object } in this turn already.
glenmore-never-activated = Activating { glenmore-laid-object } does nothing: lochs never do.
glenmore-tile-full = There is no room left on { glenmore-laid-object }: { $cubes ->
    [one] one cube lies
   *[other] { $cubes } cubes lie
} there, and no more than { $limit } may.
glenmore-not-your-ness = That takes the card of Loch Ness, which is not yours.
glenmore-ness-used = Loch Ness has helped you in this turn already.
glenmore-ness-not-now = In the turn in which Loch Oich is laid, Loch Ness does not help.
glenmore-no-member-there = { $kind ->
    [none] No tile of yours lies there, so no clan member stands there.
   *[other] You can take no clan member { glenmore-laid-from }, for none stands there.
}
glenmore-not-a-neighbour = A clan member cannot step { glenmore-laid-from } { glenmore-other-to }: these tiles do not touch, not even at a corner.
glenmore-last-member = Your last clan member has to stay on your land until your own last turn.

## How it ends and what it is worth

glenmore-third-scoring = The last tile has been drawn, and the third scoring is done.
glenmore-score-lead = { glenmore-row-lead }, { $count } against { $fewest }
glenmore-score-activation = Activated: { glenmore-kind }
glenmore-score-iona = Iona Abbey: { $count ->
    [one] one yellow tile
   *[other] { $count } yellow tiles
}
glenmore-score-morar = Loch Morar: { $count ->
    [one] one green tile
   *[other] { $count } green tiles
}
glenmore-score-duart = Duart Castle: { $count ->
    [one] one village
   *[other] { $count } villages
}
glenmore-score-coins = { $count ->
    [one] One coin
   *[other] { $count } coins
}
glenmore-score-tiles = { $count ->
    [one] One tile
   *[other] { $count } tiles
} more than the smallest land
glenmore-row-lead = { $scoring ->
    [1] First scoring
    [2] Second scoring
   *[3] Third scoring
}: { $what ->
    [whisky] whisky
    [chieftains] chieftains
   *[cards] cards
}
glenmore-row-activation = Activated: { glenmore-kind }
glenmore-row-iona = Iona Abbey (yellow tiles)
glenmore-row-morar = Loch Morar (green tiles)
glenmore-row-duart = Duart Castle (villages)
glenmore-row-coins = Coins
glenmore-row-tiles = Tiles too many
glenmore-total = Total
glenmore-cubes-held = { $player } { $cubes }
glenmore-tie-broken = Equal points at the top, so cubes decide: { $cubes } (GM 11.5).
glenmore-tie-shared = Equal points at the top and equal cubes ({ $cubes }), so the victory is shared (GM 11.5).

## What turned a match

glenmore-swing-lead = { match-swing-by }, above all in { $scoring ->
    [1] the first scoring
    [2] the second scoring
   *[3] the third scoring
}.
glenmore-swing-activation = { match-swing-by }, above all by activating { glenmore-tile-object }.
glenmore-swing-iona = { match-swing-by }, above all through Iona Abbey.
glenmore-swing-morar = { match-swing-by }, above all through Loch Morar.
glenmore-swing-duart = { match-swing-by }, above all through Duart Castle.
glenmore-swing-coins = { match-swing-by }, above all in coins.
glenmore-swing-tiles = { match-swing-by }, above all by the number of tiles.

## The table on the screen

glenmore-progress = Stacks { $left } · Scored { $scorings }/{ $all }
glenmore-next = Next: { $player }
glenmore-the-die = the die
glenmore-die = die
glenmore-market = Market
glenmore-prices = Buy/sell
glenmore-panel-coins = Coi
glenmore-panel-whisky = Whi
glenmore-panel-chieftains = Chf
glenmore-panel-cards = Crd
glenmore-panel-tiles = Til
glenmore-panel-points = Pts
glenmore-earlier = (Earlier: log)
glenmore-scored = { $scoring ->
    [1] First scoring
    [2] Second scoring
   *[3] Third scoring
}: { $points }.

## What a tile does when it is activated: in letters, and in a sentence

glenmore-does = { $kind ->
    [quarry] +1 stone
    [forest] +1 wood
    [grain_field] +1 grain
    [pasture] +1 cattle
    [meadow] +1 sheep
    [abbey] +1 any cube
    [distillery] G → whisky
    [butcher_sheep] H, HH → 2, 4
    [butcher_cattle] C, CC → 2, 4
    [butcher_mixed] CH → 5
    [fair_3] 1–3 → 1, 3, 5
    [fair_4] 1–4 → 1…8
    [fair_5] 1–5 → 1…12
    [grocer] 3 cubes → 8
    [bridge] WS → 7
    [tavern_3] +3 points
    [tavern_4] +4 points
    [loch] –
   *[other] +1 move
}
glenmore-laid = { $kind ->
    [distillery] A whisky when laid.
   *[village] A clan member when laid.
}
glenmore-effect = { $kind ->
    [quarry] Activated, it gets a stone; it holds three.
    [forest] Activated, it gets wood; it holds three.
    [grain_field] Activated, it gets grain; it holds three.
    [pasture] Activated, it gets cattle; it holds three.
    [meadow] Activated, it gets a sheep; it holds three.
    [abbey] Activated, it gets a cube of any kind; it holds three.
    [distillery] Activated, it turns a grain into a whisky.
    [butcher_sheep] Activated, it turns one or two sheep into 2 or 4 points.
    [butcher_cattle] Activated, it turns one or two cattle into 2 or 4 points.
    [butcher_mixed] Activated, it turns a sheep and a cattle into 5 points.
    [fair_3] Activated, it turns up to three different cubes into 1, 3 or 5 points.
    [fair_4] Activated, it turns up to four different cubes into 1, 3, 5 or 8 points.
    [fair_5] Activated, it turns up to five different cubes into 1, 3, 5, 8 or 12 points.
    [grocer] Activated, it turns any three cubes into 8 points.
    [bridge] Activated, it turns a wood and a stone into 7 points.
    [tavern_3] Activated, it brings 3 points.
    [tavern_4] Activated, it brings 4 points.
    [loch] It is never activated.
   *[village] Activated, it gives a movement point.
}
glenmore-place = { $place ->
    [moil] A whisky when laid; one bonnet.
    [stalker] A second clan member when laid; one bonnet.
    [armadale] Three coins when laid; one bonnet.
    [mey] Your chieftains count double; one bonnet.
    [duart] At the end 3 points for each village, the first one too.
    [cawdor] Three bonnets, which count as chieftains.
    [donan] Two whiskies when laid; one bonnet.
    [lochy] Two cubes of any kind when laid.
    [morar] At the end 2 points for each green tile.
    [ness] Once a turn, any one tile of yours may be activated as well.
    [shiel] When laid, a cube onto each production tile that has none.
    [oich] When laid, all your tiles may be activated once.
   *[iona] At the end 2 points for each yellow tile.
}
glenmore-frame = { $frame ->
    [yellow] Yellow
    [green] Green
    [grey] Grey
    [brown] Brown
   *[blue] Blue
} frame, { $way ->
    [river] with the river
    [road] with the road
    [river-road] with river and road
   *[none] neither river nor road
}.

## What it costs

glenmore-cost-nothing = It costs nothing.
glenmore-cost-whisky = It costs a whisky.
glenmore-cost-member = It costs a clan member or a chieftain.
glenmore-cost = It costs: { $cubes }.
glenmore-due-different = { $cubes ->
    [one] one more kind
   *[other] { $cubes } different kinds
}
glenmore-due-up-to = up to { $cubes } different kinds
glenmore-due-at-most = { $resource }, at most { $cubes }
glenmore-due-any = { $cubes ->
    [one] one cube of any kind
   *[other] { $cubes } cubes of any kind
}
glenmore-way = You have { $held ->
    [0] no
   *[other] { $held }
} { $resource }, { $price ->
    [0] and the market is sold out.
    [one] and buying costs one coin.
   *[other] and buying costs { $price } coins.
}
glenmore-paid-in-full = Then everything is paid.
glenmore-still-due = Then still due: { $cubes }.

## What may be done

glenmore-brief-buy = { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
glenmore-brief-paymember = a clan member
glenmore-brief-paychieftain = a chieftain
glenmore-brief-resolve = let it happen
glenmore-brief-stop = pay no more
glenmore-brief-done = activate no more
glenmore-brief-promote = to chieftain
glenmore-brief-end = end of turn

## Pages

glenmore-stack = Stack { $number }
glenmore-stack-left = { glenmore-stack }: { $left } of { $all } tiles left
glenmore-stack-empty = { glenmore-stack }: empty
glenmore-all-drawn = All drawn: { $kinds }
glenmore-tile-elsewhere = It does not lie in the chain now.
glenmore-fits-nowhere = At the moment there is no cell for it on your land.
glenmore-cells = Cells for it, and what could be activated there (type { $example }):
glenmore-sets-off-nothing = nothing
glenmore-sets-off = It could set off: { $tiles }.
glenmore-follows = After your turn: { $player }.
glenmore-last-turn = This turn ends the game.
glenmore-own-last-turn = This is your last turn.
glenmore-you-again = After your turn it is your turn again.
glenmore-goods = { glenmore-coins }, whisky: { $whisky }, chieftains: { $chieftains } (with bonnets they count { $counted }), points so far: { $points }.

## The rules in short, and what may be typed

