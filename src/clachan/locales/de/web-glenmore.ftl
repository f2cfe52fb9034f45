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
# Neben dem Bild einer Ressource und vor dem einer Münze.
web-glenmore-way-held = du hast { $held }
web-glenmore-way-price = zu kaufen für { $price }
web-glenmore-have-whisky = 1 Whiskyfass (du hast { $count })
web-glenmore-have-coins = Du hast { glenmore-coins }.
web-glenmore-sets-off = { $count ->
    [0] Aktiviert nichts
   *[other] Aktiviert { $count } Plättchen
}
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
web-glenmore-keys = Pfeiltasten: bewegen. N: nächste Möglichkeit. Enter: wählen. Esc: abbrechen.
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
web-glenmore-account = Abrechnung
web-tie-glenmore = { $reader ->
    [first] Du und { $other } habt gleich viele Siegpunkte. Du hast mehr Ressourcen ({ $more } zu { $fewer }) und liegst deshalb vor { $other }.
    [second] { $player } und du habt gleich viele Siegpunkte. { $player } hat mehr Ressourcen ({ $more } zu { $fewer }) und liegt deshalb vor dir.
   *[none] { $player } und { $other } haben gleich viele Siegpunkte. { $player } hat mehr Ressourcen ({ $more } zu { $fewer }) und liegt deshalb vor { $other }.
}
