# Around the tables: settings, rules, the network, new versions

## Settings

web-close = Close
web-board = Board
web-board-drawn = Graphics
web-motion = Animations
web-motion-system = System
web-motion-reduced = Reduced
web-pace = Bot speed
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = Instant
web-pace-about = At tables with other people, this changes only what you see.
web-skip-moves = Skip
web-sound = Sound effects
web-notice = Notify me when it’s my turn
web-notice-ask = Allow notifications
web-notice-denied = Notifications are blocked. Allow them in your browser’s settings.
web-notice-body = It’s your turn.
web-install = Install app
web-settings-stay = Settings are saved in this browser.

## The rules

web-rules = Rules
web-rules-of-clans = Rules of Clans and Glory
web-rules-of-glenmore = Rules of Glen More
web-rules-title = { $game }: rules – Clachan
web-rules-contents = Contents
web-rules-search = Search rules
web-rules-hits = { $count ->
    [0] no results
    [one] { $count } result
   *[other] { $count } results
}
web-rules-hit = { $number } of { $count }
web-rules-before = Previous result
web-rules-next = Next result
web-rules-print = Print
web-rules-number = { $rule }: link to this rule
web-rules-open = { $rule }: open this rule in a new tab
web-rules-table = Table
web-rules-no-player = no player
web-rules-nothing = nothing
web-rules-failed = The rules cannot be opened

## Without a network

web-offline = You are offline.
web-offline-about = Your tables return when you are online again. You can still read the rules.
web-server-away = Server unavailable
web-server-away-about = It may be restarting, or your connection is down. We’ll keep trying. Your games are safe.
web-offline-tables = Tables need a connection. Your games are safe.
web-offline-meanwhile = You can still read the rules.

## A newer version

web-update = A new version is available.
web-update-about = Reload now, or it will load with the next page you open.
web-update-now = Reload
