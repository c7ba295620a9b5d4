"""Processor time that a request costs, measured and charged to the address that asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Generator
from concurrent.futures import Executor
from contextvars import ContextVar
from functools import partial
from time import thread_time
from typing import Any, Final, TypeVar

Answer = TypeVar("Answer")
Charge = Callable[[float], None]
"""Takes note of so many seconds."""

_PAYER: Final[ContextVar[Charge | None]] = ContextVar("payer", default=None)


def charge_to(payer: Charge) -> None:
    """From here on this task, and what it begins, is charged to somebody."""
    _PAYER.set(payer)


def charge(seconds: float) -> None:
    """Charge the address that is being served, if one is."""
    payer = _PAYER.get()
    if payer is not None:
        payer(seconds)


class Measured(Awaitable[Answer]):
    """A coroutine whose every step on the event loop is charged; time in which it waits is not."""

    def __init__(self, work: Coroutine[Any, Any, Answer]) -> None:
        self._work = work

    def __await__(self) -> Generator[Any, Any, Answer]:
        step: Callable[[], Any] = partial(self._work.send, None)  # a future, or nothing
        while True:
            began = thread_time()
            try:
                waits = step()
            except StopIteration as end:
                answer: Answer = end.value
                return answer
            finally:
                charge(thread_time() - began)
            try:
                step = partial(self._work.send, (yield waits))
            except GeneratorExit:
                self._work.close()
                raise
            except BaseException as error:
                step = partial(self._work.throw, error)


async def measured(work: Coroutine[Any, Any, Answer]) -> Answer:
    """The same as a coroutine, for a task of its own."""
    return await Measured(work)


async def threaded(threads: Executor | None, work: Callable[[], Answer]) -> Answer:
    """Do it in a thread, and charge the time to the address that waits for it."""
    took = 0.0

    def timed() -> Answer:
        nonlocal took
        began = thread_time()
        try:
            return work()
        finally:
            took = thread_time() - began

    try:
        return await asyncio.get_running_loop().run_in_executor(threads, timed)
    finally:
        charge(took)
