# Clans and Glory

## Cards and places; clans-slot-name is the notation

clans-colour = { $colour ->
    [R] red
    [O] orange
    [Y] yellow
    [G] green
    [B] blue
    [V] violet
   *[K] black
}
clans-card = { clans-colour } { $rank }
clans-card-object = { clans-card }
clans-slot-name = { $tile }{ $side }{ $place ->
    [0] { "" }
   *[other] { $place }
}
# As a player points at it. The table lies, tile 1 on the left; `turned` is yes where it stands, tile 1 at the top.
clans-corner = { $side ->
    [N] { $place ->
        [1] { $turned ->
            [yes] top right
           *[no] top left
        }
        [2] { $turned ->
            [yes] middle right
           *[no] top middle
        }
       *[3] { $turned ->
            [yes] bottom right
           *[no] top right
        }
    }
   *[S] { $place ->
        [1] { $turned ->
            [yes] top left
           *[no] bottom left
        }
        [2] { $turned ->
            [yes] middle left
           *[no] bottom middle
        }
       *[3] { $turned ->
            [yes] bottom left
           *[no] bottom right
        }
    }
}
clans-head = { $side ->
    [W] { $turned ->
        [yes] top
       *[no] left
    }
   *[E] { $turned ->
        [yes] bottom
       *[no] right
    }
}
clans-slot = { $side ->
    [W] { clans-head } single slot
    [E] { clans-head } single slot
   *[other] tile { $tile }, { clans-corner }
}
clans-slot-to = { $side ->
    [W] at the { clans-head } end
    [E] at the { clans-head } end
   *[other] on tile { $tile }, { clans-corner }
}
clans-slot-at = { clans-slot-to }
clans-shield-too = { $shield ->
    [yes] , with a shield
   *[no] { "" }
}
clans-and-shield = { $shield ->
    [yes] , and adds a shield
   *[no] { "" }
}
clans-and-your-shield = { $shield ->
    [yes] , and add a shield
   *[no] { "" }
}

## What happened

clans-play = { $reader ->
    [yes] You play { clans-card-object } { clans-slot-to }{ clans-and-your-shield }.
   *[no] { $player } plays { clans-card-object } { clans-slot-to }{ clans-and-shield }.
}
clans-play-face-down = { $reader ->
    [yes] You play { clans-card-object } face down { clans-slot-to }{ clans-and-your-shield }.
   *[no] { $player } plays { clans-card-object } face down { clans-slot-to }{ clans-and-shield }.
}
clans-play-unseen = { $reader ->
    [yes] You play a card face down { clans-slot-to }{ clans-and-your-shield }.
   *[no] { $player } plays a card face down { clans-slot-to }{ clans-and-shield }.
}
clans-deal-table = Start card { clans-slot-at }: { clans-card-object }.
clans-deal-hand = { $reader ->
    [yes] You are dealt { clans-card-object }.
   *[no] { $player } is dealt { clans-card-object }.
}
clans-deal-unseen = { $reader ->
    [yes] You are dealt a card.
   *[no] { $player } is dealt a card.
}

## Why not

clans-slot-taken = There is already a card { clans-slot-at }. Choose a free slot.

## How it ends and what it is worth

clans-last-card = The last player in turn order has played their last card.
clans-score-take = Tile { $tile }, shield { $shield }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of rank { $rank }
clans-swing-take = { match-swing-by }, mainly through rank { $rank } on tile { $tile }.

## The table on the screen

clans-turn = Turn { $turn } of { $turns }
clans-side-north = N
clans-side-south = S
clans-fits-nowhere = fits nowhere
clans-panel-shields = Shields
clans-panel-cards = Cards
clans-panel-points = Points

## A card and its places

clans-why-face-down = Face down, because none of your cards fits.

## The sheet

clans-tile = Tile { $tile }
clans-no-shields = no shields
clans-takes-nothing = nothing
clans-bag = Not dealt
