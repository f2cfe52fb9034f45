# The pages in the browser

web-title = Two Highland board games, one table
web-lead = Start playing in a minute. No account needed.
web-skip = Skip to content
web-language = Language
web-settings = Settings
web-theme = Theme
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-confirm-moves = Confirm moves
web-confirm-usual = Default for each game
web-confirm-always = Always
web-confirm-never = Never
web-board-text = Text

## Start

web-about-clans = Play cards, place shields and recruit the best clan.
web-about-glenmore = Build your territory tile by tile. The last player in the chain moves next.
web-players-range = { $least } to { $most } players
web-against-bots = Play against bots
web-one-screen = Play on one screen
web-invite-friends = Invite friends
web-my-tables = Your tables
web-bot-failed = { $player } cannot move: the bot or the game has an error. The server will try again later.
web-waiting-more = and { $count } more
web-no-tables = No tables yet. Tables you create or join appear here.
web-with = with { $players }
web-open-seats = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
}
web-not-begun = Not started
web-finished = Finished
web-open = Open
web-forget = Remove
web-import = Import a game
web-import-about = Review it or play on from any position.
web-choose-file = Choose a file
web-import-refused = Import failed.
web-credit = { $title } by { $designers } ({ $publisher }).
web-credit-designers = { $title } by { $designers }.
web-credit-publisher = { $title } ({ $publisher }).
web-unofficial = Unofficial fan project with its own artwork.
web-opponents = Opponents
web-result-won = You won: { web-points }
web-result-shared = Shared victory: { web-points }
web-result-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }: { web-points }
web-result-winner = Won by { $winners } ({ web-points })
web-continued = continues another match
web-finished-all = Show all { $count } finished games
web-now-your-turn = Your turn: { $table }
web-now-over = Game over: { $table }

## Creating a table

web-new-table = New table
web-how-bots = You against bots.
web-how-screen = Several players share this screen. Hands stay hidden between turns.
web-how-screen-open = Several players share this screen. All information is open.
web-how-friends = Anyone with the link can take an open seat. No account needed.
web-how-many = How many players?
web-who-sits = Seats
web-seat = Seat { $number }
web-name = Name
web-name-of-seat = Name for seat { $number }
web-name-missing-of-seat = Enter a name for seat { $number }.
web-your-name = Your name
web-name-missing = Enter a name so the others know who you are.
web-you = You
web-guest = Guest
web-player = Player
web-at-this-screen = On this screen
web-open-for-friend = Open (invite a friend)
web-open-seat = Open seat
web-bot-of-kind = Bot: { $kind }
web-bot-greedy = greedy
web-bot-random = random
web-bot-plain = plain
web-level = Level
web-bot-beginner = beginner
web-bot-casual = casual
web-bot-club = club
web-bot-strong = strong
web-bot-expert = expert
web-bot-about-beginner = makes the obvious move and misses the rest
web-bot-about-casual = thinks a little ahead
web-bot-about-club = knows the game well
web-bot-about-strong = punishes mistakes
web-bot-about-expert = takes its time and gives nothing away
web-options = Options
web-shuffle-seats = Shuffle seats at the start
web-seats-shuffled = Seats are shuffled at the start.
web-seats-kept = Seats stay in this order.
web-hints-choice = Allow hints (everyone sees who asks)
web-hints = Hints (everyone sees who asks)
web-hints-automatic = Automatic
web-hints-automatic-about = Off in timed games against other people.
web-hints-on = Allowed
web-hints-off = Not allowed
web-coach-begin = Play with the coach
web-hints-allowed = Hints are allowed. Everyone sees who asks.
web-hints-none = Hints are off at this table.
web-hints-asked = { $player } asked for a hint.
web-hints-by = Hints for { $player }:
web-hints-position = position { $ply }
web-hint = Hint
web-hint-waits = Thinking…
web-hint-close = Close hint
web-hint-take = Make this move
web-hint-seen = Everyone at the table sees that you asked for a hint.
web-lay-table = Create table
web-laying = Creating table…
web-begin = Start

## Clocks

web-clock = Clock
web-clock-none = No clock
web-clock-live = Live: time per player
web-clock-days = Days per turn
web-clock-bank = Time per player
web-clock-increment = Increment per turn
web-clock-per-move = Time per turn
web-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-seconds = { $seconds ->
    [0] none
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
web-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-clock-is-none = No time limit.
web-clock-is-live = { web-minutes } each{ $seconds ->
    [0] { "" }
   *[other] , +{ $seconds } s per turn
}.
web-clock-is-days = { web-days } per turn.
web-time-up = out of time

## Before the start

web-lobby = waiting to start
web-lobby-open = Waiting for players.
web-lobby-ready = Everyone is here. You can start.
web-lobby-away = { $count ->
    [one] { $players } is offline.
   *[other] { $players } are offline.
} You can wait or start anyway.
web-lobby-wait = Waiting for the host to start.
web-seat-vacant = open
web-clear = Remove player
web-seat-earlier = Move seat { $number } up
web-seat-remove = Remove seat { $number }
web-seat-add = Add seat
web-leave = Leave table
web-delete = Delete table
web-delete-sure = Delete this table? This cannot be undone.
web-delete-yes = Delete
web-delete-cancel = Keep table
web-invite = Invite
web-invite-link = Invite link (to play)
web-watch-link = Spectator link (to watch)
web-no-open-seat = All seats are taken. Open a seat to invite a player.
web-local-only = These links work on this computer only.
web-local-only-how = To play on your local network, start the server with one of these commands (the second if Clachan is installed):
web-copy = Copy
web-copied = Copied
web-join-title = You’re invited
web-sit-down = Take a seat
web-only-watch = Just watch
web-watch = Watch
web-full = This table is full.
web-begun-already = This match has already started.
web-full-about = You can watch it.
web-carry = Continue on another device
web-carry-warning = With this private link, you can play your seats on another device, too. It works once. Don’t share it.
web-carry-make = Create link
web-carry-link = Your private link
web-carry-title = Your seats on this device
web-carry-about = This link lets you play your seats here, too. It works once.
web-carry-here = Play here
web-for-players = For { $players } players

## At the table

web-title-your-turn = Your turn – { $table }
web-title-with = { $game } with { $players }
web-title-of = { $game }: { $players }
web-title-position = Position { $ply } – { $game }
web-watching = You are watching.
web-watching-open = To play, you need the invite link.
web-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
web-your-turn = Your turn
web-turn-of = { $player }’s turn
web-bot-thinks = { $player } is thinking…
web-waiting = Waiting…
web-moves-now = to move
web-sending = Sending…
web-over = The match is over.
web-more-happened = { $count ->
    [one] { $count } earlier event
   *[other] { $count } earlier events
}
web-you-mark = you
web-bot-mark = bot
web-here = online
web-away = offline
web-resigned = resigned
web-resigned-mark = resigned
web-bot-stands-in = replaced by a bot
web-moves = Your moves
web-moves-groups = Choose a move
web-moves-other = Other
web-moves-choose = Choose one to see where it can go.
web-preview-how = Point at a move to preview it.
web-preview-waits = Loading preview…
web-gain = { $player } { $points }
web-gains = Change in points: { $gains }.
web-no-gains = No change in points for now.
web-brings = Worth up to { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-confirm = Confirm move
web-cancel = Cancel
web-understood = OK
web-free = free
web-why-not = Why not?
web-why-not-here = Why not { clans-slot-at }?
web-text-table = Board as text
web-not-drawn = This game has no graphical board yet. Use the list of moves and the game log.
web-keys = Keyboard shortcuts
web-key-arrows = Arrow keys
web-undo-free = Undo
web-undo-unseen = You can undo this: nothing was revealed.
web-undo-none = Nothing to undo.
web-undo-alone = You can undo this.
web-undo-asks = Ask to undo ({ $players })
web-undo-asked = { $who ->
    [mine] You asked to undo: { $move }
    [you] { $player } asks you to allow an undo: { $move }
   *[other] { $player } asked to undo: { $move }
}
web-undo-others = Later moves are undone, too.
web-undo-waits = Waiting for: { $players }.
web-undo-left = Time left to answer: { $time }.
web-undo-paused = The clock is paused.
web-undo-waiting = Waiting for { $players }
web-undo-request = { $player } asks to undo: { $move }
web-undo-refused = { $reason ->
    [declined] { $player } declined.
    [played] { $player } played on.
    [expired] No answer in time.
   *[withdrawn] You withdrew the request.
}
web-undo-once = You can ask once per move.
web-undo-withdraw = Withdraw request
web-agree = { $named ->
    [no] Allow
   *[yes] { $player }: allow
}
web-disagree = { $named ->
    [no] Decline
   *[yes] { $player }: decline
}
web-redo = Redo
web-resign = Resign
web-resign-sure = Resign this match? This cannot be undone.
web-resign-yes = Resign
web-resign-cancel = Keep playing
web-vote = { $why ->
    [time] { $player } is out of time.
   *[away] { $player } is offline.
} Votes for a bot: { $votes } of { $needed }.
web-vote-bot = Vote for a bot
web-replaced = A bot is playing for { $player }.
web-take-back = Take my seat back
web-log = Game log
web-log-times = { $sentence } ×{ $times }
web-several-match-event-undo = { $reader ->
    [yes] You undo { $times } moves.
   *[no] { $player } undoes { $times } moves.
}
web-several-match-event-redo = { $reader ->
    [yes] You redo { $times } moves.
   *[no] { $player } redoes { $times } moves.
}
web-log-look = Select an entry to see that position.
web-log-taken-back = undone
web-log-since = Since your last turn
web-log-again = Replay
web-log-empty = No moves yet.
web-log-all = Show all { $count }
web-more = More
web-export = Download game
web-export-part = Until the match ends, the file contains only what you have seen.
web-continue-here = Play from here
web-continue-table = at a new table
web-origin-fork = This table continues another match{ $turns ->
    [0] { "" }
    [one] { " " }after { $turns } turn
   *[other] { " " }after { $turns } turns
}.
web-origin-import = This table was imported from a file.
web-origin-dealt-again = Hidden cards were redealt.
web-shuffle = Fair shuffle
web-shuffle-over = Verify the fair shuffle
web-shuffle-secret = Secret number

## The curtain

web-curtain = Hands are hidden
web-curtain-about = It’s another player’s turn. You can still look at your own cards.
web-pass-to = Pass to { $player }
web-look-away = Everyone else, please look away.
web-lift = { $player }: show my cards
web-lower = Hide cards

## The end

web-won = { $mine ->
    [yes] You win!
   *[no] { $player } wins!
}
web-won-together = Shared victory: { $players }
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-sheet = { $player }: score sheet
web-sheet-empty = No points
web-rematch = Play again
web-to-rematch = Go to the next match

## Continuing from a position

web-fork-seats = Choose seats
web-fork-about = Choose who plays each seat from here.
web-fork-before = Previously: { $player }

## When something is in the way

web-loading = Loading…
web-loading-slow = This is taking longer than usual.
web-again = Try again
web-to-start = Go to home page
web-way-on = Find your tables and new games on the home page.
web-missing-title = Page not found
web-missing = This page does not exist. Check the address or go to the home page.
web-wrong-link-title = Table not found
web-link-cut = This link is incomplete. Copy the whole link or ask for a new one.
web-wrong-link = The link is wrong or the table was deleted. Ask for a new link.
web-cannot-open = This table cannot be opened
web-lost = Connection lost.
web-lost-about = Reconnecting… Your moves are safe.
web-unreachable = Server unavailable. Check your connection and try again.
web-unsaid = (No description available.)
