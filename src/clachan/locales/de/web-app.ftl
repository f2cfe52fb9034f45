# Rund um die Tische: Einstellungen, Regeln, das Netz, neue Versionen

## Einstellungen

web-close = Schließen
web-board = Spielbrett
web-board-drawn = Grafik
web-motion = Animationen
web-motion-system = System
web-motion-reduced = Reduziert
web-pace = Tempo der Bots
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-fast = Schnell
web-pace-instant = Sofort
web-pace-about = An Tischen mit anderen Personen ändert das nur deine Anzeige.
web-skip-moves = Überspringen
web-sound = Töne
web-notice = Benachrichtigen, wenn ich am Zug bin
web-notice-ask = Benachrichtigungen erlauben
web-notice-denied = Benachrichtigungen sind blockiert. Erlaube sie in den Einstellungen deines Browsers.
web-notice-body = Du bist am Zug.
web-install = App installieren
web-settings-stay = Die Einstellungen sind in diesem Browser gespeichert.

## Die Regeln

web-rules = Regeln
web-rules-of-clans = Regeln von Clans and Glory
web-rules-of-glenmore = Regeln von Glen More
web-rules-title = { $game }: Regeln – Clachan
web-rules-contents = Inhalt
web-rules-search = Regeln durchsuchen
web-rules-hits = { $count ->
    [0] keine Treffer
   *[other] { $count } Treffer
}
web-rules-hit = { $number } von { $count }
web-rules-before = Vorheriger Treffer
web-rules-next = Nächster Treffer
web-rules-print = Drucken
web-rules-number = { $rule }: Link zu dieser Regel
web-rules-open = { $rule }: diese Regel in neuem Tab öffnen
web-rules-table = Tabelle
web-rules-no-player = niemand
web-rules-nothing = nichts
web-rules-failed = Die Regeln lassen sich nicht öffnen

## Ohne Netz

web-offline = Du bist offline.
web-offline-about = Deine Tische erscheinen wieder, sobald du online bist. Die Regeln kannst du trotzdem lesen.
web-server-away = Server nicht erreichbar
web-server-away-about = Der Server startet vielleicht neu, oder deine Verbindung ist unterbrochen. Die Seite versucht es weiter. Deine Partien sind gespeichert.
web-offline-tables = Für Tische brauchst du eine Verbindung. Deine Partien sind gespeichert.
web-offline-meanwhile = Die Regeln kannst du trotzdem lesen.

## Eine neuere Version

web-update = Eine neue Version ist verfügbar.
web-update-about = Lade die Seite neu. Sonst erscheint die neue Version beim nächsten Öffnen.
web-update-now = Neu laden
