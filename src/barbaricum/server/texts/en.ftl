# The server. The sentences of errors are word for word those of refusals.py.

error-unknown-table = There is no such table.
error-unknown-seat = There is no seat { $seat } at this table.
error-unknown-link = This link is not valid any more.
error-not-at-table = You are not at this table.
error-not-your-seat = Seat { $seat } is not yours.
error-not-the-host = Only the host of the table can do that.
error-other-origin = This page belongs to another site.
error-unknown-host = This server is not called “{ $host }”. Whoever runs it can add: --name { $host }
error-folder-taken = Another server keeps the tables in { $folder } already; it is at { $address }.
error-too-fast = That was too much at once. Wait a little.
error-seat-taken = Seat { $seat } is taken.
error-seats-open = There are still open seats.
error-already-started = The game has already begun.
error-not-started = The game has not begun yet.
error-game-over = The game is over.
error-game-not-over = The game is not over yet.
error-empty-name = A name needs at least one visible character.
error-empty-message = A message needs at least one visible character.
error-nothing-to-undo = There is no decision to take back.
error-question-pending = Another question has to be answered first.
error-no-question = Nobody asks to take something back.
error-seat-present = Whoever sits in seat { $seat } is here.
error-no-standin = No bot plays for seat { $seat }.
error-bot-plays = A bot plays for this seat; take the seat back first.
error-id-used = This command id already belongs to another command.
error-no-previews = This game shows nothing in advance.
error-unknown-preview = Nothing can be shown in advance about this: { $about }
error-bad-message = The message could not be understood: { $reason }
error-broken = Something broke here. It is not your fault.

table-waits = { $name } decides.
table-over = The game is over.
table-undone = { $name } takes the last decision back.

command-serve = play in the browser: keep tables on this machine and let others join
option-serve-host = the address to listen at (127.0.0.1: only this machine)
option-serve-port = the port to listen at (8375)
option-serve-name = a name under which the server is asked, as behind a proxy; may be given several times
option-serve-data = the folder in which the tables are kept
option-serve-think = how many seconds a bot may think at the most, up to 8 (2 at the most unless told otherwise)
option-serve-open = open the browser
error-not-a-port = “{ $text }” is not a port: 0 to 65535.
error-cannot-listen = Nobody can listen at { $host }, port { $port }: { $reason }.
error-folder-unusable = Tables cannot be kept in { $folder }: { $reason }.
serve-ready = Barbaricum is at { $address } and keeps its tables in { $file }. Ctrl-C ends it.
serve-others = Others in your network reach it at { $address }.
