# What only the terminal says.

glenmore-verbs = weź usuń zapłać kup sprzedaj zyskaj aktywuj ness przesuń mianuj stop wykonaj gotowe koniec członek wódz
glenmore-letters-whisky = wh
glenmore-letters-member = kl
glenmore-letters-different = 2
glenmore-more-tiles = oraz { $tiles } (numer pokaże więcej)
glenmore-more-choices = wszystkie: ?
glenmore-coins-left = Potem będziesz mieć { glenmore-coins }.
glenmore-hint-taking = Weź kafelek: { $example }. Sam numer { $tile } pokazuje, co daje kafelek. Więcej: pomoc
glenmore-hint-discard = Nie możesz wziąć żadnego kafelka, więc usuń jeden z gry (GM 4.2): { $example }.
glenmore-hint-cost = Kafelek: { $tile }. Zapłać koszt: { $due }.
glenmore-hint-input = Kafelek: { $tile }. Zapłać za aktywację: { $due }.
glenmore-hint-sell = Kafelek: { $tile }. Do zapłaty: { $due }. Najpierw sprzedaj surowiec.
glenmore-hint-payingmember = Loch Ness kosztuje 1 członka klanu albo 1 wodza.
glenmore-hint-gaining = { $cubes ->
    [one] Kafelek: { $tile }. Wybierz { $cubes } surowiec.
    [few] Kafelek: { $tile }. Wybierz kolejno { $cubes } surowce.
   *[many] Kafelek: { $tile }. Wybierz kolejno { $cubes } surowców.
}
glenmore-hint-resolving = Możesz coś sprzedać, zanim Loch Shiel położy surowce na pustych kafelkach; potem: wykonaj.
glenmore-hint-activating = Aktywuj kafelki (numer lub pole) albo: gotowe. ? objaśnia wszystkie ruchy.
glenmore-hint-moving = { $points ->
    [one] { $points } punkt ruchu: przesuń członka klanu lub mianuj go wodzem albo: koniec.
    [few] { $points } punkty ruchu: przesuń członków klanu lub mianuj ich wodzami albo: koniec.
   *[many] { $points } punktów ruchu: przesuń członków klanu lub mianuj ich wodzami albo: koniec.
}
glenmore-hint-numbered = Wystarczy numer z listy.
glenmore-hint-grouped = ? pokazuje wszystkie ruchy z numerami.
glenmore-begun = „{ $text }” może znaczyć kilka ruchów. Wpisz jeden w całości: { $plays }
glenmore-begun-in-vain = Żaden możliwy ruch nie zaczyna się od „{ $text }”. ? pokazuje wszystkie.
glenmore-choices = Twoje ruchy
glenmore-command-land = terytorium ziemia land
glenmore-command-tile = kafelek płytka plytka tile
glenmore-command-list = lista list ?
glenmore-command-stacks = stosy stacks tiles
glenmore-stacks = Przegląd kafelków
glenmore-stacks-about = Pozostałe/wszystkie, rodzaj, co daje; dalej pozostałe kafelki: numer, rzeka (≈) albo droga (=), koszt.
glenmore-stacks-letters = Koszty: { $letters }, { glenmore-letters-whisky } whisky, { glenmore-letters-member } członek klanu albo wódz; { glenmore-letters-different } znaczy: 2 różne surowce. „1–3 → 1, 3, 5” znaczy: 1, 2 lub 3 różne surowce dają 1, 3 lub 5 punktów.
glenmore-rules =
    Wygrywa, kto zdobędzie najwięcej punktów. Weź dowolny kafelek z łańcucha, zapłać i połóż go tak, aby stykał się bokiem z jednym z twoich; na jednym z 8 pól dookoła musi stać członek twojego klanu.
    Rzeka biegnie w kolumnie 0, droga w rzędzie 0; obie można przedłużać tylko na końcach.
    Potem aktywuj nowy kafelek i swoje kafelki na 8 polach dookoła, każdy raz. Za punkty ruchu przesuwasz członków klanu albo mianujesz ich wodzami.
    Ruch ma ten, kto stoi w łańcuchu ostatni, czyli po lewej. Daleki skok daje innym więcej tur. Kafelki, za którymi nie ma pionka ani kości, wypadają z gry.
    W 3 punktowaniach liczą się osobno whisky, wodzowie i karty: przewaga 1, 2, 3, 4 lub co najmniej 5 nad graczem, który ma ich najmniej, daje 1, 2, 3, 5 lub 8 punktów.
    Na koniec każda moneta daje 1 punkt, a za każdy kafelek, o który twoje terytorium jest większe od najmniejszego, tracisz 3 punkty.
    Łańcuch: u góry numer i koszt (D drewno, K kamień, Z zboże, B bydło, O owca, wh whisky, kl członek klanu albo wódz, 2 to 2 różne), pod nimi rzeka (≈) albo droga (=) i rodzaj.
    Terytorium: ▲ członek klanu, litery to surowce, * nowy kafelek, × aktywowany. Rynek: monety w rzędzie, cena kupna/sprzedaży.
    Wpisywanie: 12 -1,0 kładzie kafelek 12 na polu -1,0 · samo 12 go pokazuje · terytorium 2 pokazuje terytorium gracza 2 · stosy pokazuje pozostałe kafelki · ? pokazuje ruchy · z listy wystarczy numer.
    Słowa można skracać: a 0,1 (aktywuj), z d 0,1 (zapłać), ku k (kup), s z 0,1 (sprzedaj), p 0,0 0,1 (przesuń), m 0,1 (mianuj), g (gotowe), ko (koniec).
    Działają też angielskie słowa z zasad: take, pay, buy, activate, done, end …

## Surowce i kafelki; także w bierniku, jeśli język go odróżnia

glenmore-letter = { $resource ->
    [wood] D
    [stone] K
    [grain] Z
    [cattle] B
   *[sheep] O
}
glenmore-short = { $kind ->
    [quarry] Kam.
    [forest] Las
    [meadow] Łąka
    [grain_field] Zboże
    [pasture] Past.
    [village] Wios.
    [start_village] Start
    [distillery] Dest.
    [butcher_sheep] Rz. O
    [butcher_cattle] Rz. B
    [butcher_mixed] Rz.BO
    [fair_3] Jarm3
    [fair_4] Jarm4
    [fair_5] Jarm5
    [grocer] Kram.
    [bridge] Most
    [tavern_3] Kar.3
   *[tavern_4] Kar.4
}
glenmore-tile = { glenmore-kind } ({ $tile })

## Jak się kończy i ile to warte

glenmore-cubes-held = { $player } { $cubes }
glenmore-tie-broken = Remis, więc decyduje liczba surowców: { $cubes } (GM 11.5).
glenmore-tie-shared = Remis, także w liczbie surowców ({ $cubes }): wspólne zwycięstwo (GM 11.5).

## Stół na ekranie

glenmore-progress = Stosy { $left } · Punkt. { $scorings }/{ $all }
glenmore-next = Potem: { $player }
glenmore-die = kość
glenmore-prices = Kupno/sprz.
glenmore-panel-coins = Mon
glenmore-panel-whisky = Whi
glenmore-panel-chieftains = Wdz
glenmore-panel-cards = Kar
glenmore-panel-tiles = Kaf
glenmore-panel-points = Pkt
glenmore-earlier = (Wcześniej: historia)
glenmore-scored = { $scoring ->
    [1] Pierwsze punktowanie
    [2] Drugie punktowanie
   *[3] Trzecie punktowanie
}: { $points }.

## Co robi aktywowany kafelek: literami i zdaniem

glenmore-does = { $kind ->
    [quarry] +1 kamień
    [forest] +1 drewno
    [grain_field] +1 zboże
    [pasture] +1 bydło
    [meadow] +1 owca
    [abbey] +1 dowolny
    [distillery] Z → whisky
    [butcher_sheep] O, OO → 2, 4
    [butcher_cattle] B, BB → 2, 4
    [butcher_mixed] BO → 5
    [fair_3] 1–3 → 1, 3, 5
    [fair_4] 1–4 → 1…8
    [fair_5] 1–5 → 1…12
    [grocer] 3 dowolne → 8
    [bridge] DK → 7
    [tavern_3] +3 punkty
    [tavern_4] +4 punkty
    [loch] –
   *[other] +1 ruch
}

## Ile to kosztuje

glenmore-cost-nothing = Koszt: brak.
glenmore-paid-in-full = To pokryje cały koszt.
glenmore-still-due = Do zapłaty zostanie: { $cubes }.

## Co wolno

glenmore-brief-buy = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
glenmore-brief-resolve = wykonaj efekt
glenmore-brief-stop = zakończ płacenie
glenmore-brief-done = zakończ aktywację
glenmore-brief-promote = mianuj wodzem
glenmore-brief-end = zakończ turę

## Strony

glenmore-tile-elsewhere = Nie ma go w łańcuchu.
glenmore-fits-nowhere = Na twoim terytorium nie ma teraz dla niego pola.
glenmore-cells = Pola dla niego i to, co może tam aktywować (wpisz { $example }):
glenmore-sets-off-nothing = nic
glenmore-sets-off = Może aktywować: { $tiles }.
glenmore-goods = Monety: { $coins }, whisky: { $whisky }, wodzowie: { $chieftains } (liczą się za { $counted }), punkty: { $points }.
