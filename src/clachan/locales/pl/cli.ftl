cli-about = Cyfrowy stół do gier planszowych ze szkockich gór.
cli-command = polecenie
cli-lang = język: en, de lub pl
cli-game = gra: { $games }
cli-version = pokaż wersję i zakończ
cli-print-completion = wypisz skrypt, dzięki któremu ta powłoka uzupełnia polecenia i opcje
cli-players = liczba graczy
cli-record = zapis partii w formacie JSON
cli-from = zacznij od tego wpisu

cli-no-such-game = Nie ma gry „{ $game }”; do wyboru: { $games }.
cli-no-such-count = Zła liczba graczy ({ $count }): może ich być { $counts }.
cli-no-such-bot = Nie ma bota „{ $bot }”; do wyboru: { $bots }.
cli-unknown-option = Nie ma opcji { $option }.
cli-unknown-option-near = Nie ma opcji { $option }. Czy chodzi o { $near }?
cli-extra-missing = Potrzebne do tego pakiety nie są zainstalowane: pip install "clachan[{ $extra }]"
cli-bot-other-game = { $bot } nie gra w { $game }; te boty grają: { $bots }.
cli-plugin-skipped = Pominięto wtyczkę „{ $name }” z pakietu { $package }: { $reason }
cli-bots-differ = { $bots ->
    [one] Podano jednego bota
   *[other] Podano { $bots } botów
}, a liczba graczy to { $players }.
cli-not-positive = Wartość { $option } musi wynosić co najmniej 1, a nie { $number }.
cli-not-whole = { $option } musi być liczbą całkowitą, a nie „{ $text }”.
cli-from-where = Wartość --from musi być od 1 do { $last }, a nie { $start }.
cli-seed-too-long = Ziarno musi być od −9223372036854775808 do 18446744073709551615.
cli-output-closed = Wyjście jest zamknięte, więc nie można nic pokazać.
cli-stream-failed = Nie udał się odczyt lub zapis: { $problem }.
cli-or = { $most } lub { $last }
cli-file-unread = Nie można odczytać pliku { $file }: { $problem }.
cli-file-not-found = nie ma takiego pliku ani folderu
cli-file-is-folder = to jest folder
cli-file-special = to nie jest zwykły plik
cli-file-not-allowed = brak uprawnień
cli-file-bad-name = plik nie może mieć takiej nazwy
cli-file-no-space = brak wolnego miejsca
cli-file-unnamed = Podaj nazwę pliku.
cli-file-error = błąd systemu { $code }

cli-play-about = Graj w terminalu.
cli-play-seats = kto gdzie siedzi, w kolejności tur: you (ty) lub bot ({ $bots }), w razie potrzeby z budżetem jak expert:ms=200, oddzielone przecinkami
cli-play-colour = kolory: auto, always (zawsze) lub never (nigdy)
cli-play-record = dokąd zapisać partię, gdy się skończy lub z niej wyjdziesz
cli-play-seed = to samo ziarno daje te same karty, na próbę
cli-play-continue = graj dalej od zapisanej partii, jako nową partię
cli-play-ply = po ilu jej akcjach; liczy się każda rozdana karta

cli-serve-about = Udostępnij stoły w przeglądarce, blisko i daleko.
cli-backup-about = Skopiuj wszystkie stoły do jednego pliku, także gdy serwer działa.

cli-simulate-about = Rozegraj wiele partii między botami i pokaż wyniki.
cli-simulate-games = ile partii
cli-simulate-bots = bot dla każdego miejsca, oddzielone przecinkami, w razie potrzeby z budżetem jak expert:ms=200 ({ $bots }); domyślnie { $first } przeciw { $others }
cli-simulate-seed = to samo ziarno daje te same partie
cli-simulate-jobs = ile procesów; domyślnie wszystkie rdzenie
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

cli-conform-about = Sprawdź, czy gra dotrzymuje wspólnego kontraktu.
cli-conform-games = losowe partie dla każdej liczby graczy
cli-conform-kept = { $game }: kontrakt dotrzymany (partie: { $games }, pozycje: { $positions }, sprawdzenia: { $checks })
cli-conform-broken = Kontrakt złamany: { $problem }
cli-conform-repeat = Powtórz z ziarnem { $seed }: { $command }

cli-replay-about = Opowiedz zapisaną partię słowami.
cli-replay-head = { $title }: { $names } (partia { $match })
cli-replay-running = Partia jeszcze trwa.
cli-replay-incomplete = Tak jedna osoba widziała partię, która jeszcze trwała; co było zakryte, pozostaje zakryte.
cli-replay-place = { $place }. { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
cli-replay-resigned = { $line } – poddanie partii

cli-verify-about = Sprawdź tasowanie zakończonej partii na podstawie jej sekretu.
cli-verify-true =
    Tasowanie było uczciwe: { $draws ->
        [one] { $draws } losowanie wynika
        [few] { $draws } losowania wynikają
       *[many] { $draws } losowań wynika
    } z sekretu, a sekret odpowiada zobowiązaniu.
cli-verify-given = { $given ->
    [one] Pierwszy wpis przejęto z innej partii; nie jest sprawdzany.
    [few] Pierwsze { $given } wpisy przejęto z innej partii; nie są sprawdzane.
   *[many] Pierwszych { $given } wpisów przejęto z innej partii; nie są sprawdzane.
}
cli-verify-rest = { $draws ->
    [one] { $draws } późniejsze losowanie wynika
    [few] { $draws } późniejsze losowania wynikają
   *[many] { $draws } późniejszych losowań wynika
} z sekretu, a sekret odpowiada zobowiązaniu.
cli-verify-no-draws = Nie ma losowania, które można by sprawdzić.
cli-verify-false = Tasowanie nie zgadza się z obietnicą. { $problem }
cli-verify-running = Ta partia jeszcze trwała, gdy ją zapisano. Sekret tasowania zostaje ujawniony dopiero na końcu, więc na razie nie można nic sprawdzić.
cli-verify-nothing = Ten zapis nie mówi nic o tasowaniu, więc nie ma czego sprawdzać.
