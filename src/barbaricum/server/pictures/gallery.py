"""Pictures are drawn one at a time, apart from whoever answers questions, and kept for a while.

Still ones take a moment and are drawn in a thread, moving ones in a process that steps back.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

from barbaricum.server.pictures.drawing import Scene
from barbaricum.server.pictures.painter import painted
from barbaricum.server.refusals import TooFast

ROOM: Final = 64 * 1024 * 1024
"""So many bytes of pictures are kept; those not asked for longest go first."""
QUEUE: Final = 8
"""So many pictures may wait to be drawn."""


class Gallery:
    """All pictures that were asked for lately."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._brush = asyncio.Lock()
        self._easel = asyncio.Lock()
        self._waiting = 0

    async def picture(self, key: Hashable, draw: Callable[[], bytes]) -> bytes:
        """The picture of that name, drawn unless it hangs here already."""
        return await self._hang(key, self._brush, lambda: asyncio.to_thread(draw))

    async def painting(self, key: Hashable, scenes: Callable[[], list[Scene]]) -> bytes:
        """A moving picture; whoever waits for one does not hold up those who want a still one."""

        async def paint() -> bytes:
            return await painted(await asyncio.to_thread(scenes))

        return await self._hang(key, self._easel, paint)

    async def _hang(
        self, key: Hashable, turn: asyncio.Lock, make: Callable[[], Awaitable[bytes]]
    ) -> bytes:
        if key not in self._kept and self._waiting >= QUEUE:
            raise TooFast("too-fast")
        self._waiting += 1
        try:
            async with turn:
                if key not in self._kept:
                    self._keep(key, await make())
                self._kept.move_to_end(key)
                return self._kept[key]
        finally:
            self._waiting -= 1

    def _keep(self, key: Hashable, picture: bytes) -> None:
        self._kept[key] = picture
        while sum(map(len, self._kept.values())) > ROOM and len(self._kept) > 1:
            self._kept.popitem(last=False)
