# Invasions.
# Places, regions, sagas, runes and the long names of goods stand in world.json and cards.json.

## Names

invasions-piece-viking = viking
invasions-piece-furs = furs
invasions-piece-skins = skins
invasions-piece-tusks = tusks

invasions-pieces-viking = { $number } { $number ->
    [one] viking
   *[other] vikings
}
invasions-pieces-furs = { $number } { $number ->
    [one] fur
   *[other] furs
}
invasions-pieces-skins = { $number } { $number ->
    [one] skin
   *[other] skins
}
invasions-pieces-tusks = { $number } { $number ->
    [one] tusk
   *[other] tusks
}

invasions-letter-viking = V
invasions-letter-furs = F
invasions-letter-skins = S
invasions-letter-tusks = T

invasions-size-small = small
invasions-size-large = large

invasions-wintering = wintering zone
invasions-independent = Independent ports

invasions-short-santiago = Santiago
invasions-short-anse = L'Anse aux M.

invasions-tag-england = Eng
invasions-tag-ireland = Ire
invasions-tag-isles = Isl
invasions-tag-iceland = Ice
invasions-tag-germany = Ger
invasions-tag-normandy = Nor
invasions-tag-aquitaine = Aqu
invasions-tag-galicia = Gal
invasions-tag-andalus = And
invasions-tag-provence = Pro
invasions-tag-rus = Rus

invasions-direction-north = north
invasions-direction-east = east
invasions-direction-south = south
invasions-direction-west = west

invasions-zone-north = North
invasions-zone-east = East
invasions-zone-south = South
invasions-zone-west = West

invasions-initial-north = N
invasions-initial-east = E
invasions-initial-south = S
invasions-initial-west = W

invasions-ending-last-rounds = the last rounds are over
invasions-ending-no-saga = no saga is left
invasions-ending-all-settled = all vikings are settlements

invasions-advice = Two to five jarls can play; the game is at its best with three to five (V1.5).
invasions-option = { $name }: { $value }
invasions-option-first = First jarl
invasions-option-first-why = By lot, or always the jarl in the first seat. Jarls who play later start with more VP (V2.6).
invasions-option-first-random = by lot
invasions-option-first-seat = the first seat
invasions-option-conflict-runes = Conflict runes
invasions-option-conflict-runes-why = Nine more runes against rivals, for players who like more conflict (V1.2).
invasions-option-conflict-runes-false = without
invasions-option-conflict-runes-true = with
invasions-option-sagas-per-era = Sagas of each era
invasions-option-sagas-per-era-why = How many sagas of each era are in the deck: 6 as in the rulebook, 5 or 4 for a shorter game (V2.1).
invasions-option-sagas-per-era-6 = 6
invasions-option-sagas-per-era-5 = 5
invasions-option-sagas-per-era-4 = 4

## What runes do

invasions-about = { $rune }: { $about }
invasions-about-recruits = one viking from your reserve comes on board (anywhere but in a home port)
invasions-about-contested = in a port with a rival settlement: roll as for settling; your viking takes its place
invasions-about-raven = before the dice of a raid or of settling: +1 on every die
invasions-about-berserk = before the dice: +2 on each die of a raid, or on the highest die of settling
invasions-about-needs = another kind of goods is in demand (anywhere but in a home port)
invasions-about-sedentary = gain the value of a port with a settlement of yours (not in a home port)
invasions-about-oars = one or two steps without days or weather (at sea, on a river or in a port)
invasions-about-calm = two more fair days in every zone for you this turn (not in a home port)
invasions-about-wind = the wind points where you like (anywhere but in a home port)
invasions-about-valkyries = right after a combat: up to two vikings lost in it come back on board
invasions-about-unrest = one die: above a port’s value, it removes the rival settlement there (not in a home port)
invasions-about-hold = one goods token from the supply comes on board (anywhere but in a home port)
invasions-about-wreckers = a rival ship in a port loses a goods token (not in a home port)
invasions-about-hoard = right after a raid that took a town: gain its treasure again
invasions-about-loki = one rune of a rival, by chance, comes into your hand (not in a home port)
invasions-about-serpent = a rival ship at sea or on a river loses two vikings (not in a home port)
invasions-about-pirates = a goods token of a rival ship here or one step away comes into your hold
invasions-about-deserters = a rival ship loses a viking, one of yours comes on board (not in a home port)
invasions-about-fire = in a port with goods: they go back to the supply

## Why not

invasions-refusal-over = The game is over.
invasions-refusal-first-jarl-first = The first jarl has to be drawn first.
invasions-refusal-dealing = The runes are still being dealt.
invasions-refusal-sagas-first = Sagas have to be turned up first.
invasions-refusal-card-first = The rune has to be drawn first.
invasions-refusal-loki-first = Loki takes his rune first.
invasions-refusal-losses-first = The losses have to be suffered first: { $number }.
invasions-refusal-wind-first = Turn the wind, or keep it, first.
invasions-refusal-contested-first = The dice of Contested Settlement come first.
invasions-refusal-die-first = A die has to be thrown first.
invasions-refusal-raid-first = Continue or stop the raid first.
invasions-refusal-place-first = Place or decline the settlement first.
invasions-refusal-treasure-first = The treasure of the town has to be shown first.
invasions-refusal-end-pending = You can end the turn only when nothing else has to be decided.
invasions-refusal-rune-pending = You can play a rune only when nothing else has to be decided.
invasions-refusal-winter-pending = You can winter only when nothing else has to be decided.
invasions-refusal-first-jarl-known = The first jarl is already known.
invasions-refusal-no-such-seat = There is no seat { $seat } at this table.
invasions-refusal-no-card-due = Nobody is due a rune now.
invasions-refusal-not-in-deck = { $rune } is not among the runes face down.
invasions-refusal-not-in-victims-hand = { $rune } is not in the hand Loki takes from.
invasions-refusal-no-saga-due = No saga is to be turned up now.
invasions-refusal-saga-not-on-top = { $saga } cannot be the next saga of the deck.
invasions-refusal-no-die-due = No die is to be thrown now.
invasions-refusal-no-treasure-due = No town has just fallen.
invasions-refusal-not-hidden = No town of this size hides a treasure of { $value } any more.
invasions-refusal-no-day-left = The seven days of this turn are spent.
invasions-refusal-load-not-wintering = You can load pieces only in the wintering zone.
invasions-refusal-hold-full = The hold is full: it takes { $limit } pieces in this era.
invasions-refusal-reserve-empty = No viking is left in the reserve.
invasions-refusal-supply-empty = The supply has no { $piece } left.
invasions-refusal-no-crew = You need a viking on board to leave the wintering zone.
invasions-refusal-launch-not-wintering = The ship is not in the wintering zone.
invasions-refusal-place-for-viking = Without a viking on board, the last free place is reserved for one.
invasions-refusal-draw-not-home = You can draw runes only in a home port.
invasions-refusal-hand-full = You have three runes in hand, which is the limit.
invasions-refusal-no-rune = There is no rune left to draw, face down or discarded.
invasions-refusal-sail-wintering = From the wintering zone a ship sets sail to a home port.
invasions-refusal-not-adjacent = { $place } is not one step away.
invasions-refusal-port-occupied = { $place } holds another ship.
invasions-refusal-no-loss-due = No loss is due.
invasions-refusal-not-on-board = There are no { $piece } on board to lose.
invasions-refusal-not-in-port = Missions are carried out only in a port.
invasions-refusal-mission-done = You have already carried out a mission here this turn.
invasions-refusal-not-in-hold = There are no { $piece } in the hold.
invasions-refusal-port-has-goods = { $here } already has goods.
invasions-refusal-region-has-goods = Another port of the region already has { $piece }.
invasions-refusal-no-town = { $here } has no town to raid.
invasions-refusal-no-raid = There is no raid to continue or to stop.
invasions-refusal-town-stands = The town of { $here } still stands: it cannot be settled.
invasions-refusal-port-settled = { $here } already has a settlement.
invasions-refusal-town-in-region = A town still stands in the region of { $here }.
invasions-refusal-too-many-dice = At most one die for each viking on board: { $most }.
invasions-refusal-nothing-to-place = There is no settlement to place or decline.
invasions-refusal-rune-not-in-hand = { $rune } is not in the hand.
invasions-refusal-rune-in-home-port = In a home port runes are neither played nor discarded.
invasions-refusal-no-wind-due = You can turn the wind only after playing or discarding a rune.
invasions-refusal-no-combat-ahead = Neither a raid nor settling is possible here now.
invasions-refusal-no-combat-before = This rune is played right after a combat.
invasions-refusal-out-of-reach = A ship in a home port or wintering cannot be reached.
invasions-refusal-already-wintering = The ship is already in the wintering zone.
invasions-refusal-demand-not-in-supply = The supply has no { $piece } to put on the demand space.
invasions-refusal-in-demand = { $piece } are already in demand: nothing would change.
invasions-refusal-same-wind = The wind already points there: nothing would change.
invasions-refusal-no-rival-settlement-here = The ship is not in a port with a rival settlement.
invasions-refusal-not-own-settlement = You have no settlement in { $port }.
invasions-refusal-not-rival-settlement = No rival has a settlement in { $port }.
invasions-refusal-not-afloat = The ship must be at sea, on a river or in a port.
invasions-refusal-way-back = The ship must end in a different place from where it started.
invasions-refusal-no-viking-lost = All vikings lost in that combat are already back.
invasions-refusal-no-town-taken = That combat was not a successful raid.
invasions-refusal-own-seat = This rune must name another jarl.
invasions-refusal-rival-not-in-port = The ship of that jarl is not in a port.
invasions-refusal-rival-not-at-sea = The ship of that jarl is not on a sea or river space.
invasions-refusal-rival-far = The ship of that jarl is neither here nor one step away.
invasions-refusal-rival-lacks-goods = The ship of that jarl has no { $piece } on board.
invasions-refusal-rival-hand-empty = That jarl has no runes in hand.
invasions-refusal-no-goods-here = The ship is not in a port with goods.

## Positions that cannot be

invasions-fault-not-a-snapshot = A snapshot is an object that names at least the “seats”.
invasions-fault-unknown-key = A snapshot has no key “{ $key }”.
invasions-fault-wrong-value = In the snapshot, “{ $key }” cannot be { $value }.
invasions-fault-not-by-seat = “{ $key }” must have one entry for each of the { $seats } seats.
invasions-fault-unknown-name = “{ $key }” names something unknown: { $name }.
invasions-fault-named-twice = “{ $key }” names “{ $name }” twice.
invasions-fault-wrong-vikings = Seat { $seat } has { $number } vikings in all, not 15.
invasions-fault-wrong-goods = There are { $number } { $goods } in all, not 11.
invasions-fault-wrong-runes = { $rune } is there { $number } times, not { $right } times.
invasions-fault-large-hand = Seat { $seat } has { $number } runes: three are the most.
invasions-fault-large-hold = The ship of seat { $seat } holds { $number } pieces: the hold takes { $limit }.
invasions-fault-no-room-for-viking = The hold of seat { $seat } is full of goods: there is no place for a viking.
invasions-fault-crewless = The ship of seat { $seat } is out without a viking.
invasions-fault-port-shared = { $port } holds two ships.
invasions-fault-too-many-days = { $days } days are spent: a turn has seven.
invasions-fault-wrong-turn = In phase “{ $phase }” the turns begun cannot be { $turn }.
invasions-fault-region-goods = { $port } and another port of its region have goods of the same kind.
invasions-fault-wrong-town = { $port } never had such a town.
invasions-fault-town-twice = The town of { $port } is there twice.
invasions-fault-settled-under-town = { $port } is settled while a town stands in its region.
invasions-fault-wrong-treasures = There are { $number } treasures of { $value } in { $size } towns, not { $right }.
invasions-fault-saga-twice = { $saga } is in two places.
invasions-fault-saga-missing = { $saga } is nowhere.
invasions-fault-wrong-era = { $saga } is not of era { $era }.
invasions-fault-wrong-left = Of era { $era } { $number } sagas are turned up and { $left } left, of { $right } in the deck.
invasions-fault-era-too-early = A saga of era { $era } is turned up before those of era { $earlier }.
invasions-fault-too-many-open = { $number } sagas lie open: three are the most.
invasions-fault-open-complete = { $saga } is complete: it cannot lie open.
invasions-fault-no-saga-left = No saga is left, open or in the deck: the game would be over.
invasions-fault-wrong-last-rounds = With { $turns_left } turns left the last rounds cannot be so.
invasions-fault-cannot-play = All vikings of seat { $seat } are settlements: the turn is passed over.
invasions-fault-too-quiet = After { $quiet } quiet turns the last rounds would have begun.
invasions-fault-wrong-ending = In phase “{ $phase }” the ending cannot be { $ending }.
invasions-fault-wrong-pending = In phase “{ $phase }” “{ $what }” cannot be pending.
invasions-fault-pending-key = While “{ $what }” is pending, “{ $key }” cannot be { $value }.
invasions-fault-pending-place = “{ $what }” cannot be pending at { $place }.
invasions-fault-bonus-nowhere = A bonus for combat counts only in a port.
invasions-fault-combat-in-combat = During a combat nothing is right after another.

## What happened

invasions-event-first-jarl = { $seat } is the first jarl.
invasions-event-draws = { $seat } gets { $runes }.
invasions-event-draws-hidden = { $seat } gets { $number } { $number ->
    [one] rune
   *[other] runes
}.
invasions-event-reshuffled = The rune deck is empty: the discards are shuffled into a new one.
invasions-event-saga-up = A new saga: { $saga }.
invasions-event-saga-aside = The saga “{ $saga }” is already complete and is set aside.
invasions-event-era = Era { $era } begins: the hold takes { $limit } pieces.
invasions-event-last-rounds = The last rounds begin: { $rounds } more turns for every jarl.
invasions-event-loads = { $seat } loads { $pieces }.
invasions-event-launches = { $seat } sets sail to { $place }.
invasions-event-sails = { $seat } sails: { $way }.
invasions-event-loses = Bad weather: { $seat } loses { $pieces }.
invasions-event-abandons = The ship of { $seat } has no viking left and is abandoned.
invasions-event-trades = { $seat } trades { $piece } in { $port }: { $points } VP.
invasions-event-raids = { $seat } raids { $port } with up to { $dice } { $dice ->
    [one] die
   *[other] dice
}.
invasions-event-raid-fails = { $seat } throws { $pips }: one viking lost.
invasions-event-raid-succeeds = { $seat } throws { $pips }: the town falls.
invasions-event-takes-town = { $seat } takes the town of { $port }: { $points } VP.
invasions-event-stops-raid = { $seat } stops the raid on { $port }.
invasions-event-settles = { $seat } tries to settle { $port } with { $dice } { $dice ->
    [one] die
   *[other] dice
}.
invasions-event-settle-dice = { $seat } throws { $thrown }: { $lost ->
    [0] no viking is lost.
    [one] 1 viking is lost.
   *[other] { $lost } vikings are lost.
}
invasions-event-settled = { $seat } founds a settlement in { $port }.
invasions-event-drives-out = { $seat } drives { $rival } out of { $port } and settles there.
invasions-event-declines = { $seat } keeps the last viking and declines the settlement in { $port }.
invasions-event-wins-saga = { $seat } wins the saga “{ $saga }”{ $points ->
    [0] .
   *[other] {" "}and { $points } VP.
}
invasions-event-discards = { $seat } discards { $rune }.
invasions-event-wind = { $seat } turns the wind: it points { $direction }.
invasions-event-winters = { $seat } winters; one viking stays on board.
invasions-event-rune-recruits = { $seat } plays New Recruits: one viking comes on board.
invasions-event-rune-contested = { $seat } plays Contested Settlement in { $port }.
invasions-event-rune-raven = { $seat } plays The Raven Banner: +1 on every die.
invasions-event-rune-berserk = { $seat } plays Berserk Fury: +2 in the next combat here.
invasions-event-rune-needs = { $seat } plays Changing Needs: { $piece } are in demand.
invasions-event-rune-sedentary = { $seat } plays Settled Life for { $port }: { $points } VP.
invasions-event-rune-oars = { $seat } plays Oars and Sails: { $way }.
invasions-event-rune-calm = { $seat } plays Calm Sea: two more fair days everywhere this turn.
invasions-event-rune-wind = { $seat } plays Breath of Njord: the wind points { $direction }.
invasions-event-rune-valkyries = { $seat } plays Grace of the Valkyries: { $number } { $number ->
    [one] viking comes
   *[other] vikings come
} back on board.
invasions-event-rune-unrest = { $seat } plays Unrest against the settlement of { $rival } in { $port }.
invasions-event-rune-hold = { $seat } plays Hidden Hold: { $piece } come on board.
invasions-event-rune-wreckers = { $seat } plays Wreckers: { $rival } loses { $piece }.
invasions-event-rune-hoard = { $seat } plays Hidden Hoard: { $points } VP more.
invasions-event-rune-loki = { $seat } plays Loki's Trick on { $rival }.
invasions-event-rune-serpent = { $seat } plays The Midgard Serpent: { $rival } loses { $number } { $number ->
    [one] viking
   *[other] vikings
}.
invasions-event-rune-pirates = { $seat } plays Sea Robbers and takes { $piece } from { $rival }.
invasions-event-rune-pirates-full = { $seat } plays Sea Robbers: { $rival } loses { $piece } to the supply.
invasions-event-rune-deserters = { $seat } plays Deserters: { $rival } loses a viking{ $number ->
    [0] .
   *[other] , { $seat } gains one.
}
invasions-event-rune-fire = { $seat } plays Fire and Axe: { $piece } leave { $port }.
invasions-event-takes = { $seat } takes { $rune } from { $rival }.
invasions-event-takes-hidden = { $seat } takes a rune from { $rival }.
invasions-event-unrest-succeeds = The die shows { $pips }: { $rival } loses the settlement in { $port }.
invasions-event-unrest-fails = The die shows { $pips }: the settlement in { $port } stays.
invasions-event-passed-over = All vikings of { $seat } are settlements: the turn is passed over.
invasions-event-turn-ended = { $seat } ends the turn.
invasions-event-final-axe = Bloody axe: { $shares }.
invasions-event-final-settlements = Settlements: { $shares }.
invasions-event-final-sagas = Sagas: { $shares }.
invasions-event-over = The game is over: { $ending }. { $places }.

invasions-share = { $seat } { $number }
invasions-place-of = { $place }. { $seat } with { $points } VP
invasions-days = { $number ->
    [0] no days
    [one] 1 day
   *[other] { $number } days
}
invasions-losses = { $number ->
    [0] no loss
    [one] 1 loss
   *[other] { $number } losses
}

## What is asked

invasions-ask-wintering = { $seat }, your ship is wintering. Load vikings (to raid and settle) and goods (to trade), a day each: { $days } left, room for { $free }. Then set sail to a home port.
invasions-ask-ready = { $seat }, your ship is wintering and nothing more can be loaded ({ $days } left). Set sail to a home port, or end the turn.
invasions-ask-home = { $seat }, you are in { $place } with { $days } left ({ $sailed } sailed). Draw runes, a day each, or sail.
invasions-ask-sea = { $seat }, you are at sea: { $place }. { $days } left, { $sailed } sailed. Sail on; each day past the fair days costs pieces.
invasions-ask-port = { $seat }, you are in { $place } with { $days } left ({ $sailed } sailed). One mission here per turn, at no cost of days; then sail on.
invasions-ask-no-days = { $seat }, you are in { $place } with no days left. You may still do what costs no day; then end the turn.
invasions-ask-sail = Where to? Type a number from the table: days and losses are those of the best route. { $days } left today.
invasions-ask-farther = Where to? These take more than the { $days } left today; the losses are today’s.
invasions-ask-route = { $place }: { $days }, { $losses }. The route: { $legs }. One step a day; you can stop after each.
invasions-ask-far-route = { $place }: { $days }, { $turns } turns. Today: { $legs } … One step a day; you can stop after each.
invasions-ask-step = One step, one day: which sea or river space? The zone tells the fair days.
invasions-ask-runes = { $seat }, which rune? After it you may turn the wind. A discarded rune has no other effect.
invasions-ask-target-goods = { $rune }: which goods?
invasions-ask-target-port = { $rune }: which port?
invasions-ask-target-direction = { $rune }: where should the wind point?
invasions-ask-target-seat = { $rune }: which jarl?
invasions-ask-target-seat-goods = { $rune }: which jarl, which goods?
invasions-ask-target-way = { $rune }: the first step?
invasions-ask-second-step = { $place }: stay there, or go one step farther?
invasions-ask-lose = { $seat }, bad weather takes { $number } of your pieces. Which goes first? Without a viking the ship is lost.
invasions-ask-wind = { $seat }, the wind points { $direction }. Turn it by a quarter, or leave it? The zone it points to has one more fair day, the opposite one has one fewer.
invasions-ask-dice = { $seat }, Contested Settlement in { $port }: with how many dice? Each miss costs a viking.
invasions-ask-raid = { $seat }, raid on { $port }: thrown { $thrown }, vikings lost: { $lost }. Throw again or stop?
invasions-ask-place = { $seat }, settling { $port } succeeds, but only one viking is left. Let it settle and give up the ship, or keep it on board?

invasions-choice-load-viking = load a viking ({ $number } in reserve)
invasions-choice-load-goods = load { $piece } ({ $number })
invasions-choice-launch = set sail: { $place }
invasions-choice-draw = draw a rune (1 day)
invasions-choice-sail = sail …
invasions-choice-onward = on to { $place }: { $step } ({ $days }, { $losses })
invasions-choice-goal = { $place }
invasions-choice-farther = farther …
invasions-choice-step-menu = one step to sea …
invasions-choice-step = { $place } ({ $direction }, { $losses })
invasions-choice-go = sail to { $place } ({ $losses })
invasions-choice-trade = trade { $piece } (+{ $points } VP{ $sagas ->
    [0] {""}
   *[other] {" "}◆
})
invasions-choice-raid = raid ({ $chance }%{ $sagas ->
    [0] {""}
   *[other] {" "}◆
})
invasions-choice-settle = settle, { $dice } { $dice ->
    [one] die
   *[other] dice
} ({ $chance }%{ $sagas ->
    [0] {""}
   *[other] {" "}◆
})
invasions-choice-runes = runes …
invasions-choice-rune = play { $rune }
invasions-choice-discard = discard { $rune }
invasions-choice-goods = { $piece }
invasions-choice-port = { $port } ({ $number })
invasions-choice-direction = { $direction }
invasions-choice-rival = { $seat }
invasions-choice-rival-goods = { $seat }: { $piece }
invasions-choice-place = { $place }
invasions-choice-stop-here = stay in { $place }
invasions-choice-winter = winter (hold emptied, turn over)
invasions-choice-end = end the turn
invasions-choice-lose = { $piece } ({ $number } on board)
invasions-choice-wind-left = left: { $direction }
invasions-choice-wind-right = right: { $direction }
invasions-choice-wind-keep = leave it: { $direction }
invasions-choice-raid-on = throw again ({ $chance }%)
invasions-choice-raid-stop = stop
invasions-choice-settle-place = settle, give up the ship
invasions-choice-settle-decline = keep the viking

## The screen

invasions-on-map = a place in the table
invasions-header = Era { $era } · day { $day }/7 · wind { $arrow } · fair days { $fair } · demand: { $demand }
invasions-header-last = Last rounds, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} · day { $day }/7 · wind { $arrow } · fair { $fair } · demand: { $demand }
invasions-header-over = the game is over
invasions-sagas = Open sagas ({ $left } in the deck)
invasions-sagas-home = For
invasions-sagas-needs = Still needs
invasions-jarls = Jarl
invasions-jarls-ship = Ship
invasions-jarls-hold = Hold
invasions-jarls-runes = Runes
invasions-jarls-towns = Towns
invasions-jarls-settlements = Settl.
invasions-jarls-sagas = N/D/S
invasions-jarls-points = VP→now
invasions-ports-near = in reach
invasions-ports-homes = from home
invasions-ports-far = farther
invasions-ports-days = day
invasions-ports-losses = −
invasions-ports-value = v
invasions-ports-region = reg
invasions-ports-inside = in
invasions-ports-odds = ▲⌂ %
invasions-hand = Your runes: { $runes }
invasions-hand-empty = You have no rune.
invasions-hand-hidden = Hands are secret.
invasions-result-vp = VP
invasions-result-axe = Axe
invasions-result-settlements = Settlem.
invasions-result-sagas = Sagas
invasions-result-points = Total
invasions-result-homelands = Sagas won by homeland (Norway/Denmark/Sweden) and towns taken
invasions-winners = { $number ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
invasions-atlas-title = The ports by region
invasions-atlas = { $port }: value { $value }, { $zone }{ $inside }
invasions-atlas-small = ; small town
invasions-atlas-large = ; large town
invasions-atlas-goods = ; { $piece }
invasions-atlas-settlement = ; settlement of { $seat }
invasions-atlas-ship = ; ship of { $seat }
invasions-atlas-saga = ; needed by a saga
invasions-intro-title = Invasions in a minute
invasions-intro =
    About the year 800 you are a jarl with one ship. Most victory points (VP) win.
    In the wintering zone you load vikings and goods, a day each; then you put out to
    a home port and sail, a step a day, seven days a turn. Days beyond the fair days
    of a weather zone cost pieces of your hold. A ship without vikings is lost.
    {""}
    In a port you carry out one mission a turn: trade for the value of the port, raid
    a town for its treasure, or settle for points at the end. A die above the value
    of the port is a success; every other one costs a viking.
    {""}
    Three sagas lie open. Whose mission completes one, wins it: the most sagas of a
    homeland give 10 VP each, the second most 5. Settlements count their value, up to
    three times in a region that is settled; the most towns 3 VP each.
    {""}
    A good start: load four vikings and goods in demand, put out, then choose “sail”
    and a port marked ◆, which a saga needs. Type numbers or first letters; “help”
    explains the screen, “undo” takes back.
invasions-help =
    The head: N2 E4 … are the fair days of each zone; with more days sailed this
    turn than the zone you enter has, you lose pieces. Demand: these goods bring 2 VP
    more.
    {""}
    Jarls: the hold by letters, V viking, F furs, S skins, T tusks, a dot is a free
    place. N/D/S: sagas won for Norway, Denmark and Sweden. VP 12→30: 12 now, 30 if
    the game ended now. ▸ is the active jarl.
    {""}
    Places: d days, − losses of the best way today, ! if they cost the ship; v value,
    reg the region, in what lies there: goods by their letter, ● your settlement,
    ○ a rival's. Odds with all your vikings: ▲ to raid a small town, ▲▲ a large one,
    ⌂ to settle. ◆ marks a port an open saga needs. N3: three days from Norway.
    {""}
    Sail: choose a goal, see the way, take the first step; “on to …” takes the next.
    Or just type a port: “york”. Runes: ✓ can be played now.
invasions-legend = “map” lists all ports by region, “rules V8.4” shows a rule.
