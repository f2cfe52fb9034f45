# Why the server says no: one sentence for each code

server-too-large = That is too much at once: at most { $limit } bytes are taken.
server-too-slow = The message did not arrive in time.
server-bad-origin = This request comes from a page of another site.
server-bad-host = A request has to name the server once, in Host.
server-unknown-host = This server does not answer under the name { $host }. The person who runs it can allow the name with { $flag }.
server-too-many-requests = Too much at once. Wait a moment and try again.
server-hints-busy = Many hints are asked for right now. Try again in { $seconds } seconds.
server-hints-off = This table is played without hints.
server-not-found = There is no such table or page.
server-method-not-allowed = That cannot be done here.
server-internal = Something went wrong on the server. Nothing was changed.
server-restarting = The server is restarting. Try again in a moment.
server-storage-down = The server cannot reach its memory just now. Try again in a moment.
server-storage-full = The server’s disk is full. Nothing was changed.
server-storage-read-only = The server may not write to its storage. Nothing was changed.
server-bad-json = The message cannot be read.
server-bad-field = Something in the message is not what it has to be.

## Commands

server-stale = The table has moved on in the meantime.
server-bad-seq = The message answers something that has not happened.
server-nonce-reused = This request has the identifier of another one. Reload the page and try again.
server-not-host = Only the host may do that.
server-others-play = Others are playing at this table, so it is not yours alone to delete.
server-not-your-seat = This seat is not yours.
server-bot-plays = A bot plays this seat now.
server-illegal = The rules do not allow that now.
server-notation = That does not read as a move.
server-not-started = The match has not begun.
server-already-started = The match has begun already.
server-over = The match is over.
server-not-over = The match is not over yet.
server-undo-asked-already = It has already been asked whether a move may be taken back.
server-undo-refused = You have already asked to undo this move. You can ask only once for each move.
server-no-undo-asked = Nobody asks to take a move back.
server-not-alone = Other people play at this table, so its bots keep their pace.
server-bad-target = This seat cannot be handed to a bot.
server-not-away = { $player } is not away for long enough.
server-voted-already = You have voted already.

## Laying a table and sitting down

server-unknown-game = There is no game called “{ $game }”; there are: { $games }.
server-game-not-installed = This table plays “{ $game }”, a game that is not installed on this server.
server-unknown-bot = There is no bot called “{ $bot }”; there are: { $bots }.
server-bad-players = Not with { $players }: it can be played by { $counts }.
server-bad-seats = The seats do not fit together.
server-open-seats = There are open seats left.
server-name-needed = A name needs at least one visible character.
server-table-full = Every seat is taken.
server-seat-taken = This seat is taken.
server-wrong-key = This link is not valid, or not any more.
server-bad-ply = The match does not go further than position { $most }.
server-record = No table can be laid from this record.
server-too-long = This table’s log has become too long for that; the match itself can be played to its end.
