# Was ein Tipp oder der Coach rät und warum; mit dem ersten Rat geladen

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
web-do-glenmore-activate = Aktiviere { glenmore-laid-object }{ $kind ->
    [abbey] : 1 beliebige Ressource
    [distillery] : 1 Getreide = 1 Whiskyfass
   *[other] { glenmore-brings }
}.
web-do-glenmore-ness = Aktiviere mit Loch Ness { glenmore-laid-object }.
web-do-glenmore-move = Bewege ein Clanmitglied { glenmore-laid-from } { glenmore-other-to }.
web-do-glenmore-promote = Nimm ein Clanmitglied { glenmore-laid-from } und befördere es zum Chieftain.
web-do-glenmore-stop = Beende das Bezahlen.
web-do-glenmore-resolve = Nutze Loch Shiel.
web-do-glenmore-done = Aktiviere nichts mehr.
web-do-glenmore-moves = Bewege Clanmitglieder.
web-do-glenmore-end = Beende deinen Zug.

## Clans and Glory

web-clans-shields-kept = { $shields ->
    [one] Du behältst deinen letzten Schild.
   *[other] Du behältst { $shields } Schilde.
}
web-clans-new-shield = { $rank ->
    [0] Dein neuer Schild bekommt noch nichts.
   *[other] Dein neuer Schild bekommt { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } mit Rang { $rank }.
}
web-clans-more-now = Mehr Punkte sofort: { clans-card } auf Tableau { $tile }{ clans-shield-too } ({ $gains }).
web-clans-more-for-others = Den anderen nützt das aber mehr.
web-clans-searched = Der Bot, der die Tipps gibt, rechnet voraus und erwartet davon weniger.

## Glen More

web-glenmore-why = Warum: { $reasons }.
web-glenmore-why-points = bis zu { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
web-glenmore-why-gain = { $points } im Zwischenstand
web-glenmore-why-tiles = aktiviert { $count } Plättchen
web-glenmore-why-free = kostet nichts
web-glenmore-why-buy = Die Ressourcen auf deinen Plättchen behältst du.
web-glenmore-why-again = du bist wieder am Zug
web-glenmore-why-next = danach am Zug: { $player }
