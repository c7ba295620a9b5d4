"""Finding the knee: the highest rate that is still answered in time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from math import inf
from typing import Final

KEEPING_UP: Final = 0.95
"""So much of what is sent has to be acknowledged while it is being sent."""
NEAR: Final = 1.15
"""The search ends when the lowest rate that is too high is no more than so many times the knee."""


@dataclass(frozen=True, slots=True)
class Step:
    """What was measured at one rate."""

    rate: float
    sent: int
    """So many decisions were due."""
    acknowledged: float
    """A second, while they were being sent."""
    offered: float
    """A second, as the schedule had it."""
    median: float
    most: float
    """The 99th percentile, in milliseconds from due to seen by all."""
    unanswered: int
    cores: tuple[float, ...]
    """How many cores each server process was busy on."""
    memory: tuple[float, ...]
    """Of each server process, in megabytes."""
    own: float
    """How many cores the load test itself was busy on."""
    machine: float
    """How many cores all programs of the machine were busy on."""

    def holds(self, bound: float) -> bool:
        """Whether the servers kept up."""
        kept_up = self.acknowledged >= KEEPING_UP * self.offered
        return kept_up and self.most <= bound and not self.unanswered


@dataclass(frozen=True, slots=True)
class Range:
    """Where the knee is looked for."""

    start: float
    most: float
    """No higher rate is tried."""
    bound: float
    """Milliseconds within which 99 of 100 decisions have to be seen by all."""


async def find(measured: Callable[[float], Awaitable[Step]], where: Range) -> Step | None:
    """Twice the rate until it is too high, then halving; None if even the first rate failed.

    Where other programs run one bad step may be bad luck: a rate has failed when it did twice.
    """
    best: Step | None = None
    low, high, rate = 0.0, inf, where.start
    while rate <= where.most and high > NEAR * max(low, 1.0):
        step = await measured(rate)
        if not step.holds(where.bound):
            step = await measured(rate)
        if step.holds(where.bound):
            best, low = step, rate
        else:
            high = rate
        rate = 2 * low if high == inf else (low + high) / 2
    return best
