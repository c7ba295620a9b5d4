"""The form of what helps to decide."""

from __future__ import annotations

from typing import TypedDict

from barbaricum.games.attila.shapes import Counts, People, Province


class Share(TypedDict):
    """A5.2 A people as it would be scored now."""

    tokens: int
    provinces: int
    points: list[int]


class Threat(TypedDict):
    """A4.1 The war that a token would bring, before any card is laid."""

    strengths: Counts
    leave: list[People]
    scoring: bool
    """Whether a scoring would follow."""


class Strength(TypedDict):
    """A4.3 A people in the war: what is sure, and the most it can come to."""

    people: People
    tokens: int
    least: int
    most: int
    leaves: bool
    """Whether it would leave if no further card were laid."""


class WarNow(TypedDict):
    """A4 The war that is fought now."""

    province: Province
    hidden: int
    """Cards laid face down."""
    open: int
    """Cards of other seats that have not decided."""
    strengths: list[Strength]


class Aids(TypedDict):
    """What helps to decide, worked out from the view."""

    shares: dict[People, Share]
    spaces: int
    """A3.5 How far influence moves a cube now."""
    wars: dict[Province, dict[People, Threat]]
    war: WarNow | None
