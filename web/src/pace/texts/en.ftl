# Time at a table, and my games.

pace = Time
pace-none = No clock
pace-live = Live
pace-days = Turn by turn
pace-bank = Time for the whole game
pace-increment = More for each turn
pace-turn = Time for each turn
pace-save = Days that can be saved up besides
pace-then = When time runs out
pace-then-bot = a bot plays on
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
pace-none-told = Everybody takes the time he needs.
pace-live-told = Everybody has { $minutes } minutes and { $seconds } seconds more for each turn to decide.
pace-days-told = { $days ->
    [one] Everybody has a day for each turn to decide; up to { $most } days can be saved up.
   *[other] Everybody has { $days } days for each turn to decide; up to { $most } days can be saved up.
}
pace-then-bot-told = Whoever runs out of time is played by a bot ({ $bot }) until he takes the seat back.
pace-then-forfeit-told = Whoever runs out of time loses the seat: a bot ({ $bot }) plays it to the end, and it comes last.
pace-ask = Ask for another pace
pace-ask-send = Ask the others
pace-asked = { $name } asks for another pace.
pace-waiting = Another pace, if these agree: { $names }
clock-runs = This clock is running.
clock-stands = This clock stands.
clock-short = Little time left
clock-short-you = You have little time left.
clock-out = out of time
clock-lost = seat lost
clock-lost-told = Lost on time, and last at this table whatever the points: { $names }.
clock-away = on vacation
unit-day = d
unit-hour = h
unit-minute = min
games-next = Next game
games-waiting = Waiting for me
games-running = Under way
games-over = Over
games-none = No game waits for you.
games-all = All my games
games-turn = { $name } to decide
games-replay = Replay
games-table = The table
games-file = Look at a game from a file
vacation = Vacation
vacation-told = For { $days } days a year the clocks of your turn-by-turn games can stand. The others see that you are away; you may play all the same.
vacation-until = You are on vacation until { $moment }.
vacation-days = Days
vacation-begin = Begin now
vacation-end = I am back
vacation-left = { $days ->
    [one] 1 day is left.
   *[other] { $days } days are left.
}
