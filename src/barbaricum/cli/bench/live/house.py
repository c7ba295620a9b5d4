"""The server that is measured: a process of its own, without limits, for all share an address."""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from barbaricum.server.app import Settings
from barbaricum.server.limits import Limit, Limits
from barbaricum.server.run import serve

PLENTY: Final = Limit(burst=1e9, rate=1e9)


@contextmanager
def housed() -> Iterator[tuple[str, int]]:
    """The address of a server whose tables are thrown away, and its process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", f"from {__name__} import main; main({folder!r})"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().strip(), server.pid
            finally:
                server.terminate()


def main(folder: str) -> None:
    """Serve on a free port, and say which."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        address = f"127.0.0.1:{listening.getsockname()[1]}"
        limits = Limits(PLENTY, PLENTY, PLENTY)
        settings = Settings(Path(folder) / "tables.sqlite", limits=limits)
        serve(settings, listening, lambda: print(address, flush=True))
