"""The house: takes commands in, writes them down, then tells everybody."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Final, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from barbaricum.core.record.form import UNDO
from barbaricum.server import book, sightings
from barbaricum.server.answers import Line
from barbaricum.server.clock import SECOND, SYSTEM, Clock
from barbaricum.server.commands import Command, Say, StandIn
from barbaricum.server.deeds import DEEDS, Change, Where
from barbaricum.server.jobs import Job
from barbaricum.server.keys import hashed
from barbaricum.server.limits import Buckets, Limit, Limits
from barbaricum.server.news import Overtaken, advance
from barbaricum.server.notices.happening import Happening
from barbaricum.server.people import Actor, Meta
from barbaricum.server.refusals import NotNow, TooFast
from barbaricum.server.shares.rows import Bounds
from barbaricum.server.shelf import Shelf
from barbaricum.server.sightings import Sightings
from barbaricum.server.storage import Storage
from barbaricum.server.table import Table
from barbaricum.server.turns import Turns
from barbaricum.server.waiting import ask_bot
from barbaricum.server.writing import Written, keep_in_mind, write_change

LOG: Final = logging.getLogger(__name__)
TRIES: Final = 20
"""So often a change is tried while other processes are faster."""

USUAL: Final = Limits()

Answer = TypeVar("Answer")
Whoever = Callable[[Meta], Actor]
"""Who speaks, once the table is known."""
Remember = Callable[[Connection, int], None]
"""Writes down that a command was carried out, and the number of rows it led to."""

Witness = Callable[[Connection, Happening], None]
Afterwards = Callable[[str, int], None]
Glance = Callable[[str, str, bool], Awaitable[None]]
"""A person, a table, and whether he can be seen there."""


async def _nothing(_person: str, _table: str, _seen: bool) -> None:
    """Nobody wants to know."""


def _no_command(_connection: Connection, _number: int) -> None:
    """There was none."""


class House(Shelf):
    """All tables, and every change at them."""

    def __init__(self, storage: Storage, lines: Limit = USUAL.lines, clock: Clock = SYSTEM) -> None:
        super().__init__(storage, clock)
        self._talk = Buckets(lines)
        self.patience: float = 0
        """For how many seconds a question may wait."""
        self.messages = USUAL.messages
        """How many may come over one socket."""
        self.bounds = Bounds(USUAL.rows, USUAL.undos)
        self.witnesses: list[Witness] = []
        """Called, one after the other, in the transaction of every change at a table."""
        self.afterwards: list[Afterwards] = []
        """Called when a change is written: the table, and how many rows there are more."""
        self.glance: Glance = _nothing
        """Called when somebody looks at a table, or is lost from sight there."""
        self.sightings = Sightings(clock)
        self._turns = Turns()

    async def refresh(self, names: Iterable[str]) -> None:
        """Look anew at tables about which something was written elsewhere, and tell everybody."""
        for name in names:
            if self.seen(name) or self.storage.shared:
                await self.write(name, lambda _table: Change())

    async def carry_out(
        self, name: str, whoever: Whoever, command: Command, job: Job | None = None
    ) -> tuple[Table, int]:
        """Do what a command asks; the table, and the number of rows it led to.

        The job is that of the bot who asks: it ends when nobody waits for a bot any more.
        """
        work = partial(self._carry_out, whoever=whoever, command=command, job=job)
        return await self._turns.to_the_end(self._trying(name, work))

    async def write(self, name: str, change: Callable[[Table], Change]) -> Table:
        """Change something about a table outside its game, and tell everybody."""

        async def work(table: Table) -> Table:
            await self._commit(table, change(table))
            return table

        return await self._turns.to_the_end(self._trying(name, work))

    async def settle(self) -> None:
        """Wait for the turns that were begun."""
        await self._turns.settle()

    async def _trying(self, name: str, work: Callable[[Table], Awaitable[Answer]]) -> Answer:
        """Decide and write; if another process was faster, look what it wrote and decide anew."""
        async with self.turn(name) as table:
            for _ in range(TRIES):
                try:
                    return await work(table)
                except (Overtaken, IntegrityError):  # a number or an id that somebody has taken
                    if not await self.catch_up(table):
                        raise
        raise NotNow("table-busy")

    async def _carry_out(
        self, table: Table, whoever: Whoever, command: Command, job: Job | None
    ) -> tuple[Table, int]:
        actor = whoever(table.meta)
        key = (actor.known(), command.id)
        digest = hashed(msgspec.json.encode(command).decode())
        if key in table.answered:
            return table, _before(table.answered[key], digest)
        if isinstance(command, Say) and not self._talk.take(key[0]):
            raise TooFast("too-fast")
        where = await self._where(table, command)
        change = DEEDS[type(command)](where, actor, command)
        self.bounds.demand_room(table.ledger, change.rows)

        def remember(connection: Connection, number: int) -> None:
            if not actor.is_bot:
                book.write_command(connection, table.meta.id, key, (digest, number))

        number = await self._commit(table, change, remember, actor, job)
        if not actor.is_bot:
            table.answered[key] = (digest, number)
        return table, number

    async def _where(self, table: Table, command: Command) -> Where:
        """How the table stands; who was seen lately matters only where a bot is to take a seat."""
        here, lately = self.hub.here(table.meta), frozenset[str]()
        if isinstance(command, StandIn):
            read = partial(sightings.read, sessions=table.meta.holders)
            elsewhere = await self.storage.read(read) if self.storage.shared else {}
            lately = self.sightings.lately(table.meta, elsewhere)
        return Where(table, here, lately, self.clock.ms())

    async def _commit(
        self,
        table: Table,
        change: Change,
        remember: Remember = _no_command,
        actor: Actor | None = None,
        job: Job | None = None,
    ) -> int:
        """Write everything in one transaction; only then does the table know of it."""
        before, now, present = table.ledger.number, self.clock.ms(), self.hub.watching(table.meta)
        by, number = frozenset(actor.guests if actor else ()), before + len(change.rows)
        undone = any(text == UNDO for _, text in change.rows)

        def work(connection: Connection) -> Written:
            advance(connection, table.meta)
            remember(connection, number)
            written = write_change(connection, table, change, now // SECOND)
            if change.rows or written.meta.thinker() != table.thinker():
                ask_bot(connection, written.meta, now, job)
            line, short = written.line, change.short
            what = Happening(table.meta, written.meta, by, line, present, undone, short)
            for witness in self.witnesses:
                witness(connection, what)
            return written

        written = await self.storage.write(work)
        begins = table.meta.status == "open" != written.meta.status
        keep_in_mind(table, change, written)
        self._tell(table, 0 if begins else before, written.line, change.speaker)
        for told in self.afterwards:
            told(table.meta.id, len(change.rows))
        return number

    def _tell(
        self, table: Table, before: int, line: Line | None, speaker: str | None = None
    ) -> None:
        """Tell everybody; whatever goes wrong with that, what is written stands."""
        try:
            if line is not None:
                self.hub.tell_line(table, line, speaker)
                return
            if table.ledger.number > before:
                self.hub.tell_rows(table, before)
            self.hub.tell_table(table)
        except Exception:
            LOG.exception("Not everybody could be told what happened at %s", table.meta.id)
        finally:
            self.ring(table)


def _before(answered: tuple[str, int], digest: str) -> int:
    """What was answered to the same command before."""
    if answered[0] != digest:
        raise NotNow("id-used")
    return answered[1]
