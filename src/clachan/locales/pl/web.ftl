# Strony w przeglądarce

web-title = Dwie gry ze szkockich gór, jeden stół
web-lead = Zacznij grać w minutę, bez zakładania konta.
web-skip = Przejdź do treści
web-language = Język
web-settings = Ustawienia
web-theme = Motyw
web-theme-system = Systemowy
web-theme-light = Jasny
web-theme-dark = Ciemny
web-confirm-moves = Potwierdzanie ruchów
web-confirm-usual = Zależnie od gry
web-confirm-always = Zawsze
web-confirm-never = Nigdy
web-board-text = Tekst

## Start

web-about-clans = Zagrywaj karty, kładź tarcze i stwórz najlepszy klan.
web-about-glenmore = Buduj terytorium kafelek po kafelku. Ruch ma ten, kto jest ostatni w łańcuchu.
web-players-range = od { $least } do { $most } graczy
web-against-bots = Zagraj z botami
web-one-screen = Zagraj na jednym ekranie
web-invite-friends = Zaproś znajomych
web-my-tables = Twoje stoły
web-bot-failed = { $player } nie może wykonać ruchu: bot lub gra zgłasza błąd. Serwer spróbuje ponownie później.
web-waiting-more = i jeszcze { $count }
web-no-tables = Nie masz jeszcze stołów. Tu pojawią się stoły, które utworzysz lub do których dołączysz.
web-with = – { $players }
web-open-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
web-not-begun = Nierozpoczęta
web-finished = Zakończona
web-open = Otwórz
web-forget = Usuń z listy
web-import = Importuj partię
web-import-about = Obejrzyj ją albo graj dalej od dowolnej pozycji.
web-choose-file = Wybierz plik
web-import-refused = Import nie powiódł się.
web-credit = { $title } – { $designers } ({ $publisher }).
web-credit-designers = { $title } – { $designers }.
web-credit-publisher = { $title } ({ $publisher }).
web-unofficial = Nieoficjalny projekt fanowski z własnymi rysunkami.
web-opponents = Przeciwnicy
web-result-won = Wygrana: { web-points }
web-result-shared = Wspólne zwycięstwo: { web-points }
web-result-place = Miejsce { $place } z { $players }: { web-points }
web-result-winner = Zwycięstwo: { $winners } ({ web-points })
web-continued = dalszy ciąg innej partii
web-finished-all = Pokaż zakończone ({ $count })
web-now-your-turn = Twój ruch: { $table }
web-now-over = Koniec partii: { $table }

## Tworzenie stołu

web-new-table = Nowy stół
web-how-bots = Ty kontra boty.
web-how-screen = Kilka osób przy tym ekranie. Między turami karty są zasłonięte.
web-how-screen-open = Kilka osób przy tym ekranie. Wszystko jest jawne.
web-how-friends = Każdy, kto ma link, może zająć wolne miejsce. Bez konta.
web-how-many = Ilu graczy?
web-who-sits = Miejsca
web-seat = Miejsce { $number }
web-name = Imię
web-name-of-seat = Imię gracza na miejscu { $number }
web-name-missing-of-seat = Wpisz imię gracza na miejscu { $number }.
web-your-name = Twoje imię
web-name-missing = Wpisz imię, żeby inni wiedzieli, kim jesteś.
web-you = Ty
web-guest = Gość
web-player = Gracz
web-at-this-screen = Przy tym ekranie
web-open-for-friend = Wolne (zaproś kogoś)
web-open-seat = Wolne miejsce
web-bot-of-kind = Bot: { $kind }
web-bot-greedy = zachłanny
web-bot-random = losowy
web-bot-plain = prosty
web-level = Poziom
web-bot-beginner = początkujący
web-bot-casual = amatorski
web-bot-club = klubowy
web-bot-strong = mocny
web-bot-expert = ekspercki
web-bot-about-beginner = bierze, co widzi, i sporo przeocza
web-bot-about-casual = trochę przewiduje
web-bot-about-club = dobrze zna grę
web-bot-about-strong = wykorzystuje błędy
web-bot-about-expert = nie spieszy się i niczego nie daruje
web-options = Opcje
web-shuffle-seats = Losuj miejsca na początku
web-seats-shuffled = Miejsca zostaną wylosowane na początku.
web-seats-kept = Miejsca pozostają bez zmian.
web-hints-choice = Zezwól na podpowiedzi (widać, kto prosi)
web-hints = Podpowiedzi (widać, kto prosi)
web-hints-automatic = Automatycznie
web-hints-automatic-about = Wyłączone w grze na czas z innymi osobami.
web-hints-on = Dozwolone
web-hints-off = Niedozwolone
web-coach-begin = Graj z trenerem
web-hints-allowed = Podpowiedzi są dozwolone. Wszyscy widzą, kto o nie prosi.
web-hints-none = Przy tym stole podpowiedzi są wyłączone.
web-hints-asked = { $player } prosi o podpowiedź.
web-hints-by = Podpowiedzi ({ $player }):
web-hints-position = pozycja { $ply }
web-hint = Podpowiedź
web-hint-waits = Szukam podpowiedzi…
web-hint-close = Zamknij podpowiedź
web-hint-take = Zagraj tak
web-hint-seen = Wszyscy przy stole widzą, że prosisz o podpowiedź.
web-lay-table = Utwórz stół
web-laying = Tworzenie stołu…
web-begin = Start

## Zegary

web-clock = Zegar
web-clock-none = Bez zegara
web-clock-live = Na żywo: pula czasu na gracza
web-clock-days = Dni na turę
web-clock-bank = Czas na gracza
web-clock-increment = Dodatek za turę
web-clock-per-move = Czas na turę
web-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
web-seconds = { $seconds ->
    [0] brak
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
web-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}
web-clock-is-none = Bez limitu czasu.
web-clock-is-live = { web-minutes } na gracza{ $seconds ->
    [0] { "" }
   *[other] , +{ $seconds } s za turę
}.
web-clock-is-days = { web-days } na turę.
web-time-up = koniec czasu

## Przed początkiem

web-lobby = czeka na start
web-lobby-open = Czekamy na graczy.
web-lobby-ready = Wszyscy są. Możesz zacząć.
web-lobby-away = { $count ->
    [one] Gracz offline: { $players }.
   *[other] Gracze offline: { $players }.
} Możesz poczekać albo mimo to zacząć.
web-lobby-wait = Czekamy, aż gospodarz rozpocznie partię.
web-seat-vacant = wolne
web-clear = Usuń gracza
web-seat-earlier = Przesuń miejsce { $number } w górę
web-seat-remove = Usuń miejsce { $number }
web-seat-add = Dodaj miejsce
web-leave = Odejdź od stołu
web-delete = Usuń stół
web-delete-sure = Usunąć ten stół? Tego nie można cofnąć.
web-delete-yes = Usuń
web-delete-cancel = Anuluj
web-invite = Zaproś
web-invite-link = Link z zaproszeniem (do gry)
web-watch-link = Link dla widzów (tylko do oglądania)
web-no-open-seat = Wszystkie miejsca są zajęte. Zwolnij miejsce, aby kogoś zaprosić.
web-local-only = Te linki działają tylko na tym komputerze.
web-local-only-how = Aby grać w sieci lokalnej, uruchom serwer jednym z tych poleceń (drugim, jeśli Clachan jest zainstalowany):
web-copy = Kopiuj
web-copied = Skopiowano
web-join-title = Zaproszenie do gry
web-sit-down = Zajmij miejsce
web-only-watch = Tylko oglądaj
web-watch = Oglądaj
web-full = Przy tym stole nie ma już wolnych miejsc.
web-begun-already = Ta partia już się zaczęła.
web-full-about = Możesz oglądać partię.
web-carry = Graj na innym urządzeniu
web-carry-warning = Dzięki temu prywatnemu linkowi zagrasz na swoich miejscach także na innym urządzeniu. Działa raz. Nie udostępniaj go.
web-carry-make = Utwórz link
web-carry-link = Twój prywatny link
web-carry-title = Twoje miejsca na tym urządzeniu
web-carry-about = Ten link pozwala grać na twoich miejscach także tutaj. Działa raz.
web-carry-here = Graj tutaj
web-for-players = Dla { $players } graczy

## Przy stole

web-title-your-turn = Twój ruch – { $table }
web-title-with = { $game } – { $players }
web-title-of = { $game }: { $players }
web-title-position = Pozycja { $ply } – { $game }
web-watching = Oglądasz tę partię.
web-watching-open = Aby grać, potrzebujesz linku z zaproszeniem.
web-watchers = { $count ->
    [one] { $count } widz
   *[other] { $count } widzów
}
web-your-turn = Twój ruch
web-turn-of = Ruch: { $player }
web-bot-thinks = { $player } myśli…
web-waiting = Oczekiwanie…
web-moves-now = ma ruch
web-sending = Wysyłanie…
web-over = Partia zakończona.
web-more-happened = { $count ->
    [one] { $count } wcześniejsze zdarzenie
    [few] { $count } wcześniejsze zdarzenia
   *[many] { $count } wcześniejszych zdarzeń
}
web-you-mark = ty
web-bot-mark = bot
web-here = online
web-away = offline
web-resigned = poddanie partii
web-resigned-mark = poddanie
web-bot-stands-in = dalej gra bot
web-moves = Twoje ruchy
web-moves-groups = Wybierz ruch
web-moves-other = Inne
web-moves-choose = Wybierz, aby zobaczyć możliwe ruchy.
web-preview-how = Wskaż ruch, aby zobaczyć jego skutki.
web-preview-waits = Wczytywanie podglądu…
web-gain = { $player } { $points }
web-gains = Zmiana punktów: { $gains }.
web-no-gains = Punkty na razie się nie zmienią.
web-brings = Daje { $points ->
    [one] najwyżej { $points } punkt
    [few] najwyżej { $points } punkty
   *[many] najwyżej { $points } punktów
}.
web-confirm = Potwierdź ruch
web-cancel = Anuluj
web-understood = OK
web-free = wolne
web-why-not = Dlaczego nie?
web-why-not-here = Dlaczego nie { clans-slot-at }?
web-text-table = Plansza jako tekst
web-not-drawn = Ta gra nie ma jeszcze planszy. Skorzystaj z listy ruchów i historii.
web-keys = Skróty klawiszowe
web-key-arrows = Strzałki
web-undo-free = Cofnij
web-undo-unseen = Możesz to cofnąć: nie odkryto niczego nowego.
web-undo-none = Nie ma czego cofnąć.
web-undo-alone = Możesz to cofnąć.
web-undo-asks = Poproś o cofnięcie ({ $players })
web-undo-asked = { $who ->
    [mine] Prosisz o cofnięcie: { $move }
    [you] { $player } prosi cię o zgodę na cofnięcie: { $move }
   *[other] { $player } prosi o cofnięcie: { $move }
}
web-undo-others = Późniejsze ruchy też zostaną cofnięte.
web-undo-waits = Czekamy na odpowiedź: { $players }.
web-undo-left = Czas na odpowiedź: { $time }.
web-undo-paused = Zegar stoi.
web-undo-waiting = Czekamy na odpowiedź: { $players }
web-undo-request = { $player } prosi o cofnięcie: { $move }
web-undo-refused = { $reason ->
    [declined] Odmowa: { $player }.
    [played] { $player } gra dalej.
    [expired] Brak odpowiedzi na czas.
   *[withdrawn] Prośba wycofana.
}
web-undo-once = O cofnięcie danego ruchu można prosić tylko raz.
web-undo-withdraw = Wycofaj prośbę
web-agree = { $named ->
    [no] Zgoda
   *[yes] { $player }: zgoda
}
web-disagree = { $named ->
    [no] Odmowa
   *[yes] { $player }: odmowa
}
web-redo = Ponów
web-resign = Poddaj partię
web-resign-sure = Poddać tę partię? Tego nie można cofnąć.
web-resign-yes = Poddaj
web-resign-cancel = Graj dalej
web-vote = { $why ->
    [time] Koniec czasu: { $player }.
   *[away] Offline: { $player }.
} Głosy za botem: { $votes } z { $needed }.
web-vote-bot = Głosuj za botem
web-replaced = { $player }: gra bot.
web-take-back = Wróć do gry
web-log = Historia
web-log-times = { $sentence } ×{ $times }
web-several-match-event-undo = { $reader ->
    [yes] Cofasz { $times ->
        [one] { $times } ruch
        [few] { $times } ruchy
       *[many] { $times } ruchów
    }.
   *[no] { $player } cofa { $times ->
        [one] { $times } ruch
        [few] { $times } ruchy
       *[many] { $times } ruchów
    }.
}
web-several-match-event-redo = { $reader ->
    [yes] Ponawiasz { $times ->
        [one] { $times } ruch
        [few] { $times } ruchy
       *[many] { $times } ruchów
    }.
   *[no] { $player } ponawia { $times ->
        [one] { $times } ruch
        [few] { $times } ruchy
       *[many] { $times } ruchów
    }.
}
web-log-look = Wybierz wpis, aby zobaczyć pozycję.
web-log-taken-back = cofnięte
web-log-since = Od twojej ostatniej tury
web-log-again = Odtwórz ponownie
web-log-empty = Nie ma jeszcze ruchów.
web-log-all = Pokaż wszystkie ({ $count })
web-more = Więcej
web-export = Pobierz partię
web-export-part = Do końca partii plik zawiera tylko to, co widać z twojego miejsca.
web-continue-here = Graj od tej pozycji
web-continue-table = przy nowym stole
web-origin-fork = To dalszy ciąg innej partii{ $turns ->
    [0] { "" }
    [one] { " " }(po { $turns } turze)
   *[other] { " " }(po { $turns } turach)
}.
web-origin-import = Tę partię zaimportowano z pliku.
web-origin-dealt-again = Ukryte karty rozdano ponownie.
web-shuffle = Uczciwe tasowanie
web-shuffle-over = Sprawdź uczciwość tasowania
web-shuffle-secret = Tajna liczba

## Kurtyna

web-curtain = Karty są zasłonięte
web-curtain-about = Teraz gra ktoś inny. Swoje karty możesz jednak zobaczyć.
web-pass-to = Następny gracz: { $player }
web-look-away = Niech reszta teraz nie patrzy.
web-lift = { $player }: pokaż karty
web-lower = Zasłoń karty

## Koniec

web-won = { $mine ->
    [yes] Wygrywasz!
   *[no] Wygrywa { $player }!
}
web-won-together = Wspólne zwycięstwo: { $players }
web-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-sheet = { $player }: podział punktów
web-sheet-empty = Brak punktów
web-rematch = Zagraj jeszcze raz
web-to-rematch = Przejdź do następnej partii

## Dalsza gra od pozycji

web-fork-seats = Wybierz miejsca
web-fork-about = Wybierz, kto gra dalej na każdym miejscu.
web-fork-before = Wcześniej: { $player }

## Gdy coś stoi na drodze

web-loading = Wczytywanie…
web-loading-slow = To trwa dłużej niż zwykle.
web-again = Spróbuj ponownie
web-to-start = Na stronę główną
web-way-on = Twoje stoły i nowe gry znajdziesz na stronie głównej.
web-missing-title = Nie znaleziono strony
web-missing = Ta strona nie istnieje. Sprawdź adres albo przejdź na stronę główną.
web-wrong-link-title = Nie znaleziono stołu
web-link-cut = Ten link jest niepełny. Skopiuj go w całości albo poproś o nowy.
web-wrong-link = Link jest błędny albo stół usunięto. Poproś o nowy link.
web-cannot-open = Nie można otworzyć stołu
web-lost = Utracono połączenie.
web-lost-about = Łączymy się ponownie… Twoje ruchy są bezpieczne.
web-unreachable = Serwer niedostępny. Sprawdź połączenie i spróbuj ponownie.
web-unsaid = (Brak opisu.)
