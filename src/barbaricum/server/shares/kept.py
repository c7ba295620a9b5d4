"""What is expensive and never changes: made once, off the event loop, and kept as long as it fits.

A finished game is what it was, and so is every row of a game that goes on, as a seat reads it in
a language. Both are kept as the bytes that are sent.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec
from msgspec import Raw

from barbaricum.server.shares.spending import threaded

MOST: Final = 64 * 1024 * 1024
"""Bytes that are kept; what was not asked for longest goes first."""
THREADS: Final = 2
FEW: Final = 20
"""So many rows are made at once where they are asked for."""
EACH: Final = 100
"""What a row or an entry needs besides its bytes, about."""

encode: Final = msgspec.json.Encoder().encode
Key = tuple[Hashable, ...]


class Kept:
    """Answers by their key, and rows by the key of their readers."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._parts: OrderedDict[Key, dict[int, Raw]] = OrderedDict()
        self._sizes: dict[Key, int] = {}
        self._size = 0
        self._making: dict[Key, asyncio.Future[Raw]] = {}
        self._threads = ThreadPoolExecutor(THREADS, "kept")

    async def whole(self, key: Key, make: Callable[[], object]) -> Raw:
        """An answer; who asks while it is being made waits for the same one."""
        if (known := self._part(key).get(0)) is not None:
            return known
        while (making := self._making.get(key)) is not None:
            try:
                return await asyncio.shield(making)
            except asyncio.CancelledError:
                if not making.cancelled():
                    raise  # it is we who do not wait any longer
        return await self._make(key, make)

    async def _make(self, key: Key, make: Callable[[], object]) -> Raw:
        making = self._making[key] = asyncio.get_running_loop().create_future()
        try:
            made = Raw(await threaded(self._threads, lambda: encode(make())))
        except BaseException:
            making.cancel()  # the next request makes it anew
            raise
        finally:
            del self._making[key]
        making.set_result(made)
        self._keep(key, {0: made})
        return made

    def rows(self, key: Key, numbers: Iterable[int], make: Callable[[int], object]) -> list[Raw]:
        """Rows as they are sent; those that nobody has asked for yet are made now."""
        wanted = list(numbers)
        part = self._part(key)
        found = {row: part.get(row) or Raw(encode(make(row))) for row in wanted}
        self._keep(key, found)
        return [found[row] for row in wanted]

    async def ahead(self, key: Key, numbers: Iterable[int], make: Callable[[int], object]) -> None:
        """Make many rows off the event loop, before they are asked for."""
        part = self._part(key)
        missing = [row for row in numbers if row not in part]
        if len(missing) > FEW:
            made = await threaded(
                self._threads, lambda: {row: Raw(encode(make(row))) for row in missing}
            )
            self._keep(key, made)

    def _part(self, key: Key) -> dict[int, Raw]:
        part = self._parts.get(key)
        if part is None:
            return {}
        self._parts.move_to_end(key)
        return part

    def _keep(self, key: Key, rows: dict[int, Raw]) -> None:
        part = self._parts.setdefault(key, {})
        new = {row: told for row, told in rows.items() if row not in part}
        part |= new
        size = sum(len(memoryview(told)) + EACH for told in new.values())
        self._sizes[key] = self._sizes.get(key, 0) + size
        self._size += size
        while self._size > self._most:
            gone, _ = self._parts.popitem(last=False)
            self._size -= self._sizes.pop(gone)

    def close(self) -> None:
        """Nothing is made any more."""
        self._threads.shutdown()
