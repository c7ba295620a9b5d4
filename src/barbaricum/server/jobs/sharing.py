"""Jobs that many want done at once: everybody's in turns, and first those that somebody waits for.

Each job counts to a share, and within it to a part: an address, and the people behind it. The next
place goes to the share that has the fewest jobs under way. One share never takes all places, and
neither do jobs that can wait, so the next one never finds every place taken by them.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, func, or_, select

from barbaricum.server.jobs.schema import JOBS
from barbaricum.server.jobs.taking import MOST, Job, leased

c = JOBS.c
LOOKED_AT: Final = 2 * MOST
REMEMBERED: Final = 10_000


class Rota:
    """Who was served when: of two that are equal, the one that waited longer goes first."""

    def __init__(self) -> None:
        self._served: OrderedDict[str, int] = OrderedDict()
        self._count = 0

    def note(self, job: Job) -> None:
        """A share and a part of it have their turn."""
        self._count += 1
        for name in (job.share, _part(job)):
            self._served[name] = self._count
            self._served.move_to_end(name)
        while len(self._served) > REMEMBERED:
            self._served.popitem(last=False)

    def order(self, rows: Sequence[Row[Any]], busy: Counter[str]) -> list[Row[Any]]:
        """First what cannot wait; then in turns, the share first that has least under way."""
        turn = dict[str, int]()
        seen = Counter[tuple[bool, str]]()
        for row in sorted(rows, key=lambda row: (row.within, self._last(_part(row)), row.due)):
            turn[row.key] = seen[row.late, row.share] + busy[row.share]
            seen[row.late, row.share] += 1
        return sorted(
            rows,
            key=lambda row: (row.late, turn[row.key], self._last(row.share), row.due, row.key),
        )

    def _last(self, name: str) -> int:
        return self._served.get(name, 0)


def _part(job: Job | Row[Any]) -> str:
    return f"{job.share} {job.part}"


@dataclass(slots=True)
class Room:
    """The places of a process for one kind of job, and the jobs that have some of them."""

    places: int
    running: list[Job]
    rota: Rota

    def admits(self, row: Row[Any]) -> bool:
        """Whether a job may have a place now."""
        most = max(1, self.places - 1)
        same = sum(job.share == row.share for job in self.running)
        late = sum(job.late for job in self.running)
        full = len(self.running) >= self.places
        return not full and same < most and not (row.late and late >= most)


def take_fairly(connection: Connection, kind: str, room: Room, now: int) -> list[Job]:
    """Lease what is due, in turns among the shares, as far as there is room."""
    rows = room.rota.order(_due(connection, kind, now), _busy(connection, kind, now))
    keys = [row.key for row in rows]
    due = select(c.key).where(c.kind == kind, c.key.in_(keys), _free(now))
    free = set(connection.scalars(due.with_for_update(skip_locked=True)))
    taken = list[Job]()
    for row in rows:
        if row.key not in free or not room.admits(row):
            continue
        job = Job(kind, row.key, row.due, row.payload, row.attempts + 1)
        job.share, job.part, job.late = row.share, row.part, row.late
        if leased(connection, job, now):
            room.rota.note(job)
            room.running.append(job)
            taken.append(job)
    return taken


def _free(now: int) -> ColumnElement[bool]:
    return (c.due <= now) & or_(c.leased_until.is_(None), c.leased_until <= now)


def _due(connection: Connection, kind: str, now: int) -> Sequence[Row[Any]]:
    """What is due; if that is too much, the first of every share, then the second of each."""
    within = func.row_number().over(partition_by=(c.share, c.part), order_by=(c.due, c.key))
    due = select(JOBS, within.label("within")).where(c.kind == kind, _free(now)).subquery()
    d = due.c
    turn = func.row_number().over(partition_by=(d.late, d.share), order_by=(d.within, d.due, d.key))
    shares = select(due, turn.label("turn")).subquery()
    t = shares.c
    looked = select(shares).order_by(t.late, t.turn, t.due).limit(LOOKED_AT)
    return connection.execute(looked).all()


def _busy(connection: Connection, kind: str, now: int) -> Counter[str]:
    """How many jobs of each share are being done, in all processes."""
    running = select(c.share).where(c.kind == kind, c.leased_until > now)
    return Counter(connection.scalars(running))


def of_kind(jobs: Iterable[Job], kind: str) -> list[Job]:
    """Those of one kind."""
    return [job for job in jobs if job.kind == kind]
