# What only the terminal says.

glenmore-verbs = take discard pay buy sell gain activate ness move promote stop resolve done end member chieftain
glenmore-letters-whisky = wh
glenmore-letters-member = cl
glenmore-letters-different = 2
glenmore-more-tiles = also { $tiles } (a number shows more)
glenmore-more-choices = all of them: ?
glenmore-coins-left = You would have { glenmore-coins } left.
glenmore-hint-taking = Take a tile: { $example }. { $tile } alone shows what it brings. More: help
glenmore-hint-discard = You cannot take a tile, so remove one from the game (GM 4.2): { $example }.
glenmore-hint-cost = Pay for { $tile }: { $due }.
glenmore-hint-input = Pay to activate { $tile }: { $due }.
glenmore-hint-sell = Sell first to pay for { $tile }. Still due: { $due }.
glenmore-hint-payingmember = Loch Ness costs 1 clan member or 1 chieftain.
glenmore-hint-gaining = { $cubes ->
    [one] Choose { $cubes } resource for { $tile }.
   *[other] Choose { $cubes } resources for { $tile }, one at a time.
}
glenmore-hint-resolving = You can sell before Loch Shiel fills your tiles; then: resolve.
glenmore-hint-activating = Activate tiles (number or space), or: done. ? lists all moves.
glenmore-hint-moving = { $points ->
    [one] { $points } movement point: move or promote a clan member, or: end.
   *[other] { $points } movement points: move or promote clan members, or: end.
}
glenmore-hint-numbered = A number from the list is enough.
glenmore-hint-grouped = ? lists all moves with numbers.
glenmore-begun = “{ $text }” can mean several moves. Type one in full: { $plays }
glenmore-begun-in-vain = No possible move starts with “{ $text }”. ? lists all moves.
glenmore-choices = Your moves
glenmore-command-land = territory land
glenmore-command-tile = tile
glenmore-command-list = list ?
glenmore-command-stacks = stacks tiles
glenmore-stacks = Tile overview
glenmore-stacks-about = Left/all, kind, what it does; then the tiles left: number, river (≈) or road (=), cost.
glenmore-stacks-letters = Costs: { $letters }, { glenmore-letters-whisky } whisky, { glenmore-letters-member } clan member or chieftain; { glenmore-letters-different } means 2 different resources. “1–3 → 1, 3, 5” means: 1, 2 or 3 different resources give 1, 3 or 5 points.
glenmore-rules =
    The player with the most points wins. Take any tile from the chain, pay for it and place it where it shares a side with one of yours. One of your clan members must be on one of the 8 spaces around it.
    The river runs in column 0, the road in row 0; both grow only at their ends.
    Then activate the new tile and your tiles on those 8 spaces, each once. Movement points move clan members or promote them to chieftain.
    The last player in the chain (on the left) moves next. A long jump gives the others more turns. Tiles with no figure or die behind them leave the game.
    There are 3 scorings. For whisky, chieftains and cards, each counted separately, a lead of 1, 2, 3, 4 or at least 5 over the player with the fewest gives 1, 2, 3, 5 or 8 points.
    At the end, each coin gives 1 point, and you lose 3 for each extra tile you have compared with the player with the fewest.
    Chain: number and cost (W wood, S stone, G grain, C cattle, H sheep, wh whisky, cl clan member or chieftain, 2 for 2 different) above river (≈) or road (=) and kind.
    Territory: ▲ clan member, letters resources, * the new tile, × activated. Market: coins in a row, price to buy/sell.
    Type: 12 -1,0 to take tile 12 and place it on -1,0 · 12 to see the tile · territory 2 for the territory of player 2 · stacks for the tiles left · ? for all moves · a number to choose from a list.
    Words can be shortened: a 0,1 (activate), p w 0,1 (pay), b s (buy), s g 0,1 (sell), m 0,0 0,1 (move), pr 0,1 (promote), d (done), e (end).

## Resources and tiles; as an object where a language has a form for it

glenmore-letter = { $resource ->
    [wood] W
    [stone] S
    [grain] G
    [cattle] C
   *[sheep] H
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

## How it ends and what it is worth

glenmore-cubes-held = { $player } { $cubes }
glenmore-tie-broken = Tied on points, so resources decide: { $cubes } (GM 11.5).
glenmore-tie-shared = Tied on points and resources ({ $cubes }): shared victory (GM 11.5).

## The table on the screen

glenmore-progress = Stacks { $left } · Scored { $scorings }/{ $all }
glenmore-next = Next: { $player }
glenmore-die = die
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
    [abbey] +1 any
    [distillery] G → whisky
    [butcher_sheep] H, HH → 2, 4
    [butcher_cattle] C, CC → 2, 4
    [butcher_mixed] CH → 5
    [fair_3] 1–3 → 1, 3, 5
    [fair_4] 1–4 → 1…8
    [fair_5] 1–5 → 1…12
    [grocer] 3 any → 8
    [bridge] WS → 7
    [tavern_3] +3 points
    [tavern_4] +4 points
    [loch] –
   *[other] +1 move
}

## What it costs

glenmore-cost-nothing = Cost: none.
glenmore-paid-in-full = After that, nothing is left to pay.
glenmore-still-due = After that, still due: { $cubes }.

## What may be done

glenmore-brief-buy = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
glenmore-brief-resolve = resolve
glenmore-brief-stop = finish paying
glenmore-brief-done = stop activating
glenmore-brief-promote = to chieftain
glenmore-brief-end = end turn

## Pages

glenmore-tile-elsewhere = It is not in the chain.
glenmore-fits-nowhere = It fits nowhere in your territory right now.
glenmore-cells = Spaces for it, and what it could activate (type { $example }):
glenmore-sets-off-nothing = nothing
glenmore-sets-off = Can activate: { $tiles }.
glenmore-goods = { glenmore-coins }, whisky: { $whisky }, chieftains: { $chieftains } (count as { $counted }), points: { $points }.
