"""What a log says happened: a code and its values. The sentences are made above the games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Self, TypeVar

from barbaricum.core.game import Json

Values = Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. A game derives its own, with its codes."""

    CODES: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Every code with the names of its values."""

    code: str
    values: Values = field(default_factory=dict)

    @classmethod
    def of(cls, code: str, *values: Json) -> Self:
        """The event of a code with its values in the order of `CODES`."""
        return cls(code, dict(zip(cls.CODES[code], values, strict=True)))


E = TypeVar("E", bound=Event)
Joins = Mapping[tuple[str, str], Callable[[Values, Values], E]]
"""By the codes of two events that can be told as one, how they are joined."""


def joined(events: Iterable[E], joins: Joins[E]) -> list[E]:
    """The events with what belongs together, if it is of one seat, told as one."""
    result: list[E] = []
    for event in events:
        join = joins.get((result[-1].code, event.code)) if result else None
        if join and result[-1].values["seat"] == event.values["seat"]:
            result[-1] = join(result[-1].values, event.values)
        else:
            result.append(event)
    return result
