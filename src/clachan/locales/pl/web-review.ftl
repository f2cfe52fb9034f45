# Spojrzenie wstecz i droga do pierwszej gry

web-first-clans = Pierwsza gra z trenerem
web-first-glenmore = Pierwsza gra z trenerem
web-look-back = Przegląd partii
web-replay = Przegląd: pozycja { $ply } z { $plies }
web-replay-before = Przed pierwszym ruchem
web-replay-dealt = Gra jest przygotowana. Teraz tura 1.
web-replay-turn = { $turn ->
    [0] Przed turą 1 z { $turns }
   *[other] Tura { $turn } z { $turns }
}
web-replay-turn-back = Jedna tura wstecz
web-replay-turn-on = Jedna tura dalej
web-replay-keys = ← → jeden krok, Shift + ← → jedna tura, Home i End
web-replay-steps = Odtwarzanie
web-replay-slider = Pozycja
web-replay-first = Pierwsza pozycja
web-replay-last = Ostatnia pozycja
web-replay-play = Odtwórz
web-replay-pause = Wstrzymaj
web-replay-leave-over = Zamknij
web-replay-seat = Widok
web-replay-spectator = Widz
web-replay-scores = Gdyby gra skończyła się tutaj
web-replay-so-far = dotąd
web-replay-link = Kopiuj link
web-replay-link-about = Link do tej pozycji
web-replay-dealt-again = Przy nowym stole pozostałe miejsca zajmą boty, a ukryte karty zostaną rozdane ponownie.

## Jak przebiegła

web-course = Przebieg punktacji
web-course-about = Punkty graczy, gdyby gra skończyła się po danej turze.
web-course-empty = Nie rozegrano żadnej tury.
web-course-after = Punkty po turze { $turn }
web-course-turn = Tura { $turn }: { $scores }
web-course-score = { $player } { $points }
web-course-table = Jako tabela
web-course-column = Tura
web-course-row = { $turn }, { $player }
web-swings = Punkty zwrotne

## Tasowanie

web-seal-about = Przed partią serwer wylosował tajną liczbę, która wyznacza każde losowanie, i pokazał jej odcisk. Losowań nie da się więc zmienić. Po partii liczba zostanie ujawniona.
web-seal-over = Przed partią serwer pokazał odcisk tajnej liczby. Jeśli liczba poniżej ma ten odcisk i wynika z niej każde losowanie, tasowanie było uczciwe.
web-seal-commitment = Odcisk pokazany przed startem (SHA-256)
web-seal-check = Sprawdź losowania
web-seal-broken = Błąd: tajna liczba ma inny odcisk.
web-seal-draws = Aby sprawdzić losowania bez tego serwera, pobierz partię i uruchom polecenie:
web-seal-imported = Plik zawiera tajną liczbę tasowania i jej odcisk.
web-seal-fingerprint = Odcisk (SHA-256)
web-proof-whole = Wszystko się zgadza: { $draws ->
    [one] jedyne losowanie wynika
    [few] wszystkie { $draws } losowania wynikają
   *[many] wszystkie losowania ({ $draws }) wynikają
} z tajnej liczby ustalonej przed startem.
web-proof-rest = Wszystko się zgadza: { $draws ->
    [one] jedyne losowanie przy tym stole wynika
    [few] wszystkie { $draws } losowania przy tym stole wynikają
   *[many] wszystkie losowania przy tym stole ({ $draws }) wynikają
} z tajnej liczby. Wcześniejsze należą do innej partii.
web-proof-imported = { $draws ->
    [one] Jedyne losowanie wynika
    [few] Wszystkie { $draws } losowania wynikają
   *[many] Wszystkie losowania ({ $draws }) wynikają
} z tajnej liczby w pliku. Czy jej odcisk pokazano przed startem, wiedzą tylko uczestnicy partii.
web-proof-unsealed = { $draws ->
    [one] Jedyne losowanie wynika
    [few] Wszystkie { $draws } losowania wynikają
   *[many] Wszystkie losowania ({ $draws }) wynikają
} z tajnej liczby. Jej odcisk sprawdzisz przez https albo poleceniem poniżej.
web-proof-none = Niczego tu nie losowano, nie ma czego sprawdzać.
web-proof-differs = Błąd: wpis { $entry } nie wynika z tajnej liczby.
