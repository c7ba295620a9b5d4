"""What is told about tables: everything but the game itself."""

from __future__ import annotations

from msgspec import Struct

from barbaricum.server.pace.forms import Pace
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


class PaceAskInfo(Struct, frozen=True, kw_only=True):
    """A seat asks for another pace; whose answer is missing."""

    id: str
    seat: int
    pace: Pace
    waiting: list[str]


class TimeInfo(Struct, frozen=True, kw_only=True):
    """The clocks of a table at a moment; all times in milliseconds."""

    pace: Pace
    at: int
    """The moment, since 1970."""
    running: int | None
    """The seat whose clock runs."""
    left: list[int]
    """By seat; empty without clocks."""
    away: list[int]
    """The seats whose people are on vacation: their clocks stand."""
    expired: list[int]
    """The seats whose time ran out and for which a bot plays."""
    forfeited: list[int]
    """Those of them that are lost."""
    ask: PaceAskInfo | None


class StudyInfo(Struct, frozen=True, kw_only=True):
    """A study goes on from a position of a finished game, whose first rows it borrows."""

    table: str
    rows: int


class TieInfo(Struct, frozen=True, kw_only=True):
    """To which tournament a table belongs, and to which of its rounds."""

    id: str
    name: str
    round: int


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
    rated: bool
    number: int
    seats: list[SeatInfo]
    onlookers: int
    host: bool
    guest: str | None
    ask: AskInfo | None
    time: TimeInfo
    rematch: str | None
    study: StudyInfo | None
    """Of which game this is a study; it counts for nothing."""
    tournament: TieInfo | None
    """To which tournament it belongs."""
    closed: str | None
    """Why whoever runs the server has ended it; then it is over without a result."""


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
    waits: bool
    """Whether it waits for whoever asks."""
    created: int
    pace: Pace
    deadline: int | None
    """When the time of whoever has to decide runs out, in milliseconds since 1970."""
    study: bool
    rated: bool
    ratings: list[int | None]
    """At a rated table how strong each is, as far as that is known and may be seen."""


class Awaited(Struct, frozen=True, kw_only=True):
    """The tables that wait for whoever asks, the one with the least time left first."""

    tables: list[str]


class Tables(Struct, frozen=True, kw_only=True):
    """Some tables: the names at each of them, null for an open seat."""

    tables: list[ListedTable]
