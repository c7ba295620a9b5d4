# The board of Invasions. Words are those of docs/rules/glossary.md; names of pieces, zones and endings are in the game's own texts.

vp = VP

## Demand

demand = In demand
demand-more = +2 VP
demand-supply = Left in the supply

## Dice

die-hit = success
die-miss = lost
die-rolling = The die rolls
die-shows = Die: { $pips }

## End

final-all = All points
final-axe = Bloody axe
final-bars = Points by source
final-bonus = Bonus of sagas
final-denmark = Sagas of Denmark
final-ending = The game is over: { $ending }.
final-norway = Sagas of Norway
final-raid = Raids
final-rune = Runes
final-scoring = end
final-settlements = Settlements
final-source = Where the points come from
final-start = At the start
final-sweden = Sagas of Sweden
final-trade = Trade
final-vp = VP of the game

## Hold

hold = Hold
hold-aboard = On board: { $pieces }; free places: { $free }
hold-era = era
hold-filled = Hold { $number } of { $of }
hold-free = free
hold-locked = opens in era { $era }
hold-lose = Lose: { $piece }
hold-nothing = empty
hold-reserve = Reserve: { $number ->
    [one] 1 viking
   *[other] { $number } vikings
}.
hold-risk = Marked: what would go first.

## If it ended now

ended = If it ended now
ended-all = all
ended-axe = axe
ended-homelands = Homelands
ended-sagas = sagas
ended-settlements = settled
ended-vp = VP

## Jarls

jarl-hand = runes in hand
jarl-reserve = vikings in reserve
jarl-settlements = Settlements
jarl-ship = Ship
jarl-town = { $port } ({ $points })
jarl-towns = Towns taken
jarls = Jarls

## Runes

pile = Discards
pile-about = Runes face down: { $deck }. When none is left, these are shuffled into a new deck.
pile-empty = No rune has been played or discarded yet.
rune-short-berserk = +2 in combat
rune-short-calm = 2 fair days more
rune-short-contested = take a settlement
rune-short-deserters = −1 viking, +1 yours
rune-short-fire = burn goods here
rune-short-hoard = treasure again
rune-short-hold = +1 goods token
rune-short-loki = steal a rune
rune-short-needs = change the demand
rune-short-oars = 2 free steps
rune-short-pirates = steal goods
rune-short-raven = +1 on each die
rune-short-recruits = +1 viking
rune-short-sedentary = value of a port
rune-short-serpent = −2 vikings at sea
rune-short-unrest = drive out a rival
rune-short-valkyries = 2 vikings back
rune-short-wind = any wind
rune-short-wreckers = goods lost in port
runes = Runes
runes-conflict = conflict rune
runes-discard = Discard
runes-held = Runes { $number } of { $of }
runes-hidden = Hands are secret.
runes-never = not now
runes-none = No rune in hand. Draw some in a home port, a day each.
runes-not-now = cannot be played now
runes-pile = Discards: { $number }
runes-play = Play
runes-ready = can be played now
runes-wind = Either way you may then turn the wind.

## Sagas

book = Sagas won
book-about = For each homeland apart: most sagas 10 VP each, second most 5 VP each.
book-aside = Set aside
book-points = { $points } VP
book-standings = How the homelands stand
saga-done = done
saga-kind-raid = raid saga
saga-kind-settle = settlement saga
saga-kind-trade = trade saga
saga-needed = still needed
saga-town-large = { $port }, large town
saga-town-small = { $port }, small town
sagas = Sagas
sagas-deck = era { $era } · { $number } in the deck
sagas-last = last rounds · { $number } { $number ->
    [one] turn
   *[other] turns
} left
sagas-none = No saga lies open.
sagas-won = Won { $number }

## Supply

supply-load = Load, a day each
supply-load-goods = Load { $piece } ({ $number } in the supply)
supply-load-viking = Load a viking ({ $number } in reserve)

## Wind

rose = Turn the wind
rose-keep = Leave it
rose-left = Left
rose-right = Right
rose-zone = { $zone } { $number }
