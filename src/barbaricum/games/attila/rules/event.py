"""What a log says happened: a code and its values. The sentences are made above."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from barbaricum.core import event
from barbaricum.core.event import Joins, Values, joined

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
    "scores": ("people", "number", "provinces", "points", "cubes", "case"),
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
by people; `points`, `places` and `cubes` go by seat; `case` is that of A5.2 as `scoring` names it.
"""


class Event(event.Event):
    """One thing that happened in Attila."""

    __slots__ = ()
    CODES = CODES


def gathered(events: Iterable[Event]) -> list[Event]:
    """The events with what belongs together told as one."""
    return joined(events, JOINS)


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


JOINS: Final[Joins[Event]] = {
    ("draws", "draws"): _draws,
    ("draws-hidden", "draws-hidden"): _draws_hidden,
    ("plays", "takes-influence"): _plays_influence,
    ("plays", "second-token"): _plays_second,
}
"""What can be told as one, if it is of one seat."""
