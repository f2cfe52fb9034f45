# Glen More

## Surowce i kafelki; także w bierniku, jeśli język go odróżnia

glenmore-resource = { $resource ->
    [wood] drewno
    [stone] kamień
    [grain] zboże
    [cattle] bydło
   *[sheep] owca
}
glenmore-resource-object = { $resource ->
    [wood] 1 drewno
    [stone] 1 kamień
    [grain] 1 zboże
    [cattle] 1 sztukę bydła
   *[sheep] 1 owcę
}
glenmore-kind = { $kind ->
    [quarry] kamieniołom
    [forest] las
    [meadow] łąka
    [grain_field] pole zboża
    [pasture] pastwisko
    [village] wioska
    [start_village] wioska startowa
    [distillery] destylarnia
    [butcher_sheep] rzeźnik (owce)
    [butcher_cattle] rzeźnik (bydło)
    [butcher_mixed] rzeźnik (bydło i owce)
    [fair_3] jarmark (do 3)
    [fair_4] jarmark (do 4)
    [fair_5] jarmark (do 5)
    [grocer] kramarz
    [bridge] most
    [tavern_3] karczma (3 pkt)
    [tavern_4] karczma (4 pkt)
   *[castle] { $name }
}
glenmore-tile-object = { $kind ->
    [quarry] kamieniołom
    [forest] las
    [meadow] łąkę
    [grain_field] pole zboża
    [pasture] pastwisko
    [village] wioskę
    [start_village] wioskę startową
    [distillery] destylarnię
    [butcher_sheep] rzeźnika (owce)
    [butcher_cattle] rzeźnika (bydło)
    [butcher_mixed] rzeźnika (bydło i owce)
    [fair_3] jarmark (do 3)
    [fair_4] jarmark (do 4)
    [fair_5] jarmark (do 5)
    [grocer] kramarza
    [bridge] most
    [tavern_3] karczmę (3 pkt)
    [tavern_4] karczmę (4 pkt)
   *[castle] { $name }
}
glenmore-tile-not = { $kind ->
    [quarry] kamieniołomu
    [forest] lasu
    [meadow] łąki
    [grain_field] pola zboża
    [pasture] pastwiska
    [village] wioski
    [start_village] wioski startowej
    [distillery] destylarni
    [butcher_sheep] rzeźnika (owce)
    [butcher_cattle] rzeźnika (bydło)
    [butcher_mixed] rzeźnika (bydło i owce)
    [fair_3] jarmarku (do 3)
    [fair_4] jarmarku (do 4)
    [fair_5] jarmarku (do 5)
    [grocer] kramarza
    [bridge] mostu
    [tavern_3] karczmy (3 pkt)
    [tavern_4] karczmy (4 pkt)
   *[castle] { $name }
}
glenmore-tile-from = { $kind ->
    [butcher_sheep] od { glenmore-tile-not }
    [butcher_cattle] od { glenmore-tile-not }
    [butcher_mixed] od { glenmore-tile-not }
    [grocer] od { glenmore-tile-not }
    [loch] znad { glenmore-tile-not }
   *[other] z { glenmore-tile-not }
}
glenmore-where = { $where ->
    [river] { " " }nad rzeką
    [road] { " " }przy drodze
    [north] { " " }na północy
    [south] { " " }na południu
    [east] { " " }na wschodzie
    [west] { " " }na zachodzie
    [northwest] { " " }na północnym zachodzie
    [northeast] { " " }na północnym wschodzie
    [southwest] { " " }na południowym zachodzie
    [southeast] { " " }na południowym wschodzie
    [middle] { " " }pośrodku
   *[only] { "" }
}
glenmore-other-where = { $other_where ->
    [river] { " " }nad rzeką
    [road] { " " }przy drodze
    [north] { " " }na północy
    [south] { " " }na południu
    [east] { " " }na wschodzie
    [west] { " " }na zachodzie
    [northwest] { " " }na północnym zachodzie
    [northeast] { " " }na północnym wschodzie
    [southwest] { " " }na południowym zachodzie
    [southeast] { " " }na południowym wschodzie
    [middle] { " " }pośrodku
   *[only] { "" }
}
glenmore-other = { $other ->
    [quarry] kamieniołomu
    [forest] lasu
    [meadow] łąki
    [grain_field] pola zboża
    [pasture] pastwiska
    [village] wioski
    [start_village] wioski startowej
    [distillery] destylarni
    [butcher_sheep] rzeźnika (owce)
    [butcher_cattle] rzeźnika (bydło)
    [butcher_mixed] rzeźnika (bydło i owce)
    [fair_3] jarmarku (do 3)
    [fair_4] jarmarku (do 4)
    [fair_5] jarmarku (do 5)
    [grocer] kramarza
    [bridge] mostu
    [tavern_3] karczmy (3 pkt)
    [tavern_4] karczmy (4 pkt)
   *[castle] { $other_name }
}{ glenmore-other-where }
glenmore-other-to = { $other ->
    [quarry] do kamieniołomu
    [forest] do lasu
    [meadow] na łąkę
    [grain_field] na pole zboża
    [pasture] na pastwisko
    [village] do wioski
    [start_village] do wioski startowej
    [distillery] do destylarni
    [butcher_sheep] do rzeźnika (owce)
    [butcher_cattle] do rzeźnika (bydło)
    [butcher_mixed] do rzeźnika (bydło i owce)
    [fair_3] na jarmark (do 3)
    [fair_4] na jarmark (do 4)
    [fair_5] na jarmark (do 5)
    [grocer] do kramarza
    [bridge] na most
    [tavern_3] do karczmy (3 pkt)
    [tavern_4] do karczmy (4 pkt)
    [loch] nad { $other_name }
   *[castle] do { $other_name }
}{ glenmore-other-where }
glenmore-site = na { $side ->
    [north] północ
    [south] południe
    [east] wschód
   *[west] zachód
} od { glenmore-other }
glenmore-laid-object = { glenmore-tile-object }{ glenmore-where }
glenmore-laid-from = { glenmore-tile-from }{ glenmore-where }
glenmore-coins = { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}

## Co się wydarzyło

glenmore-draw = Nowy kafelek w łańcuchu: { glenmore-kind }.
glenmore-scoring = { $scoring ->
    [1] Stos 1 jest pusty: pierwsze punktowanie.
    [2] Stos 2 jest pusty: drugie punktowanie.
   *[3] Stos 3 jest pusty: trzecie punktowanie.
}
glenmore-scoring-for = { $whisky ->
    [0] { "" }
   *[other] { $whisky } za whisky
}{ $chieftains ->
    [0] { "" }
   *[other] { $whisky ->
        [0] { "" }
       *[other] { ", " }
    }{ $chieftains } za wodzów
}{ $cards ->
    [0] { "" }
   *[other] { $whisky ->
        [0] { $chieftains ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }{ $cards } za karty
}
glenmore-scoring-gain = { $reader ->
    [yes] { $points ->
        [0] Nic nie zdobywasz.
        [one] Zdobywasz { $points } punkt: { glenmore-scoring-for }.
        [few] Zdobywasz { $points } punkty: { glenmore-scoring-for }.
       *[many] Zdobywasz { $points } punktów: { glenmore-scoring-for }.
    }
   *[no] { $points ->
        [0] { $player } nic nie zdobywa.
        [one] { $player } zdobywa { $points } punkt: { glenmore-scoring-for }.
        [few] { $player } zdobywa { $points } punkty: { glenmore-scoring-for }.
       *[many] { $player } zdobywa { $points } punktów: { glenmore-scoring-for }.
    }
}
glenmore-roll = Kość pokazuje { $number } i usuwa z gry { glenmore-tile-object }.
glenmore-brings = { $kind ->
    [quarry] : 1 kamień
    [forest] : 1 drewno
    [grain_field] : 1 zboże
    [pasture] : 1 bydło
    [meadow] : 1 owca
    [village] : 1 punkt ruchu
    [start_village] : 1 punkt ruchu
    [castle] : 1 punkt ruchu
   *[other] { "" }
}
glenmore-take = { $reader ->
    [yes] Bierzesz { glenmore-tile-object } i kładziesz
   *[no] { $player } bierze { glenmore-tile-object } i kładzie
} { $kind ->
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
glenmore-discard = { $reader ->
    [yes] Usuwasz z gry { glenmore-tile-object }.
   *[no] { $player } usuwa z gry { glenmore-tile-object }.
}
glenmore-pay = { $reader ->
    [yes] Oddajesz { glenmore-resource-object } { glenmore-laid-from }.
   *[no] { $player } oddaje { glenmore-resource-object } { glenmore-laid-from }.
}
glenmore-sell = { $reader ->
    [yes] Sprzedajesz { glenmore-resource-object } { glenmore-laid-from } za { glenmore-coins }.
   *[no] { $player } sprzedaje { glenmore-resource-object } { glenmore-laid-from } za { glenmore-coins }.
}
glenmore-buy = { $reader ->
    [yes] Kupujesz { glenmore-resource-object } za { glenmore-coins }.
   *[no] { $player } kupuje { glenmore-resource-object } za { glenmore-coins }.
}
glenmore-pay-member = { $reader ->
    [yes] Oddajesz 1 członka klanu { glenmore-laid-from }.
   *[no] { $player } oddaje 1 członka klanu { glenmore-laid-from }.
}
glenmore-pay-chieftain = { $reader ->
    [yes] Oddajesz 1 wodza.
   *[no] { $player } oddaje 1 wodza.
}
glenmore-gain = { $reader ->
    [yes] Dostajesz { glenmore-resource-object }.
   *[no] { $player } dostaje { glenmore-resource-object }.
}
glenmore-activate = { $reader ->
    [yes] Aktywujesz { glenmore-laid-object }{ glenmore-brings }.
   *[no] { $player } aktywuje { glenmore-laid-object }{ glenmore-brings }.
}
glenmore-ness = { $reader ->
    [yes] Używasz Loch Ness i aktywujesz { glenmore-laid-object }{ glenmore-brings }.
   *[no] { $player } używa Loch Ness i aktywuje { glenmore-laid-object }{ glenmore-brings }.
}
glenmore-gain-points = { $reader ->
    [yes] Zdobywasz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[no] { $player } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
}
glenmore-move = { $reader ->
    [yes] Przesuwasz członka klanu { glenmore-laid-from } { glenmore-other-to }.
   *[no] { $player } przesuwa członka klanu { glenmore-laid-from } { glenmore-other-to }.
}
glenmore-promote = { $reader ->
    [yes] Mianujesz wodzem członka klanu { glenmore-laid-from }.
   *[no] { $player } mianuje wodzem członka klanu { glenmore-laid-from }.
}
glenmore-stop = { $reader ->
    [yes] Kończysz płacenie.
   *[no] { $player } kończy płacenie.
}
glenmore-resolve = { $reader ->
    [yes] Wykonujesz efekt Loch Shiel.
   *[no] { $player } wykonuje efekt Loch Shiel.
}
glenmore-done = { $reader ->
    [yes] Kończysz aktywację.
   *[no] { $player } kończy aktywację.
}
glenmore-end = { $reader ->
    [yes] Kończysz turę.
   *[no] { $player } kończy turę.
}
glenmore-moves = { $reader ->
    [yes] Przesuwasz członków klanu.
   *[no] { $player } przesuwa członków klanu.
}

## Jak się kończy i ile to warte

glenmore-third-scoring = Dobrano ostatni kafelek i odbyło się trzecie punktowanie.
glenmore-score-lead = { glenmore-row-lead }, { $count } do { $fewest }
glenmore-score-activation = Aktywacja: { glenmore-kind }
glenmore-score-iona = Iona Abbey: { $count ->
    [one] { $count } żółty kafelek
    [few] { $count } żółte kafelki
   *[many] { $count } żółtych kafelków
}
glenmore-score-morar = Loch Morar: { $count ->
    [one] { $count } zielony kafelek
    [few] { $count } zielone kafelki
   *[many] { $count } zielonych kafelków
}
glenmore-score-duart = Duart Castle: { $count ->
    [one] { $count } wioska
    [few] { $count } wioski
   *[many] { $count } wiosek
}
glenmore-score-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
glenmore-score-tiles = { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
   *[many] { $count } kafelków
} więcej niż na najmniejszym terytorium
glenmore-row-lead = { $scoring ->
    [1] Pierwsze punktowanie
    [2] Drugie punktowanie
   *[3] Trzecie punktowanie
}: { $what ->
    [whisky] whisky
    [chieftains] wodzowie
   *[cards] karty
}
glenmore-row-activation = { glenmore-kind }
glenmore-row-iona = Iona Abbey (żółte kafelki)
glenmore-row-morar = Loch Morar (zielone kafelki)
glenmore-row-duart = Duart Castle (wioski)
glenmore-row-coins = Monety
glenmore-row-tiles = Nadmiar kafelków
glenmore-total = Razem

## Co zmieniło przebieg partii

glenmore-swing-lead = { match-swing-by }, głównie w { $scoring ->
    [1] pierwszym punktowaniu
    [2] drugim punktowaniu
   *[3] trzecim punktowaniu
}.
glenmore-swing-activation = { match-swing-by }, głównie { $change ->
    [gain] dzięki aktywacji
   *[loss] przez aktywację
} { glenmore-tile-not }.
glenmore-swing-iona = { match-swing-by }, głównie { $change ->
    [gain] dzięki
   *[loss] przez
} Iona Abbey.
glenmore-swing-morar = { match-swing-by }, głównie { $change ->
    [gain] dzięki
   *[loss] przez
} Loch Morar.
glenmore-swing-duart = { match-swing-by }, głównie { $change ->
    [gain] dzięki
   *[loss] przez
} Duart Castle.
glenmore-swing-coins = { match-swing-by }, głównie { $change ->
    [gain] dzięki monetom
   *[loss] przez monety
}.
glenmore-swing-tiles = { match-swing-by }, głównie { $change ->
    [gain] dzięki liczbie
   *[loss] przez liczbę
} kafelków.

## Stół na ekranie

glenmore-the-die = kość
glenmore-market = Rynek

## Co robi aktywowany kafelek: literami i zdaniem

glenmore-laid = { $kind ->
    [distillery] Od razu: +1 whisky.
   *[village] Od razu: +1 członek klanu.
}
glenmore-effect = { $kind ->
    [quarry] Aktywacja: +1 kamień (maks. 3).
    [forest] Aktywacja: +1 drewno (maks. 3).
    [grain_field] Aktywacja: +1 zboże (maks. 3).
    [pasture] Aktywacja: +1 bydło (maks. 3).
    [meadow] Aktywacja: +1 owca (maks. 3).
    [abbey] Aktywacja: +1 dowolny surowiec (maks. 3).
    [distillery] Aktywacja: 1 zboże = 1 whisky.
    [butcher_sheep] Aktywacja: 1 lub 2 owce = 2 lub 4 punkty.
    [butcher_cattle] Aktywacja: 1 lub 2 sztuki bydła = 2 lub 4 punkty.
    [butcher_mixed] Aktywacja: 1 owca + 1 bydło = 5 punktów.
    [fair_3] Aktywacja: do 3 różnych surowców = 1/3/5 punktów.
    [fair_4] Aktywacja: do 4 różnych surowców = 1/3/5/8 punktów.
    [fair_5] Aktywacja: do 5 różnych surowców = 1/3/5/8/12 punktów.
    [grocer] Aktywacja: 3 dowolne surowce = 8 punktów.
    [bridge] Aktywacja: 1 drewno + 1 kamień = 7 punktów.
    [tavern_3] Aktywacja: +3 punkty.
    [tavern_4] Aktywacja: +4 punkty.
    [loch] Jezior się nie aktywuje.
   *[village] Aktywacja: +1 punkt ruchu.
}
glenmore-place = { $place ->
    [moil] Od razu: +1 whisky. 1 czapka.
    [stalker] Od razu: +1 członek klanu (łącznie 2). 1 czapka.
    [armadale] Od razu: +3 monety. 1 czapka.
    [mey] Punktowanie: twoi wodzowie liczą się podwójnie. 1 czapka.
    [duart] Koniec gry: 3 punkty za wioskę, także startową.
    [cawdor] 3 czapki: każda jak 1 wódz, nigdy podwójnie.
    [donan] Od razu: +2 whisky. 1 czapka.
    [lochy] Od razu: +2 dowolne surowce.
    [morar] Koniec gry: 2 punkty za zielony kafelek.
    [ness] Raz na turę: aktywuj jeszcze 1 dowolny swój kafelek.
    [shiel] Od razu: +1 surowiec na każdy pusty kafelek produkcyjny i na puste opactwo Iona Abbey.
    [oich] Od razu: aktywuj wszystkie swoje kafelki.
   *[iona] Koniec gry: 2 punkty za żółty kafelek.
}
glenmore-frame = { $frame ->
    [yellow] Żółta
    [green] Zielona
    [grey] Szara
    [brown] Brązowa
   *[blue] Niebieska
} ramka, { $way ->
    [river] rzeka
    [road] droga
    [river-road] rzeka i droga
   *[none] bez rzeki i drogi
}.

## Ile to kosztuje

glenmore-cost-whisky = Koszt: 1 whisky.
glenmore-cost-member = Koszt: 1 członek klanu albo 1 wódz.
glenmore-cost = Koszt: { $cubes }.
glenmore-due-one = 1 { glenmore-resource }
glenmore-due-different = { $cubes ->
    [one] { $cubes } surowiec innego rodzaju
    [few] { $cubes } różne surowce
   *[many] { $cubes } różnych surowców
}
glenmore-due-up-to = { $cubes ->
    [one] { $cubes } inny surowiec
   *[other] do { $cubes } różnych surowców
}
glenmore-due-at-most = { $resource } (maks. { $cubes })
glenmore-due-any = { $cubes ->
    [one] { $cubes } dowolny surowiec
    [few] { $cubes } dowolne surowce
   *[many] { $cubes } dowolnych surowców
}
glenmore-way = Masz { $held } × { $resource }; { $price ->
    [0] na rynku wyprzedane.
    [one] kupno kosztuje { $price } monetę.
    [few] kupno kosztuje { $price } monety.
   *[many] kupno kosztuje { $price } monet.
}

## Co wolno

glenmore-brief-paymember = 1 członek klanu
glenmore-brief-paychieftain = 1 wódz

## Strony

glenmore-stack = Stos { $number }
glenmore-stack-left = { glenmore-stack }: { $left ->
    [one] został { $left }
    [few] zostały { $left }
   *[other] zostało { $left }
} z { $all } kafelków
glenmore-stack-empty = { glenmore-stack }: pusty
glenmore-all-drawn = Wszystkie dobrane: { $kinds }.
glenmore-follows = Po twojej turze: { $player }.
glenmore-last-turn = Ta tura kończy grę.
glenmore-own-last-turn = To twoja ostatnia tura.
glenmore-you-again = Potem znów masz ruch.
