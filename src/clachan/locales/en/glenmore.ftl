# Glen More

## Resources and tiles; as an object where a language has a form for it

glenmore-resource = { $resource ->
    [wood] wood
    [stone] stone
    [grain] grain
    [cattle] cattle
   *[sheep] sheep
}
glenmore-resource-object = 1 { glenmore-resource }
glenmore-kind = { $kind ->
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
    [butcher_mixed] butcher (sheep and cattle)
    [fair_3] fair (up to 3)
    [fair_4] fair (up to 4)
    [fair_5] fair (up to 5)
    [grocer] grocer
    [bridge] bridge
    [tavern_3] tavern (3 points)
    [tavern_4] tavern (4 points)
   *[castle] { $name }
}
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
    [butcher_sheep] the butcher (sheep)
    [butcher_cattle] the butcher (cattle)
    [butcher_mixed] the butcher (sheep and cattle)
    [fair_3] the fair (up to 3)
    [fair_4] the fair (up to 4)
    [fair_5] the fair (up to 5)
    [grocer] the grocer
    [bridge] the bridge
    [tavern_3] the tavern (3 points)
    [tavern_4] the tavern (4 points)
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
glenmore-laid-from = { glenmore-tile-from }{ glenmore-where }
glenmore-coins = { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}

## What happened

glenmore-draw = New tile in the chain: { glenmore-kind }.
glenmore-scoring = { $scoring ->
    [1] Stack 1 is empty: first scoring.
    [2] Stack 2 is empty: second scoring.
   *[3] Stack 3 is empty: third scoring.
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
        [0] You score nothing.
        [one] You score { $points } point: { glenmore-scoring-for }.
       *[other] You score { $points } points: { glenmore-scoring-for }.
    }
   *[no] { $points ->
        [0] { $player } scores nothing.
        [one] { $player } scores { $points } point: { glenmore-scoring-for }.
       *[other] { $player } scores { $points } points: { glenmore-scoring-for }.
    }
}
glenmore-roll = The die shows { $number } and removes { glenmore-tile-object }.
glenmore-brings = { $kind ->
    [quarry] : 1 stone
    [forest] : 1 wood
    [grain_field] : 1 grain
    [pasture] : 1 cattle
    [meadow] : 1 sheep
    [village] : 1 movement point
    [start_village] : 1 movement point
    [castle] : 1 movement point
   *[other] { "" }
}
glenmore-take = { $reader ->
    [yes] You take { glenmore-tile-object } and place it { glenmore-site }.
   *[no] { $player } takes { glenmore-tile-object } and places it { glenmore-site }.
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
    [yes] You pay 1 clan member { glenmore-laid-from }.
   *[no] { $player } pays 1 clan member { glenmore-laid-from }.
}
glenmore-pay-chieftain = { $reader ->
    [yes] You pay 1 chieftain.
   *[no] { $player } pays 1 chieftain.
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
    [yes] You use Loch Ness to activate { glenmore-laid-object }{ glenmore-brings }.
   *[no] { $player } uses Loch Ness to activate { glenmore-laid-object }{ glenmore-brings }.
}
glenmore-gain-points = { $reader ->
    [yes] You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $player } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
glenmore-move = { $reader ->
    [yes] You move a clan member { glenmore-laid-from } { glenmore-other-to }.
   *[no] { $player } moves a clan member { glenmore-laid-from } { glenmore-other-to }.
}
glenmore-promote = { $reader ->
    [yes] You promote a clan member on { glenmore-laid-object } to chieftain.
   *[no] { $player } promotes a clan member on { glenmore-laid-object } to chieftain.
}
glenmore-stop = { $reader ->
    [yes] You finish paying.
   *[no] { $player } finishes paying.
}
glenmore-resolve = { $reader ->
    [yes] You resolve Loch Shiel.
   *[no] { $player } resolves Loch Shiel.
}
glenmore-done = { $reader ->
    [yes] You stop activating.
   *[no] { $player } stops activating.
}
glenmore-end = { $reader ->
    [yes] You end your turn.
   *[no] { $player } ends their turn.
}
glenmore-moves = { $reader ->
    [yes] You move clan members.
   *[no] { $player } moves clan members.
}

## How it ends and what it is worth

glenmore-third-scoring = The last tile has been drawn and the third scoring is done.
glenmore-score-lead = { glenmore-row-lead }, { $count } to { $fewest }
glenmore-score-activation = Activated: { glenmore-kind }
glenmore-score-iona = Iona Abbey: { $count ->
    [one] { $count } yellow tile
   *[other] { $count } yellow tiles
}
glenmore-score-morar = Loch Morar: { $count ->
    [one] { $count } green tile
   *[other] { $count } green tiles
}
glenmore-score-duart = Duart Castle: { $count ->
    [one] { $count } village
   *[other] { $count } villages
}
glenmore-score-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
glenmore-score-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} more than the player with the fewest
glenmore-row-lead = { $scoring ->
    [1] First scoring
    [2] Second scoring
   *[3] Third scoring
}: { $what ->
    [whisky] whisky
    [chieftains] chieftains
   *[cards] cards
}
glenmore-row-activation = { glenmore-kind }
glenmore-row-iona = Iona Abbey (yellow tiles)
glenmore-row-morar = Loch Morar (green tiles)
glenmore-row-duart = Duart Castle (villages)
glenmore-row-coins = Coins
glenmore-row-tiles = Extra tiles
glenmore-total = Total

## What turned a match

glenmore-swing-lead = { match-swing-by }, mainly in { $scoring ->
    [1] the first scoring
    [2] the second scoring
   *[3] the third scoring
}.
glenmore-swing-activation = { match-swing-by }, mainly by activating { glenmore-tile-object }.
glenmore-swing-iona = { match-swing-by }, mainly through Iona Abbey.
glenmore-swing-morar = { match-swing-by }, mainly through Loch Morar.
glenmore-swing-duart = { match-swing-by }, mainly through Duart Castle.
glenmore-swing-coins = { match-swing-by }, mainly through coins.
glenmore-swing-tiles = { match-swing-by }, mainly through the number of tiles.

## The table on the screen

glenmore-the-die = the die
glenmore-market = Market

## What a tile does when it is activated: in letters, and in a sentence

glenmore-laid = { $kind ->
    [distillery] Once: +1 whisky.
   *[village] Once: +1 clan member.
}
glenmore-effect = { $kind ->
    [quarry] Activate: +1 stone (max. 3).
    [forest] Activate: +1 wood (max. 3).
    [grain_field] Activate: +1 grain (max. 3).
    [pasture] Activate: +1 cattle (max. 3).
    [meadow] Activate: +1 sheep (max. 3).
    [abbey] Activate: +1 resource of your choice (max. 3).
    [distillery] Activate: 1 grain = 1 whisky.
    [butcher_sheep] Activate: 1 or 2 sheep = 2 or 4 points.
    [butcher_cattle] Activate: 1 or 2 cattle = 2 or 4 points.
    [butcher_mixed] Activate: 1 sheep + 1 cattle = 5 points.
    [fair_3] Activate: up to 3 different resources = 1/3/5 points.
    [fair_4] Activate: up to 4 different resources = 1/3/5/8 points.
    [fair_5] Activate: up to 5 different resources = 1/3/5/8/12 points.
    [grocer] Activate: any 3 resources = 8 points.
    [bridge] Activate: 1 wood + 1 stone = 7 points.
    [tavern_3] Activate: +3 points.
    [tavern_4] Activate: +4 points.
    [loch] Lochs are never activated.
   *[village] Activate: +1 movement point.
}
glenmore-place = { $place ->
    [moil] Once: +1 whisky. 1 bonnet.
    [stalker] Once: +1 clan member (2 in all). 1 bonnet.
    [armadale] Once: +3 coins. 1 bonnet.
    [mey] Scoring: your chieftains count double. 1 bonnet.
    [duart] End: 3 points per village, start village included.
    [cawdor] 3 bonnets: each counts as 1 chieftain, never doubled.
    [donan] Once: +2 whisky. 1 bonnet.
    [lochy] Once: +2 resources of your choice.
    [morar] End: 2 points per green tile.
    [ness] Once per turn: activate 1 more tile, near or far.
    [shiel] Once: +1 resource on each empty production tile, and on Iona Abbey if empty.
    [oich] Once: activate all your tiles.
   *[iona] End: 2 points per yellow tile.
}
glenmore-frame = { $frame ->
    [yellow] Yellow
    [green] Green
    [grey] Grey
    [brown] Brown
   *[blue] Blue
} frame, { $way ->
    [river] river
    [road] road
    [river-road] river and road
   *[none] no river or road
}.

## What it costs

glenmore-cost-whisky = Cost: 1 whisky.
glenmore-cost-member = Cost: 1 clan member or 1 chieftain.
glenmore-cost = Cost: { $cubes }.
glenmore-due-one = 1 { glenmore-resource }
glenmore-due-different = { $cubes ->
    [one] { $cubes } resource of another kind
   *[other] { $cubes } different resources
}
glenmore-due-up-to = { $cubes ->
    [one] { $cubes } more resource
   *[other] up to { $cubes } different resources
}
glenmore-due-at-most = { $resource } (max. { $cubes })
glenmore-due-any = { $cubes ->
    [one] { $cubes } resource of any kind
   *[other] { $cubes } resources of any kind
}
glenmore-way = You have { $held } { $resource }; { $price ->
    [0] the market has none left.
    [one] buying costs { $price } coin.
   *[other] buying costs { $price } coins.
}

## What may be done

glenmore-brief-paymember = 1 clan member
glenmore-brief-paychieftain = 1 chieftain

## Pages

glenmore-stack = Stack { $number }
glenmore-stack-left = { glenmore-stack }: { $left } of { $all } tiles left
glenmore-stack-empty = { glenmore-stack }: empty
glenmore-all-drawn = None left: { $kinds }.
glenmore-follows = After your turn: { $player }.
glenmore-last-turn = This turn ends the game.
glenmore-own-last-turn = This is your last turn.
glenmore-you-again = Then it’s your turn again.
