"""The clicks that lead to an action: what a client lights up without knowing a rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from barbaricum.games.attila.data.board import PROVINCES
from barbaricum.games.attila.data.material import PEOPLES, Bag, count
from barbaricum.games.attila.rules.actions import (
    Action,
    Advance,
    Deal,
    Double,
    End,
    Exchange,
    First,
    Forgo,
    Play,
    Score,
    Second,
    Skip,
    TakeInfluence,
    War,
)


def path(action: Action) -> list[str]:
    """What to click, in this order; actions that begin alike share their first clicks."""
    clicks: list[str] = PATHS[type(action)](action)
    return clicks


def _cards(cards: Bag) -> list[str]:
    """A click for each card, in the order of A1.1."""
    return [f"card:{name}" for p, name in enumerate(PEOPLES) for _ in range(count(cards, p))]


def _play(action: Play) -> list[str]:
    return [f"card:{PEOPLES[action.people]}", f"province:{PROVINCES[action.province]}"]


def _second(action: Second) -> list[str]:
    return ["second", f"province:{PROVINCES[action.province]}"]


def _war(action: War) -> list[str]:
    return ["war", *_cards(action.cards)] if action.cards else ["pass"]


def _exchange(action: Exchange) -> list[str]:
    return ["tile:exchange", *_cards(action.cards)]


def _advance(action: Advance) -> list[str]:
    return ["tile:influence", *(f"track:{PEOPLES[people]}" for people in action.tracks)]


PATHS: Final[Mapping[type, Callable[[Any], list[str]]]] = {  # each takes its own kind of action
    Play: _play,
    TakeInfluence: lambda _: ["influence"],
    Second: _second,
    Forgo: lambda _: ["forgo"],
    War: _war,
    Score: lambda _: ["score"],
    Double: lambda _: ["tile:double"],
    Exchange: _exchange,
    Advance: _advance,
    Skip: lambda _: ["skip"],
    End: lambda _: ["end"],
    First: lambda action: [f"seat:{action.seat}"],
    Deal: lambda action: [f"card:{PEOPLES[action.people]}"],
}
