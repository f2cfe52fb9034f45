# Clans and Glory

## Karten und Plätze; clans-slot-name ist die Notation

clans-colour = { $colour ->
    [R] rot
    [O] orange
    [Y] gelb
    [G] grün
    [B] blau
    [V] violett
   *[K] schwarz
}
clans-card = { $colour ->
    [R] rote
    [O] orange
    [Y] gelbe
    [G] grüne
    [B] blaue
    [V] violette
   *[K] schwarze
} { $rank }
clans-card-object = die { clans-card }
clans-card-not = { clans-card-object }
clans-slot-name = { $tile }{ $side }{ $place ->
    [0] { "" }
   *[other] { $place }
}
# So, wie man darauf zeigt. Der Tisch liegt, Tableau 1 links; `turned` ist yes, wo er steht, Tableau 1 oben.
clans-corner = { $side ->
    [N] { $place ->
        [1] { $turned ->
            [yes] oben rechts
           *[no] oben links
        }
        [2] { $turned ->
            [yes] rechts in der Mitte
           *[no] oben in der Mitte
        }
       *[3] { $turned ->
            [yes] unten rechts
           *[no] oben rechts
        }
    }
   *[S] { $place ->
        [1] { $turned ->
            [yes] oben links
           *[no] unten links
        }
        [2] { $turned ->
            [yes] links in der Mitte
           *[no] unten in der Mitte
        }
       *[3] { $turned ->
            [yes] unten links
           *[no] unten rechts
        }
    }
}
clans-head = { $side ->
    [W] { $turned ->
        [yes] obere
       *[no] linke
    }
   *[E] { $turned ->
        [yes] untere
       *[no] rechte
    }
}
clans-slot = { $side ->
    [W] { clans-head }r Einzelplatz
    [E] { clans-head }r Einzelplatz
   *[other] Tableau { $tile }, { clans-corner }
}
clans-slot-to = { $side ->
    [W] auf den { clans-head }n Einzelplatz
    [E] auf den { clans-head }n Einzelplatz
   *[other] auf Tableau { $tile }, { clans-corner }
}
clans-slot-at = { $side ->
    [W] auf dem { clans-head }n Einzelplatz
    [E] auf dem { clans-head }n Einzelplatz
   *[other] auf Tableau { $tile }, { clans-corner }
}
clans-shield-too = { $shield ->
    [yes] , mit Schild
   *[no] { "" }
}
clans-and-shield = { $shield ->
    [yes] , mit einem Schild
   *[no] { "" }
}
clans-and-your-shield = { $shield ->
    [yes] , mit einem Schild
   *[no] { "" }
}

## Was geschehen ist

clans-play = { $reader ->
    [yes] Du legst { clans-card-object } { clans-slot-to }{ clans-and-your-shield }.
   *[no] { $player } legt { clans-card-object } { clans-slot-to }{ clans-and-shield }.
}
clans-play-face-down = { $reader ->
    [yes] Du legst { clans-card-object } verdeckt { clans-slot-to }{ clans-and-your-shield }.
   *[no] { $player } legt { clans-card-object } verdeckt { clans-slot-to }{ clans-and-shield }.
}
clans-play-unseen = { $reader ->
    [yes] Du legst eine Karte verdeckt { clans-slot-to }{ clans-and-your-shield }.
   *[no] { $player } legt eine Karte verdeckt { clans-slot-to }{ clans-and-shield }.
}
clans-deal-table = Startkarte: { clans-card } { clans-slot-at }.
clans-deal-hand = { $reader ->
    [yes] Du bekommst { clans-card-object } auf die Hand.
   *[no] { $player } bekommt { clans-card-object } auf die Hand.
}
clans-deal-unseen = { $reader ->
    [yes] Du bekommst eine Karte auf die Hand.
   *[no] { $player } bekommt eine Karte auf die Hand.
}

## Warum nicht

clans-game-over = Die Partie ist vorbei. Starte eine neue, um noch einmal zu spielen.
clans-still-dealing = Die Karten werden noch ausgeteilt. Warte einen Moment.
clans-deal-is-over = Das Austeilen ist vorbei. Lege eine deiner Handkarten.
clans-card-not-used = Die { clans-card } ist nicht im Spiel: Bei dieser Personenzahl gehen die Ränge von 3 bis { $highest }. Wähle eine andere Karte.
clans-not-in-bag = Die { clans-card } lässt sich nicht austeilen: Sie ist nicht mehr im Kartenstapel. Wähle eine andere.
clans-not-your-card = Du hast { clans-card-object } nicht auf der Hand. Wähle eine deiner Karten.
clans-no-such-slot = Diesen Platz gibt es nicht. Es liegen { $tiles } Tableaus aus, mit einem Einzelplatz an jedem Ende. Wähle einen anderen Platz.
clans-slot-taken = Es liegt schon eine Karte { clans-slot-at }. Wähle einen freien Platz.
clans-nothing-adjacent = Die { clans-card } passt nicht { clans-slot-to }: Weder daneben noch gegenüber liegt eine offene Karte. Wähle einen anderen Platz.
clans-no-match = Die { clans-card } passt nicht { clans-slot-to }: Keine Karte daneben oder gegenüber ist { clans-colour } oder eine{ "\u00A0" }{ $rank }. Wähle einen anderen Platz.
clans-a-card-fits = Verdeckt darfst du nur legen, wenn keine deiner Karten passt. Die { clans-card } passt aber { clans-slot-to }. Lege eine passende Karte.
clans-no-shield-left = Du hast keinen Schild mehr. Lege die Karte ohne Schild.
clans-deal-not-named = Nenne die Karte, die ausgeteilt wird, zum Beispiel: deal 7G.
clans-not-an-action = Das ist kein Zug in Clans and Glory. Wähle einen anderen.
clans-notation = „{ $text }“ ist kein Zug (CG 7). Gültig sind zum Beispiel 7G@2N3, 7G@2N3+ mit Schild, ~7G@2N3 verdeckt und deal 7G.
clans-card-not-named = Nenne die Karte, die du verdeckt legst, zum Beispiel: ~7G@2N3.

## Wie es endet und was es bringt

clans-last-card = Die letzte Person in der Zugreihenfolge hat ihre letzte Karte gelegt.
clans-score-take = Tableau { $tile }, Schild { $shield }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} mit Rang { $rank }
clans-swing-take = { match-swing-by }, vor allem durch Rang { $rank } auf Tableau { $tile }.

## Der Tisch auf dem Bildschirm

clans-turn = Zug { $turn } von { $turns }
clans-side-north = N
clans-side-south = S
clans-fits-nowhere = passt nirgends
clans-panel-shields = Schilde
clans-panel-cards = Karten
clans-panel-points = Punkte

## Eine Karte und ihre Plätze

clans-why-face-down = Verdeckt, weil keine deiner Karten passt.

## Die Abrechnung

clans-tile = Tableau { $tile }
clans-no-shields = keine Schilde
clans-takes-nothing = nichts
clans-bag = Nicht ausgeteilt
