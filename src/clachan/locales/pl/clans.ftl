# Chwała klanom. Narady w kiltach

## Karty i miejsca; clans-slot-name to zapis

clans-colour = { $colour ->
    [R] czerwona
    [O] pomarańczowa
    [Y] żółta
    [G] zielona
    [B] niebieska
    [V] fioletowa
   *[K] czarna
}
clans-card = { clans-colour } { $rank }
clans-card-object = { $colour ->
    [R] czerwoną
    [O] pomarańczową
    [Y] żółtą
    [G] zieloną
    [B] niebieską
    [V] fioletową
   *[K] czarną
} { $rank }
clans-card-not = { $colour ->
    [R] czerwonej
    [O] pomarańczowej
    [Y] żółtej
    [G] zielonej
    [B] niebieskiej
    [V] fioletowej
   *[K] czarnej
} { $rank }
clans-slot-name = { $tile }{ $side }{ $place ->
    [0] { "" }
   *[other] { $place }
}
# Tak, jak pokazuje gracz. Stół leży, płytka 1 po lewej; `turned` to yes, gdy stoi, płytka 1 u góry.
clans-corner = { $side ->
    [N] { $place ->
        [1] { $turned ->
            [yes] u góry po prawej
           *[no] u góry po lewej
        }
        [2] { $turned ->
            [yes] po prawej w środku
           *[no] u góry w środku
        }
       *[3] { $turned ->
            [yes] u dołu po prawej
           *[no] u góry po prawej
        }
    }
   *[S] { $place ->
        [1] { $turned ->
            [yes] u góry po lewej
           *[no] u dołu po lewej
        }
        [2] { $turned ->
            [yes] po lewej w środku
           *[no] u dołu w środku
        }
       *[3] { $turned ->
            [yes] u dołu po lewej
           *[no] u dołu po prawej
        }
    }
}
clans-head = { $side ->
    [W] { $turned ->
        [yes] górny
       *[no] lewy
    }
   *[E] { $turned ->
        [yes] dolny
       *[no] prawy
    }
}
clans-slot = { $side ->
    [W] { clans-head } szczyt stołu
    [E] { clans-head } szczyt stołu
   *[other] płytka { $tile }, { clans-corner }
}
clans-slot-to = { $side ->
    [W] na { clans-head }m szczycie stołu
    [E] na { clans-head }m szczycie stołu
   *[other] { clans-corner } przy płytce { $tile }
}
clans-slot-at = { clans-slot-to }
clans-shield-too = { $shield ->
    [yes] , z tarczą
   *[no] { "" }
}
clans-and-shield = { $shield ->
    [yes] { " " }i dokłada tarczę
   *[no] { "" }
}
clans-and-your-shield = { $shield ->
    [yes] { " " }i dokładasz tarczę
   *[no] { "" }
}

## Co się wydarzyło

clans-play = { $reader ->
    [yes] Kładziesz { clans-card-object } { clans-slot-to }{ clans-and-your-shield }.
   *[no] { $player } kładzie { clans-card-object } { clans-slot-to }{ clans-and-shield }.
}
clans-play-face-down = { $reader ->
    [yes] Kładziesz zakrytą kartę, { clans-card-object }, { clans-slot-to }{ clans-and-your-shield }.
   *[no] { $player } kładzie zakrytą kartę, { clans-card-object }, { clans-slot-to }{ clans-and-shield }.
}
clans-play-unseen = { $reader ->
    [yes] Kładziesz zakrytą kartę { clans-slot-to }{ clans-and-your-shield }.
   *[no] { $player } kładzie zakrytą kartę { clans-slot-to }{ clans-and-shield }.
}
clans-deal-table = Od początku { clans-card } leży { clans-slot-at }.
clans-deal-hand = { $reader ->
    [yes] Dostajesz na rękę { clans-card-object }.
   *[no] { $player } dostaje na rękę { clans-card-object }.
}
clans-deal-unseen = { $reader ->
    [yes] Dostajesz na rękę jedną kartę.
   *[no] { $player } dostaje na rękę jedną kartę.
}

## Dlaczego nie

clans-game-over = Gra się skończyła; nie zagrywa się już żadnych kart.
clans-still-dealing = Trwa jeszcze rozdawanie kart.
clans-deal-is-over = Rozdawanie się skończyło; więcej kart nie będzie.
clans-card-not-used = Nie możesz zagrać { clans-card-not }: przy tej liczbie osób są tylko wartości od 3 do { $highest }.
clans-not-in-bag = Nie możesz rozdać { clans-card-not }, bo nie ma jej już w worku.
clans-not-your-card = Nie masz na ręce { clans-card-not }.
clans-no-such-slot = Przy tym stole nie ma takiego miejsca: { $tiles ->
    [one] jest { $tiles } płytka
    [few] są { $tiles } płytki
   *[many] jest { $tiles } płytek
}, ze szczytem stołu na każdym końcu.
clans-slot-taken = Jest już karta { clans-slot-at }.
clans-nothing-adjacent = Nie możesz położyć { clans-card-not } { clans-slot-to }: ani obok, ani naprzeciw nie leży odkryta karta.
clans-no-match = Nie możesz położyć { clans-card-not } { clans-slot-to }: żadna karta obok ani naprzeciw nie jest { clans-colour } ani nie ma wartości { $rank }.
clans-a-card-fits = Zakrytą kartę zagrywa się tylko wtedy, gdy żadna z twoich kart nigdzie nie pasuje, a możesz położyć { clans-card-object } odkrytą { clans-slot-to }.
clans-no-shield-left = Nie masz już żadnej tarczy.
clans-deal-not-named = Trzeba powiedzieć, którą kartę się rozdaje; inaczej wiadomo tylko tyle, ile widzą inni.
clans-not-an-action = To nie jest akcja tej gry.
clans-notation = „{ $text }” nie jest akcją w tej grze (CG 7). Pisz 7G@2N3, 7G@2N3+ z tarczą, ~7G@2N3 dla zakrytej karty albo deal 7G dla rozdanej.
clans-card-not-named = Podaj, którą kartę zagrywasz: bez tego zapis mówi tylko tyle, ile o zakrytej karcie wiedzą inni.

## Jak się kończy i ile to warte

clans-last-card = Ostatnia w kolejności osoba zagrała swoją ostatnią kartę.
clans-score-take = Płytka { $tile }, tarcza { $shield }: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
} o wartości { $rank }
clans-swing-take = { match-swing-by }, głównie { $change ->
    [gain] dzięki kartom
   *[loss] przez karty
} o wartości { $rank } na płytce { $tile }.

## Stół na ekranie

clans-turn = Ruch { $turn } z { $turns }
clans-side-north = N
clans-side-south = S
clans-news-play = { $player } zagrywa { clans-card-object } na { clans-slot-name }{ clans-shield-too }.
clans-news-play-unseen = { $player } zagrywa zakrytą kartę na { clans-slot-name }{ clans-shield-too }.
clans-hand = Twoje karty i gdzie która pasuje
clans-hand-face-down = Twoje karty: żadna nie pasuje, zagraj zakrytą
clans-fits-nowhere = nigdzie nie pasuje
clans-panel-shields = Tarcze
clans-panel-cards = Karty
clans-panel-points = Punkty

## Karta i jej miejsca

clans-card-not-in-hand = Tej karty nie masz na ręce: { $card }.
clans-card-fits-nowhere = Karta { $card } nigdzie teraz nie pasuje.
clans-card-fits = { $places ->
    [one] Karta { $card } ma jedno możliwe miejsce.
    [few] Karta { $card } ma { $places } możliwe miejsca.
   *[many] Karta { $card } ma { $places } możliwych miejsc.
} Gdyby zaraz potem był koniec:
clans-card-note = Tarcze: 2:3×4 znaczy, że gracz 2 zabiera trzy czwórki. Dalej podano punkty, które każdy zyska lub straci, a na końcu twoje, jeśli dołożysz tarczę, i co ona zabierze. Na przykład: { $example }
clans-fit-rank = wartość
clans-fit-colour = kolor
clans-fit-both = wszystko
clans-fit-face-down = zakryta
clans-why-rank = Karta pasuje: ta sama wartość co na { $beside }.
clans-why-colour = Karta pasuje: ten sam kolor co na { $beside }.
clans-why-both = Karta pasuje i wartością, i kolorem: { $beside }.
clans-why-face-down = Możesz położyć tę kartę zakrytą, bo żadna z twoich nie pasuje.
clans-gain = { $player } { $points }
clans-gains = Gdyby gra się wtedy skończyła, punkty zmieniłyby się tak: { $gains }.
clans-no-gains = Punkty na razie się nie zmienią.

## Rozliczenie

clans-tile = Płytka { $tile }
clans-no-shields = brak tarcz
clans-takes-nothing = nic
clans-not-taken = nikt: { $cards }
clans-cards-taken = { $player } { $cards }
clans-tie-broken = Remis punktowy na czele, więc decyduje liczba zabranych kart: { $cards } (CG 6.5).
clans-tie-shared = Remis na czele, także w liczbie zabranych kart ({ $cards }), więc zwycięstwo jest wspólne (CG 6.5).
clans-revealed = Zakryta karta { clans-slot-at } ({ $player }) to { clans-card }.
clans-bag = Nierozdane
clans-no-cards = brak

## Zasady w skrócie

