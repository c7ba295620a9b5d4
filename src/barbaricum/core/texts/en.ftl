# What no single game owns.

error-unknown-game = There is no game called “{ $name }”. Known games: { $known }.
error-wrong-seats = { $game } is a game for { $least } to { $most } players, not for { $seats }.
error-options-wrong = The options of { $game } must be names with values, not { $value }.
error-unknown-option = { $game } has no option “{ $option }”. Known options: { $known }.
error-wrong-option-value = The option { $option } cannot be { $value }. Possible values: { $known }.
error-not-an-action = “{ $text }” is not an action of { $game }.
error-not-your-turn = It is not your turn.
error-stale-action = The table has moved on: it is at row { $number }, not at row { $asked }.
error-record-not-json = The record is not JSON: it breaks in line { $line }, column { $column }.
error-record-key-missing = The record has no “{ $key }”.
error-record-key-wrong = In the record, “{ $key }” must be of the kind { $wanted }.
error-record-options-refused = The table of the record cannot be: { $reason }
error-record-row-wrong = Row { $row } of the log must be a seat and a text.
error-record-row-seat = Row { $row } of the log is by seat { $found }, but it is the turn of { $expected }.
error-record-row-refused = Row { $row } of the log, “{ $text }”, is refused: { $reason }
error-record-row-late = Row { $row } of the log comes after the end of the game.
error-record-undo-nothing = Row { $row } of the log: seat { $seat } has no decision to take back.
error-unknown-version = The record needs { $what } { $found }, but only { $known } is known here.
error-pack-version = { $where }: a data pack has a version, in a text.
error-pack-provinces = { $where }: a data pack has a list of provinces, of which there are { $most } at most.
error-pack-twice = { $where }: the id “{ $name }” is used twice.
error-pack-entry = { $where }: this is no province, which is an object.
error-pack-id = { $where }: an id is lower case letters and underscores.
error-pack-name = { $where }: a province has a name.
error-pack-northern = { $where }: say true or false, whether the province is northern.
error-pack-borders = { $where }: borders are a list of ids.
error-pack-unknown = { $where }: “{ $name }” is no other province.
error-pack-one-way = { $where }: the border leads to “{ $name }”, but from there none leads back to “{ $back }”.
error-pack-no-north = { $where }: at least one province must be northern.
error-pack-out-of-reach = { $where }: “{ $name }” cannot be reached from the north.
error-unknown-bot = There is no bot called “{ $name }”. Known bots: { $known }.
error-unknown-language = There are no texts in “{ $name }”. Known languages: { $known }.
error-unknown-rule = The rules of { $game } have no number { $number }.

kind-number = number
kind-string = string
kind-object = object
kind-array = array
kind-array-of-objects = array of objects
kind-object-with-commit-secret-entropy = object with commit, secret, entropy

version-format = format
version-rules = rules
version-data = data

game-attila = Attila
game-invasions = Invasions

titled = { $title }: { $text }
