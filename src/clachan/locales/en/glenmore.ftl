# Glen More

## The words of the notation, in their order, and what stands for them in this language

glenmore-verbs = take discard pay buy sell gain activate ness move promote stop resolve done end member chieftain

## Resources and tiles; as an object where a language has a form for it

glenmore-resource = { $resource ->
    [wood] wood
    [stone] stone
    [grain] grain
    [cattle] cattle
   *[sheep] sheep
}
glenmore-resource-object = { glenmore-resource }
glenmore-letter = { $resource ->
    [wood] W
    [stone] S
    [grain] G
    [cattle] C
   *[sheep] H
}
glenmore-letters-whisky = wh
glenmore-letters-member = cl
glenmore-letters-different = 2
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
glenmore-tile-object = { glenmore-tile }
glenmore-coins = { $coins ->
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

glenmore-draw = Drawn: { glenmore-tile }.
glenmore-roll = The die rolls { $number } and moves on.
glenmore-take = { $player }: { glenmore-tile } to { $cell }.
glenmore-discard = { $player }: { glenmore-tile } out of the game.
glenmore-pay = { $player }: { glenmore-resource-object } paid from { $cell }.
glenmore-sell = { $player }: { glenmore-resource-object } from { $cell } sold for { glenmore-coins }.
glenmore-buy = { $player }: { glenmore-resource-object } bought for { glenmore-coins }.
glenmore-pay-member = { $player }: a clan member paid from { $cell }.
glenmore-pay-chieftain = { $player }: a chieftain paid.
glenmore-gain = { $player }: { glenmore-resource-object } gained.
glenmore-activate = { $player }: { glenmore-tile-object } on { $cell } activated.
glenmore-ness = { $player }: { glenmore-tile-object } on { $cell } activated by Loch Ness.
glenmore-move = { $player }: clan member from { $cell } to { $to }.
glenmore-promote = { $player }: clan member from { $cell } made a chieftain.
glenmore-stop = { $player }: nothing more paid.
glenmore-resolve = { $player }: Loch Shiel takes effect.
glenmore-done = { $player }: nothing more activated.
glenmore-end = { $player }: moves no more.

## Why not

glenmore-not-an-action = That is no action of this game.
glenmore-notation = “{ $text }” is no action of Glen More (GM 13). Write take 12 -1,0, pay wood 0,1, buy stone, activate 0,0, move 0,0 0,1 or done; draw 12 and roll 2 for chance.
glenmore-game-over = The game is over: the third scoring has taken place.
glenmore-chance-moves = Nobody has a turn right now: tiles are drawn or the die is rolled first.
glenmore-not-chance = Drawing tiles and rolling the die is left to chance; no player decides that.
glenmore-not-in-stack = Tile { $tile } is not in the stack that is being drawn from.
glenmore-not-this-decision = That is not what is to be decided now. { $decision ->
    [taking] First choose a tile from the chain and a cell for it.
    [paying] First pay what is due.
    [payingmember] First pay a clan member or a chieftain for Loch Ness.
    [gaining] First choose the cube that you get.
    [resolving] First let Loch Shiel take effect: “resolve”.
    [activating] You may activate tiles now; “done” says that you have finished.
    [moving] You may move clan members now; “end” ends your turn.
   *[other] Wait for your turn.
}
glenmore-not-in-chain = Tile { $tile } does not lie in the chain.
glenmore-must-take = A tile is removed only by someone who cannot take any. There is one that you can take.
glenmore-cell-taken = There is a tile of yours on { $cell } already.
glenmore-no-side = On { $cell } the tile would not share a side with any tile of yours.
glenmore-no-member-near = No clan member of yours stands on a cell around { $cell }.
glenmore-way-broken = { $way ->
    [river] The river on tile { $tile } does not match the tiles beside { $cell }.
    [road] The road on tile { $tile } does not match the tiles beside { $cell }.
   *[plain] Your river or your road has to go on at { $cell }, and tile { $tile } shows neither.
}
glenmore-second-way = { $way ->
    [river] Tile { $tile } must continue your river in the north or in the south; on { $cell } it would begin a second one.
   *[road] Tile { $tile } must continue your road in the east or in the west; on { $cell } it would begin a second one.
}
glenmore-cannot-pay = You cannot pay for it: { glenmore-missing } must still be found. You have { glenmore-coins }, selling brings up to { $sale } more, { $short ->
    [-1] but a row that is needed is sold out.
    [0] and that is not enough.
   *[other] and then { $short } would still be lacking.
}
glenmore-row-full = The market has sold out of { glenmore-resource }.
glenmore-row-empty = Nobody at the market buys { glenmore-resource } just now: that row is empty.
glenmore-no-coins = Buying { glenmore-resource } costs { $price }, and you have { glenmore-coins }. Selling cubes could bring { $sale }.
glenmore-no-whisky = Tile { $tile } costs a whisky, and you have none.
glenmore-no-cube-there = There is no { glenmore-resource } of yours on { $cell }.
glenmore-not-due = It is not the turn of { glenmore-resource }: next to be paid is { $due ->
    [wood] wood
    [stone] stone
    [grain] grain
    [cattle] cattle
   *[sheep] sheep
}.
glenmore-kind-used = You have paid { glenmore-resource } already, and all cubes must be different.
glenmore-rest-unpayable = If you gave { glenmore-resource } like this, you could not pay the rest.
glenmore-cell-loses-member = With that clan member gone, none of yours would stand around { $cell }.
glenmore-no-chieftain = You have no chieftain.
glenmore-cannot-stop = { $required ->
    [one] One more cube has to be paid before you may stop.
   *[other] { $required } more cubes have to be paid before you may stop.
}
glenmore-no-tile-there = You have no tile on { $cell }.
glenmore-not-near = { $cell } is neither the tile you have just laid nor one of the eight around it.
glenmore-already-activated = The tile on { $cell } has been activated in this turn already.
glenmore-never-activated = The tile on { $cell } does nothing when activated: lochs never do.
glenmore-tile-full = The tile on { $cell } is full: { $cubes } cubes, and no more than { $limit } find room there.
glenmore-not-your-ness = That takes the card of Loch Ness, which is not yours.
glenmore-ness-used = Loch Ness has helped you in this turn already.
glenmore-ness-not-now = In the turn in which Loch Oich is laid, Loch Ness does not help.
glenmore-no-member-there = No clan member of yours stands on { $cell }.
glenmore-not-a-neighbour = { $to } does not touch { $cell }, not even at a corner.
glenmore-last-member = Your last clan member has to stay on your land.

## How it ends and what it is worth

glenmore-third-scoring = The last tile has been drawn, and the third scoring is done.
glenmore-score-lead = { $scoring ->
    [1] First scoring
    [2] Second scoring
   *[3] Third scoring
}: { $what ->
    [whisky] whisky
    [chieftains] chieftains
   *[cards] cards
}
glenmore-score-activation = Activated: { glenmore-tile }
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
glenmore-more-tiles = also { $tiles } (a number shows more)
glenmore-more-choices = all of them: ?

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
glenmore-way = { $resource }: you have { $held }, { $price ->
    [0] the market is sold out.
   *[other] buying costs { $price }.
}
glenmore-coins-left = You would then have { glenmore-coins }.
glenmore-paid-in-full = Then everything is paid.
glenmore-still-due = Then still due: { $cubes }.

## What may be done

glenmore-hint-taking = Take a tile: { $example }. { $tile } alone shows what it brings. More: help
glenmore-hint-discard = You can take no tile, so one leaves the game (GM 4.2): { $example }.
glenmore-hint-cost = Pay for { $tile }: { $due }.
glenmore-hint-input = Pay into { $tile }: { $due }.
glenmore-hint-sell = You cannot pay for { $tile } without selling first. Still due: { $due }.
glenmore-hint-payingmember = Loch Ness costs a clan member or a chieftain.
glenmore-hint-gaining = { $cubes ->
    [one] Choose a cube for { $tile }.
   *[other] Choose { $cubes } cubes for { $tile }, one by one.
}
glenmore-hint-resolving = You may sell before Loch Shiel fills your tiles: resolve.
glenmore-hint-activating = Activate tiles (by number or cell), or done. ? explains them all.
glenmore-hint-moving = { $points ->
    [one] One movement point: move or promote a clan member, or end.
   *[other] { $points } movement points: move or promote clan members, or end.
}
glenmore-hint-numbered = A number of the list will do.
glenmore-hint-grouped = ? lists all with numbers.
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
glenmore-choices = What you may do now

## Pages

glenmore-command-land = land
glenmore-command-tile = tile
glenmore-command-list = list ?
glenmore-tile-elsewhere = It does not lie in the chain now.
glenmore-fits-nowhere = At the moment there is no cell for it on your land.
glenmore-cells = Cells for it, and what could be activated there (type { $example }):
glenmore-sets-off-nothing = nothing
glenmore-sets-off = It could set off: { $tiles }.
glenmore-follows = After your turn: { $player }.
glenmore-last-turn = This turn ends the game.
glenmore-you-again = After your turn it is your turn again.
glenmore-goods = { glenmore-coins }, whisky: { $whisky }, chieftains: { $chieftains } (with bonnets they count { $counted }), points so far: { $points }.

## The rules in short, and what may be typed

glenmore-rules =
    Take any tile from the chain, pay for it and lay it beside a tile of yours, with a clan member of yours on one of the eight cells around it. The river runs in column 0, the road in row 0; both only grow at their ends. Then the new tile and its eight neighbours may each be activated once, and movement points move clan members or make them chieftains.
    Whoever stands last in the chain, on the left, has the turn, so a long leap forward costs turns. Tiles left behind are gone.
    Three times whisky, chieftains and cards are compared with whoever has the fewest: a lead of 1, 2, 3, 4, 5 gives 1, 2, 3, 5, 8 points. At the end each coin gives a point, and each tile more than in the smallest land costs 3.
    Chain: number and cost (W wood, S stone, G grain, C cattle, H sheep, wh whisky, cl clan member, 2 two different) above way (≈ river, = road) and kind. Land: ▲ clan member, letters cubes, * the new tile, × activated. Market: how full a row is, price to buy/to sell.
    To type: 12 -1,0 takes tile 12 to cell -1,0 · 12 alone shows it · land 2 shows the land of player 2 · ? lists everything · in lists a number is enough. Words may be cut short: a 0,1 (activate), p w 0,1 (pay), b s (buy), s g 0,1 (sell), m 0,0 0,1 (move), pr 0,1 (promote), d (done), e (end).
