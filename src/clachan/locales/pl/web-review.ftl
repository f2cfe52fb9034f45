# Spojrzenie wstecz i droga do pierwszej gry

web-first-clans = Pierwsza gra, z pomocą
web-first-glenmore = Pierwsza gra, z pomocą
web-look-back = Spójrz wstecz
web-replay = Spojrzenie wstecz: pozycja { $ply } z { $plies }
web-replay-before = Przed pierwszym ruchem
web-replay-dealt = Wszystko rozdane; zaraz pierwsza tura
web-replay-turn = { $turn ->
    [0] Przed turą 1 z { $turns }
   *[other] Tura { $turn } z { $turns }
}
web-replay-turn-back = Jedna tura wstecz
web-replay-turn-on = Jedna tura dalej
web-replay-keys = ← → jeden krok, Shift z ← → jedna tura, Home i End
web-replay-steps = Przez całą partię
web-replay-slider = Pozycja
web-replay-first = Na początek
web-replay-last = Do ostatniej pozycji
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-leave-over = Zamknij
web-replay-seat = Widok
web-replay-nobody = Jako widz
web-replay-scores = Gdyby gra skończyła się tutaj
web-replay-so-far = dotąd
web-replay-link = Kopiuj link
web-replay-link-about = Link do tej pozycji
web-replay-dealt-again = Przy nowym stole pozostałe miejsca zajmą boty, a karty, których nie widać, zostaną rozdane od nowa.

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

## Tasowanie

web-seal-about = Zanim ktokolwiek usiadł, serwer wylosował tajną liczbę, z której wynika każda karta i płytka, i pokazał jej odcisk. Odcisk niczego nie zdradza, więc nikt nie przewidzi losowania. Inna liczba miałaby jednak inny odcisk, więc nikt go też nie zmieni. Po zakończeniu tajna liczba jest pokazywana wszystkim.
web-seal-over = Zanim ktokolwiek usiadł, serwer wylosował tajną liczbę, z której wynikała każda karta i płytka, i pokazał tylko jej odcisk. Oto ta liczba. Jeśli ma ten sam odcisk i wynika z niej każde losowanie, nikt niczego po drodze nie zmienił.
web-seal-commitment = Odcisk, pokazany przed początkiem (SHA-256)
web-seal-check = Sprawdź każde losowanie
web-seal-broken = Nie zgadza się: tajna liczba ma inny odcisk.
web-seal-draws = Aby przeliczyć wszystko bez tego serwera, zapisz partię i uruchom to polecenie:
web-seal-imported = Zapis podaje tajną liczbę swojego tasowania, z której wynika każda karta i płytka, oraz jej odcisk.
web-seal-fingerprint = Odcisk (SHA-256)
web-proof-whole = Zgadza się: tajna liczba była ustalona przed początkiem i { $draws ->
    [one] wynika z niej jedyne losowanie
    [few] wynikają z niej wszystkie { $draws } losowania
   *[many] wynika z niej wszystkich { $draws } losowań
}.
web-proof-rest = Zgadza się: tajna liczba była ustalona, zanim zaczęto grać przy tym stole, i { $draws ->
    [one] wynika z niej jedyne losowanie
    [few] wynikają z niej wszystkie { $draws } losowania
   *[many] wynika z niej wszystkich { $draws } losowań
}. To, co było wcześniej, przejęto z innej partii.
web-proof-imported = { $draws ->
    [one] Jedyne losowanie wynika
    [few] Wszystkie { $draws } losowania wynikają
   *[many] Wszystkich { $draws } losowań wynika
} z tajnej liczby podanej w pliku. Czy jej odcisk pokazano przed początkiem, wiedzą tylko ci, którzy grali.
web-proof-unsealed = { $draws ->
    [one] Jedyne losowanie wynika
    [few] Wszystkie { $draws } losowania wynikają
   *[many] Wszystkich { $draws } losowań wynika
} z tajnej liczby. Jej odcisk ta przeglądarka sprawdza tylko przez bezpieczne połączenie (https); poniższe polecenie działa zawsze.
web-proof-none = Niczego tu nie losowano, więc nie ma czego sprawdzać.
web-proof-differs = Nie zgadza się: to, co stoi w zapisie na miejscu { $entry }, nie wynika z tajnej liczby.
