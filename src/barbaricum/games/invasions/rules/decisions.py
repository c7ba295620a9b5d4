"""The kinds of decisions, and of outcomes of chance.

Equal actions are the same object, so they compare and hash by identity; a text finds its action
in one table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from barbaricum.core.errors import InvalidAction


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Action:
    """What all have: their notation."""

    text: str

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        return parse, (self.text,)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Load(Action):
    """V4 Load a viking or a goods token."""

    piece: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Launch(Action):
    """V4.6 Leave the wintering zone for a home port."""

    home: int


class Draw(Action):
    """V5 Draw a rune."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Sail(Action):
    """V6.1 Move one step."""

    place: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Lose(Action):
    """V7.4 Choose a loss."""

    piece: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Trade(Action):
    """V8.2 Put a goods token into the port."""

    piece: int


class Raid(Action):
    """V8.4 Attack the town."""


class RaidOn(Action):
    """V8.4 Roll on."""


class RaidStop(Action):
    """V8.4 Stop rolling."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Settle(Action):
    """V8.5 Try to settle with so many dice."""

    dice: int


class Place(Action):
    """V8.6 Place the only viking and abandon the ship."""


class Decline(Action):
    """V8.6 Keep the only viking and decline the settlement."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Discard(Action):
    """V9.4 Discard a rune without effect."""

    rune: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Wind(Action):
    """V9.5 Turn the wind so many quarters clockwise."""

    quarters: int


class Winter(Action):
    """V10.1 Put the ship into the wintering zone."""


class End(Action):
    """V3.3 End the turn."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class First(Action):
    """V2.6 Chance names the first jarl."""

    seat: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RuneCard(Action):
    """V2.4, V5.1 Chance deals a rune, or takes it for Loki."""

    rune: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class SagaCard(Action):
    """V2.1, V11.3 Chance turns up a saga."""

    saga: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Die(Action):
    """V8.4, V8.5 Chance throws a die."""

    pips: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Treasure(Action):
    """V8.4 Chance shows the treasure of the town that fell."""

    value: int


BY_TEXT: Final[dict[str, Action]] = {}
"""Every action by its notation."""

READERS: Final[list[Callable[[str], Action | None]]] = []
"""Readers of notations that are too many to list."""


def parse(text: str) -> Action:
    """The action of a notation."""
    try:
        return BY_TEXT[text]
    except (KeyError, TypeError):
        return _unlisted(text)


def _unlisted(text: str) -> Action:
    for read in READERS:
        if (action := read(str(text))) is not None:
            return BY_TEXT.setdefault(text, action)
    raise InvalidAction("not-an-action", text=text, game="invasions")
