# Looking back, and the way to a first game

web-first-clans = First game with a coach
web-first-glenmore = First game with a coach
web-coached-with = You against 1 bot ({ $bot })
web-replay-leave-over = Close
web-look-back = Review match
web-course = Score over time
