# Was allen Spielen gemeinsam ist: Plätze, Züge, warum eine Partie nein sagt

match-player = Person { $number }
match-chance = Zufall
match-refusal = { $sentence } ({ $rule })

match-action = { $player }: { $action }
match-not-possible = Das ist jetzt nicht möglich.
match-not-your-turn = Jetzt ist eine andere Person am Zug. Warte, bis du am Zug bist.
match-over = Die Partie ist vorbei.
match-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht. Wähle einen anderen.
match-nothing-to-undo = Es gibt nichts zurückzunehmen.
match-nothing-to-redo = Es gibt nichts zu wiederholen.
match-has-resigned = Diese Person hat aufgegeben und spielt nicht mehr mit.
match-bot-has-seat = Auf diesem Platz spielt schon ein Bot.
match-no-bot-has-seat = Auf diesem Platz spielt kein Bot.
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

match-swing-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
match-swing-by = { $change ->
    [gain] { $reader ->
        [yes] Du machst { match-swing-points } auf die stärkste Konkurrenz gut
       *[no] { $player } macht { match-swing-points } auf die stärkste Konkurrenz gut
    }
   *[loss] { $reader ->
        [yes] Du verlierst { match-swing-points } auf die stärkste Konkurrenz
       *[no] { $player } verliert { match-swing-points } auf die stärkste Konkurrenz
    }
}
match-swing = { match-swing-by }.
match-swing-even = { $reader ->
    [yes] Dein Abstand zur stärksten Konkurrenz bleibt gleich.
   *[no] { $player } behält den Abstand zur stärksten Konkurrenz.
}
