# The terminal.

## The command line

description = The board games Attila and Invasions, every rule enforced.
epilog = “barbaricum play” starts a game of Attila against two bots, “barbaricum play invasions” one of Invasions.
usage = usage:
usage-arguments = arguments
usage-options = options
usage-command = COMMAND
usage-commands = commands
command-play = play a game at this keyboard, with others at it or against bots
command-replay = step through a recorded game
command-picture = draw a position of a record, or the whole game, as a picture
option-picture-number = after how many rows (at the end)
option-picture-output = the picture: .svg or .png of the position, .webp of the whole game
error-not-a-picture = “{ $text }” is not a picture: the name has to end in .svg, .png or .webp.
picture-made = The picture is in { $file }.
command-verify = replay a record and say where it first differs
command-rules = show the rules of a game, a chapter or one rule
command-fuzz = play many games by chance and look for faults
command-bench = measure how fast the rules are
option-help = show this help
option-lang = language: en, fr or de (else BARBARICUM_LANG, else that of the system)
option-version = show the version
option-game = the game: attila (unless told otherwise) or invasions
option-arena-game = the game: attila or invasions
option-fuzz-game = the game: attila or invasions
option-file = a recorded game
option-number = a rule or a chapter, such as A3.2 or V8
option-to = the row to go to
option-play-seats = number of players (3)
option-play-bot = bots, one name each: novice, greedy, steady, strong or random; without names: no bots
option-play-names = names of the human players
option-play-option = options of the table (rules A9, V13), such as war_cards=open
option-play-seed = any text: the same one brings the same luck
option-play-save = file to keep the game in (else one in ~/.local/state/barbaricum/games)
option-play-resume = go on with the newest unfinished game, or with that of a file

## What is refused

error-unknown-command = There is no command “{ $name }”. Known commands: { $known }.
error-unknown-argument = Not understood: { $text }. “--help” shows what is possible.
error-missing-argument = Something is missing: { $text }. “--help” shows what is needed.
error-argument-value = A value is missing after { $text }. “--help” shows what is needed.
error-not-writable = The file { $file } cannot be written: { $reason }.
error-no-folder = There is no folder { $folder }.
error-system = The operating system refuses: { $what }.
error-argument-impossible = “{ $value }” is not a possible value of { $text }.
error-argument-wrong = The value of { $text } is not possible. “--help” shows what is.
error-usage = The command line is not understood. “--help” shows what is possible.
error-unreadable = The file { $file } cannot be read: { $reason }.
error-unwritable = The file { $file } cannot be written: { $reason }. The game goes on.
error-not-text = The file { $file } is not a UTF-8 text, so it is not a record.
error-file-exists = The file { $file } already exists and is not overwritten.
error-too-many-players = { $players } players are named, but there are only { $seats } seats.
error-option-form = An option is written name=value, not “{ $text }”. Known options: { $known }.
error-not-a-number = “{ $text }” is not a whole number.
error-no-such-row = There is no row { $text }: the record’s last row is { $rows }.
error-no-such-number = There is no choice { $number }: they go from 1 to { $most }.
error-ambiguous = “{ $text }” can mean several things: { $known }. Type more letters, or the number.
error-not-understood = “{ $text }” is not a choice here. Type a number or the first letters of a choice; “help” says more.
error-undo-nothing = Nothing to undo: something has happened since your last decision.
error-undo-revealed = No undo: your last decision revealed hidden cards.
error-why-what = Why what? Type an action after it, such as “why { $example }”.
error-nothing-to-resume = There is no unfinished game in { $folder }.
error-no-hints = There are no hints in this game.
reason-eaddrinuse = another program listens there already
reason-eaddrnotavail = this machine has no such address
reason-enoent = there is no such file or folder
reason-eacces = access is not permitted
reason-eperm = access is not permitted
reason-eisdir = it is a folder
reason-enotdir = a part of the path is no folder
reason-enospc = the disk is full
reason-efbig = the file would be too large
reason-erofs = the disk is read-only
reason-enametoolong = the name is too long

## Records

verified = The record is right: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} and the result.
verified-unfinished = The record is right so far: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}, the game is not over.
difference-row-row = Row { $row } differs. Recorded: { $recorded }. Replayed: { $replayed }.
difference-draw-row = The draw of row { $row } differs. Recorded: { $recorded }. By the secret: { $replayed }.
difference-commit-end = The commitment differs. Recorded: { $recorded }. By the secret: { $replayed }.
difference-result-end = The result differs. Recorded: { $recorded }. Replayed: { $replayed }.
replay-prompt = Row { $row } of { $rows }. Enter: on, b: back, a number: there, q: quit >

## At the table

player = Player { $number }
prompt = Number or letters (help: more) >
press-enter = Press Enter >
choice-back = back
curtain = Hands are secret. Pass the keyboard to { $name }, who presses Enter >
news = What happened meanwhile
small-terminal = The game needs a window of 80 by 24 characters; this one has { $columns } by { $rows }. Make it larger and press Enter, or leave with “quit”: the game is kept.
undone = Your last decision is taken back.
saved = The game is saved in { $file }.
resume = The game is saved. Go on with:
unfinished = An unfinished game of { $game } is there, last played { $when }: { $names }.
unfinished-on = go on with it
unfinished-new = begin a new game; the other one is kept
unfinished-prompt = 1 or 2 (Enter: 1) >
hint-title = Hint
hint-line = { $number }. { $label }: { $chance } % to win. { $why } To do it, type: { $text }
hint-how = A hint knows what you know, no more.
why-legal = “{ $text }” is legal now.
why-not = { $sentence } [{ $rule }: “rules { $rule }” shows the rule]
rules-title = Rules
log-title = The game so far
help-title = Help
word-help = help
word-undo = undo
word-why = why
word-hint = hint
word-rules = rules
word-log = log
word-map = map
word-save = save
word-quit = quit
help-help = { $word }: this page
help-undo = { $word }: take back your last decision, unless it revealed something new
help-why = { $word } { $example }: why something cannot be done now
help-hint = { $word }: what a strong player might do now, and why
help-rules = { $word } { $rule }: show a rule; without a number all rules
help-log = { $word }: everything that has happened so far
help-map = { $word }: the whole map, place by place
help-save = { $word } FILE: a copy of the game (it is saved after every decision anyway)
help-quit = { $word }: leave; the game is saved and can be resumed
