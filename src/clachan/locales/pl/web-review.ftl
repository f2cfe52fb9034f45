# Spojrzenie wstecz i droga do pierwszej gry

web-first-clans = Pierwsza gra z trenerem
web-first-glenmore = Pierwsza gra z trenerem
web-coached-with = Ty kontra 1 bot ({ $bot })
web-replay-leave-over = Zamknij
web-look-back = Przegląd partii
web-course = Przebieg punktacji
