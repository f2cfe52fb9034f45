# What only the terminal says.

clans-legend = Na płytce: tarcze graczy od pierwszej, a pod każdą wartość, którą zabiera.
clans-more-places = i { $places } { $places ->
    [one] inne
    [few] inne
   *[many] innych
}
clans-hint = Wpisz ruch, na przykład { $example }, z + na końcu, by dołożyć tarczę. Sama karta, na przykład { $card }, pokazuje wszystkie swoje miejsca i co dają. Więcej: pomoc
clans-hint-no-shields = Wpisz ruch, na przykład { $example }; tarcz już nie masz. Sama karta, na przykład { $card }, pokazuje wszystkie swoje miejsca i co dają. Więcej: pomoc
clans-hint-face-down = Żadna z twoich kart nie pasuje na żadne wolne miejsce, więc kładziesz dowolną z nich zakrytą na dowolnym wolnym miejscu, na przykład { $example } (CG 4.2). Nie liczy się dla nikogo. Możesz dołożyć tarczę.
clans-hint-face-down-no-shields = Żadna z twoich kart nie pasuje na żadne wolne miejsce, więc kładziesz dowolną z nich zakrytą na dowolnym wolnym miejscu, na przykład { $example } (CG 4.2). Nie liczy się dla nikogo.
clans-half-card = Karta jest jasna: { $card }. Brakuje miejsca. Cały ruch wygląda tak: { $example }.
clans-half-place = Miejsce jest jasne: { $place }. Brakuje karty. Cały ruch wygląda tak: { $example }.
clans-column-place = Miejsce
clans-column-fit = Pasuje
clans-column-shields = Tarcze
clans-column-you = Ty
clans-column-with-shield = Ty z +
clans-rules =
    W każdym ruchu kładziesz jedną kartę na wolnym miejscu przy długim stole. Obok niej lub naprzeciw musi leżeć odkryta karta tego samego koloru lub tej samej wartości; wystarczy jedna. Miejsca sąsiadują ze sobą także przez granice płytek, a oba szczyty stołu leżą naprzeciw siebie.
    Tylko gdy żadna z twoich kart nigdzie nie pasuje, kładziesz jedną zakrytą. Blokuje swoje miejsce i nie liczy się dla nikogo.
    Z każdą kartą możesz położyć jedną ze swoich pięciu tarcz na stosie tej płytki.
    Gra kończy się, gdy ostatnia w kolejności osoba nie ma już kart. Wtedy każdą płytkę punktuje się osobno: pierwsza tarcza zabiera wszystkie karty o najniższej wartości, druga wszystkie o następnej i tak dalej. Karta daje tyle punktów, ile wynosi jej wartość.
