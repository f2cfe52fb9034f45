# Partia krok po kroku

web-replay = Przegląd
web-replay-before = Przed pierwszym ruchem
web-replay-dealt = Gra jest przygotowana. Teraz tura 1.
web-replay-turn = { $turn ->
    [0] Przed turą 1 z { $turns }
   *[other] Tura { $turn } z { $turns }
}
web-replay-turn-back = Jedna tura wstecz
web-replay-turn-on = Jedna tura dalej
web-replay-keys = ← →: jeden krok. Shift + ← →: jedna tura. Home, End: pierwsza, ostatnia pozycja.
web-replay-steps = Odtwarzanie
web-replay-slider = Pozycja
web-replay-first = Pierwsza pozycja
web-replay-last = Ostatnia pozycja
web-replay-play = Odtwórz
web-replay-pause = Wstrzymaj
web-replay-seat = Widok
web-replay-spectator = Widz
web-replay-scores = Gdyby gra skończyła się w tym momencie
web-replay-so-far = dotąd
web-replay-link = Kopiuj link
web-replay-link-about = Link do tej pozycji
web-replay-dealt-again = Przy nowym stole pozostałe miejsca zajmą boty, a ukryte karty zostaną rozdane ponownie.
web-review = Pozycja { $ply } z { $plies }
web-review-back = Wstecz
web-review-on = Dalej
web-review-end = Do bieżącej pozycji

## Przebieg punktacji i punkty zwrotne

web-course-about = Punkty graczy, gdyby gra skończyła się po danej turze.
web-course-empty = Nie rozegrano żadnej tury.
web-course-after = Punkty po turze { $turn }
web-course-turn = Tura { $turn }: { $scores }
web-course-score = { $player } { $points }
web-course-table = Jako tabela
web-course-column = Tura
web-course-row = { $turn }, { $player }
web-swings = Punkty zwrotne
web-swing-leads = { $reader ->
    [yes] Odtąd prowadzisz do końca.
   *[no] Odtąd do końca prowadzi { $player }.
}
match-swing-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
match-swing-by = { $change ->
    [gain] { $rival ->
        [-1] { $reader ->
            [yes] Zyskujesz { match-swing-points } względem najgroźniejszego rywala
           *[no] { $player } zyskuje { match-swing-points } względem najgroźniejszego rywala
        }
       *[other] { $reader ->
            [yes] Zyskujesz { match-swing-points } względem rywala ({ $opponent })
            [rival] { $player } zyskuje { match-swing-points } względem ciebie
           *[no] { $player } zyskuje { match-swing-points } względem rywala ({ $opponent })
        }
    }
   *[loss] { $rival ->
        [-1] { $reader ->
            [yes] Tracisz { match-swing-points } względem najgroźniejszego rywala
           *[no] { $player } traci { match-swing-points } względem najgroźniejszego rywala
        }
       *[other] { $reader ->
            [yes] { $opponent } zyskuje { match-swing-points } względem ciebie
            [rival] Zyskujesz { match-swing-points } względem rywala ({ $player })
           *[no] { $opponent } zyskuje { match-swing-points } względem rywala ({ $player })
        }
    }
}
match-swing = { match-swing-by }.
match-swing-even = { $reader ->
    [yes] Dystans do najgroźniejszego rywala pozostaje bez zmian.
   *[no] { $player }: dystans do najgroźniejszego rywala bez zmian.
}
