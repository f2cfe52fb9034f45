# The commands serve and backup

serve-here = Clachan is running: { $link }
serve-lan-link = On your local network: { $link }
serve-no-lan = No network address was found, so the link works on this computer only. Connect to a network and start Clachan again.
serve-public = For everyone: { $link }
serve-how-to-stop = Press Ctrl-C to stop. Tables are saved and continue after the next start.
serve-stopped = Stopped.

## What can be set

serve-option = { $about } ({ $variable }; default: { $default })
serve-default-off = no
serve-default-public-url = the address of each request
serve-default-allowed-host = none
serve-default-data = the user’s data folder
serve-default-database = an SQLite file in the data folder
serve-default-bot-workers = all cores but one
serve-default-behind-proxy = none

serve-host = address to listen on
serve-port = port to listen on; 0 for any free port
serve-lan = listen on the local network; shows a link and a QR code
serve-public-url = public address of the server; links start with it
serve-allowed-host = more host names to answer to, separated by commas; addresses, local names and the name in --public-url are always allowed
serve-open = open the browser
serve-data = folder for the tables
serve-database = PostgreSQL database for the tables, postgresql://…; several servers can share it
serve-archive-days = days without activity after which a table is archived
serve-bot-workers = processes for bot moves; hints use a quarter as many, at least 1
serve-bot-pace-ms = pause before a bot’s move in milliseconds: longer at the start of a turn, about half within it
serve-bot-deadline-s = seconds after which a simpler bot replaces one that is still thinking
serve-away-live-minutes = minutes offline after which the other players can vote for a bot, while all of them are online
serve-away-days = the same in days, in all other cases
serve-connection-grace-s = seconds without a connection that do not count against the clock
serve-address-rate = limit on requests per second from one address, spectator messages included; moves of players do not count
serve-address-burst = limit on such requests at once from one address
serve-table-rate = limit on commands per second from one player at one table
serve-table-burst = limit on commands at once from one player at one table
serve-visitor-work-ms = limit on processor time in milliseconds per second for queries from one browser, and the same for its commands; unused time adds up for at most 4 seconds
serve-address-work-ms = limit on processor time in milliseconds per second for all queries from one address; unused time adds up for at most 4 seconds
serve-tables-per-hour = limit on new tables per hour from one address
serve-max-connections-per-address = limit on open connections from one address; behind a proxy, on active requests and sockets
serve-max-sockets-per-address = limit on open sockets from one address
serve-max-viewers = limit on open spectator sockets at one table; players are always admitted
serve-behind-proxy = addresses or networks of trusted proxies, separated by commas; their X-Forwarded-For and X-Forwarded-Proto are used
serve-metrics-open = show /metrics to all addresses, not only to this computer
serve-log-format = log format: text or json
serve-log-level = log level: debug, info, warning or error
serve-log-addresses = log visitors’ addresses

## What cannot be

serve-bad-number = { $name } must be a whole number from { $least } to { $most }, not “{ $value }”.
serve-bad-seconds = { $name } must be a number of seconds above 0 and at most { $most }, not “{ $value }”.
serve-bad-choice = { $name } must be one of { $choices }, not “{ $value }”.
serve-bad-switch = { $name } must be yes or no, not “{ $value }”.
serve-bad-host = { $name } must be an address such as 0.0.0.0 or ::1, or a host name, not “{ $value }”.
serve-bad-hosts = { $name } must be host names such as table.example, without port, separated by commas, not “{ $value }”.
serve-bad-folder = { $name } must be a folder, not “{ $value }”.
serve-bad-url = { $name } must be an address such as https://table.example, without a path, not “{ $value }”.
serve-bad-database = { $name } must start with postgresql:// and name a database.
serve-bad-networks = { $name } must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8, separated by commas, not “{ $value }”.

serve-port-taken = Port { $port } is in use; Clachan may already be running. Choose another port with --port.
serve-port-not-allowed = You may not use port { $port }. Choose port 1024 or higher with --port.
serve-no-such-host = “{ $host }” is not an address of this computer. Choose one with --host.
serve-cannot-listen = Cannot listen on { $host }, port { $port }: system error { $code }. Choose another --host or --port.

serve-the-database = the database
serve-storage-busy = Another Clachan server is using { $place }. Stop it, or choose another place with --data or --database.
serve-storage-damaged = { $place } is damaged. Replace it with a backup, or choose another place with --data or --database.
serve-storage-down = No connection to { $place }. Check that it is available and that --data or --database is right, then start Clachan again.
serve-storage-full = The disk is full: { $place }. Free some space, or choose another place with --data or --database.
serve-storage-read-only = Clachan is not allowed to write to { $place }. Change the permissions, or choose another place with --data or --database.
serve-storage-too-new = { $place } was used by a newer version of Clachan. Update Clachan, or choose another place with --data or --database.
serve-storage-failed = { $place } cannot be used. Check it, or choose another place with --data or --database.
serve-file-failed = { $file } cannot be used: { $problem }. Choose another file or folder.

## Backup

backup-file = file for the backup
backup-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} saved to { $file } ({ $bytes } bytes).
backup-nothing = There are no tables in { $place }. Check --data and --database.
