"""What is asked and told on the page of whoever runs the server."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from barbaricum.server.commands import VISIBLE, Message, Name, SeatNumber
from barbaricum.server.people import Status
from barbaricum.server.ratings.forms import Pair

Key = Annotated[str, Meta(min_length=1, max_length=200, pattern=VISIBLE)]
Days = Annotated[int, Meta(ge=1, le=3650)]
Range = Annotated[str, Meta(min_length=2, max_length=50, pattern=r"^[0-9a-fA-F:./]+\Z")]
Reason = Annotated[str, Meta(max_length=200, pattern=VISIBLE)]


class Enter(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The key of a link, or the password of the settings."""

    key: Key


class NewBan(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Whom to keep out: an address or a range, or whoever has a seat at a table."""

    address: Range | None = None
    table: Name | None = None
    seat: SeatNumber | None = None
    reason: Reason = ""
    days: Days | None = None


class NewAnnouncement(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A plain text for everybody, for so many days."""

    text: Message
    days: Days


class Closing(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Why a table is ended; everybody there reads it."""

    reason: Annotated[str, Meta(min_length=1, max_length=200, pattern=VISIBLE)]


class AdminTable(Struct, frozen=True, kw_only=True):
    """A table as the host of the server sees it; nothing of what is hidden in it."""

    id: str
    title: str
    game: str
    status: Status
    created: int
    rows: int
    here: int
    seats: list[str | None]
    closed: str | None


class AdminTables(Struct, frozen=True, kw_only=True):
    """The newest tables that fit, and how many there are."""

    tables: list[AdminTable]
    total: int


class ProcessInfo(Struct, frozen=True, kw_only=True):
    """A process and its memory in bytes."""

    pid: int
    command: str
    memory: int


class Thinking(Struct, frozen=True, kw_only=True):
    """How long a bot took lately, in seconds."""

    bot: str
    number: int
    usual: float
    longest: float


class JobInfo(Struct, frozen=True, kw_only=True):
    """Work for later, of one kind."""

    kind: str
    waiting: int
    late: int
    given_up: int


class TroubleInfo(Struct, frozen=True, kw_only=True):
    """Something that went wrong; `request` is the id that whoever asked was given."""

    request: str
    moment: int
    level: str
    message: str
    error: str


class Overview(Struct, frozen=True, kw_only=True):
    """How the server is."""

    version: str
    seconds: float
    """Since it was started."""
    gauges: dict[str, float]
    processes: list[ProcessInfo]
    database: int
    room: int
    """Free bytes on the disk of the database."""
    in_file: bool
    """Whether `barbaricum backup` is for this database; a PostgreSQL has tools of its own."""
    backup: float | None
    """Seconds since the last backup; None if none is known."""
    thinking: list[Thinking]
    jobs: list[JobInfo]
    troubles: list[TroubleInfo]
    errors: int


class BanInfo(Struct, frozen=True, kw_only=True):
    """Somebody who is kept out."""

    id: str
    address: str | None
    name: str
    reason: str
    created: int
    until: int | None


class AnnouncementInfo(Struct, frozen=True, kw_only=True):
    """What everybody is told."""

    id: str
    text: str
    created: int
    until: int


class Announcements(Struct, frozen=True, kw_only=True):
    """What everybody is told now."""

    announcements: list[AnnouncementInfo]


class ReportInfo(Struct, frozen=True, kw_only=True):
    """What somebody has reported about somebody."""

    id: int
    table: str | None
    name: str
    line: str | None
    reason: str
    text: str
    created: int


class Notes(Struct, frozen=True, kw_only=True):
    """Bans, announcements, the reports nobody has seen to yet, and who is rated very often."""

    bans: list[BanInfo]
    pairs: list[Pair]
    announcements: list[AnnouncementInfo]
    reports: list[ReportInfo]
