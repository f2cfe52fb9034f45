# Podpowiedzi

web-hint = Podpowiedź
web-hint-waits = Namysł …
web-hint-close = Zamknij podpowiedź
web-hint-take = Zrób to
web-do-clans-play = Połóż { clans-card-object } { clans-slot-to }{ $shield ->
    [yes] { " " }i dołóż tarczę na tę płytkę
    [none] { "" }
   *[no] , a tarcze zachowaj
}.
web-do-clans-play-face-down = Połóż zakrytą kartę, { clans-card-object }, { clans-slot-to }{ $shield ->
    [yes] { " " }i dołóż tarczę na tę płytkę
   *[no] { "" }
}.
web-do-glenmore-take = Weź { glenmore-tile-object } i połóż { glenmore-site }.
web-do-glenmore-discard = Usuń z gry { glenmore-tile-object }.
web-do-glenmore-pay = Oddaj { glenmore-resource-object } { glenmore-laid-from }.
web-do-glenmore-sell = Sprzedaj { glenmore-resource-object } { glenmore-laid-from } za { glenmore-coins }.
web-do-glenmore-buy = Kup { glenmore-resource-object } za { glenmore-coins }.
web-do-glenmore-pay-member = Oddaj członka klanu { glenmore-laid-from }.
web-do-glenmore-pay-chieftain = Oddaj wodza.
web-do-glenmore-gain = Wybierz { glenmore-resource-object }.
web-do-glenmore-activate = Uruchom { glenmore-laid-object }.
web-do-glenmore-ness = Dzięki Loch Ness uruchom { glenmore-laid-object }.
web-do-glenmore-move = Przesuń członka klanu { glenmore-laid-from } { glenmore-other-to }.
web-do-glenmore-promote = Mianuj członka klanu { glenmore-laid-from } wodzem.
web-do-glenmore-stop = Nie płać nic więcej.
web-do-glenmore-resolve = Niech zadziała Loch Shiel.
web-do-glenmore-done = Nie uruchamiaj nic więcej.
web-do-glenmore-end = Zakończ turę.
