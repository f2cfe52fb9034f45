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
    [one] Choose the highlighted space. The number shows how many tiles it would activate.
   *[other] Choose a highlighted space. The number shows how many tiles it would activate.
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
web-glenmore-now-paid = Tile: { $tile }. { web-points }. You cannot pay for more.
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
web-glenmore-account = Score sheet
web-tie-glenmore = { $reader ->
    [first] You and { $other } are tied on points. You have more resources ({ $more } to { $fewer }) and rank ahead.
    [second] You and { $player } are tied on points. { $player } has more resources ({ $more } to { $fewer }) and ranks ahead.
   *[none] { $player } and { $other } are tied on points. { $player } has more resources ({ $more } to { $fewer }) and ranks ahead.
}
