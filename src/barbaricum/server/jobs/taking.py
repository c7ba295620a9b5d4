"""Taking jobs: a lease makes sure that one process does a job, and that somebody does it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, false, or_, select, update

from barbaricum.server.clock import MINUTE, SECOND
from barbaricum.server.jobs.plans import Payload
from barbaricum.server.jobs.schema import JOBS
from barbaricum.server.keys import new_id
from barbaricum.server.storage import note_due

LEASE: Final = MINUTE
"""After so long without a sign of life a job is anybody's again."""
PAUSES: Final = tuple(SECOND * pause for pause in (1, 5, 30, 120, 600, 3600, 3600))
"""After a failure; after the last pause there is one last try."""
MOST: Final = 32
"""Jobs looked at in one go."""

c = JOBS.c


class Lost(Exception):
    """The job was planned anew, called off or taken over; what was done for it must not count."""


@dataclass(slots=True)
class Job:
    """A job that is being done."""

    kind: str
    key: str
    due: int
    """When it was due, in milliseconds."""
    payload: Payload
    attempts: int
    """This one included."""
    owner: str = field(default_factory=new_id)
    """Of this lease alone."""
    settled: bool = False
    share: str = ""
    """To whose turn it counts."""
    part: str = ""
    late: bool = False

    def finish(self, connection: Connection) -> None:
        """It is done: say so in the transaction of its effect."""
        self._demand(connection.execute(delete(JOBS).where(self.held())).rowcount)

    def again(self, connection: Connection, due: int, payload: Payload | None = None) -> None:
        """Do it once more at a later moment, likewise."""
        later = {"due": due, "payload": dict(self.payload if payload is None else payload)}
        free = {"owner": None, "leased_until": None, "attempts": 0, "error": None}
        self._demand(
            connection.execute(update(JOBS).where(self.held()).values(later | free)).rowcount
        )
        note_due(connection, due)

    def _demand(self, count: int) -> None:
        if count != 1:
            raise Lost(f"{self.kind} {self.key}")
        self.settled = True

    def held(self) -> ColumnElement[bool]:
        """While this lease is the last one given."""
        return (c.kind == self.kind) & (c.key == self.key) & (c.owner == self.owner)


def take(connection: Connection, room: Mapping[str, int], now: int) -> list[Job]:
    """Lease what is due, the longest due first, as far as there is room for its kind."""
    free = or_(c.leased_until.is_(None), c.leased_until <= now)
    rows = connection.execute(
        select(c.kind, c.key, c.due, c.payload, c.attempts)
        .where(c.kind.in_([kind for kind, most in room.items() if most]), c.due <= now, free)
        .order_by(c.due, c.kind, c.key)
        .limit(MOST)
        .with_for_update(skip_locked=True)
    ).all()
    left, taken = dict(room), list[Job]()
    for row in rows:
        job = Job(row.kind, row.key, row.due, row.payload, row.attempts + 1)
        if left[job.kind] and leased(connection, job, now):
            left[job.kind] -= 1
            taken.append(job)
    return taken


def leased(connection: Connection, job: Job, now: int) -> bool:
    """Nobody else may do it for a while. Attempts count from here: a job can kill its process."""
    values = {"owner": job.owner, "leased_until": now + LEASE, "attempts": job.attempts}
    connection.execute(update(JOBS).where(c.kind == job.kind, c.key == job.key).values(values))
    if job.attempts > len(PAUSES) + 1:
        fail(connection, job, "whoever did it ended without a word", now)
        return False
    return True


def renew(connection: Connection, jobs: Sequence[Job], now: int) -> None:
    """A sign of life."""
    for job in _untouched(connection, jobs):
        connection.execute(update(JOBS).where(job.held()).values(leased_until=now + LEASE))


def release(connection: Connection, jobs: Sequence[Job]) -> None:
    """The server stops: whoever starts next may do them at once."""
    for job in _untouched(connection, jobs):
        values = {"owner": None, "leased_until": None, "attempts": job.attempts - 1}
        connection.execute(update(JOBS).where(job.held()).values(values))


def _untouched(connection: Connection, jobs: Sequence[Job]) -> list[Job]:
    """Those that no other transaction is changing.

    Who waits for one while holding others can be waited for: a move changes several jobs.
    """
    held = select(c.owner).where(or_(false(), *(job.held() for job in jobs)))
    owners = set(connection.scalars(held.with_for_update(skip_locked=True)))
    return [job for job in jobs if job.owner in owners]


def free_all(connection: Connection) -> None:
    """Nobody is doing anything: a process that was killed did not say so."""
    leased = update(JOBS).where(c.owner.is_not(None), c.due.is_not(None))
    connection.execute(leased.values(owner=None, leased_until=None))


def turned_back(connection: Connection, was: int, now: int) -> None:
    """The clock was set back: what was due already is due still, and no lease lasts the longer."""
    waits = update(JOBS).where(c.due > now, c.due <= was)
    connection.execute(waits.values(due=now))
    leased = update(JOBS).where(c.leased_until > now + LEASE)
    connection.execute(leased.values(leased_until=now + LEASE))


def fail(connection: Connection, job: Job, error: str, now: int) -> None:
    """Try again after a pause, or give up; the pauses grow."""
    tried = job.attempts - 1
    due = now + PAUSES[tried] if tried < len(PAUSES) else None
    values = {"due": due, "owner": None, "leased_until": None, "error": error}
    connection.execute(update(JOBS).where(job.held()).values(values))


def next_moment(connection: Connection, kinds: Sequence[str]) -> int | None:
    """When there may be something to take: the next due time, or the end of a lease."""
    mine = c.kind.in_(kinds)
    waits = select(c.due).where(mine, c.leased_until.is_(None), c.due.is_not(None))
    leased = select(c.leased_until).where(mine, c.leased_until.is_not(None))
    due = connection.scalar(waits.order_by(c.due).limit(1))
    expiry = connection.scalar(leased.order_by(c.leased_until).limit(1))
    return min((moment for moment in (due, expiry) if moment is not None), default=None)
