# Warum der Server Nein sagt: ein Satz für jeden Code

server-too-large = Das ist zu groß (Limit: { $limit } Byte). Sende weniger.
server-too-slow = Zeitüberschreitung. Versuche es erneut.
server-bad-origin = Diese Anfrage kommt von einer anderen Website. Öffne den Tisch auf seiner eigenen Seite.
server-bad-host = Ungültige Anfrage: Sie braucht genau 1 Host-Header.
server-unknown-host = Dieser Server antwortet nicht unter dem Namen { $host }. Wer ihn betreibt, kann den Namen mit { $flag } erlauben.
server-too-many-requests = Zu viele Anfragen. Warte einen Moment und versuche es erneut.
server-hints-busy = Gerade werden zu viele Tipps berechnet. Versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} erneut.
server-hints-off = Tipps sind an diesem Tisch aus. Der Host kann sie an einem neuen Tisch erlauben.
server-not-found = Tisch oder Seite nicht gefunden. Prüfe den Link.
server-method-not-allowed = Diese Adresse unterstützt die Anfrage nicht. Lade die Seite neu und versuche es erneut.
server-internal = Serverfehler. Nichts wurde geändert. Versuche es erneut.
server-restarting = Der Server startet neu. Versuche es in Kürze erneut.
server-storage-down = Datenbank nicht erreichbar. Versuche es in Kürze erneut.
server-storage-full = Der Datenträger des Servers ist voll. Nichts wurde geändert. Wende dich an die Administration.
server-storage-read-only = Der Server darf nicht speichern. Nichts wurde geändert. Wende dich an die Administration.
server-bad-json = Ungültige Anfrage: nicht lesbar. Lade die Seite neu und versuche es erneut.
server-bad-field = Ungültige Anfrage. Lade die Seite neu und versuche es erneut.

## Befehle

server-stale = Die Partie ist inzwischen weitergegangen. Sieh dir den Tisch an und versuche es erneut.
server-bad-seq = Deine Ansicht ist veraltet. Lade die Seite neu und versuche es erneut.
server-nonce-reused = Doppelte Anfrage. Lade die Seite neu und versuche es erneut.
server-not-host = Das kann nur der Host. Bitte ihn darum.
server-others-play = An diesem Tisch spielen andere Personen. Du kannst ihn nicht löschen, aber nach der Partie aus deinen Tischen entfernen.
server-not-your-seat = Das ist nicht dein Platz. Lade die Seite neu und versuche es erneut.
server-bot-plays = Auf diesem Platz spielt ein Bot. Übernimm den Platz zuerst wieder selbst.
server-illegal = Die Regeln erlauben diesen Zug nicht. Wähle einen anderen.
server-notation = Das ist kein gültiger Zug. Wähle einen anderen.
server-not-started = Die Partie hat noch nicht begonnen. Warte auf den Start durch den Host.
server-already-started = Die Partie hat schon begonnen. Lade die Seite neu, um sie zu sehen.
server-over = Die Partie ist vorbei. Starte eine neue, um noch einmal zu spielen.
server-not-over = Die Partie ist noch nicht vorbei. Versuche es nach dem Ende erneut.
server-undo-asked-already = Eine Anfrage läuft bereits. Warte auf die Antworten.
server-undo-refused = Du hast für diesen Zug schon um Rücknahme gebeten. Nach einem anderen Zug kannst du wieder darum bitten.
server-no-undo-asked = Es gibt keine Anfrage mehr. Sieh dir den Tisch an.
server-not-alone = An diesem Tisch spielen andere Personen. Das Tempo der Bots kannst du nur für deine Anzeige ändern, in den Einstellungen.
server-bad-target = Ein Bot kann diesen Platz nicht übernehmen. Wähle einen anderen.
server-not-away = { $player } ist noch nicht lange genug offline. Warte noch etwas.
server-voted-already = Du hast schon abgestimmt. Warte auf die anderen.

## Einen Tisch eröffnen und Platz nehmen

server-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Wähle aus: { $games }.
server-game-not-installed = Das Spiel „{ $game }“ dieses Tischs ist hier nicht installiert. Wende dich an die Administration.
server-game-failed = Das Spiel „{ $game }“ hat einen Fehler, deshalb geht das jetzt nicht. Nichts wurde geändert. Wende dich an die Administration.
server-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Wähle aus: { $bots }.
server-bad-players = Die Personenzahl kann nicht { $players } sein. Wähle { $counts }.
server-bad-seats = Diese Plätze passen nicht zusammen. Prüfe jeden Platz.
server-open-seats = Es sind noch Plätze frei. Besetze oder entferne sie zuerst.
server-name-needed = Gib einen Namen ein, um Platz zu nehmen.
server-table-full = Alle Plätze sind besetzt. Du kannst zusehen.
server-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
server-wrong-key = Dieser Link ist ungültig oder abgelaufen. Bitte um einen neuen.
server-bad-ply = Die letzte Stellung ist { $most }. Wähle diese oder eine frühere.
server-record = Diese Datei lässt sich nicht als Tisch importieren. Wähle eine andere Datei.
server-too-long = Der Verlauf dieses Tischs ist voll, deshalb geht das nicht mehr. Du kannst die Partie noch zu Ende spielen.
