# Polecenia serve i backup

serve-here = Clachan jest tutaj: { $link }
serve-lan-link = W tej samej sieci: { $link }
serve-no-lan = Nie znaleziono adresu, pod którym inni w sieci dotrą do tego komputera; tylko on może otworzyć ten link.
serve-public = Dla wszystkich: { $link }
serve-how-to-stop = Ctrl-C zatrzymuje. Nic nie ginie: po następnym starcie stoły grają dalej.
serve-stopped = Zatrzymano.

## Co można ustawić

serve-option = { $about } ({ $variable }; domyślnie: { $default })
serve-default-off = nie
serve-default-public-url = adres każdego żądania
serve-default-allowed-host = żadne
serve-default-data = folder danych użytkownika
serve-default-database = plik SQLite w folderze danych
serve-default-bot-workers = wszystkie rdzenie oprócz jednego
serve-default-behind-proxy = żadne

serve-host = adres, na którym serwer nasłuchuje
serve-port = port, na którym serwer nasłuchuje; 0 oznacza dowolny wolny
serve-lan = nasłuchuj w całej sieci lokalnej i pokaż link oraz kod QR
serve-public-url = adres, pod którym inni znajdą serwer; od niego zaczynają się linki
serve-allowed-host = dodatkowe nazwy, pod którymi serwer odpowiada, oddzielone przecinkami; adresy, nazwy lokalne i nazwa z --public-url są zawsze dozwolone
serve-open = otwórz przeglądarkę
serve-data = folder, w którym są stoły
serve-database = trzymaj stoły w tej bazie PostgreSQL, postgresql://…; może ją dzielić kilka serwerów
serve-archive-days = po tylu dniach, w których nic się przy nim nie działo, stół trafia do archiwum
serve-bot-workers = procesy, w których boty myślą nad ruchami; podpowiedzi mają własne, cztery razy mniej, co najmniej jeden
serve-bot-pace-ms = tyle milisekund bot się wstrzymuje, żeby oko nadążyło: przed turą nieco dłużej, w jej trakcie mniej więcej o połowę krócej
serve-bot-deadline-s = po tylu sekundach za bota, który wciąż myśli, gra prostszy
serve-away-live-minutes = po tylu minutach nieobecności inni mogą przy stole na żywo posadzić na miejscu bota
serve-away-days = to samo w dniach, przy wszystkich innych stołach
serve-connection-grace-s = tyle sekund bez połączenia nie kosztuje czasu na zegarze
serve-address-rate = żądania na sekundę z jednego adresu, łącznie z wiadomościami widzów; ruchy graczy przy ich stołach się nie liczą
serve-address-burst = tak liczone żądania, które jeden adres może wysłać w tej samej chwili
serve-table-rate = polecenia na sekundę od jednego gracza przy jednym stole
serve-table-burst = polecenia od jednego gracza przy jednym stole w tej samej chwili
serve-visitor-work-ms = milisekundy czasu procesora na sekundę na pytania jednej przeglądarki i tyle samo na jej polecenia; można zaoszczędzić zapas na cztery sekundy
serve-address-work-ms = milisekundy czasu procesora na sekundę na wszystkie pytania z jednego adresu; można zaoszczędzić zapas na cztery sekundy
serve-tables-per-hour = nowe stoły na godzinę z jednego adresu
serve-max-connections-per-address = otwarte połączenia z jednego adresu; przez serwer pośredniczący: trwające żądania i gniazda
serve-max-sockets-per-address = otwarte gniazda z jednego adresu
serve-max-viewers = otwarte gniazda widzów przy jednym stole; dla graczy zawsze jest miejsce
serve-behind-proxy = adresy lub sieci serwerów proxy, którym wierzymy w X-Forwarded-For i X-Forwarded-Proto, oddzielone przecinkami
serve-metrics-open = pokazuj /metrics wszystkim, nie tylko temu komputerowi
serve-log-format = postać dziennika: text lub json
serve-log-level = jak dokładny jest dziennik: debug, info, warning lub error
serve-log-addresses = zapisuj w dzienniku adresy gości

## Czego nie można

serve-bad-number = Wartość { $name } musi być liczbą całkowitą od { $least } do { $most }, a nie „{ $value }”.
serve-bad-seconds = Wartość { $name } musi być liczbą sekund, większą od 0 i nie większą niż { $most }, a nie „{ $value }”.
serve-bad-choice = Wartość { $name } musi być jedną z: { $choices }, a nie „{ $value }”.
serve-bad-switch = Wartość { $name } musi być yes lub no, a nie „{ $value }”.
serve-bad-host = Wartość { $name } musi być samym adresem lub nazwą komputera, na przykład 0.0.0.0 lub ::1, a nie „{ $value }”.
serve-bad-hosts = Wartość { $name } musi składać się z nazw takich jak stol.example, bez portu, oddzielonych przecinkami, a nie „{ $value }”.
serve-bad-folder = Wartość { $name } musi wskazywać folder, a nie „{ $value }”.
serve-bad-url = Wartość { $name } musi być adresem takim jak https://stol.example, bez ścieżki, a nie „{ $value }”.
serve-bad-database = Wartość { $name } musi zaczynać się od postgresql:// i wskazywać bazę danych.
serve-bad-networks = Wartość { $name } musi składać się z adresów lub sieci takich jak 127.0.0.1 lub 10.0.0.0/8, oddzielonych przecinkami, a nie „{ $value }”.

serve-port-taken = Port { $port } jest zajęty; może Clachan już działa. Wybierz inny przez --port.
serve-port-not-allowed = Port { $port } nie jest dozwolony dla tego użytkownika; wybierz przez --port numer od 1024.
serve-no-such-host = „{ $host }” nie jest adresem tego komputera; zob. --host.
serve-cannot-listen = Nie można nasłuchiwać na { $host }, port { $port }: błąd systemu { $code }.

serve-the-database = baza danych
serve-storage-busy = Inny Clachan już tego używa: { $place }. Najpierw go zatrzymaj albo wybierz inny folder przez --data.
serve-storage-damaged = Nie można odczytać zapisanych danych: { $place }. Jeśli jest kopia zapasowa, wstaw ją w to miejsce.
serve-storage-down = Brak połączenia: { $place }.
serve-storage-full = Na dysku nie ma już miejsca: { $place }.
serve-storage-read-only = Clachan nie ma prawa zapisu: { $place }. Nadaj mu to prawo albo wybierz inny folder przez --data.
serve-storage-too-new = Tych danych używał nowszy Clachan, ten jest na nie za stary: { $place }.
serve-storage-failed = Coś jest nie tak z danymi: { $place }.
serve-file-failed = Nie można użyć { $file }: { $problem }.

## Kopia zapasowa

backup-file = nowy plik na kopię
backup-done = { $tables ->
    [one] Zapisano { $tables } stół
    [few] Zapisano { $tables } stoły
   *[many] Zapisano { $tables } stołów
} w { $file }, { $bytes } B.
backup-nothing = Nie ma stołów: { $place }; sprawdź --data i --database.
