# Strony w przeglądarce

web-title = Dwie gry z Highlands, jeden stół
web-lead = Przysiądź się. Zagrasz w minutę, bez zakładania konta.
web-skip = Przejdź do treści
web-language = Język
web-settings = Ustawienia
web-theme = Kolory
web-theme-system = Jak w systemie
web-theme-light = Jasne
web-theme-dark = Ciemne
web-confirm-moves = Zanim ruch zostanie wykonany
web-confirm-usual = Jak wymaga tego gra
web-confirm-always = Zawsze pokazuj i pytaj
web-confirm-never = Nigdy nie pytaj
web-board-text = Jako tekst

## Start

web-about-clans = Usadź swoich krewnych w najlepszym towarzystwie i zdobądź ich tarczami.
web-about-glenmore = Układaj swoją dolinę płytka po płytce. Rusza się ten, kto jest ostatni w łańcuchu.
web-players-range = od { $least } do { $most } graczy
web-against-bots = Zagraj z botami
web-one-screen = Przy jednym ekranie
web-invite-friends = Zaproś znajomych
web-my-tables = Twoje stoły
web-waiting-more = i jeszcze { $count }
web-no-tables = Nie ma jeszcze stołów. Tu pojawią się partie, które zaczniesz albo do których dołączysz.
web-with = – { $players }
web-open-seats = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
web-not-begun = Jeszcze nie rozpoczęta
web-finished = Skończona
web-open = Otwórz
web-forget = Usuń
web-import = Zapis partii
web-import-about = Obejrzyj ją albo graj dalej od miejsca, w którym się urywa.
web-choose-file = Wybierz plik
web-import-refused = Nie można odczytać zapisu.
web-credit = { $title } – { $designers } ({ $publisher }).
web-unofficial = Wersja nieoficjalna; wszystkie rysunki są nasze.
web-opponents = Przeciwnicy
web-result-won = Wygrana: { web-points }
web-result-shared = Wspólne zwycięstwo: { web-points }
web-result-place = Miejsce { $place } z { $players }: { web-points }
web-result-winner = Zwycięstwo: { $winners } ({ web-points })
web-finished-all = Pokaż wszystkie skończone partie ({ $count })
web-now-your-turn = Twój ruch: { $table }
web-now-over = Koniec partii: { $table }

## Nakrywanie stołu

web-new-table = Nowy stół
web-how-bots = Ty przeciw botom.
web-how-screen = Kilka osób przy tym ekranie; karty zasłania kurtyna.
web-how-screen-open = Kilka osób przy tym ekranie; wszystko jest jawne, więc po prostu gra ten, czyja kolej.
web-how-friends = Na wolnych miejscach siada ten, kto ma link. Konto nie jest potrzebne.
web-how-many = Ilu graczy?
web-who-sits = Kto gdzie siedzi
web-seat = Miejsce { $number }
web-name = Imię
web-name-of-seat = Imię dla miejsca { $number }
web-name-missing-of-seat = Wpisz imię dla miejsca { $number }.
web-your-name = Twoje imię
web-name-missing = Wpisz tu imię, żeby inni wiedzieli, kim jesteś.
web-you = Ty
web-guest = Gość
web-player = Gracz
web-at-this-screen = Przy tym ekranie
web-open-for-friend = Wolne, dla gości
web-open-seat = Wolne miejsce
web-bot-of-kind = Bot: { $kind }
web-bot-greedy = chciwy
web-bot-random = losowy
web-bot-plain = podręcznikowy
web-level = Poziom
web-bot-beginner = początkujący
web-bot-casual = towarzyski
web-bot-club = klubowy
web-bot-strong = mocny
web-bot-expert = ekspercki
web-bot-about-beginner = bierze, co widzi, i sporo przeocza
web-bot-about-casual = gra dla przyjemności i trochę przewiduje
web-bot-about-club = dobrze zna grę
web-bot-about-strong = wykorzystuje błędy
web-bot-about-expert = nie spieszy się i niczego nie oddaje
web-options = Opcje
web-shuffle-seats = Wylosuj miejsca na początku
web-seats-shuffled = Miejsca zostaną wylosowane na początku.
web-seats-kept = Miejsca pozostają bez zmian.
web-hints-choice = Zezwól na podpowiedzi (wszyscy widzą, kto z nich korzysta)
web-hints = Podpowiedzi (wszyscy widzą, kto z nich korzysta)
web-hints-automatic = Automatycznie
web-hints-automatic-about = Z zegarem i innymi ludźmi ich nie ma.
web-hints-on = Dozwolone
web-hints-off = Niedozwolone
web-hints-allowed = Podpowiedzi są dozwolone. Wszyscy widzą, kto z nich korzysta.
web-hints-none = Przy tym stole gra się bez podpowiedzi.
web-hints-asked = { $player } korzysta z podpowiedzi.
web-hints-by = Podpowiedzi dla { $player }:
web-hints-position = pozycja { $ply }
web-hint-seen = Wszyscy przy stole widzą, że prosisz o podpowiedź.
web-lay-table = Nakryj stół
web-laying = Nakrywanie stołu …
web-begin = Zacznij

## Zegary

web-clock = Zegar
web-clock-none = Bez zegara
web-clock-live = Na żywo: zapas czasu dla każdego
web-clock-days = Dni na każdy ruch
web-clock-bank = Zapas na partię
web-clock-increment = Dodatek za każdy ruch
web-clock-per-move = Na każdy ruch
web-minutes = { $minutes ->
    [one] jedna minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
web-seconds = { $seconds ->
    [0] nic
    [one] jedna sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
web-days = { $days ->
    [one] jeden dzień
   *[many] { $days } dni
}
web-clock-is-none = Bez zegara: każdy myśli tak długo, jak potrzebuje.
web-clock-is-live = Zapas czasu na partię: { web-minutes } dla każdego. Dodatek za każdy ruch: { $seconds ->
    [0] nic
    [one] jedna sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
web-clock-is-days = Czas na każdy ruch: { web-days }.
web-time-up = koniec czasu

## Przed początkiem

web-lobby = przed początkiem
web-lobby-open = Czekamy, aż wszystkie miejsca będą zajęte.
web-lobby-ready = Wszyscy już są. Możesz zacząć.
web-lobby-away = { $count ->
    [one] { $players } nie ma teraz przy stole.
   *[other] Przy stole brakuje: { $players }.
} Możesz poczekać albo zacząć mimo to.
web-lobby-wait = Czekamy, aż gospodarz zacznie.
web-nobody-yet = jeszcze nikt
web-clear = Zwolnij miejsce
web-seat-earlier = Przesuń miejsce { $number } w górę
web-seat-remove = Usuń miejsce { $number }
web-seat-add = Dodaj miejsce
web-leave = Odejdź od stołu
web-delete = Usuń stół
web-delete-sure = Usunąć na zawsze?
web-delete-yes = Tak, usuń
web-delete-cancel = Zostaw stół
web-invite = Zaproś
web-invite-link = Do gry: kto ma ten link, może usiąść
web-watch-link = Do oglądania: kto ma ten link, może patrzeć
web-no-open-seat = Nie ma wolnych miejsc, więc nie można nikogo zaprosić.
web-local-only = Te linki można otworzyć tylko na tym komputerze.
web-local-only-how = Aby grać z innymi w tej samej sieci, uruchom serwer tak (drugie polecenie, gdy Clachan jest zainstalowany):
web-copy = Kopiuj
web-copied = Skopiowano
web-join-title = Zaproszenie do gry
web-sit-down = Usiądź
web-only-watch = Tylko oglądaj
web-watch = Oglądaj
web-full = Przy tym stole nie ma już miejsc.
web-begun-already = Ta partia już się zaczęła.
web-full-about = Możesz oglądać partię.
web-carry = Graj dalej na innym urządzeniu
web-carry-warning = Ten prywatny link otwiera twoje miejsca na innym urządzeniu, jeden raz. Nie pokazuj go nikomu.
web-carry-make = Utwórz link
web-carry-link = Twój prywatny link
web-carry-title = Twoje miejsca na tym urządzeniu
web-carry-about = Z tym linkiem grasz na swoich miejscach także tutaj. Działa jeden raz.
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
    [one] ogląda jedna osoba
    [few] oglądają { $count } osoby
   *[many] ogląda { $count } osób
}
web-your-turn = Twój ruch
web-turn-of = Ruch: { $player }
web-bot-thinks = { $player } myśli …
web-waiting = Czekamy …
web-moves-now = ma ruch
web-sending = Wysyłanie …
web-over = Partia jest skończona.
web-more-happened = { $count ->
    [one] Przedtem jeszcze jedno zdarzenie.
    [few] Przedtem jeszcze { $count } zdarzenia.
   *[many] Przedtem jeszcze { $count } zdarzeń.
}
web-you-mark = ty
web-bot-mark = bot
web-here = przy stole
web-away = poza stołem
web-resigned = poddanie partii
web-resigned-mark = poddanie
web-bot-stands-in = dalej gra bot
web-moves = Twoje ruchy
web-moves-groups = Czym?
web-moves-other = Inne
web-moves-choose = Wybierz coś, aby zobaczyć, dokąd może trafić.
web-preview-how = Wskaż ruch, aby zobaczyć, co by z niego wynikło.
web-preview-waits = Co by z tego wynikło …
web-gain = { $player } { $points }
web-gains = Gdyby gra się potem skończyła, punkty zmieniłyby się tak: { $gains }.
web-no-gains = Na razie niczyje punkty by się nie zmieniły.
web-brings = To przynosi { $points ->
    [one] najwyżej jeden punkt
    [few] najwyżej { $points } punkty
   *[many] najwyżej { $points } punktów
}.
web-confirm = Wykonaj ten ruch
web-cancel = Jednak nie
web-understood = Rozumiem
web-free = wolne
web-why-not = Dlaczego nie?
web-why-not-here = Dlaczego nie na { $place }?
web-text-table = Stół jako tekst
web-not-drawn = Ta gra nie ma jeszcze planszy. Ruchy i historia mówią wszystko.
web-keys = Klawisze
web-key-arrows = Strzałki
web-undo-free = Cofnij
web-undo-unseen = Cofnięcie bez pytania: nic nie zostało odkryte
web-undo-none = Teraz nie ma czego cofnąć
web-undo-alone = Możesz to swobodnie cofnąć
web-undo-asks = Cofnij: zgoda graczy { $players }
web-undo-asked = { $who ->
    [mine] Prosisz o cofnięcie tego ruchu: { $move }
    [you] { $player } prosi cię o zgodę na cofnięcie tego ruchu: { $move }
   *[other] { $player } prosi o cofnięcie tego ruchu: { $move }
}
web-undo-others = Późniejsze ruchy też zostaną cofnięte.
web-undo-waits = Brakuje odpowiedzi: { $players }.
web-undo-left = Czas na odpowiedź: { $time }.
web-undo-paused = Zegar stoi.
web-undo-waiting = Oczekiwanie na odpowiedź: { $players }
web-undo-request = { $player } prosi o cofnięcie: { $move }
web-undo-refused = { $reason ->
    [declined] Brak zgody: { $player }.
    [played] { $player } gra dalej.
    [expired] Brak odpowiedzi na czas.
   *[withdrawn] Prośba wycofana.
}
web-undo-once = O cofnięcie każdego ruchu możesz prosić tylko raz.
web-undo-withdraw = Wycofaj prośbę
web-agree = { $named ->
    [no] Zgadzam się
   *[yes] { $player }: zgoda
}
web-disagree = { $named ->
    [no] Nie zgadzam się
   *[yes] { $player }: sprzeciw
}
web-redo = Ponów
web-resign = Poddaj partię
web-resign-sure = Poddać partię na dobre?
web-resign-yes = Tak, poddaję
web-resign-cancel = Gram dalej
web-vote = { $why ->
    [time] { $player }: koniec czasu.
   *[away] { $player }: nieobecność.
} Głosy za botem: { $votes } z { $needed }.
web-vote-bot = Niech gra bot
web-replaced = { $player }: gra bot.
web-take-back = Chcę znów grać
web-log = Co się wydarzyło
web-log-times = { $sentence }, { $times ->
    [one] { $times } raz
   *[other] { $times } razy
} z rzędu.
web-several-match-event-undo = { $reader ->
    [yes] Cofasz { $times ->
        [few] { $times } ruchy
       *[many] { $times } ruchów
    }.
   *[no] { $player } cofa { $times ->
        [few] { $times } ruchy
       *[many] { $times } ruchów
    }.
}
web-several-match-event-redo = { $reader ->
    [yes] Ponawiasz { $times ->
        [few] { $times } ruchy
       *[many] { $times } ruchów
    }.
   *[no] { $player } ponawia { $times ->
        [few] { $times } ruchy
       *[many] { $times } ruchów
    }.
}
web-log-look = Wiersz prowadzi do swojej pozycji, chyba że ruch cofnięto.
web-log-taken-back = cofnięte
web-log-since = Od twojego ostatniego ruchu
web-log-again = Pokaż jeszcze raz
web-log-empty = Jeszcze nic.
web-log-all = Pokaż wszystkie ({ $count })
web-more = Więcej o tym stole
web-export = Zapisz partię
web-export-part = Do końca partii zapis zawiera tylko to, co było ci widać.
web-continue-here = Graj stąd dalej przy nowym stole
web-review = Pozycja { $ply } z { $plies }
web-review-back = Wstecz
web-review-on = Dalej
web-review-end = Do teraźniejszości
web-origin-fork = Ten stół jest dalszym ciągiem innego{ $turns ->
    [0] { "" }
    [one] , po jednym ruchu
   *[other] , po { $turns } ruchach
}.
web-origin-import = Ten stół powstał z zapisu partii.
web-origin-dealt-again = To, czego nie było tam widać, rozdano na nowo.
web-shuffle = Tasowanie jest zapieczętowane
web-shuffle-over = Tasowanie można sprawdzić
web-shuffle-secret = Sekret

## Kurtyna

web-curtain = Kurtyna jest opuszczona
web-curtain-about = Rusza się ktoś inny. Kto chce zobaczyć swoje karty, podnosi ją.
web-pass-to = Kolej na gracza { $player }
web-look-away = Pozostałych prosimy, aby nie patrzyli.
web-lift = { $player }: podnieś kurtynę
web-lower = Opuść kurtynę

## Koniec

web-won = { $mine ->
    [yes] Wygrywasz!
   *[no] Wygrywa { $player }!
}
web-won-together = Wspólne zwycięstwo: { $players }
web-points = { $points ->
    [1] jeden punkt
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-sheet = { $player }: skąd są punkty
web-sheet-empty = Bez punktów
web-rematch = Zagraj jeszcze raz
web-to-rematch = Do następnej partii

## Dalsza gra od pozycji

web-fork-seats = Wybierz miejsca i graj dalej
web-fork-about = Wybierz dla każdego miejsca, kto tam gra dalej.
web-fork-before = Wcześniej: { $player }

## Gdy coś stoi na drodze

web-loading = Wczytywanie …
web-loading-slow = Trwa to dłużej niż zwykle.
web-again = Spróbuj ponownie
web-to-start = Na stronę główną
web-way-on = Twoje stoły i nowe gry znajdziesz na stronie głównej.
web-missing-title = Tu nic nie ma
web-missing = Ten adres donikąd nie prowadzi.
web-wrong-link-title = Nie ma takiego stołu
web-link-cut = Ten link jest niepełny: poproś o niego jeszcze raz albo skopiuj go w całości.
web-wrong-link = Link jest błędny albo stół usunięto.
web-cannot-open = Nie można otworzyć stołu
web-lost = Utracono połączenie.
web-lost-about = Próbujemy ponownie. Twoje ruchy są bezpieczne.
web-unreachable = Serwer jest nieosiągalny.
web-unsaid = (Na to nie ma jeszcze słów.)

## Chwała klanom. Narady w kiltach

web-group-clans-play = { clans-card }
web-move-clans-play = { clans-slot }{ clans-shield-too }
web-group-clans-play-face-down = { clans-card }, zakryta
web-move-clans-play-face-down = { clans-slot }{ clans-shield-too }
web-clans-hand = { $mine ->
    [yes] Twoje karty
   *[no] { $player }: karty na ręce
}
web-clans-left = Pozostałe karty i tarcze
web-clans-with-shield = Dołóż tarczę
web-clans-side-N = U góry
web-clans-side-S = U dołu
web-clans-side-W = Lewy szczyt
web-clans-side-E = Prawy szczyt
web-clans-shields-here = Tarcze od pierwszej i co by teraz każda zdobyła
web-clans-takes = { $player }: { $cards ->
    [0] nic
    [one] jedna karta o wartości { $rank }, { web-points }
    [few] { $cards } karty o wartości { $rank }, { web-points }
   *[many] { $cards } kart o wartości { $rank }, { web-points }
}
web-clans-forced = Żadna z twoich kart nigdzie nie pasuje, więc jedna trafia zakryta na dowolne wolne miejsce (CG 4.2). Nie liczy się nikomu.
web-clans-face-down = zakryta, { $player }

## Glen More

web-group-glenmore-take = { glenmore-kind }
web-move-glenmore-take = { glenmore-site }
web-group-glenmore-discard = Usuń z gry
web-move-glenmore-discard = { glenmore-kind }
web-group-glenmore-pay = Zapłać
web-move-glenmore-pay = { glenmore-resource-object } { glenmore-laid-from }
web-group-glenmore-pay-member = Zapłać
web-move-glenmore-pay-member = członek klanu { glenmore-laid-from }
web-group-glenmore-pay-chieftain = Zapłać
web-move-glenmore-pay-chieftain = wódz
web-group-glenmore-buy = Kup
web-move-glenmore-buy = { glenmore-resource-object } za { glenmore-coins }
web-group-glenmore-sell = Sprzedaj
web-move-glenmore-sell = { glenmore-resource-object } { glenmore-laid-from } za { glenmore-coins }
web-group-glenmore-gain = Weź
web-move-glenmore-gain = { glenmore-resource-object }
web-group-glenmore-activate = Uruchom
web-move-glenmore-activate = { glenmore-laid-object }
web-group-glenmore-ness = Uruchom dzięki Loch Ness
web-move-glenmore-ness = { glenmore-laid-object }
web-group-glenmore-move = Rusz członka klanu
web-move-glenmore-move = { glenmore-laid-from } { glenmore-other-to }
web-group-glenmore-promote = Awansuj na wodza
web-move-glenmore-promote = członka klanu { glenmore-laid-from }
web-group-glenmore-stop = Dalej
web-move-glenmore-stop = nie płać więcej
web-group-glenmore-resolve = Dalej
web-move-glenmore-resolve = niech zadziała Loch Shiel
web-group-glenmore-done = Dalej
web-move-glenmore-done = nie uruchamiaj więcej
web-group-glenmore-end = Dalej
web-move-glenmore-end = zakończ ruch
web-group-glenmore-moves = Dalej
web-move-glenmore-moves = rusz członków klanu
web-several-resource = { $times } { $times ->
    [few] kostki
   *[many] kostek
} { $resource ->
    [wood] drewna
    [stone] kamienia
    [grain] zboża
    [cattle] bydła
   *[sheep] owiec
}
web-several-glenmore-draw = Do łańcucha { $times ->
    [few] dochodzą { $times } nowe płytki
   *[many] dochodzi { $times } nowych płytek
} jednego rodzaju: { glenmore-kind }.
web-several-glenmore-roll = Kość { $times } razy pokazuje { $number } i za każdym razem rusza dalej.
web-several-glenmore-pay = { $reader ->
    [yes] Oddajesz { web-several-resource } { glenmore-laid-from }.
   *[no] { $player } oddaje { web-several-resource } { glenmore-laid-from }.
}
web-several-glenmore-pay-member = { $reader ->
    [yes] Oddajesz { $times } członków klanu { glenmore-laid-from }.
   *[no] { $player } oddaje { $times } członków klanu { glenmore-laid-from }.
}
web-several-glenmore-gain = { $reader ->
    [yes] Dostajesz { web-several-resource }.
   *[no] { $player } dostaje { web-several-resource }.
}
web-several-glenmore-move = { $reader ->
    [yes] Przesuwasz { $times } członków klanu { glenmore-laid-from } { glenmore-other-to }.
   *[no] { $player } przesuwa { $times } członków klanu { glenmore-laid-from } { glenmore-other-to }.
}
web-several-glenmore-promote = { $reader ->
    [yes] Mianujesz { $times } członków klanu { glenmore-laid-from } wodzami.
   *[no] { $player } mianuje { $times } członków klanu { glenmore-laid-from } wodzami.
}
web-glenmore-land = { $mine ->
    [yes] Twoja ziemia
   *[no] { $player }: ziemia
}
web-glenmore-cubes = { $count } × { $resource }
web-glenmore-members = { $count ->
    [one] jeden członek klanu
   *[many] członkowie klanu: { $count }
}
web-glenmore-now-taking = Wybierz płytkę z łańcucha, a potem pole dla niej.
web-glenmore-now-paying = Do zapłaty za tę płytkę ({ $tile }) pozostało: { $due }.
web-glenmore-now-paying-more = Na razie ({ $tile }): { web-points }. Możesz dopłacić: { $due }.
web-glenmore-now-selling-first = Do zapłaty za tę płytkę ({ $tile }) pozostało: { $due }. Najpierw sprzedaj coś na targu.
web-glenmore-now-paying-member = Loch Ness kosztuje członka klanu albo wodza.
web-glenmore-now-gaining = { $count ->
    [one] Wybierz kostkę.
    [few] Wybierz { $count } kostki, jedną po drugiej.
   *[many] Wybierz { $count } kostek, jedną po drugiej.
}
web-glenmore-now-resolving = Zanim Loch Shiel zapełni twoje płytki, możesz coś sprzedać.
web-glenmore-now-activating = Uruchom nową płytkę i te wokół niej, w dowolnej kolejności.
web-glenmore-now-activated = { $sales ->
    [0] Nie ma już czego uruchomić.
   *[other] Nie ma już czego uruchomić; możesz jeszcze sprzedawać.
}
web-glenmore-now-moving = { $count ->
    [one] Pozostał jeden punkt ruchu.
    [few] Pozostały { $count } punkty ruchu.
   *[many] Pozostało { $count } punktów ruchu.
} Wybierz członka klanu albo zakończ ruch.
web-glenmore-larger-land = To za większą ziemię: na koniec każda płytka ponad liczbę płytek na najmniejszej ziemi kosztuje 3 punkty (GM 11.4).
web-glenmore-coming = jeszcze niezapłacona
web-glenmore-chain = Łańcuch
web-glenmore-chain-about = Od końca: kto jest pierwszy, ten się rusza.
web-glenmore-leaves = wypada z gry
web-glenmore-choose = Wybierz
web-glenmore-resource = Surowiec
web-glenmore-filled = Zajęte
web-glenmore-buy = Kupno
web-glenmore-sell = Sprzedaż
web-glenmore-progress = Płytki do dociągnięcia, według stosów: { $left }. Punktowania do tej pory: { $scorings }.
web-glenmore-goods = Co kto ma
web-glenmore-coins = Monety
web-glenmore-whisky = Whisky
web-glenmore-chieftains = Wodzowie
web-glenmore-cards = Karty
web-glenmore-tiles = Płytki
web-glenmore-points = Punkty
