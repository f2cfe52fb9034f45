# Tipps

web-hint = Tipp
web-hint-waits = Tipp wird gesucht …
web-hint-close = Tipp schließen
web-hint-take = Tipp übernehmen
web-do-clans-play = Lege { clans-card-object } { clans-slot-to }{ $shield ->
    [yes] { clans-and-your-shield }
    [none] { "" }
   *[no] , ohne Schild
}.
web-do-clans-play-face-down = Lege { clans-card-object } verdeckt { clans-slot-to }{ clans-and-your-shield }.
web-do-glenmore-take = Lege { glenmore-tile-object } { glenmore-site }{ "\u00A0" }an.
web-do-glenmore-discard = Entferne { glenmore-tile-object } aus dem Spiel.
web-do-glenmore-pay = Bezahle { glenmore-resource-object } { glenmore-laid-from }.
web-do-glenmore-sell = Verkaufe { glenmore-resource-object } { glenmore-laid-from } für { glenmore-coins }.
web-do-glenmore-buy = Kaufe { glenmore-resource-object } für { glenmore-coins }.
web-do-glenmore-pay-member = Gib 1 Clanmitglied { glenmore-laid-from } ab.
web-do-glenmore-pay-chieftain = Gib 1 Chieftain ab.
web-do-glenmore-gain = Wähle { glenmore-resource-object }.
web-do-glenmore-activate = Aktiviere { glenmore-laid-object }.
web-do-glenmore-ness = Aktiviere mit Loch Ness { glenmore-laid-object }.
web-do-glenmore-move = Bewege ein Clanmitglied { glenmore-laid-from } { glenmore-other-to }.
web-do-glenmore-promote = Nimm ein Clanmitglied { glenmore-laid-from } und befördere es zum Chieftain.
web-do-glenmore-stop = Beende das Bezahlen.
web-do-glenmore-resolve = Nutze Loch Shiel.
web-do-glenmore-done = Aktiviere nichts mehr.
web-do-glenmore-moves = Bewege Clanmitglieder.
web-do-glenmore-end = Beende deinen Zug.
