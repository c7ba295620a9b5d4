"""Leading a tournament on: the one job of each, planned whenever something may have ended.

It looks at what is written and does the next thing there is to do, in one transaction that claims
the round: however many processes do it, and wherever one is killed, a round is paired once.
"""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection

from barbaricum.server.clock import MINUTE, SECOND
from barbaricum.server.house import House
from barbaricum.server.jobs import Job, Lost
from barbaricum.server.people import Meta
from barbaricum.server.tournaments import book, notices
from barbaricum.server.tournaments.pairing import next_round
from barbaricum.server.tournaments.records import Tournament
from barbaricum.server.tournaments.rounds import Round
from barbaricum.server.tournaments.tables import announce, begin, new_table


class Conductor:
    """Pairs rounds when they are due, and ends tournaments."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def conduct(self, job: Job) -> None:
        """Do what is to be done now."""
        storage, now = self._house.storage, self._house.clock.ms()
        cup = await storage.read(lambda connection: book.read(connection, job.key))
        if cup.status != "running" or cup.waits_for():
            await storage.write(job.finish)
        elif _is_done(cup):
            await storage.write(lambda connection: _end(connection, job, cup, now))
        elif cup.due is None:
            await storage.write(lambda connection: _pause(connection, job, cup, now))
        elif cup.due > now:
            due = cup.due
            await storage.write(lambda connection: job.again(connection, due))
        else:
            await self._pair(job, cup)

    async def _pair(self, job: Job, cup: Tournament) -> None:
        """The next round; thinking about it keeps nobody else from writing."""
        paired = await asyncio.to_thread(next_round, cup.field())
        now = self._house.clock.now()
        metas = [
            new_table(cup, board, people, now) for board, people in enumerate(paired.tables, 1)
        ]
        if await self._house.storage.write(
            lambda connection: self._write(connection, job, cup, paired, metas)
        ):
            announce(self._house, metas)

    def _write(
        self, connection: Connection, job: Job, cup: Tournament, paired: Round, metas: list[Meta]
    ) -> bool:
        """All of a round, or nothing: the number of the round is claimed first."""
        now = self._house.clock.ms()
        book.hold(connection, cup.id)
        fresh = book.read(connection, cup.id)
        if fresh.playing() != cup.playing():  # somebody left meanwhile
            job.again(connection, now)
            return False
        if not book.change(connection, cup, round=cup.round + 1, due=None):
            raise Lost(f"round {cup.round + 1} of {cup.id}")
        for meta in metas:
            begin(connection, self._house, meta)
        book.write_round(connection, cup, paired, [meta.id for meta in metas])
        if metas:
            job.finish(connection)
        else:  # nobody plays, nothing will end
            job.again(connection, now)
        return True


def _is_done(cup: Tournament) -> bool:
    """After the last round, or when there is nobody left to play."""
    return cup.round >= (cup.rounds or 0) or len(cup.playing()) < 2


def _pause(connection: Connection, job: Job, cup: Tournament, now: int) -> None:
    """A round is over: the next one begins after a pause."""
    due = now + cup.pause * MINUTE
    if not book.change(connection, cup, due=due):
        raise Lost(cup.id)
    if cup.pause:
        notices.tell_soon(connection, cup, now)
    job.again(connection, due)


def _end(connection: Connection, job: Job, cup: Tournament, now: int) -> None:
    """The last round is over: everybody is told how he stands."""
    if not book.change(connection, cup, status="over", due=None, ended=now // SECOND):
        raise Lost(cup.id)
    notices.tell_end(connection, cup, now)
    job.finish(connection)
