# Co jest nie tak z zapisem partii lub z jej tasowaniem (docs/record.md)

record-wrong = { $field }: { $sentence } { record-step } ({ $rule })
record-wrong-entry = Wpis { $entry }, { $field }: { $sentence } { record-step } ({ $rule })

## Co zrobić, po każdym zdaniu poniżej

record-step = { $fault ->
    [record-too-large] Wybierz inny plik.
    [record-empty] Wybierz inny plik.
    [record-bom] Zapisz go jako UTF-8 bez BOM.
    [record-not-text] Wybierz plik .json.
    [record-utf-16] Zapisz go jako UTF-8.
    [record-not-utf-8] Wybierz oryginał.
    [record-not-json] Wybierz oryginał.
    [record-cut-off] Skopiuj go jeszcze raz.
    [record-schema] Zaktualizuj Clachan albo wybierz inny plik.
    [record-game] Zaktualizuj Clachan, zainstaluj grę albo wybierz inny plik.
    [record-rules] Otwórz plik w innej wersji Clachan.
    [record-result] Wybierz oryginał.
    [record-part] Zapisz partię ponownie, gdy się skończy.
   *[other] Popraw plik albo wybierz inny.
}

## Postać

record-too-large = Plik jest większy niż { $bytes } B, więc nie jest zapisem partii.
record-empty = Plik jest pusty.
record-bom = Plik zaczyna się od znacznika kolejności bajtów (BOM).
record-not-text = Ten plik nie jest tekstem, więc nie jest zapisem partii z Clachan.
record-utf-16 = Plik jest w UTF-16.
record-not-utf-8 = Plik nie jest w UTF-8.
record-not-json = Plik nie jest w formacie JSON.
record-cut-off = Plik jest niepełny.
record-no-schema = Plik nie jest zapisem partii: nie podaje schematu.
record-schema = Można odczytać tylko zapisy według schematu { $schema }.
record-field-missing = Brakuje pola „{ $name }”.
record-field-unknown = Nie ma tu pola „{ $name }”.
record-field-twice = To pole występuje dwa razy.
record-type = Powinna tu być wartość typu { $expected }, a nie { $found }.
record-text-short = Tekst musi mieć co najmniej { $least ->
    [one] { $least } znak
    [few] { $least } znaki
   *[many] { $least } znaków
}.
record-text-long = Tekst może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
}.
record-list-long = Lista może mieć najwyżej { $most ->
    [one] { $most } wpis
    [few] { $most } wpisy
   *[many] { $most } wpisów
}.
record-number-small = Liczba musi wynosić co najmniej { $least }.
record-number-large = Liczba może wynosić najwyżej { $most }.
record-control-characters = Tekst zawiera znaki sterujące.
record-not-hex = Powinny tu być 64 cyfry szesnastkowe, pisane małymi literami.
record-value = Taka wartość nie jest tu dozwolona.
record-action-or-kind = Wpis ma albo „action”, albo „kind”.

## Co zapis twierdzi

record-game = Gra „{ $game }” jest nieznana. Znane gry: { $games }.
record-rules = Partię rozegrano według zasad w wersji { $theirs }. Ten program obsługuje: { $ours }.
record-players = Zła liczba graczy: { $players }. Dozwolone: { $counts }.
record-options = Gra nie ma takich opcji.
record-seats = { $seats ->
    [one] Jest { $seats } miejsce
    [few] Są { $seats } miejsca
   *[many] Jest { $seats } miejsc
}, a liczba graczy to { $players }.
record-result = Wynik nie zgadza się z historią.
record-part = Plik zawiera tylko to, co widziała jedna osoba, więc nie można go kontynuować ani sprawdzić.
record-running-result = Trwająca partia nie ma wyniku.
record-running-secret = Trwająca partia nie ujawnia tajnej liczby.
record-salts = Wartości „salts” jest więcej niż graczy.
record-given = Historia jest krótsza niż część przejęta z innej partii.
record-secret = Tajna liczba zostaje ujawniona po zakończeniu partii i tylko wtedy.

## Tasowanie

shuffle-secret-missing = Tajna liczba nie jest jeszcze znana. Zapisz partię ponownie, gdy się skończy.
shuffle-secret-wrong = Tajna liczba nie odpowiada swojemu odciskowi (SHA-256).
shuffle-draw-differs = Wpis { $entry } podaje { $told }, ale z tajnej liczby wynika { $drawn }.
