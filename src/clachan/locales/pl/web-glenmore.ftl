# Glen More rysowane: tor, terytorium, rynek

web-glenmore-cell = rząd { $row }, kolumna { $column }
web-glenmore-field = pole { $number } od końca
web-glenmore-empty-field = puste
web-glenmore-now = teraz
web-glenmore-is-next = Ma ruch
web-glenmore-die-title = Kość
web-glenmore-die-moves = Gdy kość jest ostatnia w łańcuchu, rzuca się nią i przesuwa ją do przodu o tyle kafelków, ile pokazuje. Kafelek, na którym stanie, wypada z gry (GM 3.3).
web-glenmore-die-plays = Na ściankach są 1, 1, 1, 2, 2, 3. Kość jest w grze tylko przy 2 lub 3 graczach (GM 1.4).
web-glenmore-out = wypada
web-glenmore-chosen = Wybrano
web-glenmore-may-take = { $can ->
    [yes] Możesz wziąć ten kafelek
   *[no] Teraz nie możesz wziąć tego kafelka
}
web-glenmore-lay-here = Połóż tutaj
web-glenmore-lay = Połóż tutaj: { $tile }
web-glenmore-pick-cell = { $count ->
    [one] Wybierz podświetlone pole. Liczba pokazuje, ile kafelków możesz wtedy aktywować.
   *[other] Wybierz jedno z podświetlonych pól. Liczba pokazuje, ile kafelków możesz wtedy aktywować.
}
web-glenmore-cost = Koszt
web-glenmore-costs-nothing = brak
web-glenmore-costs-whisky = 1 whisky
web-glenmore-costs-member = 1 członek klanu albo 1 wódz
web-glenmore-member-near = Obok pola musi zostać członek klanu; inaczej oddajesz 1 wodza (GM 5.7).
web-glenmore-cost-way = { $way ->
    [river] { $cost } (z rzeką)
    [road] { $cost } (z drogą)
   *[none] { $cost }
}
web-glenmore-cost-of = { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
   *[many] { $count } kafelków
}: { $cost }
# Beside the picture of a resource, and before that of a coin.
web-glenmore-way-held = masz { $held }
web-glenmore-way-price = kupno kosztuje { $price }
web-glenmore-have-whisky = 1 whisky (masz { $count })
web-glenmore-have-coins = Masz { glenmore-coins }.
web-glenmore-sets-off = { $count ->
    [0] Nic nie aktywuje
    [one] Aktywuje { $count } kafelek
    [few] Aktywuje { $count } kafelki
   *[many] Aktywuje { $count } kafelków
}
web-glenmore-still-due = Jeszcze do zapłaty: { $cubes }.
web-glenmore-can-add = Możesz jeszcze dołożyć: { $cubes }.
web-glenmore-could-set-off = { $count ->
    [one] Może aktywować { $count } kafelek.
    [few] Może aktywować { $count } kafelki.
   *[many] Może aktywować { $count } kafelków.
}
web-glenmore-next = Potem
web-glenmore-you-again = znów ty
web-glenmore-gives = 1 { glenmore-resource }
web-glenmore-gives-any = 1 dowolny surowiec
web-glenmore-gives-step = 1 punkt ruchu
web-glenmore-gives-whisky = 1 zboże = 1 whisky
web-glenmore-gives-points = { $kind ->
    [exact] { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
   *[most] { $points ->
        [one] do { $points } punktu
       *[other] do { $points } punktów
    }
}
# Before the picture of points, and before that of a coin.
web-glenmore-up-to = do { $points }
web-glenmore-buy-at = Kup za
web-glenmore-activated = Już po aktywacji
web-glenmore-may-move = Stąd możesz przesunąć członka klanu
web-glenmore-choices = Wybierz
web-glenmore-activate-free = { $count ->
    [one] Aktywuj kafelek bez opłat
   *[other] Aktywuj bez opłat ({ $count })
}
web-glenmore-keys = Strzałki: poruszanie się. N: następna możliwość. Enter: wybór. Esc: anulowanie.
web-glenmore-go-done = Zakończ aktywację
web-glenmore-go-end = Zakończ turę
web-glenmore-go-moves = Przesuń członków klanu
web-glenmore-go-stop = Zakończ: { web-points }
web-glenmore-go-resolve = Wykonaj efekt Loch Shiel
web-glenmore-now-discarding = Nie możesz wziąć żadnego kafelka. Wybierz ten, który wypadnie z gry.
web-glenmore-now-paid = Kafelek: { $tile }. { web-points }. Więcej nie możesz dołożyć.
web-glenmore-now-missing = Aby kupić { glenmore-resource-object }, zdobądź jeszcze { glenmore-coins }.
web-glenmore-now-selling = Wybierz kafelek, z którego sprzedajesz.
web-glenmore-now-held = Wybierz, dokąd przesunąć członka klanu.
web-glenmore-buys = kup
web-glenmore-sells = sprzedaj
web-glenmore-level = zajęte pola: { $level } z { $spaces }
web-glenmore-buy-for = { $coins ->
    [0] { $resource }: wyprzedane
    [one] Kup { $resource ->
        [owca] owcę
       *[other] { $resource }
    } za { $coins } monetę
    [few] Kup { $resource ->
        [owca] owcę
       *[other] { $resource }
    } za { $coins } monety
   *[many] Kup { $resource ->
        [owca] owcę
       *[other] { $resource }
    } za { $coins } monet
}
web-glenmore-sell-for = { $coins ->
    [0] { $resource }: brak popytu
    [one] Sprzedaj { $resource ->
        [owca] owcę
       *[other] { $resource }
    } za { $coins } monetę
    [few] Sprzedaj { $resource ->
        [owca] owcę
       *[other] { $resource }
    } za { $coins } monety
   *[many] Sprzedaj { $resource ->
        [owca] owcę
       *[other] { $resource }
    } za { $coins } monet
}
web-glenmore-show-land = Pokaż terytorium
web-glenmore-larger = Powiększ
web-glenmore-smaller = Pomniejsz
web-glenmore-close = Zamknij
web-glenmore-scorings = Punktowania
web-glenmore-if-ended = Gdyby gra skończyła się teraz
web-glenmore-if-ended-short = w tej chwili
web-glenmore-points-so-far = Punkty do tej pory
web-glenmore-special-places = Miejsca specjalne
web-glenmore-stack = Stos { $number }: { $left ->
    [one] został { $left } kafelek
    [few] zostały { $left } kafelki
   *[many] zostało { $left } kafelków
}
web-glenmore-stacks-empty = Wszystkie stosy są puste
web-glenmore-overview = Przegląd kafelków
web-glenmore-overview-about = Kafelki, które jeszcze leżą w stosach. Ich kolejność nie jest znana.
web-glenmore-left-of = { $left } z { $all }
web-glenmore-frame = { $frame ->
    [yellow] Żółta ramka.
    [green] Zielona ramka.
    [grey] Szara ramka.
    [brown] Brązowa ramka.
   *[blue] Niebieska ramka.
}
web-glenmore-next-scoring = { $number ->
    [1] Pierwsze punktowanie, gdyby odbyło się teraz
    [2] Drugie punktowanie, gdyby odbyło się teraz
   *[3] Trzecie punktowanie, gdyby odbyło się teraz
}
web-glenmore-past-scoring = { $number ->
    [1] Pierwsze punktowanie
    [2] Drugie punktowanie
   *[3] Trzecie punktowanie
}
web-glenmore-latest-figure = Ostatnia tura: wzięto { glenmore-tile-object }
web-glenmore-latest-laid = Ostatnia tura: położono tutaj
web-glenmore-latest-reached = Ostatnia tura: tu stanął członek klanu
web-glenmore-turn-paid = Zapłata: { $items }
web-glenmore-turn-bought = Zakup za { glenmore-coins }: { $items }
web-glenmore-turn-sold = Sprzedaż za { glenmore-coins }: { $items }
web-glenmore-turn-activated = Aktywacja: { $items }
web-glenmore-turn-steps = { $count ->
    [one] { $count } przesunięcie członka klanu
    [few] { $count } przesunięcia członków klanu
   *[many] { $count } przesunięć członków klanu
}
web-glenmore-turn-promotions = { $count ->
    [one] { $count } nowy wódz
   *[other] { $count } nowych wodzów
}
web-glenmore-turn-draws = Nowe w łańcuchu: { $items }
web-glenmore-turn-new = nowe w łańcuchu:
web-glenmore-turn-setup = Łańcuch jest ułożony.
web-glenmore-turn-refill = Uzupełnianie łańcucha.
web-glenmore-turn-unfold = Wszystkie akcje tej tury
web-glenmore-scroll-news = Przewiń w dół
web-glenmore-account = Podział punktów
web-tie-glenmore = { $reader ->
    [first] Ty i { $other } macie tyle samo punktów. Masz więcej surowców ({ $more } do { $fewer }), więc jesteś wyżej.
    [second] { $player } i ty macie tyle samo punktów. Więcej surowców ma { $player } ({ $more } do { $fewer }), więc jest wyżej.
   *[none] { $player } i { $other } mają tyle samo punktów. Więcej surowców ma { $player } ({ $more } do { $fewer }), więc jest wyżej.
}

## Ruchy i stół jako tekst

web-group-glenmore-take = { glenmore-kind }
web-move-glenmore-take = na { $side ->
    [north] północ
    [south] południe
    [east] wschód
   *[west] zachód
} od { $other ->
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
}{ $other_where ->
    [north] { " " }(N)
    [south] { " " }(S)
    [east] { " " }(E)
    [west] { " " }(W)
    [northwest] { " " }(NW)
    [northeast] { " " }(NE)
    [southwest] { " " }(SW)
    [southeast] { " " }(SE)
    [river] { " " }(rzeka)
    [road] { " " }(droga)
    [middle] { " " }(środek)
   *[only] { "" }
}
web-group-glenmore-discard = Usuń z gry
web-move-glenmore-discard = { glenmore-kind }
web-group-glenmore-pay = Zapłać
web-move-glenmore-pay = { glenmore-resource-object } { glenmore-tile-from }{ $where ->
    [north] { " " }(N)
    [south] { " " }(S)
    [east] { " " }(E)
    [west] { " " }(W)
    [northwest] { " " }(NW)
    [northeast] { " " }(NE)
    [southwest] { " " }(SW)
    [southeast] { " " }(SE)
    [river] { " " }(rzeka)
    [road] { " " }(droga)
    [middle] { " " }(środek)
   *[only] { "" }
}
web-group-glenmore-pay-member = Zapłać
web-move-glenmore-pay-member = 1 członka klanu { glenmore-tile-from }{ $where ->
    [north] { " " }(N)
    [south] { " " }(S)
    [east] { " " }(E)
    [west] { " " }(W)
    [northwest] { " " }(NW)
    [northeast] { " " }(NE)
    [southwest] { " " }(SW)
    [southeast] { " " }(SE)
    [river] { " " }(rzeka)
    [road] { " " }(droga)
    [middle] { " " }(środek)
   *[only] { "" }
}
web-group-glenmore-pay-chieftain = Zapłać
web-move-glenmore-pay-chieftain = 1 wodza
web-group-glenmore-buy = Kup
web-move-glenmore-buy = { glenmore-resource-object } za { glenmore-coins }
web-group-glenmore-sell = Sprzedaj
web-move-glenmore-sell = { $resource ->
    [cattle] bydło
   *[other] { glenmore-resource-object }
} { glenmore-tile-from }{ $where ->
    [north] { " " }(N)
    [south] { " " }(S)
    [east] { " " }(E)
    [west] { " " }(W)
    [northwest] { " " }(NW)
    [northeast] { " " }(NE)
    [southwest] { " " }(SW)
    [southeast] { " " }(SE)
    [river] { " " }(rzeka)
    [road] { " " }(droga)
    [middle] { " " }(środek)
   *[only] { "" }
} za { glenmore-coins }
web-group-glenmore-gain = Wybierz
web-move-glenmore-gain = { glenmore-resource-object }
web-group-glenmore-activate = Aktywuj
web-move-glenmore-activate = { glenmore-laid-object }
web-group-glenmore-ness = Użyj Loch Ness
web-move-glenmore-ness = { glenmore-laid-object }
web-group-glenmore-move = Przesuń członka klanu
web-move-glenmore-move = { $kind ->
    [butcher_mixed] rzeźnik (mieszany)
   *[other] { glenmore-kind }
}{ $where ->
    [north] , N
    [south] , S
    [east] , E
    [west] , W
    [northwest] , NW
    [northeast] , NE
    [southwest] , SW
    [southeast] , SE
    [river] , rzeka
    [road] , droga
    [middle] , środek
   *[only] { "" }
} → { $other ->
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
    [butcher_mixed] rzeźnik (mieszany)
    [fair_3] jarmark (do 3)
    [fair_4] jarmark (do 4)
    [fair_5] jarmark (do 5)
    [grocer] kramarz
    [bridge] most
    [tavern_3] karczma (3 pkt)
    [tavern_4] karczma (4 pkt)
   *[castle] { $other_name }
}{ $other_where ->
    [north] , N
    [south] , S
    [east] , E
    [west] , W
    [northwest] , NW
    [northeast] , NE
    [southwest] , SW
    [southeast] , SE
    [river] , rzeka
    [road] , droga
    [middle] , środek
   *[only] { "" }
}
web-group-glenmore-promote = Mianuj wodzem
web-move-glenmore-promote = 1 członka klanu { glenmore-tile-from }{ $where ->
    [north] { " " }(N)
    [south] { " " }(S)
    [east] { " " }(E)
    [west] { " " }(W)
    [northwest] { " " }(NW)
    [northeast] { " " }(NE)
    [southwest] { " " }(SW)
    [southeast] { " " }(SE)
    [river] { " " }(rzeka)
    [road] { " " }(droga)
    [middle] { " " }(środek)
   *[only] { "" }
}
web-group-glenmore-stop = Dalej
web-move-glenmore-stop = zakończ płacenie
web-group-glenmore-resolve = Dalej
web-move-glenmore-resolve = wykonaj efekt Loch Shiel
web-group-glenmore-done = Dalej
web-move-glenmore-done = zakończ aktywację
web-group-glenmore-end = Dalej
web-move-glenmore-end = zakończ turę
web-group-glenmore-moves = Dalej
web-move-glenmore-moves = przesuń członków klanu
web-several-resource = { $times } { $resource ->
    [wood] { $times ->
        [one] drewno
       *[other] drewna
    }
    [stone] { $times ->
        [one] kamień
        [few] kamienie
       *[many] kamieni
    }
    [grain] { $times ->
        [one] zboże
       *[other] zboża
    }
    [cattle] { $times ->
        [one] sztukę bydła
        [few] sztuki bydła
       *[many] sztuk bydła
    }
   *[sheep] { $times ->
        [one] owcę
        [few] owce
       *[many] owiec
    }
}
web-several-glenmore-draw = Nowe kafelki w łańcuchu: { $times } × { glenmore-kind }.
web-several-glenmore-roll = Kość pokazuje { $number } i przesuwa się do przodu, { $times ->
    [one] { $times } raz
   *[other] { $times } razy
} z rzędu.
web-several-glenmore-pay = { $reader ->
    [yes] Oddajesz { web-several-resource } { glenmore-laid-from }.
   *[no] { $player } oddaje { web-several-resource } { glenmore-laid-from }.
}
web-several-glenmore-pay-member = { $reader ->
    [yes] Oddajesz { $times } { $times ->
        [one] członka
       *[other] członków
    } klanu { glenmore-laid-from }.
   *[no] { $player } oddaje { $times } { $times ->
        [one] członka
       *[other] członków
    } klanu { glenmore-laid-from }.
}
web-several-glenmore-gain = { $reader ->
    [yes] Dostajesz { web-several-resource }.
   *[no] { $player } dostaje { web-several-resource }.
}
web-several-glenmore-move = { $reader ->
    [yes] Przesuwasz { $times } { $times ->
        [one] członka
       *[other] członków
    } klanu { glenmore-laid-from } { glenmore-other-to }.
   *[no] { $player } przesuwa { $times } { $times ->
        [one] członka
       *[other] członków
    } klanu { glenmore-laid-from } { glenmore-other-to }.
}
web-several-glenmore-promote = { $reader ->
    [yes] Mianujesz wodzami { $times } { $times ->
        [one] członka
       *[other] członków
    } klanu { glenmore-laid-from }.
   *[no] { $player } mianuje wodzami { $times } { $times ->
        [one] członka
       *[other] członków
    } klanu { glenmore-laid-from }.
}
web-glenmore-land = { $mine ->
    [yes] Twoje terytorium
   *[no] Terytorium: { $player }
}
web-glenmore-cubes = { $count } × { $resource }
web-glenmore-members = { $count ->
    [one] { $count } członek klanu
   *[other] { $count } członków klanu
}
web-glenmore-now-taking = Wybierz kafelek z łańcucha, a potem pole dla niego.
web-glenmore-now-paying = Kafelek: { $tile }. Do zapłaty: { $due }.
web-glenmore-now-paying-more = Kafelek: { $tile }. Na razie { web-points }. Możesz dołożyć: { $due }.
web-glenmore-now-selling-first = Kafelek: { $tile }. Do zapłaty: { $due }. Najpierw sprzedaj surowiec.
web-glenmore-now-paying-member = Loch Ness kosztuje 1 członka klanu albo 1 wodza.
web-glenmore-now-gaining = { $count ->
    [one] Wybierz { $count } surowiec.
    [few] Wybierz kolejno { $count } surowce.
   *[many] Wybierz kolejno { $count } surowców.
}
web-glenmore-now-resolving = Możesz coś sprzedać, zanim Loch Shiel położy surowce na pustych kafelkach.
web-glenmore-now-activating = Aktywuj podświetlone kafelki w dowolnej kolejności.
web-glenmore-now-activated = { $sales ->
    [0] Nie ma już czego aktywować.
   *[other] Nie ma już czego aktywować. Możesz jeszcze sprzedawać.
}
web-glenmore-now-moving = { $count ->
    [one] Pozostał { $count } punkt ruchu.
    [few] Pozostały { $count } punkty ruchu.
   *[many] Pozostało { $count } punktów ruchu.
} Wybierz członka klanu albo zakończ turę.
web-glenmore-larger-land = Na koniec tracisz 3 punkty za każdy kafelek, o który twoje terytorium jest większe od najmniejszego (GM 11.4).
web-glenmore-coming = do zapłaty
web-glenmore-chain = Łańcuch
web-glenmore-chain-about = Od końca: ruch ma pierwszy gracz na liście.
web-glenmore-leaves = wypada z gry
web-glenmore-choose = Wybierz
web-glenmore-resource = Surowiec
web-glenmore-filled = Monety
web-glenmore-buy = Kupno
web-glenmore-sell = Sprzedaż
web-glenmore-progress = Kafelki w stosach: { $left }. Dotychczasowe punktowania: { $scorings }.
web-glenmore-goods = Gracze
web-glenmore-coins = Monety
web-glenmore-whisky = Whisky
web-glenmore-chieftains = Wodzowie
web-glenmore-cards = Karty
web-glenmore-tiles = Kafelki
web-glenmore-points = Punkty
