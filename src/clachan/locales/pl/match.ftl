# To, co wspólne dla wszystkich gier: miejsca, ruchy, dlaczego partia odmawia

match-player = Gracz { $number }
match-chance = Los
match-refusal = { $sentence } ({ $rule })

match-not-your-turn = Teraz ruch należy do kogoś innego.
match-over = Partia się skończyła.
match-no-such-seat = Przy tym stole nie ma takiego miejsca.
match-nothing-to-undo = Nie masz jeszcze czego cofać.
match-nothing-to-redo = Nie ma czego ponawiać.
match-has-resigned = Kto się poddał, już nie gra.
match-bot-has-seat = Na tym miejscu gra już bot.
match-no-bot-has-seat = Na tym miejscu nie gra żaden bot.
match-resignation = Wszyscy inni się poddali.
match-event-undo = { $player ->
    [Ty] Cofasz ruch.
   *[other] { $player } cofa ruch.
}
match-event-redo = { $player ->
    [Ty] Ponawiasz ruch.
   *[other] { $player } ponawia ruch.
}
match-event-resign = { $player ->
    [Ty] Poddajesz się.
   *[other] { $player } poddaje się.
}
match-event-time-out = { $player ->
    [Ty] Kończy ci się czas.
   *[other] Kończy się czas: { $player }.
}
match-event-take-over = { $player ->
    [Ty] Dalej gra za ciebie bot.
   *[other] Dalej gra bot zamiast osoby: { $player }.
}
match-event-take-back = { $player ->
    [Ty] Znów grasz.
   *[other] { $player } znów gra.
}

match-swing-gain = { $player } zyskuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} względem najlepszej z pozostałych osób.
match-swing-loss = { $player } traci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} względem najlepszej z pozostałych osób.
