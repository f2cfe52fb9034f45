# Clans and Glory, gezeichnet

web-clans-table = Der lange Tisch
web-clans-row = { $side ->
    [N] { $turned ->
        [yes] Rechte Seite
       *[no] Obere Seite
    }
    [S] { $turned ->
        [yes] Linke Seite
       *[no] Untere Seite
    }
   *[heads] Plättchen und Kopfenden
}
web-clans-players = Mitspielende
web-clans-players-after = { $turn ->
    [0] Die Mitspielenden vor dem ersten Zug
   *[other] Die Mitspielenden nach Zug { $turn }
}
web-clans-points-short = Pkt.
web-clans-if-ended = Stand jetzt
web-clans-cards-left = { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
}
web-clans-shields-left = { $shields ->
    [0] kein Schild übrig
    [one] ein Schild übrig
   *[other] { $shields } Schilde übrig
}

## Die Leute auf den Karten

web-clans-trade-3 = Torfstecher
web-clans-trade-4 = Fischerin
web-clans-trade-5 = Weber
web-clans-trade-6 = Schäferin
web-clans-trade-7 = Schmied
web-clans-trade-8 = Pfeifer

## Plätze, vorgelesen

web-clans-slot-holds = { $place }: { $what }
web-clans-slot-legal = { $place }: { $card } passt hier
web-clans-slot-face-down = { $place }: { $card } darf hier verdeckt hin
web-clans-slot-chosen = { $place }: gewählt für { $card }
web-clans-slot-waits = { $place }: gewählt, es fehlt noch eine Karte
web-clans-latest = letzter Zug: { $player }
web-clans-tile-name = Plättchen { $tile }: { $shields }
web-clans-shield-takes = { $place }. { web-clans-takes }.
web-clans-nobody = bleibt liegen
web-clans-hand-card = { $card }, { $trade }
web-clans-hand-fits = { $card }, { $trade }: { $places ->
    [0] passt nirgends
    [one] passt auf einen Platz
   *[other] passt auf { $places } Plätze
}
web-clans-hand-face-down = { $card }, { $trade }: passt nirgends, darf verdeckt gelegt werden
web-clans-overview = Der Tisch im Überblick
web-clans-go-to-tile = Zu Plättchen { $tile }

## Wählen

web-clans-key-arrows = in der Hand oder am Tisch weitergehen
web-clans-key-ends = zur ersten oder letzten Karte, zum ersten oder letzten Platz
web-clans-key-tab = von der Hand zu den Knöpfen und zum Tisch
web-clans-key-next = zum nächsten oder vorigen passenden Platz
web-clans-key-enter = Karte oder Platz wählen; auf dem Platz noch einmal: ausspielen
web-clans-key-shield = den Schild dazulegen oder weglassen
web-clans-key-escape = Karte und Platz loslassen
web-clans-key-help = diese Liste zeigen
web-clans-choose = Wähle eine Karte oder einen Platz, was du zuerst magst.
web-clans-fits = { $card }: { $places ->
    [0] passt nirgends; neben oder gegenüber keinem freien Platz liegt eine Karte ihrer Farbe oder ihres Werts (CG 4.1)
    [one] passt auf einen Platz
   *[other] passt auf { $places } Plätze
}
web-clans-fitting = { $cards ->
    [one] Eine deiner Karten passt
   *[other] { $cards } deiner Karten passen
} { clans-slot-to }.
web-clans-why-rank = Die Karte passt: Daneben oder gegenüber liegt der gleiche Wert.
web-clans-why-colour = Die Karte passt: Daneben oder gegenüber liegt die gleiche Farbe.
web-clans-why-both = Die Karte passt nach Wert und nach Farbe.
web-clans-why-face-down = Du darfst diese Karte verdeckt legen, weil keine auf deiner Hand passt.
web-clans-no-card-here = Keine deiner Karten passt { clans-slot-to }.
web-clans-after = Plättchen { $tile } nach diesem Zug
web-clans-your-gain = deine Punkte { $points }
web-clans-needs-both = Karte und Platz wählen
web-clans-needs-place = Jetzt einen Platz wählen
web-clans-needs-card = Jetzt eine Karte wählen
web-clans-needs-other-card = Passt nirgends: Wähle eine andere Karte
web-clans-confirm = Die { clans-card } auf Plättchen { $tile } ausspielen{ clans-shield-too }
web-clans-confirm-face-down = Die { clans-card } verdeckt auf Plättchen { $tile } legen{ clans-shield-too }
web-clans-shield-word = Schild
web-clans-shield-on = { $tile ->
    [0] Schild dazulegen
   *[other] Schild auf Plättchen { $tile } legen
}
web-clans-shields-over = noch { $left }
web-clans-shield-switch = { web-clans-shield-on }, { web-clans-shields-over }
web-clans-scoring = Ziel und Schilde
web-clans-goal = Wer am Ende die meisten Punkte hat, gewinnt (CG 6.5). Punkte bringen nur die Karten, die deine Schilde nehmen: Jede zählt ihren Rang (CG 6.4).
web-clans-shields-take = Am Ende wird jedes Plättchen für sich gewertet. Der erste Schild darauf nimmt alle Karten des niedrigsten Rangs, der nächste alle Karten des niedrigsten Rangs, der noch da ist, und so weiter (CG 6.2). Übrige Schilde nehmen nichts, übrige Karten bekommt niemand (CG 6.3).
web-clans-shields-laid = Mit jeder Karte darfst du einen Schild auf das Plättchen legen, an das du spielst, solange du noch einen hast (CG 4.3).

## Das Ende

web-clans-counting = Plättchen { $tile } wird gezählt
web-clans-counting-about = Jeder Schild bekommt einen Rang, der niedrigste zuerst.
web-clans-skip = Die ganze Abrechnung zeigen
web-clans-sheet = Woher die Punkte kommen, nach Plättchen und Person
web-clans-rank = { $place ->
    [1] Erster Platz
    [2] Zweiter Platz
    [3] Dritter Platz
   *[other] Vierter Platz
}
web-clans-cards-taken = Bekommene Karten
web-item-clans-deal-hand = { clans-card }
web-several-clans-deal-hand = { $reader ->
    [yes] Du bekommst { $times } Karten auf die Hand: { $items }.
   *[no] { $player } bekommt { $times } Karten auf die Hand: { $items }.
}
web-several-clans-deal-unseen = { $reader ->
    [yes] Du bekommst { $times } Karten auf die Hand.
   *[no] { $player } bekommt { $times } Karten auf die Hand.
}
web-tie-clans = { $reader ->
    [first] Du und { $other } habt gleich viele Punkte. Du hast mehr Karten genommen, { $more } gegen { $fewer }, und liegst darum vorn.
    [second] { $player } und du habt gleich viele Punkte. { $player } hat mehr Karten genommen, { $more } gegen { $fewer }, und liegt darum vorn.
   *[none] { $player } und { $other } haben gleich viele Punkte. { $player } hat mehr Karten genommen, { $more } gegen { $fewer }, und liegt darum vorn.
}
