"""The house: all tables, one turn at a time at each of them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from barbaricum.core.errors import StaleAction
from barbaricum.server import book
from barbaricum.server.answers import Line
from barbaricum.server.commands import Command, Say
from barbaricum.server.deeds import DEEDS, Change, Where
from barbaricum.server.hub import Hub
from barbaricum.server.keys import hashed
from barbaricum.server.limits import Buckets, Limit, Limits
from barbaricum.server.people import Actor, Meta
from barbaricum.server.refusals import NotNow, TooFast
from barbaricum.server.storage import Storage
from barbaricum.server.table import Table, load, renewed

LOG: Final = logging.getLogger(__name__)
CACHED: Final = 500
"""So many tables are kept in memory; the others are replayed when somebody comes."""

TALK: Final = Limits().lines

Answer = TypeVar("Answer")
Whoever = Callable[[Meta], Actor]
"""Who speaks, once the table is known."""


@dataclass(frozen=True, slots=True)
class Written:
    """What a transaction has led to."""

    meta: Meta
    line: Line | None


class House:
    """Takes commands in, writes them down, then tells everybody."""

    def __init__(self, storage: Storage, lines: Limit = TALK) -> None:
        self.storage = storage
        self.hub = Hub()
        self._talk = Buckets(lines)
        self.wake: Callable[[Table], None] = lambda _table: None
        """Called when a table may wait for a bot."""
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._running: set[asyncio.Task[Any]] = set()  # whatever they answer

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncIterator[Table]:
        """The table, for oneself alone."""
        lock = self._locks.setdefault(name, asyncio.Lock())
        async with lock:
            yield await self._table(name)

    async def _table(self, name: str) -> Table:
        table = self._tables.get(name)
        if table is None:
            table = await self.storage.read(lambda connection: load(connection, name))
            self._tables[name] = table
        self._tables.move_to_end(name)
        if len(self._tables) > CACHED:
            self._tables.popitem(last=False)
        return table

    def seen(self, name: str) -> Table | None:
        """The table, if somebody has been there lately."""
        return self._tables.get(name)

    async def look(self, name: str) -> Table:
        """The table as it stands; what is on its way to the disk is not seen yet."""
        table = self._tables.get(name)
        if table is not None:
            return table
        async with self.turn(name) as loaded:
            return loaded

    async def carry_out(self, name: str, whoever: Whoever, command: Command) -> tuple[Table, int]:
        """Do what a command asks; the table, and the number of rows it led to."""
        return await self._to_the_end(self._carry_out(name, whoever, command))

    async def write(self, name: str, change: Callable[[Table], Change]) -> Table:
        """Change something about a table outside its game, and tell everybody."""
        return await self._to_the_end(self._write(name, change))

    async def settle(self) -> None:
        """Wait for the turns that were begun."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _to_the_end(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """A turn that was begun is finished, even if whoever asked has hung up."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _write(self, name: str, change: Callable[[Table], Change]) -> Table:
        async with self.turn(name) as table:
            await self._commit(table, change(table), lambda _connection, _number: None)
            return table

    async def _carry_out(self, name: str, whoever: Whoever, command: Command) -> tuple[Table, int]:
        async with self.turn(name) as table:
            actor = whoever(table.meta)
            key = (actor.known(), command.id)
            digest = hashed(msgspec.json.encode(command).decode())
            if key in table.answered:
                return table, _before(table.answered[key], digest)
            if isinstance(command, Say) and not self._talk.take(key[0]):
                raise TooFast("too-fast")
            where = Where(table, self.hub.here(table.meta))
            change = DEEDS[type(command)](where, actor, command)

            def remember(connection: Connection, number: int) -> None:
                if not actor.is_bot:
                    book.write_command(connection, name, key, (digest, number))

            number = await self._commit(table, change, remember)
            if not actor.is_bot:
                table.answered[key] = (digest, number)
            return table, number

    async def _commit(
        self, table: Table, change: Change, remember: Callable[[Connection, int], None]
    ) -> int:
        """Write everything in one transaction; only then does the table know of it."""
        before = table.ledger.number
        number = before + len(change.rows)

        def work(connection: Connection) -> Written:
            remember(connection, number)
            return _written(connection, table, change)

        try:
            written = await self.storage.write(work)
        except IntegrityError:
            # Another process was faster: what is in memory here is no longer true.
            self._tables.pop(table.meta.id, None)
            raise StaleAction("stale-action", number=number, asked=before) from None
        self._take_in(table, change, written)
        self._tell(table, before, change, written.line)
        return number

    def _take_in(self, table: Table, change: Change, written: Written) -> None:
        if table.meta.status == "open":
            renewed(table, written.meta)
        table.meta = written.meta
        table.ledger.append(change.rows)

    def _tell(self, table: Table, before: int, change: Change, line: Line | None) -> None:
        """Tell everybody; whatever goes wrong with that, what is written stands."""
        try:
            if line is not None:
                self.hub.tell_line(table, line)
                return
            if change.rows:
                self.hub.tell_rows(table, before)
            self.hub.tell_table(table)
        except Exception:
            LOG.exception("Not everybody could be told what happened at %s", table.meta.id)
        self.wake(table)


def _written(connection: Connection, table: Table, change: Change) -> Written:
    """All of one change: rows, who is to act, and what the deed itself writes."""
    name = table.meta.id
    change.write(connection)
    line = change.speak(connection) if change.speak else None
    if change.rows:
        book.write_rows(connection, name, table.ledger.number, change.rows)
        to_act = table.game.to_act(table.ledger.after(change.rows))
        status = {"status": "over"} if to_act is None else {}
        book.change_table(connection, name, to_act=to_act, **status)
    meta = book.read_meta(connection, name)
    assert meta is not None, "a table is never deleted"
    return Written(meta, line)


def _before(answered: tuple[str, int], digest: str) -> int:
    """What was answered to the same command before."""
    if answered[0] != digest:
        raise NotNow("id-used")
    return answered[1]
