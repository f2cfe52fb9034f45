# Pomoc w pierwszej grze

web-coach-title = Twoja pierwsza gra
web-coach-leave = Graj dalej bez pomocy
web-coach-fold = Rada na ten ruch
web-coach-take = Zrób to za mnie
web-coach-watch = Teraz gra { $player }. Zobacz, co się zmieni.
web-coach-waits = Chwileczkę: trwa rozdawanie kart i płytek.
web-coach-over = To była twoja pierwsza gra. Z rozliczenia wynika, skąd wziął się każdy punkt. Spójrz wstecz, a zobaczysz tury, w których wszystko się rozstrzygnęło.

## Chwała klanom: jedna lekcja na każdą kartę

web-coach-clans-0 = W każdej turze kładziesz jedną kartę z ręki. Musi mieć ten sam kolor albo tę samą wartość co karta obok lub naprzeciwko. Wybierz kartę, a potem miejsce; te, na które pasuje, się podświetlą.
web-coach-clans-1 = Karty dają punkty tylko dzięki tarczom. Z kartą możesz położyć jedną ze swoich pięciu tarcz na tej samej płytce. Na koniec pierwsza tarcza na płytce bierze wszystkie jej karty o najniższej wartości.
web-coach-clans-2 = Druga tarcza na płytce bierze następną wartość, trzecia jeszcze następną. Czasem warto więc poczekać, aż niskie karty weźmie kto inny.
web-coach-clans-3 = Karta jest warta tyle, ile na niej widać, a tarcza bierze wszystkie karty jednej wartości. Trzy szóstki na płytce to 18 punktów za jedną tarczę, więc dokładaj to, co weźmie twoja.
web-coach-clans-4 = Nowa, niższa wartość na płytce przesuwa tarcze, które brały wyższe, o jedną wartość w dół. Dopóki są wolne miejsca, twoje punkty nie są pewne – i cudze też nie.
web-coach-clans-5 = Policz swoje tarcze: w ręce nie są nic warte. Na płytce, na której jest więcej wartości niż tarcz, każda tarcza coś bierze.
web-coach-clans-6 = Jeśli żadna z twoich kart nigdzie nie pasuje, kładziesz jedną zakrytą. Nie liczy się dla nikogo, ale zajmuje miejsce.
web-coach-clans-7 = Twój ostatni ruch. Karta, która zostanie na ręce, się nie liczy. Kto kładzie na płytce ostatni, ma tam ostatnie słowo: sprawdź, co wzięłaby teraz każda tarcza, i zmień to na swoją korzyść.

## Glen More: jedna lekcja na każdą płytkę i jedna na każdy rodzaj decyzji

web-coach-glenmore-taking-0 = W każdej turze bierzesz jedną płytkę z łańcucha i kładziesz ją przy którejś ze swoich. Na jednym z pól dookoła, także po skosie, musi stać członek twojego klanu. Wybierz płytkę, a potem miejsce; te, na których może leżeć, się podświetlą.
web-coach-glenmore-taking-1 = Następny ruch ma ten, kto jest na końcu łańcucha. Weź płytkę blisko siebie, a niedługo znów będzie twoja kolej; skocz daleko, a pozostali zagrają po drodze kilka razy.
web-coach-glenmore-taking-2 = Nowa płytka uruchamia siebie i wszystkie dookoła, także po skosie. Kładź ją więc tam, gdzie dotyka wielu twoich.
web-coach-glenmore-taking-3 = Niektóre płytki kosztują kostki. Płacisz tym, co leży na twoich płytkach, albo kupujesz na targu za monety.
web-coach-glenmore-taking-4 = Trzy razy w grze porównuje się whisky, wodzów i karty. Punkty są za przewagę nad tym, kto ma najmniej, a duża przewaga liczy się znacznie bardziej niż mała.
web-coach-glenmore-taking-5 = Rzeka i droga nigdy się nie urywają: płytka z rzeką leży na północ lub południe od twojej rzeki, płytka z drogą na wschód lub zachód od twojej drogi.
web-coach-glenmore-taking-6 = Więcej nie zawsze znaczy lepiej: na koniec każda płytka ponad najmniejszą ziemię kosztuje 3 punkty. Bierz tylko te, które dla ciebie pracują.
web-coach-glenmore-taking-7 = Znasz już wszystko, co należy do tury. Graj tak do końca albo beze mnie: podpowiedź zostaje przy tobie.
web-coach-glenmore-paying = Płać kostka po kostce: ze swojej płytki albo z targu. Każdy zakup podnosi cenę następnej takiej kostki.
web-coach-glenmore-paying-member = To miejsce kosztuje kogoś z klanu: członka albo wodza. Zostaw choć jednego członka tam, gdzie chcesz budować.
web-coach-glenmore-gaining = Możesz wybrać, co dostaniesz. Weź to, co kosztuje twoja następna płytka, albo to, czego nie masz.
web-coach-glenmore-resolving = Zanim pojawią się kostki, możesz coś sprzedać, żeby zrobić dla nich miejsce.
web-coach-glenmore-activating = Teraz nowa płytka i te dookoła mogą pracować, każda raz. Najpierw te, które dają kostki, potem te, które je biorą.
web-coach-glenmore-moving = Wioski dają ruch. Przeprowadź członka klanu tam, gdzie chcesz budować, albo uczyń go wodzem: wódz liczy się w każdym podsumowaniu.
