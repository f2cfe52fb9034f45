# Glen More

## Ressourcen und Plättchen; als Objekt dort, wo eine Sprache dafür eine Form hat

glenmore-resource = { $resource ->
    [wood] Holz
    [stone] Stein
    [grain] Getreide
    [cattle] Rind
   *[sheep] Schaf
}
glenmore-resource-object = 1 { glenmore-resource }
glenmore-kind = { $kind ->
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
    [butcher_mixed] Fleischerei (Schaf und Rind)
    [fair_3] Jahrmarkt (bis 3)
    [fair_4] Jahrmarkt (bis 4)
    [fair_5] Jahrmarkt (bis 5)
    [grocer] Krämer
    [bridge] Brücke
    [tavern_3] Taverne (3 SP)
    [tavern_4] Taverne (4 SP)
   *[castle] { $name }
}
glenmore-tile-object = { $kind ->
    [quarry] den Steinbruch
    [forest] den Wald
    [meadow] die Wiese
    [grain_field] das Getreidefeld
    [pasture] die Weide
    [village] das Dorf
    [start_village] das Startdorf
    [distillery] die Destille
    [butcher_sheep] die Fleischerei (Schafe)
    [butcher_cattle] die Fleischerei (Rinder)
    [butcher_mixed] die Fleischerei (Schaf und Rind)
    [fair_3] den Jahrmarkt (bis 3)
    [fair_4] den Jahrmarkt (bis 4)
    [fair_5] den Jahrmarkt (bis 5)
    [grocer] den Krämer
    [bridge] die Brücke
    [tavern_3] die Taverne (3 SP)
    [tavern_4] die Taverne (4 SP)
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
    [butcher_sheep] von der Fleischerei (Schafe)
    [butcher_cattle] von der Fleischerei (Rinder)
    [butcher_mixed] von der Fleischerei (Schaf und Rind)
    [fair_3] vom Jahrmarkt (bis 3)
    [fair_4] vom Jahrmarkt (bis 4)
    [fair_5] vom Jahrmarkt (bis 5)
    [grocer] vom Krämer
    [bridge] von der Brücke
    [tavern_3] von der Taverne (3 SP)
    [tavern_4] von der Taverne (4 SP)
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
# Nach „nördlich“ und so weiter: im Genitiv. „an der Straße“ stünde vor dem „an“ von „anlegen“.
glenmore-other = { $other ->
    [quarry] des Steinbruchs
    [forest] des Waldes
    [meadow] der Wiese
    [grain_field] des Getreidefelds
    [pasture] der Weide
    [village] des Dorfs
    [start_village] des Startdorfs
    [distillery] der Destille
    [butcher_sheep] der Fleischerei (Schafe)
    [butcher_cattle] der Fleischerei (Rinder)
    [butcher_mixed] der Fleischerei (Schaf und Rind)
    [fair_3] des Jahrmarkts (bis 3)
    [fair_4] des Jahrmarkts (bis 4)
    [fair_5] des Jahrmarkts (bis 5)
    [grocer] des Krämers
    [bridge] der Brücke
    [tavern_3] der Taverne (3 SP)
    [tavern_4] der Taverne (4 SP)
   *[castle] von { $other_name }
}{ $other_where ->
    [river] { " " }mit Fluss
    [road] { " " }mit Straße
   *[other] { glenmore-other-where }
}
glenmore-other-to = { $other ->
    [quarry] auf den Steinbruch
    [forest] auf den Wald
    [meadow] auf die Wiese
    [grain_field] auf das Getreidefeld
    [pasture] auf die Weide
    [village] auf das Dorf
    [start_village] auf das Startdorf
    [distillery] auf die Destille
    [butcher_sheep] auf die Fleischerei (Schafe)
    [butcher_cattle] auf die Fleischerei (Rinder)
    [butcher_mixed] auf die Fleischerei (Schaf und Rind)
    [fair_3] auf den Jahrmarkt (bis 3)
    [fair_4] auf den Jahrmarkt (bis 4)
    [fair_5] auf den Jahrmarkt (bis 5)
    [grocer] auf den Krämer
    [bridge] auf die Brücke
    [tavern_3] auf die Taverne (3 SP)
    [tavern_4] auf die Taverne (4 SP)
   *[castle] auf { $other_name }
}{ glenmore-other-where }
glenmore-site = { $side ->
    [north] nördlich
    [south] südlich
    [east] östlich
   *[west] westlich
} { glenmore-other }
glenmore-laid-object = { glenmore-tile-object }{ glenmore-where }
glenmore-laid-from = { glenmore-tile-from }{ glenmore-where }
glenmore-coins = { $coins ->
    [0] keine Münzen
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}

## Was geschehen ist

glenmore-draw = Neues Plättchen in der Kette: { glenmore-kind }.
glenmore-scoring = { $scoring ->
    [1] Stapel 1 ist leer: erste Wertung.
    [2] Stapel 2 ist leer: zweite Wertung.
   *[3] Stapel 3 ist leer: dritte Wertung.
}
glenmore-scoring-for = { $whisky ->
    [0] { "" }
   *[other] { $whisky } für Whiskyfässer
}{ $chieftains ->
    [0] { "" }
   *[other] { $whisky ->
        [0] { "" }
       *[other] { ", " }
    }{ $chieftains } für Chieftains
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
        [0] Du bekommst keine Siegpunkte.
        [one] Du bekommst { $points } Siegpunkt: { glenmore-scoring-for }.
       *[other] Du bekommst { $points } Siegpunkte: { glenmore-scoring-for }.
    }
   *[no] { $points ->
        [0] { $player } bekommt keine Siegpunkte.
        [one] { $player } bekommt { $points } Siegpunkt: { glenmore-scoring-for }.
       *[other] { $player } bekommt { $points } Siegpunkte: { glenmore-scoring-for }.
    }
}
glenmore-roll = Der Würfel zeigt die { $number } und nimmt { glenmore-tile-object } aus dem Spiel.
glenmore-brings = { $kind ->
    [quarry] : 1 Stein
    [forest] : 1 Holz
    [grain_field] : 1 Getreide
    [pasture] : 1 Rind
    [meadow] : 1 Schaf
    [village] : 1 Bewegungspunkt
    [start_village] : 1 Bewegungspunkt
    [castle] : 1 Bewegungspunkt
   *[other] { "" }
}
glenmore-take = { $reader ->
    [yes] Du legst { glenmore-tile-object } { glenmore-site }{ "\u00A0" }an.
   *[no] { $player } legt { glenmore-tile-object } { glenmore-site }{ "\u00A0" }an.
}
glenmore-discard = { $reader ->
    [yes] Du entfernst { glenmore-tile-object } aus dem Spiel.
   *[no] { $player } entfernt { glenmore-tile-object } aus dem Spiel.
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
    [yes] Du gibst 1 Clanmitglied { glenmore-laid-from } ab.
   *[no] { $player } gibt 1 Clanmitglied { glenmore-laid-from } ab.
}
glenmore-pay-chieftain = { $reader ->
    [yes] Du gibst 1 Chieftain ab.
   *[no] { $player } gibt 1 Chieftain ab.
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
    [yes] Du aktivierst mit Loch Ness { glenmore-laid-object }{ glenmore-brings }.
   *[no] { $player } aktiviert mit Loch Ness { glenmore-laid-object }{ glenmore-brings }.
}
glenmore-gain-points = { $reader ->
    [yes] Du bekommst { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
   *[no] { $player } bekommt { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }.
}
glenmore-move = { $reader ->
    [yes] Du bewegst ein Clanmitglied { glenmore-laid-from } { glenmore-other-to }.
   *[no] { $player } bewegt ein Clanmitglied { glenmore-laid-from } { glenmore-other-to }.
}
glenmore-promote = { $reader ->
    [yes] Du nimmst ein Clanmitglied { glenmore-laid-from } und beförderst es zum Chieftain.
   *[no] { $player } nimmt ein Clanmitglied { glenmore-laid-from } und befördert es zum Chieftain.
}
glenmore-stop = { $reader ->
    [yes] Du beendest das Bezahlen.
   *[no] { $player } beendet das Bezahlen.
}
glenmore-resolve = { $reader ->
    [yes] Du nutzt Loch Shiel.
   *[no] { $player } nutzt Loch Shiel.
}
glenmore-done = { $reader ->
    [yes] Du aktivierst nichts mehr.
   *[no] { $player } aktiviert nichts mehr.
}
glenmore-end = { $reader ->
    [yes] Du beendest deinen Zug.
   *[no] { $player } beendet den Zug.
}
glenmore-moves = { $reader ->
    [yes] Du bewegst Clanmitglieder.
   *[no] { $player } bewegt Clanmitglieder.
}

## Wie es endet und was es bringt

glenmore-third-scoring = Das letzte Plättchen ist gezogen und die dritte Wertung abgeschlossen.
glenmore-score-lead = { glenmore-row-lead }, { $count } zu { $fewest }
glenmore-score-activation = Aktiviert: { glenmore-kind }
glenmore-score-iona = Iona Abbey: { $count ->
    [one] { $count } gelbes Plättchen
   *[other] { $count } gelbe Plättchen
}
glenmore-score-morar = Loch Morar: { $count ->
    [one] { $count } grünes Plättchen
   *[other] { $count } grüne Plättchen
}
glenmore-score-duart = Duart Castle: { $count ->
    [one] { $count } Dorf
   *[other] { $count } Dörfer
}
glenmore-score-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
glenmore-score-tiles = { $count } Plättchen mehr als in der kleinsten Auslage
glenmore-row-lead = { $scoring ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[3] Dritte Wertung
}: { $what ->
    [whisky] Whiskyfässer
    [chieftains] Chieftains
   *[cards] Karten
}
glenmore-row-activation = { glenmore-kind }
glenmore-row-iona = Iona Abbey (gelbe Plättchen)
glenmore-row-morar = Loch Morar (grüne Plättchen)
glenmore-row-duart = Duart Castle (Dörfer)
glenmore-row-coins = Münzen
glenmore-row-tiles = Plättchenüberzahl
glenmore-total = Summe

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
glenmore-swing-coins = { match-swing-by }, vor allem durch Münzen.
glenmore-swing-tiles = { match-swing-by }, vor allem durch die Zahl der Plättchen.

## Der Tisch auf dem Bildschirm

glenmore-the-die = Würfel
glenmore-market = Lager

## Was ein aktiviertes Plättchen tut: in Buchstaben und in einem Satz

glenmore-laid = { $kind ->
    [distillery] Einmal: +1 Whiskyfass.
   *[village] Einmal: +1 Clanmitglied.
}
glenmore-effect = { $kind ->
    [quarry] Aktivieren: +1 Stein (max. 3).
    [forest] Aktivieren: +1 Holz (max. 3).
    [grain_field] Aktivieren: +1 Getreide (max. 3).
    [pasture] Aktivieren: +1 Rind (max. 3).
    [meadow] Aktivieren: +1 Schaf (max. 3).
    [abbey] Aktivieren: +1 beliebige Ressource (max. 3).
    [distillery] Aktivieren: 1 Getreide = 1 Whiskyfass.
    [butcher_sheep] Aktivieren: 1 oder 2 Schafe = 2 oder 4 Siegpunkte.
    [butcher_cattle] Aktivieren: 1 oder 2 Rinder = 2 oder 4 Siegpunkte.
    [butcher_mixed] Aktivieren: 1 Schaf + 1 Rind = 5 Siegpunkte.
    [fair_3] Aktivieren: bis zu 3 verschiedene Ressourcen = 1/3/5 Siegpunkte.
    [fair_4] Aktivieren: bis zu 4 verschiedene Ressourcen = 1/3/5/8 Siegpunkte.
    [fair_5] Aktivieren: bis zu 5 verschiedene Ressourcen = 1/3/5/8/12 Siegpunkte.
    [grocer] Aktivieren: 3 beliebige Ressourcen = 8 Siegpunkte.
    [bridge] Aktivieren: 1 Holz + 1 Stein = 7 Siegpunkte.
    [tavern_3] Aktivieren: +3 Siegpunkte.
    [tavern_4] Aktivieren: +4 Siegpunkte.
    [loch] Seen werden nicht aktiviert.
   *[village] Aktivieren: +1 Bewegungspunkt.
}
glenmore-place = { $place ->
    [moil] Einmal: +1 Whiskyfass. 1 Bonnet.
    [stalker] Einmal: +1 Clanmitglied (insgesamt 2). 1 Bonnet.
    [armadale] Einmal: +3 Münzen. 1 Bonnet.
    [mey] Wertung: Deine Chieftains zählen doppelt. 1 Bonnet.
    [duart] Spielende: 3 Siegpunkte je Dorf, auch für das Startdorf.
    [cawdor] 3 Bonnets: zählen wie 3 Chieftains, nie doppelt.
    [donan] Einmal: +2 Whiskyfässer. 1 Bonnet.
    [lochy] Einmal: +2 beliebige Ressourcen.
    [morar] Spielende: 2 Siegpunkte je grünes Plättchen.
    [ness] Einmal pro Zug: 1 weiteres eigenes Plättchen aktivieren, nah oder fern.
    [shiel] Einmal: je +1 Ressource auf leere Produktionsfelder und auf Iona Abbey, falls leer.
    [oich] Einmal: alle eigenen Plättchen aktivieren.
   *[iona] Spielende: 2 Siegpunkte je gelbes Plättchen.
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
   *[none] ohne Fluss und Straße
}.

## Was es kostet

glenmore-cost-whisky = Kosten: 1 Whiskyfass.
glenmore-cost-member = Kosten: 1 Clanmitglied oder 1 Chieftain.
glenmore-cost = Kosten: { $cubes }.
glenmore-due-one = 1 { glenmore-resource }
glenmore-due-different = { $cubes ->
    [one] { $cubes } Ressource anderer Art
   *[other] { $cubes } verschiedene Ressourcen
}
glenmore-due-up-to = { $cubes ->
    [one] höchstens { $cubes } Ressource anderer Art
   *[other] bis zu { $cubes } verschiedene Ressourcen
}
# Nur Rinder oder Schafe, für die Fleischereien.
glenmore-due-at-most = bis zu { $resource ->
    [Rind] { $cubes ->
        [one] { $cubes } Rind
       *[other] { $cubes } Rinder
    }
   *[Schaf] { $cubes ->
        [one] { $cubes } Schaf
       *[other] { $cubes } Schafe
    }
}
glenmore-due-any = { $cubes ->
    [one] { $cubes } beliebige Ressource
   *[other] { $cubes } beliebige Ressourcen
}
glenmore-way = { $resource }: Du hast { $held }, { $price ->
    [0] im Lager ausverkauft.
    [one] kaufen kostet { $price } Münze.
   *[other] kaufen kostet { $price } Münzen.
}

## Was du tun darfst

glenmore-brief-paymember = 1 Clanmitglied
glenmore-brief-paychieftain = 1 Chieftain

## Seiten

glenmore-stack = Stapel { $number }
glenmore-stack-left = { glenmore-stack }: noch { $left } von { $all } Plättchen
glenmore-stack-empty = { glenmore-stack }: leer
glenmore-all-drawn = Alle gezogen: { $kinds }.
glenmore-follows = Danach am Zug: { $player }.
glenmore-last-turn = Mit diesem Zug endet die Partie.
glenmore-own-last-turn = Das ist dein letzter Zug.
glenmore-you-again = Danach bist du wieder am Zug.
