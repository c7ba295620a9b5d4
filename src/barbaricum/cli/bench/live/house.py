"""The servers that are measured: processes without limits, for all clients share an address."""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from barbaricum.server.limits import Limit, Limits
from barbaricum.server.opening import Settings
from barbaricum.server.run import serve

PLENTY: Final = Limit(burst=1e9, rate=1e9)
MANY: Final = 1_000_000


@contextmanager
def housed(given: str | None = None, *shared: str) -> Iterator[tuple[str, int]]:
    """The address of a server, and its process; without a folder its tables are thrown away.

    With the address of a database, and of a bus, it shares them and does no jobs.
    """
    with tempfile.TemporaryDirectory() as own:
        words = (given or own, *shared)
        command = [sys.executable, "-c", f"from {__name__} import main; main(*{words!r})"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().strip(), server.pid
            finally:
                server.terminate()


def main(folder: str, database: str | None = None, bus: str | None = None) -> None:
    """Serve on a free port, and say which."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        settings = Settings(
            Path(folder) / "tables.sqlite",
            limits=Limits(
                PLENTY,
                PLENTY,
                PLENTY,
                messages=PLENTY,
                at_once=MANY,
                sockets=MANY,
                own_sockets=MANY,
            ),
            database=database,
            bus=bus,
            work=database is None,
        )
        serve(settings, listening, lambda: print(address, flush=True))
