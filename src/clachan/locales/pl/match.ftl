# To, co wspólne dla wszystkich gier: miejsca, ruchy, dlaczego partia odmawia

match-player = Gracz { $number }
match-chance = Los
match-refusal = { $sentence } ({ $rule })

match-action = { $player }: { $action }
match-not-possible = To nie jest teraz możliwe.
match-not-your-turn = Teraz ruch należy do kogoś innego.
match-over = Partia się skończyła.
match-no-such-seat = Przy tym stole nie ma takiego miejsca.
match-nothing-to-undo = Nie masz jeszcze czego cofać.
match-nothing-to-redo = Nie ma czego ponawiać.
match-has-resigned = Kto się poddał, już nie gra.
match-bot-has-seat = Na tym miejscu gra już bot.
match-no-bot-has-seat = Na tym miejscu nie gra żaden bot.
match-resignation = Nikt inny już nie gra: partia kończy się poddaniem.
match-event-undo = { $reader ->
    [yes] Cofasz ruch.
   *[no] { $player } cofa ruch.
}
match-event-redo = { $reader ->
    [yes] Ponawiasz ruch.
   *[no] { $player } ponawia ruch.
}
match-event-resign = { $reader ->
    [yes] Poddajesz się.
   *[no] { $player } poddaje się.
}
match-event-time-out = { $reader ->
    [yes] Skończył ci się czas.
   *[no] Skończył się czas: { $player }.
}
match-event-take-over = { $reader ->
    [yes] Dalej gra za ciebie bot.
   *[no] Dalej gra bot zamiast osoby: { $player }.
}
match-event-take-back = { $reader ->
    [yes] Znów grasz.
   *[no] { $player } znów gra.
}

match-swing-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
match-swing-by = { $change ->
    [gain] { $reader ->
        [yes] Zyskujesz { match-swing-points } względem najsilniejszej konkurencji
       *[no] { $player } zyskuje { match-swing-points } względem najsilniejszej konkurencji
    }
   *[loss] { $reader ->
        [yes] Tracisz { match-swing-points } względem najsilniejszej konkurencji
       *[no] { $player } traci { match-swing-points } względem najsilniejszej konkurencji
    }
}
match-swing = { match-swing-by }.
