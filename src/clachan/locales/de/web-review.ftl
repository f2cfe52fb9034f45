# Zurückblicken und der Weg zum ersten Spiel

web-first-clans = Erste Partie mit Coach
web-first-glenmore = Erste Partie mit Coach
web-coached-with = Du gegen 1 Bot ({ $bot })
web-replay-leave-over = Schließen
web-look-back = Partie ansehen
web-course = Punkteverlauf
