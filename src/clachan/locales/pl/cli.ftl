cli-about = Cyfrowy stół do gier planszowych ze szkockich gór.
cli-command = polecenie
cli-usage = użycie
cli-arguments = argumenty
cli-options = opcje
cli-help = wyświetla tę pomoc i kończy działanie
cli-required = Brakuje: { $names }.
cli-bad-choice = { $name } nie może mieć wartości „{ $value }”. Do wyboru: { $choices }.
cli-no-value = { $name } wymaga wartości.
cli-unrecognized = Nieznane argumenty: { $names }.
cli-see-help = { $problem } Zobacz: { $command }
cli-lang = język: en, de lub pl
cli-game = gra: { $games }
cli-version = wyświetla wersję i kończy działanie
cli-print-completion = wypisuje skrypt uzupełniania dla tej powłoki
cli-players = liczba graczy
cli-record = zapis partii (JSON)
cli-from = zaczyna od tego wpisu

cli-no-such-game = Nie ma gry „{ $game }”. Do wyboru: { $games }.
cli-no-such-count = Zła liczba graczy: { $count }. Wybierz { $counts }.
cli-no-such-bot = Nie ma bota „{ $bot }”. Do wyboru: { $bots }.
cli-unknown-option = Nie ma opcji { $option }.
cli-unknown-option-near = Nie ma opcji { $option }. Czy chodzi o { $near }?
cli-extra-missing = Brakuje pakietów. Zainstaluj je: pip install "clachan[{ $extra }]"
cli-bot-other-game = Bot { $bot } nie zna gry { $game }. Do wyboru: { $bots }.
cli-plugin-skipped = Pominięto wtyczkę „{ $name }” z pakietu { $package }: { $reason }. Zaktualizuj albo usuń ten pakiet.
cli-plugin-failed = Gra lub bot „{ $name }” zgłasza błąd: { $reason }. Powiadom autora.
cli-bots-differ = { $bots ->
    [one] Podano { $bots } bota
    [few] Podano { $bots } boty
   *[many] Podano { $bots } botów
}, a liczba graczy to { $players }. Podaj po jednym na gracza.
cli-not-positive = Wartość { $option } musi wynosić co najmniej 1, a nie { $number }.
cli-not-whole = Wartość { $option } musi być liczbą całkowitą, a nie „{ $text }”.
cli-from-where = Wartość --from musi wynosić od 1 do { $last }, a nie { $start }.
cli-seed-too-long = Ziarno musi być liczbą od −9223372036854775808 do 18446744073709551615.
cli-output-closed = Wyjście jest zamknięte. Otwórz terminal albo przekieruj wyjście do pliku.
cli-stream-failed = Nie udał się odczyt lub zapis: { $problem }. Spróbuj ponownie.
cli-or = { $most } lub { $last }
cli-file-unread = Nie można odczytać pliku { $file }: { $problem }. Sprawdź nazwę albo wybierz inny plik.
cli-file-not-found = nie ma takiego pliku ani folderu
cli-file-is-folder = to jest folder
cli-file-special = to nie jest zwykły plik
cli-file-not-allowed = brak uprawnień
cli-file-bad-name = nieprawidłowa nazwa pliku
cli-file-no-space = dysk jest pełny
cli-file-unnamed = Podaj nazwę pliku.
cli-file-error = błąd systemu { $code }

cli-play-about = Uruchamia grę w terminalu.
cli-play-seats = miejsca w kolejności tur: you (ty) lub bot ({ $bots }), oddzielone przecinkami; bot może mieć budżet, na przykład expert:ms=200
cli-play-colour = kolory: auto, always (zawsze) lub never (nigdy)
cli-play-record = plik na zapis partii; powstaje po jej zakończeniu lub po wyjściu
cli-play-seed = ziarno; to samo ziarno daje to samo tasowanie
cli-play-continue = kontynuuje zapisaną partię jako nową
cli-play-ply = liczba akcji, po których zaczyna się dalsza gra; liczy się każda rozdana karta

cli-serve-about = Uruchamia serwer do gry w przeglądarce.
cli-backup-about = Zapisuje kopię wszystkich stołów w jednym pliku, także gdy serwer działa.

cli-simulate-about = Rozgrywa wiele partii między botami i pokazuje wyniki.
cli-simulate-games = liczba partii
cli-simulate-bots = boty na kolejnych miejscach ({ $bots }), oddzielone przecinkami; budżet opcjonalny, na przykład expert:ms=200; domyślnie { $first } przeciw { $others }
cli-simulate-seed = ziarno; to samo ziarno daje te same partie
cli-simulate-jobs = liczba procesów; domyślnie wszystkie rdzenie
cli-simulate-done =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, ziarno { $seed }
cli-simulate-seat = miejsce
cli-simulate-bot = bot
cli-simulate-wins = wygrane (95%)
cli-simulate-points = punkty
cli-simulate-place = lokata
cli-simulate-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($lower, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($upper, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-simulate-mean-points = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-simulate-mean-place = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }

cli-conform-about = Sprawdza, czy gra spełnia wspólny kontrakt.
cli-conform-games = liczba losowych partii przy każdej liczbie graczy
cli-conform-kept = { $game }: kontrakt spełniony (partie: { $games }, pozycje: { $positions }, sprawdzenia: { $checks })
cli-conform-broken = Kontrakt naruszony: { $problem }
cli-conform-repeat = Powtórz z ziarnem { $seed }: { $command }

cli-replay-about = Opisuje słowami zapisaną partię.
cli-replay-head = { $title }: { $names } (partia { $match })
cli-replay-running = Partia jeszcze trwa.
cli-replay-incomplete = Trwająca partia, widziana z jednego miejsca; ukryte karty pozostają ukryte.
cli-replay-place = { $place }. { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
cli-replay-resigned = { $line } – poddanie partii

cli-verify-about = Sprawdza tasowanie zakończonej partii.
cli-verify-true =
    Tasowanie było uczciwe: { $draws ->
        [one] { $draws } losowanie wynika
        [few] { $draws } losowania wynikają
       *[many] { $draws } losowań wynika
    } z tajnej liczby, a ta ma właściwy odcisk.
cli-verify-given = { $given ->
    [one] Pierwszy wpis pochodzi z innej partii; nie jest sprawdzany
    [few] Pierwsze { $given } wpisy pochodzą z innej partii; nie są sprawdzane
   *[many] Pierwszych { $given } wpisów pochodzi z innej partii; nie są sprawdzane
}. Sprawdź też zapis tamtej partii.
cli-verify-rest = { $draws ->
    [one] { $draws } późniejsze losowanie wynika
    [few] { $draws } późniejsze losowania wynikają
   *[many] { $draws } późniejszych losowań wynika
} z tajnej liczby, a ta ma właściwy odcisk.
cli-verify-no-draws = Nie ma losowań do sprawdzenia.
cli-verify-false = Tasowanie się nie zgadza. { $problem } Zapisz partię jeszcze raz i sprawdź nowy plik.
cli-verify-running = Ta partia jeszcze trwała, gdy ją zapisano. Tajna liczba zostanie ujawniona na końcu; wtedy zapisz partię jeszcze raz.
cli-verify-nothing = Ten zapis nie zawiera danych o tasowaniu, więc nie ma czego sprawdzać. Wybierz inny.

## What stands for a value in the help

cli-value-address = ADRES
cli-value-addresses = ADRESY
cli-value-program = PROGRAM
cli-value-deadline = N
cli-value-dir = FOLDER
cli-value-file = PLIK
cli-value-game = gra
cli-value-games = N
cli-value-groups = N
cli-value-host = ADRES
cli-value-hosts = NAZWY
cli-value-jobs = N
cli-value-players = N
cli-value-ply = N
cli-value-record = PLIK
cli-value-seats = MIEJSCA
cli-value-seed = ZIARNO
cli-value-start = N
