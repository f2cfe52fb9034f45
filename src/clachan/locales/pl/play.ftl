# Gra w terminalu

play-you = Ty
play-bot = { $bot } { $number }
play-bot-random = Losowy
play-bot-greedy = Chciwy

## Nakrywanie do stołu

play-which-game = W co gramy? { $games } [{ $default }]
play-how-many = Ilu graczy? { $counts } [{ $default }]
play-no-such-game = Nie ma gry „{ $game }”; do wyboru: { $games }.
play-no-such-count = Zła liczba graczy ({ $count }): w tej grze może ich być { $counts }.
play-no-such-seat = „{ $seat }” nie może zająć miejsca; możliwe są: { $kinds }.
play-seats-differ = { $seats ->
    [one] Podano jedno miejsce
    [few] Podano { $seats } miejsca
   *[many] Podano { $seats } miejsc
}, a liczba graczy to { $players }.
play-or = { $most } lub { $last }

## Ruch

play-prompt = Twój ruch >
play-prompt-player = { $player } >
play-prompt-page = Enter: stół (albo twój ruch) >
play-prompt-more = Enter: dalej (albo twój ruch) >
play-prompt-end = Enter: koniec (albo: historia, punkty, zapisz PLIK) >
play-prompt-end-more = Enter: dalej >
play-begins = Stół jest nakryty. Zaczynasz.
play-taken-back = Cofnięte razem ze wszystkim, co było potem. Polecenie „ponów” zagra to jeszcze raz.
play-played-again = Zagrane ponownie.
play-not-understood = „{ $text }” to ani ruch, ani polecenie. Ruch wygląda tak: { $example }; „pomoc” pokazuje polecenia.
play-why-what = Dopisz ruch, na przykład: dlaczego { $example }
play-allowed = To dozwolone. { $explanation }
play-curtain = { $player }, twój ruch.
play-curtain-others = Pozostałe osoby prosimy o odwrócenie wzroku.
play-curtain-enter = Enter pokazuje twoje karty, „cofnij” cofa ostatni ruch >

## Strony

play-log = Co się wydarzyło, najnowsze na górze
play-log-times = { $sentence } (×{ $times })
play-score = Punkty, gdyby teraz był koniec
play-total = { $player }: { $points }
play-totals = Razem – { $totals }
play-goodbye = Do zobaczenia!
play-saved = Zapisano jako { $file }.
play-save-where = Dopisz nazwę pliku, na przykład: zapisz { $example }
play-file-exists = Plik { $file } już istnieje i pozostaje bez zmian. Wybierz inną nazwę.
play-file-failed = Nie udało się zapisać pliku { $file }: { $problem }.

## Koniec

play-over = Gra się skończyła. { $reason }
play-winner = Wygrywa { $player } – { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}!
play-you-win = Wygrywasz – { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}!
play-shared = Wspólne zwycięstwo – { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $players }.
play-and = { $most } i { $last }
play-ranking = { $place }. { $player }: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
play-sheet = Skąd się wzięły punkty
play-reveal = Teraz wszystko jest odkryte

## Polecenia; kilka słów na jedno oddzielają spacje

play-command-why = dlaczego czemu
play-command-undo = cofnij
play-command-redo = ponów
play-command-score = punkty wynik
play-command-log = historia
play-command-help = pomoc
play-command-save = zapisz
play-command-quit = koniec wyjdź

play-help = Jak grać w terminalu
play-help-commands =
    { $example } | zagrywa kartę; można pisać małymi literami i ze spacjami
    dlaczego { $example } | mówi, dlaczego ruch jest niedozwolony albo co daje
    cofnij, ponów | cofa twój ostatni ruch, zagrywa go ponownie
    punkty, historia | pokazuje, skąd się biorą punkty i co się wydarzyło
    zapisz PLIK | zapisuje przebieg partii w pliku
    koniec | wychodzi z gry (Ctrl+C i Ctrl+D też)
