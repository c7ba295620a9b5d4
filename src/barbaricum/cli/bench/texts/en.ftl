# The command bench.

option-bench-seconds = how long random play is measured (5)
option-bench-seed = the number all games follow from (375)
bench-machine = { $system }, { $cores } cores, { $python }; seed { $seed }; default options.
bench-play = Random play, { $seats } seats, one core: { $speed } moves/s (decisions of seats; chance is played, but not counted).
bench-calls = One call, at { $positions } positions of games with every number of seats (median, 99th percentile):
bench-records = Records of { $games } whole games for each number of seats (median, most), and their replay:
bench-seats = { $seats } seats
bench-limit = limit { $limit }, used { $share }
bench-peers = Against Catanatron and OpenSpiel: python3 dev.py bench-peers
