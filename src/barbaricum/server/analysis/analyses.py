"""Where analyses are asked for, and the job that makes them."""

from __future__ import annotations

from contextlib import aclosing
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Connection

from barbaricum.bots.analysis import EDITION, USUAL
from barbaricum.core.errors import BarbaricumError
from barbaricum.core.record import Record, dumps, still_counting
from barbaricum.server import persons
from barbaricum.server.analysis import store
from barbaricum.server.analysis.answers import Analysis, Report
from barbaricum.server.analysis.process import ANALYST, Silent, heard
from barbaricum.server.analysis.schema import ANALYSES
from barbaricum.server.house import House
from barbaricum.server.jobs import Job
from barbaricum.server.limits import Buckets, Limit
from barbaricum.server.persons import Browser
from barbaricum.server.refusals import TooFast
from barbaricum.server.table import demand_going, revealed

TRIES: Final = 3
STEPS: Final = 50
"""So often it is written down how far an analysis has come."""
NONE: Final = Analysis(status="none", ahead=0, done=0, total=0, report=None)


class Analyses:
    """Takes wishes, and does one after the other."""

    def __init__(
        self,
        house: House,
        limit: Limit,
        simulations: int = USUAL,
        command: tuple[str, ...] = ANALYST,
    ) -> None:
        self._house = house
        self._asked = Buckets(limit)
        self._simulations = simulations
        self._command = command
        self._kind = f"{EDITION}:{simulations}"

    async def show(self, table: str, language: str) -> Analysis:
        """How far it has come; nothing but a refusal while the game goes on."""
        revealed(await self._house.look(table))
        return await self._house.storage.read(partial(self._read, table=table, language=language))

    def _read(self, connection: Connection, table: str, language: str) -> Analysis:
        found = store.read(connection, table, self._kind)
        if found is None:
            return NONE
        kept = store.read_report(connection, table, language) if found.status == "done" else None
        report = None if kept is None else msgspec.json.decode(kept, type=Report)
        return Analysis(
            status=found.status,
            ahead=found.ahead,
            done=found.done,
            total=found.total,
            report=report,
        )

    async def ask(self, table: str, browser: Browser, address: str) -> None:
        """Have a finished game looked at; whoever asks again changes nothing."""
        found = await self._house.look(table)
        demand_going(found.meta)
        record = revealed(found)
        known = await self._house.storage.read(
            lambda connection: store.read(connection, table, self._kind)
        )
        if known is not None and known.status != "failed":
            return
        if not self._asked.take(address):
            raise TooFast("too-fast")
        now, total = self._house.clock.ms(), len(still_counting(record))
        wish = store.Wish(table, self._kind, browser.person, now, total, browser.origin)

        def work(connection: Connection) -> None:
            persons.arrive(connection, browser)
            store.ask(connection, wish)

        await self._house.storage.write(work)

    async def carry_out(self, job: Job) -> None:
        """The job: look at one game, and keep what was found."""
        try:
            record = revealed(await self._house.look(job.key))
            await self._look_at(job, record)
        except (BarbaricumError, Silent):
            if job.attempts < TRIES:
                raise
            await self._house.storage.write(partial(_give_up, job=job))

    async def _look_at(self, job: Job, record: Record) -> None:
        storage, total = self._house.storage, len(still_counting(record))
        question = {"record": dumps(record), "simulations": self._simulations}
        reports: dict[str, str] = {}
        told = 0
        await storage.write(
            partial(store.change, table=job.key, status="running", kind=self._kind, done=0)
        )
        async with aclosing(heard(question, self._command)) as lines:
            async for line in lines:
                reports = line.get("reports", reports)
                done = line.get("done", 0)
                if done * STEPS // total > told:
                    told = done * STEPS // total
                    await storage.write(partial(store.change, table=job.key, done=done))
        if not reports:
            raise Silent(job.key)
        await storage.write(partial(_keep, job=job, reports=reports))


def _keep(connection: Connection, job: Job, reports: dict[str, str]) -> None:
    """All of it, and that it is done, in one transaction."""
    store.write_reports(connection, job.key, reports)
    store.change(
        connection, job.key, status="done", done=ANALYSES.c.total, person=None, origin=None
    )
    job.finish(connection)


def _give_up(connection: Connection, job: Job) -> None:
    store.change(connection, job.key, status="failed", person=None, origin=None)
    job.finish(connection)
