"""Reading and writing analyses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from barbaricum.server.analysis.answers import Status
from barbaricum.server.analysis.schema import ANALYSES, REPORTS
from barbaricum.server.jobs import Share, plan
from barbaricum.server.refusals import TooFast

JOB: Final = "analysis"
OPEN: Final = ("waiting", "running")
OF_ONE: Final = 3
"""So many of one person may be open."""
OF_ORIGIN: Final = 8
"""So many that were asked for from one address."""
OF_ALL: Final = 50

c = ANALYSES.c


@dataclass(frozen=True, slots=True)
class Wish:
    """Who wants which table looked at, when, and how."""

    table: str
    kind: str
    person: str
    now: int
    """In milliseconds."""
    total: int
    origin: str | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """How far an analysis has come."""

    status: Status
    ahead: int
    done: int
    total: int


def read(connection: Connection, table: str, kind: str) -> Standing | None:
    """The analysis of a table, if there is one of that kind."""
    columns = (c.status, c.asked, c.done, c.total)
    mine = (c.table == table) & (c.kind == kind)
    found = connection.execute(select(*columns).where(mine)).first()
    if found is None:
        return None
    ahead = _ahead(connection, table, found.asked) if found.status in OPEN else 0
    return Standing(found.status, ahead, found.done, found.total)


def _ahead(connection: Connection, table: str, asked: int) -> int:
    earlier = or_(c.asked < asked, (c.asked == asked) & (c.table < table))
    counted = select(func.count()).select_from(ANALYSES).where(c.status.in_(OPEN), earlier)
    return connection.scalar(counted) or 0


def read_report(connection: Connection, table: str, language: str) -> str | None:
    """What was found, as JSON."""
    mine = (REPORTS.c.table == table) & (REPORTS.c.language == language)
    return connection.scalar(select(REPORTS.c.report).where(mine))


def ask(connection: Connection, wish: Wish) -> None:
    """Plan an analysis, unless there is one; whoever wants too many is refused."""
    found = read(connection, wish.table, wish.kind)
    if found is not None and found.status != "failed":
        return
    _demand_room(connection, wish)
    connection.execute(delete(ANALYSES).where(c.table == wish.table))
    row = {"table": wish.table, "kind": wish.kind, "person": wish.person, "asked": wish.now}
    row["origin"] = wish.origin
    try:
        with connection.begin_nested():
            values = {"status": "waiting", "done": 0, "total": wish.total}
            connection.execute(insert(ANALYSES).values(row | values))
    except IntegrityError:  # somebody asked another process at the same moment
        return
    share = Share(wish.origin or wish.person, wish.person)
    plan(connection, JOB, wish.table, wish.now, share=share)


def _demand_room(connection: Connection, wish: Wish) -> None:
    waiting = select(func.count()).select_from(ANALYSES).where(c.status.in_(OPEN))
    if (connection.scalar(waiting.where(c.person == wish.person)) or 0) >= OF_ONE:
        raise TooFast("analyses-of-one", most=OF_ONE)
    here = waiting.where(c.origin == wish.origin)
    if wish.origin and (connection.scalar(here) or 0) >= OF_ORIGIN:
        raise TooFast("analyses-of-address", most=OF_ORIGIN)
    if (connection.scalar(waiting) or 0) >= OF_ALL:
        raise TooFast("analyses-of-all")


def change(connection: Connection, table: str, **columns: Any) -> None:
    """Another status, or further on."""
    connection.execute(update(ANALYSES).where(c.table == table).values(columns))


def write_reports(connection: Connection, table: str, reports: Mapping[str, str]) -> None:
    """What was found instead of what was found before."""
    connection.execute(delete(REPORTS).where(REPORTS.c.table == table))
    rows = [
        {"table": table, "language": language, "report": report}
        for language, report in reports.items()
    ]
    connection.execute(insert(REPORTS), rows)
