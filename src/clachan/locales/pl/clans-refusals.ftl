# Dlaczego gra mówi „nie”: strony wczytują to przy pierwszej odmowie

clans-card-not = { $colour ->
    [R] czerwonej
    [O] pomarańczowej
    [Y] żółtej
    [G] zielonej
    [B] niebieskiej
    [V] fioletowej
   *[K] czarnej
} { $rank }
clans-game-over = Gra się skończyła. Rozpocznij nową, aby zagrać jeszcze raz.
clans-still-dealing = Trwa rozdawanie kart. Poczekaj chwilę.
clans-deal-is-over = Rozdawanie kart się skończyło. Zagraj kartę z ręki.
clans-card-not-used = Karta { clans-card } nie bierze udziału w grze: przy tej liczbie graczy najwyższa wartość to { $highest }. Wybierz inną kartę.
clans-not-in-bag = Nie można rozdać { clans-card-not }: nie ma jej już w talii. Wybierz inną.
clans-not-your-card = Nie masz na ręce { clans-card-not }. Wybierz kartę z ręki.
clans-no-such-slot = Nie ma takiego miejsca. Miejsce spotkania ma { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
} i pojedyncze miejsce na każdym końcu. Wybierz inne miejsce.
clans-nothing-adjacent = Nie możesz zagrać { clans-card-not } { clans-slot-to }: ani obok, ani naprzeciwko nie leży odkryta karta. Wybierz inne miejsce.
clans-no-match = Nie możesz zagrać { clans-card-not } { clans-slot-to }: żadna karta obok ani naprzeciwko nie jest { clans-colour } ani nie ma wartości { $rank }. Wybierz inne miejsce.
clans-a-card-fits = Zakrytą kartę zagrywasz tylko wtedy, gdy żadna nie pasuje, a teraz możesz zagrać { clans-card-object } { clans-slot-to }.
clans-no-shield-left = Nie masz już tarcz. Zagraj kartę bez tarczy.
clans-deal-not-named = Podaj kartę do rozdania, na przykład: deal 7G.
clans-not-an-action = To nie jest ruch w tej grze. Wybierz inny.
clans-notation = „{ $text }” nie jest ruchem (CG 7). Wpisz 7G@2N3, z tarczą 7G@2N3+, zakrytą kartę ~7G@2N3 albo rozdanie deal 7G.
clans-card-not-named = Podaj kartę, którą zagrywasz zakrytą, na przykład: ~7G@2N3.
