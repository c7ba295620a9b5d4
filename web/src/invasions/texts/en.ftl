# The board of Invasions. Words are those of docs/rules/glossary.md; names of pieces, zones and endings are in the game's own texts.

vp = VP

## Demand

demand = In demand
demand-more = +2 VP
demand-supply = Left in the supply

## Dice

die-hit = success
die-miss = miss
die-rolling = Rolling the die
die-shows = Die: { $pips }

## End

final-all = All points
final-axe = Bloody axe
final-bars = Points by source
final-bonus = Saga bonuses
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
hold-rooms = Places in the hold: { $first } in era I, { $second } in era II, { $third } in era III
hold-reserve = Reserve: { $number ->
    [one] 1 viking
   *[other] { $number } vikings
}.
hold-risk = Marked: the first pieces you would lose.

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
pile-about = Runes left face down: { $deck }. When none is left, the discards are shuffled into a new deck.
pile-empty = No rune has been played or discarded yet.
rune-short-berserk = +2 in combat
rune-short-calm = 2 more fair days
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
runes-none = You have no runes. Draw some in a home port, one a day.
runes-not-now = cannot be played now
runes-pile = Discards: { $number }
runes-play = Play
runes-ready = can be played now
runes-wind = In both cases you may then turn the wind.

## Sagas

book = Sagas won
book-about = Counted for each homeland: the jarl with the most sagas gets 10 VP for each, the second 5 VP for each.
book-aside = Set aside
book-points = { $points } VP
book-standings = Standing of the homelands
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
sagas-none = There are no open sagas.
sagas-open = Open sagas
sagas-won = Won { $number }

## Supply

supply-load = Load, one day each
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
voyage-waiting = { $name }’s turn
voyage-waiting-text = Ship: { $place }. { $days ->
    [0] No days left.
    [one] 1 day left.
   *[other] { $days } days left.
}
voyage-lose = { $number ->
    [one] Lose a piece
   *[other] Lose { $number } pieces
}
voyage-lose-text = Bad weather takes part of your cargo. Tap what you give up; without a viking the ship is lost.
voyage-wind = Turn the wind?
voyage-wind-text = It points { $direction }: one more fair day there, one fewer on the opposite side.
voyage-dice = Contested settlement: { $place }
voyage-dice-text = How many dice? Each miss costs a viking.
voyage-raid = Raid on { $place }
voyage-raid-text = { $lost ->
    [0] No viking lost.
    [one] 1 viking lost.
   *[other] { $lost } vikings lost.
} Throw again or stop?
voyage-place = Settle { $place }?
voyage-place-text = Only one viking is left: if it settles, you give up the ship.
voyage-trade = Trade in { $place }
voyage-trade-text = Which goods?
voyage-winter-sure = Winter?
voyage-winter-back = Returned: { $pieces }. One viking stays on board and your turn ends.
voyage-winter-none = One viking stays on board and your turn ends.
voyage-plan = { $days ->
    [0] No days
    [one] 1 day
   *[other] { $days } days
}, { $losses ->
    [0] no losses.
    [one] 1 loss.
   *[other] { $losses } losses.
}
voyage-plan-turns = It takes { $turns } turns.
voyage-plan-lost = The ship would not survive.
voyage-wintering = Wintering zone
voyage-wintering-text = Loading costs a day per piece; setting sail is free.
voyage-wintering-crew = You need a viking on board to set sail.
voyage-home = { $days ->
    [0] No days left.
    [one] 1 day left: draw a rune, or sail.
   *[other] { $days } days left: draw runes, or pick a place to sail to.
}
voyage-port = One mission here per turn; it costs no day. { $days ->
    [0] No days left.
    [one] 1 day left.
   *[other] { $days } days left.
}
voyage-port-done = Your mission here is done. { $days ->
    [0] No days left.
    [one] 1 day left: sail on.
   *[other] { $days } days left: pick a place to sail to.
}
voyage-sea = { $days ->
    [0] No days left.
    [one] 1 day left: pick a place to sail to.
   *[other] { $days } days left: pick a place to sail to.
}
voyage-ask-place = Pick a highlighted place on the board.
voyage-ask-on = Stay there, or pick the next highlighted place.
voyage-ask-seat = Which jarl?
voyage-ask-piece = Which goods?
voyage-ask-direction = Where should the wind point?
voyage-do-sail = Sail, step by step
voyage-do-sail-all = Sail all the way
voyage-do-other = Other route
voyage-do-clear = Clear
voyage-do-draw = Draw a rune, 1 day
voyage-do-launch = Set sail: { $place }
voyage-do-trade = Trade: +{ $points }
voyage-do-trade-piece = { $piece }: +{ $points }
voyage-do-trade-which = Trade…
voyage-do-raid = Raid: { $chance } %
voyage-do-settle = Settle: { $chance } %
voyage-do-winter = Winter
voyage-do-end = End turn
voyage-do-stay = Stay: { $place }
voyage-do-choose = Choose
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
days-weather = { $zone }: day { $sailed } at sea, { $fair } fair

odds = Odds
odds-success = success
odds-lost = average loss
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
odds-saga = A success completes “{ $saga }”.
odds-nothing = There is nothing to do here.

combat-title-raid = Raid on { $place }
combat-title-settle = Settling { $place }
combat-about-raid = Dice are thrown one by one. One above the value takes the town; each of the others costs a viking.
combat-about-settle = The dice are thrown together. One above the value is enough; each of the others costs a viking.
combat-goods-there = There are goods in the port, so its value of { $value } counts as { $worth }.
combat-above = above { $value }
combat-town = The town falls. Treasure: { $points } VP.
combat-settled = The settlement is founded.
combat-drove-out = { $name } is driven out and the settlement is yours.
combat-failed = The attempt failed.
combat-stopped = The raid was stopped.
combat-declined = The last viking stays on board.
combat-again = A miss. Throw again?
combat-last-viking = Success, but only one viking is left. Let it settle and give up the ship, or keep it on board?
combat-lost = { $number ->
    [one] 1 viking lost.
   *[other] { $number } vikings lost.
}
combat-saga = Saga won: “{ $saga }”{ $points ->
    [0] .
   *[other] , { $points } VP.
}
combat-abandoned = No viking is left: the ship is abandoned and the turn ends.
combat-do-raid = Throw the first die
combat-do-raid-on = Throw again
combat-do-stop = Stop
combat-do-dice = { $dice ->
    [one] Throw 1 die
   *[other] Throw { $dice } dice
}
combat-do-rune = Play { $rune }
combat-do-place = Settle and give up the ship
combat-do-decline = Keep the viking on board
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
guide-sea-fair-text = Each zone has its own number of fair days, more where the wind points. If you sail longer than that in one turn, you lose pieces. The day track keeps count.
guide-sea-finish = You know the sea
guide-sea-finish-text = You have seen all of it. The jarl with the most VP wins. Rules and keys are always at hand: R and ?.
guide-sea-goods = Something to trade
guide-sea-goods-text = Vikings fight and settle; goods are for trading. Take one or two along. Goods in demand bring 2 VP more.
guide-sea-home = Where to?
guide-sea-home-text = Here you may draw runes, one a day. Then pick a port on the board: you see days, weather and losses before you sail. Flags mark what the sagas need.
guide-sea-later = Five turns, well done
guide-sea-later-text = Play on. The tour returns once for everything you have not done yet.
guide-sea-launch = Set sail
guide-sea-launch-text = With a viking on board you may set sail to one of the three home ports at no cost. Norway lies near Scotland, Denmark near England and Germany; Sweden opens the east.
guide-sea-load = Load your ship
guide-sea-load-text = A turn has seven days. Here in the wintering zone each piece you load takes one: tap a viking or drag it into the hold. After four days of loading, three are left for sailing.
guide-sea-lose = Bad weather
guide-sea-lose-text = You sailed longer than the weather allows. Tap the piece you give up. Keep a viking: a ship without one is lost.
guide-sea-place = Your last viking
guide-sea-place-text = It may settle, and you give up the ship. Or you keep it on board and sail on.
guide-sea-points = If it ended now
guide-sea-points-text = At the end a settlement scores the value of its port, up to three times in a settled region. The most towns taken score 3 VP each, sagas 10 or 5 VP for each homeland. This table does the sums.
guide-sea-port = One mission per port
guide-sea-port-text = There is nothing more to do here this turn. Sail on, stay and end the turn, or winter: then the ship returns from wherever it is, with one viking on board.
guide-sea-raid = A town to raid
guide-sea-raid-text = Dice are thrown one by one, one for each viking, at most three. If one is above the port’s value, the town falls and its treasure is yours; each miss costs a viking.
guide-sea-roll = Throw again, or stop?
guide-sea-roll-text = The table shows the chance of the next die. Stop in time if you need the vikings for something else.
guide-sea-route = Your voyage, day by day
guide-sea-route-text = Purple days are fair, red ones cost you pieces. Click the place again for another route. Sail step by step: you can stop wherever you like.
guide-sea-rune = Runes in hand
guide-sea-rune-text = Gold cards can be played now and cost no day. You may also discard a rune you do not need. In both cases you may then turn the wind.
guide-sea-saga = Three open sagas
guide-sea-saga-text = The jarl whose mission completes a saga wins it, no matter who did the rest. A flag here and on the board marks a port that is still needed.
guide-sea-settle = Found a settlement
guide-sea-settle-text = Choose how many vikings take part: their dice are thrown together. One above the value is enough; each of the others costs a viking. Settlements score at the end.
guide-sea-trade = Trade here
guide-sea-trade-text = Put a goods token into the port and score its value at once. Each region takes each kind of goods only once.
guide-sea-wind = The wind turns
guide-sea-wind-text = The zone it points to has one more fair day, the opposite one has one fewer. Turn it to help your next voyage, or to hinder the others.
guide-sea-winter = No days left
guide-sea-winter-text = End the turn and stay where you are, or winter: the ship returns from wherever it is with one viking, and everything else leaves the hold. Next turn you load again.
guide-topic-load = Loading
guide-topic-raid = Raiding
guide-topic-rune = Runes
guide-topic-sail = Sailing
guide-topic-settle = Settling
guide-topic-trade = Trading
guide-topic-winter = Wintering
