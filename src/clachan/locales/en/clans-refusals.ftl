# Why the game says no: loaded by the pages with the first refusal

clans-card-not = { clans-card-object }
clans-game-over = The game is over. Start a new one to play again.
clans-still-dealing = The cards are still being dealt. Wait a moment.
clans-deal-is-over = Dealing is over. Play a card from your hand.
clans-card-not-used = You cannot play { clans-card-object }: with this number of players, ranks go from 3 to { $highest }. Choose another card.
clans-not-in-bag = You cannot deal { clans-card-object }: it is no longer in the deck. Choose another.
clans-not-your-card = You do not have { clans-card-object }. Choose a card from your hand.
clans-no-such-slot = There is no such slot. This meeting place has { $tiles } tiles and a single slot at each end. Choose another slot.
clans-nothing-adjacent = You cannot play { clans-card-object } { clans-slot-to }: no face-up card is next to or opposite that slot. Choose another slot.
clans-no-match = You cannot play { clans-card-object } { clans-slot-to }: no card next to or opposite that slot is { clans-colour } or { $rank ->
    [8] an 8
   *[other] a { $rank }
}. Choose another slot.
clans-a-card-fits = You may play face down only if none of your cards fits, but { clans-card-object } fits { clans-slot-at }. Play a card that fits.
clans-no-shield-left = You have no shields left. Play the card without one.
clans-deal-not-named = Name the card to deal, for example: deal 7G.
clans-not-an-action = This is not a move in Clans and Glory. Choose another.
clans-notation = “{ $text }” is not a move (CG 7). Write 7G@2N3, 7G@2N3+ with a shield, ~7G@2N3 face down, or deal 7G.
clans-card-not-named = Name the card you play face down, for example: ~7G@2N3.
