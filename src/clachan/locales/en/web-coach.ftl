# The coach of a first game

web-coach-title = Your first game
web-coach-leave = Turn off coach
web-coach-fold = Coach
web-coach-take = Do it for me
web-coach-moves = { $player } moves.
web-coach-watch = { $player } moves. The game log lists what happens.
web-coach-waits = One moment: the game is being set up.
web-coach-over = That was your first game. The score sheet shows where every point came from, and the review shows the turning points.

## Clans and Glory: one lesson for each card

web-coach-clans-0 = The player with the most points wins. You score the cards that your shields take. Each turn, play 1 card next to or opposite a card of the same colour or rank. Choose a card, then a slot.
web-coach-clans-1 = Cards score only through shields. With your card you may put 1 of your 5 shields on the same tile. At the end, the first shield there takes all cards of the lowest rank.
web-coach-clans-2 = The second shield on a tile takes the next rank up, the third the one after that. It can pay to wait until another player has put the first shield there.
web-coach-clans-3 = A shield takes all cards of 1 rank, and each card is worth its rank. Low cards can pay: four 3s (12 points) beat two 4s (8 points).
web-coach-clans-4 = A new rank on a tile can change what shields take: with 4s and 6s there, a 3 gives the first shield the 3 and the second the 4s. Until a tile is full, its points are not safe.
web-coach-clans-5 = Shields never move once placed, and unused shields score nothing. If a tile has more shields than ranks, the last shields take nothing.
web-coach-clans-6 = If none of your cards fits, you play one face down. It scores no points, but it fills the slot.
web-coach-clans-7 = Your last turn. Check what each shield would take now, and change it in your favour. Cards left in hand do not count.

## Glen More: one lesson for each tile, and one for each kind of decision

web-coach-glenmore-taking-0 = The player with the most points wins. Tiles and 3 scorings give points. Choose a tile from the chain, then a space that shares a side with one of your tiles, next to a clan member (corners included).
web-coach-glenmore-taking-1 = The last player in the chain moves next. Take a nearby tile and you soon move again; jump far ahead and the others get more turns.
web-coach-glenmore-taking-2 = A new tile activates itself and all tiles around it, corners included. Place it where it touches many of yours.
web-coach-glenmore-taking-3 = Some tiles cost resources. Pay with the resources on your tiles, or buy them from the market with coins.
web-coach-glenmore-taking-4 = When stack 1, 2 or 3 runs out, whisky, chieftains and special place cards are scored. What counts is your lead over the player with the fewest: 1 gives 1 point, 5 or more gives 8.
web-coach-glenmore-taking-5 = River tiles must continue your river to the north or south, road tiles your road to the east or west. No other tile can go where your river or road must continue.
web-coach-glenmore-taking-6 = Bigger is not always better: at the end, you lose 3 points for each extra tile you have compared with the player with the fewest.
web-coach-glenmore-taking-7 = Now you know how a turn works. Play on to the end, with or without the coach. You can still ask for hints.
web-coach-glenmore-paying = Pay one resource at a time: from your tiles, or buy it from the market. Each purchase raises the price of that resource.
web-coach-glenmore-paying-member = Loch Ness costs 1 clan member or 1 chieftain. Keep a clan member where you want to place tiles.
web-coach-glenmore-gaining = Choose a resource: the one your next tile costs, or one you do not have.
web-coach-glenmore-resolving = Loch Shiel puts 1 resource on each of your empty production tiles. You may sell first: a tile that you empty is filled, too.
web-coach-glenmore-activating = Activate the new tile and its neighbours, each once. Start with those that give resources, then activate those that use them.
web-coach-glenmore-moving = Villages give movement points. Move a clan member to where you want to place tiles, or promote one to chieftain for the scorings.
