# Was allen Spielen gemeinsam ist: Plätze, Züge, warum eine Partie nein sagt

match-player = Person { $number }
match-chance = Zufall
match-refusal = { $sentence } ({ $rule })

match-action = { $player }: { $action }
match-not-possible = Das ist jetzt nicht möglich. Wähle etwas anderes.
match-not-your-turn = Jetzt ist eine andere Person am Zug. Warte, bis du am Zug bist.
match-over = Die Partie ist vorbei.
match-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht. Wähle einen anderen.
match-nothing-to-undo = Es gibt nichts zurückzunehmen. Spiele zuerst einen Zug.
match-nothing-to-redo = Es gibt nichts zu wiederholen. Nimm zuerst einen Zug zurück.
match-has-resigned = Diese Person hat aufgegeben und spielt nicht mehr mit. Du kannst bis zum Ende zusehen.
match-bot-has-seat = Auf diesem Platz spielt schon ein Bot. Wähle einen anderen.
match-no-bot-has-seat = Auf diesem Platz spielt kein Bot. Du kannst weiterspielen.
match-resignation = Alle anderen haben aufgegeben. Die Partie ist vorbei.
match-event-undo = { $reader ->
    [yes] Du nimmst einen Zug zurück.
   *[no] { $player } nimmt einen Zug zurück.
}
match-event-redo = { $reader ->
    [yes] Du wiederholst einen Zug.
   *[no] { $player } wiederholt einen Zug.
}
match-event-resign = { $reader ->
    [yes] Du gibst auf.
   *[no] { $player } gibt auf.
}
match-event-time-out = { $reader ->
    [yes] Deine Zeit ist abgelaufen.
   *[no] Die Zeit von { $player } ist abgelaufen.
}
match-event-take-over = { $reader ->
    [yes] Jetzt spielt ein Bot für dich.
   *[no] Jetzt spielt ein Bot für { $player }.
}
match-event-take-back = { $reader ->
    [yes] Du spielst wieder selbst.
   *[no] { $player } spielt wieder selbst.
}
