# Glen More

## Słowa zapisu po kolei i to, co je zastępuje w tym języku

glenmore-verbs = weź usuń zapłać kup sprzedaj zyskaj uruchom ness rusz awansuj stop działaj gotowe pas członek wódz

## Surowce i płytki; także w bierniku, jeśli język go odróżnia

glenmore-resource = { $resource ->
    [wood] drewno
    [stone] kamień
    [grain] zboże
    [cattle] bydło
   *[sheep] owca
}
glenmore-resource-object = { $resource ->
    [wood] drewno
    [stone] kamień
    [grain] zboże
    [cattle] bydło
   *[sheep] owcę
}
glenmore-letter = { $resource ->
    [wood] D
    [stone] K
    [grain] Z
    [cattle] B
   *[sheep] O
}
glenmore-letters-whisky = wh
glenmore-letters-member = kl
glenmore-letters-different = 2
glenmore-kind = { $kind ->
    [quarry] kamieniołom
    [forest] las
    [meadow] łąka
    [grain_field] łan zboża
    [pasture] pastwisko
    [village] wioska
    [start_village] pierwsza wioska
    [distillery] destylarnia
    [butcher_sheep] rzeźnik od owiec
    [butcher_cattle] rzeźnik od bydła
    [butcher_mixed] rzeźnik od obu
    [fair_3] jarmark na 3
    [fair_4] jarmark na 4
    [fair_5] jarmark na 5
    [grocer] kramarz
    [bridge] most
    [tavern_3] karczma za 3
    [tavern_4] karczma za 4
   *[castle] { $name }
}
glenmore-short = { $kind ->
    [quarry] Kam.
    [forest] Las
    [meadow] Łąka
    [grain_field] Łan
    [pasture] Past.
    [village] Wiosk
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
glenmore-tile-object = { $kind ->
    [meadow] łąkę
    [village] wioskę
    [start_village] pierwszą wioskę
    [distillery] destylarnię
    [butcher_sheep] rzeźnika od owiec
    [butcher_cattle] rzeźnika od bydła
    [butcher_mixed] rzeźnika od obu
    [grocer] kramarza
    [tavern_3] karczmę za 3
    [tavern_4] karczmę za 4
   *[other] { glenmore-kind }
} ({ $tile })
glenmore-coins = { $coins ->
    [one] jedną monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}
glenmore-missing = { $missing ->
    [wood] drewna
    [stone] kamienia
    [grain] zboża
    [cattle] bydła
    [sheep] owcy
    [wood-stone] drewna i kamienia
    [wood-grain] drewna i zboża
    [wood-cattle] drewna i bydła
    [wood-sheep] drewna i owcy
    [stone-grain] kamienia i zboża
    [stone-cattle] kamienia i bydła
    [stone-sheep] kamienia i owcy
    [cattle-sheep] bydła i owcy
    [wood-stone-grain] drewna, kamienia i zboża
    [wood-stone-cattle] drewna, kamienia i bydła
    [wood-stone-sheep] drewna, kamienia i owcy
   *[any] części kostek
}

## Co się wydarzyło

glenmore-draw = Dociągnięta płytka: { glenmore-tile }.
glenmore-roll = Kość pokazuje { $number } i rusza dalej.
glenmore-take = { $player }: { glenmore-tile } na { $cell }.
glenmore-discard = { $player }: { glenmore-tile } wypada z gry.
glenmore-pay = { $player }: zapłacono z { $cell } – { glenmore-resource }.
glenmore-sell = { $player }: sprzedano { glenmore-resource-object } z { $cell } za { glenmore-coins }.
glenmore-buy = { $player }: kupiono { glenmore-resource-object } za { glenmore-coins }.
glenmore-pay-member = { $player }: oddano członka klanu z { $cell }.
glenmore-pay-chieftain = { $player }: oddano wodza.
glenmore-gain = { $player }: zyskano { glenmore-resource-object }.
glenmore-activate = { $player }: uruchomiono { glenmore-tile-object } na { $cell }.
glenmore-ness = { $player }: dzięki Loch Ness uruchomiono { glenmore-tile-object } na { $cell }.
glenmore-move = { $player }: członek klanu z { $cell } na { $to }.
glenmore-promote = { $player }: członek klanu z { $cell } zostaje wodzem.
glenmore-stop = { $player }: nic więcej nie zapłacono.
glenmore-resolve = { $player }: działa Loch Shiel.
glenmore-done = { $player }: nic więcej nie uruchomiono.
glenmore-end = { $player }: koniec ruchów.

## Dlaczego nie

glenmore-not-an-action = To nie jest akcja tej gry.
glenmore-notation = „{ $text }” nie jest akcją w tej grze (GM 13). Pisz take 12 -1,0, pay wood 0,1, buy stone, activate 0,0, move 0,0 0,1 albo done; draw 12 i roll 2 dla losu.
glenmore-game-over = Gra się skończyła: odbyło się trzecie punktowanie.
glenmore-chance-moves = Teraz nikt nie ma ruchu: najpierw dociąga się płytki albo rzuca kością.
glenmore-not-chance = O dociąganiu płytek i rzucie kością decyduje los, a nie gracz.
glenmore-not-in-stack = Płytki { $tile } nie ma w stosie, z którego teraz się dociąga.
glenmore-not-this-decision = Nie o tym teraz decydujesz. { $decision ->
    [taking] Najpierw wybierz płytkę z łańcucha i pole dla niej.
    [paying] Najpierw zapłać to, co się należy.
    [payingmember] Najpierw oddaj członka klanu albo wodza za Loch Ness.
    [gaining] Najpierw wybierz kostkę, którą dostajesz.
    [resolving] Najpierw niech zadziała Loch Shiel: „działaj”.
    [activating] Teraz możesz uruchamiać płytki; „gotowe” to kończy.
    [moving] Teraz możesz ruszać członków klanu; „pas” kończy twój ruch.
   *[other] Poczekaj na swój ruch.
}
glenmore-not-in-chain = Płytka { $tile } nie leży w łańcuchu.
glenmore-must-take = Płytkę usuwa tylko ten, kto żadnej nie może wziąć. Ty możesz wziąć jakąś płytkę.
glenmore-cell-taken = Na polu { $cell } leży już twoja płytka.
glenmore-no-side = Na polu { $cell } płytka nie stykałaby się bokiem z żadną z twoich.
glenmore-no-member-near = Na żadnym z pól wokół { $cell } nie stoi członek twojego klanu.
glenmore-way-broken = { $way ->
    [river] Rzeka na płytce { $tile } nie pasuje do płytek obok { $cell }.
    [road] Droga na płytce { $tile } nie pasuje do płytek obok { $cell }.
   *[plain] Na polu { $cell } musi biec dalej twoja rzeka albo droga, a na płytce { $tile } nie ma ani jednej, ani drugiej.
}
glenmore-second-way = { $way ->
    [river] Płytka { $tile } musi przedłużać twoją rzekę na północy albo południu; na polu { $cell } zaczęłaby się druga.
   *[road] Płytka { $tile } musi przedłużać twoją drogę na wschodzie albo zachodzie; na polu { $cell } zaczęłaby się druga.
}
glenmore-cannot-pay = Nie możesz za to zapłacić: brakuje jeszcze { glenmore-missing }. Masz { glenmore-coins }, sprzedaż da najwyżej { $sale } więcej, { $short ->
    [-1] ale na rynku już tego nie ma.
    [0] a to nie wystarczy.
   *[other] a i tak zabraknie { $short }.
}
glenmore-row-full = Na rynku nie ma już czego kupić w tym rzędzie: { glenmore-resource }.
glenmore-row-empty = Rynek teraz tego nie kupuje, bo rząd jest pusty: { glenmore-resource }.
glenmore-no-coins = Kupno ({ glenmore-resource }) kosztuje { $price }, a masz { glenmore-coins }. Sprzedaż kostek dałaby { $sale }.
glenmore-no-whisky = Płytka { $tile } kosztuje jedną whisky, a nie masz żadnej.
glenmore-no-cube-there = Na polu { $cell } nie leży twoja kostka: { glenmore-resource }.
glenmore-not-due = To jeszcze nie ta kolej ({ glenmore-resource }): teraz płacisz { $due ->
    [wood] drewnem
    [stone] kamieniem
    [grain] zbożem
    [cattle] bydłem
   *[sheep] owcą
}.
glenmore-kind-used = Tym już zapłacono ({ glenmore-resource }), a wszystkie kostki muszą być różne.
glenmore-rest-unpayable = Jeśli oddasz w ten sposób { glenmore-resource-object }, nie starczy ci na resztę.
glenmore-cell-loses-member = Bez tego członka klanu nikt z twoich nie stałby wokół { $cell }.
glenmore-no-chieftain = Nie masz wodza.
glenmore-cannot-stop = { $required ->
    [one] Zanim skończysz, trzeba zapłacić jeszcze jedną kostkę.
    [few] Zanim skończysz, trzeba zapłacić jeszcze { $required } kostki.
   *[many] Zanim skończysz, trzeba zapłacić jeszcze { $required } kostek.
}
glenmore-no-tile-there = Na polu { $cell } nie ma twojej płytki.
glenmore-not-near = { $cell } to ani płytka, którą właśnie kładziesz, ani żadna z ośmiu wokół niej.
glenmore-already-activated = Płytkę na polu { $cell } już w tym ruchu uruchomiono.
glenmore-never-activated = Uruchomienie płytki na polu { $cell } nic nie da: jeziora nigdy nie działają.
glenmore-tile-full = Płytka na polu { $cell } jest pełna, bo kostek leży tam { $cubes }, a zmieści się najwyżej { $limit }.
glenmore-not-your-ness = Do tego potrzebna jest karta Loch Ness, a nie należy ona do ciebie.
glenmore-ness-used = Loch Ness już ci w tym ruchu pomogło.
glenmore-ness-not-now = W ruchu, w którym kładzie się Loch Oich, Loch Ness nie pomaga.
glenmore-no-member-there = Na polu { $cell } nie stoi członek twojego klanu.
glenmore-not-a-neighbour = { $to } nie styka się z { $cell }, nawet rogiem.
glenmore-last-member = Ostatni członek klanu musi zostać na twojej ziemi.

## Jak się kończy i ile to warte

glenmore-third-scoring = Dociągnięto ostatnią płytkę i odbyło się trzecie punktowanie.
glenmore-score-lead = { $scoring ->
    [1] Pierwsze punktowanie
    [2] Drugie punktowanie
   *[3] Trzecie punktowanie
}: { $what ->
    [whisky] whisky
    [chieftains] wodzowie
   *[cards] karty
}
glenmore-score-activation = Uruchomienie: { glenmore-tile }
glenmore-score-iona = Iona Abbey: { $count ->
    [one] jedna żółta płytka
    [few] { $count } żółte płytki
   *[many] { $count } żółtych płytek
}
glenmore-score-morar = Loch Morar: { $count ->
    [one] jedna zielona płytka
    [few] { $count } zielone płytki
   *[many] { $count } zielonych płytek
}
glenmore-score-duart = Duart Castle: { $count ->
    [one] jedna wioska
    [few] { $count } wioski
   *[many] { $count } wiosek
}
glenmore-score-coins = { $count ->
    [one] Jedna moneta
    [few] { $count } monety
   *[many] { $count } monet
}
glenmore-score-tiles = { $count ->
    [one] Jedna płytka
    [few] { $count } płytki
   *[many] { $count } płytek
} więcej niż na najmniejszej ziemi
glenmore-row-activation = { glenmore-kind }
glenmore-row-iona = Iona Abbey (żółte płytki)
glenmore-row-morar = Loch Morar (zielone płytki)
glenmore-row-duart = Duart Castle (wioski)
glenmore-row-coins = Monety
glenmore-row-tiles = Nadmiar płytek
glenmore-total = Razem
glenmore-cubes-held = { $player } { $cubes }
glenmore-tie-broken = Remis punktowy na czele, więc decyduje liczba kostek: { $cubes } (GM 11.5).
glenmore-tie-shared = Remis na czele, także w liczbie kostek ({ $cubes }), więc zwycięstwo jest wspólne (GM 11.5).

## Stół na ekranie

glenmore-progress = Stosy { $left } · Punkt. { $scorings }/{ $all }
glenmore-next = Potem: { $player }
glenmore-the-die = kość
glenmore-die = kość
glenmore-market = Rynek
glenmore-prices = Kupno/sp.
glenmore-panel-coins = Mon
glenmore-panel-whisky = Whi
glenmore-panel-chieftains = Wdz
glenmore-panel-cards = Kar
glenmore-panel-tiles = Pły
glenmore-panel-points = Pkt
glenmore-earlier = (Wcześniej: historia)
glenmore-scored = { $scoring ->
    [1] Pierwsze punktowanie
    [2] Drugie punktowanie
   *[3] Trzecie punktowanie
}: { $points }.
glenmore-more-tiles = też { $tiles } (numer pokaże więcej)
glenmore-more-choices = wszystko: ?

## Co robi uruchomiona płytka: literami i zdaniem

glenmore-does = { $kind ->
    [quarry] +1 kamień
    [forest] +1 drewno
    [grain_field] +1 zboże
    [pasture] +1 bydło
    [meadow] +1 owca
    [abbey] +1 kostka
    [distillery] Z → whisky
    [butcher_sheep] O, OO → 2, 4
    [butcher_cattle] B, BB → 2, 4
    [butcher_mixed] BO → 5
    [fair_3] 1–3 → 1, 3, 5
    [fair_4] 1–4 → 1…8
    [fair_5] 1–5 → 1…12
    [grocer] 3 kostki → 8
    [bridge] DK → 7
    [tavern_3] +3 punkty
    [tavern_4] +4 punkty
    [loch] –
   *[other] +1 ruch
}
glenmore-laid = { $kind ->
    [distillery] Przy położeniu jedna whisky.
   *[village] Przy położeniu członek klanu.
}
glenmore-effect = { $kind ->
    [quarry] Uruchomienie: kamień na płytkę; mieszczą się trzy.
    [forest] Uruchomienie: drewno na płytkę; mieszczą się trzy.
    [grain_field] Uruchomienie: zboże na płytkę; mieszczą się trzy.
    [pasture] Uruchomienie: bydło na płytkę; mieszczą się trzy.
    [meadow] Uruchomienie: owca na płytkę; mieszczą się trzy.
    [abbey] Uruchomienie: dowolna kostka na płytkę; mieszczą się trzy.
    [distillery] Uruchomienie: zboże zamienia się w whisky.
    [butcher_sheep] Uruchomienie: jedna lub dwie owce za 2 lub 4 punkty.
    [butcher_cattle] Uruchomienie: jedna lub dwie kostki bydła za 2 lub 4 punkty.
    [butcher_mixed] Uruchomienie: owca i bydło za 5 punktów.
    [fair_3] Uruchomienie: do trzech różnych kostek za 1, 3 lub 5 punktów.
    [fair_4] Uruchomienie: do czterech różnych kostek za 1, 3, 5 lub 8 punktów.
    [fair_5] Uruchomienie: do pięciu różnych kostek za 1, 3, 5, 8 lub 12 punktów.
    [grocer] Uruchomienie: dowolne trzy kostki za 8 punktów.
    [bridge] Uruchomienie: drewno i kamień za 7 punktów.
    [tavern_3] Uruchomienie: 3 punkty.
    [tavern_4] Uruchomienie: 4 punkty.
    [loch] Nigdy się jej nie uruchamia.
   *[village] Uruchomienie: punkt ruchu.
}
glenmore-place = { $place ->
    [moil] Przy położeniu jedna whisky; jedna czapka.
    [stalker] Przy położeniu drugi członek klanu; jedna czapka.
    [armadale] Przy położeniu trzy monety; jedna czapka.
    [mey] Twoi wodzowie liczą się podwójnie; jedna czapka.
    [duart] Na końcu 3 punkty za każdą wioskę, także za pierwszą.
    [cawdor] Trzy czapki, które liczą się jak wodzowie.
    [donan] Przy położeniu dwie whisky; jedna czapka.
    [lochy] Przy położeniu dwie dowolne kostki.
    [morar] Na końcu 2 punkty za każdą zieloną płytkę.
    [ness] Raz na ruch można też uruchomić dowolną jedną ze swoich płytek.
    [shiel] Przy położeniu kostka na każdą płytkę, która daje surowiec i nie ma żadnej.
    [oich] Przy położeniu można raz uruchomić wszystkie swoje płytki.
   *[iona] Na końcu 2 punkty za każdą żółtą płytkę.
}
glenmore-frame = { $frame ->
    [yellow] Żółta
    [green] Zielona
    [grey] Szara
    [brown] Brązowa
   *[blue] Niebieska
} ramka, { $way ->
    [river] z rzeką
    [road] z drogą
    [river-road] z rzeką i drogą
   *[none] bez rzeki i drogi
}.

## Ile to kosztuje

glenmore-cost-nothing = Nic nie kosztuje.
glenmore-cost-whisky = Kosztuje jedną whisky.
glenmore-cost-member = Kosztuje członka klanu albo wodza.
glenmore-cost = Koszt: { $cubes }.
glenmore-due-different = { $cubes ->
    [one] jeszcze jeden rodzaj
    [few] { $cubes } różne rodzaje
   *[many] { $cubes } różnych rodzajów
}
glenmore-due-up-to = do { $cubes } różnych rodzajów
glenmore-due-at-most = { $resource }, najwyżej { $cubes }
glenmore-due-any = { $cubes ->
    [one] jedna dowolna kostka
    [few] { $cubes } dowolne kostki
   *[many] { $cubes } dowolnych kostek
}
glenmore-way = { $resource }: masz { $held }, { $price ->
    [0] na rynku brak.
   *[other] kupno kosztuje { $price }.
}
glenmore-coins-left = Potem masz { glenmore-coins }.
glenmore-paid-in-full = Potem wszystko jest zapłacone.
glenmore-still-due = Potem zostaje do zapłaty: { $cubes }.

## Co wolno

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
glenmore-brief-buy = { $coins ->
    [one] jedna moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
glenmore-brief-paymember = członek klanu
glenmore-brief-paychieftain = wódz
glenmore-brief-resolve = niech zadziała
glenmore-brief-stop = nie płacę więcej
glenmore-brief-done = koniec uruchamiania
glenmore-brief-promote = na wodza
glenmore-brief-end = koniec ruchu
glenmore-choices = Co możesz teraz zrobić

## Strony

glenmore-command-land = ziemia land
glenmore-command-tile = płytka plytka tile
glenmore-command-list = lista list ?
glenmore-tile-elsewhere = Nie leży teraz w łańcuchu.
glenmore-fits-nowhere = Na twojej ziemi nie ma teraz dla niej pola.
glenmore-cells = Pola dla niej i co dałoby się tam uruchomić (wpisz { $example }):
glenmore-sets-off-nothing = nic
glenmore-sets-off = Dałoby się uruchomić: { $tiles }.
glenmore-follows = Po twoim ruchu: { $player }.
glenmore-last-turn = Ta tura kończy grę.
glenmore-you-again = Po tym ruchu znowu jest twój ruch.
glenmore-goods = Monety: { $coins }, whisky: { $whisky }, wodzowie: { $chieftains } (z czapkami liczą się za { $counted }), punkty dotąd: { $points }.

## Zasady w skrócie i co można wpisać

glenmore-rules =
    Weź dowolną płytkę z łańcucha, zapłać za nią i połóż ją obok jednej ze swoich; na którymś z ośmiu pól wokół musi stać członek twojego klanu. Rzeka biegnie w kolumnie 0, droga w wierszu 0; obie rosną tylko na końcach. Potem nową płytkę i osiem sąsiednich można raz uruchomić, a punkty ruchu przesuwają członków klanu albo robią z nich wodzów.
    Ruch ma ten, kto stoi w łańcuchu ostatni, czyli po lewej, więc daleki skok do przodu kosztuje ruchy. Płytki zostawione z tyłu wypadają z gry.
    Trzy razy porównuje się whisky, wodzów i karty z tym, kto ma ich najmniej: przewaga 1, 2, 3, 4, 5 daje 1, 2, 3, 5, 8 punktów. Na końcu każda moneta to punkt, a każda płytka więcej niż na najmniejszej ziemi kosztuje 3.
    Łańcuch: numer i koszt (D drewno, K kamień, Z zboże, B bydło, O owca, wh whisky, kl członek klanu, 2 dwie różne) nad drogą (≈ rzeka, = droga) i rodzajem. Ziemia: ▲ członek klanu, litery to kostki, * nowa płytka, × uruchomiona. Rynek: jak pełny jest rząd, cena kupna/sprzedaży.
    Wpisywanie: 12 -1,0 bierze płytkę 12 na pole -1,0 · samo 12 ją pokazuje · ziemia 2 pokazuje ziemię gracza 2 · ? wymienia wszystko · z listy wystarczy numer. Słowa można skracać: ur 0,1 (uruchom), z d 0,1 (zapłać), k k (kup), s z 0,1 (sprzedaj), r 0,0 0,1 (rusz), aw 0,1 (awansuj), g (gotowe), pas. Działają też angielskie słowa z zasad: take, pay, buy, activate, done, end …
