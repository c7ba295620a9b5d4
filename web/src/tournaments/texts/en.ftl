# Tournaments.

tournament-organise = Organise one
tournament-open = Open to join
tournament-running = Running
tournament-finished = Finished
tournament-none-open = None is open just now. Organise one, and send your friends the link.
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
tournament-in = You are in. It begins as soon as { $name } starts it.
tournament-starts = The first round begins as soon as { $name } starts it.
tournament-leave = Leave the tournament
tournament-leave-sure = Really leave? A bot plays your table to its end, and you come last there.
tournament-yes = Yes
tournament-no = No
tournament-ready = Your table of round { $round } is ready.
tournament-play = To the table
tournament-next-at = Round { $round } begins at { $time }.
tournament-soon = Round { $round } is being paired.
tournament-wait = Your table of round { $round } is over. Tables still playing: { $number }.
tournament-bye = You sit out round { $round }; that counts 6 points.
tournament-goes = Round { $round } is being played.
tournament-over = The tournament is over.
tournament-place = Your place: { $rank }
tournament-was-closed = The tournament was closed before its end.

tournament-standings = Standings
tournament-rank = Rank
tournament-player = Player
tournament-points = Points
tournament-opponents = Opp.
tournament-direct = Direct
tournament-share = Share
tournament-byes = Byes
tournament-gone = left
tournament-how = How points and ties count
tournament-how-points = A table is worth 12 points to its first and none to its last; the others lie evenly between, and those who share a place share its points. Whoever left a seat to a bot, or lost it by the clock, is last. A bye counts 6 points.
tournament-how-opponents = Opp.: with equal points the higher average score of the opponents met comes first.
tournament-how-direct = Direct: then, among those still level, beaten less lost to at tables they shared.
tournament-how-share = Share: then the average part of all points of one’s games.
tournament-how-byes = Byes: then the fewer byes.
tournament-how-lot = At last a lot decides, drawn from the seed of the tournament:

tournament-rounds = Rounds
tournament-round = Round { $round }
tournament-table = Table { $number }
tournament-watch = Look on
tournament-replay = Replay
tournament-erased = erased
tournament-bot = bot
tournament-sits-out = Sitting out: { $names }
tournament-entries = Players
tournament-nobody = Nobody has joined yet.
tournament-remove = Remove
tournament-remove-name = Remove { $name }
tournament-remove-sure = Really remove { $name }? If a game is going on, a bot plays on.

tournament-for-organiser = For the organiser
tournament-start = Start the tournament
tournament-start-note = From then on nobody can join, and everything goes on by itself.
tournament-close = Close the tournament
tournament-close-sure = Really close it? There will be no further round.
tournament-link = Link for players
tournament-about = What was agreed
tournament-pause = { $number ->
    [0] The next round begins at once.
    [one] One minute of pause before a round.
   *[other] { $number } minutes of pause before a round.
}
tournament-fill-bots = Bots fill the tables ({ $level }).
tournament-fill-smaller = Tables are smaller if the numbers do not come out.
tournament-fill-byes = Some sit out if the numbers do not come out.
tournament-many-rounds = Rounds: { $number }
tournament-auto-rounds-round-robin = As many rounds as it takes for everybody to meet everybody.
tournament-auto-rounds-swiss = As many rounds as it takes to find a winner.

tournament-new = A new tournament
tournament-new-account = To organise a tournament you need an account, so that your players find you again.
tournament-new-account-go = Make one, or sign in
tournament-name = Name of the tournament
tournament-game = Game
tournament-kind = How it is paired
tournament-kind-round-robin-note = Everybody meets everybody, or as evenly as can be.
tournament-kind-swiss-note = Fewer rounds: who stands alike meets, and nobody twice if it can be helped.
tournament-seats = Players at a table
tournament-most = Players at the most
tournament-rounds-number = Rounds
tournament-rounds-auto = as many as it takes
tournament-fill = If the numbers do not come out
tournament-fill-choice-smaller = smaller tables
tournament-fill-choice-bots = bots fill up
tournament-fill-choice-byes = some sit out
tournament-level = Level of the bots
tournament-pause-before = Pause before a round
tournament-pause-none = none
tournament-minutes = { $number } minutes
tournament-options = Rules
tournament-listed = Everybody sees it in the list
tournament-rated-check = Rated: for accounts only, without bots
tournament-make = Open the tournament
