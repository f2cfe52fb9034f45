# Glen More

## Die Wörter der Notation in ihrer Reihenfolge, und was in dieser Sprache für sie steht

glenmore-verbs = nimm entferne zahle kaufe verkaufe erhalte aktiviere ness bewege befördere stopp wirken fertig zugende Clanmitglied Häuptling

## Rohstoffe und Plättchen; als Objekt dort, wo eine Sprache dafür eine Form hat

glenmore-resource = { $resource ->
    [wood] Holz
    [stone] Stein
    [grain] Getreide
    [cattle] Rind
   *[sheep] Schaf
}
glenmore-resource-object = { $resource ->
    [wood] ein Holz
    [stone] einen Stein
    [grain] ein Getreide
    [cattle] ein Rind
   *[sheep] ein Schaf
}
glenmore-letter = { $resource ->
    [wood] H
    [stone] S
    [grain] G
    [cattle] R
   *[sheep] F
}
glenmore-letters-whisky = wh
glenmore-letters-member = cl
glenmore-letters-different = 2
glenmore-kind = { $kind ->
    [quarry] Steinbruch
    [forest] Wald
    [meadow] Wiese
    [grain_field] Getreidefeld
    [pasture] Weide
    [village] Dorf
    [start_village] Startdorf
    [distillery] Destille
    [butcher_sheep] Fleischerei für Schafe
    [butcher_cattle] Fleischerei für Rinder
    [butcher_mixed] Fleischerei für beides
    [fair_3] Jahrmarkt für 3
    [fair_4] Jahrmarkt für 4
    [fair_5] Jahrmarkt für 5
    [grocer] Krämer
    [bridge] Brücke
    [tavern_3] Taverne für 3
    [tavern_4] Taverne für 4
   *[castle] { $name }
}
glenmore-short = { $kind ->
    [quarry] Stbr.
    [forest] Wald
    [meadow] Wiese
    [grain_field] Getr.
    [pasture] Weide
    [village] Dorf
    [start_village] Start
    [distillery] Dest.
    [butcher_sheep] Fl. F
    [butcher_cattle] Fl. R
    [butcher_mixed] Fl.RF
    [fair_3] Jahr3
    [fair_4] Jahr4
    [fair_5] Jahr5
    [grocer] Kräm.
    [bridge] Brück
    [tavern_3] Tav.3
   *[tavern_4] Tav.4
}
glenmore-tile = { glenmore-kind } ({ $tile })
glenmore-tile-object = { glenmore-tile }
glenmore-coins = { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}
glenmore-missing = { $missing ->
    [wood] Holz
    [stone] Stein
    [grain] Getreide
    [cattle] ein Rind
    [sheep] ein Schaf
    [wood-stone] Holz und Stein
    [wood-grain] Holz und Getreide
    [wood-cattle] Holz und ein Rind
    [wood-sheep] Holz und ein Schaf
    [stone-grain] Stein und Getreide
    [stone-cattle] Stein und ein Rind
    [stone-sheep] Stein und ein Schaf
    [cattle-sheep] ein Rind und ein Schaf
    [wood-stone-grain] Holz, Stein und Getreide
    [wood-stone-cattle] Holz, Stein und ein Rind
    [wood-stone-sheep] Holz, Stein und ein Schaf
   *[any] ein Teil der Rohstoffe
}

## Was geschehen ist

glenmore-draw = Gezogen: { glenmore-tile }.
glenmore-roll = Der Würfel zeigt { $number } und zieht weiter.
glenmore-take = { $player }: { glenmore-tile } nach { $cell }.
glenmore-discard = { $player }: { glenmore-tile } aus dem Spiel genommen.
glenmore-pay = { $player }: { glenmore-resource-object } von { $cell } bezahlt.
glenmore-sell = { $player }: { glenmore-resource-object } von { $cell } für { glenmore-coins } verkauft.
glenmore-buy = { $player }: { glenmore-resource-object } für { glenmore-coins } gekauft.
glenmore-pay-member = { $player }: ein Clanmitglied von { $cell } abgegeben.
glenmore-pay-chieftain = { $player }: einen Häuptling abgegeben.
glenmore-gain = { $player }: { glenmore-resource-object } erhalten.
glenmore-activate = { $player }: { glenmore-tile-object } auf { $cell } aktiviert.
glenmore-ness = { $player }: { glenmore-tile-object } auf { $cell } mit Loch Ness aktiviert.
glenmore-move = { $player }: Clanmitglied von { $cell } nach { $to }.
glenmore-promote = { $player }: Clanmitglied von { $cell } zum Häuptling gemacht.
glenmore-stop = { $player }: nichts weiter bezahlt.
glenmore-resolve = { $player }: Loch Shiel wirkt.
glenmore-done = { $player }: nichts weiter aktiviert.
glenmore-end = { $player }: fertig mit Bewegen.

## Warum nicht

glenmore-not-an-action = Das ist keine Aktion dieses Spiels.
glenmore-notation = „{ $text }“ ist keine Aktion von Glen More (GM 13). Schreib take 12 -1,0, pay wood 0,1, buy stone, activate 0,0, move 0,0 0,1 oder done; draw 12 und roll 2 für den Zufall.
glenmore-game-over = Das Spiel ist vorbei: Die dritte Wertung hat stattgefunden.
glenmore-chance-moves = Gerade ist niemand am Zug: Erst werden Plättchen gezogen, oder der Würfel rollt.
glenmore-not-chance = Plättchen zu ziehen und zu würfeln ist Sache des Zufalls; das entscheidet niemand am Tisch.
glenmore-not-in-stack = Plättchen { $tile } ist nicht in dem Stapel, von dem gerade gezogen wird.
glenmore-not-this-decision = Das steht gerade nicht zur Wahl. { $decision ->
    [taking] Nimm zuerst ein Plättchen aus der Kette und nenn ein Feld dafür.
    [paying] Bezahl zuerst, was noch zu zahlen ist.
    [payingmember] Gib zuerst ein Clanmitglied oder einen Häuptling für Loch Ness ab.
    [gaining] Such zuerst den Rohstoff aus, den du bekommst.
    [resolving] Lass zuerst Loch Shiel wirken: „wirken“.
    [activating] Jetzt darfst du Plättchen aktivieren; mit „fertig“ bist du damit fertig.
    [moving] Jetzt darfst du Clanmitglieder bewegen; „zugende“ beendet deinen Zug.
   *[other] Warte, bis du am Zug bist.
}
glenmore-not-in-chain = Plättchen { $tile } liegt nicht in der Kette.
glenmore-must-take = Ein Plättchen entfernt nur, wer keines nehmen kann. Du kannst aber eines nehmen.
glenmore-cell-taken = Auf { $cell } liegt schon ein Plättchen von dir.
glenmore-no-side = Auf { $cell } läge das Plättchen mit keiner Seite an einem von deinen.
glenmore-no-member-near = Auf keinem Feld rund um { $cell } steht ein Clanmitglied von dir.
glenmore-way-broken = { $way ->
    [river] Der Fluss auf Plättchen { $tile } passt nicht zu den Plättchen neben { $cell }.
    [road] Die Straße auf Plättchen { $tile } passt nicht zu den Plättchen neben { $cell }.
   *[plain] Auf { $cell } muss dein Fluss oder deine Straße weitergehen, und Plättchen { $tile } hat weder das eine noch das andere.
}
glenmore-second-way = { $way ->
    [river] Plättchen { $tile } muss deinen Fluss im Norden oder Süden fortsetzen; auf { $cell } begänne ein zweiter.
   *[road] Plättchen { $tile } muss deine Straße im Osten oder Westen fortsetzen; auf { $cell } begänne eine zweite.
}
glenmore-cannot-pay = Das kannst du nicht bezahlen. Noch nötig: { glenmore-missing }. Du hast { glenmore-coins }, Verkäufe bringen höchstens { $sale } dazu, { $short ->
    [-1] aber eine nötige Reihe ist ausverkauft.
    [0] und das reicht nicht.
   *[other] und dann fehlen immer noch { $short }.
}
glenmore-row-full = Auf dem Markt ist { glenmore-resource } ausverkauft.
glenmore-row-empty = Auf dem Markt kauft gerade niemand { glenmore-resource }: Diese Reihe ist leer.
glenmore-no-coins = { glenmore-resource } zu kaufen kostet { $price }, und du hast { glenmore-coins }. Verkäufe könnten { $sale } bringen.
glenmore-no-whisky = Plättchen { $tile } kostet einen Whisky, und du hast keinen.
glenmore-no-cube-there = Auf { $cell } liegt kein { glenmore-resource } von dir.
glenmore-not-due = { glenmore-resource } ist noch nicht an der Reihe; als Nächstes bezahlst du { $due ->
    [wood] Holz
    [stone] Stein
    [grain] Getreide
    [cattle] ein Rind
   *[sheep] ein Schaf
}.
glenmore-kind-used = { glenmore-resource } hast du schon bezahlt, und alle Rohstoffe müssen verschieden sein.
glenmore-rest-unpayable = Wenn du so mit { glenmore-resource } bezahlst, reicht es nicht mehr für den Rest.
glenmore-cell-loses-member = Ohne dieses Clanmitglied stünde keines mehr rund um { $cell }.
glenmore-no-chieftain = Du hast keinen Häuptling.
glenmore-cannot-stop = { $required ->
    [one] Ein Rohstoff ist noch zu bezahlen, bevor du aufhören darfst.
   *[other] { $required } Rohstoffe sind noch zu bezahlen, bevor du aufhören darfst.
}
glenmore-no-tile-there = Auf { $cell } liegt kein Plättchen von dir.
glenmore-not-near = { $cell } ist weder das Plättchen, das du gerade gelegt hast, noch eines der acht ringsum.
glenmore-already-activated = Das Plättchen auf { $cell } ist in diesem Zug schon aktiviert worden.
glenmore-never-activated = Das Plättchen auf { $cell } zu aktivieren bewirkt nichts: Lochs tun nie etwas.
glenmore-tile-full = Das Plättchen auf { $cell } ist voll: { $cubes } Rohstoffe liegen darauf, für mehr als { $limit } ist kein Platz.
glenmore-not-your-ness = Dazu braucht es die Karte von Loch Ness, und die gehört dir nicht.
glenmore-ness-used = Loch Ness hat dir in diesem Zug schon geholfen.
glenmore-ness-not-now = In dem Zug, in dem Loch Oich gelegt wird, hilft Loch Ness nicht.
glenmore-no-member-there = Auf { $cell } steht kein Clanmitglied von dir.
glenmore-not-a-neighbour = { $to } berührt { $cell } nicht, auch nicht an einer Ecke.
glenmore-last-member = Dein letztes Clanmitglied muss auf deinem Land bleiben.

## Wie es endet und was es bringt

glenmore-third-scoring = Das letzte Plättchen ist gezogen und die dritte Wertung vorbei.
glenmore-score-lead = { $scoring ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[3] Dritte Wertung
}: { $what ->
    [whisky] Whisky
    [chieftains] Häuptlinge
   *[cards] Karten
}
glenmore-score-activation = Aktiviert: { glenmore-tile }
glenmore-score-iona = Iona Abbey: { $count ->
    [one] ein gelbes Plättchen
   *[other] { $count } gelbe Plättchen
}
glenmore-score-morar = Loch Morar: { $count ->
    [one] ein grünes Plättchen
   *[other] { $count } grüne Plättchen
}
glenmore-score-duart = Duart Castle: { $count ->
    [one] ein Dorf
   *[other] { $count } Dörfer
}
glenmore-score-coins = { $count ->
    [one] Eine Münze
   *[other] { $count } Münzen
}
glenmore-score-tiles = { $count ->
    [one] Ein Plättchen
   *[other] { $count } Plättchen
} mehr als das kleinste Land
glenmore-row-activation = { glenmore-kind }
glenmore-row-iona = Iona Abbey (gelbe Plättchen)
glenmore-row-morar = Loch Morar (grüne Plättchen)
glenmore-row-duart = Duart Castle (Dörfer)
glenmore-row-coins = Münzen
glenmore-row-tiles = Überzählige Plättchen
glenmore-total = Summe
glenmore-cubes-held = { $player } { $cubes }
glenmore-tie-broken = Gleichstand an der Spitze, also entscheiden die Rohstoffe: { $cubes } (GM 11.5).
glenmore-tie-shared = Gleichstand an der Spitze, auch bei den Rohstoffen ({ $cubes }); der Sieg wird geteilt (GM 11.5).

## Der Tisch auf dem Bildschirm

glenmore-progress = Stapel { $left } · Wertung { $scorings }/{ $all }
glenmore-next = Danach: { $player }
glenmore-the-die = Würfel
glenmore-die = Würf.
glenmore-market = Markt
glenmore-prices = Kauf/Verk.
glenmore-panel-coins = Mün
glenmore-panel-whisky = Whi
glenmore-panel-chieftains = Hpt
glenmore-panel-cards = Krt
glenmore-panel-tiles = Plä
glenmore-panel-points = Pkt
glenmore-earlier = (Früher: verlauf)
glenmore-scored = { $scoring ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[3] Dritte Wertung
}: { $points }.
glenmore-more-tiles = auch { $tiles } (Nummer zeigt mehr)
glenmore-more-choices = alles: ?

## Was ein aktiviertes Plättchen tut: in Buchstaben und in einem Satz

glenmore-does = { $kind ->
    [quarry] +1 Stein
    [forest] +1 Holz
    [grain_field] +1 Getreide
    [pasture] +1 Rind
    [meadow] +1 Schaf
    [abbey] +1 Rohstoff
    [distillery] G → Whisky
    [butcher_sheep] F, FF → 2, 4
    [butcher_cattle] R, RR → 2, 4
    [butcher_mixed] RF → 5
    [fair_3] 1–3 → 1, 3, 5
    [fair_4] 1–4 → 1…8
    [fair_5] 1–5 → 1…12
    [grocer] 3 Rohst. → 8
    [bridge] HS → 7
    [tavern_3] +3 Punkte
    [tavern_4] +4 Punkte
    [loch] –
   *[other] +1 Bewegung
}
glenmore-laid = { $kind ->
    [distillery] Beim Legen ein Whisky.
   *[village] Beim Legen ein Clanmitglied.
}
glenmore-effect = { $kind ->
    [quarry] Aktiviert bekommt es einen Stein; drei haben Platz.
    [forest] Aktiviert bekommt es ein Holz; drei haben Platz.
    [grain_field] Aktiviert bekommt es ein Getreide; drei haben Platz.
    [pasture] Aktiviert bekommt es ein Rind; drei haben Platz.
    [meadow] Aktiviert bekommt es ein Schaf; drei haben Platz.
    [abbey] Aktiviert bekommt es einen beliebigen Rohstoff; drei haben Platz.
    [distillery] Aktiviert wird aus einem Getreide ein Whisky.
    [butcher_sheep] Aktiviert werden aus einem oder zwei Schafen 2 oder 4 Punkte.
    [butcher_cattle] Aktiviert werden aus einem oder zwei Rindern 2 oder 4 Punkte.
    [butcher_mixed] Aktiviert werden aus einem Schaf und einem Rind 5 Punkte.
    [fair_3] Aktiviert werden aus bis zu drei verschiedenen Rohstoffen 1, 3 oder 5 Punkte.
    [fair_4] Aktiviert werden aus bis zu vier verschiedenen Rohstoffen 1, 3, 5 oder 8 Punkte.
    [fair_5] Aktiviert werden aus bis zu fünf verschiedenen Rohstoffen 1, 3, 5, 8 oder 12 Punkte.
    [grocer] Aktiviert werden aus drei beliebigen Rohstoffen 8 Punkte.
    [bridge] Aktiviert werden aus einem Holz und einem Stein 7 Punkte.
    [tavern_3] Aktiviert bringt es 3 Punkte.
    [tavern_4] Aktiviert bringt es 4 Punkte.
    [loch] Es wird nie aktiviert.
   *[village] Aktiviert gibt es einen Bewegungspunkt.
}
glenmore-place = { $place ->
    [moil] Beim Legen ein Whisky; eine Mütze.
    [stalker] Beim Legen ein zweites Clanmitglied; eine Mütze.
    [armadale] Beim Legen drei Münzen; eine Mütze.
    [mey] Deine Häuptlinge zählen doppelt; eine Mütze.
    [duart] Am Ende 3 Punkte je Dorf, auch für das erste.
    [cawdor] Drei Mützen, die als Häuptlinge zählen.
    [donan] Beim Legen zwei Whisky; eine Mütze.
    [lochy] Beim Legen zwei beliebige Rohstoffe.
    [morar] Am Ende 2 Punkte je grünes Plättchen.
    [ness] Einmal je Zug darf auch ein beliebiges deiner Plättchen aktiviert werden.
    [shiel] Beim Legen ein Rohstoff auf jedes Plättchen, das welche bringt und keinen hat.
    [oich] Beim Legen dürfen alle deine Plättchen einmal aktiviert werden.
   *[iona] Am Ende 2 Punkte je gelbes Plättchen.
}
glenmore-frame = { $frame ->
    [yellow] Gelber
    [green] Grüner
    [grey] Grauer
    [brown] Brauner
   *[blue] Blauer
} Rahmen, { $way ->
    [river] mit Fluss
    [road] mit Straße
    [river-road] mit Fluss und Straße
   *[none] weder Fluss noch Straße
}.

## Was es kostet

glenmore-cost-nothing = Kostet nichts.
glenmore-cost-whisky = Kostet einen Whisky.
glenmore-cost-member = Kostet ein Clanmitglied oder einen Häuptling.
glenmore-cost = Kostet: { $cubes }.
glenmore-due-different = { $cubes ->
    [one] ein weiterer Rohstoff
   *[other] { $cubes } verschiedene Rohstoffe
}
glenmore-due-up-to = bis zu { $cubes } verschiedene Rohstoffe
glenmore-due-at-most = { $resource }, höchstens { $cubes }
glenmore-due-any = { $cubes ->
    [one] ein beliebiger Rohstoff
   *[other] { $cubes } beliebige Rohstoffe
}
glenmore-way = { $resource }: Du hast { $held }, { $price ->
    [0] der Markt ist ausverkauft.
   *[other] kaufen kostet { $price }.
}
glenmore-coins-left = Danach hast du { glenmore-coins }.
glenmore-paid-in-full = Danach ist alles bezahlt.
glenmore-still-due = Danach noch zu zahlen: { $cubes }.

## Was du tun darfst

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
glenmore-brief-buy = { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}
glenmore-brief-paymember = ein Clanmitglied
glenmore-brief-paychieftain = ein Häuptling
glenmore-brief-resolve = wirken lassen
glenmore-brief-stop = mehr nicht zahlen
glenmore-brief-done = fertig aktiviert
glenmore-brief-promote = zum Häuptling
glenmore-brief-end = Zug beenden
glenmore-choices = Was du jetzt tun darfst

## Seiten

glenmore-command-land = land
glenmore-command-tile = plättchen plaettchen tile
glenmore-command-list = liste list ?
glenmore-tile-elsewhere = In der Kette liegt es gerade nicht.
glenmore-fits-nowhere = Auf deinem Land gibt es zurzeit kein Feld dafür.
glenmore-cells = Felder dafür und was dort aktiviert werden könnte (schreib { $example }):
glenmore-sets-off-nothing = nichts
glenmore-sets-off = Aktiviert werden könnte: { $tiles }.
glenmore-follows = Nach deinem Zug: { $player }.
glenmore-last-turn = Mit diesem Zug endet das Spiel.
glenmore-you-again = Nach deinem Zug bist du noch einmal am Zug.
glenmore-goods = { glenmore-coins }, Whisky: { $whisky }, Häuptlinge: { $chieftains } (mit Mützen zählen sie { $counted }), Punkte bisher: { $points }.

## Die Regeln in Kürze, und was du schreiben kannst

glenmore-rules =
    Nimm ein beliebiges Plättchen aus der Kette, bezahl es und leg es an eines von deinen; auf einem der acht Felder ringsum muss ein Clanmitglied von dir stehen. Der Fluss läuft in Spalte 0, die Straße in Zeile 0; beide wachsen nur an ihren Enden. Dann dürfen das neue Plättchen und seine acht Nachbarn je einmal aktiviert werden, und Bewegungspunkte bewegen Clanmitglieder oder machen sie zu Häuptlingen.
    Am Zug ist, wer in der Kette ganz hinten steht, also links; ein weiter Sprung nach vorn kostet Züge. Plättchen, die zurückbleiben, sind weg.
    Dreimal werden Whisky, Häuptlinge und Karten mit denen verglichen, die am wenigsten haben: Ein Vorsprung von 1, 2, 3, 4, 5 gibt 1, 2, 3, 5, 8 Punkte. Am Ende gibt jede Münze einen Punkt, und jedes Plättchen mehr als im kleinsten Land kostet 3.
    Kette: Nummer und Kosten (H Holz, S Stein, G Getreide, R Rind, F Schaf, wh Whisky, cl Clanmitglied, 2 zwei verschiedene) über Weg (≈ Fluss, = Straße) und Art. Land: ▲ Clanmitglied, Buchstaben Rohstoffe, * das neue Plättchen, × aktiviert. Markt: wie voll eine Reihe ist, Preis beim Kauf/Verkauf.
    Schreiben: 12 -1,0 nimmt Plättchen 12 nach -1,0 · 12 allein zeigt es · land 2 zeigt das Land von Spieler 2 · ? nennt alles · in Listen genügt die Nummer. Wörter lassen sich kürzen: a 0,1 (aktiviere), z h 0,1 (zahle), k s (kaufe), v g 0,1 (verkaufe), b 0,0 0,1 (bewege), bef 0,1 (befördere), f (fertig), zu (zugende). Auch die englischen Wörter der Regeln gelten: take, pay, buy, activate, done, end …
