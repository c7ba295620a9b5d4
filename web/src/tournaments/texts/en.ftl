# Tournaments.

tournament-organise = Organise a tournament
tournament-open = Open to join
tournament-running = Running
tournament-finished = Finished
tournament-none-open = No tournament is open right now. Organise one and send your friends the link.
tournament-none = None yet.
tournament-kind-round-robin = round robin
tournament-kind-swiss = Swiss
tournament-tables = tables of { $number }
tournament-players-of = Players: { $number } of { $most }
tournament-round-of = round { $round } of { $rounds }
tournament-by = organised by { $name }
tournament-rated = rated
tournament-closed = closed early
tournament-winner = { $name } has won

tournament-join = Join
tournament-join-as = Your name
tournament-join-rated = This tournament is rated: you need an account to join.
tournament-in = You have joined. The tournament begins when { $name } starts it.
tournament-starts = The first round begins when { $name } starts the tournament.
tournament-leave = Leave the tournament
tournament-leave-sure = Really leave? A bot finishes your game, and you come last at that table.
tournament-yes = Yes
tournament-no = No
tournament-ready = Your table of round { $round } is ready.
tournament-play = Go to the table
tournament-next-at = Round { $round } begins at { $time }.
tournament-soon = Round { $round } is being paired.
tournament-wait = Your game of round { $round } is over. Tables still playing: { $number }.
tournament-bye = You sit out round { $round } and get 6 points for it.
tournament-goes = Round { $round } is in progress.
tournament-over = The tournament is over.
tournament-place = Your place: { $rank }
tournament-was-closed = The tournament was ended early.

tournament-standings = Standings
tournament-rank = Rank
tournament-player = Player
tournament-points = Points
tournament-opponents = Opp.
tournament-direct = Direct
tournament-share = Share
tournament-byes = Byes
tournament-gone = left
tournament-how = How points and ties are counted
tournament-how-points = At each table the winner gets 12 points and the last player none; the others are spread evenly between, and players who share a place share its points. A player who left the seat to a bot, or lost it on time, is last. A bye counts 6 points.
tournament-how-opponents = Opp.: players with equal points are ranked by the average score of their opponents.
tournament-how-direct = Direct: those still level are ranked by wins minus losses at tables they shared.
tournament-how-share = Share: then the average share of all points in one’s games.
tournament-how-byes = Byes: then fewer byes.
tournament-how-lot = Finally a lot decides, drawn from the seed of the tournament:

tournament-rounds = Rounds
tournament-round = Round { $round }
tournament-table = Table { $number }
tournament-watch = Watch
tournament-replay = Replay
tournament-erased = erased
tournament-bot = bot
tournament-sits-out = Sitting out: { $names }
tournament-entries = Players
tournament-nobody = Nobody has joined yet.
tournament-remove = Remove
tournament-remove-name = Remove { $name }
tournament-remove-sure = Really remove { $name }? A bot takes over a game in progress.

tournament-for-organiser = For the organiser
tournament-start = Start the tournament
tournament-start-note = After that nobody can join, and everything runs by itself.
tournament-close = End the tournament
tournament-close-sure = Really end it? There will be no further rounds.
tournament-link = Link for players
tournament-about = Details
tournament-pause = { $number ->
    [0] The next round begins at once.
    [one] There is a break of one minute before each round.
   *[other] There is a break of { $number } minutes before each round.
}
tournament-fill-bots = Bots fill empty seats ({ $level }).
tournament-fill-smaller = Some tables are smaller if the numbers are uneven.
tournament-fill-byes = Some players sit out if the numbers are uneven.
tournament-many-rounds = Rounds: { $number }
tournament-auto-rounds-round-robin = As many rounds as everybody needs to meet everybody.
tournament-auto-rounds-swiss = As many rounds as are needed to find a winner.

tournament-new = A new tournament
tournament-new-account = You need an account to organise a tournament, so that your players can find you again.
tournament-new-account-go = Create an account or sign in
tournament-name = Name of the tournament
tournament-game = Game
tournament-kind = Format
tournament-kind-round-robin-note = Everybody meets everybody, as evenly as possible.
tournament-kind-swiss-note = Fewer rounds: players with similar scores meet, if possible never twice.
tournament-seats = Players per table
tournament-most = Maximum number of players
tournament-rounds-number = Rounds
tournament-rounds-auto = as many as needed
tournament-fill = If the numbers are uneven
tournament-fill-choice-smaller = smaller tables
tournament-fill-choice-bots = bots fill the seats
tournament-fill-choice-byes = some sit out
tournament-level = Level of the bots
tournament-pause-before = Break before each round
tournament-pause-none = none
tournament-minutes = { $number ->
    [one] 1 minute
   *[other] { $number } minutes
}
tournament-options = Rules
tournament-listed = Show it in the public list
tournament-rated-check = Rated: accounts only, no bots
tournament-make = Open the tournament
