# Clans and Glory

## Cards and places; the numbers and letters are those of the notation

clans-card = { $colour ->
    [R] red
    [O] orange
    [Y] yellow
    [G] green
    [B] blue
    [V] violet
   *[K] black
} { $rank }
clans-slot-name = { $tile }{ $side }{ $place ->
    [0] { "" }
   *[other] { $place }
}
clans-slot = { clans-slot-name } (tile { $tile }, { $side ->
    [N] north { $place }
    [S] south { $place }
    [W] west head
   *[E] east head
})
clans-shield-too = { $shield ->
    [yes] , with a shield
   *[no] { "" }
}

## What happened

clans-play = { $player }: { clans-card } to { clans-slot }{ clans-shield-too }.
clans-play-face-down = { $player }: { clans-card } face down to { clans-slot }{ clans-shield-too }.
clans-play-unseen = { $player }: a card face down to { clans-slot }{ clans-shield-too }.
clans-deal-table = On the table from the start: { clans-card } on { clans-slot }.
clans-deal-hand = { $player }: { clans-card } dealt to the hand.
clans-deal-unseen = { $player }: a card dealt to the hand.

## Why not

clans-game-over = The game is over; no more cards are played.
clans-still-dealing = The cards are still being dealt.
clans-deal-is-over = The deal is over, and no more cards are dealt.
clans-card-not-used = The { clans-card } is not in this game: with so many players, ranks go from 3 to { $highest } only.
clans-not-in-bag = The { clans-card } is no longer in the bag.
clans-not-your-card = The { clans-card } is not in your hand.
clans-no-such-slot = This table has no place { clans-slot-name }: there are { $tiles } tiles, with one head in the west (1W) and one in the east ({ $tiles }E).
clans-slot-taken = There is already a card on { clans-slot }.
clans-nothing-adjacent = No face-up card lies next to or across from { clans-slot }, so there is nothing for the { clans-card } to match.
clans-no-match = The { clans-card } shares neither colour nor rank with what lies next to or across from { clans-slot }: { $beside }.
clans-a-card-fits = Cards are played face down only when none of yours fits anywhere, but your { clans-card } fits on { clans-slot }.
clans-no-shield-left = You have no shield left.
clans-deal-not-named = Say which card is dealt, as in deal 7G: deal ? only tells what the others see.
clans-not-an-action = That is no action of this game.
clans-notation = “{ $text }” is no action of Clans and Glory (CG 7). Write 7G@2N3, 7G@2N3+ with a shield, ~7G@2N3 face down, or deal 7G for a card that is dealt.
clans-card-not-named = Say which card you play: without it, this is only how others see a face-down card.

## How it ends and what it is worth

clans-last-card = The last player in turn order has played their last card.
clans-score-take = Tile { $tile }, shield { $shield }: { $cards ->
    [one] one { $rank }
   *[other] { $cards } cards of rank { $rank }
}

## The table on the screen

clans-turn = Turn { $turn } of { $turns }
clans-side-north = N
clans-side-south = S
clans-legend = Inside a tile: its shields by player, first to last, over the rank each takes.
clans-hand = Your hand, and where each card fits
clans-hand-face-down = Your hand: nothing fits, one goes face down
clans-fits-nowhere = fits nowhere
clans-more-places = and { $places } more
clans-panel-shields = Shields
clans-panel-cards = Cards
clans-panel-points = Points
clans-hint = Write a play such as { $example }, with + at the end to add a shield. A card alone, such as { $card }, shows all its places and what they bring. More: help
clans-hint-face-down = None of your cards fits in any free place, so this turn any one of them goes face down into any free place, for example { $example } (CG 4.2). It counts for nobody. You may add a shield.

## A card and its places

clans-card-not-in-hand = You do not hold the { $card }.
clans-half-card = The card is understood: { $card }. The place is missing. A whole play looks like { $example }.
clans-half-place = The place is understood: { $place }. The card is missing. A whole play looks like { $example }.
clans-card-fits-nowhere = The { $card } fits nowhere at the moment.
clans-card-fits = { $places ->
    [one] The { $card } may go to one place.
   *[other] The { $card } may go to { $places } places.
} If the game ended right after it:
clans-card-note = Shields: 2:3×4 means that player 2 takes three 4s. Then come the points each player gains or loses; last, yours if you add a shield, and what it takes. For example: { $example }
clans-column-place = Place
clans-column-fit = Fits by
clans-column-shields = Shields take
clans-column-you = You
clans-column-with-shield = You with +
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
clans-nobody-takes = nobody: { $cards }
clans-cards-taken = { $player } { $cards }
clans-tie-broken = Equal points at the top, so the number of cards taken decides: { $cards } (CG 6.5).
clans-tie-shared = Equal points at the top and equal cards taken ({ $cards }), so the victory is shared (CG 6.5).
clans-revealed = { $player }, face down on { clans-slot }: { clans-card }.
clans-bag = Never dealt
clans-no-cards = none

## The rules in short

clans-rules =
    Lay one card a turn on a free place at the long table. Beside or across from it must lie a face-up card of the same colour or the same rank; one such card is enough. Places are neighbours across tile borders, too, and the two heads of the table face each other.
    Only when none of your cards fits anywhere do you play one face down. It blocks its place and counts for nobody.
    With each card you may put one of your five shields on the stack of that tile.
    The game ends when the last player in turn order is out of cards. Then each tile is scored by itself: the first shield takes all cards of the lowest rank there, the second all of the next rank, and so on. A card is worth as many points as its rank.
