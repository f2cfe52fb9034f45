# The coach of a first game

web-coach-title = Your first game
web-coach-leave = Go on without the coach
web-coach-fold = Advice of the coach
web-coach-take = Do it for me
web-coach-watch = { $player } is to move. Watch what changes.
web-coach-waits = One moment: cards and tiles are being dealt.
web-coach-over = That was your first game. The sheet says where every point came from. Looking back shows you the turns in which it was decided.

## Clans and Glory: one lesson for each card

web-coach-clans-0 = In every turn you lay one card from your hand. It must share its colour or its rank with a card beside it or across the table. Choose the card, then the place; those where it fits light up.
web-coach-clans-1 = Cards bring points only through shields. With a card you may put one of your five shields on the same tile. At the end the first shield on a tile takes all its cards of the lowest rank.
web-coach-clans-2 = The second shield on a tile takes the next rank, the third the one after that. So it can be right to wait until somebody else has taken the low cards.
web-coach-clans-3 = A card is worth its rank, and a shield takes all cards of one rank. Three 6s on a tile are 18 points for a single shield, so add to what your shield is going to take.
web-coach-clans-4 = When a new, lower rank comes to a tile, the shields that took higher ones move down by one rank. Where places are still free your points are not safe yet, and neither are those of the others.
web-coach-clans-5 = Count the shields you have left: they are worth nothing in your hand. On a tile with more ranks than shields every shield takes something.
web-coach-clans-6 = If no card of yours fits anywhere, you lay one face down. It counts for nobody, but it takes up the place.
web-coach-clans-7 = Your last turn. A card left in your hand counts for nothing. Whoever moves last on a tile has the last word there: see what each shield would take now, and change it in your favour.

## Glen More: one lesson for each tile, and one for each kind of decision

web-coach-glenmore-taking-0 = In every turn you take one tile from the chain and lay it beside a tile of yours. One of your clan members must stand next to the place, corners included. Choose the tile, then the place; those where it may lie light up.
web-coach-glenmore-taking-1 = Whoever is last in the chain moves next. Take a tile near your figure and you are soon on again; leap far ahead and the others have turns in between.
web-coach-glenmore-taking-2 = A new tile sets off itself and all tiles around it, corners included. So lay it where it touches many of yours.
web-coach-glenmore-taking-3 = Some tiles cost cubes. You pay with what lies on your tiles, or buy from the market with coins.
web-coach-glenmore-taking-4 = Three times during the game whisky, chieftains and cards are compared. You get points for being ahead of whoever has the fewest, and a big lead counts far more than a small one.
web-coach-glenmore-taking-5 = River and road never break off: a tile with the river goes north or south of your river, a tile with the road east or west of your road.
web-coach-glenmore-taking-6 = More is not always better: at the end each tile more than the smallest land has costs 3 points. Only take tiles that work for you.
web-coach-glenmore-taking-7 = You have seen all there is to a turn. Go on like this to the end, or without me: the hint stays at your side.
web-coach-glenmore-paying = Pay cube by cube: from a tile of yours, or from the market. Whatever you buy makes the next cube of its kind dearer.
web-coach-glenmore-paying-member = This place costs somebody: a clan member or a chieftain. Keep at least one member where you want to build.
web-coach-glenmore-gaining = You may choose what you get. Take what your next tile costs, or what you have none of.
web-coach-glenmore-resolving = Before the cubes come you may sell, to make room for them.
web-coach-glenmore-activating = Now the new tile and those around it may work, each once. First what gives cubes, then what takes them.
web-coach-glenmore-moving = Villages give movement. Bring a clan member to where you want to build next, or let one become a chieftain, who counts in every scoring.
