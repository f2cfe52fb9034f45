# Odrzucony zapis, w przeglądarce

web-import-entry = Wpis { $entry }: { $sentence }
web-import-foreign = To nie jest plik gry z Clachan. Wybierz plik zapisany przyciskiem „{ web-export }”; jego nazwa kończy się na .json.
web-import-empty = Plik jest pusty. Zapisz partię jeszcze raz i wybierz nowy plik.
web-import-cut-off = Plik jest ucięty: brakuje jego końca. Skopiuj go jeszcze raz albo zapisz partię na nowo.
web-import-encoded = Inny program zapisał ten plik po swojemu. Wybierz oryginał, taki, jaki zapisał Clachan.
web-import-newer = Plik pochodzi z nowszej wersji Clachan. Zaktualizuj tę albo otwórz plik tam, gdzie został zapisany.
web-import-older = Partię rozegrano według starszych zasad, których ta wersja Clachan już nie zna.
web-import-part = Plik zapisano, gdy partia jeszcze trwała, więc jest w nim tylko to, co widziała jedna osoba. Zapisz go jeszcze raz, gdy partia się skończy.
web-import-changed = Plik został zmieniony: wynik nie zgadza się z ruchami. Wybierz oryginał.
web-import-seal = Plik został zmieniony: pieczęć tasowania nie pasuje do partii. Wybierz oryginał.
web-import-damaged = Plik jest uszkodzony. Wybierz oryginał albo zapisz partię jeszcze raz.
web-import-damaged-at = Plik jest uszkodzony: krok { $entry } tej partii nie mógł tak wyglądać. Wybierz oryginał albo zapisz partię jeszcze raz.
web-import-too-long = Ta partia jest za długa na jeden stół.
web-import-details = Szczegóły
