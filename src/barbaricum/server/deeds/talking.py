"""Talk at the table: players and onlookers apart, until the game is over."""

from __future__ import annotations

from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, insert, or_, select

from barbaricum.server import schema
from barbaricum.server.accounts.blocking import unwanted
from barbaricum.server.answers import Line
from barbaricum.server.commands import Say
from barbaricum.server.deeds.change import Change, Where
from barbaricum.server.people import Actor, Meta
from barbaricum.server.refusals import NotNow

Room = Literal["players", "onlookers"]


def say(where: Where, actor: Actor, command: Say) -> Change:
    """Say something in the room where one is."""
    meta, text = where.table.meta, command.text.strip()
    if not text:
        raise NotNow("empty-message")
    guest = meta.guests[actor.known()]
    said = {"room": room_of(actor), "name": guest.name, "text": text, "created": where.now}
    return Change(
        speak=lambda connection: _write(connection, guest.id, meta.id, said), speaker=guest.id
    )


def room_of(actor: Actor) -> Room:
    """Whoever has a seat is a player."""
    return "players" if actor.seats else "onlookers"


def rooms(meta: Meta, actor: Actor) -> set[Room]:
    """What somebody may hear: the own room, and after the game everything."""
    return {"players", "onlookers"} if meta.status == "over" else {room_of(actor)}


def read_lines(
    connection: Connection, table: str, heard: set[Room], after: int, session: str | None
) -> list[Line]:
    """What was said after a line in the rooms that are heard, by those one wants to hear."""
    c, hidden = schema.CHAT.c, unwanted(table, session)
    wanted = or_(c.guest.is_(None), c.guest.not_in(hidden))
    said = _read(connection, c.table == table, c.id > after, c.room.in_(sorted(heard)), wanted)
    return [line for line, _ in said]


def read_said(connection: Connection, table: str, after: int) -> list[tuple[Line, str | None]]:
    """Everything said after a line, and the guests who said it."""
    c = schema.CHAT.c
    return _read(connection, c.table == table, c.id > after)


def _read(
    connection: Connection, *conditions: ColumnElement[bool]
) -> list[tuple[Line, str | None]]:
    c = schema.CHAT.c
    columns = (c.id, c.room, c.name, c.text, c.created)
    newest = select(*columns, c.guest).where(*conditions).order_by(c.id.desc()).limit(200)
    rows = connection.execute(newest).all()
    return [
        (Line(id=key, room=room, name=name, text=text, created=created), guest)
        for key, room, name, text, created, guest in reversed(rows)
    ]


def _write(connection: Connection, guest: str, table: str, said: dict[str, Any]) -> Line:  # columns
    line = insert(schema.CHAT).values(guest=guest, table=table, **said)
    key = connection.execute(line).inserted_primary_key
    assert key is not None
    return Line(id=key[0], **said)
