# Was nur im Terminal steht

glenmore-verbs = nimm entferne zahle kaufe verkaufe erhalte aktiviere ness bewege befördere stopp ausführen fertig zugende Clanmitglied Chieftain
glenmore-letters-whisky = wh
glenmore-letters-member = cl
glenmore-letters-different = 2
glenmore-more-tiles = auch { $tiles } (Nummer zeigt mehr)
glenmore-more-choices = alles: ?
glenmore-coins-left = Danach hast du { glenmore-coins }.
glenmore-hint-taking = Nimm ein Plättchen: { $example }. { $tile } allein zeigt, was es bringt. Mehr: hilfe
glenmore-hint-discard = Du kannst kein Plättchen nehmen. Entferne eines (GM 4.2): { $example }
glenmore-hint-cost = { $tile } anlegen: Bezahle { $due }.
glenmore-hint-input = { $tile } aktivieren: Bezahle { $due }.
glenmore-hint-sell = { $tile }, zu bezahlen: { $due }. Verkaufe zuerst eine Ressource.
glenmore-hint-payingmember = Loch Ness kostet 1 Clanmitglied oder 1 Chieftain.
glenmore-hint-gaining = { $cubes ->
    [one] Wähle { $cubes } Ressource für { $tile }.
   *[other] Wähle nacheinander { $cubes } Ressourcen für { $tile }.
}
glenmore-hint-resolving = Du darfst verkaufen, bevor Loch Shiel wirkt; dann: ausführen.
glenmore-hint-activating = Aktiviere Plättchen (Nummer oder Feld) oder: fertig. ? erklärt alle Züge.
glenmore-hint-moving = { $points ->
    [one] { $points } Bewegungspunkt: ein Clanmitglied bewegen oder befördern, oder: zugende.
   *[other] { $points } Bewegungspunkte: Clanmitglieder bewegen oder befördern, oder: zugende.
}
glenmore-hint-numbered = Die Nummer aus der Liste genügt.
glenmore-hint-grouped = ? nennt alle Züge mit Nummer.
glenmore-begun = „{ $text }“ kann mehrere Züge bedeuten. Gib einen vollständig ein: { $plays }
glenmore-begun-in-vain = Kein möglicher Zug beginnt mit „{ $text }“. ? nennt alle.
glenmore-choices = Deine Züge
glenmore-command-land = auslage land
glenmore-command-tile = plättchen plaettchen tile
glenmore-command-list = liste list ?
glenmore-command-stacks = stapel stacks tiles
glenmore-stacks = Plättchenübersicht
glenmore-stacks-about = Übrig/alle, Art, Wirkung; dann die übrigen Plättchen: Nummer, Fluss (≈) oder Straße (=), Kosten.
glenmore-stacks-letters = Kosten: { $letters }, { glenmore-letters-whisky } Whiskyfass, { glenmore-letters-member } Clanmitglied oder Chieftain, { glenmore-letters-different } heißt: 2 verschiedene Ressourcen. „1–3 → 1, 3, 5“ heißt: 1, 2 oder 3 verschiedene Ressourcen bringen 1, 3 oder 5 SP.
glenmore-rules =
    Wer die meisten Siegpunkte hat, gewinnt. Nimm ein Plättchen aus der Kette, bezahle es und lege es an deine Auslage an; auf einem der 8 Felder ringsum muss ein Clanmitglied von dir stehen.
    Der Fluss verläuft in Spalte 0, die Straße in Reihe 0; beide wachsen nur an ihren Enden.
    Aktiviere dann das neue Plättchen und deine Plättchen auf den 8 Feldern ringsum, jedes einmal. Bewegungspunkte bewegen Clanmitglieder oder befördern sie zu Chieftains.
    Am Zug ist, wer in der Kette ganz hinten steht, also links. Ein weiter Sprung gibt den anderen mehr Züge. Plättchen ohne Spielfigur oder Würfel dahinter kommen aus dem Spiel.
    In 3 Wertungen zählt bei Whiskyfässern, Chieftains und Karten jeweils dein Vorsprung vor der Person, die am wenigsten hat: 1, 2, 3, 4, 5+ bringen 1, 2, 3, 5, 8 Siegpunkte.
    Am Ende bringt jede Münze 1 Siegpunkt, und jedes Plättchen mehr als in der kleinsten Auslage kostet 3.
    Kette: Nummer und Kosten (H Holz, S Stein, G Getreide, R Rind, F Schaf, wh Whiskyfass, cl Clanmitglied oder Chieftain, 2 heißt 2 verschiedene) über Weg (≈ Fluss, = Straße) und Art.
    Auslage: ▲ Clanmitglied, Buchstaben Ressourcen, * das neue Plättchen, × aktiviert. Lager: Münzen in einer Reihe, Preis beim Kauf/Verkauf.
    Eingabe: 12 -1,0 legt Plättchen 12 auf -1,0 · 12 allein zeigt es · auslage 2 zeigt die Auslage von Person 2 · stapel zeigt die übrigen Plättchen · ? nennt alle Züge · in Listen genügt die Nummer.
    Wörter lassen sich kürzen: a 0,1 (aktiviere), z h 0,1 (zahle), k s (kaufe), v g 0,1 (verkaufe), b 0,0 0,1 (bewege), bef 0,1 (befördere), f (fertig), zu (zugende).
    Auch die englischen Wörter der Regeln gelten: take, pay, buy, activate, done, end …

## Ressourcen und Plättchen; als Objekt dort, wo eine Sprache dafür eine Form hat

glenmore-letter = { $resource ->
    [wood] H
    [stone] S
    [grain] G
    [cattle] R
   *[sheep] F
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

## Wie es endet und was es bringt

glenmore-cubes-held = { $player } { $cubes }
glenmore-tie-broken = Gleichstand, also entscheiden die Ressourcen: { $cubes } (GM 11.5).
glenmore-tie-shared = Gleichstand, auch bei den Ressourcen ({ $cubes }): geteilter Sieg (GM 11.5).

## Der Tisch auf dem Bildschirm

glenmore-progress = Stapel { $left } · Wertung { $scorings }/{ $all }
glenmore-next = Danach: { $player }
glenmore-die = Würf.
glenmore-prices = Kauf/Verk.
glenmore-panel-coins = Mün
glenmore-panel-whisky = Whi
glenmore-panel-chieftains = Chf
glenmore-panel-cards = Kar
glenmore-panel-tiles = Plä
glenmore-panel-points = SP
glenmore-earlier = (Früheres: verlauf)
glenmore-scored = { $scoring ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[3] Dritte Wertung
}: { $points }.

## Was ein aktiviertes Plättchen tut: in Buchstaben und in einem Satz

glenmore-does = { $kind ->
    [quarry] +1 Stein
    [forest] +1 Holz
    [grain_field] +1 Getreide
    [pasture] +1 Rind
    [meadow] +1 Schaf
    [abbey] +1 beliebige
    [distillery] G → Whisky
    [butcher_sheep] F, FF → 2, 4
    [butcher_cattle] R, RR → 2, 4
    [butcher_mixed] RF → 5
    [fair_3] 1–3 → 1, 3, 5
    [fair_4] 1–4 → 1…8
    [fair_5] 1–5 → 1…12
    [grocer] 3 beliebige → 8
    [bridge] HS → 7
    [tavern_3] +3 SP
    [tavern_4] +4 SP
    [loch] –
   *[other] +1 Bewegung
}

## Was es kostet

glenmore-cost-nothing = Kostenlos.
glenmore-paid-in-full = Danach ist alles bezahlt.
glenmore-still-due = Danach noch zu bezahlen: { $cubes }.

## Was du tun darfst

glenmore-brief-buy = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
glenmore-brief-resolve = Loch Shiel nutzen
glenmore-brief-stop = Bezahlen beenden
glenmore-brief-done = nichts mehr aktivieren
glenmore-brief-promote = zum Chieftain
glenmore-brief-end = Zug beenden

## Seiten

glenmore-tile-elsewhere = Es liegt nicht in der Kette.
glenmore-fits-nowhere = In deiner Auslage gibt es gerade kein Feld dafür.
glenmore-cells = Felder dafür und was dort aktiviert werden kann (Eingabe: { $example }):
glenmore-sets-off-nothing = nichts
glenmore-sets-off = Kann aktivieren: { $tiles }.
glenmore-goods = { glenmore-coins }, Whiskyfässer: { $whisky }, Chieftains: { $chieftains } (in der Wertung { $counted }), Siegpunkte: { $points }.
