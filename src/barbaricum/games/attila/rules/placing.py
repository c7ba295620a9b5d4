"""A3.1–A3.4, A3.7 Playing a card and placing tokens."""

from __future__ import annotations

from typing import Final, TypeVar

from barbaricum.core.errors import Refusal
from barbaricum.core.memo import Memo, put
from barbaricum.games.attila.data.board import (
    AREA,
    BIT,
    NEAR,
    NORTH,
    PROVINCES,
    TOKEN,
    near,
    provinces,
)
from barbaricum.games.attila.data.material import DIGIT, ONE, PEOPLES, SHIFT, Bag, count, peoples
from barbaricum.games.attila.rules.actions import PLAY, SECOND, Play, Second
from barbaricum.games.attila.rules.reasons import refuse
from barbaricum.games.attila.state import State

A = TypeVar("A")
Halves = tuple[Memo[int, tuple[A, ...]], Memo[int, tuple[A, ...]]]
WEST: Final = 13
"""The provinces of the first half."""


def halves(row: tuple[A, ...]) -> Halves[A]:
    """The actions of a row by a mask of provinces, to be looked up in two halves of the map."""
    west, east = row[:WEST], row[WEST:]
    return (
        Memo(lambda mask: tuple(west[province] for province in provinces(mask))),
        Memo(lambda mask: tuple(east[province] for province in provinces(mask))),
    )


HELD: Final = Memo[Bag, tuple[int, ...]](lambda hand: tuple(peoples(hand)))
PLAYS: Final = tuple(halves(row) for row in PLAY)
SECONDS: Final = halves(SECOND)
_WEST: Final = (1 << WEST) - 1


def plays(state: State, hand: Bag) -> tuple[Play, ...]:
    """A3.1 Every card of the hand with every province its token may go to."""
    reach, unclosed = state.reach, state.open
    result: tuple[Play, ...] = ()
    for people in HELD[hand]:
        mask = reach[people] & unclosed
        west, east = PLAYS[people]
        result += west[mask & _WEST] + east[mask >> WEST]
    return result


def seconds(state: State) -> tuple[Second, ...]:
    """A3.7 Every province a second token of the card's people may go to."""
    assert state.people is not None
    mask = state.reach[state.people] & state.open
    west, east = SECONDS
    return west[mask & _WEST] + east[mask >> WEST]


def can_play(state: State, hand: Bag) -> bool:
    """A3.9 Whether any card of the hand can be played."""
    reach, unclosed = state.reach, state.open
    for people in HELD[hand]:  # noqa: SIM110  a loop is three times as fast as any()
        if reach[people] & unclosed:
            return True
    return False


def room(state: State) -> bool:
    """A7.1 (d) Whether any of the six peoples can be placed anywhere."""
    unclosed = state.open
    for reach in state.reach:  # noqa: SIM110  a loop is three times as fast as any()
        if reach & unclosed:
            return True
    return False


def put_down(new: State, people: int, province: int) -> None:
    """A3.1 One token from the supply goes onto the map; A4.1 the fifth brings war."""
    new.tokens += TOKEN[people][province]
    new.supply -= ONE[people]
    if (new.tokens >> AREA[province] & 0o777777) % 7 == 5:
        new.open &= ~BIT[province]
        new.wars += (province,)
    reach = new.reach[people]
    wider = reach | NEAR[province] if new.supply >> SHIFT[people] & DIGIT else 0
    if wider != reach:
        new.reach = put(new.reach, people, wider)


def reach_of(tokens: int, supply: Bag, people: int) -> int:
    """A3.2, A3.3 The north, and near its own tokens; A3.4 nowhere without a token in the supply."""
    return NORTH | near(tokens, people) if count(supply, people) else 0


def refuse_place(state: State, people: int, province: int) -> Refusal | None:
    """A3.2–A3.4 The first rule that keeps a token of the people out of the province."""
    who, where = PEOPLES[people], PROVINCES[province]
    own = near(state.tokens, people)
    if not own and not BIT[province] & NORTH:
        return refuse("first-token-north", people=who, province=where)
    if not BIT[province] & (own | NORTH):
        return refuse("out-of-reach", people=who, province=where)
    if BIT[province] & state.pacified():
        return refuse("pacified", province=where)
    if province in state.wars:
        return refuse("sixth-token", province=where)
    if not count(state.supply, people):
        return refuse("no-token", people=who)
    return None
