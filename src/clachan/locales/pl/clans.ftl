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
clans-slot-name = { $tile }{ $side }{ $place ->
    [0] { "" }
   *[other] { $place }
}
# Tak, jak pokazuje gracz. Stół leży, kafelek 1 po lewej; `turned` to yes, gdy stoi, kafelek 1 u góry.
clans-corner = { $side ->
    [N] { $place ->
        [1] { $turned ->
            [yes] u góry po prawej
           *[no] u góry po lewej
        }
        [2] { $turned ->
            [yes] po prawej pośrodku
           *[no] u góry pośrodku
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
            [yes] po lewej pośrodku
           *[no] u dołu pośrodku
        }
       *[3] { $turned ->
            [yes] u dołu po lewej
           *[no] u dołu po prawej
        }
    }
}
clans-head = { $side ->
    [W] { $turned ->
        [yes] górn
       *[no] lew
    }
   *[E] { $turned ->
        [yes] doln
       *[no] praw
    }
}
clans-slot = { $side ->
    [W] { clans-head }e pojedyncze miejsce
    [E] { clans-head }e pojedyncze miejsce
   *[other] kafelek { $tile }, { clans-corner }
}
clans-slot-to = { $side ->
    [W] na { clans-head }ym pojedynczym miejscu
    [E] na { clans-head }ym pojedynczym miejscu
   *[other] na kafelku { $tile }, { clans-corner }
}
clans-slot-at = { clans-slot-to }
clans-shield-too = { $shield ->
    [yes] , z tarczą
   *[no] { "" }
}
clans-and-shield = { $shield ->
    [yes] , z tarczą
   *[no] { "" }
}
clans-and-your-shield = { $shield ->
    [yes] , z tarczą
   *[no] { "" }
}

## Co się wydarzyło

clans-play = { $reader ->
    [yes] Zagrywasz { clans-card-object } { clans-slot-to }{ clans-and-your-shield }.
   *[no] { $player } zagrywa { clans-card-object } { clans-slot-to }{ clans-and-shield }.
}
clans-play-face-down = { $reader ->
    [yes] Zagrywasz zakrytą { clans-card-object } { clans-slot-to }{ clans-and-your-shield }.
   *[no] { $player } zagrywa zakrytą { clans-card-object } { clans-slot-to }{ clans-and-shield }.
}
clans-play-unseen = { $reader ->
    [yes] Zagrywasz zakrytą kartę { clans-slot-to }{ clans-and-your-shield }.
   *[no] { $player } zagrywa zakrytą kartę { clans-slot-to }{ clans-and-shield }.
}
clans-deal-table = Karta początkowa { clans-slot-at }: { clans-card }.
clans-deal-hand = { $reader ->
    [yes] Dostajesz na rękę { clans-card-object }.
   *[no] { $player } dostaje na rękę { clans-card-object }.
}
clans-deal-unseen = { $reader ->
    [yes] Dostajesz na rękę 1 kartę.
   *[no] { $player } dostaje na rękę 1 kartę.
}

## Dlaczego nie

clans-slot-taken = To miejsce jest już zajęte: { clans-slot }. Wybierz wolne.

## Jak się kończy i ile to warte

clans-last-card = Ostatnia w kolejności osoba zagrała swoją ostatnią kartę.
clans-score-take = Kafelek { $tile }, tarcza { $shield }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
} o wartości { $rank }
clans-swing-take = { match-swing-by }, głównie { $change ->
    [gain] dzięki kartom
   *[loss] przez karty
} o wartości { $rank } na kafelku { $tile }.

## Stół na ekranie

clans-turn = Tura { $turn } z { $turns }
clans-side-north = N
clans-side-south = S
clans-fits-nowhere = nigdzie nie pasuje
clans-panel-shields = Tarcze
clans-panel-cards = Karty
clans-panel-points = Punkty

## Karta i jej miejsca

clans-why-face-down = Zakryta, bo żadna z twoich kart nie pasuje.

## Punkty

clans-tile = Kafelek { $tile }
clans-no-shields = brak tarcz
clans-takes-nothing = nic
clans-bag = Nierozdane
