"""What would be: the losses of a way, the odds of a combat, what sagas need, points so far.

Everything here is read off what a seat may see. Nothing is changed, nothing is played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from barbaricum.core.game import View
from barbaricum.games.invasions.data.cards import SAGAS
from barbaricum.games.invasions.data.material import DAYS, size
from barbaricum.games.invasions.data.world import INDEX, NEAR, PORTS, WHERE, ports
from barbaricum.games.invasions.notation.assemble import assemble
from barbaricum.games.invasions.rules.combat import failures, succeeds, to_beat
from barbaricum.games.invasions.rules.sagas import missing
from barbaricum.games.invasions.rules.scoring import breakdown
from barbaricum.games.invasions.rules.ship import fair_days, losses, occupied
from barbaricum.games.invasions.state import State
from barbaricum.games.invasions.table import Table

FACES: Final = range(1, 7)


class Leg(NamedTuple):
    """One step of a way."""

    place: str
    sailed: int
    """Sailing days of the turn once it is done."""
    fair: int
    """Fair-weather days of the zone entered."""
    losses: int
    """What it costs at once."""


class Voyage(NamedTuple):
    """The best way to a place: fewest days, then fewest losses."""

    way: tuple[str, ...]
    losses: int
    """What the weather costs on this way."""


class Chance(NamedTuple):
    """How a combat may go."""

    success: Fraction
    lost: Fraction
    """Vikings lost on average, the one that settles not counted."""


def seen(view: View) -> State:
    """The position as the seat sees it, with empty hands and an empty deck of runes."""
    settled = Table(view["seats"], **view["options"])
    new = assemble(settled, view | {"hands": [{}] * settled.seats, "runes": {}})
    new.number = view["number"]
    return new


def legs(state: State, way: Sequence[str]) -> list[Leg]:
    """V7.3 Day by day, what sailing this way costs with the wind as it is."""
    suffered, result = state.suffered, []
    for day, place in enumerate(way, start=1):
        fair = fair_days(state, INDEX[place])
        due = max(0, losses(state.sailed + day, fair) - suffered)
        suffered += due
        result.append(Leg(place, state.sailed + day, fair, due))
    return result


def voyages(state: State, start: str | None = None, days: int | None = None) -> dict[str, Voyage]:
    """V6, V7 Every place the active ship can sail to, from where it is and in the days left."""
    left = DAYS - state.prepared - state.sailed if days is None else days
    begin = state.at[state.active] if start is None else INDEX[start]
    best = {begin: Voyage((), 0)}
    reached = dict(best)
    for day in range(1, left + 1):
        best = {
            place: way
            for place, way in one_step_on(state, best, day).items()
            if place not in reached
        }
        reached |= best
    return {WHERE[place]: voyage for place, voyage in reached.items() if place != begin}


def one_step_on(state: State, best: Mapping[int, Voyage], day: int) -> dict[int, Voyage]:
    """V6.1, V6.2, V7.3 The cheapest way into each place that is one step on."""
    cheapest: dict[int, Voyage] = {}
    for start, voyage in best.items():
        for place in NEAR[start]:
            due = losses(state.sailed + day, fair_days(state, place)) - state.suffered
            cost = max(voyage.losses, due)
            known = cheapest.get(place)
            if not occupied(state, place, state.active) and (not known or cost < known.losses):
                cheapest[place] = Voyage((*voyage.way, WHERE[place]), cost)
    return cheapest


def survives(state: State, voyage: Voyage) -> bool:
    """V7.4 A viking can be kept on board all the way."""
    return voyage.losses < size(state.hold[state.active])


def raid_chance(state: State, port: str, dice: int) -> Chance:
    """V8.4 So many dice one after another, until one succeeds."""
    return raid_odds(to_beat(state, INDEX[port]), state.berserk, dice)


def settle_chance(state: State, port: str, dice: int) -> Chance:
    """V8.5 So many dice together."""
    return settle_odds(to_beat(state, INDEX[port]), state.berserk, dice)


@cache
def raid_odds(above: int, berserk: int, dice: int) -> Chance:
    """V8.4 The odds of a raid; there are only a few different ones."""
    hits = sum(succeeds(pips, above, berserk) for pips in FACES)
    fails = Fraction(6 - hits, 6)
    return Chance(1 - fails**dice, sum((fails**k for k in range(1, dice + 1)), Fraction(0)))


@cache
def settle_odds(above: int, berserk: int, dice: int) -> Chance:
    """V8.5 The odds of settling; there are only a few different ones."""
    failed = [failures(thrown, above, berserk) for thrown in product(FACES, repeat=dice)]
    every = len(failed)
    hits = sum(number < dice for number in failed)
    return Chance(Fraction(hits, every), Fraction(sum(failed), every))


def wanting(state: State) -> dict[str, list[str]]:
    """V11.1 The ports where each open saga still needs something."""
    return {
        SAGAS[saga].name: [PORTS[port] for port in ports(missing(state, saga))]
        for saga in state.open
    }


def points(state: State) -> dict[str, tuple[int, ...]]:
    """V12 What each jarl would have if the game ended now, by source."""
    return breakdown(state)
