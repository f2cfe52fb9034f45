# To, co wspólne dla wszystkich gier: miejsca, ruchy, dlaczego partia odmawia

match-player = Gracz { $number }
match-chance = Los
match-refusal = { $sentence } ({ $rule })

match-action = { $player }: { $action }
match-not-possible = To nie jest teraz możliwe.
match-not-your-turn = Teraz ruch ma ktoś inny. Poczekaj na swój.
match-over = Partia się skończyła.
match-no-such-seat = Przy tym stole nie ma takiego miejsca. Wybierz inne.
match-nothing-to-undo = Nie masz czego cofnąć.
match-nothing-to-redo = Nie ma czego ponowić.
match-has-resigned = Ta osoba poddała partię i już nie gra.
match-bot-has-seat = Na tym miejscu gra już bot.
match-no-bot-has-seat = Na tym miejscu nie gra żaden bot.
match-resignation = Pozostałe osoby poddały partię. Koniec gry.
match-event-undo = { $reader ->
    [yes] Cofasz ruch.
   *[no] { $player } cofa ruch.
}
match-event-redo = { $reader ->
    [yes] Ponawiasz ruch.
   *[no] { $player } ponawia ruch.
}
match-event-resign = { $reader ->
    [yes] Poddajesz partię.
   *[no] { $player } poddaje partię.
}
match-event-time-out = { $reader ->
    [yes] Skończył ci się czas.
   *[no] { $player }: koniec czasu.
}
match-event-take-over = { $reader ->
    [yes] Od teraz gra za ciebie bot.
   *[no] { $player }: od teraz gra bot.
}
match-event-take-back = { $reader ->
    [yes] Wracasz do gry.
   *[no] { $player } wraca do gry.
}

match-swing-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
match-swing-by = { $change ->
    [gain] { $reader ->
        [yes] Zyskujesz { match-swing-points } względem najgroźniejszego rywala
       *[no] { $player } zyskuje { match-swing-points } względem najgroźniejszego rywala
    }
   *[loss] { $reader ->
        [yes] Tracisz { match-swing-points } względem najgroźniejszego rywala
       *[no] { $player } traci { match-swing-points } względem najgroźniejszego rywala
    }
}
match-swing = { match-swing-by }.
match-swing-even = { $reader ->
    [yes] Dystans do najgroźniejszego rywala pozostaje bez zmian.
   *[no] { $player }: dystans do najgroźniejszego rywala bez zmian.
}
