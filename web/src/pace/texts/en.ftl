# Time at a table, and my games.

pace = Time
pace-none = No clock
pace-live = Live
pace-days = Turn by turn
pace-bank = Time for the whole game
pace-increment = Extra time per turn
pace-turn = Time per turn
pace-save = Extra days that can be saved up
pace-then = When time runs out
pace-then-bot = a bot takes over
pace-then-forfeit = the seat is lost
pace-bot = The bot that takes over
pace-minutes = { $number } min
pace-seconds = { $number } s
pace-day-count = { $number ->
    [one] 1 day
   *[other] { $number } days
}
pace-live-short = { $minutes } min + { $seconds } s
pace-days-short = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
pace-none-told = No clock.
pace-live-told = Each player has { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} and { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} more for each turn.
pace-days-told = Each player has { $days ->
    [one] a day
   *[other] { $days } days
} for each turn; days that can be saved up: { $most }.
pace-then-bot-told = When a player runs out of time, a bot ({ $bot }) plays until they take the seat back.
pace-then-forfeit-told = A player who runs out of time loses the seat: a bot ({ $bot }) plays to the end, and the seat comes last.
pace-ask = Ask for a different pace
pace-ask-send = Ask the others
pace-asked = { $name } asks for a different pace.
pace-waiting = Waiting for the others to agree to a different pace: { $names }
clock-runs = This clock is running.
clock-stands = This clock is stopped.
clock-short = Little time left
clock-short-you = You are running out of time.
clock-out = out of time
clock-lost = seat lost
clock-lost-told = Lost on time and placed last, whatever the points: { $names }.
clock-away = on vacation
unit-day = d
unit-hour = h
unit-minute = min
games-next = Next game
games-waiting = Your turn
games-running = In progress
games-over = Over
games-none = No game is waiting for you.
games-all = All my games
games-turn = { $name } to decide
games-replay = Replay
games-table = The table
games-file = View a game from a file
vacation = Vacation
vacation-told = For { $days } days a year you can stop the clocks of your turn-by-turn games. The others see that you are away; you may still play.
vacation-until = You are on vacation until { $moment }.
vacation-days = Days
vacation-begin = Start now
vacation-end = I am back
vacation-left = { $days ->
    [one] 1 day left.
   *[other] { $days } days left.
}
