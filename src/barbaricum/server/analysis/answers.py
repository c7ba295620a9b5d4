"""What the server answers about an analysis."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Status = Literal["none", "waiting", "running", "done", "failed"]


class Outcome(Struct, frozen=True, kw_only=True):
    """What can fall: how often it came to a player, and how often it was to be expected."""

    name: str
    came: int
    expected: float


class DrawsOfAKind(Struct, frozen=True, kw_only=True):
    """All dice, or all draws of a kind, that fell to a player, against the average."""

    kind: str
    name: str
    number: int
    share: float
    points: float
    outcomes: list[Outcome]


class Reviewed(Struct, frozen=True, kw_only=True):
    """One player's game: decisions with a choice, how many were costly, accuracy, and luck.

    Accuracy goes from 0 (as by lot) to 100 (always the best that was found), luck is in shares of a
    victory.
    """

    name: str
    seat: int
    decisions: int
    accuracy: float
    costly: int
    luck: float
    draws: list[DrawsOfAKind]


class Turning(Struct, frozen=True, kw_only=True):
    """A row that moved the victory far, in a sentence or two; chance has the seat -1."""

    number: int
    seat: int
    sentence: str


class ReviewedRow(Struct, frozen=True, kw_only=True):
    """A row: its number as in the events, the chances after it, what it cost or what luck was."""

    number: int
    seat: int
    text: str
    label: str
    shares: list[float]
    cost: float
    best: str | None
    better: str | None
    luck: list[float] | None


class Report(Struct, frozen=True, kw_only=True):
    """A whole game, looked at again; undone rows are left out."""

    edition: int
    game: str
    simulations: int
    players: list[Reviewed]
    turning: list[Turning]
    rows: list[ReviewedRow]


class Analysis(Struct, frozen=True, kw_only=True):
    """How far the analysis of a game has come, and what was found once it is done."""

    status: Status
    ahead: int
    """So many are done before it."""
    done: int
    total: int
    """Rows."""
    report: Report | None
