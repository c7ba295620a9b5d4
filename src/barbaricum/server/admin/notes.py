"""Announcements, and what was reported."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from barbaricum.server.accounts.schema import REPORTS
from barbaricum.server.admin.bans import told, valid
from barbaricum.server.admin.forms import AnnouncementInfo, NewAnnouncement, Notes, ReportInfo
from barbaricum.server.admin.schema import ANNOUNCEMENTS
from barbaricum.server.keys import new_id
from barbaricum.server.ratings.pairs import often
from barbaricum.server.refusals import NotFound

LISTED = 100
DAY = 24 * 60 * 60


def all_notes(connection: Connection, now: int) -> Notes:
    """Everything that waits for a decision, or was decided."""
    return Notes(
        pairs=often(connection, now),
        bans=[told(row) for row in valid(connection, now)],
        announcements=announcements(connection, now),
        reports=[_report(row) for row in _reports(connection)],
    )


def announcements(connection: Connection, now: int) -> list[AnnouncementInfo]:
    """What everybody is told now, the newest first."""
    c = ANNOUNCEMENTS.c
    holding = select(ANNOUNCEMENTS).where(c.until > now).order_by(c.created.desc(), c.id)
    return [
        AnnouncementInfo(id=row.id, text=row.text, created=row.created, until=row.until)
        for row in connection.execute(holding)
    ]


def announce(connection: Connection, asked: NewAnnouncement, now: int) -> None:
    """Tell everybody something for some days."""
    connection.execute(delete(ANNOUNCEMENTS).where(ANNOUNCEMENTS.c.until <= now))
    values = {"id": new_id(), "text": asked.text.strip(), "created": now}
    until = now + asked.days * DAY
    connection.execute(insert(ANNOUNCEMENTS).values(until=until, **values))


def withdraw(connection: Connection, name: str) -> None:
    """Tell it no more."""
    if connection.execute(delete(ANNOUNCEMENTS).where(ANNOUNCEMENTS.c.id == name)).rowcount == 0:
        raise NotFound("unknown-entry")


def _reports(connection: Connection) -> list[Row[Any]]:
    waiting = select(REPORTS).where(REPORTS.c.handled.is_(None))
    return list(connection.execute(waiting.order_by(REPORTS.c.created.desc()).limit(LISTED)))


def _report(row: Row[Any]) -> ReportInfo:
    return ReportInfo(
        id=row.id,
        table=row.table,
        name=row.name,
        line=row.line,
        reason=row.reason,
        text=row.text,
        created=row.created,
    )


def settle(connection: Connection, report: int, now: int) -> None:
    """A report was seen to."""
    waiting = update(REPORTS).where(REPORTS.c.id == report, REPORTS.c.handled.is_(None))
    if connection.execute(waiting.values(handled=now)).rowcount == 0:
        raise NotFound("unknown-entry")
