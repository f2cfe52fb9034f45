# Why the server says no: one sentence for each code

server-too-large = This is too large (limit: { $limit } bytes). Send less.
server-too-slow = The request timed out. Try again.
server-bad-origin = This request comes from another site. Open the table on its own page.
server-bad-host = Invalid request: it must have exactly 1 Host header.
server-unknown-host = This server does not answer to the name { $host }. Its operator can allow it with { $flag }.
server-too-many-requests = Too many requests. Wait a moment and try again.
server-hints-busy = Too many hints are being computed. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
server-hints-off = Hints are off at this table. The host can allow them at a new table.
server-not-found = Table or page not found. Check the link.
server-method-not-allowed = This address does not support that request. Reload the page and try again.
server-internal = Server error. Nothing was changed. Try again.
server-restarting = The server is restarting. Try again shortly.
server-storage-down = Database unavailable. Try again shortly.
server-storage-full = The server’s disk is full. Nothing was changed. Report it to the operator.
server-storage-read-only = The server’s storage is read-only. Nothing was changed. Report it to the operator.
server-bad-json = Invalid request: not readable. Reload the page and try again.
server-bad-field = Invalid request. Reload the page and try again.

## Commands

server-stale = The game has moved on. Check the table and try again.
server-bad-seq = Out of sync. Reload the page and try again.
server-nonce-reused = Duplicate request. Reload the page and try again.
server-not-host = Only the host can do this. Ask the host.
server-others-play = Other people are playing at this table, so you cannot delete it. You can remove it from your tables after the match.
server-not-your-seat = This seat is not yours. Reload the page and try again.
server-bot-plays = A bot is playing this seat now. Take your seat back first.
server-illegal = The rules do not allow this move. Choose another.
server-notation = This is not a valid move. Choose another.
server-not-started = The match has not started yet. Wait for the host to start it.
server-already-started = The match has already started. Reload the page to see it.
server-over = The match is over. Start a new one to play again.
server-not-over = The match is not over yet. Try again when it is.
server-undo-asked-already = An undo request is already open. Wait for the answers.
server-undo-refused = You have already asked to undo this move. You can ask again after another move.
server-no-undo-asked = There is no undo request any more. Check the table.
server-not-alone = Other people are playing at this table, so you cannot change the bot speed for everyone. Change it for yourself in the settings.
server-bad-target = A bot cannot take this seat. Choose another.
server-not-away = { $player } has not been offline long enough. Wait a little longer.
server-voted-already = You have already voted. Wait for the others.

## Creating a table and joining it

server-unknown-game = There is no game called “{ $game }”. Choose from: { $games }.
server-game-not-installed = The game “{ $game }” of this table is not installed on this server. Report it to the operator.
server-game-failed = The game “{ $game }” has an error, so this is not possible now. Nothing was changed. Report it to the operator.
server-unknown-bot = There is no bot called “{ $bot }”. Choose from: { $bots }.
server-bad-players = The number of players cannot be { $players }. Choose { $counts }.
server-bad-seats = These seats do not work together. Check each seat.
server-open-seats = Some seats are still open. Fill or remove them first.
server-name-needed = Enter a name to take a seat.
server-table-full = All seats are taken. You can watch.
server-seat-taken = This seat is taken. Choose another.
server-wrong-key = This link is invalid or has expired. Ask for a new one.
server-bad-ply = The last position is { $most }. Choose that one or an earlier one.
server-record = This file cannot be imported as a table. Choose another file.
server-too-long = The log of this table is full, so this is no longer possible. You can still play the match to its end.
