"""Every decision and every outcome of chance, each made once, with its notation.

Equal actions are the same object, so they compare and hash by identity; a text finds its action
in one table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from barbaricum.core.errors import InvalidAction
from barbaricum.games.invasions.cards import RUNE, RUNES, SAGAS
from barbaricum.games.invasions.material import DICE, GOODS, PIECES, VALUES
from barbaricum.games.invasions.world import (
    DIRECTIONS,
    FIRST_HOME,
    HOMES,
    INDEX,
    NEAR,
    PLACES,
    PORTS,
)

SEATS: Final = range(5)


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


def _rune(rune: int, words: tuple[str, ...] = (), **target: Any) -> Rune:  # fields of Rune
    return Rune(" ".join(("rune", RUNES[rune].name, *words)), rune, **target)


def _steps(rune: int, way: tuple[int, ...]) -> Rune:
    return _rune(rune, tuple(PLACES[place] for place in way), way=way)


def _ways() -> Iterator[tuple[int, ...]]:
    """V6.1 One step anywhere, or one and the next."""
    for place in range(len(PLACES)):
        yield (place,)
        yield from ((place, following) for following in NEAR[place])


TARGETED: Final[Mapping[tuple[str, ...], Callable[[int], Iterable[Rune]]]] = {
    (): lambda rune: [_rune(rune)],
    ("goods",): lambda rune: [_rune(rune, (PIECES[g],), piece=g) for g in GOODS],
    ("port",): lambda rune: [_rune(rune, (name,), port=p) for p, name in enumerate(PORTS)],
    ("direction",): lambda rune: [
        _rune(rune, (name,), direction=d) for d, name in enumerate(DIRECTIONS)
    ],
    ("seat",): lambda rune: [_rune(rune, (str(seat),), seat=seat) for seat in SEATS],
    ("seat", "goods"): lambda rune: [
        _rune(rune, (str(seat), PIECES[g]), seat=seat, piece=g) for seat in SEATS for g in GOODS
    ],
    ("way",): lambda rune: [_steps(rune, way) for way in _ways()],
}
"""V14.4 The actions of a kind of rune, by what its card names."""

LOAD: Final = tuple(Load(f"load {name}", piece) for piece, name in enumerate(PIECES))
LAUNCH: Final = tuple(Launch(f"launch {name}", FIRST_HOME + h) for h, name in enumerate(HOMES))
DRAW: Final = Draw("draw")
SAIL: Final = tuple(Sail(f"sail {name}", place) for place, name in enumerate(PLACES))
LOSE: Final = tuple(Lose(f"lose {name}", piece) for piece, name in enumerate(PIECES))
TRADE: Final = {piece: Trade(f"trade {PIECES[piece]}", piece) for piece in GOODS}
RAID: Final = Raid("raid")
RAID_ON: Final = RaidOn("raid on")
RAID_STOP: Final = RaidStop("raid stop")
SETTLE: Final = tuple(Settle(f"settle {dice}", dice) for dice in range(1, DICE + 1))
PLACE: Final = Place("settle place")
DECLINE: Final = Decline("settle decline")
PLAY: Final = tuple(tuple(TARGETED[kind.target](rune)) for rune, kind in enumerate(RUNES))
DISCARD: Final = tuple(Discard(f"discard {rune.name}", r) for r, rune in enumerate(RUNES))
WIND: Final = (Wind("wind left", 3), Wind("wind right", 1), Wind("wind keep", 0))
WINTER: Final = Winter("winter")
END: Final = End("end")
FIRST: Final = tuple(First(f"first {seat}", seat) for seat in SEATS)
RUNE_CARD: Final = tuple(RuneCard(f"rune-card {rune.name}", r) for r, rune in enumerate(RUNES))
SAGA_CARD: Final = tuple(SagaCard(f"saga {saga.name}", s) for s, saga in enumerate(SAGAS))
DIE: Final = tuple(Die(f"die {pips}", pips) for pips in range(1, 7))
TREASURE: Final = {v: Treasure(f"treasure {v}", v) for size in VALUES.values() for v in size}

ACTIONS: Final[tuple[Action, ...]] = (
    *LOAD, *LAUNCH, DRAW, *SAIL, *LOSE, *TRADE.values(), RAID, RAID_ON, RAID_STOP, *SETTLE,
    PLACE, DECLINE, *(action for actions in PLAY for action in actions), *DISCARD, *WIND, WINTER,
    END, *FIRST, *RUNE_CARD, *SAGA_CARD, *DIE, *TREASURE.values(),
)  # fmt: skip
"""Every action that can ever be legal."""

BY_TEXT: Final[dict[str, Action]] = {action.text: action for action in ACTIONS}


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
            return BY_TEXT.setdefault(text, _steps(RUNE["oars"], way))
    raise InvalidAction("not-an-action", text=text, game="invasions")
