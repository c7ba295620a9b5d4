"""A Redis (or Valkey) of our own: from an address, or started and stopped by the test."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tests.ports import free_port
from tests.services.postgres import HOST

GIVEN: Final = "BARBARICUM_TEST_REDIS"
"""An address such as redis://host:port of a server that is there."""
PROGRAMS: Final = ("redis-server", "valkey-server")
READY: Final = "Ready to accept connections"


def program() -> str | None:
    """The server that is installed."""
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)


class Redis:
    """A server process that keeps nothing, and can be killed and started again."""

    def __init__(self, host: str = HOST) -> None:
        self.host, self.port = host, free_port()
        self.start()

    @property
    def address(self) -> str:
        return f"redis://{self.host}:{self.port}"

    def start(self) -> None:
        found = program()
        assert found is not None, "apt install redis-server"
        words = ["--port", str(self.port), "--bind", self.host, "--save", ""]
        words += ["--protected-mode", "no"]
        self._process = subprocess.Popen([found, *words], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        while READY not in (line := self._process.stdout.readline()):
            assert line, "Redis ended before it was ready"

    def kill(self) -> None:
        """Without a word."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


@contextmanager
def redis() -> Iterator[str]:
    """The address of a server: the given one, else our own."""
    if given := os.environ.get(GIVEN):
        yield given
        return
    server = Redis()
    try:
        yield server.address
    finally:
        server.kill()
