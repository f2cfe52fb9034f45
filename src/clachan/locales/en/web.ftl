# The pages in the browser

web-title = Two Highland games, one table
web-lead = Pull up a chair. You play within a minute, no account needed.
web-skip = Skip to the content
web-language = Language
web-settings = Settings
web-theme = Colours
web-theme-system = As the system has them
web-theme-light = Light
web-theme-dark = Dark
web-confirm-moves = Before a move is made
web-confirm-usual = As each game needs it
web-confirm-always = Always show it and ask
web-confirm-never = Never ask
web-board-text = As text

## Start

web-about-clans = Play your kin into the best company and claim them with your shields.
web-about-glenmore = Lay out your glen tile by tile. Whoever is last in the chain moves next.
web-players-range = { $least } to { $most } players
web-against-bots = Play against bots
web-one-screen = On one screen
web-invite-friends = Invite friends
web-my-tables = Your tables
web-waiting-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
web-no-tables = No tables yet. What you begin or join is listed here.
web-with = with { $players }
web-open-seats = { $count ->
    [one] one open seat
   *[other] { $count } open seats
}
web-not-begun = Not begun yet
web-finished = Finished
web-open = Open
web-forget = Remove
web-import = A recorded match
web-import-about = Look at it, or go on where it stopped.
web-choose-file = Choose a file
web-import-refused = The record cannot be read.
web-credit = { $title } by { $designers } ({ $publisher }).
web-unofficial = Unofficial; all drawings are our own.
web-opponents = Opponents
web-result-won = You won: { web-points }
web-result-shared = Shared victory: { web-points }
web-result-place = Place { $place } of { $players }: { web-points }
web-result-winner = Won by { $winners } ({ web-points })
web-finished-all = Show all { $count } finished games
web-now-your-turn = Your turn: { $table }
web-now-over = Game over: { $table }

## Laying a table

web-new-table = New table
web-how-bots = You against bots.
web-how-screen = Several people at this screen; hands stay hidden behind a curtain.
web-how-screen-open = Several people at this screen; everything lies open, so whoever is to move just plays.
web-how-friends = Open seats are for whoever has the link. No account is needed.
web-how-many = How many players?
web-who-sits = Who sits where
web-seat = Seat { $number }
web-name = Name
web-name-of-seat = Name for seat { $number }
web-name-missing-of-seat = Write a name for seat { $number }.
web-your-name = Your name
web-name-missing = Write a name here: it tells the others who you are.
web-you = You
web-guest = Guest
web-player = Player
web-at-this-screen = At this screen
web-open-for-friend = Open, for a friend
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
web-bot-about-beginner = takes what it sees and overlooks the rest
web-bot-about-casual = plays along and thinks a little ahead
web-bot-about-club = knows the game well
web-bot-about-strong = punishes mistakes
web-bot-about-expert = takes its time and gives nothing away
web-options = Options
web-shuffle-seats = Shuffle the seats at the start
web-seats-shuffled = The seats are shuffled at the start.
web-seats-kept = The seats stay as they are.
web-hints-choice = Allow hints (everyone sees who asks for one)
web-hints = Hints (everyone sees who asks for one)
web-hints-automatic = Automatic
web-hints-automatic-about = With a clock and other people there are none.
web-hints-on = Allowed
web-hints-off = Not allowed
web-hints-allowed = Players may ask for hints. Everyone sees who asks.
web-hints-none = This table is played without hints.
web-hints-asked = { $player } asked for a hint.
web-hints-by = Hints for { $player }:
web-hints-position = position { $ply }
web-hint-seen = Everyone at the table sees that you ask for a hint.
web-lay-table = Lay the table
web-laying = Laying the table …
web-begin = Begin

## Clocks

web-clock = Clock
web-clock-none = No clock
web-clock-live = Live: a bank of time each
web-clock-days = Days for each turn
web-clock-bank = Bank for the match
web-clock-increment = Added with each turn
web-clock-per-move = For each turn
web-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
web-seconds = { $seconds ->
    [0] nothing
    [one] one second
   *[other] { $seconds } seconds
}
web-days = { $days ->
    [one] one day
   *[other] { $days } days
}
web-clock-is-none = No clock: everybody takes the time they need.
web-clock-is-live = Each has { web-minutes } for the match, and { $seconds ->
    [0] nothing
    [one] one second
   *[other] { $seconds } seconds
} more with each turn.
web-clock-is-days = There is { web-days } for each turn.
web-time-up = time is up

## Before the start

web-lobby = before the start
web-lobby-open = Waiting until every seat is taken.
web-lobby-ready = Everyone is here. You may begin.
web-lobby-away = { $count ->
    [one] { $players } is away.
   *[other] { $players } are away.
} You may wait, or begin all the same.
web-lobby-wait = Waiting for the host to begin.
web-nobody-yet = nobody yet
web-clear = Free the seat
web-seat-earlier = Move seat { $number } up
web-seat-remove = Remove seat { $number }
web-seat-add = Add a seat
web-leave = Leave the table
web-delete = Delete the table
web-delete-sure = Delete it for good?
web-delete-yes = Yes, delete it
web-delete-cancel = Keep the table
web-invite = Invite
web-invite-link = To play: whoever has this link may sit down
web-watch-link = To watch: whoever has this link may look on
web-no-open-seat = No seat is open, so nobody can be invited.
web-local-only = Only this machine can open these links.
web-local-only-how = To play with others in the same network, start the server like this (the second where Clachan is installed):
web-copy = Copy
web-copied = Copied
web-join-title = You are invited
web-sit-down = Sit down
web-only-watch = Only watch
web-watch = Watch
web-full = This table is full.
web-begun-already = This match has begun already.
web-full-about = You can watch it.
web-carry = Play on with another device
web-carry-warning = This private link opens your seats on another device, once. Show it to nobody else.
web-carry-make = Make the link
web-carry-link = Your private link
web-carry-title = Your seats, on this device
web-carry-about = With this link you play your own seats here as well. It works once.
web-carry-here = Play here
web-for-players = For { $players } players

## At the table

web-title-your-turn = Your turn – { $table }
web-title-with = { $game } with { $players }
web-title-of = { $game }: { $players }
web-title-position = Position { $ply } – { $game }
web-watching = You are watching.
web-watching-open = To play, you need the invitation link.
web-watchers = { $count ->
    [one] one person watching
   *[other] { $count } people watching
}
web-your-turn = Your turn
web-turn-of = { $player } is to move
web-bot-thinks = { $player } is thinking …
web-waiting = Waiting …
web-moves-now = to move
web-sending = Sending …
web-over = The match is over.
web-more-happened = { $count ->
    [one] And one thing before that.
   *[other] And { $count } things before that.
}
web-you-mark = you
web-bot-mark = bot
web-here = here
web-away = away
web-resigned = resigned
web-resigned-mark = resigned
web-bot-stands-in = a bot plays on
web-moves = Your moves
web-moves-groups = What with?
web-moves-other = Other
web-moves-choose = Choose one of these to see where it can go.
web-preview-how = Point at a move to see what would follow.
web-preview-waits = What would follow …
web-gain = { $player } { $points }
web-gains = If the game ended then, points would change by: { $gains }.
web-no-gains = Nobody’s points would change for now.
web-brings = It brings up to { $points ->
    [one] one point
   *[other] { $points } points
}.
web-confirm = Make this move
web-cancel = Not this one
web-understood = Understood
web-free = free
web-why-not = Why not?
web-why-not-here = Why not on { $place }?
web-text-table = The table as text
web-not-drawn = This game has no board yet. The moves and the log tell everything.
web-keys = Keys
web-key-arrows = Arrow keys
web-undo-free = Undo
web-undo-unseen = Free to undo: nothing was revealed
web-undo-none = There is nothing to undo now
web-undo-alone = You can undo this freely
web-undo-asks = Undo: ask { $players }
web-undo-asked = { $who ->
    [mine] You ask to undo this move: { $move }
    [you] { $player } asks you to agree to undo this move: { $move }
   *[other] { $player } asks to undo this move: { $move }
}
web-undo-others = Later moves are undone as well.
web-undo-waits = Still to answer: { $players }.
web-undo-left = Time to answer: { $time }.
web-undo-paused = The clock is paused.
web-undo-waiting = Waiting for { $players }
web-undo-request = { $player } asks to undo: { $move }
web-undo-refused = { $reason ->
    [declined] { $player } did not agree.
    [played] { $player } played on.
    [expired] No answer in time.
   *[withdrawn] You withdrew the request.
}
web-undo-once = You can ask only once for each move.
web-undo-withdraw = Withdraw
web-agree = { $named ->
    [no] I agree
   *[yes] { $player } agrees
}
web-disagree = { $named ->
    [no] I do not agree
   *[yes] { $player } disagrees
}
web-redo = Redo
web-resign = Resign
web-resign-sure = Resign for good?
web-resign-yes = Yes, resign
web-resign-cancel = Play on
web-vote = { $why ->
    [time] { $player } is out of time.
   *[away] { $player } is away.
} Votes for a bot: { $votes } of { $needed }.
web-vote-bot = Let a bot play
web-replaced = A bot plays for { $player }.
web-take-back = Play again myself
web-log = What happened
web-log-times = { $sentence }, { $times } times in a row.
web-several-match-event-undo = { $reader ->
    [yes] You take { $times } moves back.
   *[no] { $player } takes { $times } moves back.
}
web-several-match-event-redo = { $reader ->
    [yes] You make { $times } moves again.
   *[no] { $player } makes { $times } moves again.
}
web-log-look = A line leads to its position, unless it was taken back.
web-log-taken-back = taken back
web-log-since = Since your last turn
web-log-again = Show again
web-log-empty = Nothing yet.
web-log-all = Show all { $count }
web-more = More about this table
web-export = Save the record
web-export-part = Until the end the record holds only what you saw.
web-continue-here = Go on from here as a new table
web-review = Position { $ply } of { $plies }
web-review-back = Back
web-review-on = On
web-review-end = To the present
web-origin-fork = This table goes on from another one{ $turns ->
    [0] { "" }
    [one] , after one turn
   *[other] , after { $turns } turns
}.
web-origin-import = This table was laid from a record.
web-origin-dealt-again = What could not be seen there was dealt again.
web-shuffle = The shuffle is sealed
web-shuffle-over = The shuffle can be checked
web-shuffle-secret = The secret

## The curtain

web-curtain = The curtain is down
web-curtain-about = It is somebody else’s turn. Whoever wants to look at their own cards lifts it.
web-pass-to = Pass to { $player }
web-look-away = Everybody else, please look away.
web-lift = { $player }: lift the curtain
web-lower = Lower the curtain

## The end

web-won = { $mine ->
    [yes] You win!
   *[no] { $player } wins!
}
web-won-together = Shared victory: { $players }
web-points = { $points ->
    [1] one point
    [one] { $points } point
   *[other] { $points } points
}
web-sheet = { $player }: where the points come from
web-sheet-empty = No points
web-rematch = Play again
web-to-rematch = To the next match

## Continuing from a position

web-fork-seats = Choose seats and go on
web-fork-about = Choose for each seat who continues the game there.
web-fork-before = Before: { $player }

## When something is in the way

web-loading = Loading …
web-loading-slow = This takes longer than usual.
web-again = Try again
web-to-start = To the start page
web-way-on = Your tables and new games are on the start page.
web-missing-title = There is nothing here
web-missing = This address leads nowhere.
web-wrong-link-title = There is no such table
web-link-cut = This link is not whole: ask for it once more, or copy all of it.
web-wrong-link = The link is wrong, or the table was deleted.
web-cannot-open = The table cannot be opened
web-lost = Connection lost.
web-lost-about = Trying again. Your moves are safe.
web-unreachable = The server cannot be reached.
web-unsaid = (This cannot be said in words yet.)

## Clans and Glory

web-group-clans-play = { clans-card }
web-move-clans-play = { clans-slot }{ clans-shield-too }
web-group-clans-play-face-down = { clans-card }, face down
web-move-clans-play-face-down = { clans-slot }{ clans-shield-too }
web-clans-hand = { $mine ->
    [yes] Your hand
   *[no] The hand of { $player }
}
web-clans-left = Cards and shields left
web-clans-with-shield = Add a shield
web-clans-side-N = Top
web-clans-side-S = Bottom
web-clans-side-W = Left head
web-clans-side-E = Right head
web-clans-shields-here = Shields, the first one first, and what each would take now
web-clans-takes = { $player }: { $cards ->
    [0] nothing
    [one] one { $rank }, { web-points }
   *[other] { $cards } cards of rank { $rank }, { web-points }
}
web-clans-forced = None of your cards fits anywhere, so one of them goes face down into any free place (CG 4.2). It counts for nobody.
web-clans-face-down = face down, by { $player }

## Glen More

web-group-glenmore-take = { glenmore-kind }
web-move-glenmore-take = { glenmore-site }
web-group-glenmore-discard = Remove from the game
web-move-glenmore-discard = { glenmore-kind }
web-group-glenmore-pay = Pay
web-move-glenmore-pay = { glenmore-resource-object } { glenmore-laid-from }
web-group-glenmore-pay-member = Pay
web-move-glenmore-pay-member = a clan member { glenmore-laid-from }
web-group-glenmore-pay-chieftain = Pay
web-move-glenmore-pay-chieftain = a chieftain
web-group-glenmore-buy = Buy
web-move-glenmore-buy = { glenmore-resource } for { glenmore-coins }
web-group-glenmore-sell = Sell
web-move-glenmore-sell = { glenmore-resource-object } { glenmore-laid-from } for { glenmore-coins }
web-group-glenmore-gain = Gain
web-move-glenmore-gain = { glenmore-resource }
web-group-glenmore-activate = Activate
web-move-glenmore-activate = { glenmore-laid-object }
web-group-glenmore-ness = Activate by Loch Ness
web-move-glenmore-ness = { glenmore-laid-object }
web-group-glenmore-move = Move a clan member
web-move-glenmore-move = { glenmore-laid-from } { glenmore-other-to }
web-group-glenmore-promote = Make a chieftain
web-move-glenmore-promote = of a clan member { glenmore-laid-from }
web-group-glenmore-stop = Go on
web-move-glenmore-stop = pay no more
web-group-glenmore-resolve = Go on
web-move-glenmore-resolve = let Loch Shiel take effect
web-group-glenmore-done = Go on
web-move-glenmore-done = activate no more
web-group-glenmore-end = Go on
web-move-glenmore-end = end the turn
web-group-glenmore-moves = Go on
web-move-glenmore-moves = move clan members
web-several-resource = { $times } { $resource ->
    [wood] wood
    [stone] stone
    [grain] grain
    [cattle] head of cattle
   *[sheep] sheep
}
web-several-glenmore-draw = { $times } new tiles of one kind join the chain: { glenmore-kind }.
web-several-glenmore-roll = The die shows { $number } and moves on, { $times } times.
web-several-glenmore-pay = { $reader ->
    [yes] You pay { web-several-resource } { glenmore-laid-from }.
   *[no] { $player } pays { web-several-resource } { glenmore-laid-from }.
}
web-several-glenmore-pay-member = { $reader ->
    [yes] You give up { $times } clan members { glenmore-laid-from }.
   *[no] { $player } gives up { $times } clan members { glenmore-laid-from }.
}
web-several-glenmore-gain = { $reader ->
    [yes] You get { web-several-resource }.
   *[no] { $player } gets { web-several-resource }.
}
web-several-glenmore-move = { $reader ->
    [yes] You move { $times } clan members { glenmore-laid-from } { glenmore-other-to }.
   *[no] { $player } moves { $times } clan members { glenmore-laid-from } { glenmore-other-to }.
}
web-several-glenmore-promote = { $reader ->
    [yes] You make chieftains of { $times } clan members { glenmore-laid-from }.
   *[no] { $player } makes chieftains of { $times } clan members { glenmore-laid-from }.
}
web-glenmore-land = { $mine ->
    [yes] Your land
   *[no] The land of { $player }
}
web-glenmore-cubes = { $count } × { $resource }
web-glenmore-members = { $count ->
    [one] one clan member
   *[other] { $count } clan members
}
web-glenmore-now-taking = Choose a tile from the chain, then a cell for it.
web-glenmore-now-paying = Still to be paid for this tile ({ $tile }): { $due }.
web-glenmore-now-paying-more = So far ({ $tile }): { web-points }. You may also pay { $due }.
web-glenmore-now-selling-first = Still to be paid for this tile ({ $tile }): { $due }. Sell something in the market first.
web-glenmore-now-paying-member = Loch Ness costs a clan member or a chieftain.
web-glenmore-now-gaining = { $count ->
    [one] Choose a cube.
   *[other] Choose { $count } cubes, one after the other.
}
web-glenmore-now-resolving = You may sell before Loch Shiel fills your tiles.
web-glenmore-now-activating = Activate the new tile and those around it, in any order.
web-glenmore-now-activated = { $sales ->
    [0] Nothing is left to activate.
   *[other] Nothing is left to activate; you may still sell.
}
web-glenmore-now-moving = { $count ->
    [one] One movement point is left.
   *[other] { $count } movement points are left.
} Choose a clan member, or end the turn.
web-glenmore-larger-land = That is for the larger land: at the end each tile more than in the smallest land costs 3 points (GM 11.4).
web-glenmore-coming = still to be paid for
web-glenmore-chain = The chain
web-glenmore-chain-about = From the tail: whoever comes first moves next.
web-glenmore-leaves = leaves the game
web-glenmore-choose = Choose
web-glenmore-resource = Resource
web-glenmore-filled = Filled
web-glenmore-buy = Buy for
web-glenmore-sell = Sell for
web-glenmore-progress = Tiles still to be drawn, by stack: { $left }. Scorings so far: { $scorings }.
web-glenmore-goods = What everybody has
web-glenmore-coins = Coins
web-glenmore-whisky = Whisky
web-glenmore-chieftains = Chieftains
web-glenmore-cards = Cards
web-glenmore-tiles = Tiles
web-glenmore-points = Points
