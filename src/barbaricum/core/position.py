"""What positions of every game have in common: how they compare."""

from __future__ import annotations

from typing import ClassVar


class Position:
    """A position is its slots; `number`, the rows so far, is no part of it."""

    __slots__: tuple[str, ...] = ()
    _parts: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        cls._parts = tuple(name for name in cls.__slots__ if name != "number")

    def _key(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self._parts])

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())
