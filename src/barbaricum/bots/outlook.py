"""From points to the chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from barbaricum.bots.lore import Lore, State

SHARPNESS: Final = 0.78
"""A logistic curve is as wide as a bell curve whose standard deviation is so much wider."""
PER_POINT: Final = 0.002
"""What a point more than the others' counts besides, so that a lost game is still played well."""


def victory(points: Sequence[float]) -> list[float]:
    """A7.4, V12.4 The shares of the victory at the end: those who tie for most share it."""
    most = max(points)
    winners = sum(point == most for point in points)
    return [1 / winners if point == most else 0.0 for point in points]


def chances(points: Sequence[float], scatter: float) -> list[float]:
    """The chance of each seat to win, if final points scatter so far around these."""
    most, width = max(points), SHARPNESS * scatter
    grips = [exp((point - most) / width) for point in points]
    total = sum(grips)
    return [grip / total for grip in grips]


def win_shares(lore: Lore, state: State) -> list[float]:
    """The chance of each seat to win in a position, or its share of the victory."""
    points = lore.estimate(state)
    if lore.to_act(state) is None:
        return victory(points)
    return chances(points, lore.scatter(state))


def utilities(lore: Lore, state: State) -> list[float]:
    """What each seat plays for: to win, and a little for every point."""
    points = lore.estimate(state)
    over = lore.to_act(state) is None
    shares = victory(points) if over else chances(points, lore.scatter(state))
    middle = sum(points) / len(points)
    return [
        share + PER_POINT * (point - middle) for share, point in zip(shares, points, strict=True)
    ]


def leads(lore: Lore, state: State) -> list[float]:
    """The points of each seat against the average."""
    points = lore.estimate(state)
    middle = sum(points) / len(points)
    return [point - middle for point in points]
