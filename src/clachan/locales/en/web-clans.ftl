# Clans and Glory, drawn

web-clans-table = Meeting place
web-clans-row = { $side ->
    [N] { $turned ->
        [yes] Right side
       *[no] Top side
    }
    [S] { $turned ->
        [yes] Left side
       *[no] Bottom side
    }
   *[heads] Shield spaces and single slots
}
web-clans-players = Players
web-clans-players-after = { $turn ->
    [0] Players before turn 1
   *[other] Players after turn { $turn }
}
web-clans-points-short = pts
web-clans-if-ended = if it ended now
web-clans-cards-left = { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
web-clans-shields-left = { $shields ->
    [0] no shields left
    [one] { $shields } shield left
   *[other] { $shields } shields left
}

## People on the cards

web-clans-trade-3 = Peat cutter
web-clans-trade-4 = Fisherwoman
web-clans-trade-5 = Weaver
web-clans-trade-6 = Shepherdess
web-clans-trade-7 = Smith
web-clans-trade-8 = Bagpiper

## Places, read out

web-clans-slot-holds = { $place }: { $what }
web-clans-slot-legal = { $place }: { $card } fits here
web-clans-slot-face-down = { $place }: { $card } can be played face down here
web-clans-slot-chosen = { $place }: chosen for { $card }
web-clans-slot-waits = { $place }: chosen, now choose a card
web-clans-latest = last move: { $player }
web-clans-tile-name = Tile { $tile }: { $shields }
web-clans-shield-takes = { $place }. { web-clans-takes }.
web-clans-no-player = for no player
web-clans-no-points = No shields: this tile gives no points.
web-clans-hand-card = { $card }, { $trade }
web-clans-hand-fits = { $card }, { $trade }: { $places ->
    [0] fits nowhere
    [one] fits { $places } slot
   *[other] fits { $places } slots
}
web-clans-hand-face-down = { $card }, { $trade }: fits nowhere, can be played face down
web-clans-overview = Overview of the tiles
web-clans-go-to-tile = Go to tile { $tile }

## Choosing

web-clans-key-arrows = move within the hand or the board
web-clans-key-ends = first or last card or slot
web-clans-key-tab = switch between hand, buttons and board
web-clans-key-next = next or previous slot that fits
web-clans-key-enter = choose a card or slot; press again on the slot to play
web-clans-key-shield = add or remove the shield
web-clans-key-escape = clear the selection
web-clans-key-help = keyboard shortcuts
web-clans-choose = Choose a card or a slot.
web-clans-fits = { $card }: { $places ->
    [0] fits nowhere. No free slot has a card of this colour or rank next to or opposite it (CG 4.1).
    [one] fits { $places } slot.
   *[other] fits { $places } slots.
}
web-clans-fitting = { $cards ->
    [one] { $cards } of your cards fits
   *[other] { $cards } of your cards fit
} { clans-slot-at }.
web-clans-why-rank = It fits: same rank as a card next to or opposite the slot.
web-clans-why-colour = It fits: same colour as a card next to or opposite the slot.
web-clans-why-both = It fits by rank and colour.
web-clans-why-face-down = Face down, because none of your cards fits.
web-clans-no-card-here = None of your cards fits { clans-slot-at }.
web-clans-after = Tile { $tile } after this move
web-clans-your-gain = your points { $points }
web-clans-last-turn = Your last turn
web-clans-needs-both = Choose a card and a slot
web-clans-needs-place = Choose a slot
web-clans-needs-card = Choose a card
web-clans-needs-other-card = Fits nowhere: choose another
web-clans-confirm = Play { clans-card } on tile { $tile }{ clans-shield-too }
web-clans-confirm-face-down = Face down: { clans-card } on tile { $tile }{ clans-shield-too }
web-clans-shield-word = Shield
web-clans-shield-on = { $tile ->
    [0] Add a shield
   *[other] Add a shield to tile { $tile }
}
web-clans-shields-over = { $left } left
web-clans-shield-switch = { web-clans-shield-on }, { web-clans-shields-over }
web-clans-scoring = Goal and shields
web-clans-goal = The player with the most points wins (CG 6.5). Only cards taken by your shields score: each is worth its rank (CG 6.4).
web-clans-shields-take = Each tile is scored separately. In order, each shield takes all cards of the lowest rank still there (CG 6.2). Shields or cards left over score nothing (CG 6.3).
web-clans-shields-laid = With each card, you may put 1 shield on the tile where you play it, as long as you have one left (CG 4.3).

## What a move did

web-clans-change = { $change } since your last move
web-clans-effect = { $player }: { clans-card } on tile { $tile }{ clans-shield-too } · { $change }.
web-clans-effect-face-down = { $player }: face-down card on tile { $tile }{ clans-shield-too } · { $change }.
web-clans-effect-rank = { $rank ->
    [0] nothing
   *[other] rank { $rank }
}
web-clans-effect-why = { $shields ->
    [one] Your shield there now takes
   *[other] Your shields there now take
} { $now }{ $had ->
    [no] { "" }
   *[yes] { " " }instead of { $before }
}.

## The end

web-clans-counting = Scoring tile { $tile }
web-clans-counting-about = Each shield takes all cards of the lowest rank left on the tile.
web-clans-skip = Show full score
web-clans-sheet = Points by tile and player
web-clans-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-clans-cards-taken = Cards collected
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
    [first] You and { $other } are tied on points. You collected more cards ({ $more } to { $fewer }) and rank ahead.
    [second] You and { $player } are tied on points. { $player } collected more cards ({ $more } to { $fewer }) and ranks ahead.
   *[none] { $player } and { $other } are tied on points. { $player } collected more cards ({ $more } to { $fewer }) and ranks ahead.
}

## Moves and the board as text

web-group-clans-play = { clans-card }
web-move-clans-play = { clans-slot }{ clans-shield-too }
web-group-clans-play-face-down = { clans-card }, face down
web-move-clans-play-face-down = { clans-slot }{ clans-shield-too }
web-clans-hand = { $mine ->
    [yes] Your hand
   *[no] { $player }’s hand
}
web-clans-left = Cards and shields left
web-clans-with-shield = Add a shield
web-clans-side-N = Top
web-clans-side-S = Bottom
web-clans-side-W = Left single slot
web-clans-side-E = Right single slot
web-clans-shields-here = Shields in order, and what each would take now
web-clans-takes = { $player }: { $cards ->
    [0] nothing
   *[other] { $cards } × { $rank }, { web-points }
}
web-clans-forced = No card fits. Play any card face down in any free slot (CG 4.2). It scores no points.
web-clans-face-down = face down, { $player }
