"""When somebody was last seen: every question of a browser or a program counts.

Each process remembers what it has heard itself. Where several share a database, they also write it
down there, for minutes only, so that each of them knows whom the others have seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from sqlalchemy import BigInteger, Column, Connection, String, Table, delete, func, insert, select

from barbaricum.server.clock import MINUTE, SECOND, Clock
from barbaricum.server.people import Meta
from barbaricum.server.schema import METADATA

GRACE: Final = 90 * SECOND
"""For so long after they were last seen nobody calls a bot for somebody else."""
EXACT: Final = 10 * SECOND
"""What is written down may be older than the truth by so much."""
KEPT: Final = 5 * MINUTE

SIGHTINGS: Final = Table(
    "sightings",
    METADATA,
    Column("process", String, primary_key=True),
    Column("session", String, primary_key=True, index=True),
    Column("seen", BigInteger, nullable=False, index=True),
)
"""The moment in which a process has last seen a browser; forgotten after minutes."""


class Sightings:
    """Whom this process has seen lately, by the keys of their browsers."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._opened = clock.ms()
        """Nobody could be seen before: everybody has the whole time to come back."""
        self._seen: dict[str, int] = {}
        self._written: dict[str, int] = {}
        self._tidied = self._opened

    def note(self, session: str | None) -> None:
        """Somebody is here."""
        if session is not None:
            now = self._seen[session] = self._clock.ms()
            if now >= self._tidied + GRACE:
                self._tidy(now)

    def _tidy(self, now: int) -> None:
        for known in (self._seen, self._written):
            for session in [one for one, seen in known.items() if seen < now - GRACE]:
                del known[session]
        self._tidied = now

    def lately(self, meta: Meta, elsewhere: Mapping[str, int]) -> frozenset[str]:
        """The guests of a table who were seen within the grace, here or by other processes."""
        since = self._clock.ms() - GRACE
        if self._opened > since:
            return frozenset(meta.guests)
        return frozenset(
            guest
            for session, guests in meta.holders.items()
            if max(self._seen.get(session, 0), elsewhere.get(session, 0)) > since
            for guest in guests
        )

    def unwritten(self) -> dict[str, int]:
        """What the other processes do not know yet."""
        return {
            session: seen
            for session, seen in self._seen.items()
            if seen >= self._written.get(session, 0) + EXACT
        }

    def written(self, seen: Mapping[str, int]) -> None:
        """From now on they know it."""
        self._written.update(seen)


def write(connection: Connection, process: str, seen: Mapping[str, int], now: int) -> None:
    """Tell the other processes, and forget what is old."""
    c, names = SIGHTINGS.c, sorted(seen)
    connection.execute(delete(SIGHTINGS).where(c.seen < now - KEPT))
    connection.execute(delete(SIGHTINGS).where(c.process == process, c.session.in_(names)))
    rows = [{"process": process, "session": name, "seen": seen[name]} for name in names]
    if rows:
        connection.execute(insert(SIGHTINGS), rows)


def read(connection: Connection, sessions: Iterable[str]) -> dict[str, int]:
    """When any process has last seen these browsers."""
    c = SIGHTINGS.c
    asked = select(c.session, func.max(c.seen)).where(c.session.in_(sorted(sessions)))
    rows = connection.execute(asked.group_by(c.session)).all()
    return {session: seen for session, seen in rows}  # noqa: C416 - rows are no pairs for mypy
