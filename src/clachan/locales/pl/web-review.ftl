# Spojrzenie wstecz, podpowiedzi i droga do pierwszej gry

web-first-clans = Pierwsza gra, z pomocą
web-first-glenmore = Pierwsza gra, z pomocą
web-look-back = Spójrz wstecz
web-replay = Spojrzenie wstecz: pozycja { $ply } z { $plies }
web-replay-before = Przed pierwszą akcją
web-replay-steps = Przez całą partię
web-replay-slider = Pozycja
web-replay-first = Na początek
web-replay-last = Do ostatniej pozycji
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-leave-over = Zamknij
web-replay-seat = Widok z miejsca
web-replay-scores = Gdyby gra skończyła się tutaj
web-replay-link = Kopiuj link
web-replay-link-about = Link do tej pozycji
web-replay-anew = Przy nowym stole pozostałe miejsca zajmą boty, a karty, których nie widać, zostaną rozdane od nowa.

## Jak przebiegła

web-course = Przebieg partii
web-course-about = Punkty wszystkich po każdej turze, gdyby gra się wtedy skończyła.
web-course-empty = Nie rozegrano żadnej tury.
web-course-after = Punkty po turze { $turn }
web-course-turn = Tura { $turn }: { $scores }
web-course-score = { $player } { $points }
web-course-table = To samo w liczbach
web-course-column = Tura
web-course-row = { $turn }, { $player }
web-swings = Punkty zwrotne
web-swing-my-gain = Zyskujesz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} względem najlepszej z pozostałych osób.
web-swing-my-loss = Tracisz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} względem najlepszej z pozostałych osób.

## Tasowanie

web-seal-about = Zanim ktokolwiek usiadł, serwer wylosował tajną liczbę, z której wynika każda karta i płytka, i pokazał jej odcisk. Odcisk niczego nie zdradza, więc nikt nie przewidzi losowania. Inna liczba miałaby jednak inny odcisk, więc nikt go też nie zmieni. Po zakończeniu tajna liczba jest pokazywana wszystkim.
web-seal-over = Zanim ktokolwiek usiadł, serwer wylosował tajną liczbę, z której wynikała każda karta i płytka, i pokazał tylko jej odcisk. Oto ta liczba. Jeśli ma ten sam odcisk, nie podmieniono jej po drodze.
web-seal-commitment = Odcisk, pokazany przed początkiem (SHA-256)
web-seal-check = Sprawdź w tej przeglądarce
web-seal-whole = Zgadza się: ta liczba była ustalona przed początkiem.
web-seal-broken = Nie zgadza się: to nie jest liczba zapieczętowana przed początkiem.
web-seal-unknown = Ta przeglądarka sprawdza to tylko przez bezpieczne połączenie (https). Poniższe polecenie działa zawsze.
web-seal-draws = Aby przeliczyć na nowo każde losowanie, zapisz partię i uruchom to polecenie:

## Podpowiedzi

web-hint = Podpowiedź
web-hint-waits = Namysł …
web-hint-close = Zamknij podpowiedź
web-hint-take = Zrób to
web-do-clans-play = Połóż na { clans-slot } tę kartę: { clans-card }{ $shield ->
    [yes] , i dołóż tarczę na tej płytce
   *[no] , bez tarczy
}.
web-do-clans-play-face-down = Połóż zakrytą na { clans-slot } tę kartę: { clans-card }{ $shield ->
    [yes] , i dołóż tarczę na tej płytce
   *[no] { "" }
}.
web-do-glenmore-take = Weź z łańcucha tę płytkę: { glenmore-tile }. Połóż ją na { $cell } swojej ziemi.
web-do-glenmore-discard = Usuń z gry tę płytkę: { glenmore-tile }.
web-do-glenmore-pay = Zapłać z { $cell }: { glenmore-resource }.
web-do-glenmore-sell = Sprzedaj { glenmore-resource-object } z { $cell } za { glenmore-coins }.
web-do-glenmore-buy = Kup { glenmore-resource-object } za { glenmore-coins }.
web-do-glenmore-pay-member = Oddaj członka klanu z { $cell }.
web-do-glenmore-pay-chieftain = Oddaj wodza.
web-do-glenmore-gain = Wybierz { glenmore-resource-object }.
web-do-glenmore-activate = Uruchom { glenmore-tile-object } na { $cell }.
web-do-glenmore-ness = Dzięki Loch Ness uruchom { glenmore-tile-object } na { $cell }.
web-do-glenmore-move = Przesuń członka klanu z { $cell } na { $to }.
web-do-glenmore-promote = Uczyń wodzem członka klanu z { $cell }.
web-do-glenmore-stop = Nie płać nic więcej.
web-do-glenmore-resolve = Niech zadziała Loch Shiel.
web-do-glenmore-done = Nie uruchamiaj nic więcej.
web-do-glenmore-end = Zakończ turę.
