"""What goes over the socket: everything has a `type`."""

from __future__ import annotations

from msgspec import Struct

from barbaricum.server.answers import Events, Line, Problem
from barbaricum.server.commands import Command, RowNumber, SeatNumber
from barbaricum.server.infos import TableInfo


class Push(Struct, tag_field="type", kw_only=True):
    """A message of the server."""


class Hello(Push, tag="hello"):
    """The first message: the table, the rows since the number asked for, the talk."""

    table: TableInfo
    play: Events
    lines: list[Line]


class Moved(Push, tag="moved"):
    """New rows, and where they lead."""

    play: Events


class Seated(Push, tag="table"):
    """Something about the table has changed: seats, presence, a question, the status."""

    table: TableInfo


class Said(Push, tag="said"):
    """Somebody spoke."""

    line: Line


class Carried(Push, tag="done"):
    """The command of this id was carried out, now or before."""

    id: str
    number: int


class Denied(Push, tag="refused"):
    """A command was refused; the position is fresh."""

    id: str | None
    problem: Problem
    play: Events


class Noticed(Push, tag="noticed"):
    """Something is new behind the bell, or read."""


class Have(Struct, tag_field="type", tag="have", forbid_unknown_fields=True, frozen=True):
    """The client has all rows up to this number and wants the later ones."""

    number: RowNumber


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True, frozen=True):
    """The curtain is drawn: one of several players at this device looks now."""

    seat: SeatNumber


class Here(Struct, tag_field="type", tag="here", forbid_unknown_fields=True, frozen=True):
    """The table is to be seen on this screen: nobody needs to be told about it elsewhere."""


class Away(Struct, tag_field="type", tag="away", forbid_unknown_fields=True, frozen=True):
    """The table is not to be seen any more, behind another tab or on a locked phone."""


Received = Command | Have | Look | Here | Away
