# Dlaczego serwer mówi „nie”: po jednym zdaniu na każdy kod

server-too-large = To za dużo naraz: serwer przyjmuje najwyżej { $limit } B.
server-too-slow = Wiadomość nie dotarła na czas.
server-bad-origin = To żądanie pochodzi ze strony innej witryny.
server-bad-host = Żądanie musi podać serwer w nagłówku Host dokładnie raz.
server-unknown-host = Ten serwer nie odpowiada pod nazwą { $host }. Osoba, która go prowadzi, może zezwolić na tę nazwę opcją { $flag }.
server-too-many-requests = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
server-hints-busy = Wiele osób prosi teraz o podpowiedź. Spróbuj ponownie za { $seconds } s.
server-hints-off = Przy tym stole gra się bez podpowiedzi.
server-not-found = Nie ma takiego stołu ani strony.
server-method-not-allowed = Tego nie można tu zrobić.
server-internal = Na serwerze coś poszło nie tak. Nic się nie zmieniło.
server-restarting = Serwer jest uruchamiany ponownie. Spróbuj za chwilę.
server-storage-down = Serwer nie ma teraz dostępu do swojej pamięci. Spróbuj za chwilę.
server-storage-full = Dysk serwera jest pełny. Nic się nie zmieniło.
server-storage-read-only = Serwer nie może zapisywać danych. Nic się nie zmieniło.
server-bad-json = Nie można odczytać wiadomości.
server-bad-field = Coś w wiadomości jest inne, niż być powinno.

## Polecenia

server-stale = Przy stole gra poszła już dalej.
server-bad-seq = Wiadomość odpowiada na coś, co się nie wydarzyło.
server-nonce-reused = To żądanie ma znacznik innego żądania. Odśwież stronę i spróbuj ponownie.
server-not-host = To może zrobić tylko gospodarz stołu.
server-others-play = Przy tym stole grają inni, więc nie możesz go usunąć.
server-not-your-seat = To nie jest twoje miejsce.
server-bot-plays = Na tym miejscu gra teraz bot.
server-illegal = Zasady na to teraz nie pozwalają.
server-notation = Nie da się tego odczytać jako ruchu.
server-not-started = Partia jeszcze się nie zaczęła.
server-already-started = Partia już się zaczęła.
server-over = Partia jest skończona.
server-not-over = Partia jeszcze trwa.
server-undo-asked-already = Prośba o cofnięcie ruchu już czeka na odpowiedź.
server-undo-refused = Już proszono o cofnięcie tego ruchu. O cofnięcie ruchu można prosić raz.
server-no-undo-asked = Nikt nie prosi o cofnięcie ruchu.
server-not-alone = Przy tym stole grają też inni, więc tempo botów się nie zmienia.
server-bad-target = Tego miejsca nie można oddać botowi.
server-not-away = Za krótka nieobecność: { $player }.
server-voted-already = Twój głos już oddano.

## Nakrywanie stołu i siadanie

server-unknown-game = Nie ma gry „{ $game }”; do wyboru: { $games }.
server-game-not-installed = Przy tym stole gra się w „{ $game }”, a ta gra nie jest zainstalowana na tym serwerze.
server-unknown-bot = Nie ma bota „{ $bot }”; do wyboru: { $bots }.
server-bad-players = Zła liczba graczy ({ $players }): może ich być { $counts }.
server-bad-seats = Miejsca nie pasują do siebie.
server-open-seats = Są jeszcze wolne miejsca.
server-name-needed = Imię musi mieć co najmniej jeden widoczny znak.
server-table-full = Wszystkie miejsca są zajęte.
server-seat-taken = To miejsce jest zajęte.
server-wrong-key = Ten link jest nieważny lub już wygasł.
server-bad-ply = Partia sięga tylko do pozycji { $most }.
server-record = Z tego zapisu nie da się nakryć stołu.
server-too-long = Zapis tego stołu stał się na to za długi; samą partię można dograć do końca.
