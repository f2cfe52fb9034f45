# Glen More

## Die Wörter der Notation in ihrer Reihenfolge, und was in dieser Sprache für sie steht

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
glenmore-resource-none = { $resource ->
    [stone] keinen
   *[other] kein
} { glenmore-resource }
glenmore-letter = { $resource ->
    [wood] H
    [stone] S
    [grain] G
    [cattle] R
   *[sheep] F
}
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
glenmore-tile-object = { $kind ->
    [quarry] den Steinbruch
    [forest] den Wald
    [meadow] die Wiese
    [grain_field] das Getreidefeld
    [pasture] die Weide
    [village] das Dorf
    [start_village] das Startdorf
    [distillery] die Destille
    [butcher_sheep] die Fleischerei für Schafe
    [butcher_cattle] die Fleischerei für Rinder
    [butcher_mixed] die Fleischerei für beides
    [fair_3] den Jahrmarkt für 3
    [fair_4] den Jahrmarkt für 4
    [fair_5] den Jahrmarkt für 5
    [grocer] den Krämer
    [bridge] die Brücke
    [tavern_3] die Taverne für 3
    [tavern_4] die Taverne für 4
   *[castle] { $name }
}
glenmore-tile-not = { glenmore-tile-object }
glenmore-tile-from = { $kind ->
    [quarry] vom Steinbruch
    [forest] vom Wald
    [meadow] von der Wiese
    [grain_field] vom Getreidefeld
    [pasture] von der Weide
    [village] vom Dorf
    [start_village] vom Startdorf
    [distillery] von der Destille
    [butcher_sheep] von der Fleischerei für Schafe
    [butcher_cattle] von der Fleischerei für Rinder
    [butcher_mixed] von der Fleischerei für beides
    [fair_3] vom Jahrmarkt für 3
    [fair_4] vom Jahrmarkt für 4
    [fair_5] vom Jahrmarkt für 5
    [grocer] vom Krämer
    [bridge] von der Brücke
    [tavern_3] von der Taverne für 3
    [tavern_4] von der Taverne für 4
   *[castle] von { $name }
}
glenmore-where = { $where ->
    [river] { " " }am Fluss
    [road] { " " }an der Straße
    [north] { " " }im Norden
    [south] { " " }im Süden
    [east] { " " }im Osten
    [west] { " " }im Westen
    [northwest] { " " }im Nordwesten
    [northeast] { " " }im Nordosten
    [southwest] { " " }im Südwesten
    [southeast] { " " }im Südosten
    [middle] { " " }in der Mitte
   *[only] { "" }
}
glenmore-other-where = { $other_where ->
    [river] { " " }am Fluss
    [road] { " " }an der Straße
    [north] { " " }im Norden
    [south] { " " }im Süden
    [east] { " " }im Osten
    [west] { " " }im Westen
    [northwest] { " " }im Nordwesten
    [northeast] { " " }im Nordosten
    [southwest] { " " }im Südwesten
    [southeast] { " " }im Südosten
    [middle] { " " }in der Mitte
   *[only] { "" }
}
glenmore-other = { $other ->
    [quarry] vom Steinbruch
    [forest] vom Wald
    [meadow] von der Wiese
    [grain_field] vom Getreidefeld
    [pasture] von der Weide
    [village] vom Dorf
    [start_village] vom Startdorf
    [distillery] von der Destille
    [butcher_sheep] von der Fleischerei für Schafe
    [butcher_cattle] von der Fleischerei für Rinder
    [butcher_mixed] von der Fleischerei für beides
    [fair_3] vom Jahrmarkt für 3
    [fair_4] vom Jahrmarkt für 4
    [fair_5] vom Jahrmarkt für 5
    [grocer] vom Krämer
    [bridge] von der Brücke
    [tavern_3] von der Taverne für 3
    [tavern_4] von der Taverne für 4
   *[castle] von { $other_name }
}{ glenmore-other-where }
glenmore-other-to = { $other ->
    [quarry] zum Steinbruch
    [forest] zum Wald
    [meadow] zur Wiese
    [grain_field] zum Getreidefeld
    [pasture] zur Weide
    [village] zum Dorf
    [start_village] zum Startdorf
    [distillery] zur Destille
    [butcher_sheep] zur Fleischerei für Schafe
    [butcher_cattle] zur Fleischerei für Rinder
    [butcher_mixed] zur Fleischerei für beides
    [fair_3] zum Jahrmarkt für 3
    [fair_4] zum Jahrmarkt für 4
    [fair_5] zum Jahrmarkt für 5
    [grocer] zum Krämer
    [bridge] zur Brücke
    [tavern_3] zur Taverne für 3
    [tavern_4] zur Taverne für 4
   *[castle] nach { $other_name }
}{ glenmore-other-where }
glenmore-site = { $side ->
    [north] nördlich
    [south] südlich
    [east] östlich
   *[west] westlich
} { glenmore-other }
glenmore-laid-object = { glenmore-tile-object }{ glenmore-where }
glenmore-laid-not = { glenmore-tile-not }{ glenmore-where }
glenmore-laid-from = { glenmore-tile-from }{ glenmore-where }
glenmore-coins = { $coins ->
    [0] keine Münzen
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
   *[any] einen Teil der Rohstoffe
}

## Was geschehen ist

glenmore-draw = Ein neues Plättchen kommt in die Kette: { glenmore-kind }.
glenmore-scoring = { $scoring ->
    [1] Das letzte Plättchen von Stapel 1 ist gezogen: Die erste Wertung findet statt.
    [2] Das letzte Plättchen von Stapel 2 ist gezogen: Die zweite Wertung findet statt.
   *[3] Das letzte Plättchen von Stapel 3 ist gezogen: Die dritte Wertung findet statt.
}
glenmore-scoring-for = { $whisky ->
    [0] { "" }
   *[other] { $whisky } für Whisky
}{ $chieftains ->
    [0] { "" }
   *[other] { $whisky ->
        [0] { "" }
       *[other] { ", " }
    }{ $chieftains } für Häuptlinge
}{ $cards ->
    [0] { "" }
   *[other] { $whisky ->
        [0] { $chieftains ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $cards } für Karten
}
glenmore-scoring-gain = { $reader ->
    [yes] { $points ->
        [0] Du bekommst nichts.
        [one] Du bekommst einen Punkt: { glenmore-scoring-for }.
       *[other] Du bekommst { $points } Punkte: { glenmore-scoring-for }.
    }
   *[no] { $points ->
        [0] { $player } bekommt nichts.
        [one] { $player } bekommt einen Punkt: { glenmore-scoring-for }.
       *[other] { $player } bekommt { $points } Punkte: { glenmore-scoring-for }.
    }
}
glenmore-roll = Der Würfel zeigt { $number } und nimmt { glenmore-tile-object } aus dem Spiel.
glenmore-brings = { $kind ->
    [quarry] : ein Stein
    [forest] : ein Holz
    [grain_field] : ein Getreide
    [pasture] : ein Rind
    [meadow] : ein Schaf
    [village] : ein Bewegungspunkt
    [start_village] : ein Bewegungspunkt
    [castle] : ein Bewegungspunkt
   *[other] { "" }
}
glenmore-take = { $reader ->
    [yes] Du legst { glenmore-tile-object } { glenmore-site } an.
   *[no] { $player } legt { glenmore-tile-object } { glenmore-site } an.
}
glenmore-discard = { $reader ->
    [yes] Du nimmst { glenmore-tile-object } aus dem Spiel.
   *[no] { $player } nimmt { glenmore-tile-object } aus dem Spiel.
}
glenmore-pay = { $reader ->
    [yes] Du bezahlst { glenmore-resource-object } { glenmore-laid-from }.
   *[no] { $player } bezahlt { glenmore-resource-object } { glenmore-laid-from }.
}
glenmore-sell = { $reader ->
    [yes] Du verkaufst { glenmore-resource-object } { glenmore-laid-from } für { glenmore-coins }.
   *[no] { $player } verkauft { glenmore-resource-object } { glenmore-laid-from } für { glenmore-coins }.
}
glenmore-buy = { $reader ->
    [yes] Du kaufst { glenmore-resource-object } für { glenmore-coins }.
   *[no] { $player } kauft { glenmore-resource-object } für { glenmore-coins }.
}
glenmore-pay-member = { $reader ->
    [yes] Du gibst ein Clanmitglied { glenmore-laid-from } ab.
   *[no] { $player } gibt ein Clanmitglied { glenmore-laid-from } ab.
}
glenmore-pay-chieftain = { $reader ->
    [yes] Du gibst einen Häuptling ab.
   *[no] { $player } gibt einen Häuptling ab.
}
glenmore-gain = { $reader ->
    [yes] Du bekommst { glenmore-resource-object }.
   *[no] { $player } bekommt { glenmore-resource-object }.
}
glenmore-activate = { $reader ->
    [yes] Du aktivierst { glenmore-laid-object }{ glenmore-brings }.
   *[no] { $player } aktiviert { glenmore-laid-object }{ glenmore-brings }.
}
glenmore-ness = { $reader ->
    [yes] Mit Loch Ness aktivierst du { glenmore-laid-object }{ glenmore-brings }.
   *[no] Mit Loch Ness aktiviert { $player } { glenmore-laid-object }{ glenmore-brings }.
}
glenmore-gain-points = { $reader ->
    [yes] Du bekommst { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
   *[no] { $player } bekommt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
}
glenmore-move = { $reader ->
    [yes] Du bewegst ein Clanmitglied { glenmore-laid-from } { glenmore-other-to }.
   *[no] { $player } bewegt ein Clanmitglied { glenmore-laid-from } { glenmore-other-to }.
}
glenmore-promote = { $reader ->
    [yes] Du machst ein Clanmitglied { glenmore-laid-from } zum Häuptling.
   *[no] { $player } macht ein Clanmitglied { glenmore-laid-from } zum Häuptling.
}
glenmore-stop = { $reader ->
    [yes] Du bezahlst nichts weiter.
   *[no] { $player } bezahlt nichts weiter.
}
glenmore-resolve = { $reader ->
    [yes] Du lässt Loch Shiel wirken.
   *[no] { $player } lässt Loch Shiel wirken.
}
glenmore-done = { $reader ->
    [yes] Du aktivierst nichts weiter.
   *[no] { $player } aktiviert nichts weiter.
}
glenmore-end = { $reader ->
    [yes] Du beendest den Zug.
   *[no] { $player } beendet den Zug.
}
glenmore-moves = { $reader ->
    [yes] Du bewegst Clanmitglieder.
   *[no] { $player } bewegt Clanmitglieder.
}

## Warum nicht

glenmore-not-an-action = Das ist keine Aktion dieses Spiels.
glenmore-notation = „{ $text }“ ist keine Aktion von Glen More (GM 13). Schreib take 12 -1,0, pay wood 0,1, buy stone, activate 0,0, move 0,0 0,1 oder done; draw 12 und roll 2 für den Zufall.
glenmore-game-over = Das Spiel ist vorbei: Die dritte Wertung hat stattgefunden.
glenmore-chance-moves = Gerade ist niemand am Zug: Erst werden Plättchen gezogen, oder der Würfel rollt.
glenmore-not-chance = Plättchen zu ziehen und zu würfeln ist Sache des Zufalls; das entscheidet niemand am Tisch.
glenmore-not-in-stack = Der Stapel, von dem gerade gezogen wird, enthält { glenmore-tile-object } nicht.
glenmore-not-this-decision = Das steht gerade nicht zur Wahl. { $decision ->
    [taking] Nimm zuerst ein Plättchen aus der Kette und wähl ein Feld dafür.
    [paying] Bezahl zuerst, was noch zu zahlen ist.
    [selling] Verkauf zuerst einen Rohstoff: Noch kannst du nicht bezahlen, was zu zahlen ist.
    [payingmember] Gib zuerst ein Clanmitglied oder einen Häuptling für Loch Ness ab.
    [gaining] Such zuerst den Rohstoff aus, den du bekommst.
    [resolving] Lass zuerst Loch Shiel wirken.
    [activating] Jetzt darfst du Plättchen aktivieren, bis du sagst, dass du damit fertig bist.
    [moving] Jetzt darfst du Clanmitglieder bewegen, bis du deinen Zug beendest.
   *[other] Warte, bis du am Zug bist.
}
glenmore-not-in-chain = Du kannst { glenmore-tile-object } nicht nehmen: In der Kette liegt dieses Plättchen jetzt nicht.
glenmore-must-take = Ein Plättchen entfernt nur, wer keines nehmen kann. Du kannst aber eines nehmen.
glenmore-cell-taken = Dort ist kein Platz für ein Plättchen: Da hast du schon { glenmore-laid-object }.
glenmore-no-side = Du kannst { glenmore-tile-object } nur dort anlegen, wo eine Seite an ein Plättchen von dir grenzt.
glenmore-no-member-near = Du kannst { glenmore-tile-object } nur dort anlegen, wo auf einem der acht Felder ringsum ein Clanmitglied von dir steht; hier steht keines.
glenmore-way-broken = Du kannst { glenmore-tile-object } hier nicht anlegen: { $way ->
    [river] Der Fluss darauf passt nicht zu den Plättchen daneben.
    [road] Die Straße darauf passt nicht zu den Plättchen daneben.
   *[plain] Hier muss dein Fluss oder deine Straße weitergehen, und dieses Plättchen hat weder das eine noch das andere.
}
glenmore-second-way = Du kannst { glenmore-tile-object } nur dort anlegen, wo { $way ->
    [river] dein Fluss im Norden oder Süden weitergeht; hier begänne ein zweiter.
   *[road] deine Straße im Osten oder Westen weitergeht; hier begänne eine zweite.
}
glenmore-cannot-pay = { $purpose ->
    [laying] Du kannst { glenmore-tile-object } nicht bezahlen
   *[activating] Du kannst { glenmore-tile-object } nicht beliefern
}: Du brauchst noch { glenmore-missing }. Du hast { glenmore-coins }, Verkäufe bringen { $sale ->
    [0] nichts
   *[other] höchstens { $sale }
} dazu, { $short ->
    [-1] und eine nötige Reihe ist ausverkauft.
    [0] und das reicht nicht.
    [one] und dann fehlt immer noch eine Münze.
   *[other] und dann fehlen immer noch { $short } Münzen.
}
glenmore-row-full = Auf dem Markt gibt es { glenmore-resource-none } mehr zu kaufen.
glenmore-row-empty = Auf dem Markt kauft gerade niemand { glenmore-resource-object }: Diese Reihe ist leer.
glenmore-no-coins = Wer { glenmore-resource-object } kauft, zahlt { $price ->
    [one] eine Münze
   *[other] { $price } Münzen
}, und du hast { glenmore-coins }. Verkäufe { $sale ->
    [0] bringen nichts
    [one] könnten eine Münze bringen
   *[other] könnten { $sale } Münzen bringen
}.
glenmore-no-whisky = Du kannst { glenmore-tile-object } nicht bezahlen: Das kostet einen Whisky, und du hast keinen.
glenmore-no-cube-there = { $kind ->
    [none] Dort liegt kein Plättchen von dir, also bekommst du dort auch { glenmore-resource-none }.
   *[other] Du kannst { glenmore-resource-none } { glenmore-laid-from } nehmen, denn dort liegt nichts davon.
}
glenmore-not-due = { glenmore-resource } ist noch nicht an der Reihe; als Nächstes bezahlst du { $due ->
    [wood] Holz
    [stone] Stein
    [grain] Getreide
    [cattle] ein Rind
   *[sheep] ein Schaf
}.
glenmore-kind-used = Bezahlt hast du schon { glenmore-resource-object }, und alle Rohstoffe müssen verschieden sein.
glenmore-rest-unpayable = Wenn du so { glenmore-resource-object } bezahlst, reicht es nicht mehr für den Rest.
glenmore-cell-loses-member = Ohne dieses Clanmitglied stünde keines mehr rund um Loch Ness.
glenmore-no-chieftain = Du hast keinen Häuptling.
glenmore-cannot-stop = Du musst noch { $required ->
    [one] einen Rohstoff
   *[other] { $required } Rohstoffe
} bezahlen, bevor du aufhören darfst.
glenmore-no-tile-there = Dort liegt kein Plättchen von dir.
glenmore-not-near = Du kannst { glenmore-laid-object } jetzt nicht aktivieren: Das ist weder das Plättchen, das du gerade gelegt hast, noch eines der acht ringsum.
glenmore-already-activated = Du hast { glenmore-laid-object } in diesem Zug schon aktiviert.
glenmore-never-activated = Es bewirkt nichts, { glenmore-laid-object } zu aktivieren: Lochs tun nie etwas.
glenmore-tile-full = Du kannst { glenmore-laid-object } nicht aktivieren: Dort { $cubes ->
    [one] liegt schon ein Rohstoff
   *[other] liegen schon { $cubes } Rohstoffe
}, und für mehr als { $limit } ist kein Platz.
glenmore-not-your-ness = Dazu braucht es die Karte von Loch Ness, und die gehört dir nicht.
glenmore-ness-used = Loch Ness hat dir in diesem Zug schon geholfen.
glenmore-ness-not-now = In dem Zug, in dem Loch Oich gelegt wird, hilft Loch Ness nicht.
glenmore-no-member-there = { $kind ->
    [none] Dort liegt kein Plättchen von dir, also steht dort auch kein Clanmitglied.
   *[other] Du kannst kein Clanmitglied { glenmore-laid-from } nehmen, denn dort steht keines.
}
glenmore-not-a-neighbour = Ein Clanmitglied kommt mit einem Schritt nicht { glenmore-laid-from } { glenmore-other-to }: Diese Plättchen berühren sich nicht, auch nicht an einer Ecke.
glenmore-last-member = Dein letztes Clanmitglied muss bis zu deinem letzten Zug auf deinem Land bleiben.

## Wie es endet und was es bringt

glenmore-third-scoring = Das letzte Plättchen ist gezogen und die dritte Wertung vorbei.
glenmore-score-lead = { glenmore-row-lead }, { $count } zu { $fewest }
glenmore-score-activation = Aktiviert: { glenmore-kind }
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
glenmore-row-lead = { $scoring ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[3] Dritte Wertung
}: { $what ->
    [whisky] Whisky
    [chieftains] Häuptlinge
   *[cards] Karten
}
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

## Was eine Partie gewendet hat

glenmore-swing-lead = { match-swing-by }, vor allem in { $scoring ->
    [1] der ersten Wertung
    [2] der zweiten Wertung
   *[3] der dritten Wertung
}.
glenmore-swing-activation = { match-swing-by }, vor allem durch { glenmore-tile-object }.
glenmore-swing-iona = { match-swing-by }, vor allem durch Iona Abbey.
glenmore-swing-morar = { match-swing-by }, vor allem durch Loch Morar.
glenmore-swing-duart = { match-swing-by }, vor allem durch Duart Castle.
glenmore-swing-coins = { match-swing-by }, vor allem bei den Münzen.
glenmore-swing-tiles = { match-swing-by }, vor allem durch die Zahl der Plättchen.

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
    [0] und der Markt ist ausverkauft.
    [one] und Kaufen kostet eine Münze.
   *[other] und Kaufen kostet { $price } Münzen.
}
glenmore-paid-in-full = Danach ist alles bezahlt.
glenmore-still-due = Danach noch zu zahlen: { $cubes }.

## Was du tun darfst

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

## Seiten

glenmore-stack = Stapel { $number }
glenmore-stack-left = { glenmore-stack }: noch { $left } von { $all } Plättchen
glenmore-stack-empty = { glenmore-stack }: leer
glenmore-all-drawn = Alle gezogen: { $kinds }
glenmore-tile-elsewhere = In der Kette liegt es gerade nicht.
glenmore-fits-nowhere = Auf deinem Land gibt es zurzeit kein Feld dafür.
glenmore-cells = Felder dafür und was dort aktiviert werden könnte (schreib { $example }):
glenmore-sets-off-nothing = nichts
glenmore-sets-off = Aktiviert werden könnte: { $tiles }.
glenmore-follows = Nach deinem Zug: { $player }.
glenmore-last-turn = Mit diesem Zug endet das Spiel.
glenmore-own-last-turn = Das ist dein letzter Zug.
glenmore-you-again = Nach deinem Zug bist du noch einmal am Zug.
glenmore-goods = { glenmore-coins }, Whisky: { $whisky }, Häuptlinge: { $chieftains } (mit Mützen zählen sie { $counted }), Punkte bisher: { $points }.

## Die Regeln in Kürze, und was du schreiben kannst

