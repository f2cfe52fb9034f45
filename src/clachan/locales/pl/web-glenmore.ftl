# Glen More rysowane: pierścień, ziemie, rynek

web-glenmore-cell = rząd { $row }, kolumna { $column }
web-glenmore-field = pole { $number } od końca
web-glenmore-empty-field = puste
web-glenmore-now = teraz
web-glenmore-is-next = Ma ruch
web-glenmore-die-title = Kość
web-glenmore-die-moves = Gdy kość jest ostatnia w łańcuchu, rzuca się nią, a ona przesuwa się do przodu o tyle płytek, ile pokazuje. Płytka, na której staje, wypada z gry (GM 3.3).
web-glenmore-die-plays = Ma 1 trzy razy, 2 dwa razy, a 3 raz i bierze udział w grze tylko przy dwóch lub trzech graczach (GM 1.4).
web-glenmore-out = odpada
web-glenmore-chosen = Wybrane
web-glenmore-may-take = { $can ->
    [yes] Możesz ją wziąć
   *[no] Teraz nie możesz jej wziąć
}
web-glenmore-lay-here = Połóż tutaj
web-glenmore-lay = Połóż tutaj: { $tile }
web-glenmore-pick-cell = { $count ->
    [one] Wskaż podświetlone pole; liczba mówi, ile płytek by uruchomiło.
   *[other] Wskaż jedno z podświetlonych pól; liczba mówi, ile płytek by uruchomiło.
}
web-glenmore-cost = Koszt
web-glenmore-costs-nothing = brak
web-glenmore-costs-whisky = jedna whisky
web-glenmore-costs-member = członek klanu albo wódz
web-glenmore-cost-way = { $way ->
    [river] { $cost } (rzeka)
    [road] { $cost } (droga)
   *[none] { $cost }
}
# Beside the picture of a resource, and before that of a coin.
web-glenmore-way-held = masz { $held }
web-glenmore-way-price = kupno kosztuje { $price }
web-glenmore-have-whisky = { $count ->
    [one] jedna whisky, a masz jedną
   *[other] jedna whisky, a masz { $count }
}
web-glenmore-sets-off = { $count ->
    [0] Nic nie uruchamia
    [one] Uruchamia jedną płytkę
    [few] Uruchamia { $count } płytki
   *[many] Uruchamia { $count } płytek
}
web-glenmore-could-set-off = { $count ->
    [one] Może to uruchomić jedną płytkę.
    [few] Może to uruchomić { $count } płytki.
   *[many] Może to uruchomić { $count } płytek.
}
web-glenmore-next = Następny ruch
web-glenmore-you-again = znowu ty
web-glenmore-why = Dlaczego: { $reasons }.
web-glenmore-why-points = do { $points ->
    [one] jednego punktu
   *[other] { $points } punktów
}
web-glenmore-why-gain = { $points } dla ciebie, gdyby gra się wtedy skończyła
web-glenmore-why-tiles = { $count ->
    [one] uruchamia jedną płytkę
    [few] uruchamia { $count } płytki
   *[many] uruchamia { $count } płytek
}
web-glenmore-why-free = nic nie kosztuje
web-glenmore-why-again = znowu twój ruch
web-glenmore-why-next = następny ruch: { $player }
web-glenmore-gives = { glenmore-resource }
web-glenmore-gives-any = dowolna kostka
web-glenmore-gives-step = punkt ruchu
web-glenmore-gives-whisky = whisky za zboże
web-glenmore-gives-points = { $points ->
    [one] jeden punkt
    [few] do { $points } punktów
   *[many] do { $points } punktów
}
web-glenmore-activated = Już uruchomiona
web-glenmore-may-move = Stąd może ruszyć członek klanu
web-glenmore-choices = Wybierz
web-glenmore-activate-free = { $count ->
    [one] Uruchom to, co nic nie kosztuje
    [few] Uruchom wszystko, co nic nie kosztuje ({ $count })
   *[many] Uruchom wszystko, co nic nie kosztuje ({ $count })
}
web-glenmore-keys = Strzałki przesuwają, N prowadzi do następnego miejsca, na którym możesz coś zrobić, Enter wybiera, Esc cofa wybór
web-glenmore-go-done = Nie uruchamiaj więcej
web-glenmore-go-end = Zakończ ruch
web-glenmore-go-moves = Przejdź do ruchów członków klanu
web-glenmore-go-stop = Nie płać więcej
web-glenmore-go-resolve = Niech zadziała Loch Shiel
web-glenmore-now-discarding = Nie możesz teraz dołożyć ani opłacić żadnej płytki. Wybierz jedną, która wypada z gry.
web-glenmore-now-selling = Wybierz płytkę, z której sprzedajesz.
web-glenmore-now-held = Wybierz, dokąd idzie członek klanu.
web-glenmore-buys = kup
web-glenmore-sells = sprzedaj
web-glenmore-level = zajęte miejsca: { $level } z { $spaces }
web-glenmore-buy-for = { $coins ->
    [0] { $resource }: wyprzedane
    [one] Kup: { $resource } za jedną monetę
    [few] Kup: { $resource } za { $coins } monety
   *[many] Kup: { $resource } za { $coins } monet
}
web-glenmore-sell-for = { $coins ->
    [0] { $resource }: nikt nie kupuje
    [one] Sprzedaj: { $resource } za jedną monetę
    [few] Sprzedaj: { $resource } za { $coins } monety
   *[many] Sprzedaj: { $resource } za { $coins } monet
}
web-glenmore-show-land = Pokaż ziemie
web-glenmore-larger = Większe
web-glenmore-smaller = Mniejsze
web-glenmore-close = Zamknij
web-glenmore-scorings = Trzy porównania
web-glenmore-stack = Stos { $number }: { $left ->
    [one] została jedna płytka
    [few] zostały { $left } płytki
   *[many] zostało { $left } płytek
}
web-glenmore-stacks-empty = Wszystkie stosy są puste
web-glenmore-overview = Przegląd płytek
web-glenmore-overview-about = Płytki, które jeszcze leżą w stosach. Ich kolejność nie jest znana.
web-glenmore-left-of = { $left } z { $all }
web-glenmore-frame = { $frame ->
    [yellow] Żółta ramka.
    [green] Zielona ramka.
    [grey] Szara ramka.
    [brown] Brązowa ramka.
   *[blue] Niebieska ramka.
}
web-glenmore-next-scoring = { $number ->
    [1] Pierwsze punktowanie, gdyby było teraz
    [2] Drugie punktowanie, gdyby było teraz
   *[3] Trzecie punktowanie, gdyby było teraz
}
web-glenmore-past-scoring = { $number ->
    [1] Pierwsze punktowanie
    [2] Drugie punktowanie
   *[3] Trzecie punktowanie
}
web-glenmore-latest-figure = Ostatnia tura: bierze { glenmore-tile-object }
web-glenmore-latest-laid = Ostatnia tura: położono tutaj
web-glenmore-latest-reached = Ostatnia tura: przyszedł tu członek klanu
web-glenmore-turn-paid = Zapłata: { $items }
web-glenmore-turn-bought = Zakup za { glenmore-coins }: { $items }
web-glenmore-turn-sold = Sprzedaż za { glenmore-coins }: { $items }
web-glenmore-turn-activated = Uruchomiono: { $items }
web-glenmore-turn-steps = { $count ->
    [one] Jeden krok członka klanu
    [few] { $count } kroki członków klanu
   *[many] { $count } kroków członków klanu
}
web-glenmore-turn-promotions = { $count ->
    [one] Jeden nowy wódz
    [few] { $count } nowi wodzowie
   *[many] { $count } nowych wodzów
}
web-glenmore-turn-draws = Nowe w łańcuchu: { $items }
web-glenmore-turn-new = nowe:
web-glenmore-turn-setup = Łańcuch jest ułożony.
web-glenmore-turn-refill = Łańcuch jest uzupełniany.
web-glenmore-turn-unfold = Wszystkie akcje tej tury
web-glenmore-account = Rozliczenie
web-tie-glenmore = { $reader ->
    [first] Ty i { $other } macie tyle samo punktów. Masz więcej surowców ({ $more } wobec { $fewer }), więc jesteś wyżej.
    [second] { $player } i ty macie tyle samo punktów. Więcej surowców ma { $player } ({ $more } wobec { $fewer }), więc jest wyżej.
   *[none] { $player } i { $other } mają tyle samo punktów. Więcej surowców ma { $player } ({ $more } wobec { $fewer }), więc jest wyżej.
}
