"""Reading and writing channels and notices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from barbaricum.server.keys import new_id, new_key
from barbaricum.server.notices.kinds import KINDS, USUAL, Way
from barbaricum.server.notices.records import Channel, Facts, Notice
from barbaricum.server.notices.schema import CHANNELS, DELIVERIES, NOTICES
from barbaricum.server.schema import TABLES

c = CHANNELS.c
n = NOTICES.c
d = DELIVERIES.c

KEPT: Final = 30 * 24 * 3600
"""Seconds; what was read longer ago is forgotten."""


def new_channel(person: str, way: Way, address: Facts, **more: Any) -> Channel:
    """A channel as it begins; what has to be proved first comes with `verified=None`."""
    begun = {
        "id": new_id(),
        "person": person,
        "way": way,
        "address": dict(address),
        "name": "",
        "kinds": list(USUAL[way]),
        "language": "en",
        "key": None,
        "token": new_key(),
        "sent": 0,
        "failures": 0,
        "off": None,
    }
    return Channel(**(begun | more))


def write_channel(connection: Connection, channel: Channel) -> None:
    """A new channel."""
    connection.execute(insert(CHANNELS).values(asdict(channel)))


def change_channel(connection: Connection, channel: str, **columns: Any) -> None:
    """Other kinds, another state."""
    connection.execute(update(CHANNELS).where(c.id == channel).values(columns))


def delete_channel(connection: Connection, channel: str) -> None:
    """Nothing is sent there any more, not even what is on its way."""
    connection.execute(delete(DELIVERIES).where(d.channel == channel))
    connection.execute(delete(CHANNELS).where(c.id == channel))


def channels_of(connection: Connection, person: str) -> list[Channel]:
    """All ways to somebody, the oldest first."""
    return _channels(connection, c.person == person)


def channel_of(connection: Connection, which: ColumnElement[bool]) -> Channel | None:
    """The one channel that fits."""
    return next(iter(_channels(connection, which)), None)


def _channels(connection: Connection, which: ColumnElement[bool]) -> list[Channel]:
    rows = connection.execute(select(CHANNELS).where(which).order_by(c.created, c.id))
    return [Channel(**row) for row in rows.mappings()]


def notice_by(connection: Connection, key: str) -> Notice | None:
    """The notice of a person, a table and a kind that nobody has looked at."""
    row = connection.execute(select(NOTICES).where(n.open == key)).mappings().first()
    return None if row is None else Notice(**row)


def shown_to(connection: Connection, person: str, most: int) -> list[Notice]:
    """The newest notices of somebody that he may see."""
    rows = connection.execute(
        select(NOTICES)
        .where(n.person == person, n.shown.is_not(None))
        .order_by(n.created.desc(), n.id)
        .limit(most)
    )
    return [Notice(**row) for row in rows.mappings()]


def wanted_by(connection: Connection, person: str, most: int) -> list[Notice]:
    """The newest notices of somebody that he wants to see on the page."""
    page = channel_of(connection, (c.person == person) & (c.way == "page"))
    off = set(KINDS) - set(USUAL["page"] if page is None else page.kinds)
    return [notice for notice in shown_to(connection, person, most) if notice.kind not in off]


def write_shown(connection: Connection, person: str, kind: str, facts: Facts, now: int) -> None:
    """A notice that is about no table, and shown at once; `now` in seconds."""
    values = {"id": new_id(), "person": person, "kind": kind, "table": None, "facts": dict(facts)}
    connection.execute(insert(NOTICES).values(created=now, shown=now, **values))


def show(connection: Connection, notice: Notice, channels: Sequence[str], now: int) -> None:
    """It is needed: it is shown, and goes to some channels; what is long read is forgotten."""
    connection.execute(update(NOTICES).where(n.id == notice.id).values(shown=now))
    for channel in channels:
        connection.execute(insert(DELIVERIES).values(notice=notice.id, channel=channel))
    connection.execute(
        delete(NOTICES).where(n.person == notice.person, n.read.is_not(None), n.read < now - KEPT)
    )


def names_of(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[str, str]]:
    """The titles and games of tables."""
    t = TABLES.c
    rows = connection.execute(select(t.id, t.title, t.game).where(t.id.in_(ids)))
    return {row.id: (row.title, row.game) for row in rows}


def claim(connection: Connection, channel: str, batch: str) -> list[Notice]:
    """What one message is to tell: all that waits, or what it was to tell before it failed."""
    mine = select(NOTICES).join(DELIVERIES, d.notice == n.id).where(d.batch == batch)
    rows = connection.execute(mine).mappings().all()
    if not rows:
        waits = (d.channel == channel) & d.batch.is_(None)
        connection.execute(update(DELIVERIES).where(waits).values(batch=batch))
        rows = connection.execute(mine).mappings().all()
    return [Notice(**row) for row in rows]


def settle(connection: Connection, batch: str) -> None:
    """The message was sent, or never will be."""
    connection.execute(delete(DELIVERIES).where(d.batch == batch))
