# Pomoc w pierwszej grze

web-coach-title = Twoja pierwsza gra
web-coach-leave = Wyłącz trenera
web-coach-fold = Trener
web-coach-take = Zrób to za mnie
web-coach-moves = Teraz gra { $player }.
web-coach-watch = Teraz gra { $player }. Historia pokazuje, co się dzieje.
web-coach-waits = Chwileczkę: trwa przygotowanie gry.
web-coach-over = To była twoja pierwsza gra. W podziale punktów zobaczysz, skąd pochodzi każdy z nich, a w przeglądzie partii – punkty zwrotne.

## Chwała klanom: jedna lekcja na każdą kartę

web-coach-clans-0 = Wygrywa, kto zdobędzie najwięcej punktów. Dają je karty zebrane przez twoje tarcze. Zagraj 1 kartę obok lub naprzeciwko karty tego samego koloru lub tej samej wartości. Wybierz kartę, a potem miejsce.
web-coach-clans-1 = Karty dają punkty tylko dzięki tarczom. Po zagraniu karty możesz położyć 1 ze swoich 5 tarcz na tym samym kafelku. Na koniec pierwsza tarcza zbiera tam wszystkie karty o najniższej wartości.
web-coach-clans-2 = Druga tarcza na kafelku zbiera karty o następnej wartości, trzecia o kolejnej. Czasem warto poczekać, aż pierwszą tarczę położy ktoś inny.
web-coach-clans-3 = Tarcza zbiera wszystkie karty jednej wartości. Każda daje tyle punktów, ile wynosi jej wartość. Niskie też się opłacają: cztery trójki to 12 punktów, dwie czwórki tylko 8.
web-coach-clans-4 = Nowa wartość może zmienić to, co zbiorą tarcze: gdy do czwórek i szóstek dojdzie trójka, pierwsza tarcza zbierze trójkę, a druga czwórki. Punkty z kafelka są pewne dopiero wtedy, gdy jest pełny.
web-coach-clans-5 = Położonych tarcz nie można przenosić, a nieużyte nic nie dają. Jeśli na kafelku jest więcej tarcz niż różnych wartości, ostatnie tarcze nic nie zbiorą.
web-coach-clans-6 = Jeśli żadna z twoich kart nie pasuje, zagrywasz jedną zakrytą. Nie daje nikomu punktów, ale zajmuje miejsce.
web-coach-clans-7 = Twoja ostatnia tura. Sprawdź, co zebrałaby teraz każda tarcza, i zmień to na swoją korzyść. Karty na ręce się nie liczą.

## Glen More: jedna lekcja na każdy kafelek i jedna na każdy rodzaj decyzji

web-coach-glenmore-taking-0 = Wygrywa, kto zdobędzie najwięcej punktów. Dają je kafelki i 3 punktowania. Wybierz kafelek z łańcucha, a potem pole, które ma wspólny bok z twoim kafelkiem i leży obok członka klanu, także po skosie.
web-coach-glenmore-taking-1 = Ruch ma ten, kto jest ostatni w łańcuchu. Weź bliski kafelek, a wkrótce znów zagrasz; skocz daleko, a inni zagrają częściej.
web-coach-glenmore-taking-2 = Nowy kafelek aktywuje siebie i wszystkie dookoła, także po skosie. Połóż go tam, gdzie będzie sąsiadować z wieloma innymi.
web-coach-glenmore-taking-3 = Niektóre kafelki kosztują surowce. Płać surowcami ze swoich kafelków albo kupuj je na rynku za monety.
web-coach-glenmore-taking-4 = Gdy kończy się stos 1, 2 lub 3, liczą się osobno whisky, wodzowie i karty miejsc specjalnych: przewaga 1 nad graczem, który ma ich najmniej, daje 1 punkt, a 5 lub więcej daje 8 punktów.
web-coach-glenmore-taking-5 = Kafelek z rzeką musi przedłużać twoją rzekę na północ lub południe, a kafelek z drogą – twoją drogę na wschód lub zachód. Tam, gdzie musi biec dalej rzeka albo droga, nie położysz innego kafelka.
web-coach-glenmore-taking-6 = Więcej nie zawsze znaczy lepiej: na koniec tracisz 3 punkty za każdy kafelek, o który twoje terytorium jest większe od najmniejszego.
web-coach-glenmore-taking-7 = Wiesz już, jak przebiega tura. Graj do końca z trenerem albo bez niego. Nadal możesz prosić o podpowiedzi.
web-coach-glenmore-paying = Płać po jednym surowcu: ze swoich kafelków albo z rynku. Każdy zakup podnosi cenę tego surowca.
web-coach-glenmore-paying-member = Loch Ness kosztuje 1 członka klanu albo 1 wodza. Zostaw członka klanu tam, gdzie chcesz budować.
web-coach-glenmore-gaining = Wybierz surowiec: taki, jakim zapłacisz za następny kafelek, albo taki, którego nie masz.
web-coach-glenmore-resolving = Loch Shiel kładzie po 1 surowcu na twoich pustych kafelkach produkcyjnych. Możesz najpierw coś sprzedać: kafelek, który w ten sposób opróżnisz, też dostanie surowiec.
web-coach-glenmore-activating = Aktywuj nowy kafelek i sąsiednie, każdy raz. Najpierw te, które dają surowce, potem te, które ich potrzebują.
web-coach-glenmore-moving = Wioski dają punkty ruchu. Przesuń członka klanu tam, gdzie chcesz budować, albo mianuj go wodzem: wodzowie liczą się w punktowaniach.
