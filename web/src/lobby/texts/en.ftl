# The lobby: the front door, a new table, the waiting room.

home-tag = Two board games of peoples on the move, on beautiful maps
home-players = { $least }–{ $most } players
home-best = best with { $least }–{ $most }
home-minutes = { $number } min
home-play-now = Play now
home-against-bots = against bots
home-make-table = Make a table
home-my-games = My games
home-my-none = Games you join will be listed here.
home-join = Join by link
home-join-paste = Paste a link or a code
home-join-nothing = That is neither a link to a table nor its code.
home-do-join = Join
home-open-tables = Open tables
home-open-none = No open table now. Make one, and others will find it here.
home-new = New table
home-sit = Sit down
home-wait = { $number ->
    [one] 1 waits for you
   *[other] { $number } wait for you
}
home-your-turn = Your turn
home-watch = Watch
home-play = Play
home-status-open = waiting for players
home-status-playing = being played
home-status-over = over
home-tour-attila = Learn in five turns
home-tour-invasions = Learn on a first voyage
home-door-attila = Six peoples move into the Roman Empire, and nobody owns them.
home-door-invasions = Longships, trade, raids and settlements around Europe.
home-games = The games
home-licences = Fonts, map data and licences

new-title = A new table
new-name = Your name
new-seats = Players
new-seat = Seat { $number }
new-kind-human = You
new-kind-open = Open: whoever has the link
new-kind-hot-seat = At this device
new-player = Name
new-options = Options
new-listed = List the table in the lobby
new-hints = Hints allowed
new-rated = Rated
new-rated-note = Rated: only people with accounts, and a clock. No hints, nothing taken back that others would have to allow, no bot for a while. Who leaves his seat to a bot or runs out of time counts as last; the others are rated as they placed.
new-create = Make the table
new-bot-random = Bot: random
new-bot-novice = Bot: novice
new-bot-greedy = Bot: greedy
new-bot-steady = Bot: steady
new-bot-strong = Bot: strong
new-game = Game
new-rating = strength { $number }

waiting-title = Waiting for players
waiting-link = Send this link to your friends
waiting-copy = Copy
waiting-copied = Copied
waiting-start = Start the game
waiting-host = The host starts the game once every seat is taken.
waiting-open = open
waiting-take = Sit here
waiting-for = Waiting for { $name }
waiting-kept = Your seat is kept
waiting-take-kept = Take your seat
waiting-again = The game begins by itself when everybody has come.
waiting-name-first = First say what you are called.
waiting-make-bot = Put a bot here
waiting-make-open = Open the seat
waiting-leave = Leave the table
waiting-commit = All chance of this game follows from a secret whose fingerprint is
waiting-here-only = This link works on this machine only. To let others in your network join, start the server with
