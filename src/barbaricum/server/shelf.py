"""The tables in memory, one turn at a time at each of them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from barbaricum.server.bells import Bells
from barbaricum.server.clock import Clock
from barbaricum.server.hub import Hub
from barbaricum.server.news import read_news, take_in
from barbaricum.server.pace.keeping import Watch
from barbaricum.server.refusals import NotFound
from barbaricum.server.shares.kept import Kept
from barbaricum.server.storage import Storage
from barbaricum.server.table import Table, load

CACHED: Final = 500
"""So many tables are kept in memory; the others are replayed when somebody comes."""


class Shelf:
    """Fetches tables, and keeps up with what other processes write about them."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self.storage = storage
        self.clock = clock
        self.watch = Watch(clock)
        """What the clocks of all tables go by."""
        self.kept = Kept()
        self.hub = Hub()
        self.bells = Bells()
        """Ring by the name of a table, and of each person at it, when something has changed."""
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

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
            table.watch, table.kept = self.watch, self.kept
            self._tables[name] = table
        elif self.storage.shared:
            await self._catch_up_or_forget(table)
        self._tables.move_to_end(name)
        if len(self._tables) > CACHED:
            self._tables.popitem(last=False)
        return table

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def forget(self, name: str) -> None:
        """A table that is no more; whoever is there has to leave."""
        self._tables.pop(name, None)
        self.hub.empty(name)

    def seen(self, name: str) -> Table | None:
        """The table, if somebody has been there lately."""
        return self._tables.get(name)

    async def look(self, name: str) -> Table:
        """The table as it stands; what is on its way to the disk is not seen yet."""
        table = self._tables.get(name)
        if table is not None and not self.storage.shared:
            return table
        return await self.current(name)

    async def current(self, name: str) -> Table:
        """The table once everything on its way to the disk is written."""
        async with self.turn(name) as table:
            return table

    async def hear(self, name: str) -> None:
        """Another process may have written about a table: tell those who listen here."""
        known = name in self._tables
        if known or self.hub.listens(name):
            async with self.turn(name) as table:
                if not known:  # whoever misses something asks for it by its number
                    self.hub.tell_rows(table, table.ledger.number)
                    self.hub.tell_table(table)

    async def _catch_up_or_forget(self, table: Table) -> None:
        try:
            await self.catch_up(table)
        except NotFound:  # another process has deleted it
            self.forget(table.meta.id)
            raise

    async def catch_up(self, table: Table) -> bool:
        """Take in what other processes have written, and tell whoever listens here."""
        news = await self.storage.read(lambda connection: read_news(connection, table))
        if news is None:
            return False
        before = 0 if table.meta.status == "open" else table.ledger.number
        take_in(table, news)
        for line, speaker in news.lines:
            self.hub.tell_line(table, line, speaker)
        if table.meta.status != "open" and table.ledger.number > before:
            self.hub.tell_rows(table, before)
        self.hub.tell_table(table)
        self.ring(table)
        return True

    def ring(self, table: Table) -> None:
        """Wake whoever waits for news of a table, or of one of those at it."""
        self.bells.ring((table.meta.id, *(guest.person for guest in table.meta.guests.values())))
