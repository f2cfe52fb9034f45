# Why the game says no: loaded by the pages with the first refusal

glenmore-resource-none = no { glenmore-resource }
glenmore-laid-not = { glenmore-tile-not }{ glenmore-where }
glenmore-missing = { $missing ->
    [wood] 1 wood
    [stone] 1 stone
    [grain] 1 grain
    [cattle] 1 cattle
    [sheep] 1 sheep
    [wood-stone] 1 wood and 1 stone
    [wood-grain] 1 wood and 1 grain
    [wood-cattle] 1 wood and 1 cattle
    [wood-sheep] 1 wood and 1 sheep
    [stone-grain] 1 stone and 1 grain
    [stone-cattle] 1 stone and 1 cattle
    [stone-sheep] 1 stone and 1 sheep
    [cattle-sheep] 1 cattle and 1 sheep
    [wood-stone-grain] 1 wood, 1 stone and 1 grain
    [wood-stone-cattle] 1 wood, 1 stone and 1 cattle
    [wood-stone-sheep] 1 wood, 1 stone and 1 sheep
   *[any] resources
}
glenmore-not-an-action = This is not a move in Glen More. Choose another.
glenmore-notation = “{ $text }” is not a move (GM 13). Write, for example: take 12 -1,0; pay wood 0,1; buy stone; activate 0,0; move 0,0 0,1; done. In a record also: draw 12; roll 2.
glenmore-game-over = The game is over: the third scoring is done. Start a new one to play again.
glenmore-chance-moves = Tiles are being drawn or the die is being rolled. Wait a moment.
glenmore-not-chance = Tiles are drawn and the die is rolled automatically. Choose another move.
glenmore-not-in-stack = The current stack does not contain { glenmore-tile-object }. Choose another tile.
glenmore-not-this-decision = You cannot do that now. { $decision ->
    [taking] Choose a tile from the chain and a space for it.
    [paying] Pay what is due first.
    [selling] Sell a resource first: you cannot pay yet.
    [payingmember] Pay 1 clan member or 1 chieftain for Loch Ness first.
    [gaining] Choose a resource first.
    [resolving] Resolve Loch Shiel first.
    [activating] Activate tiles or stop activating.
    [moving] Choose a clan member, then where to move it, or end your turn.
   *[other] Wait for your turn.
}
glenmore-not-in-chain = You cannot take { glenmore-tile-object }: it is not in the chain. Choose another.
glenmore-must-take = You may remove a tile only if you cannot take any. Take a tile.
glenmore-cell-taken = This space is taken: { glenmore-laid-object } is there. Choose another.
glenmore-no-side = You can place { glenmore-tile-object } only where it shares a side with one of your tiles. Choose another space.
glenmore-no-member-near = You can place { glenmore-tile-object } only next to one of your clan members. There is none next to this space. Choose another.
glenmore-no-space-fits = No space fits { glenmore-tile-object } now: { $way ->
    [river] it must continue your river to the north or south, next to one of your clan members.
    [road] it must continue your road to the east or west, next to one of your clan members.
   *[plain] it must share a side with one of your tiles, next to a clan member, and cannot go where your river or road must continue.
} Choose another tile.
glenmore-way-broken = You cannot place { glenmore-tile-object } here: { $end ->
    [river] your river must continue on this space.
    [road] your road must continue on this space.
   *[own] { $way ->
        [river] its river does not match the tiles next to it.
       *[road] its road does not match the tiles next to it.
    }
} Choose another space.
glenmore-second-way = You can place { glenmore-tile-object } only where it continues { $way ->
    [river] your river to the north or south. Here it would start a second river.
   *[road] your road to the east or west. Here it would start a second road.
} Choose another space.
glenmore-cannot-pay = { $purpose ->
    [laying] You cannot pay for { glenmore-tile-object }
   *[activating] You cannot activate { glenmore-tile-object }
}: you still need { glenmore-missing }. You have { glenmore-coins }; selling adds { $sale ->
    [0] nothing
   *[other] up to { $sale }
}. { $short ->
    [-1] The market does not have enough.
    [0] This is not enough.
    [one] You’re { $short } coin short.
   *[other] You’re { $short } coins short.
} Choose another tile.
glenmore-row-full = The market has { glenmore-resource-none } left. Choose another way to pay.
glenmore-row-empty = You cannot sell { glenmore-resource } now: there are no coins in its row. Choose another resource.
glenmore-no-coins = Buying { glenmore-resource-object } costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}. You have { glenmore-coins }. Selling { $sale ->
    [0] adds nothing
    [one] adds { $sale } coin
   *[other] adds up to { $sale } coins
}. { $sale ->
    [0] Choose another way to pay.
   *[other] Sell first or choose another way to pay.
}
glenmore-no-whisky = You cannot pay for { glenmore-tile-object }: it costs 1 whisky and you have none. Choose another tile.
glenmore-no-cube-there = { $kind ->
    [none] You have no tile there, so there is { glenmore-resource-none }.
   *[other] You cannot take { glenmore-resource } { glenmore-laid-from }: there is none.
} Choose another tile.
glenmore-not-due = Pay { $due ->
    [wood] wood
    [stone] stone
    [grain] grain
    [cattle] cattle
   *[sheep] sheep
} now, not { glenmore-resource }.
glenmore-kind-used = You have already paid { glenmore-resource }. Choose another resource: all must be different.
glenmore-rest-unpayable = If you pay { glenmore-resource } like this, you cannot pay the rest. Choose another way to pay or sell first.
glenmore-cell-loses-member = Without the clan member you pay, none of yours would be next to Loch Ness. Choose another move.
glenmore-no-chieftain = You have no chieftains. Pay 1 clan member.
glenmore-cannot-stop = You must pay { $required ->
    [one] { $required } more resource
   *[other] { $required } more resources
} before you can finish.
glenmore-no-tile-there = You have no tile there. Choose one of your tiles.
glenmore-not-near = You cannot activate { glenmore-laid-object } now. Choose the new tile or one of its neighbours.
glenmore-already-activated = You have already activated { glenmore-laid-object } this turn. Choose another tile.
glenmore-never-activated = You cannot activate { glenmore-laid-object }: lochs are never activated. Choose another tile.
glenmore-tile-full = You cannot activate { glenmore-laid-object }: it holds { $cubes ->
    [one] { $cubes } resource
   *[other] { $cubes } resources
} (max. { $limit }). Sell one or pay with one first.
glenmore-not-your-ness = You do not have the Loch Ness card. Choose another move.
glenmore-ness-used = You have already used Loch Ness this turn. You can use it again next turn.
glenmore-ness-not-now = You cannot use Loch Ness in the turn in which you place Loch Oich. You can activate all your tiles without it.
glenmore-no-member-there = { $kind ->
    [none] You have no tile there, so there is no clan member.
   *[other] You cannot move a clan member { glenmore-laid-from }: there is none.
} Choose another tile.
glenmore-not-a-neighbour = A clan member cannot move { glenmore-laid-from } { glenmore-other-to } in one step: these tiles are not neighbours. Choose another tile.
glenmore-last-member = Your last clan member must stay in your territory until your last turn. Choose another move or end your turn.
