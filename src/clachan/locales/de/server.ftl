# Warum der Server Nein sagt: ein Satz für jeden Code

server-too-large = Das ist zu viel auf einmal: Höchstens { $limit } Bytes werden angenommen.
server-too-slow = Die Nachricht kam nicht rechtzeitig an.
server-bad-origin = Diese Anfrage kommt von der Seite einer anderen Website.
server-bad-host = Eine Anfrage muss den Server in Host genau einmal nennen.
server-unknown-host = Unter dem Namen { $host } antwortet dieser Server nicht. Wer ihn betreibt, kann den Namen mit { $flag } erlauben.
server-too-many-requests = Zu viel auf einmal. Warte einen Augenblick und versuch es wieder.
server-hints-busy = Gerade werden viele Tipps gewünscht. Versuch es in { $seconds } Sekunden noch einmal.
server-hints-off = An diesem Tisch wird ohne Tipps gespielt.
server-not-found = Diesen Tisch oder diese Seite gibt es nicht.
server-method-not-allowed = Das geht hier nicht.
server-internal = Auf dem Server ist etwas schiefgegangen. Geändert hat sich nichts.
server-restarting = Der Server wird neu gestartet. Versuch es gleich noch einmal.
server-storage-down = Der Server kommt gerade nicht an seinen Speicher. Versuch es gleich noch einmal.
server-storage-full = Der Datenträger des Servers ist voll. Geändert hat sich nichts.
server-storage-read-only = Der Server darf nicht in seinen Speicher schreiben. Geändert hat sich nichts.
server-bad-json = Die Nachricht lässt sich nicht lesen.
server-bad-field = Etwas in der Nachricht ist nicht, was es sein muss.

## Befehle

server-stale = Am Tisch ist es inzwischen weitergegangen.
server-bad-seq = Die Nachricht antwortet auf etwas, das nicht geschehen ist.
server-nonce-reused = Diese Anfrage trägt die Kennung einer anderen. Lade die Seite neu und versuche es noch einmal.
server-not-host = Das darf nur, wer den Tisch gedeckt hat.
server-others-play = An diesem Tisch spielen noch andere; du allein kannst ihn nicht löschen.
server-not-your-seat = Das ist nicht dein Platz.
server-bot-plays = Auf diesem Platz spielt gerade ein Bot.
server-illegal = Das erlauben die Regeln jetzt nicht.
server-notation = Das lässt sich nicht als Zug lesen.
server-not-started = Die Partie hat noch nicht begonnen.
server-already-started = Die Partie hat schon begonnen.
server-over = Die Partie ist zu Ende.
server-not-over = Die Partie ist noch nicht zu Ende.
server-undo-asked-already = Ob ein Zug zurückgenommen werden darf, ist schon gefragt.
server-undo-refused = Du hast schon gefragt, ob du diesen Zug zurücknehmen darfst. Das geht nur einmal je Zug.
server-no-undo-asked = Niemand will einen Zug zurücknehmen.
server-not-alone = An diesem Tisch spielen noch andere, deshalb bleibt das Tempo der Bots.
server-bad-target = Dieser Platz lässt sich keinem Bot überlassen.
server-not-away = { $player } ist noch nicht lange genug weg.
server-voted-already = Du hast schon abgestimmt.

## Den Tisch decken und sich setzen

server-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; zur Wahl stehen: { $games }.
server-game-not-installed = An diesem Tisch wird „{ $game }“ gespielt, und dieses Spiel ist auf diesem Server nicht installiert.
server-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht; zur Wahl stehen: { $bots }.
server-bad-players = Nicht zu { $players }: Möglich sind { $counts }.
server-bad-seats = Die Plätze passen nicht zusammen.
server-open-seats = Es sind noch Plätze frei.
server-name-needed = Ein Name braucht mindestens ein sichtbares Zeichen.
server-table-full = Alle Plätze sind besetzt.
server-seat-taken = Dieser Platz ist besetzt.
server-wrong-key = Dieser Link gilt nicht oder nicht mehr.
server-bad-ply = Die Partie reicht nur bis zur Stellung { $most }.
server-record = Aus dieser Aufzeichnung lässt sich kein Tisch decken.
server-too-long = Das Protokoll dieses Tisches ist dafür zu lang geworden; die Partie selbst lässt sich zu Ende spielen.
