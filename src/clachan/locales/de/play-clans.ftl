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
