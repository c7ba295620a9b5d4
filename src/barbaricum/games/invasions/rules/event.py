"""What a log of Invasions says happened: codes and values. The sentences are made above."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Self

from barbaricum.core import event
from barbaricum.core.event import Joins, Values, joined
from barbaricum.core.game import Json

CODES: Final[dict[str, tuple[str, ...]]] = {
    "first-jarl": ("seat",),
    "draws": ("seat", "runes"),
    "draws-hidden": ("seat", "number"),
    "reshuffled": (),
    "saga-up": ("saga",),
    "saga-aside": ("saga",),
    "era": ("era", "limit"),
    "last-rounds": ("rounds",),
    "loads": ("seat", "pieces"),
    "launches": ("seat", "place"),
    "sails": ("seat", "way"),
    "loses": ("seat", "pieces"),
    "abandons": ("seat",),
    "trades": ("seat", "piece", "port", "points"),
    "raids": ("seat", "port", "dice"),
    "raid-fails": ("seat", "pips"),
    "raid-succeeds": ("seat", "pips"),
    "takes-town": ("seat", "port", "points"),
    "stops-raid": ("seat", "port"),
    "settles": ("seat", "port", "dice"),
    "settle-dice": ("seat", "thrown", "lost"),
    "settled": ("seat", "port"),
    "drives-out": ("seat", "rival", "port"),
    "declines": ("seat", "port"),
    "wins-saga": ("seat", "saga", "points"),
    "discards": ("seat", "rune"),
    "wind": ("seat", "direction"),
    "winters": ("seat",),
    "takes": ("seat", "rival", "rune"),
    "takes-hidden": ("seat", "rival"),
    "unrest-succeeds": ("pips", "port", "rival"),
    "unrest-fails": ("pips", "port"),
    "passed-over": ("seat",),
    "turn-ended": ("seat",),
    "final-axe": ("shares",),
    "final-settlements": ("shares",),
    "final-sagas": ("shares",),
    "over": ("ending", "places", "shares"),
}
"""Every code with the names of its values; each rune adds its own.

`seat` and `rival` are seats; `place`, `port`, `saga`, `rune` and `piece` are ids, `way` is a list
of places; `runes` and `pieces` count by name; `shares` and `places` go by seat.
"""


RULES: Final[Mapping[str, str]] = {
    "first-jarl": "V2.6",
    "draws": "V5.1",
    "draws-hidden": "V5.1",
    "reshuffled": "V5.3",
    "saga-up": "V11.3",
    "saga-aside": "V11.3",
    "era": "V4.3",
    "last-rounds": "V11.4",
    "loads": "V4.1",
    "launches": "V4.6",
    "sails": "V6.1",
    "loses": "V7.3",
    "abandons": "V4.5",
    "trades": "V8.2",
    "raids": "V8.4",
    "raid-fails": "V8.4",
    "raid-succeeds": "V8.4",
    "takes-town": "V8.4",
    "stops-raid": "V8.4",
    "settles": "V8.5",
    "settle-dice": "V8.5",
    "settled": "V8.5",
    "drives-out": "V14.4",
    "declines": "V8.6",
    "wins-saga": "V11.2",
    "discards": "V9.4",
    "wind": "V9.5",
    "winters": "V10.1",
    "takes": "V14.4",
    "takes-hidden": "V14.4",
    "unrest-succeeds": "V14.4",
    "unrest-fails": "V14.4",
    "passed-over": "V11.6",
    "final-axe": "V12.1",
    "final-settlements": "V12.2",
    "final-sagas": "V12.3",
    "over": "V12.4",
    "turn-ended": "V3.3",
}
"""The rule behind what happened; runes are V14.4."""


class Event(event.Event):
    """One thing that happened in Invasions."""

    __slots__ = ()
    CODES = CODES

    @classmethod
    def of(cls, code: str, *values: Json) -> Self:
        """The event of a code with its values in the order of `CODES`, and its rule."""
        return cls(code, dict(zip(CODES[code], values, strict=True)), RULES.get(code, "V14.4"))


def gathered(events: Iterable[Event]) -> list[Event]:
    """The events with what belongs together told as one."""
    return joined(events, JOINS)


def _sum(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    return {name: one.get(name, 0) + other.get(name, 0) for name in {**one, **other}}


def _draws(one: Values, other: Values) -> Event:
    """V5.1 Runes drawn one after the other."""
    return Event.of("draws", one["seat"], _sum(one["runes"], other["runes"]))


def _draws_hidden(one: Values, other: Values) -> Event:
    """V5.1 The same, seen by others."""
    return Event.of("draws-hidden", one["seat"], one["number"] + other["number"])


def _loads(one: Values, other: Values) -> Event:
    """V4.1 Pieces loaded one after the other."""
    return Event.of("loads", one["seat"], _sum(one["pieces"], other["pieces"]))


def _loses(one: Values, other: Values) -> Event:
    """V7.4 Pieces lost one after the other."""
    return Event.of("loses", one["seat"], _sum(one["pieces"], other["pieces"]))


def _sails(one: Values, other: Values) -> Event:
    """V6.1 Steps one after the other."""
    return Event.of("sails", one["seat"], [*one["way"], *other["way"]])


JOINS: Final[Joins[Event]] = {
    ("draws", "draws"): _draws,
    ("draws-hidden", "draws-hidden"): _draws_hidden,
    ("loads", "loads"): _loads,
    ("loses", "loses"): _loses,
    ("sails", "sails"): _sails,
}
"""What can be told as one, if it is of one seat."""
