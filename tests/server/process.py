"""The server as a process of its own, to be stopped and killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.server.running import Client


class Process:
    """`barbaricum serve` on a port of its own choice."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        command = [sys.executable, "-m", "barbaricum", "serve", "--port", "0", "--lang", "en"]
        self._process = subprocess.Popen(
            [*command, "--data", str(folder)], stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.url = next(word for word in line.split() if word.startswith("http")).rstrip("/")
        self._clients: list[Client] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for client in self._clients:
            client.http.close()
        if self._process.poll() is None:
            self._process.terminate()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def client(self, like: Client | None = None) -> Client:
        """A new client, or one that was there before the restart."""
        client = Client(self.url, like=like)
        self._clients.append(client)
        return client

    def kill(self) -> None:
        """Without a word, as a power cut or the kernel would."""
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()
