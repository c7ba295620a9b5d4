"""Least squares by hand, for `tools/tune_bots.py`: rows go in one by one, weights come out."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple


class Row(NamedTuple):
    """One seat in one position: its features, early and late, and what it gained from there."""

    progress: float
    values: list[float]
    gained: float


def above(values: Sequence[float]) -> list[float]:
    """Each value against the average."""
    middle = sum(values) / len(values)
    return [value - middle for value in values]


class Squares:
    """Least squares, row by row."""

    def __init__(self, size: int) -> None:
        self.matrix = [[0.0] * size for _ in range(size)]
        self.right = [0.0] * size

    def add(self, row: Row) -> None:
        """Take in one row."""
        for i, value in enumerate(row.values):
            if value:
                line = self.matrix[i]
                self.right[i] += value * row.gained
                for j, other in enumerate(row.values):
                    line[j] += value * other

    def solve(self, ridge: float) -> list[float]:
        """The weights, by Gauss."""
        size = len(self.right)
        lines = [[*line, value] for line, value in zip(self.matrix, self.right, strict=True)]
        for i in range(size):
            lines[i][i] += ridge
        for i in range(size):
            pivot = max(range(i, size), key=lambda k: abs(lines[k][i]))
            lines[i], lines[pivot] = lines[pivot], lines[i]
            for k in range(size):
                if k != i:
                    factor = lines[k][i] / lines[i][i]
                    lines[k] = [a - factor * b for a, b in zip(lines[k], lines[i], strict=True)]
        return [lines[i][size] / lines[i][i] for i in range(size)]


def scatter(kept: Sequence[Row], weights: Sequence[float]) -> tuple[float, float]:
    """How far gains are from what the weights say, early and late."""
    early, late = [0.0, 0.0], [0.0, 0.0]
    for row in kept:
        rest = row.gained - sum(w * v for w, v in zip(weights, row.values, strict=True))
        for total, share in ((early, 1 - row.progress), (late, row.progress)):
            total[0] += share**4 * rest * rest
            total[1] += share**4
    return sqrt(early[0] / early[1]), sqrt(late[0] / late[1])
