cli-about = Ein digitaler Tisch für Brettspiele aus den Highlands.
cli-command = Befehl
cli-lang = Sprache: en, de oder pl
cli-game = das Spiel
cli-players = Zahl der Spieler
cli-record = die Aufzeichnung einer Partie, als JSON
cli-from = bei diesem Eintrag beginnen

cli-play-about = Im Terminal spielen.
cli-play-seats = wer wo sitzt, in Zugreihenfolge: you (du) oder ein Bot ({ $bots }), durch Kommas getrennt
cli-play-colour = Farben: auto, always (immer) oder never (nie)
cli-play-record = wohin die Aufzeichnung nach der Partie geschrieben wird
cli-play-seed = gleicher Startwert, gleiche Karten: zum Ausprobieren

cli-simulate-about = Viele Partien unter Bots spielen und zeigen, wie sie ausgingen.
cli-simulate-games = wie viele Partien
cli-simulate-bots = ein Bot für jeden Platz, durch Kommas getrennt: { $bots }
cli-simulate-seed = gleicher Startwert, gleiche Partien
cli-simulate-jobs = wie viele Prozesse; ohne Angabe alle Kerne
cli-simulate-done =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, Startwert { $seed }
cli-simulate-seat = Platz
cli-simulate-bot = Bot
cli-simulate-wins = Siege (95 %)
cli-simulate-points = Punkte
cli-simulate-place = Rang

cli-conform-about = Prüfen, ob ein Spiel den gemeinsamen Vertrag aller Spiele hält.
cli-conform-games = zufällige Partien je Spielerzahl
cli-conform-kept = { $game }: Vertrag gehalten in { $games } Partien, { $positions } Stellungen, { $checks } Prüfungen
cli-conform-broken = Vertrag gebrochen: { $problem }

cli-replay-about = Eine aufgezeichnete Partie in Worten erzählen.
cli-replay-head = { $title }: { $names } (Partie { $match })
cli-replay-running = Die Partie ist nicht zu Ende.
cli-replay-incomplete = Die Sicht eines Einzelnen auf eine Partie, die noch lief; was verdeckt war, bleibt verdeckt.
cli-replay-place = { $place }. { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
cli-chance = Zufall
cli-event-undo = { $player }: Zug zurückgenommen
cli-event-redo = { $player }: Zug wiederholt
cli-event-resign = { $player }: aufgegeben
cli-event-time-out = { $player }: Zeit abgelaufen
cli-event-take-over = { $player }: ein Bot spielt weiter
cli-event-take-back = { $player }: zurück am Platz

cli-verify-about = Das Mischen einer beendeten Partie anhand ihres Geheimnisses prüfen.
cli-verify-true =
    Ehrlich gemischt: { $draws ->
        [one] { $draws } Ziehung folgt
       *[other] { $draws } Ziehungen folgen
    } aus dem Geheimnis, und das Geheimnis passt zum Versprechen.
cli-verify-false = Es wurde nicht gemischt wie versprochen. { $problem }
cli-verify-nothing = Diese Aufzeichnung nennt kein Mischen; es gibt nichts zu prüfen.
