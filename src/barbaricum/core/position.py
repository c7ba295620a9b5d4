"""What positions of every game have in common: how they are copied, and how they compare."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self

from barbaricum.core.event import Log

VALUES: Final = {"number": "self.number + 1", "log": "None"}
"""Slots that are no part of the position, with what a copy has there."""


class Position:
    """A position is its slots. `number` counts the rows so far; `log` keeps what a step tells."""

    __slots__: tuple[str, ...] = ()
    _parts: ClassVar[tuple[str, ...]] = ()

    number: int
    log: Log | None

    def __init_subclass__(cls) -> None:
        cls._parts = tuple(name for name in cls.__slots__ if name not in VALUES)
        cls.copy = _copier(cls)  # type: ignore[method-assign]  # written for the slots of the class

    def copy(self) -> Self:
        """The same position one row on, to be changed into the next one."""
        raise NotImplementedError

    def _key(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self._parts])

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())


def _copier(cls: type[Position]) -> Any:  # a function made of text has no type
    """A function that copies every slot, and so forgets none; a loop is three times as slow."""
    lines = [f"    new.{name} = {VALUES.get(name, f'self.{name}')}" for name in cls.__slots__]
    source = "\n".join(("def copy(self):", "    new = make(kind)", *lines, "    return new"))
    space: dict[str, Any] = {"make": object.__new__, "kind": cls}  # as above
    exec(source, space)
    return space["copy"]
