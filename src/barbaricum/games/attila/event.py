"""What a log says happened: a code and its values. The sentences are made above."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from barbaricum.core.game import Json

CODES: Final[Mapping[str, tuple[str, ...]]] = {
    "first-player": ("seat",),
    "draws": ("seat", "cards"),
    "draws-hidden": ("seat", "number"),
    "reshuffled": (),
    "plays": ("seat", "people", "province"),
    "takes-influence": ("seat", "people", "spaces", "space"),
    "second-token": ("seat", "people", "province"),
    "forgoes": ("seat", "people"),
    "plays-influence": ("seat", "people", "province", "space"),
    "plays-second": ("seat", "people", "province", "second"),
    "plays-both": ("seat", "people", "province"),
    "fifth-token": ("province",),
    "lays": ("seat", "cards"),
    "lays-hidden": ("seat", "number"),
    "passes": ("seat",),
    "reveals": ("seat", "cards"),
    "strengths": ("province", "strengths"),
    "leaves": ("people", "number", "province"),
    "pacified": ("province", "century", "left"),
    "closed": ("province",),
    "scoring": ("century",),
    "final-scoring": (),
    "scores": ("people", "number", "provinces", "points"),
    "totals": ("points",),
    "uses-double": ("seat",),
    "uses-exchange": ("seat", "cards"),
    "uses-influence": ("seat", "people", "space"),
    "uses-influence-twice": ("seat", "people", "space", "other", "other_space"),
    "skips": ("seat",),
    "lays-down": ("seat", "cards"),
    "turn-ended": ("seat",),
    "end-called": ("seat", "ending"),
    "over": ("places", "points"),
}
"""Every code with the names of its values.

`seat` is a seat; `people`, `other`, `province` and `second` are ids; `cards` and `strengths` count
by people; `points` and `places` go by seat.
"""


Values = Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened."""

    code: str
    values: Values = field(default_factory=dict)

    @classmethod
    def of(cls, code: str, *values: Json) -> Event:
        """The event of a code with its values in the order of `CODES`."""
        return cls(code, dict(zip(CODES[code], values, strict=True)))


def gathered(events: Iterable[Event]) -> list[Event]:
    """The events with what belongs together told as one."""
    result: list[Event] = []
    for event in events:
        join = JOINS.get((result[-1].code, event.code)) if result else None
        if join and result[-1].values["seat"] == event.values["seat"]:
            result[-1] = join(result[-1].values, event.values)
        else:
            result.append(event)
    return result


def _draws(one: Values, other: Values) -> Event:
    """A3.8 Cards that a seat draws one after the other."""
    cards = dict(one["cards"])
    for people, number in other["cards"].items():
        cards[people] = cards.get(people, 0) + number
    return Event.of("draws", one["seat"], cards)


def _draws_hidden(one: Values, other: Values) -> Event:
    """A3.8 The same, seen by others."""
    return Event.of("draws-hidden", one["seat"], one["number"] + other["number"])


def _plays_influence(one: Values, other: Values) -> Event:
    """A3.1, A3.5 A token and influence."""
    return Event.of("plays-influence", one["seat"], one["people"], one["province"], other["space"])


def _plays_second(one: Values, other: Values) -> Event:
    """A3.1, A3.7 Two tokens, apart or together."""
    if one["province"] == other["province"]:
        return Event.of("plays-both", one["seat"], one["people"], one["province"])
    return Event.of("plays-second", one["seat"], one["people"], one["province"], other["province"])


JOINS: Final[Mapping[tuple[str, str], Callable[[Values, Values], Event]]] = {
    ("draws", "draws"): _draws,
    ("draws-hidden", "draws-hidden"): _draws_hidden,
    ("plays", "takes-influence"): _plays_influence,
    ("plays", "second-token"): _plays_second,
}
"""What can be told as one, if it is of one seat."""
