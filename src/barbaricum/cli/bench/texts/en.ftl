# The command bench.

option-bench-seconds = how long random play is measured (5)
option-bench-seed = the number all games follow from (375)
option-bench-tables = how many live tables there are, with “live” (100)
option-bench-game = the game (attila, invasions), “live” (tables in the browser) or “crowd” (many of them)
option-bench-games = how many games are open, with “crowd” (10000)
option-bench-sockets = how many sockets are open, with “crowd” (1000)
bench-machine = { $system }, { $cores } cores, { $python }; seed { $seed }; default options.
bench-play = Random play, { $seats } seats, one core: { $speed } moves/s (decisions of seats; chance is played, but not counted).
bench-search = Search of the bot strong, { $seats } seats, one core: { $speed } simulations/s.
bench-calls = One call, at { $positions } positions of games with every number of seats (median, 99th percentile):
bench-records = Records of { $games } whole games for each number of seats (median, most), and their replay:
bench-seats = { $seats } seats
bench-limit = limit { $limit }, used { $share }
bench-peers = Against Catanatron and OpenSpiel: python3 dev.py bench-peers
bench-live-ran = { $tables } live tables ({ $games } in turn) with two players on two sockets each, on loopback; a click at each every { $pace } s for { $seconds } s. Load average { $load }.
bench-live-times = From click to the other player’s screen, { $moves } clicks: median { $median } ms, 99 of 100 within { $most } ms; limit { $limit } ms at the median.
bench-live-server = The server computed { $busy } ms for each click.
bench-crowd-filled = { $tables } open games turn by turn, all games in turn, forty decisions each; the file has { $size } MB.
bench-crowd-start = The server was ready after { $seconds } s ({ $busy } s of processor time) and has { $memory } MB.
bench-crowd-sockets = { $sockets } sockets, two at each table, were open after { $seconds } s; { $memory } MB.
bench-crowd-moves = { $tables } tables played without a pause: { $speed } moves/s; until both players had seen a move, { $median } ms at the median, 99 of 100 within { $most } ms; the server computed { $busy } ms a move; { $memory } MB afterwards.
bench-crowd-mine = The list of one’s own games: { $median } ms at the median.
bench-crowd-load = Load average { $load }.
