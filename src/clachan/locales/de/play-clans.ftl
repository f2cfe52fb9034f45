# Was nur im Terminal steht

clans-legend = Je Tableau: Schilde der Reihe nach, darunter der Rang, den jeder bekommt.
clans-more-places = und noch { $places }
clans-hint = Gib einen Zug wie { $example } ein, mit + am Ende für einen Schild. Eine Karte allein, etwa { $card }, zeigt ihre Plätze. Mehr: hilfe
clans-hint-no-shields = Gib einen Zug wie { $example } ein; du hast keine Schilde mehr. Eine Karte allein, etwa { $card }, zeigt ihre Plätze. Mehr: hilfe
clans-hint-face-down = Keine Karte passt: Lege eine beliebige verdeckt auf einen freien Platz, etwa { $example } (CG 4.2). Sie zählt für niemanden. Du darfst einen Schild dazulegen.
clans-hint-face-down-no-shields = Keine Karte passt: Lege eine beliebige verdeckt auf einen freien Platz, etwa { $example } (CG 4.2). Sie zählt für niemanden.
clans-half-card = Karte: { $card }. Ergänze den Platz, zum Beispiel: { $example }
clans-half-place = Platz: { $place }. Ergänze die Karte, zum Beispiel: { $example }
clans-column-place = Platz
clans-column-fit = Passt
clans-column-shields = Schilde
clans-column-you = Du
clans-column-with-shield = Du mit +
clans-rules =
    Wer die meisten Punkte hat, gewinnt. Punkte bringen die Karten, die deine Schilde bekommen.
    Lege in jedem Zug 1 Karte auf einen freien Platz. Daneben oder gegenüber muss eine offene Karte gleicher Farbe oder gleichen Rangs liegen; 1 genügt.
    Plätze sind auch über den Rand der Tableaus hinweg benachbart. Die beiden Einzelplätze liegen sich gegenüber.
    Passt keine deiner Karten, lege eine verdeckt. Sie besetzt ihren Platz und zählt für niemanden.
    Zu jeder Karte darfst du 1 deiner 5 Schilde auf den Schildplatz ihres Tableaus legen. Schilde werden nie versetzt.
    Hat die letzte Person in der Zugreihenfolge keine Karten mehr, endet das Spiel. Je Tableau bekommt dann der erste Schild alle Karten mit dem niedrigsten Rang, der zweite die mit dem nächsthöheren usw.
    Eine Karte zählt so viel wie ihr Rang. Auch niedrige lohnen sich: Vier 3er (12 Punkte) schlagen zwei 4er (8 Punkte).

## Der Tisch auf dem Bildschirm

clans-news-play = { $player }: { clans-card } auf { clans-slot-name }{ clans-shield-too }.
clans-news-play-unseen = { $player }: verdeckte Karte auf { clans-slot-name }{ clans-shield-too }.
clans-hand = Deine Handkarten und wo jede passt
clans-hand-face-down = Handkarten: Keine passt, lege eine verdeckt

## Eine Karte und ihre Plätze

clans-card-not-in-hand = Die { $card } hast du nicht auf der Hand. Wähle eine deiner Karten.
clans-card-fits-nowhere = Die { $card } passt gerade nirgends.
clans-card-fits = { $places ->
    [one] Die { $card } passt auf { $places } Platz.
   *[other] Die { $card } passt auf { $places } Plätze.
} Änderung am Zwischenstand:
clans-card-note = 2:3×4 heißt: Person 2 bekommt drei 4er. Daneben: gewonnene oder verlorene Punkte; rechts: deine Punkte mit Schild und was er bekommt. Mit Schild spielst du so: { $example }
clans-fit-rank = Rang
clans-fit-colour = Farbe
clans-fit-both = beides
clans-fit-face-down = verdeckt
clans-why-rank = Passt: gleicher Rang wie auf { $beside }.
clans-why-colour = Passt: gleiche Farbe wie auf { $beside }.
clans-why-both = Rang und Farbe passen: { $beside }.
clans-gain = { $player } { $points }
clans-gains = Änderung am Zwischenstand: { $gains }.
clans-no-gains = Am Zwischenstand ändert sich nichts.

## Die Abrechnung

clans-not-taken = niemand: { $cards }
clans-cards-taken = { $player } { $cards }
clans-tie-broken = Gleichstand, also entscheidet die Zahl der gesammelten Karten: { $cards } (CG 6.5).
clans-tie-shared = Gleichstand, auch bei den gesammelten Karten ({ $cards }): geteilter Sieg (CG 6.5).
clans-revealed = { $player }, verdeckt { clans-slot-at }: { clans-card }.
clans-no-cards = keine
