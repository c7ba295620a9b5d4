"""A line that can be cut: bytes go through a proxy, late or not at all, and nobody hangs up."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.faults.liar import hang_up, in_a_loop


class Line:
    """Between a server and what it needs."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self.late = 0.0
        """Seconds by which everything is late."""
        self._whole = threading.Event()
        self._whole.set()
        self.port = 0

    def cut(self) -> None:
        """From now on nothing arrives, on either side; connections stay open."""
        self._whole.clear()

    def mend(self) -> None:
        """What was on its way arrives now."""
        self._whole.set()

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        await self._arrive()
        there, back = await asyncio.open_connection(self._host, self._port)
        try:
            await asyncio.gather(self._pour(reader, back), self._pour(there, writer))
        finally:
            await hang_up(back, writer)

    async def _pour(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._arrive()
                writer.write(data)
        with suppress(OSError):
            writer.write_eof()

    async def _arrive(self) -> None:
        await asyncio.sleep(self.late)
        while not self._whole.is_set():
            await asyncio.sleep(0.02)


@contextmanager
def line_to(port: int, host: str = "127.0.0.1") -> Iterator[Line]:
    """A line to a port; it listens at one of its own."""
    line = Line(host, port)
    with in_a_loop(line.meet) as line.port:
        yield line
        line.mend()
