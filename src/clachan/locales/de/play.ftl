# Spielen im Terminal

play-you = Du
play-bot = { $bot } { $number }
play-bot-random = Zufall
play-bot-greedy = Gierig
play-bot-plain = Lehrbuch
play-bot-beginner = Einstieg
play-bot-casual = Freizeit
play-bot-club = Verein
play-bot-strong = Stark
play-bot-expert = Meisterklasse

## Den Tisch decken

play-which-game = Welches Spiel? { $games } [{ $default }]
play-how-many = Wie viele spielen mit? { $counts } [{ $default }]
play-no-such-answer = „{ $text }“ steht nicht zur Wahl. Enter nimmt die Antwort in Klammern, „beenden“ verlässt das Spiel.
play-input-closed = Die Eingabe ist geschlossen; so kann niemand spielen.
play-too-small = Dieses Fenster ist kleiner als { $columns } × { $rows } Zeichen; der Tisch passt nicht hinein. Mach es größer, oder sieh ihn dir mit Enter trotzdem an.
play-hands-seen = Mehrere Personen an einem Datenstrom sähen gegenseitig ihre Karten. Spielt an einem Terminal, oder lass in --seats nur ein „you“.
play-hands-warning = Dieses Terminal lässt sich nicht leeren: Wer zurückblättert, sieht die Karten der anderen.
play-go-on = Enter: trotzdem weiter, „beenden“: aufhören >
play-no-such-seat = „{ $seat }“ kann keinen Platz einnehmen; möglich sind: { $kinds }.
play-seats-differ = { $seats ->
    [one] Ein Platz ist genannt
   *[other] { $seats } Plätze sind genannt
}, verlangt sind aber { $players }.

## Ein Zug

play-prompt = Dein Zug >
play-prompt-player = { $player } >
play-prompt-page = Enter: zum Tisch (oder dein Zug) >
play-prompt-more = Enter: weiter (oder dein Zug) >
play-prompt-end = Enter: Schluss (oder: verlauf, wertung, speichern DATEI) >
play-prompt-end-more = Enter: weiter >
play-begins = Der Tisch ist gedeckt. Du fängst an. Das Mischen ist versiegelt: „mischen“.
play-begins-known = Der Tisch ist gedeckt. Du fängst an. Mit Startwert ist nichts geheim.
play-taken-back = Zurückgenommen, samt allem, was danach kam. „vor“ spielt es noch einmal.
play-played-again = Noch einmal gespielt.
play-not-understood = „{ $text }“ ist weder Zug noch Befehl. Ein Zug sieht so aus: { $example }; „hilfe“ zeigt die Befehle.
play-not = nicht
play-why-again = { $play }: { $sentence }
play-why-what = Schreib den Zug dahinter, zum Beispiel: warum { $example }
play-allowed = Das ist erlaubt. { $explanation }
play-hint = Tipp ({ $bot }): { $play }. { $explanation }
play-curtain = { $player }, du bist am Zug.
play-curtain-others = Alle anderen schauen bitte weg.
play-curtain-enter = Enter zeigt deine Karten >
play-curtain-enter-undo = Enter zeigt deine Karten, „zurück“ nimmt den letzten Zug zurück >
play-curtain-other = „{ $text }“ muss warten: Erst zeigt Enter deine Karten. „beenden“ verlässt das Spiel.
play-command-alone = Hinter „{ $command }“ darf nichts stehen. Schreib es allein.

## Seiten

play-log = Was geschehen ist, das Neueste zuerst
play-log-times = { $sentence } (×{ $times })
play-score = Punkte, wenn jetzt Schluss wäre
play-total = { $player }: { $points }
play-totals = Insgesamt – { $totals }
play-goodbye = Bis bald!
play-saved = Gespeichert als { $file }.
play-saved-part = Gespeichert als { $file }: nur, was du bisher gesehen hast. Das lässt sich nacherzählen, aber weder fortsetzen noch prüfen.
play-kept-elsewhere = Damit die Partie nicht verloren ist, ist sie gespeichert als { $file }.
play-save-where = Schreib den Namen einer Datei dahinter, zum Beispiel: speichern { $example }
play-file-exists = Die Datei { $file } gibt es schon; sie bleibt, wie sie ist. Nimm einen anderen Namen.
play-file-failed = Die Datei { $file } ließ sich nicht schreiben: { $problem }.

## Das Mischen

play-seal =
    Das Mischen ist versiegelt. SHA-256 des Geheimnisses, aus dem jede Ziehung folgt:
    { $commitment }
play-seal-known =
    Gemischt wird nach einem Startwert, also nicht geheim. SHA-256 dessen, woraus jede Ziehung folgt:
    { $commitment }
play-seal-note = Mischen { $short }…
play-seal-note-known = Mischen nicht geheim
play-shuffle = Wie in dieser Partie gemischt wird
play-seal-how = Jede Ziehung folgt aus einem Geheimnis, das vor der ersten feststand. Bis die Partie vorbei ist, ist nur sein SHA-256 bekannt: Niemand kann eine Ziehung vorhersehen, und niemand kann eine ändern.
play-seal-how-known = Jede Ziehung folgt aus dem Startwert, der mit --seed angegeben wurde. Wer ihn kennt, kennt die Ziehungen; geheim ist dieses Mischen also nicht. SHA-256 dessen, woraus sie folgen:
play-seal-given = { $given ->
    [one] Der erste Eintrag im Verlauf wurde aus einer anderen Partie übernommen und lässt sich nicht prüfen.
   *[other] Die ersten { $given } Einträge im Verlauf wurden aus einer anderen Partie übernommen und lassen sich nicht prüfen.
}
play-seal-check = Ist die Partie vorbei, verrät ihre gespeicherte Aufzeichnung das Geheimnis, und alle können die Ziehungen nachrechnen: clachan{"\u00A0"}verify{"\u00A0"}DATEI
play-seal-proof = { $given ->
    [0] Das Mischen ({ $short }…) lässt
   *[other] Die neuen Ziehungen ({ $short }…) lassen
} sich jetzt prüfen: Speichere die Partie und gib „clachan{"\u00A0"}verify{"\u00A0"}DATEI“ ein.
play-seal-proof-known = Gemischt wurde nach einem Startwert, also nicht geheim. Prüfen lässt es sich trotzdem: Speichere die Partie und gib „clachan{"\u00A0"}verify{"\u00A0"}DATEI“ ein.

## Eine Aufzeichnung fortsetzen

play-resumed = Hier geht Partie { $match } nach { $ply ->
    [one] einer Aktion
   *[other] { $ply } Aktionen
} weiter, als neue Partie mit neuen Ziehungen.
play-ply-of-what = --ply sagt, wo eine aufgezeichnete Partie weitergeht; dazu gehört --continue DATEI.
play-resume-where = Diese Partie ist vorbei. Sag mit --ply, nach wie vielen ihrer { $last } Aktionen es weitergehen soll.
play-resume-no-ply = --ply geht von 0 bis { $last }; { $ply } gibt es nicht.
play-resume-over = Nach { $ply ->
    [one] einer Aktion
   *[other] { $ply } Aktionen
} ist das Spiel vorbei. Nimm eine frühere Stelle.
play-resume-game = Aufgezeichnet ist ein anderes Spiel: { $game }.
play-resume-players = Die aufgezeichnete Partie ist für { $players ->
    [one] eine Person
   *[other] { $players } Personen
}.

## Das Ende

play-over = Das Spiel ist vorbei. { $reason }
play-winner = { $player } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}!
play-you-win = Du gewinnst mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}!
play-shared = Geteilter Sieg mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}: { $players }.
play-and = { $most } und { $last }
play-ranking = { $place }. { $player }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
play-sheet = Woher die Punkte kommen
play-reveal = Jetzt liegt alles offen

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
    { $example } | macht diesen Zug; klein und mit Leerzeichen geht auch
    warum { $example } | sagt, warum ein Zug nicht geht oder was er bringt; allein erklärt es noch einmal das letzte Nein
    tipp | zeigt den Zug, den der stärkste Bot für dich wählen würde
    zurück, vor | nimmt deinen letzten Zug zurück, spielt ihn noch einmal
    wertung, verlauf | zeigt, woher die Punkte kommen und was geschehen ist
    mischen | sagt, wie sich die Ziehungen dieser Partie prüfen lassen
    speichern DATEI | speichert die Aufzeichnung der Partie
    beenden | verlässt das Spiel (Strg+C und Strg+D auch)

## Spiele anderer Pakete

play-text-hint = Gib eine Aktion oder ihre Nummer ein: { $example } oder { $number }.
play-text-gain = { $points ->
    [0] Deine Punkte bleiben gleich.
   *[other] Deine Punkte ändern sich um { $points }.
}
play-text-tie = Gleich viele Punkte; bei Gleichstand zählt: { $values }.
play-text-rules = { $title } kommt aus einem anderen Paket, das auch die Regeln enthält.
