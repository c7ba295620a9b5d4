"""The edges between two statements, seen from inside a server: at one of them it kills itself.

The server knows nothing of this: what is counted is what SQLAlchemy is asked to do, and the wall
clock is read with the hands of the test.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.engine.default import DefaultDialect

from barbaricum.server.clock import SECOND, SystemClock
from tests.faults.networks import enter


@dataclass(frozen=True)
class Orders:
    """What a server that is started for a test does besides serving."""

    armed: Path | None = None
    """Edges count only while this file exists; what happened at each is written into it."""
    deadly: int = 0
    """The edge at which it kills itself; 0 is none."""
    hands: Path | None = None
    """A file with the seconds by which its clock is wrong."""
    network: Path | None = None
    """The namespace of its network; None is that of the test."""


@dataclass
class Edges:
    """Counts edges, and dies at one of them."""

    armed: Path
    deadly: int
    count: int = 0
    lock: threading.Lock = field(default_factory=threading.Lock)

    def pass_by(self, what: str) -> None:
        if not self.armed.exists():
            return
        with self.lock:
            self.count += 1
            with self.armed.open("a") as trail:
                trail.write(f"{' '.join(what.split())[:60]}\n")
            if self.count == self.deadly:
                os.kill(os.getpid(), signal.SIGKILL)

    def install(self) -> None:
        """Before every statement, before every COMMIT, and between a COMMIT and what follows."""

        def before(_connection: object, _cursor: object, statement: str, *_rest: object) -> None:
            self.pass_by(statement)

        event.listen(Engine, "before_cursor_execute", before)
        commit = DefaultDialect.do_commit

        def do_commit(dialect: DefaultDialect, connection: Any) -> None:  # of whatever driver
            self.pass_by("COMMIT")
            commit(dialect, connection)  # type: ignore[no-untyped-call]  # SQLAlchemy's own
            self.pass_by("after COMMIT")

        DefaultDialect.do_commit = do_commit  # type: ignore[method-assign]  # in this process only


class WrongClock(SystemClock):
    """The time of this machine, and whatever the test makes of it."""

    def __init__(self, hands: Path) -> None:
        self._hands = hands

    def ms(self) -> int:
        wrong = float(self._hands.read_text("utf-8") or 0)
        return time.time_ns() // 1_000_000 + int(wrong * SECOND)

    async def until(self, moment: int) -> None:
        """Nobody is woken by hands that are turned: look often."""
        while self.ms() < moment:
            await asyncio.sleep(0.02)


def obey(orders: Orders) -> None:
    """Before anything of the server is made."""
    if orders.network is not None:
        enter(orders.network)
    if orders.armed is not None:
        Edges(orders.armed, orders.deadly).install()
    if orders.hands is not None:
        wrong = WrongClock(orders.hands)
        # In this process only.
        SystemClock.ms = lambda _clock: wrong.ms()  # type: ignore[assignment,method-assign]
        SystemClock.until = lambda _clock, moment: wrong.until(moment)  # type: ignore[assignment,method-assign]
