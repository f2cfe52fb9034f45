# Arena: który bot jest silniejszy

cli-arena-about = Rozgrywa partie między botami i sprawdza, który jest silniejszy.
arena-bots = boty ({ $bots }), oddzielone przecinkami; budżet opcjonalny, na przykład expert:playouts=200
arena-bot = program, który gra, wymieniając wiersze JSON; opcję można powtórzyć (docs/bots.md)
arena-groups = liczba grup partii z tymi samymi losowaniami; domyślnie { $groups }
arena-sprt = kończy, gdy wiadomo, która z tych 2 przewag Elo pierwszego bota nad drugim jest bliższa prawdy
arena-ladder = oblicza oceny OpenSkill podanych botów i botów odniesienia
arena-cluster = adres klastra Ray albo „local”
arena-deadline = sekundy na decyzję programu; domyślnie 10
arena-out = plik na wyniki (JSON)
arena-plot = plik na wykres (SVG)
arena-resume = kontynuuje wyniki z --out

arena-done = { $groups ->
    [one] { $groups } grupa
    [few] { $groups } grupy
   *[many] { $groups } grup
}, { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, ziarno { $seed }
arena-name = bot
arena-margin = przewaga
arena-ms = ms/decyzję
arena-games = partie
arena-rating = ocena
arena-spread = ±
arena-at-least = co najmniej
arena-elo-number = { NUMBER($elo, maximumFractionDigits: 0) }
arena-elo = Przewaga Elo ({ $first } nad { $second }): { $elo } (od { $lower } do { $upper })
arena-sprt-h1 = Test sekwencyjny: przyjęto większą przewagę (LLR { $llr }).
arena-sprt-h0 = Test sekwencyjny: przyjęto mniejszą przewagę (LLR { $llr }).
arena-sprt-none = Test sekwencyjny: jeszcze bez rozstrzygnięcia (LLR { $llr }).
arena-forfeits = { $program } – walkower w { $games } z { $played } partii:
arena-forfeit-died = program się zakończył: { $detail }
arena-forfeit-late = brak odpowiedzi na czas: { $detail }
arena-forfeit-nonsense = nieprawidłowa odpowiedź: { $detail }
arena-forfeit-illegal = niedozwolony ruch: { $detail }
arena-forfeit-games = { $games ->
    [one] { $games } partia, w grupie { $group }
    [few] { $games } partie, pierwsza w grupie { $group }
   *[other] { $games } partii, pierwsza w grupie { $group }
}
arena-forfeits-more = { $more ->
    [one] i { $more } inny powód
    [few] i { $more } inne powody
   *[many] i { $more } innych powodów
}
arena-kept = Zatrzymano. { $groups ->
    [one] { $groups } grupa jest zapisana
    [few] { $groups } grupy są zapisane
   *[many] { $groups } grup jest zapisanych
} w pliku { $file }. Aby kontynuować, uruchom to samo polecenie z --resume.
arena-not-kept = Zatrzymano. Nic nie zapisano. Użyj --out PLIK, aby zapisać wyniki, i --resume, aby je kontynuować.

## Dlaczego nie

arena-too-few = Muszą grać co najmniej 2 boty. Podaj jeszcze jednego.
arena-too-many = Podane boty: { $bots }, gracze: { $players }. Zmień listę botów albo --players.
arena-crowded = Podane boty: { $bots }. Grać może najwyżej { $most }. Podaj mniej.
arena-twice = „{ $bot }” podano dwa razy. Podaj każdego bota raz.
arena-no-program = Polecenie „{ $command }” nie uruchamia żadnego programu. Sprawdź je.
arena-long-command = Polecenie programu musi być zapisane w UTF-8 i mieć najwyżej { $most } znaków.
arena-bot-refused = Ten bot nie może grać: { $problem }. Wybierz innego.
arena-bad-class = Nie można wczytać bota { $bot }: { $reason }. Sprawdź jego nazwę i kod.
arena-no-budget = Bot { $bot } nie przeszukuje ruchów. Pomiń budżet.
arena-bad-budget = „{ $budget }” nie jest budżetem dla bota { $bot }. Użyj ms=LICZBA albo playouts=LICZBA, od 1 do 999999999.
arena-bad-deadline = Wartość --deadline musi wynosić od 0.001 do { $most } sekund, a nie „{ $given }”.
arena-bad-sprt = --sprt wymaga 2 liczb od −{ $most } do { $most }, najpierw mniejszej, a nie „{ $text }”. Zapis 0,85 oznacza liczby 0 i 85.
arena-sprt-of-two = --sprt porównuje dokładnie 2 boty. Podaj 2.
arena-exists = { $file } już istnieje. Kontynuuj go opcją --resume albo wybierz inny plik.
arena-taken = { $file } już istnieje. Wybierz inny plik.
arena-plot-foreign = { $file } nie jest wykresem areny. Wybierz inny plik.
arena-not-svg = Wykres jest plikiem SVG. Wybierz nazwę z rozszerzeniem .svg zamiast { $file }.
arena-same-file = Wyniki i wykres nie mogą być w tym samym pliku: { $file }. Wybierz inny plik dla jednego z nich.
arena-resume-what = Opcja --resume wymaga pliku z wynikami. Dodaj --out PLIK.
arena-other-contest = { $file } zawiera wyniki innych zawodów. Wybierz inny plik.
arena-differs = { $field }: { $there } w pliku, { $here } w poleceniu.
arena-other-version = { $file } zawiera wyniki innych wersji botów albo starszej areny. Wybierz inny plik.
arena-older-rules = { $file } zawiera wyniki uzyskane według starszych zasad; nie można ich kontynuować. Wybierz inny plik.
arena-rules = Rozegrano według zasad w wersji { $there }; ten program gra według wersji { $here }.
arena-file-damaged = Nie można kontynuować { $file }: { $why }
arena-damaged = wyniki są uszkodzone ({ $why }). Wybierz inny plik.
arena-no-ray = Ray nie jest zainstalowany. Zainstaluj go: pip install "clachan[cluster]"
arena-no-cluster = Pod adresem „{ $address }” nie odpowiada żaden klaster Ray. Sprawdź adres.
arena-worker-died = Proces nieoczekiwanie się zakończył. Uruchom polecenie ponownie.
