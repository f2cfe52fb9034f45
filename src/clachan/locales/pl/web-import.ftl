# Odrzucony zapis, w przeglądarce

web-import-entry = Wpis { $entry }: { $sentence }
web-import-foreign = To nie jest plik partii z Clachan. Wybierz plik .json zapisany przyciskiem „{ web-export }”.
web-import-empty = Plik jest pusty. Pobierz partię jeszcze raz i wybierz nowy plik.
web-import-cut-off = Plik jest niepełny. Skopiuj go jeszcze raz albo ponownie pobierz partię.
web-import-encoded = Inny program zmienił ten plik. Wybierz oryginał.
web-import-newer = Plik pochodzi z nowszej wersji Clachan. Zaktualizuj Clachan albo otwórz plik tam, gdzie go zapisano.
web-import-older = Partię rozegrano według starszych zasad, których ta wersja nie obsługuje. Otwórz ją w starszej wersji Clachan.
web-import-part = Plik zapisano w trakcie partii, więc pokazuje tylko to, co widziała jedna osoba. Pobierz go ponownie po zakończeniu partii.
web-import-changed = Plik został zmieniony: wynik nie zgadza się z ruchami. Wybierz oryginał.
web-import-seal = Plik został zmieniony: tasowanie się nie zgadza. Wybierz oryginał.
web-import-damaged = Plik jest uszkodzony. Wybierz oryginał albo ponownie pobierz partię.
web-import-damaged-at = Plik jest uszkodzony we wpisie { $entry }. Wybierz oryginał albo ponownie pobierz partię.
web-import-too-long = Ta partia ma za dużo ruchów, aby otworzyć ją jako stół. Odtwórz ją w terminalu: clachan replay
web-import-details = Szczegóły
