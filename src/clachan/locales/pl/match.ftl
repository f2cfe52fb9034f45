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
match-event-undo = { $player }: cofnięty ruch
match-event-redo = { $player }: ponowiony ruch
match-event-resign = { $player }: poddanie partii
match-event-time-out = { $player }: koniec czasu
match-event-take-over = { $player }: dalej gra bot
match-event-take-back = { $player }: powrót do gry

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
