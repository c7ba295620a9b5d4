"""Vacations: the clocks of day paces stand for somebody who is away, so many days a year."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, insert, select, update

from barbaricum.server import schema
from barbaricum.server.clock import DAY
from barbaricum.server.keys import new_id
from barbaricum.server.pace.arithmetic import Still
from barbaricum.server.pace.records import read_timing, write_timing
from barbaricum.server.pace.schema import PACES, VACATIONS
from barbaricum.server.refusals import NotNow

ALLOWANCE: Final = 30 * DAY
YEAR: Final = 365 * DAY

c = VACATIONS.c


@dataclass(frozen=True, slots=True)
class Vacation:
    """Until when somebody is away, and what is left of the year's days."""

    until: int | None
    left: int


def read_vacation(connection: Connection, person: str, now: int) -> Vacation:
    """How it stands with somebody's vacation; days count for a year after they were taken."""
    rows = connection.execute(
        select(c.start, c.end).where(c.person == person, c.end > now - YEAR)
    ).all()
    taken = sum(row.end - max(row.start, now - YEAR) for row in rows)
    until = max((row.end for row in rows if row.end > now), default=None)
    return Vacation(until, max(0, ALLOWANCE - taken))


def begin(connection: Connection, person: str, days: int, now: int, downtime: Still) -> None:
    """From now on, for so many days, the clocks of somebody stand."""
    vacation = read_vacation(connection, person, now)
    if vacation.until is not None:
        raise NotNow("on-vacation")
    if days * DAY > vacation.left:
        raise NotNow("vacation-spent", days=vacation.left // DAY)
    values = {"id": new_id(), "person": person, "start": now, "end": now + days * DAY}
    connection.execute(insert(VACATIONS).values(values))
    _set_clocks(connection, person, now, downtime)


def end(connection: Connection, person: str, now: int, downtime: Still) -> None:
    """Back earlier: what was not used is left for later."""
    if read_vacation(connection, person, now).until is None:
        raise NotNow("not-on-vacation")
    connection.execute(update(VACATIONS).where(c.person == person, c.end > now).values(end=now))
    _set_clocks(connection, person, now, downtime)


def _set_clocks(connection: Connection, person: str, now: int, downtime: Still) -> None:
    """The clocks of somebody that run are to be looked at at other moments than before."""
    seats, guests, paces = schema.SEATS.c, schema.GUESTS.c, PACES.c
    names = connection.scalars(
        select(paces.table)
        .join(schema.GUESTS, guests.table == paces.table)
        .join(
            schema.SEATS,
            (seats.table == paces.table)
            & (seats.number == paces.running)
            & (seats.guest == guests.id),
        )
        .where(guests.person == person)
    ).all()
    for name in names:
        write_timing(connection, name, read_timing(connection, name), downtime, now)
