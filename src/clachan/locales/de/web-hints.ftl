# Tipps

web-hint = Tipp
web-hint-waits = Denkt nach …
web-hint-close = Tipp schließen
web-hint-take = So machen
web-do-clans-play = Lege { clans-card-object } { clans-slot-to }{ $shield ->
    [yes] { " " }und einen Schild auf dieses Plättchen
    [none] { "" }
   *[no] , und behalte deine Schilde
}.
web-do-clans-play-face-down = Lege { clans-card-object } verdeckt { clans-slot-to }{ $shield ->
    [yes] { " " }und einen Schild auf dieses Plättchen
   *[no] { "" }
}.
web-do-glenmore-take = Lege { glenmore-tile-object } { glenmore-site } an.
web-do-glenmore-discard = Nimm { glenmore-tile-object } aus dem Spiel.
web-do-glenmore-pay = Bezahle { glenmore-resource-object } { glenmore-laid-from }.
web-do-glenmore-sell = Verkaufe { glenmore-resource-object } { glenmore-laid-from } für { glenmore-coins }.
web-do-glenmore-buy = Kaufe { glenmore-resource-object } für { glenmore-coins }.
web-do-glenmore-pay-member = Gib ein Clanmitglied { glenmore-laid-from } ab.
web-do-glenmore-pay-chieftain = Gib einen Häuptling ab.
web-do-glenmore-gain = Wähle { glenmore-resource-object }.
web-do-glenmore-activate = Aktiviere { glenmore-laid-object }.
web-do-glenmore-ness = Aktiviere mit Loch Ness { glenmore-laid-object }.
web-do-glenmore-move = Bewege ein Clanmitglied { glenmore-laid-from } { glenmore-other-to }.
web-do-glenmore-promote = Mache ein Clanmitglied { glenmore-laid-from } zum Häuptling.
web-do-glenmore-stop = Bezahle nichts weiter.
web-do-glenmore-resolve = Lass Loch Shiel wirken.
web-do-glenmore-done = Aktiviere nichts weiter.
web-do-glenmore-end = Beende deinen Zug.
