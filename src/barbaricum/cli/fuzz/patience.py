"""A step that never comes back is a fault like any other, and must not stop a long run."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NoReturn

from barbaricum.cli.fuzz.subject import Broken

SECONDS: Final = 60.0
"""Of computing, not of waiting: a busy machine is no fault. A game takes a fraction of one."""


def give_up(_signal: int, _frame: object) -> NoReturn:
    """What the timer does when it is over."""
    raise Broken("endless: a step does not come back")


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Raise Broken once so much time is computed away, where the system can tell."""
    main = threading.current_thread() is threading.main_thread()
    if not main or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGVTALRM, give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
