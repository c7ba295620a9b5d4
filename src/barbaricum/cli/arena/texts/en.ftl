# The command arena.

command-arena = let bots play against each other and measure their strength
option-arena-bots = the bots, the strongest first: novice, greedy, steady, strong (strong:200 searches with 200 simulations; steady+builder has a personality)
option-arena-games = how many games (1000)
option-arena-seats = number of players (4)
option-arena-seed = the number all luck of the arena follows from (0)
option-arena-processes = how many processes play at once (one for each core)
option-arena-keep = file in which the games are kept; an arena that was stopped goes on from it
option-arena-plot = file for a plot of the win shares (SVG)
option-arena-json = file for the figures
option-arena-until-clear = stop as soon as it is clear of each bot whether it is better than the next
option-arena-ray = play on a Ray cluster (needs the extra “ray”)
error-arena-bots = An arena needs two different bots or more, and no more than its { $seats } seats.
error-arena-other-match = The file { $file } belongs to another arena: other bots, seats or another seed.
error-arena-no-ray = Ray is not installed: pip install "ray>=2.40".
arena-title = { $game }, { $seats } seats, { $games } games
arena-even = Were all equal, each seat would win { $share } % of the games. Intervals are those of 95 %.
arena-column-bot = bot
arena-column-wins = won, % a seat
arena-column-points = points
arena-column-rating = rating
arena-column-time = a decision
arena-column-faults = illegal / late
arena-plot = { $game }, { $seats } seats, { $games } games: games won a seat
arena-verdict-better = { $one } is better than { $other }.
arena-verdict-no-better = { $one } is not clearly better than { $other }.
arena-verdict-open = Whether { $one } is better than { $other } is not clear yet.
