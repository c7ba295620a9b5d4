"""Tables without people: so many of them run for one address, and for one person."""

from __future__ import annotations

from sqlalchemy import Connection, exists, func, or_, select

from barbaricum.server import schema
from barbaricum.server.notices.happening import Happening
from barbaricum.server.people import Meta
from barbaricum.server.refusals import TooFast

_t, _s, _g = schema.TABLES.c, schema.SEATS.c, schema.GUESTS.c


def demand_room(connection: Connection, what: Happening, most: int) -> None:
    """Refuse to begin one more table at which only bots sit."""
    begins = what.before.status == "open" and what.after.status == "playing"
    if begins and _is_alone(what.after) and _running(connection, what.after) > most:
        raise TooFast("too-many-bot-tables", most=most)


def _is_alone(meta: Meta) -> bool:
    return all(seat.bot for seat in meta.seats)


def _running(connection: Connection, meta: Meta) -> int:
    """How many there are now, the new one included."""
    people = exists().where(_s.table == _t.id, _s.bot.is_(None))
    host = meta.guests[meta.host].person
    mine = exists().where(_g.id == _t.host, _g.person == host)
    same = or_(mine, _t.origin == meta.origin) if meta.origin else mine
    running = select(func.count()).select_from(schema.TABLES)
    going = running.where(_t.status == "playing", _t.closed.is_(None), ~people, same)
    return connection.scalar(going) or 0
