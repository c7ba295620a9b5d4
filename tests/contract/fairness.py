"""Whether counts follow the odds: a small test of goodness of fit.

For N draws with expected counts e the statistic sum((o - e)² / e) is, for e of five and more, close
to chi-square with one degree of freedom less than there are outcomes. For chi-square X with d
degrees, P(X ≥ d + 2√(dx) + 2x) ≤ exp(-x) (Laurent and Massart, 2000). With x = 14 a fair source
fails once in a million; seeds are fixed, so a test that passes always passes.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from math import sqrt
from typing import Final, TypeVar

Outcome = TypeVar("Outcome", bound=Hashable)

DOUBT: Final = 14.0
"""exp(-14) is below one in a million."""


def misfit(counts: Mapping[Outcome, int], weights: Mapping[Outcome, int]) -> float:
    """The statistic over its bound: at most 1 for a fair source. Impossible outcomes are unfair."""
    if not counts.keys() <= {outcome for outcome, weight in weights.items() if weight}:
        return float("inf")
    draws, total = sum(counts.values()), sum(weights.values())
    expected = {outcome: draws * weight / total for outcome, weight in weights.items() if weight}
    assert min(expected.values()) >= 5, "too few draws for so many outcomes"
    statistic = sum((counts.get(o, 0) - e) ** 2 / e for o, e in expected.items())
    degrees = len(expected) - 1
    return statistic / (degrees + 2 * sqrt(degrees * DOUBT) + 2 * DOUBT)
