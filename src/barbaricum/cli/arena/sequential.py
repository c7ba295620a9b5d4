"""A test that may stop early, of whether one bot is better than another.

The sequential probability ratio test of Wald for the mean of paired differences, their variance
taken from the data. It asks whether the mean is 0 or at least `CLEAR`; the errors of both kinds
are 5 %.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final, Literal

Verdict = Literal["better", "no-better", "open"]

ERROR: Final = 0.05
BOUND: Final = log((1 - ERROR) / ERROR)
CLEAR: Final = 0.05
"""The difference of win shares that is looked for."""
LEAST: Final = 20
"""Fewer pairs say nothing, however they went."""


def evidence(differences: Sequence[float], clear: float = CLEAR) -> float:
    """The logarithm of how many times likelier the mean is `clear` than 0."""
    number = len(differences)
    if number < 2:
        return 0.0
    mean = sum(differences) / number
    variance = sum((value - mean) ** 2 for value in differences) / (number - 1)
    if not variance:
        return 0.0 if not mean else (BOUND + 1) * (1 if mean > 0 else -1)
    return number * clear * (mean - clear / 2) / variance


def verdict(differences: Sequence[float], clear: float = CLEAR) -> Verdict:
    """What can be said by now."""
    if len(differences) < LEAST:
        return "open"
    ratio = evidence(differences, clear)
    if ratio >= BOUND:
        return "better"
    return "no-better" if ratio <= -BOUND else "open"
