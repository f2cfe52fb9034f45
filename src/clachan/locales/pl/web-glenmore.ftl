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
web-glenmore-now-paid = Kafelek: { $tile }. { web-points }. Na więcej cię nie stać.
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
web-glenmore-turn-activated = Aktywowano: { $items }
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
web-glenmore-turn-refill = Łańcuch jest uzupełniany.
web-glenmore-turn-unfold = Wszystkie akcje tej tury
web-glenmore-account = Podział punktów
web-tie-glenmore = { $reader ->
    [first] Ty i { $other } macie tyle samo punktów. Masz więcej surowców ({ $more } do { $fewer }), więc jesteś wyżej.
    [second] { $player } i ty macie tyle samo punktów. Więcej surowców ma { $player } ({ $more } do { $fewer }), więc jest wyżej.
   *[none] { $player } i { $other } mają tyle samo punktów. Więcej surowców ma { $player } ({ $more } do { $fewer }), więc jest wyżej.
}
