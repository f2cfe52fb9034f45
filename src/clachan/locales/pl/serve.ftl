# Polecenia serve i backup

serve-here = Clachan działa: { $link }
serve-lan-link = W sieci lokalnej: { $link }
serve-no-lan = Nie znaleziono adresu sieciowego, więc link działa tylko na tym komputerze. Połącz się z siecią i uruchom Clachan ponownie.
serve-public = Dla wszystkich: { $link }
serve-how-to-stop = Ctrl+C zatrzymuje serwer. Stoły są zapisane i po ponownym starcie można grać dalej.
serve-stopped = Zatrzymano.

## Co można ustawić

serve-option = { $about } ({ $variable }; domyślnie: { $default })
serve-default-off = no
serve-default-public-url = adres każdego żądania
serve-default-allowed-host = brak
serve-default-data = folder danych użytkownika
serve-default-database = plik SQLite w folderze danych
serve-default-bot-workers = wszystkie rdzenie oprócz jednego
serve-default-behind-proxy = brak

serve-host = adres, na którym serwer nasłuchuje
serve-port = port, na którym serwer nasłuchuje; 0 oznacza dowolny wolny
serve-lan = nasłuchuje w sieci lokalnej; pokazuje link i kod QR
serve-public-url = publiczny adres serwera; od niego zaczynają się linki
serve-allowed-host = dodatkowe nazwy, pod którymi serwer odpowiada, oddzielone przecinkami; adresy, nazwy lokalne i nazwa z --public-url są zawsze dozwolone
serve-open = otwiera przeglądarkę
serve-data = folder na stoły
serve-database = baza PostgreSQL na stoły, postgresql://…; może ją dzielić kilka serwerów
serve-archive-days = dni bez aktywności, po których stół trafia do archiwum
serve-bot-workers = liczba procesów dla ruchów botów; dla podpowiedzi jest ich cztery razy mniej, co najmniej 1
serve-bot-pace-ms = przerwa przed ruchem bota w milisekundach: na początku tury dłuższa, w jej trakcie mniej więcej o połowę krótsza
serve-bot-deadline-s = sekundy, po których bota, który wciąż myśli, zastępuje prostszy
serve-away-live-minutes = minuty offline, po których pozostali gracze mogą głosować za botem, jeśli żaden z nich nie jest offline
serve-away-days = to samo w dniach, we wszystkich innych przypadkach
serve-connection-grace-s = sekundy bez połączenia, których zegar nie liczy
serve-address-rate = limit żądań na sekundę z jednego adresu, łącznie z wiadomościami widzów; ruchy graczy się nie liczą
serve-address-burst = największa liczba takich żądań naraz z jednego adresu
serve-table-rate = limit poleceń na sekundę od jednego gracza przy jednym stole
serve-table-burst = największa liczba poleceń naraz od jednego gracza przy jednym stole
serve-visitor-work-ms = limit czasu procesora w milisekundach na sekundę, osobno na zapytania i na polecenia jednej przeglądarki; niewykorzystany czas sumuje się najwyżej przez 4 sekundy
serve-address-work-ms = limit czasu procesora w milisekundach na sekundę na wszystkie zapytania z jednego adresu; niewykorzystany czas sumuje się najwyżej przez 4 sekundy
serve-tables-per-hour = limit nowych stołów na godzinę z jednego adresu
serve-max-connections-per-address = limit otwartych połączeń z jednego adresu; za serwerem proxy: aktywnych żądań i gniazd
serve-max-sockets-per-address = limit otwartych gniazd z jednego adresu
serve-max-viewers = limit otwartych gniazd widzów przy jednym stole; dla graczy zawsze jest miejsce
serve-behind-proxy = adresy lub sieci zaufanych serwerów proxy, oddzielone przecinkami; serwer używa ich nagłówków X-Forwarded-For i X-Forwarded-Proto
serve-metrics-open = udostępnia /metrics wszystkim adresom, nie tylko temu komputerowi
serve-log-format = format dziennika: text lub json
serve-log-level = poziom dziennika: debug, info, warning lub error
serve-log-addresses = zapisuje w dzienniku adresy użytkowników

## Czego nie można

serve-bad-number = Wartość { $name } musi być liczbą całkowitą od { $least } do { $most }, a nie „{ $value }”.
serve-bad-seconds = Wartość { $name } musi być liczbą sekund, większą od 0 i nie większą niż { $most } (ułamki z kropką: 0.5), a nie „{ $value }”.
serve-bad-choice = Wartość { $name } musi być jedną z: { $choices }, a nie „{ $value }”.
serve-bad-switch = Wartość { $name } musi być yes lub no, a nie „{ $value }”.
serve-bad-host = Wartość { $name } musi być adresem, takim jak 0.0.0.0 lub ::1, albo nazwą komputera, a nie „{ $value }”.
serve-bad-hosts = Wartość { $name } musi składać się z nazw takich jak stol.example, bez portu, oddzielonych przecinkami, a nie „{ $value }”.
serve-bad-folder = Wartość { $name } musi wskazywać folder, a nie „{ $value }”.
serve-bad-url = Wartość { $name } musi być adresem takim jak https://stol.example, bez ścieżki, a nie „{ $value }”.
serve-bad-database = Wartość { $name } musi zaczynać się od postgresql:// i wskazywać bazę danych.
serve-bad-networks = Wartość { $name } musi składać się z adresów lub sieci takich jak 127.0.0.1 lub 10.0.0.0/8, oddzielonych przecinkami, a nie „{ $value }”.

serve-port-taken = Port { $port } jest zajęty; być może Clachan już działa. Wybierz inny opcją --port.
serve-port-not-allowed = Nie możesz użyć portu { $port }. Wybierz opcją --port numer od 1024.
serve-no-such-host = „{ $host }” nie jest adresem tego komputera. Wybierz inny opcją --host.
serve-cannot-listen = Nie można nasłuchiwać na { $host }, port { $port }: błąd systemu { $code }. Wybierz inny --host lub --port.

serve-the-database = baza danych
serve-storage-busy = Tych danych używa już inny serwer Clachan: { $place }. Zatrzymaj go albo wybierz inne miejsce opcją --data lub --database.
serve-storage-damaged = Dane są uszkodzone: { $place }. Zastąp je kopią zapasową albo wybierz inne miejsce opcją --data lub --database.
serve-storage-down = Brak połączenia: { $place }. Sprawdź, czy dane są dostępne i czy --data lub --database jest poprawne, a potem uruchom Clachan ponownie.
serve-storage-full = Dysk jest pełny: { $place }. Usuń zbędne pliki albo wybierz inne miejsce opcją --data lub --database.
serve-storage-read-only = Clachan nie ma prawa zapisu: { $place }. Zmień uprawnienia albo wybierz inne miejsce opcją --data lub --database.
serve-storage-too-new = Tych danych używała nowsza wersja Clachan: { $place }. Zaktualizuj Clachan albo wybierz inne miejsce opcją --data lub --database.
serve-storage-failed = Nie można użyć danych: { $place }. Sprawdź je albo wybierz inne miejsce opcją --data lub --database.
serve-file-failed = Nie można użyć { $file }: { $problem }. Wybierz inny plik lub folder.

## Kopia zapasowa

backup-file = plik na kopię zapasową
backup-done = { $tables ->
    [one] Zapisano { $tables } stół
    [few] Zapisano { $tables } stoły
   *[many] Zapisano { $tables } stołów
} w pliku { $file } ({ $bytes } B).
backup-nothing = Nie ma stołów: { $place }. Sprawdź --data i --database.
