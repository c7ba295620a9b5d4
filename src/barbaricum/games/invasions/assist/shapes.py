"""The form of what helps to decide."""

from __future__ import annotations

from typing import Literal, TypedDict

from barbaricum.core.errors import Refusal
from barbaricum.games.invasions.shapes import (
    Direction,
    Goods,
    Home,
    Kind,
    Place,
    Port,
    Saga,
)


class Days(TypedDict):
    """V3.1, V7.3 The days of this turn, and its losses."""

    left: int
    prepared: int
    sailed: int
    suffered: int


class SagaPort(TypedDict):
    """A port of a saga."""

    port: Port
    done: bool


class OpenSaga(TypedDict):
    """V11.1 A saga that lies open."""

    saga: Saga
    kind: Kind
    homeland: Home
    era: int
    points: int
    ports: list[SagaPort]


class Points(TypedDict):
    """V12 What each jarl would have if the game ended now, by source and in all."""

    vp: list[int]
    axe: list[int]
    settlements: list[int]
    sagas: list[int]
    all: list[int]


class Settlement(TypedDict):
    """V12.2 A settlement and what it counts now."""

    port: Port
    seat: int
    points: int


class Reached(TypedDict):
    """V6, V7 The best way to a place."""

    days: int
    losses: int


class OddsWith(TypedDict):
    """V9.9 The odds with some of the combat runes in hand."""

    runes: list[Literal["raven", "berserk"]]
    chance: int
    lost: float


class Odds(TypedDict):
    """How likely a combat succeeds, in a hundred; vikings lost on average."""

    dice: int
    chance: int
    lost: float
    runes: list[OddsWith]


class RaidOdds(Odds):
    """V8.4 A raid; `next` is the next die alone."""

    next: int


class Trade(TypedDict):
    """V8.2 What one kind on board would bring; `why` is the rule that forbids it."""

    piece: Goods
    points: int
    bonus: int
    sagas: list[Saga]
    why: Refusal | None


class Hoard(TypedDict):
    """V14.5 What the town may hide."""

    least: int
    most: int
    mean: float


class Completed(TypedDict):
    """V11.2 The open sagas that a mission would complete here."""

    trade: list[Saga]
    raid: list[Saga]
    settle: list[Saga]


class Forbidden(TypedDict):
    """The rules that forbid a raid and settling, or null."""

    raid: Refusal | None
    settle: Refusal | None


class Harbour(TypedDict):
    """V8 Everything about the port where the active ship is."""

    port: Port
    value: int
    worth: int
    """V8.3 What a die has to beat."""
    vikings: int
    trade: list[Trade]
    raid: RaidOdds | None
    settle: list[Odds] | None
    contested: list[Odds] | None
    settlement: int
    treasure: Hoard | None
    sagas: Completed
    why: Forbidden


class Decks(TypedDict):
    """V1.6 The sizes of the decks."""

    runes: int
    discards: int
    sagas: int
    eras: list[int]


class Aids(TypedDict):
    """What helps to decide, worked out from the view."""

    era: int
    capacity: int
    free: int
    days: Days
    fair: dict[Direction, int]
    """V7.2 Fair days of each zone with the wind as it is."""
    winds: dict[Direction, dict[Direction, int]]
    """The same by where the wind could point."""
    calm: int
    sagas: list[OpenSaga]
    points: Points
    standings: dict[Home, list[int]]
    saga_points: dict[Home, list[int]]
    settled: list[Settlement]
    reach: dict[Place, Reached]
    here: Harbour | None
    unrest: dict[Port, int]
    """V14.4 With Unrest in hand, how likely each rival settlement falls, in a hundred."""
    decks: Decks
