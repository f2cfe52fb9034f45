# Dlaczego serwer mówi „nie”: po jednym zdaniu na każdy kod

server-too-large = Za dużo danych (limit: { $limit } B). Wyślij mniej.
server-too-slow = Przekroczono limit czasu. Spróbuj ponownie.
server-bad-origin = To żądanie pochodzi z innej witryny. Otwórz stół na jego własnej stronie.
server-bad-host = Nieprawidłowe żądanie: wymagany jest dokładnie 1 nagłówek Host.
server-unknown-host = Ten serwer nie odpowiada pod nazwą { $host }. Administrator może na nią zezwolić opcją { $flag }.
server-too-many-requests = Zbyt wiele żądań. Poczekaj chwilę i spróbuj ponownie.
server-hints-busy = Zbyt wiele próśb o podpowiedź. Spróbuj ponownie za { $seconds } s.
server-hints-off = Przy tym stole podpowiedzi są wyłączone. Gospodarz może je włączyć przy nowym stole.
server-not-found = Nie znaleziono stołu ani strony. Sprawdź link.
server-method-not-allowed = Ten adres nie obsługuje takiego żądania. Odśwież stronę i spróbuj ponownie.
server-internal = Błąd serwera. Nic się nie zmieniło. Spróbuj ponownie.
server-restarting = Serwer uruchamia się ponownie. Spróbuj za chwilę.
server-storage-down = Baza danych niedostępna. Spróbuj za chwilę.
server-storage-full = Dysk serwera jest pełny. Nic się nie zmieniło. Powiadom administratora.
server-storage-read-only = Serwer nie może zapisywać danych. Nic się nie zmieniło. Powiadom administratora.
server-bad-json = Nieprawidłowe żądanie: nie da się go odczytać. Odśwież stronę i spróbuj ponownie.
server-bad-field = Nieprawidłowe żądanie. Odśwież stronę i spróbuj ponownie.

## Polecenia

server-stale = Stan gry już się zmienił. Sprawdź go i spróbuj ponownie.
server-bad-seq = Brak synchronizacji. Odśwież stronę i spróbuj ponownie.
server-nonce-reused = Powtórzone żądanie. Odśwież stronę i spróbuj ponownie.
server-not-host = To może zrobić tylko gospodarz. Poproś go o to.
server-others-play = Przy tym stole grają inni, więc nie możesz go usunąć. Po partii możesz usunąć go z listy swoich stołów.
server-not-your-seat = To nie jest twoje miejsce. Odśwież stronę i spróbuj ponownie.
server-bot-plays = Na tym miejscu gra bot. Najpierw wróć do gry.
server-illegal = Zasady nie pozwalają na ten ruch. Wybierz inny.
server-notation = To nie jest prawidłowy ruch. Wybierz inny.
server-not-started = Partia jeszcze się nie zaczęła. Poczekaj, aż gospodarz ją rozpocznie.
server-already-started = Partia już się zaczęła. Odśwież stronę, aby ją zobaczyć.
server-over = Partia zakończona. Rozpocznij nową, aby zagrać jeszcze raz.
server-not-over = Partia jeszcze trwa. Spróbuj po jej zakończeniu.
server-undo-asked-already = Inna prośba o cofnięcie jeszcze trwa. Poczekaj na odpowiedzi.
server-undo-refused = O cofnięcie tego ruchu już proszono. Poproś ponownie po innym ruchu.
server-no-undo-asked = Prośba o cofnięcie jest już nieaktualna. Sprawdź stan gry.
server-not-alone = Przy tym stole grają inni, więc nie można zmienić tempa botów. Zmień je w swoich ustawieniach.
server-bad-target = Bot nie może zająć tego miejsca. Wybierz inne.
server-not-away = Ten gracz jest offline zbyt krótko: { $player }. Poczekaj jeszcze.
server-voted-already = Twój głos jest już oddany. Poczekaj na pozostałych.

## Tworzenie stołu i zajmowanie miejsc

server-unknown-game = Nie ma gry „{ $game }”. Do wyboru: { $games }.
server-game-not-installed = Gra „{ $game }” nie jest zainstalowana na tym serwerze. Powiadom administratora.
server-game-failed = Gra „{ $game }” zgłasza błąd, więc teraz to niemożliwe. Niczego nie zmieniono. Powiadom administratora.
server-unknown-bot = Nie ma bota „{ $bot }”. Do wyboru: { $bots }.
server-bad-players = Zła liczba graczy: { $players }. Wybierz { $counts }.
server-bad-seats = Tak nie można obsadzić miejsc. Sprawdź każde z nich.
server-open-seats = Są jeszcze wolne miejsca. Najpierw je obsadź albo usuń.
server-name-needed = Podaj imię, aby usiąść.
server-table-full = Wszystkie miejsca są zajęte. Możesz oglądać partię.
server-seat-taken = To miejsce jest zajęte. Wybierz inne.
server-wrong-key = Ten link jest nieprawidłowy lub wygasł. Poproś o nowy.
server-bad-ply = Ostatnia pozycja to { $most }. Wybierz tę lub wcześniejszą.
server-record = Tego pliku nie można zaimportować jako stołu. Wybierz inny plik.
server-too-long = Historia tego stołu jest pełna. Partię można jednak dograć do końca.
