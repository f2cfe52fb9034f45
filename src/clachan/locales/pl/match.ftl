# To, co wspólne dla wszystkich gier: miejsca, ruchy, dlaczego partia odmawia

match-player = Gracz { $number }
match-chance = Los
match-refusal = { $sentence } ({ $rule })

match-action = { $player }: { $action }
match-not-possible = To nie jest teraz możliwe. Wybierz coś innego.
match-not-your-turn = Teraz ruch ma ktoś inny. Poczekaj na swój.
match-over = Partia się skończyła.
match-no-such-seat = Przy tym stole nie ma takiego miejsca. Wybierz inne.
match-nothing-to-undo = Nie masz czego cofnąć. Najpierw wykonaj ruch.
match-nothing-to-redo = Nie masz czego ponowić. Najpierw cofnij ruch.
match-has-resigned = Ta osoba poddała partię i już nie gra. Możesz oglądać do końca.
match-bot-has-seat = Na tym miejscu gra już bot. Wybierz inne.
match-no-bot-has-seat = Na tym miejscu nie gra żaden bot. Możesz grać dalej.
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
