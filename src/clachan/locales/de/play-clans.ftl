# What only the terminal says.

clans-legend = Je Plättchen: wessen Schild, erster links; darunter der Wert, den er nimmt.
clans-more-places = und noch { $places }
clans-hint = Schreib einen Zug wie { $example }, mit + am Ende für einen Schild. Eine Karte allein, etwa { $card }, zeigt alle ihre Plätze und was sie bringen. Mehr: hilfe
clans-hint-no-shields = Schreib einen Zug wie { $example }; Schilde hast du keine mehr. Eine Karte allein, etwa { $card }, zeigt alle ihre Plätze und was sie bringen. Mehr: hilfe
clans-hint-face-down = Keine deiner Karten passt auf einen freien Platz. Deshalb legst du eine beliebige verdeckt auf irgendeinen freien Platz, zum Beispiel { $example } (CG 4.2). Sie zählt für niemanden. Einen Schild darfst du dazulegen.
clans-hint-face-down-no-shields = Keine deiner Karten passt auf einen freien Platz. Deshalb legst du eine beliebige verdeckt auf irgendeinen freien Platz, zum Beispiel { $example } (CG 4.2). Sie zählt für niemanden.
clans-half-card = Die Karte ist klar: { $card }. Es fehlt der Platz. Ein ganzer Zug sieht so aus: { $example }.
clans-half-place = Der Platz ist klar: { $place }. Es fehlt die Karte. Ein ganzer Zug sieht so aus: { $example }.
clans-column-place = Platz
clans-column-fit = Passt
clans-column-shields = Schilde
clans-column-you = Du
clans-column-with-shield = Du mit +
clans-rules =
    In jedem Zug legst du eine Karte auf einen freien Platz am langen Tisch. Daneben oder gegenüber muss eine offene Karte gleicher Farbe oder gleichen Werts liegen; eine genügt. Plätze sind auch über den Rand der Plättchen hinweg benachbart, und die beiden Kopfenden liegen sich gegenüber.
    Nur wenn keine deiner Karten irgendwo passt, legst du eine verdeckt. Sie sperrt ihren Platz und zählt für niemanden.
    Zu jeder Karte darfst du einen deiner fünf Schilde auf den Stapel dieses Plättchens legen.
    Schluss ist, sobald die letzte Person in der Zugreihenfolge keine Karten mehr hat. Dann wird jedes Plättchen für sich gewertet: Der erste Schild nimmt alle Karten des niedrigsten Werts, der zweite alle des nächsten und so weiter. Eine Karte bringt so viele Punkte, wie ihr Wert angibt.
