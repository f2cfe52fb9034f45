# Glen More drawn: the track, the territory, the market

web-glenmore-cell = row { $row }, column { $column }
web-glenmore-field = space { $number } from the tail
web-glenmore-empty-field = empty
web-glenmore-now = now
web-glenmore-is-next = To move
web-glenmore-die-title = The die
web-glenmore-die-moves = When the die is last in the chain, it is rolled and moves forward by as many tiles as it shows. The tile where it stops leaves the game (GM 3.3).
web-glenmore-die-plays = Its sides are 1, 1, 1, 2, 2, 3. It is used only with 2 or 3 players (GM 1.4).
web-glenmore-out = out
web-glenmore-chosen = Chosen
web-glenmore-may-take = { $can ->
    [yes] You can take this tile
   *[no] You cannot take this tile now
}
web-glenmore-lay-here = Place here
web-glenmore-lay = Place here: { $tile }
web-glenmore-pick-cell = { $count ->
    [one] Choose the highlighted space. The number shows how many tiles you can activate there.
   *[other] Choose a highlighted space. The number shows how many tiles you can activate there.
}
web-glenmore-cost = Cost
web-glenmore-costs-nothing = none
web-glenmore-costs-whisky = 1 whisky
web-glenmore-costs-member = 1 clan member or 1 chieftain
web-glenmore-member-near = A clan member must stay next to the space; otherwise you pay 1 chieftain (GM 5.7).
web-glenmore-cost-way = { $way ->
    [river] { $cost } (with river)
    [road] { $cost } (with road)
   *[none] { $cost }
}
web-glenmore-cost-of = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}: { $cost }
# Beside the picture of a resource, and before that of a coin.
web-glenmore-way-held = you have { $held }
web-glenmore-way-price = buying costs { $price }
web-glenmore-have-whisky = 1 whisky (you have { $count })
web-glenmore-have-coins = You have { glenmore-coins }.
web-glenmore-sets-off = { $count ->
    [0] Activates nothing
    [one] Activates { $count } tile
   *[other] Activates { $count } tiles
}
web-glenmore-still-due = Still to pay: { $cubes }.
web-glenmore-can-add = You can still add: { $cubes }.
web-glenmore-could-set-off = { $count ->
    [one] Can activate { $count } tile.
   *[other] Can activate { $count } tiles.
}
web-glenmore-next = Next
web-glenmore-you-again = you again
web-glenmore-gives = 1 { glenmore-resource }
web-glenmore-gives-any = 1 resource of your choice
web-glenmore-gives-step = 1 movement point
web-glenmore-gives-whisky = 1 grain = 1 whisky
web-glenmore-gives-points = { $kind ->
    [exact] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[most] { $points ->
        [one] up to { $points } point
       *[other] up to { $points } points
    }
}
# Before the picture of points, and before that of a coin.
web-glenmore-up-to = up to { $points }
web-glenmore-buy-at = Buy for
web-glenmore-activated = Already activated
web-glenmore-may-move = A clan member can move from here
web-glenmore-choices = Choose one
web-glenmore-activate-free = { $count ->
    [one] Activate { $count } tile for free
   *[other] Activate { $count } tiles for free
}
web-glenmore-keys = Arrow keys: move. N: next option. Enter: choose. Esc: cancel.
web-glenmore-go-done = Stop activating
web-glenmore-go-end = End turn
web-glenmore-go-moves = Move clan members
web-glenmore-go-stop = Finish: { web-points }
web-glenmore-go-resolve = Resolve Loch Shiel
web-glenmore-now-discarding = You cannot take any tile. Choose one to remove from the game.
web-glenmore-now-paid = Tile: { $tile }. { web-points }. You cannot add more.
web-glenmore-now-missing = For { glenmore-resource-object } you need { $coins } more { $coins ->
    [one] coin
   *[other] coins
}.
web-glenmore-now-selling = Choose a tile to sell from.
web-glenmore-now-held = Choose where to move the clan member.
web-glenmore-buys = buy
web-glenmore-sells = sell
web-glenmore-level = { $level } of { $spaces } spaces filled
web-glenmore-buy-for = { $coins ->
    [0] { $resource }: sold out
    [one] Buy { $resource } for { $coins } coin
   *[other] Buy { $resource } for { $coins } coins
}
web-glenmore-sell-for = { $coins ->
    [0] { $resource }: cannot be sold now
    [one] Sell { $resource } for { $coins } coin
   *[other] Sell { $resource } for { $coins } coins
}
web-glenmore-show-land = Show territory
web-glenmore-larger = Zoom in
web-glenmore-smaller = Zoom out
web-glenmore-close = Close
web-glenmore-scorings = Scorings
web-glenmore-if-ended = If the game ended now
web-glenmore-if-ended-short = if it ended now
web-glenmore-points-so-far = Points so far
web-glenmore-special-places = Special places
web-glenmore-stack = Stack { $number }: { $left ->
    [one] { $left } tile left
   *[other] { $left } tiles left
}
web-glenmore-stacks-empty = All stacks are empty
web-glenmore-overview = Tile overview
web-glenmore-overview-about = Tiles still in the stacks. Their order is unknown.
web-glenmore-left-of = { $left } of { $all }
web-glenmore-frame = { $frame ->
    [yellow] Yellow frame.
    [green] Green frame.
    [grey] Grey frame.
    [brown] Brown frame.
   *[blue] Blue frame.
}
web-glenmore-next-scoring = { $number ->
    [1] First scoring, if it took place now
    [2] Second scoring, if it took place now
   *[3] Third scoring, if it took place now
}
web-glenmore-past-scoring = { $number ->
    [1] First scoring
    [2] Second scoring
   *[3] Third scoring
}
web-glenmore-latest-figure = Last turn: took { glenmore-tile-object }
web-glenmore-latest-laid = Last turn: placed here
web-glenmore-latest-reached = Last turn: a clan member moved here
web-glenmore-turn-paid = Paid: { $items }
web-glenmore-turn-bought = Bought for { glenmore-coins }: { $items }
web-glenmore-turn-sold = Sold for { glenmore-coins }: { $items }
web-glenmore-turn-activated = Activated: { $items }
web-glenmore-turn-steps = Clan member moves: { $count }
web-glenmore-turn-promotions = { $count ->
    [one] { $count } new chieftain
   *[other] { $count } new chieftains
}
web-glenmore-turn-draws = New in the chain: { $items }
web-glenmore-turn-new = new in the chain:
web-glenmore-turn-setup = The chain is set up.
web-glenmore-turn-refill = The chain is refilled.
web-glenmore-turn-unfold = All actions this turn
web-glenmore-scroll-news = Scroll down
web-glenmore-account = Score sheet
web-tie-glenmore = { $reader ->
    [first] You and { $other } are tied on points. You have more resources ({ $more } to { $fewer }) and rank ahead.
    [second] You and { $player } are tied on points. { $player } has more resources ({ $more } to { $fewer }) and ranks ahead.
   *[none] { $player } and { $other } are tied on points. { $player } has more resources ({ $more } to { $fewer }) and ranks ahead.
}

## Moves and the board as text

web-group-glenmore-take = { glenmore-kind }
web-move-glenmore-take = { $other ->
    [tavern_3] { $side ->
        [north] N
        [south] S
        [east] E
       *[west] W
    } of { glenmore-other }
   *[other] { glenmore-site }
}
web-group-glenmore-discard = Remove from the game
web-move-glenmore-discard = { glenmore-kind }
web-group-glenmore-pay = Pay
web-move-glenmore-pay = { glenmore-resource-object } from { $where ->
    [north] the north{ " " }
    [south] the south{ " " }
    [east] the east{ " " }
    [west] the west{ " " }
    [northwest] the northwest{ " " }
    [northeast] the northeast{ " " }
    [southwest] the southwest{ " " }
    [southeast] the southeast{ " " }
    [river] the river{ " " }
    [road] the road{ " " }
    [middle] the middle{ " " }
   *[only] { $kind ->
        [loch] { "" }
        [abbey] { "" }
       *[other] the{ " " }
    }
}{ glenmore-kind }
web-group-glenmore-pay-member = Pay
web-move-glenmore-pay-member = Clan member on { $where ->
    [north] the north{ " " }
    [south] the south{ " " }
    [east] the east{ " " }
    [west] the west{ " " }
    [northwest] { $kind ->
        [tavern_3] the NW{ " " }
       *[other] the northwest{ " " }
    }
    [northeast] { $kind ->
        [tavern_3] the NE{ " " }
       *[other] the northeast{ " " }
    }
    [southwest] { $kind ->
        [tavern_3] the SW{ " " }
       *[other] the southwest{ " " }
    }
    [southeast] { $kind ->
        [tavern_3] the SE{ " " }
       *[other] the southeast{ " " }
    }
    [river] the river{ " " }
    [road] the road{ " " }
    [middle] the middle{ " " }
   *[only] { $kind ->
        [castle] { "" }
        [loch] { "" }
        [abbey] { "" }
       *[other] the{ " " }
    }
}{ $kind ->
    [butcher_mixed] butcher (both)
   *[other] { glenmore-kind }
}
web-group-glenmore-pay-chieftain = Pay
web-move-glenmore-pay-chieftain = 1 chieftain
web-group-glenmore-buy = Buy
web-move-glenmore-buy = { glenmore-resource } for { glenmore-coins }
web-group-glenmore-sell = Sell
web-move-glenmore-sell = { glenmore-resource-object } from { $where ->
    [north] the north{ " " }
    [south] the south{ " " }
    [east] the east{ " " }
    [west] the west{ " " }
    [northwest] { $kind ->
        [grain_field] the NW{ " " }
        [pasture] the NW{ " " }
       *[other] the northwest{ " " }
    }
    [northeast] { $kind ->
        [grain_field] the NE{ " " }
        [pasture] the NE{ " " }
       *[other] the northeast{ " " }
    }
    [southwest] { $kind ->
        [grain_field] the SW{ " " }
        [pasture] the SW{ " " }
       *[other] the southwest{ " " }
    }
    [southeast] { $kind ->
        [grain_field] the SE{ " " }
        [pasture] the SE{ " " }
       *[other] the southeast{ " " }
    }
    [river] the river{ " " }
    [road] the road{ " " }
    [middle] { $kind ->
        [grain_field] the mid{ " " }
       *[other] the middle{ " " }
    }
   *[only] { $kind ->
        [loch] { "" }
        [abbey] { "" }
       *[other] the{ " " }
    }
}{ glenmore-kind } ({ glenmore-coins })
web-group-glenmore-gain = Choose a resource
web-move-glenmore-gain = { glenmore-resource }
web-group-glenmore-activate = Activate
web-move-glenmore-activate = { glenmore-laid-object }
web-group-glenmore-ness = Use Loch Ness
web-move-glenmore-ness = { glenmore-laid-object }
web-group-glenmore-move = Move a clan member
web-move-glenmore-move = { $where ->
    [north] N{ " " }
    [south] S{ " " }
    [east] E{ " " }
    [west] W{ " " }
    [northwest] NW{ " " }
    [northeast] NE{ " " }
    [southwest] SW{ " " }
    [southeast] SE{ " " }
    [river] river{ " " }
    [road] road{ " " }
    [middle] middle{ " " }
   *[only] { "" }
}{ $kind ->
    [butcher_mixed] butcher (both)
   *[other] { glenmore-kind }
} → { $other_where ->
    [north] N{ " " }
    [south] S{ " " }
    [east] E{ " " }
    [west] W{ " " }
    [northwest] NW{ " " }
    [northeast] NE{ " " }
    [southwest] SW{ " " }
    [southeast] SE{ " " }
    [river] river{ " " }
    [road] road{ " " }
    [middle] middle{ " " }
   *[only] { "" }
}{ $other ->
    [quarry] quarry
    [forest] forest
    [meadow] meadow
    [grain_field] grain field
    [pasture] pasture
    [village] village
    [start_village] start village
    [distillery] distillery
    [butcher_sheep] butcher (sheep)
    [butcher_cattle] butcher (cattle)
    [butcher_mixed] butcher (both)
    [fair_3] fair (up to 3)
    [fair_4] fair (up to 4)
    [fair_5] fair (up to 5)
    [grocer] grocer
    [bridge] bridge
    [tavern_3] tavern (3 points)
    [tavern_4] tavern (4 points)
   *[castle] { $other_name }
}
web-group-glenmore-promote = Promote to chieftain
web-move-glenmore-promote = Clan member on { $where ->
    [north] the north{ " " }
    [south] the south{ " " }
    [east] the east{ " " }
    [west] the west{ " " }
    [northwest] { $kind ->
        [tavern_3] the NW{ " " }
       *[other] the northwest{ " " }
    }
    [northeast] { $kind ->
        [tavern_3] the NE{ " " }
       *[other] the northeast{ " " }
    }
    [southwest] { $kind ->
        [tavern_3] the SW{ " " }
       *[other] the southwest{ " " }
    }
    [southeast] { $kind ->
        [tavern_3] the SE{ " " }
       *[other] the southeast{ " " }
    }
    [river] the river{ " " }
    [road] the road{ " " }
    [middle] the middle{ " " }
   *[only] { $kind ->
        [castle] { "" }
        [loch] { "" }
        [abbey] { "" }
       *[other] the{ " " }
    }
}{ $kind ->
    [butcher_mixed] butcher (both)
   *[other] { glenmore-kind }
}
web-group-glenmore-stop = Next step
web-move-glenmore-stop = finish paying
web-group-glenmore-resolve = Next step
web-move-glenmore-resolve = resolve Loch Shiel
web-group-glenmore-done = Next step
web-move-glenmore-done = stop activating
web-group-glenmore-end = Next step
web-move-glenmore-end = end the turn
web-group-glenmore-moves = Next step
web-move-glenmore-moves = move clan members
web-several-resource = { $times } { $resource ->
    [wood] wood
    [stone] stone
    [grain] grain
    [cattle] cattle
   *[sheep] sheep
}
web-several-glenmore-draw = New tiles in the chain: { $times } × { glenmore-kind }.
web-several-glenmore-roll = The die shows { $number } and moves forward, { $times } times in a row.
web-several-glenmore-pay = { $reader ->
    [yes] You pay { web-several-resource } { glenmore-laid-from }.
   *[no] { $player } pays { web-several-resource } { glenmore-laid-from }.
}
web-several-glenmore-pay-member = { $reader ->
    [yes] You pay { $times } clan members { glenmore-laid-from }.
   *[no] { $player } pays { $times } clan members { glenmore-laid-from }.
}
web-several-glenmore-gain = { $reader ->
    [yes] You get { web-several-resource }.
   *[no] { $player } gets { web-several-resource }.
}
web-several-glenmore-move = { $reader ->
    [yes] You move { $times } clan members { glenmore-laid-from } { glenmore-other-to }.
   *[no] { $player } moves { $times } clan members { glenmore-laid-from } { glenmore-other-to }.
}
web-several-glenmore-promote = { $reader ->
    [yes] You promote { $times } clan members on { glenmore-laid-object } to chieftain.
   *[no] { $player } promotes { $times } clan members on { glenmore-laid-object } to chieftain.
}
web-glenmore-land = { $mine ->
    [yes] Your territory
   *[no] { $player }’s territory
}
web-glenmore-cubes = { $count } × { $resource }
web-glenmore-members = { $count ->
    [one] { $count } clan member
   *[other] { $count } clan members
}
web-glenmore-now-taking = Choose a tile from the chain, then a space for it.
web-glenmore-now-paying = Tile: { $tile }. To pay: { $due }.
web-glenmore-now-paying-more = Tile: { $tile }. { web-points } so far. You can add: { $due }.
web-glenmore-now-selling-first = Tile: { $tile }. To pay: { $due }. Sell a resource first.
web-glenmore-now-paying-member = Loch Ness costs 1 clan member or 1 chieftain.
web-glenmore-now-gaining = { $count ->
    [one] Choose { $count } resource.
   *[other] Choose { $count } resources, one at a time.
}
web-glenmore-now-resolving = You can sell before Loch Shiel fills your tiles.
web-glenmore-now-activating = Activate the highlighted tiles in any order.
web-glenmore-now-activated = { $sales ->
    [0] Nothing left to activate.
   *[other] Nothing left to activate. You can still sell.
}
web-glenmore-now-moving = { $count ->
    [one] { $count } movement point left.
   *[other] { $count } movement points left.
} Choose a clan member or end your turn.
web-glenmore-larger-land = At the end, you lose 3 points for each extra tile you have compared with the player with the fewest (GM 11.4).
web-glenmore-coming = unpaid
web-glenmore-chain = Chain
web-glenmore-chain-about = From the tail: the first player listed moves next.
web-glenmore-leaves = leaves the game
web-glenmore-choose = Choose
web-glenmore-resource = Resource
web-glenmore-filled = Coins
web-glenmore-buy = Buy for
web-glenmore-sell = Sell for
web-glenmore-progress = Tiles left by stack: { $left }. Scorings so far: { $scorings }.
web-glenmore-goods = Players
web-glenmore-coins = Coins
web-glenmore-whisky = Whisky
web-glenmore-chieftains = Chieftains
web-glenmore-cards = Cards
web-glenmore-tiles = Tiles
web-glenmore-points = Points
