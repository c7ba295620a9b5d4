"""Small tools of every engine: tables that fill themselves, rows with one value changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memo(dict[K, V]):
    """A table that fills itself as it is asked, and starts afresh when it grows too large."""

    def __init__(self, make: Callable[[K], V], limit: int = 50_000) -> None:
        super().__init__()
        self._make = make
        self._limit = limit

    def __missing__(self, key: K) -> V:
        if len(self) >= self._limit:
            self.clear()
        value = self[key] = self._make(key)
        return value


def put(row: tuple[V, ...], index: int, value: V) -> tuple[V, ...]:
    """The row with another value at one index."""
    return (*row[:index], value, *row[index + 1 :])
