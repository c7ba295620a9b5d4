"""V11 Sagas: when one is complete, who takes it, what is turned up."""

from __future__ import annotations

from typing import Final

from barbaricum.core.memo import put
from barbaricum.games.invasions.data.cards import OF_ERA, SAGAS
from barbaricum.games.invasions.data.material import LAST_ROUNDS, OPEN_SAGAS
from barbaricum.games.invasions.state import State
from barbaricum.games.invasions.table import limit


def missing(state: State, saga: int) -> int:
    """V11.1 The ports where something is still to be done, as a bit mask."""
    card = SAGAS[saga]
    if card.kind == "trade":
        return card.ports & ~state.lots[0]
    if card.kind == "raid":
        return card.ports & state.towns
    return card.ports & ~state.settled


def take_complete(new: State) -> None:
    """V11.2 The active jarl takes every open saga that is complete, and its bonus."""
    for saga in new.open:
        if not missing(new, saga):
            seat = new.active
            new.open = tuple(other for other in new.open if other != saga)
            new.won = put(new.won, seat, (*new.won[seat], saga))
            new.vp = put(new.vp, seat, new.vp[seat] + SAGAS[saga].bonus)


def era_on_top(state: State) -> int:
    """V2.1 The era of the next saga of the deck."""
    return next(era for era in range(3) if state.left[era])


def deck_empty(state: State) -> bool:
    """V11.4 No saga is left to turn up."""
    return state.left == _NONE


_NONE: Final = (0, 0, 0)


def wants_saga(state: State) -> bool:
    """V11.3 Fewer than three lie open and the deck has another."""
    return len(state.open) < OPEN_SAGAS and state.left != _NONE


def on_top(state: State) -> int:
    """V2.1 The sagas that may be the next, as a bit mask."""
    return state.bag & OF_ERA[era_on_top(state)]


def turn_up(new: State, saga: int) -> None:
    """V11.3 A saga lies open, or aside if it is complete already; V4.3 its era starts."""
    new.bag &= ~(1 << saga)
    left = list(new.left)
    left[SAGAS[saga].era] -= 1
    new.left = left[0], left[1], left[2]
    new.limit = limit(new.table, new.left)
    if missing(new, saga):
        new.open = (*new.open, saga)
    else:
        new.aside = (*new.aside, saga)
    if deck_empty(new):
        begin_last_rounds(new)


def begin_last_rounds(new: State) -> None:
    """V11.4 Three more turns for every jarl; they begin once."""
    if new.turns_left is None:
        new.turns_left = LAST_ROUNDS * new.table.seats
