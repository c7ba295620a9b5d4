"""The server as a process of its own, to be stopped and killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from tests.server.databases import database_of
from tests.server.running import Client


class Served:
    """A server in a process, and the clients that were made for it."""

    def __init__(self) -> None:
        self.url = ""
        self._clients: list[Client] = []

    def heard(self, line: str) -> None:
        """Its first line, which says where it is; a worker is nowhere."""
        self.url = next((word for word in line.split() if word.startswith("http")), "").rstrip("/")

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
        self.end()

    def end(self) -> None:
        """Stop it, unless it has ended, and leave nothing open."""
        raise NotImplementedError

    def client(self, like: Client | None = None) -> Client:
        """A new client, or one that was there before the restart."""
        client = Client(self.url, like=like)
        self._clients.append(client)
        return client


class Process(Served):
    """`barbaricum serve` on a port of its own choice."""

    before: tuple[str, ...] = ()
    """What has to be called to start it: a program that changes the user."""

    def __init__(self, folder: Path, *options: str, errors: IO[str] | None = None) -> None:
        super().__init__()
        self.folder = folder
        command = [
            *self.before,
            sys.executable,
            "-m",
            "barbaricum",
            "serve",
            "--port",
            "0",
            "--lang",
            "en",
        ]
        command += ["--data", str(folder), *options]
        if (shared := database_of(folder / "tables.sqlite")) and "--database" not in options:
            command += ["--database", shared]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert self._process.stdout is not None
        self.heard(self._process.stdout.readline())
        assert self.url

    def end(self) -> None:
        if self._process.poll() is None:
            self._process.terminate()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    @property
    def status(self) -> int | None:
        """With which status it ended."""
        return self._process.returncode

    @property
    def pid(self) -> int:
        """By which the system knows it."""
        return self._process.pid

    def kill(self) -> None:
        """Without a word, as a power cut or the kernel would."""
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()
