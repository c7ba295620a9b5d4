"""Where to go: the port that brings most for its days, and the ports after it."""

from __future__ import annotations

from typing import Final, NamedTuple

from barbaricum.bots.invasions.chart import DAYS_FROM, days_left
from barbaricum.bots.invasions.worth import best_trade, fight, mission, trade
from barbaricum.games.invasions.material import CREW, DAYS, DICE, GOODS, ONE, VIKING
from barbaricum.games.invasions.ship import in_supply, occupied
from barbaricum.games.invasions.state import State
from barbaricum.games.invasions.world import FIRST_HOME

SLOWNESS: Final = 2
"""Days that every goal costs besides the way."""
FIGHTERS: Final = 2
"""Vikings that a fight uses up, all in all."""


class Goal(NamedTuple):
    """A port and what is done there."""

    rate: float
    """Points a day."""
    port: int
    worth: float
    pieces: int
    """What it takes out of the hold, as a bag."""


def horizon(state: State) -> int:
    """V11.4 The days the active jarl still has; before the last rounds there is no end."""
    if state.turns_left is None:
        return 3 * DAYS
    return days_left(state) + DAYS * (state.turns_left // state.table.seats)


def best_goal(state: State) -> Goal | None:
    """The goal of a ship that has its hold, if any is worth the way."""
    seat = state.active
    here, hold, most = state.at[seat], state.hold[seat], horizon(state)
    best: Goal | None = None
    for port in range(FIRST_HOME):
        days = DAYS_FROM[here][port]
        if port == here or days > most:
            continue
        worth = mission(state, port, hold)
        if worth > 0 and not occupied(state, port, seat):
            rate = worth / (days + SLOWNESS)
            if best is None or rate > best.rate:
                best = Goal(rate, port, worth, 0)
    return best


def wish(state: State, port: int, supply: tuple[int, ...]) -> tuple[float, int]:
    """What would be best in a port, and the pieces it takes."""
    options = [(fight(state, port, DICE), FIGHTERS * ONE[VIKING])]
    options += [(trade(state, port, piece), ONE[piece]) for piece in supply]
    return max(options)


def itinerary(state: State, places: int) -> list[Goal]:
    """The goals of a voyage from the wintering zone, each the best from the one before."""
    seat, most = state.active, horizon(state)
    supply = tuple(piece for piece in GOODS if in_supply(state, piece))
    wishes = {
        port: wish(state, port, supply)
        for port in range(FIRST_HOME)
        if not occupied(state, port, seat)
    }
    goals: list[Goal] = []
    here, spent = state.at[seat], 0
    while places > 0 and wishes:
        days = DAYS_FROM[here]
        rated = [
            Goal(worth / (days[port] + SLOWNESS), port, worth, pieces)
            for port, (worth, pieces) in wishes.items()
            if spent + days[port] <= most
        ]
        best = max(rated, default=None)
        if best is None or best.worth <= 0:
            break
        goals.append(best)
        del wishes[best.port]
        spent += days[best.port]
        here = best.port
        places -= best.pieces % 15
    return goals


def tradable(state: State, port: int) -> tuple[float, int]:
    """V8.2 The best trade in the port where the ship is."""
    hold = state.hold[state.active]
    return best_trade(state, port, hold - (hold & CREW))
