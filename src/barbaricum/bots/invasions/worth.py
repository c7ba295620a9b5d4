"""What a mission in a port is worth to the active jarl, in points."""

from __future__ import annotations

from itertools import product
from typing import Final

from barbaricum.core.memo import Memo
from barbaricum.games.invasions.cards import SAGAS
from barbaricum.games.invasions.combat import resistance
from barbaricum.games.invasions.material import CREW, DICE, GOODS, IN_DEMAND, SHIFT, hidden
from barbaricum.games.invasions.sagas import missing
from barbaricum.games.invasions.state import State
from barbaricum.games.invasions.world import BIT, REGION, VALUE, ports, town_size

SAGA_WON: Final = 9.0
SAGA_BEGUN: Final = 2.5
"""A saga besides its bonus, V12.3; a part of one that somebody else may finish."""
TOWN: Final = 2.0
"""V12.1 A town besides its treasure."""
WAY_CLEARED: Final = 2.0
"""V8.5 A region that an open saga wants settled and a town still guards."""
VIKING_LOST: Final = 0.8
SHIP_LOST: Final = 2.0
SETTLER: Final = 0.5
"""What is paid for it."""


def for_sagas(state: State, port: int, kind: str) -> float:
    """V11.2 What a success here does for the open sagas of this kind."""
    bit, worth = BIT[port], 0.0
    for saga in state.open:
        card = SAGAS[saga]
        if card.kind == kind and card.ports & bit:
            wanted = missing(state, saga)
            if wanted == bit:
                worth += SAGA_WON + card.bonus
            elif wanted & bit:
                worth += SAGA_BEGUN
    return worth


def trade(state: State, port: int, piece: int) -> float:
    """V8.2 A token of this kind into the port; 0 if it may not."""
    if state.lots[0] & BIT[port] or state.lots[piece] & REGION[port]:
        return 0.0
    demand = IN_DEMAND if piece == state.demand else 0
    return VALUE[port] + demand + for_sagas(state, port, "trade")


def best_trade(state: State, port: int, hold: int) -> tuple[float, int]:
    """V8.2 The best token of a hold for a port."""
    kinds = [piece for piece in GOODS if hold >> SHIFT[piece] & 15]
    return max(((trade(state, port, piece), piece) for piece in kinds), default=(0.0, 0))


def hit(state: State, port: int) -> float:
    """V8.4 How likely one die of a raid takes the town."""
    bonus = state.raven + 2 * state.berserk if state.at[state.active] == port else 0
    return min(6, max(0, 6 - resistance(state, port) + bonus)) / 6


def spoils(state: State, port: int) -> float:
    """V8.4 The town with its treasure, as far as one can know, and what it opens."""
    left = hidden(state.treasures, town_size(port))
    treasure = sum(value * number for value, number in left.items()) / sum(left.values())
    cleared = any(
        SAGAS[saga].kind == "settle" and SAGAS[saga].ports & REGION[port] for saga in state.open
    )
    return treasure + TOWN + for_sagas(state, port, "raid") + (WAY_CLEARED if cleared else 0)


def raid(state: State, port: int, crew: int) -> float:
    """V8.4 An attack with this crew."""
    dice, miss = min(DICE, crew), 1 - hit(state, port)
    lost = sum(miss**k for k in range(1, dice + 1))
    sunk = SHIP_LOST * miss**dice if dice == crew else 0.0
    return (1 - miss**dice) * spoils(state, port) - VIKING_LOST * lost - sunk


def _thrown(key: tuple[int, int, int, int]) -> tuple[float, float]:
    value, dice, raven, berserk = key
    misses = []
    for throw in product(range(1, 7), repeat=dice):
        *others, highest = sorted(throw)
        failed = sum(pips + raven <= value for pips in others)
        misses.append(failed + (highest + raven + 2 * berserk <= value))
    return sum(n < dice for n in misses) / len(misses), sum(misses) / len(misses)


THROWN: Final = Memo[tuple[int, int, int, int], tuple[float, float]](_thrown)
"""V8.5 By value, dice, Raven Banners and Berserk Furies: success, and vikings lost."""


def settlement(state: State, port: int) -> float:
    """V12.2 What a settlement there would add at the end; half of what it gives to others."""
    region = REGION[port]
    beside = state.settled & region
    own = state.settlements[state.active]
    added = sum(VALUE[other] * (1 if own & BIT[other] else -0.5) for other in ports(beside))
    return VALUE[port] * (1 + beside.bit_count()) + added + for_sagas(state, port, "settle")


def settle(state: State, port: int, crew: int) -> tuple[float, int]:
    """V8.5 The best number of dice for this crew, and what it is worth."""
    here = state.at[state.active] == port
    bonus = (state.raven, state.berserk) if here else (0, 0)
    value, gain = resistance(state, port), settlement(state, port) - SETTLER
    best = (0.0, 1)
    for dice in range(1, min(DICE, crew) + 1):
        success, lost = THROWN[value, dice, *bonus]
        sunk = SHIP_LOST * (1 - success) if dice == crew else 0.0
        best = max(best, (success * gain - VIKING_LOST * lost - sunk, dice))
    return best


def fight(state: State, port: int, crew: int) -> float:
    """V8.4, V8.5 A raid where a town stands, settling where it may be."""
    if not crew:
        return 0.0
    if state.towns & BIT[port]:
        return raid(state, port, crew)
    if state.settled & BIT[port] or state.towns & REGION[port]:
        return 0.0
    return settle(state, port, crew)[0]


def mission(state: State, port: int, hold: int) -> float:
    """V8.1 The best that a ship with this hold can do in a port."""
    if port in state.missions:
        return 0.0
    return max(best_trade(state, port, hold)[0], fight(state, port, hold & CREW))
