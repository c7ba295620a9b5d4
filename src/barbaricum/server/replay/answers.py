"""What a replay tells."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from barbaricum.server.answers import Event


class Stop(Struct, frozen=True, kw_only=True):
    """A position at which somebody had to decide, or the last one."""

    number: int
    seat: int | None
    """Who had to decide; nobody at the end."""
    turn: int
    """The turn from 1; 0 during set-up."""
    round: int


class Mark(Struct, frozen=True, kw_only=True):
    """Something that stands out on the way to a stop."""

    number: int
    """The stop that shows what came of it."""
    kind: Literal["war", "scoring", "raid", "town", "settlement", "saga", "end"]
    sentence: str


class Index(Struct, frozen=True, kw_only=True):
    """A game at a glance; rows that were taken back are left out everywhere."""

    viewpoint: str
    """As whom it is told: the number of a seat, `onlooker`, or `open` with all cards face up."""
    viewpoints: list[str]
    """The ones that are permitted to the asker."""
    stops: list[Stop]
    turns: list[int]
    """The numbers of the stops with which a turn begins."""
    rounds: list[int]
    marks: list[Mark]
    events: list[Event]
