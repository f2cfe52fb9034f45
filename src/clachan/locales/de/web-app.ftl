# Rund um die Tische: Einstellungen, Regeln, das Netz, neue Fassungen

## Einstellungen

web-close = Schließen
web-board = Das Brett
web-board-drawn = Gezeichnet
web-motion = Bewegung
web-motion-system = Wie im System
web-motion-reduced = So wenig wie möglich
web-pace = Tempo der Bots
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-fast = Schnell
web-pace-instant = Sofort
web-pace-about = Sitzen andere mit am Tisch, ändert es nur deine Anzeige, nicht die Pausen der Bots.
web-skip-moves = Überspringen
web-sound = Leise Geräusche
web-notice = Mir Bescheid geben, wenn ich am Zug bin und woanders hinschaue
web-notice-ask = Hinweise erlauben, wenn ich am Zug bin
web-notice-denied = Dieser Browser lässt keine Hinweise von Clachan zu. Das lässt sich in seinen eigenen Einstellungen ändern.
web-notice-body = Der Tisch wartet auf dich.
web-install = Clachan auf diesem Gerät installieren
web-settings-stay = Diese Einstellungen bleiben in diesem Browser.

## Die Regeln

web-rules = Regeln
web-rules-of-clans = Regeln von Clans and Glory
web-rules-of-glenmore = Regeln von Glen More
web-rules-title = { $game }: die Regeln – Clachan
web-rules-contents = Inhalt
web-rules-search = Regeln durchsuchen
web-rules-hits = { $count ->
    [0] nichts gefunden
    [one] ein Treffer
   *[other] { $count } Treffer
}
web-rules-hit = { $number } von { $count }
web-rules-before = Voriger Treffer
web-rules-next = Nächster Treffer
web-rules-print = Drucken
web-rules-number = { $rule }: Link zu dieser Regel
web-rules-open = { $rule }: diese Regel in einem neuen Tab lesen
web-rules-table = Tabelle
web-rules-nobody = niemand
web-rules-nothing = nichts
web-rules-failed = Die Regeln lassen sich nicht öffnen

## Ohne Netz

web-offline = Du bist offline.
web-offline-about = Die Tische kommen mit der Verbindung zurück. Die Regeln kannst du auch so lesen.
web-server-away = Der Server antwortet nicht
web-server-away-about = Vielleicht startet er gerade neu, oder die Verbindung ist unterbrochen. Wir versuchen es weiter; nichts Gespieltes geht verloren.
web-offline-tables = Die Tische liegen auf dem Server und brauchen eine Verbindung. Nichts Gespieltes geht verloren.
web-offline-meanwhile = Inzwischen kannst du die Regeln lesen.

## Eine neuere Fassung

web-update = Eine neue Fassung ist da.
web-update-about = Sie wird mit der nächsten Seite geladen, oder gleich jetzt.
web-update-now = Jetzt laden
