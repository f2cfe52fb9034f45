# Wokół stołów: ustawienia, zasady, sieć, nowe wersje

## Ustawienia

web-close = Zamknij
web-board = Plansza
web-board-drawn = Grafika
web-motion = Animacje
web-motion-system = Systemowe
web-motion-reduced = Ograniczone
web-pace = Tempo botów
web-pace-slow = Wolne
web-pace-normal = Normalne
web-pace-fast = Szybkie
web-pace-instant = Natychmiastowe
web-pace-about = Przy stołach z innymi osobami zmienia tylko to, co widzisz.
web-skip-moves = Pomiń
web-sound = Dźwięki
web-notice = Powiadamiaj, gdy mam ruch
web-notice-ask = Zezwól na powiadomienia
web-notice-denied = Powiadomienia są zablokowane. Zezwól na nie w ustawieniach przeglądarki.
web-notice-body = Twój ruch.
web-install = Zainstaluj aplikację
web-settings-stay = Ustawienia są zapisane w tej przeglądarce.

## Zasady

web-rules = Zasady
web-rules-of-clans = Chwała klanom: zasady
web-rules-of-glenmore = Glen More: zasady
web-rules-title = { $game }: zasady – Clachan
web-rules-contents = Spis treści
web-rules-search = Szukaj w zasadach
web-rules-hits = { $count ->
    [0] brak wyników
    [one] { $count } wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
}
web-rules-hit = { $number } z { $count }
web-rules-before = Poprzedni wynik
web-rules-next = Następny wynik
web-rules-print = Drukuj
web-rules-number = { $rule }: link do tej zasady
web-rules-open = { $rule }: otwórz tę zasadę w nowej karcie
web-rules-table = Tabela
web-rules-no-player = nikt
web-rules-nothing = nic
web-rules-failed = Nie można otworzyć zasad

## Bez sieci

web-offline = Jesteś offline.
web-offline-about = Stoły wrócą, gdy odzyskasz połączenie. Zasady możesz czytać także offline.
web-server-away = Serwer niedostępny
web-server-away-about = Być może serwer uruchamia się ponownie albo nie masz połączenia. Wciąż próbujemy się połączyć. Twoje partie są bezpieczne.
web-offline-tables = Stoły wymagają połączenia. Twoje partie są bezpieczne.
web-offline-meanwhile = Zasady nadal możesz czytać.

## Nowsza wersja

web-update = Dostępna jest nowa wersja.
web-update-about = Odśwież teraz albo poczekaj: wczyta się z następną stroną.
web-update-now = Odśwież
