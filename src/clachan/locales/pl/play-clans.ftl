# What only the terminal says.

clans-legend = Na kafelku: tarcze graczy po kolei, a pod każdą wartość, którą zbiera.
clans-more-places = i { $places } { $places ->
    [one] inne
    [few] inne
   *[many] innych
}
clans-hint = Wpisz ruch, na przykład { $example }; + na końcu dokłada tarczę. Wpisz samą kartę, na przykład { $card }, aby zobaczyć miejsca dla niej. Więcej: pomoc
clans-hint-no-shields = Wpisz ruch, na przykład { $example }; tarcz już nie masz. Wpisz samą kartę, na przykład { $card }, aby zobaczyć miejsca dla niej. Więcej: pomoc
clans-hint-face-down = Żadna karta nie pasuje: zagraj dowolną zakrytą na wolnym miejscu, na przykład { $example } (CG 4.2). Nie daje nikomu punktów. Możesz dołożyć tarczę.
clans-hint-face-down-no-shields = Żadna karta nie pasuje: zagraj dowolną zakrytą na wolnym miejscu, na przykład { $example } (CG 4.2). Nie daje nikomu punktów.
clans-half-card = Karta: { $card }. Dopisz miejsce, na przykład: { $example }.
clans-half-place = Miejsce: { $place }. Dopisz kartę, na przykład: { $example }.
clans-column-place = Miejsce
clans-column-fit = Pasuje
clans-column-shields = Tarcze
clans-column-you = Ty
clans-column-with-shield = Ty z +
clans-rules =
    Wygrywa, kto zdobędzie najwięcej punktów. Punkty dostajesz za karty, które zbiorą twoje tarcze.
    W każdej turze zagraj 1 kartę na wolnym miejscu. Obok lub naprzeciwko musi leżeć odkryta karta tego samego koloru lub tej samej wartości; wystarczy 1.
    Miejsca sąsiadują także przez granicę kafelków. Oba pojedyncze miejsca leżą naprzeciwko siebie.
    Jeśli żadna z twoich kart nie pasuje, zagraj jedną zakrytą. Zajmuje miejsce i nie daje nikomu punktów.
    Z każdą kartą możesz położyć 1 ze swoich 5 tarcz na polu tarczy tego kafelka. Położonych tarcz nie można przenosić.
    Gra kończy się, gdy ostatnia w kolejności osoba zagra ostatnią kartę. Na każdym kafelku pierwsza tarcza zbiera wtedy wszystkie karty o najniższej wartości, druga wszystkie o następnej i tak dalej.
    Karta daje tyle punktów, ile wynosi jej wartość. Niskie też się opłacają: cztery trójki to 12 punktów, dwie czwórki tylko 8.

## Stół na ekranie

clans-news-play = { $player }: { clans-card } na { clans-slot-name }{ clans-shield-too }.
clans-news-play-unseen = { $player }: zakryta karta na { clans-slot-name }{ clans-shield-too }.
clans-hand = Twoje karty i pasujące miejsca
clans-hand-face-down = Twoje karty: żadna nie pasuje, zagraj zakrytą

## Karta i jej miejsca

clans-card-not-in-hand = Nie masz na ręce tej karty: { $card }. Wybierz kartę z ręki.
clans-card-fits-nowhere = Karta { $card } nigdzie teraz nie pasuje.
clans-card-fits = { $places ->
    [one] Karta { $card } pasuje na { $places } miejsce.
    [few] Karta { $card } pasuje na { $places } miejsca.
   *[many] Karta { $card } pasuje na { $places } miejsc.
} Po tym ruchu:
clans-card-note = 2:3×4 znaczy: gracz 2 zbiera trzy czwórki. Dalej: zmiana punktów każdego gracza; na końcu: twoje punkty z tarczą i to, co ona zbiera. Aby zagrać z tarczą: { $example }
clans-fit-rank = wartość
clans-fit-colour = kolor
clans-fit-both = oba
clans-fit-face-down = zakryta
clans-why-rank = Pasuje: ta sama wartość co na { $beside }.
clans-why-colour = Pasuje: ten sam kolor co na { $beside }.
clans-why-both = Pasuje i wartość, i kolor: { $beside }.
clans-gain = { $player } { $points }
clans-gains = Zmiana punktów: { $gains }.
clans-no-gains = Punkty na razie się nie zmienią.

## Punkty

clans-not-taken = nikt: { $cards }
clans-cards-taken = { $player } { $cards }
clans-tie-broken = Remis, więc decyduje liczba zebranych kart: { $cards } (CG 6.5).
clans-tie-shared = Remis, także w liczbie zebranych kart ({ $cards }): wspólne zwycięstwo (CG 6.5).
clans-revealed = Zakryta karta { clans-slot-at } ({ $player }): { clans-card }.
clans-no-cards = brak
