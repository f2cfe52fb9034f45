# Die Befehle serve und backup

serve-here = Hier ist Clachan: { $link }
serve-lan-link = Im selben Netz: { $link }
serve-no-lan = Es fand sich keine Adresse, unter der andere im Netz diesen Rechner erreichen; nur er kann den Link öffnen.
serve-public = Für alle: { $link }
serve-how-to-stop = Strg-C beendet. Nichts geht verloren: Beim nächsten Start geht es an den Tischen weiter.
serve-stopped = Beendet.

## Was sich einstellen lässt

serve-option = { $about } ({ $variable }; Vorgabe: { $default })
serve-default-off = nein
serve-default-public-url = die Adresse der jeweiligen Anfrage
serve-default-allowed-host = keine
serve-default-data = der Datenordner des Benutzers
serve-default-database = eine SQLite-Datei im Datenordner
serve-default-bot-workers = alle Kerne bis auf einen
serve-default-behind-proxy = keine

serve-host = Adresse, auf der gelauscht wird
serve-port = Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien
serve-lan = im ganzen lokalen Netz erreichbar sein; zeigt Link und QR-Code dafür
serve-public-url = Adresse, unter der andere den Server erreichen; Links beginnen damit
serve-allowed-host = weitere Rechnernamen, unter denen der Server antwortet, durch Kommas getrennt; Adressen, lokale Namen und der Name aus --public-url sind immer erlaubt
serve-open = den Browser öffnen
serve-data = Ordner, in dem die Tische liegen
serve-database = die Tische in dieser PostgreSQL-Datenbank halten, postgresql://…; mehrere Server können sie teilen
serve-archive-days = nach so vielen Tagen, an denen dort nichts geschah, kommt ein Tisch ins Archiv
serve-bot-workers = Prozesse, in denen Bots über Züge nachdenken; Tipps haben ein Viertel so viele eigene, mindestens einen
serve-bot-pace-ms = so viele Millisekunden hält ein Bot inne, damit das Auge mitkommt: vor einem Zug etwas länger, darin etwa halb so lange
serve-bot-deadline-s = nach so vielen Sekunden spielt ein einfacherer Bot für einen, der noch denkt
serve-away-live-minutes = nach so vielen Minuten Abwesenheit dürfen die anderen an einem Live-Tisch einen Bot auf den Platz wählen
serve-away-days = dasselbe in Tagen, an allen anderen Tischen
serve-connection-grace-s = so viele Sekunden ohne Verbindung kosten keine Bedenkzeit
serve-address-rate = Anfragen je Sekunde von einer Adresse, samt den Nachrichten ihrer Zuschauer; was Spieler an ihren Tischen tun, zählt nicht
serve-address-burst = so gezählte Anfragen, die eine Adresse im selben Moment stellen darf
serve-table-rate = Befehle je Sekunde von einem Spieler an einem Tisch
serve-table-burst = Befehle von einem Spieler an einem Tisch im selben Moment
serve-visitor-work-ms = Millisekunden Rechenzeit je Sekunde für die Fragen eines Browsers und ebenso viele für seine Befehle; bis zu vier Sekunden davon lassen sich ansparen
serve-address-work-ms = Millisekunden Rechenzeit je Sekunde für alle Fragen von einer Adresse; bis zu vier Sekunden davon lassen sich ansparen
serve-tables-per-hour = neue Tische je Stunde von einer Adresse
serve-max-connections-per-address = offene Verbindungen von einer Adresse; über einen Proxy laufende Anfragen und Sockets
serve-max-sockets-per-address = offene Sockets von einer Adresse
serve-max-viewers = offene Sockets von Zuschauern an einem Tisch; wer mitspielt, findet immer Platz
serve-behind-proxy = Adressen oder Netze von Proxys, deren X-Forwarded-For und X-Forwarded-Proto geglaubt wird, durch Kommas getrennt
serve-metrics-open = /metrics allen zeigen, nicht nur diesem Rechner
serve-log-format = Form des Logs: text oder json
serve-log-level = wie viel ins Log kommt: debug, info, warning oder error
serve-log-addresses = die Adressen der Besucher ins Log schreiben

## Was nicht geht

serve-bad-number = { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
serve-bad-seconds = { $name } muss eine Zahl von Sekunden sein, mehr als 0 und höchstens { $most }, nicht „{ $value }“.
serve-bad-choice = { $name } muss eines von { $choices } sein, nicht „{ $value }“.
serve-bad-switch = { $name } muss yes oder no sein, nicht „{ $value }“.
serve-bad-host = { $name } muss eine Adresse oder ein Rechnername allein sein, etwa 0.0.0.0 oder ::1, nicht „{ $value }“.
serve-bad-hosts = { $name } muss aus Rechnernamen wie tisch.example bestehen, ohne Port, durch Kommas getrennt, nicht „{ $value }“.
serve-bad-folder = { $name } muss einen Ordner nennen, nicht „{ $value }“.
serve-bad-url = { $name } muss eine Adresse wie https://tisch.example sein, ohne Pfad, nicht „{ $value }“.
serve-bad-database = { $name } muss mit postgresql:// beginnen und eine Datenbank nennen.
serve-bad-networks = { $name } muss aus Adressen oder Netzen wie 127.0.0.1 oder 10.0.0.0/8 bestehen, durch Kommas getrennt, nicht „{ $value }“.

serve-port-taken = Port { $port } ist belegt; vielleicht läuft Clachan schon. Wähle mit --port einen anderen.
serve-port-not-allowed = Port { $port } ist diesem Benutzer nicht erlaubt; wähle mit --port einen ab 1024.
serve-no-such-host = „{ $host }“ ist keine Adresse dieses Rechners; siehe --host.
serve-cannot-listen = Auf { $host }, Port { $port }, lässt sich nicht lauschen: Systemfehler { $code }.

serve-the-database = der Datenbank
serve-storage-busy = Ein anderes Clachan arbeitet mit { $place }. Beende es zuerst, oder wähle mit --data einen anderen Ordner.
serve-storage-damaged = Was in { $place } gespeichert ist, lässt sich nicht lesen. Gibt es eine Sicherung, setze sie an diese Stelle.
serve-storage-down = Keine Verbindung zu { $place }.
serve-storage-full = Für { $place } ist kein Platz mehr auf dem Datenträger.
serve-storage-read-only = Clachan darf nicht in { $place } schreiben. Erlaube es, oder wähle mit --data einen anderen Ordner.
serve-storage-too-new = Ein neueres Clachan hat mit { $place } gearbeitet; dieses hier ist dafür zu alt.
serve-storage-failed = Mit { $place } stimmt etwas nicht.
serve-file-failed = { $file } lässt sich nicht verwenden: { $problem }.

## Sicherung

backup-file = neue Datei für die Kopie
backup-done = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} in { $file } gesichert, { $bytes } Bytes.
backup-nothing = In { $place } gibt es keine Tische; prüfe --data und --database.
