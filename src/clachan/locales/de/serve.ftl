# Die Befehle serve und backup

serve-here = Clachan läuft: { $link }
serve-lan-link = Im lokalen Netz: { $link }
serve-no-lan = Keine Netzadresse gefunden: Der Link funktioniert nur auf diesem Computer. Verbinde den Computer mit einem Netz und starte Clachan neu.
serve-public = Für alle: { $link }
serve-how-to-stop = Strg+C beendet Clachan. Die Tische sind gespeichert, und die Partien gehen nach dem nächsten Start weiter.
serve-stopped = Beendet.

## Was sich einstellen lässt

serve-option = { $about } ({ $variable }; Standard: { $default })
serve-default-off = no
serve-default-public-url = die Adresse der jeweiligen Anfrage
serve-default-allowed-host = keine
serve-default-data = dein Datenordner
serve-default-database = eine SQLite-Datei im Datenordner
serve-default-bot-workers = alle Kerne bis auf einen
serve-default-behind-proxy = keine

serve-host = Adresse, auf der der Server lauscht
serve-port = Port, auf dem der Server lauscht; 0 für einen beliebigen freien
serve-lan = im lokalen Netz erreichbar sein; zeigt Link und QR-Code
serve-public-url = öffentliche Adresse des Servers; Links beginnen damit
serve-allowed-host = weitere Hostnamen, unter denen der Server antwortet, durch Kommas getrennt; Adressen, lokale Namen und der Name aus --public-url sind immer erlaubt
serve-open = den Browser öffnen
serve-data = Ordner für die Tische
serve-database = PostgreSQL-Datenbank für die Tische, postgresql://…; mehrere Server können sie teilen
serve-archive-days = Tage ohne Aktivität, nach denen ein Tisch archiviert wird
serve-bot-workers = Prozesse für Züge der Bots; dazu ein Viertel so viele für Tipps, mindestens 1
serve-bot-pace-ms = Pause vor jeder Aktion eines Bots in Millisekunden: zu Beginn eines Zugs länger, innerhalb etwa halb so lang
serve-bot-deadline-s = Sekunden, nach denen ein einfacherer Bot einen ersetzt, der noch überlegt
serve-away-live-minutes = Minuten offline, nach denen die anderen für einen Bot stimmen können, solange sie alle online sind
serve-away-days = dasselbe in Tagen, in allen anderen Fällen
serve-connection-grace-s = Sekunden ohne Verbindung, die auf der Uhr nicht zählen
serve-address-rate = höchstens so viele Anfragen pro Sekunde von einer Adresse, auch beim Zusehen; Züge zählen nicht
serve-address-burst = höchstens so viele dieser Anfragen auf einmal von einer Adresse
serve-table-rate = höchstens so viele Befehle pro Sekunde von einer Person an einem Tisch
serve-table-burst = höchstens so viele Befehle auf einmal von einer Person an einem Tisch
serve-visitor-work-ms = höchstens so viele Millisekunden Rechenzeit pro Sekunde für die Abfragen eines Browsers und ebenso viele für seine Befehle; höchstens für 4 Sekunden ansparbar
serve-address-work-ms = höchstens so viele Millisekunden Rechenzeit pro Sekunde für alle Abfragen von einer Adresse; höchstens für 4 Sekunden ansparbar
serve-tables-per-hour = höchstens so viele neue Tische pro Stunde von einer Adresse
serve-max-connections-per-address = höchstens so viele offene Verbindungen von einer Adresse; hinter einem Proxy zählen aktive Anfragen und Sockets
serve-max-sockets-per-address = höchstens so viele offene Sockets von einer Adresse
serve-max-viewers = höchstens so viele offene Sockets zum Zusehen an einem Tisch; wer mitspielt, kommt immer hinein
serve-behind-proxy = Adressen oder Netze vertrauenswürdiger Proxys, durch Kommas getrennt; ihre Header X-Forwarded-For und X-Forwarded-Proto werden verwendet
serve-metrics-open = /metrics allen Adressen zeigen, nicht nur diesem Computer
serve-log-format = Format des Logs: text oder json
serve-log-level = Stufe des Logs: debug, info, warning oder error
serve-log-addresses = IP-Adressen der Anfragen ins Log schreiben

## Was nicht geht

serve-bad-number = { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
serve-bad-seconds = { $name } muss eine Zahl größer als 0 und höchstens { $most } sein (in Sekunden, mit Punkt: 0.5), nicht „{ $value }“.
serve-bad-choice = { $name } kann nicht „{ $value }“ sein. Wähle aus: { $choices }.
serve-bad-switch = { $name } muss yes oder no sein, nicht „{ $value }“.
serve-bad-host = { $name } muss eine Adresse wie 0.0.0.0 oder ::1 oder ein Hostname sein, nicht „{ $value }“.
serve-bad-hosts = { $name } muss aus Hostnamen wie tisch.example bestehen, ohne Port, durch Kommas getrennt, nicht „{ $value }“.
serve-bad-folder = { $name } muss ein Ordner sein, nicht „{ $value }“.
serve-bad-url = { $name } muss eine Adresse wie https://tisch.example sein, ohne Pfad, nicht „{ $value }“.
serve-bad-database = { $name } muss mit postgresql:// beginnen und eine Datenbank nennen.
serve-bad-networks = { $name } muss aus Adressen oder Netzen wie 127.0.0.1 oder 10.0.0.0/8 bestehen, durch Kommas getrennt, nicht „{ $value }“.

serve-port-taken = Port { $port } ist belegt; vielleicht läuft Clachan schon. Wähle mit --port einen anderen.
serve-port-not-allowed = Für Port { $port } fehlt dir die Berechtigung. Wähle mit --port einen ab 1024.
serve-no-such-host = „{ $host }“ ist keine Adresse dieses Computers. Wähle eine mit --host.
serve-cannot-listen = Der Server kann nicht auf { $host }, Port { $port }, lauschen: Systemfehler { $code }. Wähle mit --host oder --port etwas anderes.

serve-the-database = PostgreSQL-Datenbank
serve-storage-busy = Ein anderer Clachan-Server nutzt diese Daten: { $place }. Beende ihn oder wähle mit --data oder --database einen anderen Ort.
serve-storage-damaged = Die Daten sind beschädigt: { $place }. Ersetze sie durch eine Sicherung oder wähle mit --data oder --database einen anderen Ort.
serve-storage-down = Keine Verbindung: { $place }. Prüfe, ob die Daten erreichbar sind und --data oder --database stimmt. Starte Clachan dann neu.
serve-storage-full = Der Datenträger ist voll: { $place }. Schaffe Platz oder wähle mit --data oder --database einen anderen Ort.
serve-storage-read-only = Clachan darf hier nicht schreiben: { $place }. Ändere die Rechte oder wähle mit --data oder --database einen anderen Ort.
serve-storage-too-new = Eine neuere Version von Clachan hat diese Daten benutzt: { $place }. Aktualisiere Clachan oder wähle mit --data oder --database einen anderen Ort.
serve-storage-failed = Fehler beim Zugriff auf die Daten: { $place }. Prüfe sie oder wähle mit --data oder --database einen anderen Ort.
serve-file-failed = { $file } lässt sich nicht verwenden: { $problem }. Wähle eine andere Datei oder einen anderen Ordner.

## Sicherung

backup-file = Datei für die Sicherung
backup-done = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} in { $file } gesichert, { $bytes } Byte.
backup-nothing = Hier gibt es keine Tische: { $place }. Prüfe --data und --database.
