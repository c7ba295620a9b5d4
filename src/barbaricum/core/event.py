"""What happened in a step: codes and values, told by the rules. The sentences are made above."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Self, TypeVar

Json = Any  # as in core/game.py, which knows of events
Values = Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, and who may see it."""

    CODES: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Every code with the names of its values, in a game that does not declare event kinds."""

    code: str
    values: Values = field(default_factory=dict)
    rule: str = ""
    owner: int | None = None
    """The only seat that may see it; None: everybody may."""
    others: Event | None = None
    """What the other seats see in its place."""

    @classmethod
    def of(cls, code: str, *values: Json) -> Self:
        """The event of a code with its values in the order of `CODES`."""
        return cls(code, dict(zip(cls.CODES[code], values, strict=True)))

    def secret(self, owner: int, others: Event) -> Event:
        """The same, for its owner only."""
        return replace(self, owner=owner, others=others)

    def seen_by(self, seat: int | None) -> Event:
        """What a seat may see of it; None is an onlooker."""
        if self.others is None:
            return self
        return replace(self, owner=None, others=None) if self.owner == seat else self.others


@dataclass(frozen=True, slots=True)
class EventKind:
    """A kind of event: the rule that brings it, its code and the names of its values."""

    rule: str
    code: str
    fields: tuple[str, ...]

    def __call__(self, *values: Json) -> Event:
        return Event(self.code, dict(zip(self.fields, values, strict=True)), self.rule)


Log = list[Event]
"""What a step tells while it is done."""

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
