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
sagas-open = Open sagas
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

## The voyage

voyage = Your voyage
voyage-over = The game is over
voyage-waiting = { $name } is on turn
voyage-waiting-text = Ship: { $place }. { $days ->
    [0] No day is left.
    [one] 1 day is left.
   *[other] { $days } days are left.
}
voyage-lose = { $number ->
    [one] Lose a piece
   *[other] Lose { $number } pieces
}
voyage-lose-text = The weather takes it. Tap what goes; without a viking the ship is lost.
voyage-wind = Turn the wind?
voyage-wind-text = It points { $direction }: a fair day more there, one less on the other side.
voyage-dice = Contested: { $place }
voyage-dice-text = With how many dice? Each that fails costs a viking.
voyage-raid = Raid on { $place }
voyage-raid-text = { $lost ->
    [one] 1 viking is lost.
   *[other] { $lost } vikings are lost.
} Roll on or stop?
voyage-place = Settle { $place }?
voyage-place-text = Only one viking is left: to settle means to give up the ship.
voyage-trade = Trade in { $place }
voyage-trade-text = Which goods?
voyage-winter-sure = Winter?
voyage-winter-back = Put back: { $pieces }. One viking stays on board, the turn ends.
voyage-winter-none = One viking stays on board, the turn ends.
voyage-plan = { $days ->
    [0] No day
    [one] 1 day
   *[other] { $days } days
}, { $losses ->
    [0] no loss.
    [one] 1 loss.
   *[other] { $losses } losses.
}
voyage-plan-turns = It takes { $turns } turns.
voyage-plan-lost = The ship would not survive it.
voyage-wintering = Wintering zone
voyage-wintering-text = Load pieces, a day each, then put out: that takes no day.
voyage-wintering-crew = Load a viking first: without one no ship puts out.
voyage-home = { $days ->
    [0] No day is left.
    [one] 1 day is left: draw a rune, or sail.
   *[other] { $days } days are left: draw runes, or pick a place to sail to.
}
voyage-port = One mission here a turn, it takes no day. { $days ->
    [0] No day is left.
    [one] 1 day is left.
   *[other] { $days } days are left.
}
voyage-port-done = The mission here is done. { $days ->
    [0] No day is left.
    [one] 1 day is left: sail on.
   *[other] { $days } days are left: pick a place to sail to.
}
voyage-sea = { $days ->
    [0] No day is left.
    [one] 1 day is left: pick a place to sail to.
   *[other] { $days } days are left: pick a place to sail to.
}
voyage-ask-place = Pick a lit place on the map.
voyage-ask-on = Stay there, or pick the next lit place.
voyage-ask-seat = Which jarl?
voyage-ask-piece = Which goods?
voyage-ask-direction = Where shall the wind point?
voyage-do-sail = Sail, step by step
voyage-do-sail-all = Sail all
voyage-do-other = Other route
voyage-do-clear = Clear
voyage-do-draw = Draw a rune, 1 day
voyage-do-launch = Put out: { $place }
voyage-do-trade = Trade: +{ $points }
voyage-do-trade-piece = { $piece }: +{ $points }
voyage-do-trade-which = Trade …
voyage-do-raid = Raid: { $chance } %
voyage-do-settle = Settle: { $chance } %
voyage-do-winter = Winter
voyage-do-end = End turn
voyage-do-stay = Stay: { $place }
voyage-do-choose = Choose it
voyage-do-cancel = Cancel
voyage-do-not = Not now

days = The { $number } days of the turn
days-day = Day { $number }
days-load = load
days-rune = rune
days-lose = lose { $number }
days-named-load = loading
days-named-rune = a rune drawn
days-named-sail = sailed
days-named-plan = planned
days-named-free = free
days-weather = { $zone }, day { $sailed } at sea, { $fair } are fair

odds = Odds
odds-success = success
odds-lost = lost on average
odds-chance = { $chance } %
odds-points = +{ $points } VP
odds-trade = Trade { $piece }
odds-raid = { $dice ->
    [one] 1 die, above { $value }
   *[other] Up to { $dice } dice, one above { $value }
}
odds-settle = { $dice ->
    [one] 1 die, above { $value }
   *[other] { $dice } dice, one above { $value }
}
odds-with = with { $runes }
odds-treasure = Treasure: { $least } to { $most } VP.
odds-settlement = A settlement here: { $points } VP at the end.
odds-saga = Success completes “{ $saga }”.
odds-nothing = Nothing can be done here.

combat-title-raid = Raid on { $place }
combat-title-settle = Settling { $place }
combat-about-raid = Dice are thrown one by one. One above the value takes the town; every other one costs a viking.
combat-about-settle = The dice are thrown together. One above the value is enough; every other one costs a viking.
combat-goods-there = There are goods in the port: its { $value } counts as { $worth }.
combat-above = above { $value }
combat-town = The town falls. Treasure: { $points } VP.
combat-settled = The settlement stands.
combat-drove-out = { $name } is driven out, the settlement is yours.
combat-failed = It has failed.
combat-stopped = The raid was stopped.
combat-declined = The last viking stays on board.
combat-again = The town holds out.
combat-last-viking = Success, and one viking is left: let it settle and give up the ship, or keep it on board?
combat-lost = { $number ->
    [one] 1 viking is lost.
   *[other] { $number } vikings are lost.
}
combat-saga = Saga won: “{ $saga }”{ $points ->
    [0] .
   *[other] , { $points } VP.
}
combat-abandoned = No viking is left: the ship is abandoned, the turn is over.
combat-do-raid = Throw the first die
combat-do-raid-on = Roll on
combat-do-stop = Stop
combat-do-dice = { $dice ->
    [one] Throw 1 die
   *[other] Throw { $dice } dice
}
combat-do-rune = Play { $rune }
combat-do-place = Settle, give up the ship
combat-do-decline = Keep the viking
combat-do-on = Go on

days-of = day { $number } of 7
odds-port = { $place }, value { $value }
key-rune = play a rune
key-sail = sail a step, sail all the way
key-other = another route
key-mission = trade, raid (attack), settle
key-draw = draw a rune
key-end = winter, end the turn
key-ship = show my ship
tab-voyage = Voyage
tab-sagas = Sagas
tab-jarls = Jarls

## The map

sea-independent = independent
sea-letter-east = E
sea-letter-north = N
sea-letter-south = S
sea-letter-west = W
sea-map = The world of the northmen
sea-needed = needed for “{ $saga }”
sea-open = open
sea-reach = { $days ->
    [one] 1 day away
   *[other] { $days } days away
}{ $losses ->
    [0] { "" }
    [one] , 1 loss
   *[other] , { $losses } losses
}
sea-settlement = settlement of { $name }
sea-ship = ship of { $name }
sea-ship-own = your ship
sea-town-large = large town
sea-town-small = small town
sea-value = value { $value }
sea-wind = Wind { $direction }: { $days }
sea-wintering = Wintering
sea-zone = zone { $zone }, { $number ->
    [one] 1 fair day
   *[other] { $number } fair days
}

## The first-voyage tour

guide-sea-fair = Fair days
guide-sea-fair-text = Every zone has its fair days, more where the wind blows. Sail longer than that in one turn, and pieces are lost. The day track counts along.
guide-sea-finish = You know the sea
guide-sea-finish-text = You have seen all of it. Most VP win. Rules and keys stay at hand: R and ?.
guide-sea-goods = Something to trade
guide-sea-goods-text = Vikings fight and settle, goods are traded. Take one or two goods along; those in demand bring 2 VP more.
guide-sea-home = Where to?
guide-sea-home-text = Here you may draw runes, a day each. Then pick a port on the map: days, weather and losses are shown before you sail. Flags mark what the sagas need.
guide-sea-later = Five turns, well done
guide-sea-later-text = Play on. The tour comes back once for everything you have not done yet.
guide-sea-launch = Put out
guide-sea-launch-text = With a viking on board you may put out to one of the three home ports, without a day. Norway lies near Scotland, Denmark near England and Germany, Sweden opens the east.
guide-sea-load = Load your ship
guide-sea-load-text = A turn has seven days. Here in the wintering zone every piece you load takes one: tap a viking or carry it into the hold. Four days of loading leave three for sailing.
guide-sea-lose = Bad weather
guide-sea-lose-text = You sailed longer than the weather allows. Tap the piece you give up. Keep a viking: a ship without one is lost.
guide-sea-place = Your last viking
guide-sea-place-text = It may settle, then the ship goes home empty. Or you keep it and sail on.
guide-sea-points = If it ended now
guide-sea-points-text = At the end settlements count their port’s value, up to three times in a settled region; the most towns 3 VP each; sagas 10 or 5 VP for each homeland. This table works it out.
guide-sea-port = One mission a port
guide-sea-port-text = Nothing more to do here this turn. Sail on, stay and end the turn, or winter: that brings the ship back from anywhere, with one viking on board.
guide-sea-raid = A town to raid
guide-sea-raid-text = Dice fall one by one, as many as you have vikings, at most three. Above the port’s value the town falls and its treasure is yours; each miss costs a viking.
guide-sea-roll = Roll on, or stop?
guide-sea-roll-text = The chance of the next die is on the button. Stop in time if you need the vikings for something else.
guide-sea-route = Your voyage, day by day
guide-sea-route-text = Purple days are fair, red ones cost. Another click on the same place gives another way. Sail step by step: you can stop wherever you like.
guide-sea-rune = Runes in hand
guide-sea-rune-text = Gold cards can be played now, without a day. A rune you do not need may be discarded: either way you may then turn the wind.
guide-sea-saga = Three open sagas
guide-sea-saga-text = Whose mission completes one, wins it, whoever did the rest. A port still needed has a flag here and on the map.
guide-sea-settle = Found a settlement
guide-sea-settle-text = Choose how many vikings try it: their dice fall together. One above the value is enough; every die that is not costs a viking. Settlements count at the end.
guide-sea-trade = Trade here
guide-sea-trade-text = Put a goods token into the port and gain its value at once. Each kind only once in a region.
guide-sea-wind = The wind turns
guide-sea-wind-text = One more fair day where it points, one less opposite. Turn it for your next voyage, or against the others.
guide-sea-winter = No day left
guide-sea-winter-text = End the turn and stay where you are, or winter: the ship comes back from anywhere with one viking, all else leaves the hold. Then load anew.
guide-topic-load = Loading
guide-topic-raid = Raiding
guide-topic-rune = Runes
guide-topic-sail = Sailing
guide-topic-settle = Settling
guide-topic-trade = Trading
guide-topic-winter = Wintering
