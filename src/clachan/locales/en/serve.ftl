# The commands serve and backup

serve-here = Clachan is here: { $link }
serve-lan-link = In the same network: { $link }
serve-no-lan = No address was found by which others in the network reach this machine; only it can open that link.
serve-public = For everyone: { $link }
serve-how-to-stop = Ctrl-C stops it. Nothing is lost: tables go on after the next start.
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
serve-port = port to listen on; 0 takes any that is free
serve-lan = listen in the whole local network and show a link and a QR code for it
serve-public-url = address under which others reach the server; links begin with it
serve-allowed-host = further host names under which the server answers, separated by commas; addresses, local names and the name in --public-url are always allowed
serve-open = open the browser
serve-data = folder in which the tables are kept
serve-database = keep the tables in this PostgreSQL database, postgresql://…; several servers may share it
serve-archive-days = days after which an untouched table is archived
serve-bot-workers = processes in which bots think about moves; hints have a quarter as many of their own, at least one
serve-bot-pace-ms = milliseconds that a bot pauses, so that the eye can follow: somewhat longer before a turn, about half as long within it
serve-bot-deadline-s = seconds after which a simpler bot plays for one that still thinks
serve-away-live-minutes = minutes away after which the others may vote a bot into a seat at a live table
serve-away-days = the same in days, at all other tables
serve-connection-grace-s = seconds without connection that cost no time on the clock
serve-address-rate = requests a second from one address, with the messages of its spectators; what players do at their tables does not count
serve-address-burst = requests, counted in the same way, that one address may make at the same moment
serve-table-rate = commands a second from one player at one table
serve-table-burst = commands from one player at one table at the same moment
serve-visitor-work-ms = milliseconds of processor time a second for the questions of one browser, and as many for its commands; up to four seconds’ worth can be saved up
serve-address-work-ms = milliseconds of processor time a second for all questions from one address; up to four seconds’ worth can be saved up
serve-tables-per-hour = new tables an hour from one address
serve-max-connections-per-address = open connections from one address; through a proxy, requests and sockets in progress
serve-max-sockets-per-address = open sockets from one address
serve-max-viewers = open sockets of spectators at one table; players always find room
serve-behind-proxy = addresses or networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed, separated by commas
serve-metrics-open = show /metrics to everyone, not only to this machine
serve-log-format = form of the log: text or json
serve-log-level = how much is logged: debug, info, warning or error
serve-log-addresses = log the addresses of visitors

## What cannot be

serve-bad-number = { $name } has to be a whole number from { $least } to { $most }, not “{ $value }”.
serve-bad-seconds = { $name } has to be a number of seconds, more than 0 and at most { $most }, not “{ $value }”.
serve-bad-choice = { $name } has to be one of { $choices }, not “{ $value }”.
serve-bad-switch = { $name } has to be yes or no, not “{ $value }”.
serve-bad-host = { $name } has to be an address or a host name alone, such as 0.0.0.0 or ::1, not “{ $value }”.
serve-bad-hosts = { $name } has to be host names such as table.example, without port, separated by commas, not “{ $value }”.
serve-bad-folder = { $name } has to name a folder, not “{ $value }”.
serve-bad-url = { $name } has to be an address such as https://table.example, without a path, not “{ $value }”.
serve-bad-database = { $name } has to begin with postgresql:// and name a database.
serve-bad-networks = { $name } has to be addresses or networks such as 127.0.0.1 or 10.0.0.0/8, separated by commas, not “{ $value }”.

serve-port-taken = Port { $port } is taken; perhaps Clachan runs already. Choose another one with --port.
serve-port-not-allowed = Port { $port } is not allowed to this user; choose one from 1024 with --port.
serve-no-such-host = “{ $host }” is no address of this machine; see --host.
serve-cannot-listen = Listening on { $host }, port { $port }, failed: system error { $code }.

serve-the-database = the database
serve-storage-busy = Another Clachan uses { $place }. Stop it first, or choose another folder with --data.
serve-storage-damaged = What is stored in { $place } cannot be read. If there is a backup, put it in its place.
serve-storage-down = No connection to { $place }.
serve-storage-full = There is no room left on the disk for { $place }.
serve-storage-read-only = Clachan may not write to { $place }. Allow it to, or choose another folder with --data.
serve-storage-too-new = A newer Clachan has used { $place }; this one is too old for it.
serve-storage-failed = Something is wrong with { $place }.
serve-file-failed = { $file } cannot be used: { $problem }.

## Backup

backup-file = new file for the copy
backup-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} saved to { $file }, { $bytes } bytes.
backup-nothing = There are no tables in { $place }; check --data and --database.
