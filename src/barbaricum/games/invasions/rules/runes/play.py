"""V9 What all runes have in common: what they name, playing and discarding, the wind after it.

Each rune is one class in the file of its family; its row in `cards.json` says how many there are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import ClassVar, Final, NamedTuple, Self

from barbaricum.core.game import Json
from barbaricum.core.memo import put
from barbaricum.games.invasions.data.cards import ONE_RUNE, RUNE, RUNES, count_of
from barbaricum.games.invasions.data.material import GOODS, PIECES
from barbaricum.games.invasions.data.world import (
    BIT,
    DIRECTIONS,
    NEAR,
    PLACES,
    PORTS,
    WHERE,
    WINTERING,
    is_home,
)
from barbaricum.games.invasions.rules.checks import Code
from barbaricum.games.invasions.rules.decisions import Action
from barbaricum.games.invasions.rules.event import CODES, Event
from barbaricum.games.invasions.rules.reasons import refusal
from barbaricum.games.invasions.rules.sequence import WIND_DUE, ask, free
from barbaricum.games.invasions.state import State
from barbaricum.games.invasions.table import Pending

NOT_IN_HAND: Final = refusal("V9.1", "rune-not-in-hand")
IN_HOME_PORT: Final = refusal("V9.2", "rune-in-home-port")

Says = Callable[["Rune", State, State], Json]  # of a rune, before and after it is played


class Need(NamedTuple):
    """V9.7 Something that must hold, and the code of the refusal if it does not."""

    code: str
    holds: Callable[[State, Rune], object]


def need(rule: str, code: str, holds: Callable[[State, Rune], object]) -> Need:
    """Declare a need of cards with the rule that asks for it."""
    return Need(refusal(rule, code), holds)


class Target(NamedTuple):
    """V14.4 Something that cards name: its field, by notation what that holds, its event's word."""

    field: str
    values: Mapping[str, Json]
    told: str
    say: Says


def _ways() -> Iterator[tuple[int, ...]]:
    """V6.1 One step anywhere, or one and the next."""
    for place in range(len(PLACES)):
        yield (place,)
        yield from ((place, following) for following in NEAR[place])


def _numbers(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


TARGETS: Final[Mapping[str, Target]] = {
    "goods": Target(
        "piece", {PIECES[g]: g for g in GOODS}, "piece", lambda rune, _b, _a: PIECES[rune.piece]
    ),
    "port": Target("port", _numbers(PORTS), "port", lambda rune, _b, _a: WHERE[rune.port]),
    "direction": Target(
        "direction", _numbers(DIRECTIONS), "direction", lambda r, _b, _a: DIRECTIONS[r.direction]
    ),
    "seat": Target("seat", _numbers("01234"), "rival", lambda rune, _b, _a: rune.seat),
    "way": Target(
        "way",
        {" ".join(PLACES[place] for place in way): way for way in _ways()},
        "way",
        lambda rune, _b, _a: [WHERE[place] for place in rune.way],
    ),
}


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Rune(Action):
    """V9.1 Play a rune, with the targets V14.4 names; what it does not name is -1."""

    rune: int
    seat: int = -1
    piece: int = -1
    port: int = -1
    direction: int = -1
    way: tuple[int, ...] = ()

    id: ClassVar[str]
    target: ClassVar[tuple[str, ...]]
    """What the card names, as its row in `cards.json` says."""
    needs: ClassVar[tuple[Need, ...]] = ()
    """V9.7 What must hold, in the order in which it is looked at."""
    tells: ClassVar[Mapping[str, Says]]
    """What its event says besides who plays it; what the card names, if the class is silent."""
    before_dice: ClassVar[bool] = False
    """V9.9 Whether it may be played while Contested Settlement waits for its dice."""
    plays: ClassVar[tuple[Rune, ...]]
    """Every action of this kind there is."""

    def __init_subclass__(cls) -> None:
        index = RUNE[cls.id]
        cls.target = RUNES[index].target
        if "tells" not in cls.__dict__:
            cls.tells = {TARGETS[target].told: TARGETS[target].say for target in cls.target}
        CODES[f"rune-{cls.id}"] = "seat", *cls.tells
        cls.plays = tuple(cls._every(index))
        BY_ID[cls.id] = cls

    @classmethod
    def _every(cls, index: int) -> Iterator[Self]:
        """V14.4 An action for all that the card can name."""
        targets = [TARGETS[target] for target in cls.target]
        for chosen in product(*(target.values for target in targets)):
            fields = {to.field: to.values[word] for to, word in zip(targets, chosen, strict=True)}
            yield cls(" ".join(("rune", cls.id, *chosen)), index, **fields)

    @classmethod
    def candidates(cls, _state: State) -> Sequence[Rune]:
        """V14.4 What it could name now; what it needs is looked at afterwards."""
        return cls.plays

    @classmethod
    def offered(cls, state: State) -> list[Rune]:
        """V9.7 What is legal of this kind, if it is in hand."""
        return [play for play in cls.candidates(state) if play.why_not(state) is None]

    def why_not(self, state: State) -> Code:
        """V9.7 The first need of the card that is not met."""
        for code, holds in self.needs:
            if not holds(state, self):
                return code
        return None

    def do(self, new: State) -> None:
        """V14.4 What the card does at once."""

    def then(self, new: State) -> None:
        """V9.5, V9.8 The wind may be turned, before dice that wait for it."""
        if new.pending is None:
            ask(new, WIND_DUE)
        else:
            wait_for_wind(new, new.pending.rune)

    @classmethod
    def after_wind(cls, new: State, due: Pending) -> None:
        """V9.8 What waited for the wind."""

    def tell(self, before: State, after: State) -> Event:
        """V9.1 It is played, for all to see."""
        told = (say(self, before, after) for say in self.tells.values())
        return Event.of(f"rune-{self.id}", before.active, *told)


BY_ID: Final[dict[str, type[Rune]]] = {}
"""Every rune by its id."""


# --- Playing and discarding ---


def in_hand(state: State, rune: int) -> Code:
    """V9.2 Not in a home port; V9.1 a rune of the own hand."""
    if is_home(here(state)):
        return IN_HOME_PORT
    return None if count_of(state.hands[state.active], rune) else NOT_IN_HAND


def play(new: State, action: Rune) -> None:
    """V9.8 The rune to the discards, its effect, then the wind."""
    lay_off(new, action.rune)
    action.do(new)
    action.then(new)


def lay_off(new: State, rune: int) -> None:
    """V9.1 The rune goes face up to the discards."""
    seat = new.active
    new.hands = put(new.hands, seat, new.hands[seat] - ONE_RUNE[rune])
    new.discards += ONE_RUNE[rune]


def wait_for_wind(new: State, rune: str | None) -> None:
    """V9.8 The wind comes before the dice of a rune; V9.10 nothing comes right after a combat."""
    new.combat = None
    ask(new, Pending("wind", rune=rune))


def blow(new: State, quarters: int) -> None:
    """V9.5, V7.6 The wind turns, for the steps to come; V9.8 then come the dice that waited."""
    due = new.pending
    assert due is not None
    new.wind = (new.wind + quarters) % 4
    if due.rune is None:
        free(new)
    else:
        BY_ID[due.rune].after_wind(new, due)


# --- What several families need ---


def here(state: State) -> int:
    """Where the own ship is."""
    return state.at[state.active]


def rivals_here(state: State, port: int) -> bool:
    """A port with the settlement of another jarl."""
    return bool((state.settled & ~state.settlements[state.active]) & BIT[port])


def gain(new: State, points: int) -> None:
    """V1.4 VP are only ever gained."""
    new.vp = put(new.vp, new.active, new.vp[new.active] + points)


def gained(_rune: object, before: State, after: State) -> int:
    """VP of the active jarl that came in between."""
    return after.vp[before.active] - before.vp[before.active]


def boarded(_rune: Rune, before: State, after: State) -> int:
    """Vikings that came on board of the active ship."""
    return after.crew(before.active) - before.crew(before.active)


def place(_rune: Rune, before: State, _after: State) -> str:
    """Where it is played."""
    return WHERE[here(before)]


AFLOAT: Final = need("V14.4", "not-afloat", lambda state, _: here(state) != WINTERING)
RIVAL: Final = TARGETS["seat"].say
PORT: Final = TARGETS["port"].say
