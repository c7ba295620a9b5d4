# The lobby: the front door, a new table, the waiting room.

home-tag = Two board games of peoples on the move, on beautiful maps
home-players = { $least }–{ $most } players
home-best = best with { $least }–{ $most }
home-minutes = { $number } min
home-play-now = Play now
home-against-bots = against bots
home-make-table = Open a table
home-my-games = My games
home-my-none = Your games will appear here.
home-join = Join by link
home-join-paste = Paste a link or a code
home-join-nothing = That is neither a link to a table nor its code.
home-do-join = Join
home-open-tables = Open tables
home-open-none = No open tables right now. Open one, and others will find it here.
home-new = New table
home-sit = Sit down
home-wait = { $number ->
    [one] 1 player is waiting for you
   *[other] { $number } players are waiting for you
}
home-your-turn = Your turn
home-watch = Watch
home-play = Play
home-status-open = waiting for players
home-status-playing = in progress
home-status-over = over
home-tour-attila = Learn in five turns
home-tour-invasions = Learn on a first voyage
home-door-attila = Six peoples migrate into the Roman Empire, and none of them belongs to a player.
home-door-invasions = Longships, trade, raids and settlements around Europe.
home-games = The games
home-licences = Fonts, map data and licences

new-title = A new table
new-name = Your name
new-seats = Players
new-seat = Seat { $number }
new-kind-human = You
new-kind-open = Open: anyone with the link
new-kind-hot-seat = On this device
new-player = Name
new-options = Options
new-listed = List the table in the lobby
new-hints = Hints allowed
new-rated = Rated
new-rated-note = Rated games are for people with accounts and are played with a clock. There are no hints, no undo that needs the others’ consent and no stand-in bots. Players who leave their seat to a bot or run out of time count as last; the others are rated by their places.
new-create = Open the table
new-bot-random = Bot: random
new-bot-novice = Bot: easy
new-bot-greedy = Bot: medium
new-bot-steady = Bot: hard
new-bot-strong = Bot: expert
new-game = Game
new-rating = strength { $number }

waiting-title = Waiting for players
waiting-link = Send this link to your friends
waiting-copy = Copy
waiting-copied = Copied
waiting-start = Start the game
waiting-host = The host starts the game once all seats are taken.
waiting-open = open
waiting-full = All seats are taken. When the game begins you can watch it here.
waiting-take = Sit here
waiting-for = Waiting for { $name }
waiting-kept = Your seat is kept
waiting-take-kept = Take your seat
waiting-again = The game begins by itself when everybody has come.
waiting-name-first = Enter your name first.
waiting-make-bot = Put a bot here
waiting-make-open = Open the seat
waiting-leave = Leave the table
waiting-commit = All randomness in this game comes from a secret chosen beforehand. Its fingerprint is
waiting-here-only = This link works on this machine only. To let others on your network join, start the server with
