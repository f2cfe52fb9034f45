# Around the tables: settings, rules, the network, new versions

## Settings

web-close = Close
web-board = The board
web-board-drawn = Drawn
web-motion = Motion
web-motion-system = As the system has it
web-motion-reduced = As little as possible
web-pace = Bot speed
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = Instant
web-pace-about = With other people at the table it changes only what you see, not how long the bots wait.
web-skip-moves = Skip
web-sound = Small sounds
web-notice = Tell me when it is my turn while I look elsewhere
web-notice-ask = Allow notices when it is my turn
web-notice-denied = This browser does not allow notices from Clachan. Its own settings can change that.
web-notice-body = The table waits for you.
web-install = Install Clachan on this device
web-settings-stay = These settings stay with this browser.

## The rules

web-rules = Rules
web-rules-of-clans = Rules of Clans and Glory
web-rules-of-glenmore = Rules of Glen More
web-rules-title = { $game }: the rules – Clachan
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-hits = { $count ->
    [0] nothing found
    [one] one hit
   *[other] { $count } hits
}
web-rules-hit = { $number } of { $count }
web-rules-before = Previous hit
web-rules-next = Next hit
web-rules-print = Print
web-rules-number = { $rule }: link to this rule
web-rules-open = { $rule }: read this rule in a new tab
web-rules-table = Table
web-rules-nobody = nobody
web-rules-nothing = nothing
web-rules-failed = The rules cannot be opened

## Without a network

web-offline = You are offline.
web-offline-about = Tables come back with the connection. The rules can be read meanwhile.
web-server-away = The server does not answer
web-server-away-about = It may be restarting, or the connection is interrupted. We keep trying; nothing that was played is lost.
web-offline-tables = Tables lie on the server, so they need a connection. Nothing that was played is lost.
web-offline-meanwhile = Meanwhile you can read the rules.

## A newer version

web-update = A new version is ready.
web-update-about = It is loaded with the next page, or now.
web-update-now = Load it now
