"""The judge: remembers what was asked and what was answered, and compares it with what is kept."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

import httpx
from sqlalchemy import Connection, func, select

from barbaricum.server import book, schema
from barbaricum.server.archive.checking import verdict, verdicts
from barbaricum.server.jobs.schema import JOBS
from barbaricum.server.keys import new_id
from barbaricum.server.notices.schema import DELIVERIES, NOTICES
from barbaricum.server.pace.forms import NoPace
from barbaricum.server.pace.records import CLOCK
from barbaricum.server.people import Meta
from barbaricum.server.ratings.schema import RATED
from barbaricum.server.waiting import BOT
from tests.faults.homes import Home
from tests.server.running import Client, Json

GONE: Final = (httpx.TransportError,)
"""What a client meets when the server is killed under it."""


@dataclass
class Judge:
    """By table, every command that was sent, and the answers that came."""

    sent: dict[tuple[str, str], Json] = field(default_factory=dict)
    answered: dict[tuple[str, str], int] = field(default_factory=dict)

    def ask(self, client: Client, kind: str, **keys: Json) -> httpx.Response | None:
        """Send a command; None if the server ended before it answered."""
        name = keys.pop("id", None) or new_id()
        key = (client.table, name)
        assert self.sent.setdefault(key, {"type": kind, **keys}) == {"type": kind, **keys}
        try:
            answer = client.send(kind, id=name, **keys)
        except GONE:
            return None
        if answer.status_code == 201:
            number = answer.json()["number"]
            assert self.answered.setdefault(key, number) == number, "another answer than before"
        return answer

    def do(self, client: Client, kind: str, **keys: Json) -> Json:
        """Send a command that has to be carried out."""
        answer = self.ask(client, kind, **keys)
        assert answer is not None, "nobody answered"
        assert answer.status_code == 201, answer.text
        return answer.json()

    def look_at(self, home: Home) -> None:
        """Every table, whether a server runs or not."""
        with home.connection() as connection:
            c = schema.TABLES.c
            for name in connection.scalars(select(c.id)).all():
                self._log(connection, name)
                _duties(connection, name)
            _jobs(connection)
            _notices(connection)
        if home.address is None:
            assert [one for one in verdicts(home.file) if not one.is_good] == []

    def _log(self, connection: Connection, name: str) -> None:
        """The log has no gap, replays to what is written, and holds what was answered once."""
        c = schema.ROWS.c
        numbers = connection.scalars(select(c.number).where(c.table == name).order_by(c.number))
        log = book.read_log(connection, name)
        assert numbers.all() == list(range(len(log))), f"{name} has a gap"
        found = verdict(connection, name)
        assert found.is_good, found
        kept = {key[1]: number for key, (_, number) in book.read_commands(connection, name).items()}
        mine = {key[1]: number for key, number in self.answered.items() if key[0] == name}
        assert {key: kept.get(key) for key in mine} == mine, "an answer was forgotten"
        asked = {key[1]: what for key, what in self.sent.items() if key[0] == name}
        self._decisions(connection, name, {key: asked[key] for key in kept if key in asked})

    def _decisions(self, connection: Connection, name: str, kept: dict[str, Json]) -> None:
        """Each decision that was carried out stands where it was made for, and no other."""
        log, meta = book.read_log(connection, name), book.read_meta(connection, name)
        assert meta is not None
        acts = {what["number"]: what["text"] for what in kept.values() if what["type"] == "act"}
        assert {number: log[number][1] for number in acts} == acts
        if any(seat.thinker for seat in meta.seats) or not self._all(connection, name, kept):
            return
        made = [number for number, (seat, text) in enumerate(log) if seat >= 0 and text != "undo"]
        assert made == sorted(acts), "a decision that nobody made"

    @staticmethod
    def _all(connection: Connection, name: str, kept: dict[str, Json]) -> bool:
        """Whether every command of the table came through this judge."""
        c = schema.COMMANDS.c
        count = connection.scalar(select(func.count()).where(c.table == name))
        return count == len(kept)


def _duties(connection: Connection, name: str) -> None:
    """A bot is waited for by its job, a clock by its own, and a rating counts once."""
    meta = book.read_meta(connection, name)
    assert meta is not None
    due = {job.kind for job in _of(connection, name) if job.due is not None}
    assert (meta.thinker() is not None) == (BOT in due), f"the bot of {name}: {due}"
    assert _ticks(meta) == (CLOCK in due), f"the clock of {name}: {due}"
    rated = connection.scalars(select(RATED.c.seat).where(RATED.c.table == name)).all()
    over = meta.rated and meta.status == "over"
    assert sorted(rated) == (list(range(len(meta.seats))) if over else [])


def _ticks(meta: Meta) -> bool:
    return meta.timing.running is not None and not isinstance(meta.timing.pace, NoPace)


def _of(connection: Connection, name: str) -> list[Json]:
    return list(connection.execute(select(JOBS).where(JOBS.c.key == name)))


def _jobs(connection: Connection) -> None:
    """No job without its table, none given up, and none that fails."""
    tables = set(connection.scalars(select(schema.TABLES.c.id)))
    jobs = connection.execute(select(JOBS)).all()
    assert [job for job in jobs if job.kind in (BOT, CLOCK) and job.key not in tables] == []
    assert [job for job in jobs if job.due is None or job.error is not None] == []


def _notices(connection: Connection) -> None:
    """Nobody is told the same twice, and nothing is on its way that does not exist."""
    open_ones = connection.scalars(select(NOTICES.c.open).where(NOTICES.c.open.is_not(None)))
    assert [key for key, count in Counter(open_ones).items() if count > 1] == []
    known = set(connection.scalars(select(NOTICES.c.id)))
    assert set(connection.scalars(select(DELIVERIES.c.notice))) <= known


def free(home: Home) -> bool:
    """Whether nobody holds a job any more."""
    with home.connection() as connection:
        return not connection.scalars(select(JOBS.c.kind).where(JOBS.c.owner.is_not(None))).all()


def served(client: Client, home: Home) -> None:
    """What the server shows is what is kept."""
    shown = client.get("/events", after=0).json()
    with home.connection() as connection:
        log = book.read_log(connection, client.table)
    assert (shown["number"], len(shown["events"])) == (len(log), len(log))
    seats = [(event["seat"], event["number"]) for event in shown["events"]]
    assert seats == [(seat, number) for number, (seat, _) in enumerate(log, 1)]
