# Spielen im Terminal

play-you = Du
play-bot = { $bot } { $number }
play-bot-random = Zufall
play-bot-greedy = Gierig
play-bot-plain = Einfach
play-bot-beginner = Einstieg
play-bot-casual = Hobby
play-bot-club = Club
play-bot-strong = Stark
play-bot-expert = Profi
play-bot-failed = Beim Bot { $bot } ist ein Fehler aufgetreten: { $error }. Stattdessen wurde ein zufälliger Zug gespielt.
play-bot-illegal = Der Bot { $bot } hat einen unerlaubten Zug gewählt. Stattdessen wurde ein zufälliger Zug gespielt.

## Einen Tisch eröffnen

play-which-game = Welches Spiel? { $games } [{ $default }]
play-how-many = Wie viele Personen? { $counts } [{ $default }]
play-no-such-answer = „{ $text }“ steht nicht zur Wahl. Enter nimmt die Antwort in Klammern, „beenden“ verlässt das Spiel.
play-input-closed = Die Eingabe ist geschlossen. Starte das Spiel in einem Terminal.
play-too-small = Das Spielbrett braucht { $columns } × { $rows } Zeichen. Vergrößere das Fenster oder drücke Enter, um es trotzdem zu sehen.
play-hands-seen = Ohne Terminal könnten alle die Karten der anderen sehen. Nutze ein Terminal oder nenne in --seats nur ein „you“.
play-hands-warning = Dieses Terminal lässt sich nicht leeren. Beim Zurückscrollen sind die Karten der anderen zu sehen.
play-go-on = Enter: weiter, „beenden“: aufhören >
play-no-such-seat = „{ $seat }“ kann keinen Platz einnehmen. Wähle aus: { $kinds }.
play-seats-differ = { $seats ->
    [one] Du hast { $seats } Platz genannt
   *[other] Du hast { $seats } Plätze genannt
}, das Spiel braucht { $players }. Nenne einen für jede Person.

## Ein Zug

play-prompt = Dein Zug >
play-prompt-player = { $player } >
play-prompt-page = Enter: zum Spielbrett (oder dein Zug) >
play-prompt-more = Enter: weiter (oder dein Zug) >
play-prompt-end = Enter: beenden (oder: verlauf, wertung, speichern DATEI) >
play-prompt-end-more = Enter: weiter >
play-begins = Das Spiel ist aufgebaut. Du beginnst. „mischen“ erklärt das faire Mischen.
play-begins-known = Das Spiel ist aufgebaut. Du beginnst. Mit --seed ist das Mischen nicht geheim.
play-taken-back = Zurückgenommen, mit allen späteren Zügen. „vor“ wiederholt den Zug.
play-played-again = Wiederholt.
play-not-understood = „{ $text }“ ist weder Zug noch Befehl. Ein Zug sieht so aus: { $example }; „hilfe“ zeigt die Befehle.
play-not = nicht
play-why-again = { $play }: { $sentence }
play-why-what = Gib den Zug dahinter ein, zum Beispiel: warum { $example }
play-allowed = Das ist erlaubt. { $explanation }
play-hint = Tipp ({ $bot }): { $play }. { $explanation }
play-curtain = { $player }, du bist am Zug.
play-curtain-others = Alle anderen schauen bitte weg.
play-curtain-enter = Enter zeigt deine Karten >
play-curtain-enter-undo = Enter zeigt deine Karten, „zurück“ nimmt den letzten Zug zurück >
play-curtain-other = „{ $text }“ muss warten. Drücke zuerst Enter, um deine Karten zu sehen; „beenden“ verlässt das Spiel.
play-command-alone = Hinter „{ $command }“ darf nichts stehen. Gib es allein ein.

## Seiten

play-log = Verlauf, das Neueste zuerst
play-log-times = { $sentence } (×{ $times })
play-score = Zwischenstand
play-score-estimate = Schätzung für { $players }: Die Punkte sind zum Teil verdeckt. Angezeigt ist nur eine Möglichkeit.
play-total = { $player }: { $points }
play-totals = Insgesamt – { $totals }
play-goodbye = Bis bald!
play-saved = Gespeichert als { $file }.
play-saved-part = Gespeichert als { $file }. Die Datei enthält nur, was du gesehen hast: Sie lässt sich abspielen, aber nicht fortsetzen oder prüfen.
play-kept-elsewhere = Die Partie ist sicherheitshalber gespeichert als { $file }.
play-saved-without-last = Der letzte Zug fehlt, weil danach ein Fehler im Spiel aufgetreten ist.
play-not-saved = Die Partie konnte nicht gespeichert werden, weil im Spiel ein Fehler aufgetreten ist. Melde ihn dem zuständigen Projekt.
play-save-where = Gib einen Dateinamen dahinter ein, zum Beispiel: speichern { $example }
play-file-exists = Die Datei { $file } gibt es schon. Wähle einen anderen Namen.
play-file-failed = Die Datei { $file } ließ sich nicht speichern: { $problem }. Wähle einen anderen Ort.

## Das Mischen

play-seal =
    Faires Mischen nach einem geheimen Startwert mit diesem Fingerabdruck (SHA-256):
    { $commitment }
play-seal-known =
    Gemischt wird nach --seed, also nicht geheim. Fingerabdruck (SHA-256):
    { $commitment }
play-seal-note = Mischen { $short }…
play-seal-note-known = Mischen nicht geheim
play-shuffle = Wie in dieser Partie gemischt wird
play-seal-how = Jede Ziehung folgt aus einem geheimen Startwert, der vor der ersten feststand. Bis zum Ende ist nur sein Fingerabdruck (SHA-256) bekannt: Die Ziehungen lassen sich weder vorhersehen noch ändern.
play-seal-how-known = Jede Ziehung folgt aus dem Startwert von --seed; dieses Mischen ist also nicht geheim. Fingerabdruck zum Prüfen (SHA-256):
play-seal-given = { $given ->
    [one] Der erste Eintrag stammt aus einer anderen Partie und lässt sich nicht prüfen.
   *[other] Die ersten { $given } Einträge stammen aus einer anderen Partie und lassen sich nicht prüfen.
}
play-seal-check = Nach der Partie enthält die Aufzeichnung den geheimen Startwert. Prüfe die Ziehungen mit: clachan{"\u00A0"}verify{"\u00A0"}DATEI
play-seal-proof = { $given ->
    [0] Du kannst das Mischen ({ $short }…) jetzt prüfen
   *[other] Du kannst die neuen Ziehungen ({ $short }…) jetzt prüfen
}: Speichere die Partie und gib „clachan{"\u00A0"}verify{"\u00A0"}DATEI“ ein.
play-seal-proof-known = Gemischt wurde nach dem Startwert von --seed, also nicht geheim. Zum Prüfen speichere die Partie und gib „clachan{"\u00A0"}verify{"\u00A0"}DATEI“ ein.

## Eine Aufzeichnung fortsetzen

play-resumed = Partie { $match } wird nach { $ply ->
    [one] { $ply } Aktion
   *[other] { $ply } Aktionen
} als neue Partie mit neuen Ziehungen fortgesetzt.
play-ply-of-what = --ply braucht eine Aufzeichnung. Ergänze --continue DATEI.
play-resume-where = Diese Partie ist vorbei. Gib mit --ply an, nach wie vielen ihrer { $last } Aktionen es weitergeht.
play-resume-no-ply = --ply muss zwischen 0 und { $last } liegen, nicht { $ply }.
play-resume-over = Nach { $ply ->
    [one] { $ply } Aktion
   *[other] { $ply } Aktionen
} ist die Partie vorbei. Wähle ein kleineres --ply.
play-resume-game = Aufgezeichnet ist ein anderes Spiel: { $game }. Wähle dieses Spiel oder eine andere Aufzeichnung.
play-resume-players = Die aufgezeichnete Partie hat { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}. Ändere --players oder --seats.

## Das Ende

play-over = Die Partie ist vorbei. { $reason }
play-winner = { $player } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
play-you-win = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
play-shared = Geteilter Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $players }.
play-and = { $most } und { $last }
play-ranking = { $place }. { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
play-sheet = Abrechnung
play-reveal = Alle verdeckten Karten

## Befehle; mehrere Wörter für denselben stehen durch Leerzeichen getrennt

play-command-why = warum
play-command-hint = tipp
play-command-undo = zurück rückgängig
play-command-redo = vor
play-command-score = wertung punkte
play-command-log = verlauf
play-command-shuffle = mischen
play-command-help = hilfe
play-command-save = speichern
play-command-quit = beenden verlassen

play-help = So spielst du im Terminal
play-help-commands =
    { $example } | macht diesen Zug; Kleinbuchstaben und Leerzeichen sind erlaubt
    warum { $example } | erklärt, warum ein Zug nicht erlaubt ist oder was er bringt; allein erklärt es die letzte Ablehnung
    tipp | zeigt den Zug des stärksten Bots
    zurück, vor | nimmt deinen letzten Zug zurück oder wiederholt ihn
    wertung, verlauf | zeigt die Abrechnung oder den Verlauf
    mischen | erklärt, wie du die Ziehungen prüfst
    speichern DATEI | speichert die Aufzeichnung der Partie
    beenden | verlässt das Spiel (oder Strg+C, Strg+D)

## Spiele anderer Pakete

play-text-hint = Gib einen Zug oder seine Nummer ein: { $example } oder { $number }.
play-text-hint-plain = Gib einen Zug ein, zum Beispiel { $example }.
play-text-hint-number = Gib die Nummer eines Zugs ein, zum Beispiel { $number }.
play-text-gain = { $points ->
    [0] Deine Punkte bleiben gleich.
   *[other] Deine Punkte ändern sich um { $points }.
}
play-text-tie = Gleichstand nach Punkten. Es entscheidet: { $values }.
play-text-rules = { $title } gehört zu einem anderen Paket, das auch die Regeln enthält.
