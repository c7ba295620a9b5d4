# The page. Names, refusals and the log come from the game's own texts.

home = Barbaricum, home
rules = Rules
rules-search = Search the rules
rules-game = Game
rules-marks = The printed game was never documented in full, so much of the map and many cards of Invasions are reconstructed. Each entry says where it comes from.
rules-mark-found = found
rules-mark-partly = partly found
rules-mark-ours = reconstructed
rules-nothing = Nothing found. Try fewer words.
language = Language
theme-light = Light colours
theme-dark = Dark colours
sound-on = Turn sound on
sound-off = Turn sound off
link-live = live
link-lost = connection lost
link-connecting = connecting
link-unsent = No connection. Your choice is kept and sent when it is back.
unreached = The server cannot be reached. Try again in a moment.
bell = { $number ->
    [0] Notifications
    [one] Notifications, { $number } new
   *[other] Notifications, { $number } new
}
label = { $label }:
labelled = { $label }: { $text }
close = Close
keys = Keys
points = Points
all = all
tabs = Views
tab-play = Play
tab-log = Log
tab-chat = Chat
tab-since = Since my turn
since-none = Nobody has moved since your turn.
since-play = Play
since-pause = Pause
since-back = Back
since-next = Next
since-skip = Skip
since-of = { $number } of { $of }:
log = Game log
chat = Chat
chat-empty = Nobody has said anything yet.
chat-hidden = Only those at the table see what is said.
chat-say = Say something
chat-send = Send

## The map

sheet-height = Height of the sheet, { $number } of { $of }
mini-map = The whole board: tap where you want to look
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Whole board
map-beyond = { $number ->
    [one] { $number } open place lies out of sight that way
   *[other] { $number } open places lie out of sight that way
}
tip-not = Not { $place }

## The rail

players = Players
guest-name = Guest
seat-you = you
seat-bot = bot
level-random = random
level-novice = easy
level-greedy = medium
level-steady = hard
level-strong = expert
seat-here = here
seat-away = away

## The bar

table-title = { $name }’s table
table-of = { $number } players
head-yours = Your turn
head-other = { $name }’s turn
head-over = The game is over

## The prompt

prompt = What to do
steps = Steps of the turn
do-undo = Undo
do-ask-undo = Ask to undo
do-hint = Hint
do-cancel = Cancel

## Scoring and end

end-won = { $number ->
    [one] { $names } wins
   *[other] { $names } win
}
end-place = Place
end-player = Player
end-chart = Points over time
end-look = Look at the board
end-result = Result
end-rematch = Play again
end-again = Watch again
end-analyse = Analyse the game
menu-look-back = Review the moves
study = Study
study-of = Go to the original game
study-note = A study continues from a position of a finished game. It does not count.
end-record = Download the record
end-home = Home

## Several at one device, undo

curtain = { $name } is next
curtain-text = Hand the device to { $name }. Nobody else should look.
curtain-open = I am { $name }
undo-asked = { $name } asks to take back the last decision.
undo-waiting = Waiting for { $names } to agree.
undo-agree = Agree
undo-refuse = Refuse
undo-withdraw = Withdraw
undo-chance = Undo; dice thrown and cards drawn since then fall anew
undo-chance-done = Dice and draws were taken back and will fall anew.
onlooker = Onlooker
onlooker-told = You watch this game and see what everybody sees.

## Keys

cap-enter = Enter
cap-shift = Shift
cap-ctrl = Ctrl
cap-space = Space
cap-home = Home
cap-end = End
cap-esc = Esc
key-region = next part of the screen
key-arrows = on the map: to the neighbour in that direction
key-enter = place, choose
key-next = next, previous highlighted place
key-undo = undo
key-hint = hint
key-since = what happened since your turn; any key skips it
key-game = the next game that waits for you
key-zoom = zoom, whole board
key-panels = log, chat, rules
key-help = keys; close or unpick

## Coming to a table

table-missing = There is no such table.
nowhere = There is nothing here
nowhere-text = Barbaricum has no page at this address. Perhaps a part of the link is missing.
table-loading = Opening the table…

## The table's menu

menu = The table
menu-link = Link for friends and onlookers
menu-own = Your personal link
menu-own-text = Lets you continue on another device. Making a new link disables the old one.
menu-own-make = Make a personal link
menu-own-revoke = Disable it
menu-bots = Stand-in bots
menu-bot-in = Let a bot play
menu-bot-back = Take the seat back
menu-bot-plays = a bot plays
menu-chance = Fairness
menu-fair = Check the dice and draws of this game

## Hints

hint-title = What you could do
hint-thinking = Looking for the best actions…
hint-worth = { $chance } % to win
hint-do = Do this
hint-others = Other hints
hint-close = Close the hints
hints-on = Hints are allowed at this table.
hints-off = No hints at this table: the host does not allow them.

me-account = Account
me-sign-in = Sign in
me-waiting = waiting for your answer
chat-about = Report or block { $name }
tournament = Tournament
tournament-to = Go to the tournament
tournaments = Tournaments
