# Glen More gezeichnet: der Ring, das Land, der Markt

web-glenmore-cell = Reihe { $row }, Spalte { $column }
web-glenmore-field = Feld { $number } von hinten
web-glenmore-empty-field = leer
web-glenmore-now = dran
web-glenmore-is-next = Ist am Zug
web-glenmore-die-title = Der Würfel
web-glenmore-die-moves = Ist der Würfel der Letzte in der Kette, wird er geworfen und zieht um so viele Plättchen nach vorn, wie er zeigt. Das Plättchen, auf dem er landet, ist aus dem Spiel (GM 3.3).
web-glenmore-die-plays = Er zeigt dreimal die 1, zweimal die 2 und einmal die 3 und spielt nur zu zweit und zu dritt mit (GM 1.4).
web-glenmore-out = fällt weg
web-glenmore-chosen = Gewählt
web-glenmore-may-take = { $can ->
    [yes] Du darfst es nehmen
   *[no] Du kannst es jetzt nicht nehmen
}
web-glenmore-lay-here = Hierhin legen
web-glenmore-lay = Hierhin legen: { $tile }
web-glenmore-pick-cell = { $count ->
    [one] Wähl das helle Feld; die Zahl sagt, wie viele Plättchen es auslösen würde.
   *[other] Wähl eines der hellen Felder; die Zahl sagt, wie viele Plättchen es auslösen würde.
}
web-glenmore-cost = Kosten
web-glenmore-costs-nothing = keine
web-glenmore-costs-whisky = ein Whisky
web-glenmore-costs-member = ein Clanmitglied oder ein Häuptling
web-glenmore-cost-way = { $way ->
    [river] { $cost } (Fluss)
    [road] { $cost } (Straße)
   *[none] { $cost }
}
# Beside the picture of a resource, and before that of a coin.
web-glenmore-way-held = du hast { $held }
web-glenmore-way-price = Kaufen kostet { $price }
web-glenmore-have-whisky = { $count ->
    [one] ein Whisky, und du hast einen
   *[other] ein Whisky, und du hast { $count }
}
web-glenmore-sets-off = { $count ->
    [0] Löst nichts aus
    [one] Löst ein Plättchen aus
   *[other] Löst { $count } Plättchen aus
}
web-glenmore-could-set-off = { $count ->
    [one] Es könnte ein Plättchen auslösen.
   *[other] Es könnte { $count } Plättchen auslösen.
}
web-glenmore-next = Danach am Zug
web-glenmore-you-again = wieder du
web-glenmore-why = Warum: { $reasons }.
web-glenmore-why-points = bis zu { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
web-glenmore-why-gain = { $points } für dich, wenn das Spiel dann endet
web-glenmore-why-tiles = { $count ->
    [one] löst ein Plättchen aus
   *[other] löst { $count } Plättchen aus
}
web-glenmore-why-free = kostet nichts
web-glenmore-why-again = du bist noch einmal am Zug
web-glenmore-why-next = danach am Zug: { $player }
web-glenmore-gives = einmal { glenmore-resource }
web-glenmore-gives-any = ein beliebiger Rohstoff
web-glenmore-gives-step = ein Bewegungspunkt
web-glenmore-gives-whisky = ein Whisky für ein Getreide
web-glenmore-gives-points = { $points ->
    [one] ein Punkt
   *[other] bis zu { $points } Punkte
}
web-glenmore-activated = Schon aktiviert
web-glenmore-may-move = Von hier darf ein Clanmitglied ziehen
web-glenmore-choices = Wähl aus
web-glenmore-activate-free = { $count ->
    [one] Aktivieren, was nichts kostet
   *[other] Alles aktivieren, was nichts kostet ({ $count })
}
web-glenmore-keys = Pfeiltasten bewegen, N springt zum nächsten Platz, an dem du etwas tun kannst, Enter wählt, Esc lässt los
web-glenmore-go-done = Nichts mehr aktivieren
web-glenmore-go-end = Zug beenden
web-glenmore-go-moves = Weiter zum Bewegen
web-glenmore-go-stop = Nichts mehr bezahlen
web-glenmore-go-resolve = Loch Shiel wirken lassen
web-glenmore-now-discarding = Du kannst gerade kein Plättchen anlegen oder bezahlen. Wähle eins, das aus dem Spiel kommt.
web-glenmore-now-selling = Wähl das Plättchen, von dem verkauft wird.
web-glenmore-now-held = Wähl, wohin das Clanmitglied zieht.
web-glenmore-buys = Kauf
web-glenmore-sells = Verkauf
web-glenmore-level = { $level } von { $spaces } Plätzen belegt
web-glenmore-buy-for = { $coins ->
    [0] { $resource }: ausverkauft
    [one] { $resource } für eine Münze kaufen
   *[other] { $resource } für { $coins } Münzen kaufen
}
web-glenmore-sell-for = { $coins ->
    [0] { $resource }: niemand kauft
    [one] { $resource } für eine Münze verkaufen
   *[other] { $resource } für { $coins } Münzen verkaufen
}
web-glenmore-show-land = Das Land zeigen
web-glenmore-larger = Größer
web-glenmore-smaller = Kleiner
web-glenmore-close = Schließen
web-glenmore-scorings = Die drei Vergleiche
web-glenmore-stack = Stapel { $number }: noch { $left ->
    [one] ein Plättchen
   *[other] { $left } Plättchen
}
web-glenmore-stacks-empty = Alle Stapel sind leer
web-glenmore-overview = Plättchenübersicht
web-glenmore-overview-about = Die Plättchen, die noch in den Stapeln liegen. In welcher Reihenfolge sie kommen, ist nicht bekannt.
web-glenmore-left-of = { $left } von { $all }
web-glenmore-frame = { $frame ->
    [yellow] Gelber Rahmen.
    [green] Grüner Rahmen.
    [grey] Grauer Rahmen.
    [brown] Brauner Rahmen.
   *[blue] Blauer Rahmen.
}
web-glenmore-next-scoring = { $number ->
    [1] Die erste Wertung, käme sie jetzt
    [2] Die zweite Wertung, käme sie jetzt
   *[3] Die dritte Wertung, käme sie jetzt
}
web-glenmore-past-scoring = { $number ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[3] Dritte Wertung
}
web-glenmore-latest-figure = Letzter Zug: nahm { glenmore-tile-object }
web-glenmore-latest-laid = Letzter Zug: hier angelegt
web-glenmore-latest-reached = Letzter Zug: ein Clanmitglied kam hierher
web-glenmore-turn-paid = Bezahlt: { $items }
web-glenmore-turn-bought = Gekauft für { glenmore-coins }: { $items }
web-glenmore-turn-sold = Verkauft für { glenmore-coins }: { $items }
web-glenmore-turn-activated = Aktiviert: { $items }
web-glenmore-turn-steps = { $count ->
    [one] Ein Clanmitglied bewegt
   *[other] { $count } Schritte von Clanmitgliedern
}
web-glenmore-turn-promotions = { $count ->
    [one] Ein neuer Häuptling
   *[other] { $count } neue Häuptlinge
}
web-glenmore-turn-draws = Neu in der Kette: { $items }
web-glenmore-turn-new = neu:
web-glenmore-turn-setup = Die Kette liegt aus.
web-glenmore-turn-refill = Die Kette wird aufgefüllt.
web-glenmore-turn-unfold = Jede Aktion dieses Zuges
web-glenmore-account = Die Abrechnung
web-tie-glenmore = { $reader ->
    [first] Du und { $other } habt gleich viele Punkte. Du hast mehr Rohstoffe, { $more } gegen { $fewer }, und liegst darum vorn.
    [second] { $player } und du habt gleich viele Punkte. { $player } hat mehr Rohstoffe, { $more } gegen { $fewer }, und liegt darum vorn.
   *[none] { $player } und { $other } haben gleich viele Punkte. { $player } hat mehr Rohstoffe, { $more } gegen { $fewer }, und liegt darum vorn.
}
