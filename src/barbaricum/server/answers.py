"""What is told about a game, and what is answered to commands and questions."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from barbaricum.core.game import Json
from barbaricum.server.infos import TableInfo


class LegalAction(Struct, frozen=True, kw_only=True):
    """An action, the clicks that lead to it, and its name."""

    text: str
    path: list[str]
    label: str


class UndoInfo(Struct, frozen=True, kw_only=True):
    """The row that would be taken back, and whether nobody has to be asked."""

    seat: int
    row: int
    free: bool


class Prompt(Struct, frozen=True, kw_only=True):
    """What is to be done now."""

    code: str
    values: dict[str, Json]
    sentence: str


class Position(Struct, frozen=True, kw_only=True):
    """The game as one seat or an onlooker sees it."""

    number: int
    seat: int | None
    curtain: int | None
    view: dict[str, Json]
    prompt: Prompt
    legal: list[LegalAction]
    undo: UndoInfo | None
    result: dict[str, Json] | None
    aids: dict[str, Json] | None


class Told(Struct, frozen=True, kw_only=True):
    """One thing that happened: a code and values for pictures, a sentence for the log."""

    code: str
    values: dict[str, Json]
    sentence: str
    rule: str | None = None
    """The rule of the game that brought it."""


class Event(Struct, frozen=True, kw_only=True):
    """One row of the log as one seat or an onlooker may know it."""

    number: int
    seat: int
    text: str
    story: list[Told]


class Line(Struct, frozen=True, kw_only=True):
    """Something said."""

    id: int
    room: Literal["players", "onlookers"]
    name: str
    text: str
    created: int


class Problem(Struct, frozen=True, kw_only=True):
    """A refusal: a code for machines, a rule for the curious, a sentence for the player."""

    code: str
    rule: str | None
    values: dict[str, Json]
    sentence: str


class Refused(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A refusal with a fresh position, where the asker is at a table."""

    problem: Problem
    position: Position | UnsetType = UNSET


class Done(Struct, frozen=True, kw_only=True):
    """A command was carried out, now or before."""

    id: str
    number: int
    table: TableInfo
    position: Position | None


class Events(Struct, frozen=True, kw_only=True):
    """The rows after a number, and where they lead."""

    after: int
    number: int
    events: list[Event]
    position: Position | None


class Lines(Struct, frozen=True, kw_only=True):
    """The talk after a line."""

    lines: list[Line]


class Link(Struct, frozen=True, kw_only=True):
    """The key of a personal link; shown once, kept as a hash."""

    key: str


class Why(Struct, frozen=True, kw_only=True):
    """Whether an action is legal now, and the rule that forbids it."""

    legal: bool
    problem: Problem | None


class Hint(LegalAction, frozen=True, kw_only=True):
    """An action worth a thought: the chance to win with it from 0 to 1; why, if there is a fact."""

    chance: float
    why: str


class Hints(Struct, frozen=True, kw_only=True):
    """The best few actions in the position of that number, the best first."""

    number: int
    hints: list[Hint]


class Verdict(Struct, frozen=True, kw_only=True):
    """Whether every draw and the result of a finished game follow from its record."""

    verified: bool
    difference: str | None
