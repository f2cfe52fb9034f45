# Podpowiedzi

web-hint = Podpowiedź
web-hint-waits = Szukam podpowiedzi…
web-hint-close = Zamknij podpowiedź
web-hint-take = Zagraj tak
web-do-clans-play = Zagraj { clans-card-object } { clans-slot-to }{ $shield ->
    [yes] , z tarczą
    [none] { "" }
   *[no] , bez tarczy
}.
web-do-clans-play-face-down = Zagraj zakrytą { clans-card-object } { clans-slot-to }{ $shield ->
    [yes] , z tarczą
   *[no] { "" }
}.
web-do-glenmore-take = Weź { glenmore-tile-object } i połóż { $kind ->
    [meadow] ją
    [village] ją
    [start_village] ją
    [distillery] ją
    [tavern_3] ją
    [tavern_4] ją
    [grain_field] je
    [pasture] je
    [loch] je
    [abbey] je
   *[other] go
} { glenmore-site }.
web-do-glenmore-discard = Usuń z gry { glenmore-tile-object }.
web-do-glenmore-pay = Oddaj { glenmore-resource-object } { glenmore-laid-from }.
web-do-glenmore-sell = Sprzedaj { glenmore-resource-object } { glenmore-laid-from } za { glenmore-coins }.
web-do-glenmore-buy = Kup { glenmore-resource-object } za { glenmore-coins }.
web-do-glenmore-pay-member = Oddaj 1 członka klanu { glenmore-laid-from }.
web-do-glenmore-pay-chieftain = Oddaj 1 wodza.
web-do-glenmore-gain = Wybierz { glenmore-resource-object }.
web-do-glenmore-activate = Aktywuj { glenmore-laid-object }{ $kind ->
    [abbey] : 1 dowolny surowiec
    [distillery] : 1 zboże = 1 whisky
   *[other] { glenmore-brings }
}.
web-do-glenmore-ness = Użyj Loch Ness i aktywuj { glenmore-laid-object }.
web-do-glenmore-move = Przesuń członka klanu { glenmore-laid-from } { glenmore-other-to }.
web-do-glenmore-promote = Mianuj wodzem członka klanu { glenmore-laid-from }.
web-do-glenmore-stop = Zakończ płacenie.
web-do-glenmore-resolve = Wykonaj efekt Loch Shiel.
web-do-glenmore-done = Zakończ aktywację.
web-do-glenmore-moves = Przesuń członków klanu.
web-do-glenmore-end = Zakończ turę.
