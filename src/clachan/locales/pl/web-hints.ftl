# Co radzi podpowiedź lub trener i dlaczego; wczytywane z pierwszą radą

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

## Clans and Glory

web-clans-shields-kept = { $shields ->
    [one] Zachowujesz ostatnią tarczę.
    [few] Zachowujesz { $shields } tarcze.
   *[many] Zachowujesz { $shields } tarcz.
}
web-clans-new-shield = { $rank ->
    [0] Twoja nowa tarcza na razie nic nie zbiera.
   *[other] Twoja nowa tarcza zbiera { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } o wartości { $rank }.
}
web-clans-more-now = Więcej punktów od razu: { clans-card } na kafelku { $tile }{ clans-shield-too } ({ $gains }).
web-clans-more-for-others = Ale innym osobom bardziej się to opłaca.
web-clans-searched = Bot, który daje podpowiedzi, liczy jednak dalej i ocenia, że da to mniej.

## Glen More

web-glenmore-why = Dlaczego: { $reasons }.
web-glenmore-why-points = do { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}
web-glenmore-why-gain = twoje punkty { $points }
web-glenmore-why-tiles = { $count ->
    [one] aktywuje { $count } kafelek
    [few] aktywuje { $count } kafelki
   *[many] aktywuje { $count } kafelków
}
web-glenmore-why-free = nic nie kosztuje
web-glenmore-why-buy = Zachowujesz surowce na swoich kafelkach.
web-glenmore-why-again = znów twój ruch
web-glenmore-why-next = następny ruch: { $player }
