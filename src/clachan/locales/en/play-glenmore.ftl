# What only the terminal says.

glenmore-verbs = take discard pay buy sell gain activate ness move promote stop resolve done end member chieftain
glenmore-letters-whisky = wh
glenmore-letters-member = cl
glenmore-letters-different = 2
glenmore-more-tiles = also { $tiles } (a number shows more)
glenmore-more-choices = all of them: ?
glenmore-coins-left = You would then have { glenmore-coins }.
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
glenmore-begun = “{ $text }” can mean more than one play. Write one in full: { $plays }
glenmore-begun-in-vain = No play that begins with “{ $text }” is possible now. ? lists all that are.
glenmore-choices = What you may do now
glenmore-command-land = land
glenmore-command-tile = tile
glenmore-command-list = list ?
glenmore-command-stacks = stacks tiles
glenmore-stacks = Tile overview
glenmore-stacks-about = Left/all, kind, what it does; then the tiles left: number, river (≈) or road (=), cost.
glenmore-stacks-letters = Costs: { $letters }, { glenmore-letters-whisky } a whisky, { glenmore-letters-member } a clan member or a chieftain, { glenmore-letters-different } two different cubes. → turns cubes into points or whisky; 1–3 → 1, 3, 5: points for one, two or three different cubes.
glenmore-rules =
    Take any tile from the chain, pay for it and lay it beside a tile of yours, with a clan member of yours on one of the eight cells around it. The river runs in column 0, the road in row 0; both only grow at their ends. Then the new tile and its eight neighbours may each be activated once, and movement points move clan members or make them chieftains.
    The player who stands last in the chain, on the left, has the turn, so a long leap forward costs turns. Tiles left behind are gone.
    Three times whisky, chieftains and cards are compared with the player who has the fewest: a lead of 1, 2, 3, 4, 5 gives 1, 2, 3, 5, 8 points. At the end each coin gives a point, and each tile more than in the smallest land costs 3.
    Chain: number and cost (W wood, S stone, G grain, C cattle, H sheep, wh whisky, cl clan member, 2 two different) above way (≈ river, = road) and kind. Land: ▲ clan member, letters cubes, * the new tile, × activated. Market: how full a row is, price to buy/to sell.
    To type: 12 -1,0 takes tile 12 to cell -1,0 · 12 alone shows it · land 2 shows the land of player 2 · stacks shows the tiles still to come · ? lists everything · in lists a number is enough. Words may be cut short: a 0,1 (activate), p w 0,1 (pay), b s (buy), s g 0,1 (sell), m 0,0 0,1 (move), pr 0,1 (promote), d (done), e (end).
