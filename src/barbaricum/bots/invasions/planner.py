"""Voyages thought through: a few missions one after another, what they bring and what they cost.

A day has its price, the points that a jarl makes in one on average. A voyage is worth its missions
less the price of its days; the best one may well begin with a port that is not the best by itself,
because it is on the way or because a saga needs both.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from barbaricum.bots.invasions.chart import DAYS_FROM
from barbaricum.bots.invasions.goals import (
    FIGHTERS,
    Goal,
    horizon,
    missions,
    moored,
    wishes_of,
)
from barbaricum.bots.invasions.scene import Prizes, Scene, scene_of
from barbaricum.bots.invasions.worth import THROWN, fight, hit, trade
from barbaricum.core.memo import put
from barbaricum.games.invasions.material import CREW, DICE, GOODS, ONE, VIKING, count
from barbaricum.games.invasions.ship import in_supply
from barbaricum.games.invasions.state import State
from barbaricum.games.invasions.world import BIT, WINTERING

PRICE: Final = 1.0
LAST_PRICE: Final = 0.4
"""Points that a day is worth; in the last rounds there may be nothing else to do with it."""
FIRST: Final = 10
NEXT: Final = 4
DEPTH: Final = 2
"""How many ports are thought of: first, then each time, and how often."""
UNSURE: Final = 0.5
"""How much of what follows is lost with a fight that fails."""


class Stop(NamedTuple):
    """Where a voyage has come to, as it is imagined."""

    scene: Scene
    place: int
    hold: int
    """What is on board; None of it is known yet in the wintering zone."""
    room: int
    """Pieces that can still be taken on board for the voyage, while it is being planned."""
    days: int
    price: float
    ports: tuple[int, ...]


class Mission(NamedTuple):
    """Something to do in a port."""

    port: int
    worth: float
    piece: int
    """The goods for it, or VIKING for a fight."""
    loaded: int
    """Days for loading what it takes."""


def voyages(state: State, prizes: Prizes) -> list[tuple[float, Goal]]:
    """The goals that a voyage can begin with, each with the worth of the whole, the best first."""
    stop = outset(state, prizes)
    found = []
    for mission in offers(stop):
        value, days = leg(stop, mission, DEPTH)
        pieces = FIGHTERS * ONE[VIKING] if mission.piece == VIKING else ONE[mission.piece]
        goal = Goal(mission.worth / (days + 1), mission.port, mission.worth, pieces)
        found.append((value, goal))
    found.sort(reverse=True)
    return found


def outset(state: State, prizes: Prizes) -> Stop:
    """Where the ship is now."""
    seat, scene = state.active, scene_of(state, prizes)
    here, hold = state.at[seat], state.hold[seat]
    closed = moored(state)
    price = PRICE if state.turns_left is None else LAST_PRICE
    if here == WINTERING:
        supply = tuple(piece for piece in GOODS if in_supply(state, piece))
        worths = {port: worth for port, (worth, _) in wishes_of(scene, supply, closed).items()}
        room = state.limit - 1
    else:
        worths = {port: worth for worth, port in missions(scene, hold) if port not in closed}
        room = 0
    days = DAYS_FROM[here]
    ports = sorted(
        (port for port, worth in worths.items() if worth > 0 and port != here),
        key=lambda port: price * days[port] - worths[port],
    )
    return Stop(scene, here, hold, room, horizon(state), price, tuple(ports[:FIRST]))


def offers(stop: Stop) -> Iterator[Mission]:
    """What can be done in each port that is thought of, at its best."""
    days = DAYS_FROM[stop.place]
    for port in stop.ports:
        if days[port] <= stop.days:
            mission = best_in(stop, port)
            if mission is not None:
                yield mission


def best_in(stop: Stop, port: int) -> Mission | None:
    """V8.1 The best mission in a port for the ship as it is, or as it can be loaded."""
    scene, hold, room = stop.scene, stop.hold, stop.room
    best: Mission | None = None
    crew = DICE if room >= FIGHTERS else hold & CREW
    if crew:
        worth = fight(scene, port, crew)
        best = Mission(port, worth, VIKING, FIGHTERS if room >= FIGHTERS else 0)
    for piece in GOODS:
        if room or count(hold, piece):
            worth = trade(scene, port, piece)
            if best is None or worth > best.worth:
                best = Mission(port, worth, piece, int(room > 0))
    return best if best and best.worth > 0 else None


def leg(stop: Stop, mission: Mission, depth: int) -> tuple[float, int]:
    """A mission and the best of what may follow it; and the days up to it."""
    days = DAYS_FROM[stop.place][mission.port] + mission.loaded
    value = mission.worth - stop.price * days
    if depth:
        following, chance = after(stop, mission, days)
        worths = sorted(offers(following), key=lambda one: near(following, one))[:NEXT]
        onward = max((leg(following, one, depth - 1)[0] for one in worths), default=0.0)
        value += chance * max(0.0, onward)
    return value, days


def near(stop: Stop, mission: Mission) -> float:
    """What speaks against a mission: its days more than its worth."""
    return stop.price * DAYS_FROM[stop.place][mission.port] - mission.worth


def after(stop: Stop, mission: Mission, days: int) -> tuple[Stop, float]:
    """The map and the ship once a mission has succeeded; and how far that can be counted on."""
    scene, bit = stop.scene, BIT[mission.port]
    room = stop.room - mission.loaded
    ports = tuple(port for port in stop.ports if port != mission.port)
    if mission.piece != VIKING:
        lots = put(scene.lots, 0, scene.lots[0] | bit)
        lots = put(lots, mission.piece, lots[mission.piece] | bit)
        hold = stop.hold if mission.loaded else stop.hold - ONE[mission.piece]
        scene, chance = scene._replace(lots=lots), 1.0
    else:
        scene, lost, chance = won(scene, mission.port, stop.hold & CREW or DICE)
        hold = stop.hold if mission.loaded else stop.hold - min(lost, (stop.hold & CREW) - 1)
        chance = UNSURE + (1 - UNSURE) * chance
    left = stop.days - days
    return Stop(scene, mission.port, hold, room, left, stop.price, ports), chance


def won(scene: Scene, port: int, crew: int) -> tuple[Scene, int, float]:
    """V8.4, V8.5 The map after a fight, the vikings it takes, and how likely it succeeds."""
    dice, bit = min(DICE, crew), BIT[port]
    if scene.towns & bit:
        miss = 1 - hit(scene, port)
        lost = sum(miss**k for k in range(1, dice + 1))
        return scene._replace(towns=scene.towns & ~bit), round(lost), 1 - miss**dice
    success, failed = THROWN[scene.resistance(port), dice, 0, 0]
    scene = scene._replace(settled=scene.settled | bit, own=scene.own | bit)
    return scene, round(failed) + 1, success
