"""What a mission in a port is worth to the active jarl, in points."""

from __future__ import annotations

from itertools import product
from typing import Final

from barbaricum.bots.invasions.scene import Scene
from barbaricum.core.memo import Memo
from barbaricum.games.invasions.data.cards import SAGAS
from barbaricum.games.invasions.data.material import DICE, GOODS, IN_DEMAND, SHIFT, hidden
from barbaricum.games.invasions.data.world import BIT, REGION, VALUE, ports, town_size

WAY_CLEARED: Final = 2.0
"""V8.5 A region that an open saga wants settled and a town still guards."""
VIKING_LOST: Final = 0.8
SHIP_LOST: Final = 2.0
SETTLER: Final = 0.5
"""What is paid for it."""


def for_sagas(scene: Scene, port: int, kind: str) -> float:
    """V11.2 What a success here does for the open sagas of this kind."""
    bit, worth = BIT[port], 0.0
    for saga in scene.open:
        card = SAGAS[saga]
        if card.kind == kind and card.ports & bit:
            wanted = scene.missing(saga)
            if wanted == bit:
                worth += scene.prizes.sagas[card.homeland] + card.bonus
            elif wanted & bit:
                worth += scene.prizes.begun
    return worth


def trade(scene: Scene, port: int, piece: int) -> float:
    """V8.2 A token of this kind into the port; 0 if it may not."""
    if scene.lots[0] & BIT[port] or scene.lots[piece] & REGION[port]:
        return 0.0
    demand = IN_DEMAND if piece == scene.demand else 0
    return VALUE[port] + demand + for_sagas(scene, port, "trade")


def best_trade(scene: Scene, port: int, hold: int) -> tuple[float, int]:
    """V8.2 The best token of a hold for a port."""
    kinds = [piece for piece in GOODS if hold >> SHIFT[piece] & 15]
    return max(((trade(scene, port, piece), piece) for piece in kinds), default=(0.0, 0))


def hit(scene: Scene, port: int) -> float:
    """V8.4 How likely one die of a raid takes the town."""
    bonus = scene.raven + 2 * scene.berserk if scene.here == port else 0
    return min(6, max(0, 6 - scene.resistance(port) + bonus)) / 6


def spoils(scene: Scene, port: int) -> float:
    """V8.4 The town with its treasure, as far as one can know, and what it opens."""
    left = hidden(scene.treasures, town_size(port))
    treasure = sum(value * number for value, number in left.items()) / sum(left.values())
    cleared = any(
        SAGAS[saga].kind == "settle" and SAGAS[saga].ports & REGION[port] for saga in scene.open
    )
    worth = treasure + scene.prizes.town + for_sagas(scene, port, "raid")
    return worth + (WAY_CLEARED if cleared else 0)


def _raided(key: tuple[float, float, int]) -> float:
    chance, booty, crew = key
    dice, miss = min(DICE, crew), 1 - chance
    lost = sum(miss**k for k in range(1, dice + 1))
    sunk = SHIP_LOST * miss**dice if dice == crew else 0.0
    return (1 - miss**dice) * booty - VIKING_LOST * lost - sunk


RAIDED: Final = Memo[tuple[float, float, int], float](_raided)
"""V8.4 By the chance of a die, the spoils, and the crew: what an attack is worth."""


def raid(scene: Scene, port: int, crew: int) -> float:
    """V8.4 An attack with this crew."""
    return RAIDED[hit(scene, port), spoils(scene, port), crew]


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


def settlement(scene: Scene, port: int) -> float:
    """V12.2 What a settlement there would add at the end; half of what it gives to others."""
    region = REGION[port]
    beside = scene.settled & region
    own = scene.own
    added = sum(VALUE[other] * (1 if own & BIT[other] else -0.5) for other in ports(beside))
    points = VALUE[port] * (1 + beside.bit_count()) + added
    return scene.prizes.settlement * points + for_sagas(scene, port, "settle")


def settle(scene: Scene, port: int, crew: int) -> tuple[float, int]:
    """V8.5 The best number of dice for this crew, and what it is worth."""
    bonus = (scene.raven, scene.berserk) if scene.here == port else (0, 0)
    return SETTLED[settlement(scene, port) - SETTLER, crew, scene.resistance(port), *bonus]


def _settled(key: tuple[float, int, int, int, int]) -> tuple[float, int]:
    gain, crew, value, raven, berserk = key
    best = (0.0, 1)
    for dice in range(1, min(DICE, crew) + 1):
        success, lost = THROWN[value, dice, raven, berserk]
        sunk = SHIP_LOST * (1 - success) if dice == crew else 0.0
        best = max(best, (success * gain - VIKING_LOST * lost - sunk, dice))
    return best


SETTLED: Final = Memo[tuple[float, int, int, int, int], tuple[float, int]](_settled)
"""V8.5 By gain, crew, value and runes: what settling is worth, and the best number of dice."""


def fight(scene: Scene, port: int, crew: int) -> float:
    """V8.4, V8.5 A raid where a town stands, settling where it may be."""
    if not crew:
        return 0.0
    if scene.towns & BIT[port]:
        return raid(scene, port, crew)
    if scene.settled & BIT[port] or scene.towns & REGION[port]:
        return 0.0
    return settle(scene, port, crew)[0]
