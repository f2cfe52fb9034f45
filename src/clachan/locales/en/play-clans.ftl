# What only the terminal says.

clans-legend = Inside a tile: its shields by player, first to last, over the rank each takes.
clans-more-places = and { $places } more
clans-hint = Write a play such as { $example }, with + at the end to add a shield. A card alone, such as { $card }, shows all its places and what they bring. More: help
clans-hint-no-shields = Write a play such as { $example }; you have no shields left to add. A card alone, such as { $card }, shows all its places and what they bring. More: help
clans-hint-face-down = None of your cards fits in any free place, so this turn any one of them goes face down into any free place, for example { $example } (CG 4.2). It scores for no player. You may add a shield.
clans-hint-face-down-no-shields = None of your cards fits in any free place, so this turn any one of them goes face down into any free place, for example { $example } (CG 4.2). It scores for no player.
clans-half-card = The card is understood: { $card }. The place is missing. A whole play looks like { $example }.
clans-half-place = The place is understood: { $place }. The card is missing. A whole play looks like { $example }.
clans-column-place = Place
clans-column-fit = Fits by
clans-column-shields = Shields take
clans-column-you = You
clans-column-with-shield = You with +
clans-rules =
    Lay one card a turn on a free place at the long table. Beside or across from it must lie a face-up card of the same colour or the same rank; one such card is enough. Places are neighbours across tile borders, too, and the two heads of the table face each other.
    Only when none of your cards fits anywhere do you play one face down. It blocks its place and scores for no player.
    With each card you may put one of your five shields on the stack of that tile.
    The game ends when the last player in turn order is out of cards. Then each tile is scored by itself: the first shield takes all cards of the lowest rank there, the second all of the next rank, and so on. A card is worth as many points as its rank.
