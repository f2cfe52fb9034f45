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
