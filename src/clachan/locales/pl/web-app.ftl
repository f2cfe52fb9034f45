# Wokół stołów: ustawienia, zasady, sieć, nowe wersje

## Ustawienia

web-close = Zamknij
web-board = Plansza
web-board-drawn = Rysowana
web-motion = Ruch na ekranie
web-motion-system = Jak w systemie
web-motion-reduced = Jak najmniej
web-pace = Tempo botów
web-pace-slow = Wolno
web-pace-normal = Normalnie
web-pace-fast = Szybko
web-pace-instant = Od razu
web-pace-about = Gdy przy stole grają inni, zmienia tylko to, co widzisz, a nie przerwy botów.
web-skip-moves = Pomiń
web-sound = Ciche dźwięki
web-notice = Powiadamiaj mnie o mojej kolejce, gdy patrzę gdzie indziej
web-notice-ask = Pozwól na powiadomienia o mojej kolejce
web-notice-denied = Ta przeglądarka nie pozwala na powiadomienia z Clachan. Można to zmienić w jej własnych ustawieniach.
web-notice-body = Stół czeka na ciebie.
web-install = Zainstaluj Clachan na tym urządzeniu
web-settings-stay = Te ustawienia zostają w tej przeglądarce.

## Zasady

web-rules = Zasady
web-rules-of-clans = Chwała klanom: zasady
web-rules-of-glenmore = Glen More: zasady
web-rules-title = { $game }: zasady – Clachan
web-rules-contents = Spis treści
web-rules-search = Szukaj w zasadach
web-rules-hits = { $count ->
    [0] nic nie znaleziono
    [one] jedno trafienie
    [few] { $count } trafienia
   *[other] { $count } trafień
}
web-rules-hit = { $number } z { $count }
web-rules-before = Poprzednie trafienie
web-rules-next = Następne trafienie
web-rules-print = Drukuj
web-rules-number = { $rule }: odnośnik do tej zasady
web-rules-open = { $rule }: przeczytaj tę zasadę w nowej karcie
web-rules-table = Tabela
web-rules-nobody = nikt
web-rules-nothing = nic
web-rules-failed = Nie można otworzyć zasad

## Bez sieci

web-offline = Nie masz połączenia z siecią.
web-offline-about = Stoły wrócą razem z połączeniem. Zasady możesz czytać i bez niego.
web-server-away = Serwer nie odpowiada
web-server-away-about = Być może właśnie uruchamia się ponownie albo połączenie zostało przerwane. Próbujemy dalej; nic z gry nie przepada.
web-offline-tables = Stoły są na serwerze, więc potrzebują połączenia. Nic z gry nie przepada.
web-offline-meanwhile = Tymczasem możesz poczytać zasady.

## Nowsza wersja

web-update = Jest nowa wersja.
web-update-about = Wczyta się z następną stroną albo od razu.
web-update-now = Wczytaj teraz
