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

clans-slot-taken = Es liegt schon eine Karte { clans-slot-at }. Wähle einen freien Platz.

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
