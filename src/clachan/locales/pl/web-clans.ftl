# Clans and Glory, narysowane

web-clans-table = Miejsce spotkania
web-clans-row = { $side ->
    [N] { $turned ->
        [yes] Prawa strona
       *[no] Górna strona
    }
    [S] { $turned ->
        [yes] Lewa strona
       *[no] Dolna strona
    }
   *[heads] Pola tarcz i pojedyncze miejsca
}
web-clans-players = Gracze
web-clans-players-after = { $turn ->
    [0] Gracze przed turą 1
   *[other] Gracze po turze { $turn }
}
web-clans-points-short = pkt
web-clans-if-ended = w tej chwili
web-clans-cards-left = { $cards ->
    [0] brak kart
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
web-clans-shields-left = { $shields ->
    [0] brak tarcz
    [one] została { $shields } tarcza
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
web-clans-slot-waits = { $place }: wybrane, teraz wybierz kartę
web-clans-latest = ostatni ruch: { $player }
web-clans-tile-name = Kafelek { $tile }: { $shields }
web-clans-shield-takes = { $place }. { web-clans-takes }.
web-clans-no-player = dla nikogo
web-clans-no-points = Brak tarcz: ten kafelek nie daje punktów.
web-clans-hand-card = { $card }, { $trade }
web-clans-hand-fits = { $card }, { $trade }: { $places ->
    [0] nigdzie nie pasuje
    [one] pasuje na { $places } miejsce
    [few] pasuje na { $places } miejsca
   *[many] pasuje na { $places } miejsc
}
web-clans-hand-face-down = { $card }, { $trade }: nigdzie nie pasuje, można zagrać zakrytą
web-clans-overview = Przegląd kafelków
web-clans-go-to-tile = Do kafelka { $tile }

## Wybieranie

web-clans-key-arrows = poruszanie się po kartach lub po planszy
web-clans-key-ends = pierwsza lub ostatnia karta albo miejsce
web-clans-key-tab = przejście między kartami, przyciskami i planszą
web-clans-key-next = następne lub poprzednie pasujące miejsce
web-clans-key-enter = wybór karty lub miejsca; na wybranym miejscu: zagranie
web-clans-key-shield = dołożenie lub usunięcie tarczy
web-clans-key-escape = anulowanie wyboru
web-clans-key-help = skróty klawiszowe
web-clans-choose = Wybierz kartę albo miejsce.
web-clans-fits = { $card }: { $places ->
    [0] nigdzie nie pasuje. Żadna karta obok wolnych miejsc ani naprzeciwko nich nie ma tego koloru ani tej wartości (CG 4.1).
    [one] pasuje na { $places } miejsce.
    [few] pasuje na { $places } miejsca.
   *[many] pasuje na { $places } miejsc.
}
web-clans-fitting = { $cards ->
    [one] Pasuje tu { $cards } z twoich kart
    [few] Pasują tu { $cards } z twoich kart
   *[many] Pasuje tu { $cards } z twoich kart
} ({ clans-slot }).
web-clans-why-rank = Pasuje: ta sama wartość co na karcie obok lub naprzeciwko.
web-clans-why-colour = Pasuje: ten sam kolor co na karcie obok lub naprzeciwko.
web-clans-why-both = Pasuje i wartość, i kolor.
web-clans-why-face-down = Zakryta, bo żadna z twoich kart nie pasuje.
web-clans-no-card-here = Żadna z twoich kart tu nie pasuje ({ clans-slot }).
web-clans-after = Kafelek { $tile } po tym ruchu
web-clans-your-gain = twoje punkty { $points }
web-clans-last-turn = Twoja ostatnia tura
web-clans-needs-both = Wybierz kartę i miejsce
web-clans-needs-place = Wybierz miejsce
web-clans-needs-card = Wybierz kartę
web-clans-needs-other-card = Nie pasuje: wybierz inną
web-clans-confirm = Zagraj { clans-card-object } na kafelku { $tile }{ clans-shield-too }
web-clans-confirm-face-down = Zakryta: { clans-card }, kafelek { $tile }{ clans-shield-too }
web-clans-shield-word = Tarcza
web-clans-shield-on = { $tile ->
    [0] Dołóż tarczę
   *[other] Dołóż tarczę na kafelek { $tile }
}
web-clans-shields-over = zostało: { $left }
web-clans-shield-switch = { web-clans-shield-on }, { web-clans-shields-over }
web-clans-scoring = Cel i tarcze
web-clans-goal = Wygrywa, kto zdobędzie najwięcej punktów (CG 6.5). Punkty dają tylko karty zebrane przez twoje tarcze: każda tyle, ile wynosi jej wartość (CG 6.4).
web-clans-shields-take = Punkty liczy się osobno na każdym kafelku. Tarcze po kolei zbierają wszystkie karty o najniższej wartości, jaka została (CG 6.2). Pozostałe tarcze i karty nic nie dają (CG 6.3).
web-clans-shields-laid = Po zagraniu karty możesz położyć 1 tarczę na tym samym kafelku, dopóki masz tarcze (CG 4.3).

## Co zmienił ruch

web-clans-change = { $change } od twojego ostatniego ruchu
web-clans-effect = { $player }: { clans-card } na kafelku { $tile }{ clans-shield-too } · { $change }.
web-clans-effect-face-down = { $player }: zakryta karta na kafelku { $tile }{ clans-shield-too } · { $change }.
web-clans-effect-rank = { $rank ->
    [0] nic
   *[other] karty o wartości { $rank }
}
web-clans-effect-why = { $shields ->
    [one] Twoja tarcza zbiera tam teraz:
   *[other] Twoje tarcze zbierają tam teraz:
} { $now }{ $had ->
    [no] { "" }
   *[yes] {" "}(przedtem: { $before })
}.

## Koniec

web-clans-counting = Liczenie punktów: kafelek { $tile }
web-clans-counting-about = Każda tarcza zbiera karty o najniższej wartości, jaka jest jeszcze na kafelku.
web-clans-skip = Pokaż cały wynik
web-clans-sheet = Punkty według kafelków i graczy
web-clans-rank = { $place }. miejsce
web-clans-cards-taken = Zebrane karty
web-item-clans-deal-hand = { clans-card-object }
web-several-clans-deal-hand = { $reader ->
    [yes] Dostajesz na rękę { $times ->
        [one] { $times } kartę
        [few] { $times } karty
       *[many] { $times } kart
    }: { $items }.
   *[no] { $player } dostaje na rękę { $times ->
        [one] { $times } kartę
        [few] { $times } karty
       *[many] { $times } kart
    }: { $items }.
}
web-several-clans-deal-unseen = { $reader ->
    [yes] Dostajesz na rękę { $times ->
        [one] { $times } kartę
        [few] { $times } karty
       *[many] { $times } kart
    }.
   *[no] { $player } dostaje na rękę { $times ->
        [one] { $times } kartę
        [few] { $times } karty
       *[many] { $times } kart
    }.
}
web-tie-clans = { $reader ->
    [first] Ty i { $other } macie tyle samo punktów. Masz więcej zebranych kart ({ $more } do { $fewer }), więc jesteś wyżej.
    [second] { $player } i ty macie tyle samo punktów. Więcej zebranych kart ma { $player } ({ $more } do { $fewer }), więc jest wyżej.
   *[none] { $player } i { $other } mają tyle samo punktów. Więcej zebranych kart ma { $player } ({ $more } do { $fewer }), więc jest wyżej.
}

## Ruchy i stół jako tekst

web-group-clans-play = { clans-card }
web-move-clans-play = { clans-slot }{ clans-shield-too }
web-group-clans-play-face-down = { clans-card }, zakryta
web-move-clans-play-face-down = { clans-slot }{ clans-shield-too }
web-clans-hand = { $mine ->
    [yes] Twoje karty
   *[no] { $player }: karty na ręce
}
web-clans-left = Pozostałe karty i tarcze
web-clans-with-shield = Dołóż tarczę
web-clans-side-N = U góry
web-clans-side-S = U dołu
web-clans-side-W = Pojedyncze miejsce po lewej
web-clans-side-E = Pojedyncze miejsce po prawej
web-clans-shields-here = Tarcze po kolei i to, co każda by teraz zebrała
web-clans-takes = { $player }: { $cards ->
    [0] nic
   *[other] { $cards } × { $rank }, { web-points }
}
web-clans-forced = Żadna z twoich kart nie pasuje. Zagraj dowolną z nich zakrytą na wolnym miejscu (CG 4.2). Nikt nie dostanie za nią punktów.
web-clans-face-down = zakryta, { $player }
