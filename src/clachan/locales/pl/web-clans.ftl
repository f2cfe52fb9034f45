# Clans and Glory, narysowane

web-clans-table = Długi stół
web-clans-row = { $side ->
    [N] { $turned ->
        [yes] Prawy bok
       *[no] Górny bok
    }
    [S] { $turned ->
        [yes] Lewy bok
       *[no] Dolny bok
    }
   *[heads] Płytki i szczyty stołu
}
web-clans-players = Gracze
web-clans-players-after = { $turn ->
    [0] Gracze przed pierwszą turą
   *[other] Gracze po turze { $turn }
}
web-clans-points-short = pkt
web-clans-if-ended = stan na teraz
web-clans-cards-left = { $cards ->
    [0] nie ma już kart
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
web-clans-shields-left = { $shields ->
    [0] nie ma już tarcz
    [one] została jedna tarcza
    [few] zostały { $shields } tarcze
   *[many] zostało { $shields } tarcz
}

## Ludzie na kartach

web-clans-trade-3 = Torfiarz
web-clans-trade-4 = Rybaczka
web-clans-trade-5 = Tkacz
web-clans-trade-6 = Pasterka
web-clans-trade-7 = Kowal
web-clans-trade-8 = Dudziarz

## Miejsca, czytane na głos

web-clans-slot-holds = { $place }: { $what }
web-clans-slot-legal = { $place }: { $card } tu pasuje
web-clans-slot-face-down = { $place }: { $card } może tu leżeć zakryta
web-clans-slot-chosen = { $place }: wybrane, { $card }
web-clans-slot-waits = { $place }: wybrane, brakuje jeszcze karty
web-clans-latest = ostatni ruch: { $player }
web-clans-tile-name = Płytka { $tile }: { $shields }
web-clans-shield-takes = { $place }. { web-clans-takes }.
web-clans-nobody = dla nikogo
web-clans-hand-card = { $card }, { $trade }
web-clans-hand-fits = { $card }, { $trade }: { $places ->
    [0] nigdzie nie pasuje
    [one] pasuje w jednym miejscu
   *[other] pasuje w { $places } miejscach
}
web-clans-hand-face-down = { $card }, { $trade }: nigdzie nie pasuje, może leżeć zakryta
web-clans-overview = Przegląd stołu
web-clans-go-to-tile = Do płytki { $tile }

## Wybieranie

web-clans-key-arrows = przesuwają wybór po ręce lub po stole
web-clans-key-ends = prowadzą do pierwszej lub ostatniej karty albo miejsca
web-clans-key-tab = prowadzi od ręki do przycisków i stołu
web-clans-key-next = prowadzi do następnego lub poprzedniego pasującego miejsca
web-clans-key-enter = wybiera kartę lub miejsce; jeszcze raz na miejscu zagrywa kartę
web-clans-key-shield = dokłada lub zabiera tarczę
web-clans-key-escape = cofa wybór karty i miejsca
web-clans-key-help = pokazuje tę listę
web-clans-choose = Wybierz kartę albo miejsce, w dowolnej kolejności.
web-clans-fits = { $card }: { $places ->
    [0] nigdzie nie pasuje; obok ani naprzeciw żadnego wolnego miejsca nie leży karta tego koloru ani tej wartości (CG 4.1)
    [one] pasuje w jednym miejscu
   *[other] pasuje w { $places } miejscach
}
web-clans-fitting = { $cards ->
    [one] Pasuje jedna z twoich kart
    [few] Pasują { $cards } twoje karty
   *[many] Pasuje { $cards } twoich kart
} { clans-slot-at }.
web-clans-why-rank = Karta pasuje: obok lub naprzeciw leży ta sama wartość.
web-clans-why-colour = Karta pasuje: obok lub naprzeciw leży ten sam kolor.
web-clans-why-both = Karta pasuje i wartością, i kolorem.
web-clans-why-face-down = Możesz położyć tę kartę zakrytą, bo żadna z twoich nie pasuje.
web-clans-no-card-here = Żadna z twoich kart nie pasuje { clans-slot-at }.
web-clans-after = Płytka { $tile } po tym ruchu
web-clans-your-gain = twoje punkty { $points }
web-clans-needs-both = Wybierz kartę i miejsce
web-clans-needs-place = Teraz wybierz miejsce
web-clans-needs-card = Teraz wybierz kartę
web-clans-needs-other-card = Nigdzie nie pasuje: wybierz inną kartę
web-clans-confirm = Zagraj: { clans-card } na płytce { $tile }{ clans-shield-too }
web-clans-confirm-face-down = Połóż zakrytą: { clans-card } na płytce { $tile }{ clans-shield-too }
web-clans-shield-word = Tarcza
web-clans-shield-on = { $tile ->
    [0] Dołóż tarczę
   *[other] Połóż tarczę na płytce { $tile }
}
web-clans-shields-over = zostało: { $left }
web-clans-shield-switch = { web-clans-shield-on }, { web-clans-shields-over }
web-clans-scoring = Cel i tarcze
web-clans-goal = Wygrywa ten, kto na koniec ma najwięcej punktów (CG 6.5). Punkty dają tylko karty, które zabierają twoje tarcze: każda liczy się za swoją wartość (CG 6.4).
web-clans-shields-take = Na koniec każdą płytkę liczy się osobno. Pierwsza tarcza zabiera z niej wszystkie karty o najniższej wartości, następna wszystkie karty o najniższej wartości, jaka jeszcze tam jest, i tak dalej (CG 6.2). Pozostałe tarcze nie zabierają nic, a pozostałe karty nie trafiają do nikogo (CG 6.3).
web-clans-shields-laid = Z każdą kartą możesz położyć jedną tarczę na płytce, do której ją dokładasz, jeśli masz jeszcze jakąś (CG 4.3).

## Koniec

web-clans-counting = Liczymy płytkę { $tile }
web-clans-counting-about = Każda tarcza bierze jedną wartość, najniższą najpierw.
web-clans-skip = Pokaż całe rozliczenie
web-clans-sheet = Skąd są punkty, według płytek i graczy
web-clans-rank = { $place ->
    [1] Pierwsze miejsce
    [2] Drugie miejsce
    [3] Trzecie miejsce
   *[other] Czwarte miejsce
}
web-clans-cards-taken = Zdobyte karty
web-item-clans-deal-hand = { clans-card-object }
web-several-clans-deal-hand = { $reader ->
    [yes] Dostajesz na rękę { $times ->
        [few] { $times } karty
       *[many] { $times } kart
    }: { $items }.
   *[no] { $player } dostaje na rękę { $times ->
        [few] { $times } karty
       *[many] { $times } kart
    }: { $items }.
}
web-several-clans-deal-unseen = { $reader ->
    [yes] Dostajesz na rękę { $times ->
        [few] { $times } karty
       *[many] { $times } kart
    }.
   *[no] { $player } dostaje na rękę { $times ->
        [few] { $times } karty
       *[many] { $times } kart
    }.
}
web-tie-clans = { $reader ->
    [first] Ty i { $other } macie tyle samo punktów. Masz więcej zdobytych kart ({ $more } wobec { $fewer }), więc jesteś wyżej.
    [second] { $player } i ty macie tyle samo punktów. Więcej zdobytych kart ma { $player } ({ $more } wobec { $fewer }), więc jest wyżej.
   *[none] { $player } i { $other } mają tyle samo punktów. Więcej zdobytych kart ma { $player } ({ $more } wobec { $fewer }), więc jest wyżej.
}
