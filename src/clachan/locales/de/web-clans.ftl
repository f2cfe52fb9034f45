# Clans and Glory, gezeichnet

web-clans-table = Versammlungsplatz
web-clans-row = { $side ->
    [N] { $turned ->
        [yes] Rechte Seite
       *[no] Obere Seite
    }
    [S] { $turned ->
        [yes] Linke Seite
       *[no] Untere Seite
    }
   *[heads] Schildplätze und Einzelplätze
}
web-clans-players = Personen
web-clans-players-after = { $turn ->
    [0] Vor Zug 1
   *[other] Nach Zug { $turn }
}
web-clans-points-short = Pkt.
web-clans-if-ended = Zwischenstand
web-clans-cards-left = { $cards ->
    [0] keine Karten
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-clans-shields-left = { $shields ->
    [0] kein Schild übrig
    [one] { $shields } Schild übrig
   *[other] { $shields } Schilde übrig
}

## Die Berufe auf den Karten

web-clans-trade-3 = Torfstecher
web-clans-trade-4 = Fischerin
web-clans-trade-5 = Weber
web-clans-trade-6 = Schäferin
web-clans-trade-7 = Schmied
web-clans-trade-8 = Dudelsackspieler

## Plätze, vorgelesen

web-clans-slot-holds = { $place }: { $what }
web-clans-slot-legal = { $place }: { $card } passt hier
web-clans-slot-face-down = { $place }: { $card } darf hier verdeckt gelegt werden
web-clans-slot-chosen = { $place }: gewählt für { $card }
web-clans-slot-waits = { $place }: gewählt, jetzt eine Karte wählen
web-clans-latest = letzter Zug: { $player }
web-clans-tile-name = Tableau { $tile }: { $shields }
web-clans-shield-takes = { $place }. { web-clans-takes }.
web-clans-no-player = für niemanden
web-clans-no-points = Keine Schilde: Dieses Tableau bringt keine Punkte.
web-clans-hand-card = { $card }, { $trade }
web-clans-hand-fits = { $card }, { $trade }: { $places ->
    [0] passt nirgends
    [one] passt auf { $places } Platz
   *[other] passt auf { $places } Plätze
}
web-clans-hand-face-down = { $card }, { $trade }: passt nirgends, darf verdeckt gelegt werden
web-clans-overview = Übersicht der Tableaus
web-clans-go-to-tile = Zu Tableau { $tile }

## Wählen

web-clans-key-arrows = zwischen Handkarten oder Plätzen wechseln
web-clans-key-ends = erste oder letzte Karte, erster oder letzter Platz
web-clans-key-tab = zwischen Handkarten, Schaltflächen und Tableaus wechseln
web-clans-key-next = nächster oder voriger passender Platz
web-clans-key-enter = Karte oder Platz wählen; auf dem gewählten Platz: Karte legen
web-clans-key-shield = Schild dazulegen oder weglassen
web-clans-key-escape = Auswahl aufheben
web-clans-key-help = Tastenkürzel
web-clans-choose = Wähle eine Karte oder einen Platz.
web-clans-fits = Die { $card } { $places ->
    [0] passt nirgends. Kein freier Platz liegt neben oder gegenüber einer offenen Karte dieser Farbe oder dieses Rangs (CG 4.1).
    [one] passt auf { $places } Platz.
   *[other] passt auf { $places } Plätze.
}
web-clans-fitting = { $cards ->
    [one] { $cards } deiner Karten passt
   *[other] { $cards } deiner Karten passen
} { clans-slot-to }.
web-clans-why-rank = Passt: gleicher Rang wie eine Karte daneben oder gegenüber.
web-clans-why-colour = Passt: gleiche Farbe wie eine Karte daneben oder gegenüber.
web-clans-why-both = Rang und Farbe passen.
web-clans-why-face-down = Verdeckt, weil keine deiner Karten passt.
web-clans-no-card-here = Keine deiner Karten passt { clans-slot-to }.
web-clans-after = Tableau { $tile } nach diesem Zug
web-clans-your-gain = deine Punkte { $points }
web-clans-last-turn = Dein letzter Zug
web-clans-needs-both = Karte und Platz wählen
web-clans-needs-place = Platz wählen
web-clans-needs-card = Karte wählen
web-clans-needs-other-card = Andere Karte wählen
# Wie clans-card, am Anfang einer Schaltfläche.
web-clans-confirm = { $colour ->
    [R] Rote
    [O] Orange
    [Y] Gelbe
    [G] Grüne
    [B] Blaue
    [V] Violette
   *[K] Schwarze
} { $rank }{ $shield ->
    [yes] { " " }und Schild
   *[no] { "" }
} auf{ "\u00A0" }Tableau{ "\u00A0" }{ $tile }{ "\u00A0" }legen
web-clans-confirm-face-down = { $colour ->
    [R] Rote
    [O] Orange
    [Y] Gelbe
    [G] Grüne
    [B] Blaue
    [V] Violette
   *[K] Schwarze
} { $rank } verdeckt{ $shield ->
    [yes] { " " }und Schild auf{ "\u00A0" }Tableau{ "\u00A0" }{ $tile }
   *[no] { " " }auf{ "\u00A0" }Tableau{ "\u00A0" }{ $tile }{ "\u00A0" }legen
}
web-clans-shield-word = Schild
web-clans-shield-on = { $tile ->
    [0] Schild dazulegen
   *[other] Schild auf Tableau { $tile } legen
}
web-clans-shields-over = noch { $left }
web-clans-shield-switch = { web-clans-shield-on }, { web-clans-shields-over }
web-clans-scoring = Ziel und Schilde
web-clans-goal = Wer die meisten Punkte hat, gewinnt (CG 6.5). Es zählen nur Karten, die deine Schilde bekommen: jede so viel wie ihr Rang (CG 6.4).
web-clans-shields-take = Jedes Tableau wird einzeln gewertet. Der Reihe nach bekommt jeder Schild alle Karten mit dem niedrigsten Rang, der noch da ist (CG 6.2). Übrige Schilde und Karten zählen nicht (CG 6.3).
web-clans-shields-laid = Zu jeder Karte darfst du 1 deiner übrigen Schilde auf dasselbe Tableau legen (CG 4.3).

## Was ein Zug bewirkt hat

web-clans-change = { $change } seit deinem letzten Zug
web-clans-effect = { $player }: { clans-card } auf Tableau { $tile }{ clans-shield-too } · { $change }.
web-clans-effect-face-down = { $player }: verdeckte Karte auf Tableau { $tile }{ clans-shield-too } · { $change }.
web-clans-effect-rank = { $rank ->
    [0] nichts
   *[other] die { $rank }er
}
web-clans-effect-why = { $shields ->
    [one] Dein Schild dort bekommt
   *[other] Deine Schilde dort bekommen
} jetzt { $now }{ $had ->
    [no] { "" }
   *[yes] { " " }(bisher { $before })
}.

## Das Ende

web-clans-counting = Wertung von Tableau { $tile }
web-clans-counting-about = Jeder Schild bekommt alle Karten mit dem niedrigsten Rang, der noch da ist.
web-clans-skip = Ganze Wertung zeigen
web-clans-sheet = Punkte nach Tableau und Person
web-clans-rank = { $place }. Platz
web-clans-cards-taken = Gesammelte Karten
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
    [first] Du und { $other } habt gleich viele Punkte. Du hast mehr Karten gesammelt ({ $more } zu { $fewer }) und liegst deshalb vor { $other }.
    [second] { $player } und du habt gleich viele Punkte. { $player } hat mehr Karten gesammelt ({ $more } zu { $fewer }) und liegt deshalb vor dir.
   *[none] { $player } und { $other } haben gleich viele Punkte. { $player } hat mehr Karten gesammelt ({ $more } zu { $fewer }) und liegt deshalb vor { $other }.
}

## Züge und der Tisch als Text

web-group-clans-play = { clans-card }
web-move-clans-play = { clans-slot }{ clans-shield-too }
web-group-clans-play-face-down = { clans-card }, verdeckt
web-move-clans-play-face-down = { clans-slot }{ clans-shield-too }
web-clans-hand = { $mine ->
    [yes] Deine Handkarten
   *[no] Handkarten von { $player }
}
web-clans-left = Übrige Karten und Schilde
web-clans-with-shield = Schild dazulegen
web-clans-side-N = Oben
web-clans-side-S = Unten
web-clans-side-W = Einzelplatz links
web-clans-side-E = Einzelplatz rechts
web-clans-shields-here = Schilde der Reihe nach und was jeder jetzt bekäme
web-clans-takes = { $player }: { $cards ->
    [0] nichts
   *[other] { $cards } × { $rank }, { web-points }
}
web-clans-forced = Keine Karte passt. Lege eine beliebige Karte verdeckt auf einen freien Platz (CG 4.2). Sie zählt für niemanden.
web-clans-face-down = verdeckt, { $player }
