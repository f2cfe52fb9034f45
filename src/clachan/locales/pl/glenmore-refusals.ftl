# Dlaczego gra mówi „nie”: strony wczytują to przy pierwszej odmowie

glenmore-resource-none = { $resource ->
    [wood] drewna
    [stone] kamienia
    [grain] zboża
    [cattle] bydła
   *[sheep] owiec
}
glenmore-laid-not = { glenmore-tile-not }{ glenmore-where }
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
   *[any] surowców
}
glenmore-not-an-action = To nie jest ruch w tej grze. Wybierz inny.
glenmore-notation = „{ $text }” nie jest ruchem (GM 13). Wpisz na przykład: take 12 -1,0; pay wood 0,1; buy stone; activate 0,0; move 0,0 0,1; done. Losowania: draw 12; roll 2.
glenmore-game-over = Gra się skończyła: odbyło się trzecie punktowanie. Rozpocznij nową, aby zagrać jeszcze raz.
glenmore-chance-moves = Trwa dobieranie kafelków albo rzut kością. Poczekaj chwilę.
glenmore-not-chance = Dobieranie kafelków i rzut kością odbywają się automatycznie. Wybierz inny ruch.
glenmore-not-in-stack = W bieżącym stosie nie ma { glenmore-tile-not }. Wybierz inny kafelek.
glenmore-not-this-decision = Teraz nie możesz tego zrobić. { $decision ->
    [taking] Wybierz kafelek z łańcucha i pole dla niego.
    [paying] Najpierw zapłać koszt.
    [selling] Najpierw sprzedaj surowiec: na razie nie możesz zapłacić.
    [payingmember] Najpierw oddaj 1 członka klanu albo 1 wodza za Loch Ness.
    [gaining] Najpierw wybierz surowiec.
    [resolving] Najpierw wykonaj efekt Loch Shiel.
    [activating] Aktywuj kafelki albo zakończ aktywację.
    [moving] Wybierz członka klanu, a potem cel jego ruchu, albo zakończ turę.
   *[other] Poczekaj na swój ruch.
}
glenmore-not-in-chain = Nie możesz wziąć { glenmore-tile-not }: tego kafelka nie ma w łańcuchu. Wybierz inny.
glenmore-must-take = Kafelek możesz usunąć tylko wtedy, gdy żadnego nie możesz wziąć. Weź kafelek.
glenmore-cell-taken = To pole jest zajęte: masz tu już { glenmore-laid-object }. Wybierz inne.
glenmore-no-side = Możesz położyć { glenmore-tile-object } tylko tam, gdzie będzie się stykać bokiem z twoim kafelkiem. Wybierz inne pole.
glenmore-no-member-near = Możesz położyć { glenmore-tile-object } tylko obok członka swojego klanu. Obok tego pola żadnego nie ma. Wybierz inne.
glenmore-no-space-fits = Nie możesz teraz położyć { glenmore-tile-not }: kafelek musi { $way ->
    [river] przedłużyć twoją rzekę na północ lub południe i leżeć obok członka twojego klanu.
    [road] przedłużyć twoją drogę na wschód lub zachód i leżeć obok członka twojego klanu.
   *[plain] stykać się bokiem z jednym z twoich i leżeć obok członka twojego klanu, ale nie tam, gdzie musi biec rzeka albo droga.
} Wybierz inny.
glenmore-way-broken = Nie możesz tu położyć { glenmore-tile-not }: { $end ->
    [river] musi tędy biec dalej twoja rzeka.
    [road] musi tędy biec dalej twoja droga.
   *[own] { $way ->
        [river] rzeka nie pasuje do kafelków obok.
       *[road] droga nie pasuje do kafelków obok.
    }
} Wybierz inne pole.
glenmore-second-way = Możesz położyć { glenmore-tile-object } tylko tam, gdzie przedłuży { $way ->
    [river] twoją rzekę na północ lub południe. Tu zaczęłaby się druga rzeka.
   *[road] twoją drogę na wschód lub zachód. Tu zaczęłaby się druga droga.
} Wybierz inne pole.
glenmore-cannot-pay = { $purpose ->
    [laying] Nie możesz zapłacić za { glenmore-tile-object }
   *[activating] Nie możesz aktywować { glenmore-tile-not }
}: brakuje { glenmore-missing }. Masz { glenmore-coins }, sprzedaż { $sale ->
    [0] nic nie da
   *[other] da najwyżej { $sale }
}. { $short ->
    [-1] Na rynku jest za mało potrzebnych surowców.
    [0] To nie wystarczy.
    [one] Zabraknie { $short } monety.
   *[other] Zabraknie { $short } monet.
} Wybierz inny kafelek.
glenmore-row-full = Na rynku nie ma już { glenmore-resource-none }. Zapłać inaczej.
glenmore-row-empty = Nie możesz teraz sprzedać { glenmore-resource-none }: w tym rzędzie nie ma monet. Wybierz inny surowiec.
glenmore-no-coins = Za { glenmore-resource-object } trzeba zapłacić { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}. Masz { glenmore-coins }. Sprzedaż { $sale ->
    [0] nic nie da
    [one] da { $sale } monetę
    [few] da najwyżej { $sale } monety
   *[many] da najwyżej { $sale } monet
}. { $sale ->
    [0] Zapłać inaczej.
   *[other] Najpierw coś sprzedaj albo zapłać inaczej.
}
glenmore-no-whisky = Nie możesz zapłacić za { glenmore-tile-object }: kosztuje 1 whisky, a nie masz żadnej. Wybierz inny kafelek.
glenmore-no-cube-there = { $kind ->
    [none] Nie masz tam kafelka, więc nie ma tam { glenmore-resource-none }.
   *[other] Nie możesz wziąć { glenmore-resource-none } { glenmore-laid-from }: nie ma tam takiego surowca.
} Wybierz inny kafelek.
glenmore-not-due = Teraz zapłać { $due ->
    [wood] drewnem
    [stone] kamieniem
    [grain] zbożem
    [cattle] bydłem
   *[sheep] owcą
}, nie { $resource ->
    [wood] drewnem
    [stone] kamieniem
    [grain] zbożem
    [cattle] bydłem
   *[sheep] owcą
}.
glenmore-kind-used = Ten surowiec jest już oddany: { glenmore-resource }. Surowce muszą być różne. Wybierz inny.
glenmore-rest-unpayable = Jeśli oddasz teraz { glenmore-resource-object }, nie wystarczy ci na resztę. Zapłać inaczej albo najpierw coś sprzedaj.
glenmore-cell-loses-member = Po oddaniu członka klanu żaden nie stałby obok Loch Ness. Wybierz inny ruch.
glenmore-no-chieftain = Nie masz wodzów. Oddaj 1 członka klanu.
glenmore-cannot-stop = Zanim skończysz, oddaj jeszcze { $required ->
    [one] { $required } surowiec.
    [few] { $required } surowce.
   *[many] { $required } surowców.
}
glenmore-no-tile-there = Nie masz tam kafelka. Wybierz jeden ze swoich.
glenmore-not-near = Nie możesz teraz aktywować { glenmore-laid-not }. Wybierz nowy kafelek albo sąsiedni.
glenmore-already-activated = Nie możesz drugi raz w tej turze aktywować { glenmore-laid-not }. Wybierz inny kafelek.
glenmore-never-activated = Nie możesz aktywować { glenmore-laid-not }: jezior się nie aktywuje. Wybierz inny kafelek.
glenmore-tile-full = Nie możesz aktywować { glenmore-laid-not }: { $cubes ->
    [one] leży tam już { $cubes } surowiec
    [few] leżą tam już { $cubes } surowce
   *[many] leży tam już { $cubes } surowców
}, a zmieszczą się najwyżej { $limit }. Najpierw sprzedaj jeden z nich albo nim zapłać.
glenmore-not-your-ness = Nie masz karty Loch Ness. Wybierz inny ruch.
glenmore-ness-used = W tej turze Loch Ness jest już wykorzystane. Możesz go znów użyć w następnej.
glenmore-ness-not-now = W turze, w której kładziesz Loch Oich, nie możesz użyć Loch Ness. I tak możesz aktywować wszystkie swoje kafelki.
glenmore-no-member-there = { $kind ->
    [none] Nie masz tam kafelka, więc nie ma tam członka klanu.
   *[other] Nie możesz przesunąć członka klanu { glenmore-laid-from }: nikt tam nie stoi.
} Wybierz inny kafelek.
glenmore-not-a-neighbour = Członek klanu nie przejdzie jednym krokiem { glenmore-laid-from } { glenmore-other-to }: te kafelki nie sąsiadują ze sobą. Wybierz inny.
glenmore-last-member = Ostatni członek klanu musi zostać na twoim terytorium do twojej ostatniej tury. Wybierz inny ruch albo zakończ turę.
