"""The kinds of decisions, and of outcomes of chance.

Equal actions are the same object, so they compare and hash by identity; a text finds its action
in one table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from barbaricum.core.errors import InvalidAction
from barbaricum.games.invasions.data.cards import RUNE
from barbaricum.games.invasions.data.world import INDEX, PLACES


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Decision:
    """What all actions have: their notation."""

    text: str

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        return parse, (self.text,)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Load(Decision):
    """V4 Load a viking or a goods token."""

    piece: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Launch(Decision):
    """V4.6 Leave the wintering zone for a home port."""

    home: int


class Draw(Decision):
    """V5 Draw a rune."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Sail(Decision):
    """V6.1 Move one step."""

    place: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Lose(Decision):
    """V7.4 Choose a loss."""

    piece: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Trade(Decision):
    """V8.2 Put a goods token into the port."""

    piece: int


class Raid(Decision):
    """V8.4 Attack the town."""


class RaidOn(Decision):
    """V8.4 Roll on."""


class RaidStop(Decision):
    """V8.4 Stop rolling."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Settle(Decision):
    """V8.5 Try to settle with so many dice."""

    dice: int


class Place(Decision):
    """V8.6 Place the only viking and abandon the ship."""


class Decline(Decision):
    """V8.6 Keep the only viking and decline the settlement."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Rune(Decision):
    """V9.1 Play a rune, with the targets V14.4 names; what it does not name is -1."""

    rune: int
    seat: int = -1
    piece: int = -1
    port: int = -1
    direction: int = -1
    way: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Discard(Decision):
    """V9.4 Discard a rune without effect."""

    rune: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Wind(Decision):
    """V9.5 Turn the wind so many quarters clockwise."""

    quarters: int


class Winter(Decision):
    """V10.1 Put the ship into the wintering zone."""


class End(Decision):
    """V3.3 End the turn."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class First(Decision):
    """V2.6 Chance names the first jarl."""

    seat: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RuneCard(Decision):
    """V2.4, V5.1 Chance deals a rune, or takes it for Loki."""

    rune: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class SagaCard(Decision):
    """V2.1, V11.3 Chance turns up a saga."""

    saga: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Die(Decision):
    """V8.4, V8.5 Chance throws a die."""

    pips: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Treasure(Decision):
    """V8.4 Chance shows the treasure of the town that fell."""

    value: int


Action = (
    Load | Launch | Draw | Sail | Lose | Trade | Raid | RaidOn | RaidStop | Settle | Place
    | Decline | Rune | Discard | Wind | Winter | End | First | RuneCard | SagaCard | Die | Treasure
)  # fmt: skip

BY_TEXT: Final[dict[str, Action]] = {}
"""Every action by its notation."""


def parse(text: str) -> Action:
    """The action of a notation."""
    try:
        return BY_TEXT[text]
    except (KeyError, TypeError):
        return _far_way(text)


def _far_way(text: str) -> Action:
    """Oars and Sails over two places that are not adjacent: an action all the same, never legal."""
    match str(text).split(" "):
        case ["rune", "oars", one, other] if {one, other} <= set(PLACES):
            way = INDEX[one], INDEX[other]
            return BY_TEXT.setdefault(text, Rune(text, RUNE["oars"], way=way))
    raise InvalidAction("not-an-action", text=text, game="invasions")
