"""What a table tells: everything that leaves the server has one of these forms."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from barbaricum.core.game import Json
from barbaricum.server.people import Kind, Status, Visibility


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    number: int
    kind: Kind
    name: str
    bot: str | None
    standin: str | None
    taken: bool
    here: bool
    yours: bool


class AskInfo(Struct, frozen=True, kw_only=True):
    """A question of a seat: may I take this back? Whose answer is missing."""

    seat: int
    row: int
    waiting: list[str]


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as everybody sees it."""

    id: str
    title: str
    game: str
    rules: str
    data: str
    options: dict[str, str | int | bool]
    visibility: Visibility
    status: Status
    commit: str
    created: int
    hints: bool
    """Whether the host allows them."""
    number: int
    seats: list[SeatInfo]
    onlookers: int
    host: bool
    guest: str | None
    ask: AskInfo | None
    rematch: str | None


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


class ListedTable(Struct, frozen=True, kw_only=True):
    """A table in the lobby, or one of one's own."""

    id: str
    title: str
    game: str
    options: dict[str, str | int | bool]
    status: Status
    seats: list[str | None]
    open: int
    yours: list[int]
    to_act: int | None
    created: int


class Tables(Struct, frozen=True, kw_only=True):
    """Some tables: the names at each of them, null for an open seat."""

    tables: list[ListedTable]


class Link(Struct, frozen=True, kw_only=True):
    """The key of a personal link; shown once, kept as a hash."""

    key: str


class Why(Struct, frozen=True, kw_only=True):
    """Whether an action is legal now, and the rule that forbids it."""

    legal: bool
    problem: Problem | None


class Hint(LegalAction, frozen=True, kw_only=True):
    """An action worth a thought: the own points to expect, the chance to win from 0 to 1, why."""

    points: float
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


class ValueInfo(Struct, frozen=True, kw_only=True):
    """A value that an option can have."""

    value: str | int | bool
    about: str


class OptionInfo(Struct, frozen=True, kw_only=True):
    """An option of a game."""

    name: str
    about: str
    why: str
    values: list[ValueInfo]
    default: str | int | bool


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    name: str
    title: str
    rules: str
    data: str
    least: int
    most: int
    advice: str | None
    """What to know about the number of players."""
    options: list[OptionInfo]


class Address(Struct, frozen=True, kw_only=True):
    """Where other devices find this server; nothing if only this machine does."""

    address: str | None


class LevelInfo(Struct, frozen=True, kw_only=True):
    """A bot: its name, how it plays, and how strong it was measured to be in each game."""

    name: str
    about: str
    ratings: dict[str, float | None]


class Games(Struct, frozen=True, kw_only=True):
    """What can be played, and with which bots; the weakest level comes first."""

    games: list[GameInfo]
    bots: list[str]
    levels: list[LevelInfo]
