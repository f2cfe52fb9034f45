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
clans-card-object = the { clans-card }
clans-card-not = { clans-card-object }
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
        [yes] upper
       *[no] left
    }
   *[E] { $turned ->
        [yes] lower
       *[no] right
    }
} head of the table
clans-slot = { $side ->
    [W] { clans-head }
    [E] { clans-head }
   *[other] tile { $tile }, { clans-corner }
}
clans-slot-to = { $side ->
    [W] at the { clans-head }
    [E] at the { clans-head }
   *[other] at the { clans-corner } of tile { $tile }
}
clans-slot-at = { clans-slot-to }
clans-shield-too = { $shield ->
    [yes] , with a shield
   *[no] { "" }
}
clans-and-shield = { $shield ->
    [yes] { " " }and adds a shield
   *[no] { "" }
}
clans-and-your-shield = { $shield ->
    [yes] { " " }and add a shield
   *[no] { "" }
}

## What happened

clans-play = { $reader ->
    [yes] You lay { clans-card-object } { clans-slot-to }{ clans-and-your-shield }.
   *[no] { $player } lays { clans-card-object } { clans-slot-to }{ clans-and-shield }.
}
clans-play-face-down = { $reader ->
    [yes] You lay { clans-card-object } face down { clans-slot-to }{ clans-and-your-shield }.
   *[no] { $player } lays { clans-card-object } face down { clans-slot-to }{ clans-and-shield }.
}
clans-play-unseen = { $reader ->
    [yes] You lay a card face down { clans-slot-to }{ clans-and-your-shield }.
   *[no] { $player } lays a card face down { clans-slot-to }{ clans-and-shield }.
}
clans-deal-table = From the start { clans-card-object } lies { clans-slot-at }.
clans-deal-hand = { $reader ->
    [yes] You are dealt { clans-card-object }.
   *[no] { $player } is dealt { clans-card-object }.
}
clans-deal-unseen = { $reader ->
    [yes] You are dealt a card.
   *[no] { $player } is dealt a card.
}

## Why not

clans-game-over = The game is over; no more cards are played.
clans-still-dealing = The cards are still being dealt.
clans-deal-is-over = The deal is over, and no more cards are dealt.
clans-card-not-used = You cannot play { clans-card-object }: with so many players, ranks go from 3 to { $highest } only.
clans-not-in-bag = You cannot deal { clans-card-object }, for it is no longer in the bag.
clans-not-your-card = You do not hold { clans-card-object }.
clans-no-such-slot = This table has no such place: it is made of { $tiles } tiles, with a head at each end.
clans-slot-taken = There is already a card { clans-slot-at }.
clans-nothing-adjacent = You cannot lay { clans-card-object } { clans-slot-to }: no face-up card lies next to that place or across from it.
clans-no-match = You cannot lay { clans-card-object } { clans-slot-to }: no card next to that place or across from it is { clans-colour } or { $rank ->
    [8] an 8
   *[other] a { $rank }
}.
clans-a-card-fits = Cards are played face down only when none of yours fits anywhere, but { clans-card-object } fits { clans-slot-at }.
clans-no-shield-left = You have no shield left.
clans-deal-not-named = It has to be said which card is dealt; otherwise this tells only what the others see.
clans-not-an-action = That is no action of this game.
clans-notation = “{ $text }” is no action of Clans and Glory (CG 7). Write 7G@2N3, 7G@2N3+ with a shield, ~7G@2N3 face down, or deal 7G for a card that is dealt.
clans-card-not-named = Say which card you play: without it, this is only how others see a face-down card.

## How it ends and what it is worth

clans-last-card = The last player in turn order has played their last card.
clans-score-take = Tile { $tile }, shield { $shield }: { $cards ->
    [one] one { $rank }
   *[other] { $cards } cards of rank { $rank }
}
clans-swing-take = { match-swing-by }, above all by the cards of rank { $rank } on tile { $tile }.

## The table on the screen

clans-turn = Turn { $turn } of { $turns }
clans-side-north = N
clans-side-south = S
clans-news-play = { $player } plays { clans-card-object } on { clans-slot-name }{ clans-shield-too }.
clans-news-play-unseen = { $player } plays a card face down on { clans-slot-name }{ clans-shield-too }.
clans-hand = Your hand, and where each card fits
clans-hand-face-down = Your hand: nothing fits, one goes face down
clans-fits-nowhere = fits nowhere
clans-panel-shields = Shields
clans-panel-cards = Cards
clans-panel-points = Points

## A card and its places

clans-card-not-in-hand = You do not hold the { $card }.
clans-card-fits-nowhere = The { $card } fits nowhere at the moment.
clans-card-fits = { $places ->
    [one] The { $card } may go to one place.
   *[other] The { $card } may go to { $places } places.
} If the game ended right after it:
clans-card-note = Shields: 2:3×4 means that player 2 takes three 4s. Then come the points each player gains or loses; last, yours if you add a shield, and what it takes. For example: { $example }
clans-fit-rank = rank
clans-fit-colour = colour
clans-fit-both = both
clans-fit-face-down = face down
clans-why-rank = It fits: same rank as { $beside }.
clans-why-colour = It fits: same colour as { $beside }.
clans-why-both = It fits by rank and by colour: { $beside }.
clans-why-face-down = You may play it face down, since none of your cards fits.
clans-gain = { $player } { $points }
clans-gains = If the game ended then, points would change by: { $gains }.
clans-no-gains = Nobody’s points would change for now.

## The sheet

clans-tile = Tile { $tile }
clans-no-shields = no shields
clans-takes-nothing = nothing
clans-not-taken = nobody: { $cards }
clans-cards-taken = { $player } { $cards }
clans-tie-broken = Equal points at the top, so the number of cards taken decides: { $cards } (CG 6.5).
clans-tie-shared = Equal points at the top and equal cards taken ({ $cards }), so the victory is shared (CG 6.5).
clans-revealed = The face-down card of { $player } { clans-slot-at } is { clans-card-object }.
clans-bag = Never dealt
clans-no-cards = none

## The rules in short

