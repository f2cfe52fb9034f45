# What only the terminal says.

clans-legend = On each tile: shields by player, first to last, above the rank each takes.
clans-more-places = and { $places } more
clans-hint = Type a move such as { $example }; end it with + for a shield. A card alone, such as { $card }, shows its slots. More: help
clans-hint-no-shields = Type a move such as { $example }; you have no shields left. A card alone, such as { $card }, shows its slots. More: help
clans-hint-face-down = No card fits: play any card face down in any free slot, for example { $example } (CG 4.2). It scores no points. You may add a shield.
clans-hint-face-down-no-shields = No card fits: play any card face down in any free slot, for example { $example } (CG 4.2). It scores no points.
clans-half-card = Card: { $card }. Add the slot, for example: { $example }.
clans-half-place = Slot: { $place }. Add the card, for example: { $example }.
clans-column-place = Slot
clans-column-fit = Fits by
clans-column-shields = Shields take
clans-column-you = You
clans-column-with-shield = You with +
clans-rules =
    The player with the most points wins. You score the cards that your shields take.
    Each turn, play 1 card in a free slot. It must have the same colour or rank as a face-up card next to or opposite that slot; 1 match is enough.
    Slots are neighbours across tile borders, too. The single slots are opposite each other.
    If none of your cards fits, play one face down. It fills its slot and scores no points.
    With each card you may put 1 of your 5 shields on the shield space of that tile. Shields never move.
    The game ends when the last player in turn order has no cards left. Then each tile is scored: the first shield takes all cards of the lowest rank, the second all of the next rank, and so on.
    A card is worth its rank. Low ranks can pay: four 3s (12 points) beat two 4s (8 points).

## The table on the screen

clans-news-play = { $player }: { clans-card-object } on { clans-slot-name }{ clans-shield-too }.
clans-news-play-unseen = { $player }: face-down card on { clans-slot-name }{ clans-shield-too }.
clans-hand = Your hand, and where each card fits
clans-hand-face-down = Your hand: no card fits, so play one face down

## A card and its places

clans-card-not-in-hand = You do not have { $card }. Choose a card from your hand.
clans-card-fits-nowhere = { $card } fits nowhere right now.
clans-card-fits = { $places ->
    [one] { $card } fits { $places } slot.
   *[other] { $card } fits { $places } slots.
} After this move:
clans-card-note = 2:3×4 means: player 2 takes three 4s. The next columns show each player’s change in points, then yours with a shield and what that shield takes. To play with a shield: { $example }
clans-fit-rank = rank
clans-fit-colour = colour
clans-fit-both = both
clans-fit-face-down = face down
clans-why-rank = It fits: same rank as { $beside }.
clans-why-colour = It fits: same colour as { $beside }.
clans-why-both = It fits by rank and colour: { $beside }.
clans-gain = { $player } { $points }
clans-gains = Change in points: { $gains }.
clans-no-gains = No change in points for now.

## The sheet

clans-not-taken = no player: { $cards }
clans-cards-taken = { $player } { $cards }
clans-tie-broken = Tied on points, so the number of cards collected decides: { $cards } (CG 6.5).
clans-tie-shared = Tied on points and on cards collected ({ $cards }): shared victory (CG 6.5).
clans-revealed = { $player }’s face-down card { clans-slot-at }: { clans-card-object }.
clans-no-cards = none
