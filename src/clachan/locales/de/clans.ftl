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
# So, wie man darauf zeigt. Der Tisch liegt, Plättchen 1 links; `turned` ist yes, wo er steht, Plättchen 1 oben.
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
    [W] { clans-head }s Kopfende
    [E] { clans-head }s Kopfende
   *[other] Plättchen { $tile }, { clans-corner }
}
clans-slot-to = { $side ->
    [W] ans { clans-head } Kopfende des Tischs
    [E] ans { clans-head } Kopfende des Tischs
   *[other] { clans-corner } an Plättchen { $tile }
}
clans-slot-at = { $side ->
    [W] am { clans-head }n Kopfende des Tischs
    [E] am { clans-head }n Kopfende des Tischs
   *[other] { clans-corner } an Plättchen { $tile }
}
clans-shield-too = { $shield ->
    [yes] , mit Schild
   *[no] { "" }
}
clans-and-shield = { $shield ->
    [yes] { " " }und einen Schild dazu
   *[no] { "" }
}
clans-and-your-shield = { $shield ->
    [yes] { " " }und einen Schild dazu
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
clans-deal-table = Von Anfang an liegt { clans-card-object } { clans-slot-at }.
clans-deal-hand = { $reader ->
    [yes] Du bekommst { clans-card-object } auf die Hand.
   *[no] { $player } bekommt { clans-card-object } auf die Hand.
}
clans-deal-unseen = { $reader ->
    [yes] Du bekommst eine Karte auf die Hand.
   *[no] { $player } bekommt eine Karte auf die Hand.
}

## Warum nicht

clans-game-over = Das Spiel ist vorbei; es werden keine Karten mehr gespielt.
clans-still-dealing = Die Karten werden noch ausgeteilt.
clans-deal-is-over = Das Austeilen ist beendet; weitere Karten gibt es nicht.
clans-card-not-used = Du kannst { clans-card-object } nicht spielen: Wenn so viele mitspielen, gehen die Werte nur von 3 bis { $highest }.
clans-not-in-bag = Du kannst { clans-card-object } nicht austeilen, denn sie ist nicht mehr im Beutel.
clans-not-your-card = Du hast { clans-card-object } nicht auf der Hand.
clans-no-such-slot = Einen solchen Platz hat dieser Tisch nicht: Er besteht aus { $tiles } Plättchen, mit einem Kopfende an jedem Ende.
clans-slot-taken = Es liegt schon eine Karte { clans-slot-at }.
clans-nothing-adjacent = Du kannst { clans-card-object } nicht { clans-slot-to } legen: Weder daneben noch gegenüber liegt eine offene Karte.
clans-no-match = Du kannst { clans-card-object } nicht { clans-slot-to } legen: Keine Karte daneben oder gegenüber ist { clans-colour } oder eine { $rank }.
clans-a-card-fits = Verdeckt gespielt wird nur, wenn keine deiner Karten irgendwo passt. Du kannst aber { clans-card-object } offen { clans-slot-to } legen.
clans-no-shield-left = Du hast keinen Schild mehr.
clans-deal-not-named = Es fehlt, welche Karte ausgeteilt wird; so steht da nur, was die anderen sehen.
clans-not-an-action = Das ist keine Aktion dieses Spiels.
clans-notation = „{ $text }“ ist keine Aktion von Clans and Glory (CG 7). Schreib 7G@2N3, 7G@2N3+ mit Schild, ~7G@2N3 verdeckt oder deal 7G für eine ausgeteilte Karte.
clans-card-not-named = Nenn auch die Karte, die du spielst: Ohne sie steht da nur, was andere von einer verdeckten Karte sehen.

## Wie es endet und was es bringt

clans-last-card = Die letzte Person in der Zugreihenfolge hat ihre letzte Karte gespielt.
clans-score-take = Plättchen { $tile }, Schild { $shield }: { $cards ->
    [one] eine { $rank }
   *[other] { $cards } Karten mit dem Wert { $rank }
}
clans-swing-take = { match-swing-by }, vor allem durch die Karten mit dem Wert { $rank } auf Plättchen { $tile }.

## Der Tisch auf dem Bildschirm

clans-turn = Zug { $turn } von { $turns }
clans-side-north = N
clans-side-south = S
clans-news-play = { $player } spielt { clans-card-object } auf { clans-slot-name }{ clans-shield-too }.
clans-news-play-unseen = { $player } spielt eine Karte verdeckt auf { clans-slot-name }{ clans-shield-too }.
clans-hand = Deine Hand und wo jede Karte passt
clans-hand-face-down = Deine Hand: Nichts passt, also eine verdeckt
clans-fits-nowhere = passt nirgends
clans-panel-shields = Schilde
clans-panel-cards = Karten
clans-panel-points = Punkte

## Eine Karte und ihre Plätze

clans-card-not-in-hand = Die { $card } hast du nicht auf der Hand.
clans-card-fits-nowhere = Die { $card } passt zurzeit nirgends.
clans-card-fits = { $places ->
    [one] Für die { $card } gibt es einen Platz.
   *[other] Für die { $card } gibt es { $places } Plätze.
} Wäre gleich danach Schluss:
clans-card-note = Schilde: 2:3×4 heißt, dass Spieler 2 drei Vieren nimmt. Daneben steht, wer wie viele Punkte gewinnt oder verliert; ganz rechts deine Punkte, wenn du einen Schild dazulegst, und was er nimmt. Zum Beispiel: { $example }
clans-fit-rank = Wert
clans-fit-colour = Farbe
clans-fit-both = beides
clans-fit-face-down = verdeckt
clans-why-rank = Die Karte passt: gleicher Wert wie auf { $beside }.
clans-why-colour = Die Karte passt: gleiche Farbe wie auf { $beside }.
clans-why-both = Die Karte passt nach Wert und nach Farbe: { $beside }.
clans-why-face-down = Du darfst diese Karte verdeckt legen, weil keine auf deiner Hand passt.
clans-gain = { $player } { $points }
clans-gains = Wäre dann Schluss, änderten sich die Punkte so: { $gains }.
clans-no-gains = An den Punkten ändert sich vorerst nichts.

## Die Abrechnung

clans-tile = Plättchen { $tile }
clans-no-shields = keine Schilde
clans-takes-nothing = nichts
clans-not-taken = niemand: { $cards }
clans-cards-taken = { $player } { $cards }
clans-tie-broken = Gleichstand an der Spitze, also entscheidet die Zahl der genommenen Karten: { $cards } (CG 6.5).
clans-tie-shared = Gleichstand an der Spitze, auch bei den genommenen Karten ({ $cards }); der Sieg wird geteilt (CG 6.5).
clans-revealed = Die verdeckte Karte von { $player } { clans-slot-at } ist { clans-card-object }.
clans-bag = Nie ausgeteilt
clans-no-cards = keine

## Die Regeln in Kürze

