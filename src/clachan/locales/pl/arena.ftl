# Arena: który bot jest silniejszy

cli-arena-about = Daje botom grać ze sobą na równych prawach i pokazuje, który jest silniejszy i na ile to pewne.
arena-bots = boty po przecinkach, w razie potrzeby z budżetem: expert:playouts=200 ({ $bots })
arena-bot = program, który gra wierszami JSON; można podać kilka razy (docs/bots.md)
arena-groups = ile grup partii z tymi samymi losowaniami; domyślnie { $groups }
arena-sprt = zakończ, gdy będzie jasne, że pierwszy jest silniejszy od drugiego o jedną albo o drugą różnicę Elo
arena-ladder = oceń wszystkie boty porównawcze i te podane według OpenSkill
arena-cluster = graj na klastrze Ray pod tym adresem albo „local”
arena-deadline = ile sekund program ma na decyzję; domyślnie 10
arena-out = gdzie zapisać wyniki jako JSON
arena-plot = gdzie narysować je jako SVG
arena-resume = kontynuuj wyniki z --out

arena-done = { $groups ->
    [one] { $groups } grupa
    [few] { $groups } grupy
   *[other] { $groups } grup
}, { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
}, ziarno { $seed }
arena-name = bot
arena-margin = przewaga
arena-ms = ms/decyzję
arena-games = partie
arena-rating = ocena
arena-spread = ±
arena-at-least = co najmniej
arena-elo-number = { NUMBER($elo, maximumFractionDigits: 0) }
arena-elo = Elo { $first } ponad { $second }: { $elo } (od { $lower } do { $upper })
arena-sprt-h1 = Test sekwencyjny: przyjęto większą różnicę (LLR { $llr }).
arena-sprt-h0 = Test sekwencyjny: przyjęto mniejszą różnicę (LLR { $llr }).
arena-sprt-none = Test sekwencyjny: jeszcze bez rozstrzygnięcia (LLR { $llr }).
arena-forfeits = { $program } oddał miejsce walkowerem w { $games } z { $played } partii:
arena-forfeit-died = zakończył się: { $detail }
arena-forfeit-late = nie odpowiedział na czas: { $detail }
arena-forfeit-nonsense = odpowiedział bez sensu: { $detail }
arena-forfeit-illegal = wybrał niedozwolony ruch: { $detail }
arena-forfeit-games = { $games ->
    [one] { $games } partia, w grupie { $group }
    [few] { $games } partie, najpierw w grupie { $group }
   *[other] { $games } partii, najpierw w grupie { $group }
}
arena-forfeits-more = { $more ->
    [one] i z jeszcze jednego powodu
   *[other] i z { $more } innych powodów
}
arena-kept = Zatrzymano. W { $file } { $groups ->
    [one] jest jedna grupa
    [few] są { $groups } grupy
   *[other] jest { $groups } grup
}; to samo polecenie z --resume idzie dalej.
arena-not-kept = Zatrzymano. Nic nie zostało zapisane: z --out PLIK wyniki zostają, a --resume je kontynuuje.

## Dlaczego nie

arena-too-few = Muszą grać co najmniej dwa boty.
arena-too-many = Liczba podanych botów: { $bots }, a graczy w tej grze: { $players }.
arena-crowded = Liczba podanych botów: { $bots }, a grać może najwyżej { $most }.
arena-twice = „{ $bot }” podano dwa razy.
arena-no-program = Nie ma programu, który uruchomiłoby „{ $command }”.
arena-long-command = Polecenie programu musi być zapisane w UTF-8 i mieć najwyżej { $most } znaków.
arena-bot-refused = Ten bot nie może grać: { $problem }.
arena-bad-class = Nie można wczytać bota { $bot }: { $reason }
arena-no-budget = { $bot } nie przeszukuje, więc nie przyjmuje budżetu.
arena-bad-budget = { $bot } nie może myśleć przez „{ $budget }”: budżet to ms=LICZBA albo playouts=LICZBA, od 1 do 999999999.
arena-bad-deadline = --deadline musi wynosić od 0,001 do { $most } sekund, a nie „{ $given }”.
arena-bad-sprt = --sprt przyjmuje dwie liczby od −{ $most } do { $most }, najpierw mniejszą, jak 0,85, a nie „{ $text }”.
arena-sprt-of-two = Test sekwencyjny jest między dwoma botami.
arena-exists = { $file } już istnieje i zostaje bez zmian; --resume pozwala kontynuować.
arena-taken = { $file } już istnieje i zostaje bez zmian; trzeba podać inny plik.
arena-plot-foreign = Arena nie narysowała { $file }, plik zostaje bez zmian; trzeba podać inny plik.
arena-not-svg = Wykres powstaje jako SVG, więc nazwa pliku musi kończyć się na .svg, inaczej niż { $file }.
arena-same-file = Wyników i wykresu nie można zapisać razem w { $file }.
arena-resume-what = --resume kontynuuje wyniki, więc wymaga --out PLIK.
arena-other-contest = Wyniki w { $file } są z innych zawodów i zostają bez zmian.
arena-differs = W pliku { $field } to { $there }, w poleceniu { $here }.
arena-other-version = Wyniki w { $file } są z botów, które się od tego czasu zmieniły, albo ze starszej areny, i zostają bez zmian.
arena-older-rules = Wyniki w { $file } są z partii według starszych zasad. Zostają bez zmian i nie można ich kontynuować; podaj inny plik.
arena-rules = Rozegrano według wersji { $there } zasad; ten program gra według wersji { $here }.
arena-file-damaged = Nie można kontynuować { $file }, plik zostaje bez zmian: { $why }
arena-damaged = to nie jest cały wynik ({ $why }).
arena-no-ray = Ray nie jest zainstalowany: pip install "clachan[cluster]"
arena-no-cluster = Pod adresem „{ $address }” nie odpowiada żaden klaster Ray.
arena-worker-died = Proces rozgrywający partie zakończył się.
