# Clans and Glory

## Karten und Plätze; Ziffern und Buchstaben sind die der Notation

clans-card = { $colour ->
    [R] rote
    [O] orange
    [Y] gelbe
    [G] grüne
    [B] blaue
    [V] violette
   *[K] schwarze
} { $rank }
clans-slot-name = { $tile }{ $side }{ $place ->
    [0] { "" }
   *[other] { $place }
}
clans-slot = { clans-slot-name } (Plättchen { $tile }, { $side ->
    [N] Nord { $place }
    [S] Süd { $place }
    [W] Kopfende West
   *[E] Kopfende Ost
})
clans-shield-too = { $shield ->
    [yes] , mit Schild
   *[no] { "" }
}

## Was geschehen ist

clans-play = { $player }: { clans-card } auf { clans-slot }{ clans-shield-too }.
clans-play-face-down = { $player }: { clans-card } verdeckt auf { clans-slot }{ clans-shield-too }.
clans-play-unseen = { $player }: eine Karte verdeckt auf { clans-slot }{ clans-shield-too }.
clans-deal-table = Von Anfang an auf dem Tisch: { clans-card } auf { clans-slot }.
clans-deal-hand = { $player }: { clans-card } auf die Hand erhalten.
clans-deal-unseen = { $player }: eine Karte auf die Hand erhalten.

## Warum nicht

clans-game-over = Das Spiel ist vorbei; es werden keine Karten mehr gespielt.
clans-still-dealing = Die Karten werden noch ausgeteilt.
clans-deal-is-over = Das Austeilen ist beendet; weitere Karten gibt es nicht.
clans-card-not-used = Die { clans-card } ist nicht im Spiel: Wenn so viele mitspielen, gehen die Werte nur von 3 bis { $highest }.
clans-not-in-bag = Die { clans-card } ist nicht mehr im Beutel.
clans-not-your-card = Die { clans-card } hast du nicht auf der Hand.
clans-no-such-slot = Einen Platz { clans-slot-name } hat dieser Tisch nicht: Er besteht aus { $tiles } Plättchen, mit einem Kopfende im Westen (1W) und einem im Osten ({ $tiles }E).
clans-slot-taken = Auf { clans-slot } liegt schon eine Karte.
clans-nothing-adjacent = Weder neben noch gegenüber von { clans-slot } liegt eine offene Karte, zu der die { clans-card } passen könnte.
clans-no-match = Die { clans-card } stimmt weder in der Farbe noch im Wert mit dem überein, was neben oder gegenüber von { clans-slot } liegt: { $beside }.
clans-a-card-fits = Verdeckt gespielt wird nur, wenn keine deiner Karten irgendwo passt. Deine { clans-card } passt aber auf { clans-slot }.
clans-no-shield-left = Du hast keinen Schild mehr.
clans-deal-not-named = Nenn die Karte, die ausgeteilt wird, wie in deal 7G: deal ? sagt nur, was die anderen sehen.
clans-not-an-action = Das ist keine Aktion dieses Spiels.
clans-notation = „{ $text }“ ist keine Aktion von Clans and Glory (CG 7). Schreib 7G@2N3, 7G@2N3+ mit Schild, ~7G@2N3 verdeckt oder deal 7G für eine ausgeteilte Karte.
clans-card-not-named = Nenn auch die Karte, die du spielst: Ohne sie steht da nur, was andere von einer verdeckten Karte sehen.

## Wie es endet und was es bringt

clans-last-card = Die letzte Person in der Zugreihenfolge hat ihre letzte Karte gespielt.
clans-score-take = Plättchen { $tile }, Schild { $shield }: { $cards ->
    [one] eine { $rank }
   *[other] { $cards } Karten mit dem Wert { $rank }
}

## Der Tisch auf dem Bildschirm

clans-turn = Zug { $turn } von { $turns }
clans-side-north = N
clans-side-south = S
clans-legend = Je Plättchen: wessen Schild, erster links; darunter der Wert, den er nimmt.
clans-hand = Deine Hand und wo jede Karte passt
clans-hand-face-down = Deine Hand: Nichts passt, also eine verdeckt
clans-fits-nowhere = passt nirgends
clans-more-places = und noch { $places }
clans-panel-shields = Schilde
clans-panel-cards = Karten
clans-panel-points = Punkte
clans-hint = Schreib einen Zug wie { $example }, mit + am Ende für einen Schild. Eine Karte allein, etwa { $card }, zeigt alle ihre Plätze und was sie bringen. Mehr: hilfe
clans-hint-face-down = Keine deiner Karten passt auf einen freien Platz. Deshalb legst du eine beliebige verdeckt auf irgendeinen freien Platz, zum Beispiel { $example } (CG 4.2). Sie zählt für niemanden. Einen Schild darfst du dazulegen.

## Eine Karte und ihre Plätze

clans-card-not-in-hand = Die { $card } hast du nicht auf der Hand.
clans-half-card = Die Karte ist klar: { $card }. Es fehlt der Platz. Ein ganzer Zug sieht so aus: { $example }.
clans-half-place = Der Platz ist klar: { $place }. Es fehlt die Karte. Ein ganzer Zug sieht so aus: { $example }.
clans-card-fits-nowhere = Die { $card } passt zurzeit nirgends.
clans-card-fits = { $places ->
    [one] Für die { $card } gibt es einen Platz.
   *[other] Für die { $card } gibt es { $places } Plätze.
} Wäre gleich danach Schluss:
clans-card-note = Schilde: 2:3×4 heißt, dass Spieler 2 drei Vieren nimmt. Daneben steht, wer wie viele Punkte gewinnt oder verliert; ganz rechts deine Punkte, wenn du einen Schild dazulegst, und was er nimmt. Zum Beispiel: { $example }
clans-column-place = Platz
clans-column-fit = Passt
clans-column-shields = Schilde
clans-column-you = Du
clans-column-with-shield = Du mit +
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
clans-nobody-takes = niemand: { $cards }
clans-cards-taken = { $player } { $cards }
clans-tie-broken = Gleichstand an der Spitze, also entscheidet die Zahl der genommenen Karten: { $cards } (CG 6.5).
clans-tie-shared = Gleichstand an der Spitze, auch bei den genommenen Karten ({ $cards }); der Sieg wird geteilt (CG 6.5).
clans-revealed = { $player }, verdeckt auf { clans-slot }: { clans-card }.
clans-bag = Nie ausgeteilt
clans-no-cards = keine

## Die Regeln in Kürze

clans-rules =
    In jedem Zug legst du eine Karte auf einen freien Platz am langen Tisch. Daneben oder gegenüber muss eine offene Karte gleicher Farbe oder gleichen Werts liegen; eine genügt. Plätze sind auch über den Rand der Plättchen hinweg benachbart, und die beiden Kopfenden liegen sich gegenüber.
    Nur wenn keine deiner Karten irgendwo passt, legst du eine verdeckt. Sie sperrt ihren Platz und zählt für niemanden.
    Zu jeder Karte darfst du einen deiner fünf Schilde auf den Stapel dieses Plättchens legen.
    Schluss ist, sobald die letzte Person in der Zugreihenfolge keine Karten mehr hat. Dann wird jedes Plättchen für sich gewertet: Der erste Schild nimmt alle Karten des niedrigsten Werts, der zweite alle des nächsten und so weiter. Eine Karte bringt so viele Punkte, wie ihr Wert angibt.
