# Glen More

## Słowa zapisu po kolei i to, co je zastępuje w tym języku

## Surowce i płytki; także w bierniku, jeśli język go odróżnia

glenmore-resource = { $resource ->
    [wood] drewno
    [stone] kamień
    [grain] zboże
    [cattle] bydło
   *[sheep] owca
}
glenmore-resource-object = { $resource ->
    [wood] drewno
    [stone] kamień
    [grain] zboże
    [cattle] bydło
   *[sheep] owcę
}
glenmore-resource-none = { $resource ->
    [wood] drewna
    [stone] kamienia
    [grain] zboża
    [cattle] bydła
   *[sheep] owiec
}
glenmore-letter = { $resource ->
    [wood] D
    [stone] K
    [grain] Z
    [cattle] B
   *[sheep] O
}
glenmore-kind = { $kind ->
    [quarry] kamieniołom
    [forest] las
    [meadow] łąka
    [grain_field] łan zboża
    [pasture] pastwisko
    [village] wioska
    [start_village] pierwsza wioska
    [distillery] destylarnia
    [butcher_sheep] rzeźnik od owiec
    [butcher_cattle] rzeźnik od bydła
    [butcher_mixed] rzeźnik od obu
    [fair_3] jarmark na 3
    [fair_4] jarmark na 4
    [fair_5] jarmark na 5
    [grocer] kramarz
    [bridge] most
    [tavern_3] karczma za 3
    [tavern_4] karczma za 4
   *[castle] { $name }
}
glenmore-short = { $kind ->
    [quarry] Kam.
    [forest] Las
    [meadow] Łąka
    [grain_field] Łan
    [pasture] Past.
    [village] Wiosk
    [start_village] Start
    [distillery] Dest.
    [butcher_sheep] Rz. O
    [butcher_cattle] Rz. B
    [butcher_mixed] Rz.BO
    [fair_3] Jarm3
    [fair_4] Jarm4
    [fair_5] Jarm5
    [grocer] Kram.
    [bridge] Most
    [tavern_3] Kar.3
   *[tavern_4] Kar.4
}
glenmore-tile = { glenmore-kind } ({ $tile })
glenmore-tile-object = { $kind ->
    [quarry] kamieniołom
    [forest] las
    [meadow] łąkę
    [grain_field] łan zboża
    [pasture] pastwisko
    [village] wioskę
    [start_village] pierwszą wioskę
    [distillery] destylarnię
    [butcher_sheep] rzeźnika od owiec
    [butcher_cattle] rzeźnika od bydła
    [butcher_mixed] rzeźnika od obu
    [fair_3] jarmark na 3
    [fair_4] jarmark na 4
    [fair_5] jarmark na 5
    [grocer] kramarza
    [bridge] most
    [tavern_3] karczmę za 3
    [tavern_4] karczmę za 4
   *[castle] { $name }
}
glenmore-tile-not = { $kind ->
    [quarry] kamieniołomu
    [forest] lasu
    [meadow] łąki
    [grain_field] łanu zboża
    [pasture] pastwiska
    [village] wioski
    [start_village] pierwszej wioski
    [distillery] destylarni
    [butcher_sheep] rzeźnika od owiec
    [butcher_cattle] rzeźnika od bydła
    [butcher_mixed] rzeźnika od obu
    [fair_3] jarmarku na 3
    [fair_4] jarmarku na 4
    [fair_5] jarmarku na 5
    [grocer] kramarza
    [bridge] mostu
    [tavern_3] karczmy za 3
    [tavern_4] karczmy za 4
   *[castle] { $name }
}
glenmore-tile-from = { $kind ->
    [butcher_sheep] od { glenmore-tile-not }
    [butcher_cattle] od { glenmore-tile-not }
    [butcher_mixed] od { glenmore-tile-not }
    [grocer] od { glenmore-tile-not }
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
    [grain_field] łanu zboża
    [pasture] pastwiska
    [village] wioski
    [start_village] pierwszej wioski
    [distillery] destylarni
    [butcher_sheep] rzeźnika od owiec
    [butcher_cattle] rzeźnika od bydła
    [butcher_mixed] rzeźnika od obu
    [fair_3] jarmarku na 3
    [fair_4] jarmarku na 4
    [fair_5] jarmarku na 5
    [grocer] kramarza
    [bridge] mostu
    [tavern_3] karczmy za 3
    [tavern_4] karczmy za 4
   *[castle] { $other_name }
}{ glenmore-other-where }
glenmore-other-to = do { glenmore-other }
glenmore-site = na { $side ->
    [north] północ
    [south] południe
    [east] wschód
   *[west] zachód
} od { glenmore-other }
glenmore-laid-object = { glenmore-tile-object }{ glenmore-where }
glenmore-laid-not = { glenmore-tile-not }{ glenmore-where }
glenmore-laid-from = { glenmore-tile-from }{ glenmore-where }
glenmore-coins = { $coins ->
    [one] jedną monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}
glenmore-missing = { $missing ->
    [wood] drewna
    [stone] kamienia
    [grain] zboża
    [cattle] bydła
    [sheep] owcy
    [wood-stone] drewna i kamienia
    [wood-grain] drewna i zboża
    [wood-cattle] drewna i bydła
    [wood-sheep] drewna i owcy
    [stone-grain] kamienia i zboża
    [stone-cattle] kamienia i bydła
    [stone-sheep] kamienia i owcy
    [cattle-sheep] bydła i owcy
    [wood-stone-grain] drewna, kamienia i zboża
    [wood-stone-cattle] drewna, kamienia i bydła
    [wood-stone-sheep] drewna, kamienia i owcy
   *[any] części kostek
}

## Co się wydarzyło

glenmore-draw = Do łańcucha dochodzi nowa płytka: { glenmore-kind }.
glenmore-scoring = { $scoring ->
    [1] Dociągnięto ostatnią płytkę stosu 1: odbywa się pierwsze punktowanie.
    [2] Dociągnięto ostatnią płytkę stosu 2: odbywa się drugie punktowanie.
   *[3] Dociągnięto ostatnią płytkę stosu 3: odbywa się trzecie punktowanie.
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
        [one] Zdobywasz jeden punkt: { glenmore-scoring-for }.
        [few] Zdobywasz { $points } punkty: { glenmore-scoring-for }.
       *[many] Zdobywasz { $points } punktów: { glenmore-scoring-for }.
    }
   *[no] { $points ->
        [0] { $player } nic nie zdobywa.
        [one] { $player } zdobywa jeden punkt: { glenmore-scoring-for }.
        [few] { $player } zdobywa { $points } punkty: { glenmore-scoring-for }.
       *[many] { $player } zdobywa { $points } punktów: { glenmore-scoring-for }.
    }
}
glenmore-roll = Kość pokazuje { $number } i usuwa z gry { glenmore-tile-object }.
glenmore-brings = { $kind ->
    [quarry] : jeden kamień
    [forest] : jedno drewno
    [grain_field] : jedno zboże
    [pasture] : jedna sztuka bydła
    [meadow] : jedna owca
    [village] : jeden punkt ruchu
    [start_village] : jeden punkt ruchu
    [castle] : jeden punkt ruchu
   *[other] { "" }
}
glenmore-take = { $reader ->
    [yes] Bierzesz { glenmore-tile-object } i kładziesz { glenmore-site }.
   *[no] { $player } bierze { glenmore-tile-object } i kładzie { glenmore-site }.
}
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
    [yes] Oddajesz członka klanu { glenmore-laid-from }.
   *[no] { $player } oddaje członka klanu { glenmore-laid-from }.
}
glenmore-pay-chieftain = { $reader ->
    [yes] Oddajesz wodza.
   *[no] { $player } oddaje wodza.
}
glenmore-gain = { $reader ->
    [yes] Dostajesz { glenmore-resource-object }.
   *[no] { $player } dostaje { glenmore-resource-object }.
}
glenmore-activate = { $reader ->
    [yes] Uruchamiasz { glenmore-laid-object }{ glenmore-brings }.
   *[no] { $player } uruchamia { glenmore-laid-object }{ glenmore-brings }.
}
glenmore-ness = { $reader ->
    [yes] Dzięki Loch Ness uruchamiasz { glenmore-laid-object }{ glenmore-brings }.
   *[no] Dzięki Loch Ness { $player } uruchamia { glenmore-laid-object }{ glenmore-brings }.
}
glenmore-gain-points = { $reader ->
    [yes] Dostajesz { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[no] { $player } dostaje { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
}
glenmore-move = { $reader ->
    [yes] Przesuwasz członka klanu { glenmore-laid-from } { glenmore-other-to }.
   *[no] { $player } przesuwa członka klanu { glenmore-laid-from } { glenmore-other-to }.
}
glenmore-promote = { $reader ->
    [yes] Mianujesz członka klanu { glenmore-laid-from } wodzem.
   *[no] { $player } mianuje członka klanu { glenmore-laid-from } wodzem.
}
glenmore-stop = { $reader ->
    [yes] Nie płacisz nic więcej.
   *[no] { $player } nie płaci nic więcej.
}
glenmore-resolve = { $reader ->
    [yes] Pozwalasz zadziałać Loch Shiel.
   *[no] { $player } pozwala zadziałać Loch Shiel.
}
glenmore-done = { $reader ->
    [yes] Nie uruchamiasz nic więcej.
   *[no] { $player } nie uruchamia nic więcej.
}
glenmore-end = { $reader ->
    [yes] Kończysz ruch.
   *[no] { $player } kończy ruch.
}
glenmore-moves = { $reader ->
    [yes] Ruszasz członków klanu.
   *[no] { $player } rusza członków klanu.
}

## Dlaczego nie

glenmore-not-an-action = To nie jest akcja tej gry.
glenmore-notation = „{ $text }” nie jest akcją w tej grze (GM 13). Pisz take 12 -1,0, pay wood 0,1, buy stone, activate 0,0, move 0,0 0,1 albo done; draw 12 i roll 2 dla losu.
glenmore-game-over = Gra się skończyła: odbyło się trzecie punktowanie.
glenmore-chance-moves = Teraz nikt nie ma ruchu: najpierw dociąga się płytki albo rzuca kością.
glenmore-not-chance = O dociąganiu płytek i rzucie kością decyduje los, a nie ktoś przy stole.
glenmore-not-in-stack = W stosie, z którego teraz się dociąga, nie ma { glenmore-tile-not }.
glenmore-not-this-decision = Nie o tym teraz decydujesz. { $decision ->
    [taking] Najpierw wybierz płytkę z łańcucha i pole dla niej.
    [paying] Najpierw zapłać to, co się należy.
    [selling] Najpierw sprzedaj kostkę: na razie nie możesz zapłacić tego, co się należy.
    [payingmember] Najpierw oddaj członka klanu albo wodza za Loch Ness.
    [gaining] Najpierw wybierz kostkę, którą dostajesz.
    [resolving] Najpierw niech zadziała Loch Shiel.
    [activating] Teraz możesz uruchamiać płytki, aż powiesz, że to już wszystko.
    [moving] Teraz możesz przesuwać członków klanu, aż zakończysz swój ruch.
   *[other] Poczekaj na swój ruch.
}
glenmore-not-in-chain = Nie możesz wziąć { glenmore-tile-not }: tej płytki nie ma teraz w łańcuchu.
glenmore-must-take = Płytkę usuwa się tylko wtedy, gdy żadnej nie można wziąć. Ty możesz jakąś wziąć.
glenmore-cell-taken = Tu nie ma miejsca na płytkę, bo masz tu już { glenmore-laid-object }.
glenmore-no-side = Możesz położyć { glenmore-tile-object } tylko tam, gdzie jeden bok dotknie którejś z twoich płytek.
glenmore-no-member-near = Możesz położyć { glenmore-tile-object } tylko tam, gdzie na jednym z ośmiu pól wokół stoi członek twojego klanu; tu nie stoi żaden.
glenmore-way-broken = Nie możesz tu położyć { glenmore-tile-not }: { $way ->
    [river] rzeka na tej płytce nie pasuje do płytek obok.
    [road] droga na tej płytce nie pasuje do płytek obok.
   *[plain] musi tędy biec dalej twoja rzeka albo droga, a na tej płytce nie ma ani jednej, ani drugiej.
}
glenmore-second-way = Możesz położyć { glenmore-tile-object } tylko tam, gdzie przedłuży się { $way ->
    [river] twoja rzeka na północy albo południu; tu zaczęłaby się druga.
   *[road] twoja droga na wschodzie albo zachodzie; tu zaczęłaby się druga.
}
glenmore-cannot-pay = { $purpose ->
    [laying] Nie możesz zapłacić za { glenmore-tile-object }
   *[activating] Nie masz czym uruchomić { glenmore-tile-not }
}: brakuje jeszcze { glenmore-missing }. Masz { glenmore-coins }, sprzedaż { $sale ->
    [0] nic nie doda
    [one] doda najwyżej jedną
   *[other] doda najwyżej { $sale }
}, { $short ->
    [-1] a na rynku już tego nie ma.
    [0] a to nie wystarczy.
    [one] a i tak zabraknie jednej monety.
   *[other] a i tak zabraknie { $short } monet.
}
glenmore-row-full = Na rynku nie ma już { glenmore-resource-none }.
glenmore-row-empty = Na rynku nikt teraz nie kupuje { glenmore-resource-none }, bo ten rząd jest pusty.
glenmore-no-coins = Za { glenmore-resource-object } trzeba zapłacić { $price ->
    [one] jedną monetę
    [few] { $price } monety
   *[many] { $price } monet
}, a masz { glenmore-coins }. Sprzedaż kostek { $sale ->
    [0] nic by nie dała
    [one] dałaby jedną monetę
    [few] dałaby { $sale } monety
   *[many] dałaby { $sale } monet
}.
glenmore-no-whisky = Nie możesz zapłacić za { glenmore-tile-object }: to kosztuje jedną whisky, a nie masz żadnej.
glenmore-no-cube-there = { $kind ->
    [none] Nie leży tam twoja płytka, więc nie ma tam { glenmore-resource-none }.
   *[other] Nie możesz wziąć { glenmore-resource-none } { glenmore-laid-from }, bo nic takiego tam nie leży.
}
glenmore-not-due = Kolej na { glenmore-resource-object } jeszcze nie przyszła: teraz płacisz { $due ->
    [wood] drewnem
    [stone] kamieniem
    [grain] zbożem
    [cattle] bydłem
   *[sheep] owcą
}.
glenmore-kind-used = Wśród zapłaconych kostek jest już { glenmore-resource }, a wszystkie muszą być różne.
glenmore-rest-unpayable = Jeśli oddasz w ten sposób { glenmore-resource-object }, nie starczy ci na resztę.
glenmore-cell-loses-member = Bez tego członka klanu nikt z twoich nie stałby wokół Loch Ness.
glenmore-no-chieftain = Nie masz wodza.
glenmore-cannot-stop = { $required ->
    [one] Zanim skończysz, trzeba zapłacić jeszcze jedną kostkę.
    [few] Zanim skończysz, trzeba zapłacić jeszcze { $required } kostki.
   *[many] Zanim skończysz, trzeba zapłacić jeszcze { $required } kostek.
}
glenmore-no-tile-there = Nie leży tam żadna twoja płytka.
glenmore-not-near = Nie możesz teraz uruchomić { glenmore-laid-not }: to ani płytka, którą właśnie kładziesz, ani żadna z ośmiu wokół niej.
glenmore-already-activated = Nie możesz drugi raz w tym ruchu uruchomić { glenmore-laid-not }.
glenmore-never-activated = Uruchomienie { glenmore-laid-not } nic nie da: jeziora nigdy nie działają.
glenmore-tile-full = Nie możesz uruchomić { glenmore-laid-not }: { $cubes ->
    [one] leży tam już jedna kostka
    [few] leżą tam już { $cubes } kostki
   *[many] leży tam już { $cubes } kostek
}, a zmieści się najwyżej { $limit }.
glenmore-not-your-ness = Do tego potrzebna jest karta Loch Ness, a nie należy ona do ciebie.
glenmore-ness-used = Loch Ness już ci w tym ruchu pomogło.
glenmore-ness-not-now = W ruchu, w którym kładzie się Loch Oich, Loch Ness nie pomaga.
glenmore-no-member-there = { $kind ->
    [none] Nie leży tam twoja płytka, więc nie stoi tam też członek klanu.
   *[other] Nie możesz zabrać członka klanu { glenmore-laid-from }, bo nikt tam nie stoi.
}
glenmore-not-a-neighbour = Członek klanu nie przejdzie jednym krokiem { glenmore-laid-from } { glenmore-other-to }: te płytki nie stykają się nawet rogiem.
glenmore-last-member = Ostatni członek klanu musi zostać na twojej ziemi aż do twojego ostatniego ruchu.

## Jak się kończy i ile to warte

glenmore-third-scoring = Dociągnięto ostatnią płytkę i odbyło się trzecie punktowanie.
glenmore-score-lead = { glenmore-row-lead }, { $count } do { $fewest }
glenmore-score-activation = Uruchomienie: { glenmore-kind }
glenmore-score-iona = Iona Abbey: { $count ->
    [one] jedna żółta płytka
    [few] { $count } żółte płytki
   *[many] { $count } żółtych płytek
}
glenmore-score-morar = Loch Morar: { $count ->
    [one] jedna zielona płytka
    [few] { $count } zielone płytki
   *[many] { $count } zielonych płytek
}
glenmore-score-duart = Duart Castle: { $count ->
    [one] jedna wioska
    [few] { $count } wioski
   *[many] { $count } wiosek
}
glenmore-score-coins = { $count ->
    [one] Jedna moneta
    [few] { $count } monety
   *[many] { $count } monet
}
glenmore-score-tiles = { $count ->
    [one] Jedna płytka
    [few] { $count } płytki
   *[many] { $count } płytek
} więcej niż na najmniejszej ziemi
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
glenmore-row-iona = Iona Abbey (żółte płytki)
glenmore-row-morar = Loch Morar (zielone płytki)
glenmore-row-duart = Duart Castle (wioski)
glenmore-row-coins = Monety
glenmore-row-tiles = Nadmiar płytek
glenmore-total = Razem
glenmore-cubes-held = { $player } { $cubes }
glenmore-tie-broken = Remis punktowy na czele, więc decyduje liczba kostek: { $cubes } (GM 11.5).
glenmore-tie-shared = Remis na czele, także w liczbie kostek ({ $cubes }), więc zwycięstwo jest wspólne (GM 11.5).

## Co zmieniło przebieg partii

glenmore-swing-lead = { match-swing-by }, głównie w { $scoring ->
    [1] pierwszym punktowaniu
    [2] drugim punktowaniu
   *[3] trzecim punktowaniu
}.
glenmore-swing-activation = { match-swing-by }, głównie { $change ->
    [gain] dzięki uruchomieniu
   *[loss] przez uruchomienie
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
glenmore-swing-coins = { match-swing-by }, głównie w monetach.
glenmore-swing-tiles = { match-swing-by }, głównie { $change ->
    [gain] dzięki liczbie
   *[loss] przez liczbę
} płytek.

## Stół na ekranie

glenmore-progress = Stosy { $left } · Punkt. { $scorings }/{ $all }
glenmore-next = Potem: { $player }
glenmore-the-die = kość
glenmore-die = kość
glenmore-market = Rynek
glenmore-prices = Kupno/sp.
glenmore-panel-coins = Mon
glenmore-panel-whisky = Whi
glenmore-panel-chieftains = Wdz
glenmore-panel-cards = Kar
glenmore-panel-tiles = Pły
glenmore-panel-points = Pkt
glenmore-earlier = (Wcześniej: historia)
glenmore-scored = { $scoring ->
    [1] Pierwsze punktowanie
    [2] Drugie punktowanie
   *[3] Trzecie punktowanie
}: { $points }.

## Co robi uruchomiona płytka: literami i zdaniem

glenmore-does = { $kind ->
    [quarry] +1 kamień
    [forest] +1 drewno
    [grain_field] +1 zboże
    [pasture] +1 bydło
    [meadow] +1 owca
    [abbey] +1 kostka
    [distillery] Z → whisky
    [butcher_sheep] O, OO → 2, 4
    [butcher_cattle] B, BB → 2, 4
    [butcher_mixed] BO → 5
    [fair_3] 1–3 → 1, 3, 5
    [fair_4] 1–4 → 1…8
    [fair_5] 1–5 → 1…12
    [grocer] 3 kostki → 8
    [bridge] DK → 7
    [tavern_3] +3 punkty
    [tavern_4] +4 punkty
    [loch] –
   *[other] +1 ruch
}
glenmore-laid = { $kind ->
    [distillery] Przy położeniu jedna whisky.
   *[village] Przy położeniu członek klanu.
}
glenmore-effect = { $kind ->
    [quarry] Uruchomienie: kamień na płytkę; mieszczą się trzy.
    [forest] Uruchomienie: drewno na płytkę; mieszczą się trzy.
    [grain_field] Uruchomienie: zboże na płytkę; mieszczą się trzy.
    [pasture] Uruchomienie: bydło na płytkę; mieszczą się trzy.
    [meadow] Uruchomienie: owca na płytkę; mieszczą się trzy.
    [abbey] Uruchomienie: dowolna kostka na płytkę; mieszczą się trzy.
    [distillery] Uruchomienie: zboże zamienia się w whisky.
    [butcher_sheep] Uruchomienie: jedna lub dwie owce za 2 lub 4 punkty.
    [butcher_cattle] Uruchomienie: jedna lub dwie kostki bydła za 2 lub 4 punkty.
    [butcher_mixed] Uruchomienie: owca i bydło za 5 punktów.
    [fair_3] Uruchomienie: do trzech różnych kostek za 1, 3 lub 5 punktów.
    [fair_4] Uruchomienie: do czterech różnych kostek za 1, 3, 5 lub 8 punktów.
    [fair_5] Uruchomienie: do pięciu różnych kostek za 1, 3, 5, 8 lub 12 punktów.
    [grocer] Uruchomienie: dowolne trzy kostki za 8 punktów.
    [bridge] Uruchomienie: drewno i kamień za 7 punktów.
    [tavern_3] Uruchomienie: 3 punkty.
    [tavern_4] Uruchomienie: 4 punkty.
    [loch] Nigdy się jej nie uruchamia.
   *[village] Uruchomienie: punkt ruchu.
}
glenmore-place = { $place ->
    [moil] Przy położeniu jedna whisky; jedna czapka.
    [stalker] Przy położeniu drugi członek klanu; jedna czapka.
    [armadale] Przy położeniu trzy monety; jedna czapka.
    [mey] Twoi wodzowie liczą się podwójnie; jedna czapka.
    [duart] Na końcu 3 punkty za każdą wioskę, także za pierwszą.
    [cawdor] Trzy czapki, które liczą się jak wodzowie.
    [donan] Przy położeniu dwie whisky; jedna czapka.
    [lochy] Przy położeniu dwie dowolne kostki.
    [morar] Na końcu 2 punkty za każdą zieloną płytkę.
    [ness] Raz na ruch można też uruchomić dowolną jedną ze swoich płytek.
    [shiel] Przy położeniu kostka na każdą płytkę, która daje surowiec i nie ma żadnej.
    [oich] Przy położeniu można raz uruchomić wszystkie swoje płytki.
   *[iona] Na końcu 2 punkty za każdą żółtą płytkę.
}
glenmore-frame = { $frame ->
    [yellow] Żółta
    [green] Zielona
    [grey] Szara
    [brown] Brązowa
   *[blue] Niebieska
} ramka, { $way ->
    [river] z rzeką
    [road] z drogą
    [river-road] z rzeką i drogą
   *[none] bez rzeki i drogi
}.

## Ile to kosztuje

glenmore-cost-nothing = Nic nie kosztuje.
glenmore-cost-whisky = Kosztuje jedną whisky.
glenmore-cost-member = Kosztuje członka klanu albo wodza.
glenmore-cost = Koszt: { $cubes }.
glenmore-due-different = { $cubes ->
    [one] jeszcze jeden rodzaj
    [few] { $cubes } różne rodzaje
   *[many] { $cubes } różnych rodzajów
}
glenmore-due-up-to = do { $cubes } różnych rodzajów
glenmore-due-at-most = { $resource }, najwyżej { $cubes }
glenmore-due-any = { $cubes ->
    [one] jedna dowolna kostka
    [few] { $cubes } dowolne kostki
   *[many] { $cubes } dowolnych kostek
}
glenmore-way = Z tego surowca ({ $resource }) masz { $held }, { $price ->
    [0] a na rynku go brak.
    [one] a kupno kosztuje jedną monetę.
    [few] a kupno kosztuje { $price } monety.
   *[many] a kupno kosztuje { $price } monet.
}
glenmore-paid-in-full = Potem wszystko jest zapłacone.
glenmore-still-due = Potem zostaje do zapłaty: { $cubes }.

## Co wolno

glenmore-brief-buy = { $coins ->
    [one] jedna moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
glenmore-brief-paymember = członek klanu
glenmore-brief-paychieftain = wódz
glenmore-brief-resolve = niech zadziała
glenmore-brief-stop = nie płacę więcej
glenmore-brief-done = koniec uruchamiania
glenmore-brief-promote = na wodza
glenmore-brief-end = koniec ruchu

## Strony

glenmore-stack = Stos { $number }
glenmore-stack-left = { glenmore-stack }: { $left ->
    [one] została { $left }
    [few] zostały { $left }
   *[other] zostało { $left }
} z { $all } płytek
glenmore-stack-empty = { glenmore-stack }: pusty
glenmore-all-drawn = Wszystkie dociągnięte: { $kinds }
glenmore-tile-elsewhere = Nie leży teraz w łańcuchu.
glenmore-fits-nowhere = Na twojej ziemi nie ma teraz dla niej pola.
glenmore-cells = Pola dla niej i co dałoby się tam uruchomić (wpisz { $example }):
glenmore-sets-off-nothing = nic
glenmore-sets-off = Dałoby się uruchomić: { $tiles }.
glenmore-follows = Po twoim ruchu: { $player }.
glenmore-last-turn = Ta tura kończy grę.
glenmore-own-last-turn = To twój ostatni ruch.
glenmore-you-again = Po tym ruchu znowu jest twój ruch.
glenmore-goods = Monety: { $coins }, whisky: { $whisky }, wodzowie: { $chieftains } (z czapkami liczą się za { $counted }), punkty dotąd: { $points }.

## Zasady w skrócie i co można wpisać

