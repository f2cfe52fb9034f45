# Co jest nie tak z zapisem partii lub z jej tasowaniem (docs/record.md)

record-wrong = { $field }: { $sentence } ({ $rule })
record-wrong-entry = Wpis { $entry }, { $field }: { $sentence } ({ $rule })

## Postać

record-too-large = To więcej niż { $bytes } bajtów, więc nie może to być zapis partii.
record-empty = Plik jest pusty.
record-bom = Plik zaczyna się od znacznika kolejności bajtów (BOM); zapisz go jako UTF-8 bez BOM.
record-not-text = Ten plik nie jest tekstem, więc nie jest zapisem partii z Clachan. Nazwy zapisów kończą się na .json.
record-utf-16 = Plik jest w UTF-16; zapisz go jako UTF-8.
record-not-utf-8 = Plik nie jest w UTF-8.
record-not-json = To nie jest JSON.
record-cut-off = Plik jest ucięty: brakuje jego końca.
record-no-schema = To nie jest zapis partii: nie podaje schematu.
record-schema = Można odczytać tylko zapisy według schematu { $schema }.
record-field-missing = Brakuje pola „{ $name }”.
record-field-unknown = Nie ma tu pola „{ $name }”.
record-field-twice = To pole występuje dwa razy.
record-type = Powinna tu być wartość typu { $expected }, a nie { $found }.
record-text-short = Tekst musi mieć co najmniej { $least ->
    [one] jeden znak
    [few] { $least } znaki
   *[many] { $least } znaków
}.
record-text-long = Tekst może mieć co najwyżej { $most ->
    [one] jeden znak
    [few] { $most } znaki
   *[many] { $most } znaków
}.
record-list-long = Lista może mieć co najwyżej { $most ->
    [one] jeden wpis
    [few] { $most } wpisy
   *[many] { $most } wpisów
}.
record-number-small = Liczba musi wynosić co najmniej { $least }.
record-number-large = Liczba może wynosić co najwyżej { $most }.
record-control-characters = Tekst zawiera znaki sterujące.
record-not-hex = Powinny tu być 64 cyfry szesnastkowe, pisane małymi literami.
record-value = Taka wartość nie jest tu dozwolona.
record-action-or-kind = Wpis ma albo „action”, albo „kind”.

## Co zapis twierdzi

record-game = Gra „{ $game }” nie jest znana; do wyboru: { $games }.
record-rules = Partię rozegrano według wersji { $theirs } zasad; ten program czyta: { $ours }.
record-players = Zła liczba graczy ({ $players }); dozwolone są: { $counts }.
record-options = Gra nie ma takich opcji.
record-seats = { $seats ->
    [one] Jest jedno miejsce
    [few] Są { $seats } miejsca
   *[many] Jest { $seats } miejsc
}, a liczba graczy to { $players }.
record-result = Wynik nie zgadza się z tym, co wynika z wpisów.
record-part = To tylko część partii, którą widziała jedna osoba; nie da się jej odtworzyć.
record-running-result = Partia, która jeszcze trwa, nie ma wyniku.
record-running-secret = Partia, która jeszcze trwa, nie zdradza swojego sekretu.
record-salts = Wartości „salts” jest więcej niż graczy.
record-given = Wpisów jest mniej, niż miało zostać przejętych.
record-secret = Sekret zostaje ujawniony wtedy, gdy partia się skończy, i tylko wtedy.

## Tasowanie

shuffle-secret-missing = Sekret nie jest jeszcze znany; zostaje ujawniony, gdy partia się skończy.
shuffle-secret-wrong = Sekret nie odpowiada zobowiązaniu: jego SHA-256 jest inne.
shuffle-draw-differs = Wpis { $entry } podaje { $told }, ale z sekretu wynika { $drawn }.
