# What only the terminal says.

glenmore-verbs = nimm entferne zahle kaufe verkaufe erhalte aktiviere ness bewege befördere stopp wirken fertig zugende Clanmitglied Häuptling
glenmore-letters-whisky = wh
glenmore-letters-member = cl
glenmore-letters-different = 2
glenmore-more-tiles = auch { $tiles } (Nummer zeigt mehr)
glenmore-more-choices = alles: ?
glenmore-coins-left = Danach hast du { glenmore-coins }.
glenmore-hint-taking = Nimm ein Plättchen: { $example }. { $tile } allein zeigt, was es bringt. Mehr: hilfe
glenmore-hint-discard = Du kannst keines nehmen; eines geht aus dem Spiel (GM 4.2): { $example }
glenmore-hint-cost = Bezahl { $tile }: { $due }.
glenmore-hint-input = Bezahl für { $tile }: { $due }.
glenmore-hint-sell = Um { $tile } zu bezahlen, musst du erst etwas verkaufen. Noch nötig: { $due }.
glenmore-hint-payingmember = Loch Ness kostet ein Clanmitglied oder einen Häuptling.
glenmore-hint-gaining = { $cubes ->
    [one] Such einen Rohstoff für { $tile } aus.
   *[other] Such { $cubes } Rohstoffe für { $tile } aus, einen nach dem anderen.
}
glenmore-hint-resolving = Du darfst verkaufen, bevor Loch Shiel deine Plättchen füllt: wirken.
glenmore-hint-activating = Aktiviere Plättchen (Nummer oder Feld), oder: fertig. ? erklärt alle.
glenmore-hint-moving = { $points ->
    [one] Ein Bewegungspunkt: ein Clanmitglied bewegen oder befördern, oder: zugende.
   *[other] { $points } Bewegungspunkte: Clanmitglieder bewegen oder befördern, oder: zugende.
}
glenmore-hint-numbered = Die Nummer genügt.
glenmore-hint-grouped = ? nennt alle mit Nummer.
glenmore-begun = „{ $text }“ kann mehreres heißen. Schreib es ganz: { $plays }
glenmore-begun-in-vain = Mit „{ $text }“ beginnt jetzt keine mögliche Aktion. ? nennt alle, die möglich sind.
glenmore-choices = Was du jetzt tun darfst
glenmore-command-land = land
glenmore-command-tile = plättchen plaettchen tile
glenmore-command-list = liste list ?
glenmore-command-stacks = stapel stacks tiles
glenmore-stacks = Plättchenübersicht
glenmore-stacks-about = Noch da/alle, Art, was sie tut; dann die Plättchen, die noch da sind: Nummer, Fluss (≈) oder Straße (=), Kosten.
glenmore-stacks-letters = Kosten: { $letters }, { glenmore-letters-whisky } ein Whisky, { glenmore-letters-member } ein Clanmitglied oder ein Häuptling, { glenmore-letters-different } zwei verschiedene Rohstoffe. → macht aus Rohstoffen Punkte oder Whisky; 1–3 → 1, 3, 5: Punkte für ein, zwei oder drei verschiedene.
glenmore-rules =
    Nimm ein beliebiges Plättchen aus der Kette, bezahl es und leg es an eines von deinen; auf einem der acht Felder ringsum muss ein Clanmitglied von dir stehen. Der Fluss läuft in Spalte 0, die Straße in Zeile 0; beide wachsen nur an ihren Enden. Dann dürfen das neue Plättchen und seine acht Nachbarn je einmal aktiviert werden, und Bewegungspunkte bewegen Clanmitglieder oder machen sie zu Häuptlingen.
    Am Zug ist, wer in der Kette ganz hinten steht, also links; ein weiter Sprung nach vorn kostet Züge. Plättchen, die zurückbleiben, sind weg.
    Dreimal werden Whisky, Häuptlinge und Karten mit denen verglichen, die am wenigsten haben: Ein Vorsprung von 1, 2, 3, 4, 5 gibt 1, 2, 3, 5, 8 Punkte. Am Ende gibt jede Münze einen Punkt, und jedes Plättchen mehr als im kleinsten Land kostet 3.
    Kette: Nummer und Kosten (H Holz, S Stein, G Getreide, R Rind, F Schaf, wh Whisky, cl Clanmitglied, 2 zwei verschiedene) über Weg (≈ Fluss, = Straße) und Art. Land: ▲ Clanmitglied, Buchstaben Rohstoffe, * das neue Plättchen, × aktiviert. Markt: wie voll eine Reihe ist, Preis beim Kauf/Verkauf.
    Schreiben: 12 -1,0 nimmt Plättchen 12 nach -1,0 · 12 allein zeigt es · land 2 zeigt das Land von Spieler 2 · stapel zeigt, welche Plättchen noch kommen · ? nennt alles · in Listen genügt die Nummer. Wörter lassen sich kürzen: a 0,1 (aktiviere), z h 0,1 (zahle), k s (kaufe), v g 0,1 (verkaufe), b 0,0 0,1 (bewege), bef 0,1 (befördere), f (fertig), zu (zugende). Auch die englischen Wörter der Regeln gelten: take, pay, buy, activate, done, end …
