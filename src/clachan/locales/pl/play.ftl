# Gra w terminalu

play-you = Ty
play-bot = { $bot } { $number }
play-bot-random = Losowy
play-bot-greedy = Chciwy
play-bot-plain = Podręcznikowy
play-bot-beginner = Początkujący
play-bot-casual = Towarzyski
play-bot-club = Klubowy
play-bot-strong = Mocny
play-bot-expert = Ekspercki

## Nakrywanie do stołu

play-which-game = W co gramy? { $games } [{ $default }]
play-how-many = Ilu graczy? { $counts } [{ $default }]
play-no-such-answer = Nie ma takiej odpowiedzi: „{ $text }”. Enter wybiera tę w nawiasie, „wyjdź” kończy grę.
play-input-closed = Wejście jest zamknięte, więc nikt nie może grać.
play-too-small = To okno jest mniejsze niż { $columns } × { $rows } znaków i stół się w nim nie mieści. Powiększ je albo naciśnij Enter, aby mimo to go zobaczyć.
play-hands-seen = Kilka osób przy jednym strumieniu widziałoby nawzajem swoje karty. Grajcie w terminalu albo zostaw w --seats jedno „you”.
play-hands-warning = Tego terminala nie można wyczyścić: kto przewinie wstecz, zobaczy karty innych osób.
play-go-on = Enter: grajmy mimo to, „wyjdź”: wyjście >
play-no-such-seat = „{ $seat }” nie może zająć miejsca; możliwe są: { $kinds }.
play-seats-differ = { $seats ->
    [one] Podano jedno miejsce
    [few] Podano { $seats } miejsca
   *[many] Podano { $seats } miejsc
}, a liczba graczy to { $players }.

## Ruch

play-prompt = Twój ruch >
play-prompt-player = { $player } >
play-prompt-page = Enter: stół (albo twój ruch) >
play-prompt-more = Enter: dalej (albo twój ruch) >
play-prompt-end = Enter: koniec (albo: historia, punkty, zapisz PLIK) >
play-prompt-end-more = Enter: dalej >
play-begins = Stół jest nakryty. Zaczynasz. Tasowanie jest zapieczętowane: „tasowanie”.
play-begins-known = Stół jest nakryty. Zaczynasz. Z ziarnem tasowanie nie jest tajne.
play-taken-back = Cofnięte razem ze wszystkim, co było potem. Polecenie „ponów” zagra to jeszcze raz.
play-played-again = Zagrane ponownie.
play-not-understood = „{ $text }” to ani ruch, ani polecenie. Ruch wygląda tak: { $example }; „pomoc” pokazuje polecenia.
play-not = nie
play-why-again = { $play }: { $sentence }
play-why-what = Dopisz ruch, na przykład: dlaczego { $example }
play-allowed = To dozwolone. { $explanation }
play-hint = Podpowiedź ({ $bot }): { $play }. { $explanation }
play-curtain = { $player }, twój ruch.
play-curtain-others = Pozostałe osoby prosimy o odwrócenie wzroku.
play-curtain-enter = Enter pokazuje twoje karty >
play-curtain-enter-undo = Enter pokazuje twoje karty, „cofnij” cofa ostatni ruch >
play-curtain-other = „{ $text }” musi poczekać: najpierw Enter pokaże twoje karty. „wyjdź” kończy grę.
play-command-alone = Po „{ $command }” nic nie może stać. Wpisz samo polecenie.

## Strony

play-log = Co się wydarzyło, najnowsze na górze
play-log-times = { $sentence } (×{ $times })
play-score = Punkty, gdyby teraz był koniec
play-total = { $player }: { $points }
play-totals = Razem – { $totals }
play-goodbye = Do zobaczenia!
play-saved = Zapisano jako { $file }.
play-saved-part = Zapisano jako { $file }: tylko to, co dotąd było dla ciebie widoczne. Można to opowiedzieć, ale nie da się grać dalej ani sprawdzić tasowania.
play-kept-elsewhere = Aby partia nie przepadła, zapisano ją jako { $file }.
play-save-where = Dopisz nazwę pliku, na przykład: zapisz { $example }
play-file-exists = Plik { $file } już istnieje i pozostaje bez zmian. Wybierz inną nazwę.
play-file-failed = Nie udało się zapisać pliku { $file }: { $problem }.

## Tasowanie

play-seal =
    Tasowanie jest zapieczętowane. SHA-256 sekretu, z którego wynika każde losowanie:
    { $commitment }
play-seal-known =
    Tasowanie wynika z ziarna, więc nie jest tajne. SHA-256 tego, z czego wynika każde losowanie:
    { $commitment }
play-seal-note = Tasowanie { $short }…
play-seal-note-known = Tasowanie nietajne
play-shuffle = Jak tasuje się w tej partii
play-seal-how = Każde losowanie wynika z sekretu, który ustalono przed pierwszym z nich. Dopóki partia trwa, znane jest tylko jego SHA-256: nikt nie może przewidzieć losowania i nikt nie może go zmienić.
play-seal-how-known = Każde losowanie wynika z ziarna podanego z --seed. Kto zna ziarno, zna losowania, więc to tasowanie nie jest tajne. SHA-256 tego, z czego wynikają:
play-seal-given = { $given ->
    [one] Pierwszy wpis przejęto z innej partii; nie da się go sprawdzić.
    [few] Pierwsze { $given } wpisy przejęto z innej partii; nie da się ich sprawdzić.
   *[many] Pierwszych { $given } wpisów przejęto z innej partii; nie da się ich sprawdzić.
}
play-seal-check = Gdy partia się skończy, jej zapis ujawni sekret i każdy będzie mógł sprawdzić losowania: clachan{"\u00A0"}verify{"\u00A0"}PLIK
play-seal-proof = { $given ->
    [0] Tasowanie ({ $short }…)
   *[other] Nowe losowania ({ $short }…)
} można teraz sprawdzić: zapisz partię i wpisz „clachan{"\u00A0"}verify{"\u00A0"}PLIK”.
play-seal-proof-known = Tasowanie wynikało z ziarna i nie było tajne. Można je mimo to sprawdzić: zapisz partię i wpisz „clachan{"\u00A0"}verify{"\u00A0"}PLIK”.

## Dalsza gra od zapisu

play-resumed = To dalszy ciąg partii { $match } po { $ply ->
    [one] jednej akcji
   *[other] { $ply } akcjach
}, jako nowa partia z nowymi losowaniami.
play-ply-of-what = --ply mówi, od którego miejsca gra się dalej, więc wymaga --continue PLIK.
play-resume-where = Ta partia się skończyła. Podaj w --ply, po ilu akcjach grać dalej (było ich { $last }).
play-resume-no-ply = Wartość --ply musi być od 0 do { $last }, a nie { $ply }.
play-resume-over = Po { $ply ->
    [one] jednej akcji
   *[other] { $ply } akcjach
} gra jest skończona. Wybierz wcześniejsze miejsce.
play-resume-game = To zapis innej gry: { $game }.
play-resume-players = Liczba graczy w zapisanej partii to { $players }.

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
    dlaczego { $example } | mówi, dlaczego ruch jest niedozwolony albo co daje; bez ruchu wyjaśnia jeszcze raz ostatnią odmowę
    podpowiedź | pokazuje ruch, który wybrałby dla ciebie najsilniejszy bot
    cofnij, ponów | cofa twój ostatni ruch, zagrywa go ponownie
    punkty, historia | pokazuje, skąd się biorą punkty i co się wydarzyło
    tasowanie | mówi, jak sprawdzić losowania tej partii
    zapisz PLIK | zapisuje przebieg partii w pliku
    wyjdź | kończy grę (Ctrl+C i Ctrl+D też)

## Gry z innych pakietów

play-text-hint = Wpisz akcję albo jej numer: { $example } lub { $number }.
play-text-gain = { $points ->
    [0] Twoje punkty się nie zmienią.
   *[other] Twoje punkty zmienią się o { $points }.
}
play-text-tie = Tyle samo punktów; przy remisie decyduje: { $values }.
play-text-rules = { $title } pochodzi z innego pakietu; tam też są zasady.
