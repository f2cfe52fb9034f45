# Clans and Glory, drawn

web-clans-table = The long table
web-clans-row = { $side ->
    [N] { $turned ->
        [yes] Right side
       *[no] Upper side
    }
    [S] { $turned ->
        [yes] Left side
       *[no] Lower side
    }
   *[heads] Tiles and heads of the table
}
web-clans-players = Players
web-clans-players-after = { $turn ->
    [0] The players before the first turn
   *[other] The players after turn { $turn }
}
web-clans-points-short = pts
web-clans-if-ended = if it ended now
web-clans-cards-left = { $cards ->
    [0] no cards
    [one] one card
   *[other] { $cards } cards
}
web-clans-shields-left = { $shields ->
    [0] no shields left
    [one] one shield left
   *[other] { $shields } shields left
}

## People on the cards

web-clans-trade-3 = Peat cutter
web-clans-trade-4 = Fisherwoman
web-clans-trade-5 = Weaver
web-clans-trade-6 = Shepherdess
web-clans-trade-7 = Smith
web-clans-trade-8 = Piper

## Places, read out

web-clans-slot-holds = { $place }: { $what }
web-clans-slot-legal = { $place }: { $card } fits here
web-clans-slot-face-down = { $place }: { $card } can go face down here
web-clans-slot-chosen = { $place }: chosen for { $card }
web-clans-slot-waits = { $place }: chosen, a card is still missing
web-clans-latest = last move: { $player }
web-clans-tile-name = Tile { $tile }: { $shields }
web-clans-shield-takes = { $place }. { web-clans-takes }.
web-clans-nobody = left for nobody
web-clans-hand-card = { $card }, { $trade }
web-clans-hand-fits = { $card }, { $trade }: { $places ->
    [0] fits nowhere
    [one] fits in one place
   *[other] fits in { $places } places
}
web-clans-hand-face-down = { $card }, { $trade }: fits nowhere, can go face down
web-clans-overview = Overview of the table
web-clans-go-to-tile = Go to tile { $tile }

## Choosing

web-clans-key-arrows = move through the hand or along the table
web-clans-key-ends = go to the first or last card or place
web-clans-key-tab = go from the hand to the buttons and the table
web-clans-key-next = go to the next or previous place that fits
web-clans-key-enter = choose a card or a place; once more on the place plays it
web-clans-key-shield = add or remove the shield
web-clans-key-escape = let go of card and place
web-clans-key-help = show this list
web-clans-choose = Choose a card or a place, whichever you like first.
web-clans-fits = { $card }: { $places ->
    [0] fits nowhere; no card of its colour or rank lies next to a free place or across from one (CG 4.1)
    [one] one place fits
   *[other] { $places } places fit
}
web-clans-fitting = { $cards ->
    [one] One of your cards fits
   *[other] { $cards } of your cards fit
} { clans-slot-at }.
web-clans-why-rank = It fits: a card beside it or across from it has the same rank.
web-clans-why-colour = It fits: a card beside it or across from it has the same colour.
web-clans-why-both = It fits by rank and by colour.
web-clans-why-face-down = You may play it face down, since none of your cards fits.
web-clans-no-card-here = None of your cards fits { clans-slot-at }.
web-clans-after = Tile { $tile } after this move
web-clans-your-gain = your points { $points }
web-clans-needs-both = Choose a card and a place
web-clans-needs-place = Now choose a place
web-clans-needs-card = Now choose a card
web-clans-needs-other-card = It fits nowhere: choose another card
web-clans-confirm = Play { clans-card } on tile { $tile }{ clans-shield-too }
web-clans-confirm-face-down = Play { clans-card } face down on tile { $tile }{ clans-shield-too }
web-clans-shield-word = Shield
web-clans-shield-on = { $tile ->
    [0] Add a shield
   *[other] Put a shield on tile { $tile }
}
web-clans-shields-over = { $left } left
web-clans-shield-switch = { web-clans-shield-on }, { web-clans-shields-over }
web-clans-scoring = Goal and shields
web-clans-goal = The player with the most points at the end wins (CG 6.5). Only cards that your shields take bring you points: each is worth its rank (CG 6.4).
web-clans-shields-take = At the end each tile is scored separately. The first shield on it takes all cards of the lowest rank, the next shield all cards of the lowest rank still there, and so on (CG 6.2). Shields left over take nothing; cards left over go to no player (CG 6.3).
web-clans-shields-laid = With each card you may put one shield on the tile to which you play, as long as you have any (CG 4.3).

## The end

web-clans-counting = Tile { $tile } is counted
web-clans-counting-about = Each shield takes a rank, the lowest first.
web-clans-skip = Show the whole sheet
web-clans-sheet = Where the points come from, by tile and player
web-clans-rank = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
}
web-clans-cards-taken = Cards taken
web-item-clans-deal-hand = { clans-card }
web-several-clans-deal-hand = { $reader ->
    [yes] You are dealt { $times } cards: { $items }.
   *[no] { $player } is dealt { $times } cards: { $items }.
}
web-several-clans-deal-unseen = { $reader ->
    [yes] You are dealt { $times } cards.
   *[no] { $player } is dealt { $times } cards.
}
web-tie-clans = { $reader ->
    [first] You and { $other } are level on points. You have taken more cards, { $more } against { $fewer }, and so come first.
    [second] { $player } and you are level on points. { $player } has taken more cards, { $more } against { $fewer }, and so comes first.
   *[none] { $player } and { $other } are level on points. { $player } has taken more cards, { $more } against { $fewer }, and so comes first.
}
