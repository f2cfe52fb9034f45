# Tasowanie

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
web-proof-none = Niczego tu nie losowano, więc nie ma czego sprawdzać.
web-proof-differs = Błąd: wpis { $entry } nie wynika z tajnej liczby.
