# Glen More drawn: the ring, the land, the market

web-glenmore-cell = row { $row }, column { $column }
web-glenmore-field = field { $number } from the tail
web-glenmore-empty-field = empty
web-glenmore-now = now
web-glenmore-is-next = Has the turn
web-glenmore-die-title = The die
web-glenmore-die-moves = When the die is last in the chain, it is rolled and moves forward by as many tiles as it shows. The tile on which it lands leaves the game (GM 3.3).
web-glenmore-die-plays = It shows 1 three times, 2 twice and 3 once, and plays only with two or three players (GM 1.4).
web-glenmore-out = leaves
web-glenmore-chosen = Chosen
web-glenmore-may-take = { $can ->
    [yes] You may take it
   *[no] You cannot take it now
}
web-glenmore-lay-here = Lay it here
web-glenmore-lay = Lay it here: { $tile }
web-glenmore-pick-cell = { $count ->
    [one] Choose the lit cell; the number says how many tiles it would set off.
   *[other] Choose one of the lit cells; the number says how many tiles it would set off.
}
web-glenmore-cost = Cost
web-glenmore-costs-nothing = none
web-glenmore-costs-whisky = a whisky
web-glenmore-costs-member = a clan member or a chieftain
web-glenmore-cost-way = { $way ->
    [river] { $cost } (river)
    [road] { $cost } (road)
   *[none] { $cost }
}
# Beside the picture of a resource, and before that of a coin.
web-glenmore-way-held = you have { $held }
web-glenmore-way-price = buying costs { $price }
web-glenmore-have-whisky = { $count ->
    [one] a whisky, and you have one
   *[other] a whisky, and you have { $count }
}
web-glenmore-sets-off = { $count ->
    [0] Sets off nothing
    [one] Sets off one tile
   *[other] Sets off { $count } tiles
}
web-glenmore-could-set-off = { $count ->
    [one] It could set off one tile.
   *[other] It could set off { $count } tiles.
}
web-glenmore-next = Moves next
web-glenmore-you-again = you again
web-glenmore-why = Why: { $reasons }.
web-glenmore-why-points = up to { $points ->
    [one] one point
   *[other] { $points } points
}
web-glenmore-why-gain = { $points } for you if the game ended then
web-glenmore-why-tiles = { $count ->
    [one] sets off one tile
   *[other] sets off { $count } tiles
}
web-glenmore-why-free = costs nothing
web-glenmore-why-again = you move again
web-glenmore-why-next = { $player } moves next
web-glenmore-gives = one { $resource ->
    [cattle] head of cattle
   *[other] { glenmore-resource }
}
web-glenmore-gives-any = a cube of any kind
web-glenmore-gives-step = a movement point
web-glenmore-gives-whisky = a whisky for a grain
web-glenmore-gives-points = { $points ->
    [one] one point
   *[other] up to { $points } points
}
web-glenmore-activated = Activated already
web-glenmore-may-move = A clan member may move from here
web-glenmore-choices = Choose one
web-glenmore-activate-free = { $count ->
    [one] Activate what is free
   *[other] Activate all that is free ({ $count })
}
web-glenmore-keys = Arrow keys move, N goes to the next place where you can do something, Enter chooses, Esc lets go
web-glenmore-go-done = Activate no more
web-glenmore-go-end = End the turn
web-glenmore-go-moves = Go on to moving
web-glenmore-go-stop = Pay no more
web-glenmore-go-resolve = Let Loch Shiel take effect
web-glenmore-now-discarding = You can lay or pay for no tile now. Choose one to remove from the game.
web-glenmore-now-selling = Choose the tile from which to sell.
web-glenmore-now-held = Choose where the clan member goes.
web-glenmore-buys = buy
web-glenmore-sells = sell
web-glenmore-level = { $level } of { $spaces } spaces filled
web-glenmore-buy-for = { $coins ->
    [0] { $resource }: sold out
    [one] Buy { $resource } for one coin
   *[other] Buy { $resource } for { $coins } coins
}
web-glenmore-sell-for = { $coins ->
    [0] { $resource }: nobody buys
    [one] Sell { $resource } for one coin
   *[other] Sell { $resource } for { $coins } coins
}
web-glenmore-show-land = Show the land
web-glenmore-larger = Larger
web-glenmore-smaller = Smaller
web-glenmore-close = Close
web-glenmore-scorings = The three comparisons
web-glenmore-stack = Stack { $number }: { $left ->
    [one] one tile left
   *[other] { $left } tiles left
}
web-glenmore-stacks-empty = All stacks are empty
web-glenmore-overview = Tile overview
web-glenmore-overview-about = The tiles that are still in the stacks. In which order they come is not known.
web-glenmore-left-of = { $left } of { $all }
web-glenmore-frame = { $frame ->
    [yellow] Yellow frame.
    [green] Green frame.
    [grey] Grey frame.
    [brown] Brown frame.
   *[blue] Blue frame.
}
web-glenmore-next-scoring = { $number ->
    [1] The first scoring, if it came now
    [2] The second scoring, if it came now
   *[3] The third scoring, if it came now
}
web-glenmore-past-scoring = { $number ->
    [1] First scoring
    [2] Second scoring
   *[3] Third scoring
}
web-glenmore-latest-figure = Last turn: took { glenmore-tile-object }
web-glenmore-latest-laid = Last turn: laid here
web-glenmore-latest-reached = Last turn: a clan member came here
web-glenmore-turn-paid = Paid: { $items }
web-glenmore-turn-bought = Bought for { glenmore-coins }: { $items }
web-glenmore-turn-sold = Sold for { glenmore-coins }: { $items }
web-glenmore-turn-activated = Activated: { $items }
web-glenmore-turn-steps = { $count ->
    [one] One clan member moved
   *[other] { $count } clan member moves
}
web-glenmore-turn-promotions = { $count ->
    [one] One new chieftain
   *[other] { $count } new chieftains
}
web-glenmore-turn-draws = New in the chain: { $items }
web-glenmore-turn-new = new:
web-glenmore-turn-setup = The chain is laid out.
web-glenmore-turn-refill = The chain is filled up.
web-glenmore-turn-unfold = Every action of this turn
web-glenmore-account = The account
web-tie-glenmore = { $reader ->
    [first] You and { $other } are level on points. You have more resources, { $more } against { $fewer }, and so come first.
    [second] { $player } and you are level on points. { $player } has more resources, { $more } against { $fewer }, and so comes first.
   *[none] { $player } and { $other } are level on points. { $player } has more resources, { $more } against { $fewer }, and so comes first.
}
