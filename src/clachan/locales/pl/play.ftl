# Gra w terminalu

play-you = Ty
play-bot = { $bot } { $number }
play-bot-random = Losowy
play-bot-greedy = Zachłanny
play-bot-plain = Prosty
play-bot-beginner = Początkujący
play-bot-casual = Amatorski
play-bot-club = Klubowy
play-bot-strong = Mocny
play-bot-expert = Ekspercki
play-bot-failed = Błąd bota { $bot }: { $error }. Zamiast tego wykonano losowy ruch.
play-bot-illegal = Bot { $bot } wybrał niedozwolony ruch. Zamiast tego wykonano losowy ruch.

## Przygotowanie

play-which-game = W co gramy? { $games } [{ $default }]
play-how-many = Ilu graczy? { $counts } [{ $default }]
play-no-such-answer = Nie ma takiej odpowiedzi: „{ $text }”. Enter wybiera tę w nawiasie, „wyjdź” kończy grę.
play-input-closed = Wejście jest zamknięte. Uruchom grę w terminalu.
play-too-small = Plansza wymaga { $columns } × { $rows } znaków. Powiększ okno albo naciśnij Enter, aby mimo to ją zobaczyć.
play-hands-seen = Bez terminala wszyscy widzieliby karty innych osób. Użyj terminala albo zostaw w --seats jedno „you”.
play-hands-warning = Tego terminala nie można wyczyścić. Po przewinięciu wstecz widać karty innych osób.
play-go-on = Enter: dalej, „wyjdź”: wyjście >
play-no-such-seat = „{ $seat }” nie może zająć miejsca. Do wyboru: { $kinds }.
play-seats-differ = { $seats ->
    [one] Podano { $seats } miejsce
    [few] Podano { $seats } miejsca
   *[many] Podano { $seats } miejsc
}, a liczba graczy to { $players }. Podaj po jednym na gracza.

## Ruch

play-prompt = Twój ruch >
play-prompt-player = { $player } >
play-prompt-page = Enter: plansza (albo twój ruch) >
play-prompt-more = Enter: dalej (albo twój ruch) >
play-prompt-end = Enter: koniec (albo: historia, punkty, zapisz PLIK) >
play-prompt-end-more = Enter: dalej >
play-begins = Gra jest przygotowana. Zaczynasz. „tasowanie” wyjaśnia uczciwe tasowanie.
play-begins-known = Gra jest przygotowana. Zaczynasz. Z ziarnem tasowanie nie jest tajne.
play-taken-back = Cofnięto ruch i wszystkie późniejsze. „ponów” je przywraca.
play-played-again = Ponowiono ruch.
play-not-understood = „{ $text }” to ani ruch, ani polecenie. Ruch wygląda tak: { $example }; „pomoc” pokazuje polecenia.
play-not = nie
play-why-again = { $play }: { $sentence }
play-why-what = Dopisz ruch, na przykład: dlaczego { $example }
play-allowed = To dozwolone. { $explanation }
play-hint = Podpowiedź ({ $bot }): { $play }. { $explanation }
play-curtain = { $player }, twój ruch.
play-curtain-others = Niech reszta teraz nie patrzy.
play-curtain-enter = Enter pokazuje twoje karty >
play-curtain-enter-undo = Enter pokazuje twoje karty, „cofnij” cofa ostatni ruch >
play-curtain-other = „{ $text }” musi poczekać. Najpierw naciśnij Enter, aby zobaczyć swoje karty; „wyjdź” kończy grę.
play-command-alone = Po „{ $command }” nie może być nic więcej. Wpisz samo polecenie.

## Strony

play-log = Historia, najnowsze na górze
play-log-times = { $sentence } (×{ $times })
play-score = Punkty, gdyby gra skończyła się teraz
play-score-estimate = Oszacowanie ({ $players }): część punktów jest ukryta, więc to tylko jedna z możliwości.
play-total = { $player }: { $points }
play-totals = Razem – { $totals }
play-goodbye = Do zobaczenia!
play-saved = Zapisano jako { $file }.
play-saved-part = Zapisano jako { $file }. Plik zawiera tylko to, co widać z twojego miejsca: można go odtworzyć, ale nie kontynuować ani sprawdzić.
play-kept-elsewhere = Aby partia nie przepadła, zapisano ją jako { $file }.
play-saved-without-last = Brakuje ostatniego ruchu, bo po nim wystąpił błąd gry.
play-not-saved = Nie udało się zapisać partii, bo wystąpił błąd gry. Powiadom autora gry.
play-save-where = Dopisz nazwę pliku, na przykład: zapisz { $example }
play-file-exists = Plik { $file } już istnieje. Wybierz inną nazwę.
play-file-failed = Nie udało się zapisać pliku { $file }: { $problem }. Wybierz inny plik lub folder.

## Tasowanie

play-seal =
    Uczciwe tasowanie: każde losowanie wynika z tajnej liczby. Jej SHA-256:
    { $commitment }
play-seal-known =
    Tasowanie wynika z ziarna, więc nie jest tajne. SHA-256 tajnej liczby:
    { $commitment }
play-seal-note = Tasowanie { $short }…
play-seal-note-known = Tasowanie jawne
play-shuffle = Tasowanie w tej partii
play-seal-how = Każde losowanie wynika z tajnej liczby ustalonej przed pierwszym z nich. Do końca znane jest tylko jej SHA-256, więc losowań nie da się przewidzieć ani zmienić.
play-seal-how-known = Każde losowanie wynika z ziarna podanego w --seed, więc to tasowanie nie jest tajne. SHA-256 tajnej liczby:
play-seal-given = { $given ->
    [one] Pierwszy wpis pochodzi z innej partii; nie da się go sprawdzić.
    [few] Pierwsze { $given } wpisy pochodzą z innej partii; nie da się ich sprawdzić.
   *[many] Pierwszych { $given } wpisów pochodzi z innej partii; nie da się ich sprawdzić.
}
play-seal-check = Po partii zapis ujawni tajną liczbę. Sprawdź losowania poleceniem: clachan{"\u00A0"}verify{"\u00A0"}PLIK
play-seal-proof = { $given ->
    [0] Możesz teraz sprawdzić tasowanie ({ $short }…)
   *[other] Możesz teraz sprawdzić nowe losowania ({ $short }…)
}: zapisz partię i wpisz „clachan{"\u00A0"}verify{"\u00A0"}PLIK”.
play-seal-proof-known = Tasowanie wynikało z ziarna i nie było tajne. Aby je sprawdzić, zapisz partię i wpisz „clachan{"\u00A0"}verify{"\u00A0"}PLIK”.

## Dalsza gra od zapisu

play-resumed = Dalszy ciąg partii { $match } po { $ply ->
    [one] { $ply } akcji
   *[other] { $ply } akcjach
}, jako nowa partia z nowymi losowaniami.
play-ply-of-what = Opcja --ply wymaga zapisu partii. Dodaj --continue PLIK.
play-resume-where = Ta partia się skończyła. Podaj w --ply, po ilu akcjach grać dalej (jest ich { $last }).
play-resume-no-ply = Wartość --ply musi wynosić od 0 do { $last }, a nie { $ply }.
play-resume-over = Po { $ply ->
    [one] { $ply } akcji
   *[other] { $ply } akcjach
} partia jest już skończona. Podaj mniejsze --ply.
play-resume-game = To zapis innej gry: { $game }. Wybierz tę grę albo inny zapis.
play-resume-players = Liczba graczy w zapisanej partii to { $players }. Zmień --players albo --seats.

## Koniec

play-over = Gra się skończyła. { $reason }
play-winner = Wygrywa { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}!
play-you-win = Wygrywasz: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}!
play-shared = Wspólne zwycięstwo ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}): { $players }.
play-and = { $most } i { $last }
play-ranking = { $place }. { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
play-sheet = Podział punktów
play-reveal = Wszystkie ukryte karty

## Polecenia; kilka słów na jedno oddzielają spacje

play-command-why = dlaczego czemu
play-command-hint = podpowiedź
play-command-undo = cofnij
play-command-redo = ponów
play-command-score = punkty wynik
play-command-log = historia
play-command-shuffle = tasowanie
play-command-help = pomoc
play-command-save = zapisz
play-command-quit = wyjdź

play-help = Jak grać w terminalu
play-help-commands =
    { $example } | wykonuje ten ruch; można pisać małymi literami i ze spacjami
    dlaczego { $example } | wyjaśnia, dlaczego ruch jest niedozwolony albo co daje; bez ruchu wyjaśnia ostatnią odmowę
    podpowiedź | pokazuje ruch najsilniejszego bota
    cofnij, ponów | cofa lub ponawia twój ostatni ruch
    punkty, historia | pokazuje podział punktów lub historię
    tasowanie | wyjaśnia, jak sprawdzić losowania
    zapisz PLIK | zapisuje partię w pliku
    wyjdź | kończy grę (także Ctrl+C i Ctrl+D)

## Gry z innych pakietów

play-text-hint = Wpisz ruch albo jego numer: { $example } lub { $number }.
play-text-hint-plain = Wpisz ruch, na przykład { $example }.
play-text-hint-number = Wpisz numer ruchu, na przykład { $number }.
play-text-gain = { $points ->
    [0] Twoje punkty się nie zmienią.
   *[other] Twoje punkty zmienią się o { $points }.
}
play-text-tie = Remis; decyduje: { $values }.
play-text-rules = { $title } pochodzi z innego pakietu, w którym są też zasady.
