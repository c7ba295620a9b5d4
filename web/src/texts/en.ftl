# The page. Names, refusals and the log come from the game's own texts.

home = Barbaricum, home
rules = Rules
rules-search = Search the rules
language = Language
theme-light = Light colours
theme-dark = Dark colours
sound-on = Turn sound on
sound-off = Turn sound off
link-live = live
link-lost = connection lost
link-connecting = connecting
close = Close
keys = Keys
points = Points
all = all
tabs = Views
tab-play = Play
tab-tracks = Tracks
tab-players = Players
tab-log = Log
tab-chat = Chat
log = What happened
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send

## Pieces

card-nth = (card { $number })
card-back = A card, face down
count-franks = { $number ->
    [one] 1 Frank
   *[other] { $number } Franks
}
count-huns = { $number ->
    [one] 1 Hun
   *[other] { $number } Huns
}
count-goths = { $number ->
    [one] 1 Goth
   *[other] { $number } Goths
}
count-saxons = { $number ->
    [one] 1 Saxon
   *[other] { $number } Saxons
}
count-teutons = { $number ->
    [one] 1 Teuton
   *[other] { $number } Teutons
}
count-vandals = { $number ->
    [one] 1 Vandal
   *[other] { $number } Vandals
}
your-hand = Your hand
hand-empty = Your hand is empty.
your-tiles = Your tiles
tiles = Tiles
tile-double = Double
tile-exchange = Exchange
tile-influence = Influence
tile-letter-double = D
tile-letter-exchange = E
tile-letter-influence = I
tile-ready = ready
tile-picked = chosen
tile-used = used
tile-later = after your card
tile-not-now = not now

## The map

map-label = Map of 25 provinces
province-northern = northern
province-empty = empty
province-pacified = pacified
province-at-war = at war
province-open = open
province-open-war = open, war if you place
sheet-height = Height of the sheet, { $number } of { $of }
mini-map = The whole board: tap where to look
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Whole board

## The rail

players = Players
guest-name = Guest
seat-you = you
seat-bot = bot
seat-here = here
seat-away = away
cards-in-hand = cards in hand
cards-number = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
influence-board = Influence
supply-left = { $number } left
track-ends = ends it
track-advance = Advance on the track of the { $people }
if-scored-now = If scored now
tokens-provinces-points = tokens / provinces, points
centuries = Centuries and peace tiles
century-name = { $century }th century
century-described = { $century }th century: { $left } of { $of } peace tiles left, influence { $rate }
tiles-left-of = { $left } of { $of } left
tiles-none = no peace tile left

## The bar

table-title = { $name }’s table
table-of = { $number } players
head-yours = Your turn
head-other = { $name }’s turn
head-over = The game is over

## The prompt

prompt = What to do
steps = Steps of the turn
step-card = Card
step-province = Province
step-influence = Influence / token
step-end = End
prompt-over = The game is over
prompt-waiting = { $name } is on turn
prompt-waiting-card = { $name } chooses a card and a province.
prompt-waiting-influence = { $name } takes influence or places a second token.
prompt-waiting-war = { $name } is at war.
prompt-waiting-score = A scoring is due.
prompt-waiting-end = { $name } may still use a tile.
prompt-waiting-first = The first player is drawn.
prompt-waiting-deal = Cards are dealt.
prompt-waiting-refill = Cards are drawn.
prompt-waiting-exchange = Cards are drawn.
prompt-war-waiting = War in { $province }
prompt-war-waiting-text = { $name } decides on cards.
prompt-card = Play a card
prompt-card-of-two = Play card { $number } of 2
prompt-card-text = Pick one of your cards: a token of its people goes onto the map.
prompt-skip = No card can be played
prompt-skip-text = Skip, or use an action tile.
prompt-place = Place a { $people ->
    [franks] Frank
    [huns] Hun
    [goths] Goth
    [saxons] Saxon
    [teutons] Teuton
   *[vandals] Vandal
}
prompt-place-second = Place a second { $people ->
    [franks] Frank
    [huns] Hun
    [goths] Goth
    [saxons] Saxon
    [teutons] Teuton
   *[vandals] Vandal
}
prompt-open = { $number ->
    [one] One province is open.
   *[other] { $number } provinces are open.
}
prompt-wars = It would be war in:
prompt-influence = Influence, or a second token?
prompt-influence-text = Your cube of the { $people } goes from { $from } to { $to }, or a second token comes onto the map.
prompt-exchange = Exchange cards
prompt-exchange-text = Pick the cards you lay aside; you draw as many new ones.
prompt-tracks = Advance your cubes
prompt-tracks-text = Pick a track twice for 2 spaces, or two tracks for 1 space each.
prompt-score = A scoring is due
prompt-score-text = All six peoples are scored now. Before that you may use your Influence tile.
prompt-end = End your turn?
prompt-end-text = You may still use one action tile. Then your hand is refilled.
prompt-end-called-text = The end is called: this is the last turn, then comes the final scoring.
prompt-war = War in { $province }
prompt-war-text = Lay cards for peoples in the province, or none. The weakest leave.
do-influence = Influence +{ $spaces }
do-second = Second token
do-forgo = Neither
do-undo = Undo
do-ask-undo = Ask to undo
do-end = End
do-score = Score
do-skip = Skip
do-cancel = Cancel
do-war = Lay cards
do-exchange = { $number ->
    [0] Lay cards aside
    [one] Lay 1 card aside
   *[other] Lay { $number } cards aside
}
do-tracks = Advance
tip-war = { $province }: war here
tip-war-text = Your { $people ->
    [franks] Frank
    [huns] Hun
    [goths] Goth
    [saxons] Saxon
    [teutons] Teuton
   *[vandals] Vandal
} would be the fifth token
tip-war-leave = Before cards: { $peoples } leave.
tip-war-scoring = Last peace tile of the century, so all peoples score
tip-not = Not { $province }

## War

war-in = War in { $province }
war-fifth = { $name } placed the fifth token.
war-each-once = Each player decides once, in turn order.
war-laid = Cards laid, face down
war-laid-open = Cards laid
war-laid-number = { $number } laid
war-your-choice = your choice
war-decides-later = still to decide
war-no-card = no card
war-passed = lays nothing
war-only-present = Only peoples present may be laid.
war-lay = lay
war-chosen = chosen
war-leaves-now = leaves now
war-stays-now = stays now
war-range = range { $least } to { $most }
war-if-nothing = If nothing is added:
war-would-leave = { $peoples } leave with { $force }.
war-still-open = Still open:
war-hidden = { $hidden ->
    [0] no hidden card
    [one] 1 hidden card
   *[other] { $hidden } hidden cards
}, up to { $open } from players who have not decided.
war-do-lay = { $number ->
    [0] Lay cards
    [one] Lay 1 card
   *[other] Lay { $number } cards
}
war-do-nothing = Lay nothing
war-do-clear = Clear
war-over = War in { $province }: the outcome
war-left = leaves
war-stayed = stays
war-revealed = Cards revealed
war-nobody-laid = Nobody laid a card.
war-people-left = { $tokens } back to the supply.
war-now-pacified = { $province } is closed for the rest of the game.

## Scoring and end

scoring-of = Scoring the { $century }th century
scoring-final = Final scoring
scoring-progress = People by people: { $people }, { $number } of { $of }.
scoring-done = All peoples are scored.
scoring-tokens = tokens
scoring-provinces = provinces
scoring-gains = { $name } { $points }
scoring-stand = { $tokens } in { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
}:
scoring-next = Next: { $people }
scoring-back = Back
scoring-all = Show all
scoring-close = Go on
end-won = { $number ->
    [one] { $names } wins
   *[other] { $names } win
}
end-place = Place
end-player = Player
end-final = end
end-chart = Points over time
end-look = Look at the board
end-rematch = Play again
end-record = Download the record
end-home = Home

## Several at one device, undo

curtain = { $name } is next
curtain-text = Give the device to { $name }. Nobody else should look.
curtain-open = I am { $name }
undo-asked = { $name } asks to take the last decision back.
undo-waiting = Waiting for { $names } to agree.
undo-agree = Agree
undo-refuse = Refuse
undo-withdraw = Withdraw

## Keys

key-region = next part of the screen
key-card = pick a card
key-arrows = on the map: to the neighbour in that direction
key-enter = place, choose
key-next = next, previous lit province
key-war = next province with a warning
key-step = influence, second token, end
key-tiles = tiles: Double, Exchange, Influence
key-undo = undo
key-zoom = zoom, whole board
key-panels = log, chat, rules
key-help = keys; close or unpick

## Home and lobby

home-tag = A board game of peoples on the move, on a beautiful map
home-players = 2–5 players
home-minutes = 45 min
home-no-account = one click, no account
home-play-now = Play now
home-against-bots = against bots
home-make-table = Make a table
home-my-games = My games
home-my-none = Games you join will be listed here.
home-join = Join by link
home-join-paste = Paste a link or a code
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
new-title = A new table
new-name = Your name
new-seats = Players
new-seat = Seat { $number }
new-kind-human = You
new-kind-open = Open: whoever has the link
new-kind-hot-seat = At this device
new-bot-random = Bot: random
new-bot-greedy = Bot: greedy
new-player = Name
new-options = Options
new-listed = List the table in the lobby
new-create = Make the table
option-first = Who begins (A2.2).
option-war_cards = Whether cards laid in a war lie face down until all have decided (A4.2).
option-two_player_gap = The second scores only if this close to the leader (A8.3).
option-final_scoring = Whether one more scoring ends the game (A7.3).
option-influence_tile = At any time, or only after a card’s first token (A6.4).
waiting-title = Waiting for players
waiting-link = Send this link to your friends
waiting-copy = Copy
waiting-copied = Copied
waiting-start = Start the game
waiting-host = The host starts the game once every seat is taken.
waiting-open = open
waiting-take = Sit here
waiting-make-bot = Put a bot here
waiting-make-open = Open the seat
waiting-leave = Leave the table
waiting-commit = All chance of this game follows from a secret whose fingerprint is
table-missing = There is no such table.
table-loading = Setting the table…

## The table's menu

menu = The table
menu-link = Link for friends and onlookers
menu-own = Your personal link
menu-own-text = With it you play on from another device. A new one shuts the old one.
menu-own-make = Make a personal link
menu-own-revoke = Revoke it
menu-bots = Bots that stand in
menu-bot-in = Let a bot play
menu-bot-back = Play again myself
menu-bot-plays = a bot plays
menu-chance = Chance
menu-fair = Check the chance of this game
home-licences = Fonts, map data and licences
home-tour = Learn in five turns
