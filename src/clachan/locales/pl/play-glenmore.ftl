# What only the terminal says.

glenmore-verbs = weź usuń zapłać kup sprzedaj zyskaj uruchom ness rusz awansuj stop działaj gotowe pas członek wódz
glenmore-letters-whisky = wh
glenmore-letters-member = kl
glenmore-letters-different = 2
glenmore-more-tiles = też { $tiles } (numer pokaże więcej)
glenmore-more-choices = wszystko: ?
glenmore-coins-left = Potem masz { glenmore-coins }.
glenmore-hint-taking = Weź płytkę: { $example }. Samo { $tile } pokazuje, co daje. Więcej: pomoc
glenmore-hint-discard = Nie możesz wziąć żadnej płytki, więc jedna wypada z gry (GM 4.2): { $example }.
glenmore-hint-cost = Zapłać za { $tile }: { $due }.
glenmore-hint-input = Zapłać – { $tile }: { $due }.
glenmore-hint-sell = Aby zapłacić ({ $tile }), trzeba najpierw coś sprzedać. Do zapłaty: { $due }.
glenmore-hint-payingmember = Loch Ness kosztuje członka klanu albo wodza.
glenmore-hint-gaining = { $cubes ->
    [one] Wybierz kostkę. Płytka: { $tile }.
    [few] Wybierz { $cubes } kostki, jedną po drugiej. Płytka: { $tile }.
   *[many] Wybierz { $cubes } kostek, jedną po drugiej. Płytka: { $tile }.
}
glenmore-hint-resolving = Możesz coś sprzedać, zanim Loch Shiel zapełni twoje płytki: działaj.
glenmore-hint-activating = Uruchamiaj płytki (numer albo pole) albo: gotowe. ? objaśnia wszystko.
glenmore-hint-moving = { $points ->
    [one] Jeden punkt ruchu: rusz członka klanu albo awansuj na wodza, albo: pas.
    [few] { $points } punkty ruchu: rusz członków klanu albo awansuj na wodzów, albo: pas.
   *[many] { $points } punktów ruchu: rusz członków klanu albo awansuj na wodzów, albo: pas.
}
glenmore-hint-numbered = Wystarczy numer z listy.
glenmore-hint-grouped = ? podaje wszystko z numerami.
glenmore-begun = „{ $text }” może znaczyć kilka zagrań. Napisz jedno w całości: { $plays }
glenmore-begun-in-vain = Żadne zagranie, które zaczyna się od „{ $text }”, nie jest teraz możliwe. ? podaje wszystkie możliwe.
glenmore-choices = Co możesz teraz zrobić
glenmore-command-land = ziemia land
glenmore-command-tile = płytka plytka tile
glenmore-command-list = lista list ?
glenmore-command-stacks = stosy stacks tiles
glenmore-stacks = Przegląd płytek
glenmore-stacks-about = Ile zostało/ile jest, rodzaj, co daje; dalej płytki, które zostały: numer, rzeka (≈) albo droga (=), koszt.
glenmore-stacks-letters = Koszty: { $letters }, { glenmore-letters-whisky } whisky, { glenmore-letters-member } członek klanu albo wódz, { glenmore-letters-different } dwie różne kostki. → zamienia kostki na punkty albo whisky; 1–3 → 1, 3, 5: punkty za jedną, dwie lub trzy różne kostki.
glenmore-rules =
    Weź dowolną płytkę z łańcucha, zapłać za nią i połóż ją obok jednej ze swoich; na którymś z ośmiu pól wokół musi stać członek twojego klanu. Rzeka biegnie w kolumnie 0, droga w wierszu 0; obie rosną tylko na końcach. Potem nową płytkę i osiem sąsiednich można raz uruchomić, a punkty ruchu przesuwają członków klanu albo robią z nich wodzów.
    Ruch ma ten, kto stoi w łańcuchu ostatni, czyli po lewej, więc daleki skok do przodu kosztuje ruchy. Płytki zostawione z tyłu wypadają z gry.
    Trzy razy porównuje się whisky, wodzów i karty z tym, kto ma ich najmniej: przewaga 1, 2, 3, 4, 5 daje 1, 2, 3, 5, 8 punktów. Na końcu każda moneta to punkt, a każda płytka więcej niż na najmniejszej ziemi kosztuje 3.
    Łańcuch: numer i koszt (D drewno, K kamień, Z zboże, B bydło, O owca, wh whisky, kl członek klanu, 2 dwie różne) nad drogą (≈ rzeka, = droga) i rodzajem. Ziemia: ▲ członek klanu, litery to kostki, * nowa płytka, × uruchomiona. Rynek: jak pełny jest rząd, cena kupna/sprzedaży.
    Wpisywanie: 12 -1,0 bierze płytkę 12 na pole -1,0 · samo 12 ją pokazuje · ziemia 2 pokazuje ziemię gracza 2 · stosy pokazuje płytki, które jeszcze przyjdą · ? wymienia wszystko · z listy wystarczy numer. Słowa można skracać: ur 0,1 (uruchom), z d 0,1 (zapłać), k k (kup), s z 0,1 (sprzedaj), r 0,0 0,1 (rusz), aw 0,1 (awansuj), g (gotowe), pas. Działają też angielskie słowa z zasad: take, pay, buy, activate, done, end …
