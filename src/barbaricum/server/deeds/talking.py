"""Talk at the table: players and onlookers apart, until the game is over."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import Connection, insert, select

from barbaricum.server import schema
from barbaricum.server.answers import Line
from barbaricum.server.book import now
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
    name = meta.guests[actor.known()].name
    room = room_of(actor)
    return Change(speak=lambda connection: _write(connection, meta.id, room, name, text))


def room_of(actor: Actor) -> Room:
    """Whoever has a seat is a player."""
    return "players" if actor.seats else "onlookers"


def rooms(meta: Meta, actor: Actor) -> set[Room]:
    """What somebody may hear: the own room, and after the game everything."""
    return {"players", "onlookers"} if meta.status == "over" else {room_of(actor)}


def read_lines(connection: Connection, table: str, heard: set[Room], after: int) -> list[Line]:
    """What was said after a line in the rooms that are heard."""
    c = schema.CHAT.c
    rows = connection.execute(
        select(c.id, c.room, c.name, c.text, c.created)
        .where(c.table == table, c.id > after, c.room.in_(sorted(heard)))
        .order_by(c.id.desc())
        .limit(200)
    )
    return [Line(**row) for row in reversed(rows.mappings().all())]


def _write(connection: Connection, table: str, room: Room, name: str, text: str) -> Line:
    created = now()
    values = {"table": table, "room": room, "name": name, "text": text, "created": created}
    key = connection.execute(insert(schema.CHAT).values(values)).inserted_primary_key
    assert key is not None
    return Line(id=key[0], room=room, name=name, text=text, created=created)
