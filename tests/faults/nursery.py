"""Servers that are born quickly: forked from a process that has imported everything already."""

from __future__ import annotations

import multiprocessing
import os
import sys
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from barbaricum.cli.main import main
from tests.faults.edges import Orders, obey
from tests.server.process import Served

CONTEXT: Final = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.faults.nursery", "tests.faults.warmth"])
AS_IT_IS: Final = Orders()


def live(words: tuple[str, ...], orders: Orders, mouth: Connection, complaints: Path) -> None:
    """The life of a server; its output goes to its parent.

    The streams are opened anew: the old ones belong to a file that could seek, a pipe cannot.
    """
    os.dup2(mouth.fileno(), 1)
    os.dup2(os.open(complaints, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    sys.stdout, sys.stderr = (os.fdopen(number, "w", closefd=False) for number in (1, 2))
    obey(orders)
    sys.exit(main(words))


class Born(Served):
    """`barbaricum serve` or `barbaricum worker`, until it is stopped or killed."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        orders: Orders = AS_IT_IS,
        command: str = "serve",
        complaints: Path | None = None,
    ) -> None:
        super().__init__()
        ear, mouth = CONTEXT.Pipe(duplex=False)
        port = ("--port", "0") if command == "serve" else ()
        words = (command, "--lang", "en", *port, "--data", str(folder), *options)
        self.complaints = complaints or folder / "complaints"
        self._process = CONTEXT.Process(
            target=live, args=(words, orders, mouth, self.complaints), daemon=False
        )
        self._process.start()
        mouth.close()
        with os.fdopen(os.dup(ear.fileno())) as lines:
            line = lines.readline()
        ear.close()
        assert line, self.complaints.read_text("utf-8")
        self.heard(line)

    def end(self) -> None:
        if self._process.is_alive():
            self._process.terminate()
        self._process.join()
        self._process.close()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def lives(self) -> bool:
        return self._process.is_alive()

    def kill(self) -> None:
        """Without a word."""
        self._process.kill()
        self._process.join()

    def dies(self, seconds: float) -> bool:
        """Whether it ends within so many seconds."""
        self._process.join(seconds)
        return not self._process.is_alive()
