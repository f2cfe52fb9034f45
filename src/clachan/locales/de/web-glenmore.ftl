# Glen More gezeichnet: der Rundkurs, die Auslage, das Lager

web-glenmore-cell = Reihe { $row }, Spalte { $column }
web-glenmore-field = Feld { $number } von hinten
web-glenmore-empty-field = leer
web-glenmore-now = dran
web-glenmore-is-next = Ist am Zug
web-glenmore-die-title = Der Würfel
web-glenmore-die-moves = Steht der Würfel in der Kette ganz hinten, wird gewürfelt. Er zieht um so viele Plättchen vor, wie er zeigt; das Plättchen, auf dem er landet, kommt aus dem Spiel (GM 3.3).
web-glenmore-die-plays = Seine Seiten zeigen 1, 1, 1, 2, 2 und 3. Er ist nur bei 2 oder 3 Personen im Spiel (GM 1.4).
web-glenmore-out = fällt weg
web-glenmore-chosen = Gewählt
web-glenmore-may-take = { $can ->
    [yes] Du kannst dieses Plättchen nehmen
   *[no] Du kannst dieses Plättchen jetzt nicht nehmen
}
web-glenmore-lay-here = Hier anlegen
web-glenmore-lay = Hier anlegen: { $tile }
web-glenmore-pick-cell = { $count ->
    [one] Wähle das markierte Feld. Die Zahl zeigt, wie viele Plättchen du dort aktivieren kannst.
   *[other] Wähle ein markiertes Feld. Die Zahl zeigt, wie viele Plättchen du dort aktivieren kannst.
}
web-glenmore-cost = Kosten
web-glenmore-costs-nothing = keine
web-glenmore-costs-whisky = 1 Whiskyfass
web-glenmore-costs-member = 1 Clanmitglied oder 1 Chieftain
web-glenmore-member-near = Neben dem Feld muss ein Clanmitglied bleiben, sonst gibst du 1 Chieftain ab (GM 5.7).
web-glenmore-cost-way = { $way ->
    [river] { $cost } (mit Fluss)
    [road] { $cost } (mit Straße)
   *[none] { $cost }
}
web-glenmore-cost-of = { $count } Plättchen: { $cost }
# Neben dem Bild einer Ressource und vor dem einer Münze.
web-glenmore-way-held = du hast { $held }
web-glenmore-way-price = zu kaufen für { $price }
web-glenmore-have-whisky = 1 Whiskyfass (du hast { $count })
web-glenmore-have-coins = Du hast { glenmore-coins }.
web-glenmore-sets-off = { $count ->
    [0] Aktiviert nichts
   *[other] Aktiviert { $count } Plättchen
}
web-glenmore-still-due = Noch zu bezahlen: { $cubes }.
web-glenmore-can-add = Du kannst noch bezahlen: { $cubes }.
web-glenmore-could-set-off = Kann { $count } Plättchen aktivieren.
web-glenmore-next = Danach am Zug
web-glenmore-you-again = wieder du
web-glenmore-gives = 1 { glenmore-resource }
web-glenmore-gives-any = 1 beliebige Ressource
web-glenmore-gives-step = 1 Bewegungspunkt
web-glenmore-gives-whisky = 1 Getreide = 1 Whiskyfass
web-glenmore-gives-points = { $kind ->
    [exact] { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
   *[most] { $points ->
        [one] bis zu { $points } Siegpunkt
       *[other] bis zu { $points } Siegpunkte
    }
}
# Before the picture of points, and before that of a coin.
web-glenmore-up-to = bis { $points }
web-glenmore-buy-at = Kaufen für
web-glenmore-activated = Schon aktiviert
web-glenmore-may-move = Von hier kann ein Clanmitglied ziehen
web-glenmore-choices = Wähle aus
web-glenmore-activate-free = { $count ->
    [one] Ohne Kosten aktivieren
   *[other] Ohne Kosten aktivieren ({ $count })
}
web-glenmore-keys = Pfeiltasten: Feld wechseln. N: nächste Möglichkeit. Enter: wählen. Esc: abbrechen.
web-glenmore-go-done = Nichts mehr aktivieren
web-glenmore-go-end = Zug beenden
web-glenmore-go-moves = Clanmitglieder bewegen
web-glenmore-go-stop = Beenden: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
web-glenmore-go-resolve = Loch Shiel nutzen
web-glenmore-now-discarding = Du kannst kein Plättchen nehmen. Wähle eines, das aus dem Spiel kommt.
web-glenmore-now-paid = { $tile }: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}. Mehr kannst du nicht bezahlen.
web-glenmore-now-missing = Für { glenmore-resource-object } { $coins ->
    [one] fehlt dir { $coins } Münze
   *[other] fehlen dir { $coins } Münzen
}.
web-glenmore-now-selling = Wähle das Plättchen, von dem du verkaufst.
web-glenmore-now-held = Wähle, wohin das Clanmitglied zieht.
web-glenmore-buys = Kauf
web-glenmore-sells = Verkauf
web-glenmore-level = { $level } von { $spaces } Feldern belegt
web-glenmore-buy-for = { $coins ->
    [0] { $resource }: ausverkauft
    [one] 1 { $resource } für { $coins } Münze kaufen
   *[other] 1 { $resource } für { $coins } Münzen kaufen
}
web-glenmore-sell-for = { $coins ->
    [0] { $resource }: kein Verkauf möglich
    [one] 1 { $resource } für { $coins } Münze verkaufen
   *[other] 1 { $resource } für { $coins } Münzen verkaufen
}
web-glenmore-show-land = Auslage zeigen
web-glenmore-larger = Vergrößern
web-glenmore-smaller = Verkleinern
web-glenmore-close = Schließen
web-glenmore-scorings = Wertungen
web-glenmore-if-ended = Zwischenstand
web-glenmore-if-ended-short = Zwischenstand
web-glenmore-points-so-far = Siegpunkte bisher
web-glenmore-special-places = Besondere Orte
web-glenmore-stack = Stapel { $number }: noch { $left } Plättchen
web-glenmore-stacks-empty = Alle Stapel sind leer
web-glenmore-overview = Plättchenübersicht
web-glenmore-overview-about = Plättchen, die noch in den Stapeln liegen. Die Reihenfolge ist unbekannt.
web-glenmore-left-of = { $left } von { $all }
web-glenmore-frame = { $frame ->
    [yellow] Gelber Rahmen.
    [green] Grüner Rahmen.
    [grey] Grauer Rahmen.
    [brown] Brauner Rahmen.
   *[blue] Blauer Rahmen.
}
web-glenmore-next-scoring = { $number ->
    [1] Erste Wertung: Zwischenstand
    [2] Zweite Wertung: Zwischenstand
   *[3] Dritte Wertung: Zwischenstand
}
web-glenmore-past-scoring = { $number ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[3] Dritte Wertung
}
web-glenmore-latest-figure = Letzter Zug: { glenmore-kind } genommen
web-glenmore-latest-laid = Letzter Zug: hier angelegt
web-glenmore-latest-reached = Letzter Zug: Clanmitglied hierhergezogen
web-glenmore-turn-paid = Bezahlt: { $items }
web-glenmore-turn-bought = Gekauft für { glenmore-coins }: { $items }
web-glenmore-turn-sold = Verkauft für { glenmore-coins }: { $items }
web-glenmore-turn-activated = Aktiviert: { $items }
web-glenmore-turn-steps = { $count ->
    [one] { $count } Clanmitglied bewegt
   *[other] Clanmitglieder { $count }-mal bewegt
}
web-glenmore-turn-promotions = { $count ->
    [one] { $count } neuer Chieftain
   *[other] { $count } neue Chieftains
}
web-glenmore-turn-draws = Neu in der Kette: { $items }
web-glenmore-turn-new = neu in der Kette:
web-glenmore-turn-setup = Die Kette liegt aus.
web-glenmore-turn-refill = Die Kette wird aufgefüllt.
web-glenmore-turn-unfold = Alle Aktionen dieses Zugs
web-glenmore-scroll-news = Nach unten blättern
web-glenmore-account = Abrechnung
web-tie-glenmore = { $reader ->
    [first] Du und { $other } habt gleich viele Siegpunkte. Du hast mehr Ressourcen ({ $more } zu { $fewer }) und liegst deshalb vor { $other }.
    [second] { $player } und du habt gleich viele Siegpunkte. { $player } hat mehr Ressourcen ({ $more } zu { $fewer }) und liegt deshalb vor dir.
   *[none] { $player } und { $other } haben gleich viele Siegpunkte. { $player } hat mehr Ressourcen ({ $more } zu { $fewer }) und liegt deshalb vor { $other }.
}

## Züge und der Tisch als Text

web-group-glenmore-take = { glenmore-kind }
web-move-glenmore-take = { $side ->
    [north] nördlich
    [south] südlich
    [east] östlich
   *[west] westlich
} { $other ->
    [fair_3] des Jahrmarkts (3){ $other_where ->
        [river] { " " }mit Fluss
        [road] { " " }mit Straße
       *[other] { glenmore-other-where }
    }
    [fair_4] des Jahrmarkts (4)
    [fair_5] des Jahrmarkts (5)
   *[other] { glenmore-other }
}
web-group-glenmore-discard = Aus dem Spiel entfernen
web-move-glenmore-discard = { glenmore-kind }
web-group-glenmore-pay = Bezahlen
web-move-glenmore-pay = { glenmore-resource-object } { glenmore-laid-from }
web-group-glenmore-pay-member = Bezahlen
web-move-glenmore-pay-member = 1 Clanmitglied { $kind ->
    [butcher_mixed] von der Fleischerei (beide)
   *[other] { glenmore-tile-from }
}{ $where ->
    [north] , N
    [south] , S
    [east] , O
    [west] , W
    [northwest] , NW
    [northeast] , NO
    [southwest] , SW
    [southeast] , SO
    [river] , Fluss
    [road] , Straße
    [middle] , Mitte
   *[only] { "" }
}
web-group-glenmore-pay-chieftain = Bezahlen
web-move-glenmore-pay-chieftain = 1 Chieftain
web-group-glenmore-buy = Kaufen
web-move-glenmore-buy = { glenmore-resource-object } für { glenmore-coins }
web-group-glenmore-sell = Verkaufen
web-move-glenmore-sell = { glenmore-resource } ({ glenmore-kind }{ $where ->
    [north] , N
    [south] , S
    [east] , O
    [west] , W
    [northwest] , NW
    [northeast] , NO
    [southwest] , SW
    [southeast] , SO
    [river] , Fluss
    [road] , Straße
    [middle] , Mitte
   *[only] { "" }
}) für { glenmore-coins }
web-group-glenmore-gain = Ressource wählen
web-move-glenmore-gain = { glenmore-resource-object }
web-group-glenmore-activate = Aktivieren
web-move-glenmore-activate = { glenmore-kind }{ glenmore-where }
web-group-glenmore-ness = Loch Ness nutzen
web-move-glenmore-ness = { glenmore-kind }{ glenmore-where }
web-group-glenmore-move = Clanmitglied bewegen
web-move-glenmore-move = { $kind ->
    [butcher_mixed] Fleischerei (beide)
    [fair_3] Jahrmarkt (3)
    [fair_4] Jahrmarkt (4)
    [fair_5] Jahrmarkt (5)
   *[other] { glenmore-kind }
}{ $where ->
    [north] , N
    [south] , S
    [east] , O
    [west] , W
    [northwest] , NW
    [northeast] , NO
    [southwest] , SW
    [southeast] , SO
    [river] , Fluss
    [road] , Straße
    [middle] , Mitte
   *[only] { "" }
} → { $other ->
    [quarry] Steinbruch
    [forest] Wald
    [meadow] Wiese
    [grain_field] Getreidefeld
    [pasture] Weide
    [village] Dorf
    [start_village] Startdorf
    [distillery] Destille
    [butcher_sheep] Fleischerei (Schafe)
    [butcher_cattle] Fleischerei (Rinder)
    [butcher_mixed] Fleischerei (beide)
    [fair_3] Jahrmarkt (3)
    [fair_4] Jahrmarkt (4)
    [fair_5] Jahrmarkt (5)
    [grocer] Krämer
    [bridge] Brücke
    [tavern_3] Taverne (3 SP)
    [tavern_4] Taverne (4 SP)
   *[castle] { $other_name }
}{ $other_where ->
    [north] , N
    [south] , S
    [east] , O
    [west] , W
    [northwest] , NW
    [northeast] , NO
    [southwest] , SW
    [southeast] , SO
    [river] , Fluss
    [road] , Straße
    [middle] , Mitte
   *[only] { "" }
}
web-group-glenmore-promote = Zum Chieftain befördern
web-move-glenmore-promote = 1 Clanmitglied { $kind ->
    [butcher_mixed] von der Fleischerei (beide)
   *[other] { glenmore-tile-from }
}{ $where ->
    [north] , N
    [south] , S
    [east] , O
    [west] , W
    [northwest] , NW
    [northeast] , NO
    [southwest] , SW
    [southeast] , SO
    [river] , Fluss
    [road] , Straße
    [middle] , Mitte
   *[only] { "" }
}
web-group-glenmore-stop = Weiter
web-move-glenmore-stop = Bezahlen beenden
web-group-glenmore-resolve = Weiter
web-move-glenmore-resolve = Loch Shiel nutzen
web-group-glenmore-done = Weiter
web-move-glenmore-done = Nichts mehr aktivieren
web-group-glenmore-end = Weiter
web-move-glenmore-end = Zug beenden
web-group-glenmore-moves = Weiter
web-move-glenmore-moves = Clanmitglieder bewegen
web-several-resource = { $times } { $resource ->
    [wood] Holz
    [stone] Steine
    [grain] Getreide
    [cattle] Rinder
   *[sheep] Schafe
}
web-several-glenmore-draw = Neu in der Kette: { $times } × { glenmore-kind }.
web-several-glenmore-roll = Der Würfel zeigt { $times }-mal die { $number } und zieht jedes Mal weiter.
web-several-glenmore-pay = { $reader ->
    [yes] Du bezahlst { web-several-resource } { glenmore-laid-from }.
   *[no] { $player } bezahlt { web-several-resource } { glenmore-laid-from }.
}
web-several-glenmore-pay-member = { $reader ->
    [yes] Du gibst { $times } Clanmitglieder { glenmore-laid-from } ab.
   *[no] { $player } gibt { $times } Clanmitglieder { glenmore-laid-from } ab.
}
web-several-glenmore-gain = { $reader ->
    [yes] Du bekommst { web-several-resource }.
   *[no] { $player } bekommt { web-several-resource }.
}
web-several-glenmore-move = { $reader ->
    [yes] Du bewegst { $times } Clanmitglieder { glenmore-laid-from } { glenmore-other-to }.
   *[no] { $player } bewegt { $times } Clanmitglieder { glenmore-laid-from } { glenmore-other-to }.
}
web-several-glenmore-promote = { $reader ->
    [yes] Du nimmst { $times } Clanmitglieder { glenmore-laid-from } und beförderst sie zu Chieftains.
   *[no] { $player } nimmt { $times } Clanmitglieder { glenmore-laid-from } und befördert sie zu Chieftains.
}
web-glenmore-land = { $mine ->
    [yes] Deine Auslage
   *[no] Auslage von { $player }
}
web-glenmore-cubes = { $count } × { $resource }
web-glenmore-members = { $count ->
    [one] { $count } Clanmitglied
   *[other] { $count } Clanmitglieder
}
web-glenmore-now-taking = Wähle ein Plättchen aus der Kette, dann ein Feld dafür.
web-glenmore-now-paying = { $tile }, zu bezahlen: { $due }.
web-glenmore-now-paying-more = { $tile }: bisher { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}. Du kannst noch bezahlen: { $due }.
web-glenmore-now-selling-first = { $tile }, zu bezahlen: { $due }. Verkaufe zuerst eine Ressource.
web-glenmore-now-paying-member = Loch Ness kostet 1 Clanmitglied oder 1 Chieftain.
web-glenmore-now-gaining = { $count ->
    [one] Wähle { $count } Ressource.
   *[other] Wähle nacheinander { $count } Ressourcen.
}
web-glenmore-now-resolving = Du darfst verkaufen, bevor Loch Shiel wirkt.
web-glenmore-now-activating = Aktiviere die markierten Plättchen in beliebiger Reihenfolge.
web-glenmore-now-activated = { $sales ->
    [0] Nichts mehr zu aktivieren.
   *[other] Nichts mehr zu aktivieren. Du kannst noch verkaufen.
}
web-glenmore-now-moving = { $count ->
    [one] Noch { $count } Bewegungspunkt.
   *[other] Noch { $count } Bewegungspunkte.
} Wähle ein Clanmitglied oder beende deinen Zug.
web-glenmore-larger-land = Am Ende verlierst du 3 Siegpunkte für jedes Plättchen, das du mehr hast als die Person mit den wenigsten (GM 11.4).
web-glenmore-coming = unbezahlt
web-glenmore-chain = Kette
web-glenmore-chain-about = Von hinten nach vorn: Am Zug ist, wer ganz hinten steht.
web-glenmore-leaves = kommt aus dem Spiel
web-glenmore-choose = Wählen
web-glenmore-resource = Ressource
web-glenmore-filled = Münzen
web-glenmore-buy = Kauf für
web-glenmore-sell = Verkauf für
web-glenmore-progress = Plättchen je Stapel: { $left }. Wertungen bisher: { $scorings }.
web-glenmore-goods = Personen
web-glenmore-coins = Münzen
web-glenmore-whisky = Whiskyfässer
web-glenmore-chieftains = Chieftains
web-glenmore-cards = Karten
web-glenmore-tiles = Plättchen
web-glenmore-points = Siegpunkte
