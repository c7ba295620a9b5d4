"""Reading and writing the clocks of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, String, bindparam, insert, select, update

from barbaricum.server import jobs, schema
from barbaricum.server.pace.arithmetic import Still, joined, next_moment
from barbaricum.server.pace.forms import DayPace, NoPace, Pace
from barbaricum.server.pace.schema import PACES, VACATIONS
from barbaricum.server.pace.timing import PaceAsk, Timing

CLOCK: Final = "clock"
"""The kind of the jobs that look after clocks; the key is the table's id."""
PACE: Final = select(PACES).where(PACES.c.table == bindparam("name", type_=String))
"""Made once: it is read for every move."""


def read_timing(connection: Connection, table: str) -> Timing:
    """The clocks of a table."""
    row = connection.execute(PACE, {"name": table}).mappings().first()
    if row is None:
        return Timing()
    pace = pace_of(row["pace"])
    return Timing(
        pace=pace,
        running=row["running"],
        since=row["since"],
        left=tuple(row["left"]),
        marks=tuple(row["marks"]),
        expired=tuple(row["expired"]),
        forfeited=tuple(row["forfeited"]),
        ask=None if row["ask"] is None else _ask(row["ask"]),
        away=_away(connection, table) if isinstance(pace, DayPace) else {},
    )


def pace_of(kept: object) -> Pace:
    """A pace as the database has it."""
    pace: Pace = msgspec.convert(kept, Pace)
    return pace


def _ask(kept: dict[str, Any]) -> PaceAsk:  # JSON
    return PaceAsk(kept["id"], kept["seat"], pace_of(kept["pace"]), tuple(kept["agreed"]))


def _away(connection: Connection, table: str) -> Mapping[int, Still]:
    """By seat, the vacations of whoever sits there."""
    seats, guests, c = schema.SEATS.c, schema.GUESTS.c, VACATIONS.c
    rows = connection.execute(
        select(seats.number, c.start, c.end)
        .join(schema.GUESTS, guests.id == seats.guest)
        .join(VACATIONS, c.person == guests.person)
        .where(seats.table == table)
    ).all()
    numbers = {row.number for row in rows}
    return {
        seat: joined((row.start, row.end) for row in rows if row.number == seat) for seat in numbers
    }


def write_timing(
    connection: Connection, table: str, timing: Timing, downtime: Still, now: int
) -> None:
    """The clocks as they are now, and the job that looks after the one that runs."""
    values = _columns(timing) | {"deadline": timing.out_at(downtime)}
    changed = update(PACES).where(PACES.c.table == table).values(values)
    if connection.execute(changed).rowcount == 0:
        connection.execute(insert(PACES).values(table=table, **values))
    plan(connection, table, timing, downtime, now)


def _columns(timing: Timing) -> dict[str, Any]:  # as the driver takes them
    ask = timing.ask
    return {
        "pace": msgspec.to_builtins(timing.pace),
        "running": timing.running,
        "since": timing.since,
        "left": list(timing.left),
        "marks": list(timing.marks),
        "expired": list(timing.expired),
        "forfeited": list(timing.forfeited),
        "ask": None if ask is None else asdict(ask) | {"pace": msgspec.to_builtins(ask.pace)},
    }


def plan(connection: Connection, table: str, timing: Timing, downtime: Still, now: int) -> None:
    """Have somebody look when the clock that runs comes to its warning or its end."""
    seat, pace = timing.running, timing.pace
    if seat is None or isinstance(pace, NoPace):
        jobs.cancel(connection, CLOCK, table)
        return
    still = timing.still(seat, downtime)
    due = next_moment(pace, timing.since, timing.left[seat], still, now)
    jobs.plan(connection, CLOCK, table, due)
