"""A position: everything the rules need to go on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from barbaricum.core.game import CHANCE, Json, Offer, Option, Options
from barbaricum.games.invasions.cards import ALL_SAGAS, DECK, NO_RUNE, Runes
from barbaricum.games.invasions.material import (
    ALL_GOODS,
    ALL_TREASURES,
    CREW,
    ONE,
    PLACES_OF_ERA,
    SKINS,
    VIKINGS,
    Bag,
)
from barbaricum.games.invasions.world import SOUTH, TOWNS, WINTERING

Phase = Literal["first", "deal", "sagas", "turn", "over"]
Ending = Literal["last-rounds", "no-saga", "all-settled"]
What = Literal[
    "first", "deal", "saga", "card", "take", "lose", "wind", "dice", "die", "raid", "place",
    "treasure",
]  # fmt: skip

OFFER: Final = Offer(
    "invasions",
    range(2, 6),
    {
        "first": Option(("random", "seat"), "random"),
        "conflict_runes": Option((False, True), False),
        "sagas_per_era": Option((6, 5, 4), 6),
    },
)
"""V1.5 Two to five jarls; V13 the options of a table."""


@dataclass(frozen=True, slots=True)
class Table:
    """V13 What is settled before the game."""

    seats: int
    first: str
    conflict_runes: bool
    sagas_per_era: int

    @property
    def deck(self) -> Runes:
        """V2.4 The runes of this table."""
        return DECK[self.conflict_runes]

    def options(self) -> dict[str, Json]:
        """The options by name."""
        return {name: getattr(self, name) for name in OFFER.options}


class Pending(NamedTuple):
    """What has to be decided, or to fall, before the jarl is free again."""

    what: What
    n: int = 0
    """Losses due."""
    seat: int | None = None
    """Due a card, or Loki's victim."""
    rune: str | None = None
    """`contested` or `unrest`: what follows the wind or throws the die."""
    port: int | None = None
    """Where Unrest is."""
    of: int = 0
    thrown: tuple[int, ...] = ()
    """The dice of this combat, and how they fell."""
    lost: int = 0
    """Vikings lost in it."""


class State:
    """A position. Rules change only a fresh `copy`, before anybody else has seen it."""

    __slots__ = (
        "active", "actor", "aside", "at", "bag", "berserk", "busy", "calm", "combat", "demand",
        "discards", "ending", "first", "goods", "hands", "hold", "left", "limit", "lots",
        "missions", "number", "open", "pending", "phase", "prepared", "quiet", "raven", "reserve",
        "runes", "sailed", "settled", "settlements", "suffered", "table", "taken", "towns",
        "treasures", "turn", "turns_left", "vp", "wind", "won",
    )  # fmt: skip

    table: Table
    first: int
    active: int
    actor: int | None
    """The seat to act, CHANCE, or None."""
    phase: Phase
    pending: Pending | None
    at: tuple[int, ...]
    hold: tuple[Bag, ...]
    reserve: tuple[int, ...]
    vp: tuple[int, ...]
    hands: tuple[Runes, ...]
    goods: Bag
    """The supply."""
    demand: int
    wind: int
    prepared: int
    sailed: int
    suffered: int
    lots: tuple[int, ...]
    """The ports with goods: all of them, then those of each kind."""
    settlements: tuple[int, ...]
    settled: int
    """The ports with a settlement, by seat and together."""
    towns: int
    taken: tuple[tuple[tuple[int, int], ...], ...]
    """By seat: port and treasure of the towns taken."""
    won: tuple[tuple[int, ...], ...]
    open: tuple[int, ...]
    aside: tuple[int, ...]
    bag: int
    """The sagas not seen yet, as a bit mask."""
    left: tuple[int, int, int]
    limit: int
    """V4.2 What a hold takes now."""
    runes: Runes
    discards: Runes
    treasures: int
    missions: tuple[int, ...]
    turns_left: int | None
    quiet: int
    busy: bool
    turn: int
    raven: int
    berserk: int
    calm: int
    """Cards played that still count."""
    combat: tuple[int, int] | None
    """V9.10 Vikings lost and not brought back, treasure; while it lasts."""
    ending: Ending | None
    number: int
    """Rows so far; no part of the position."""

    def copy(self) -> State:
        """The same position, to be changed into the next one."""
        new = _new(State)
        new.active = self.active
        new.actor = self.actor
        new.aside = self.aside
        new.at = self.at
        new.bag = self.bag
        new.berserk = self.berserk
        new.busy = self.busy
        new.calm = self.calm
        new.combat = self.combat
        new.demand = self.demand
        new.discards = self.discards
        new.ending = self.ending
        new.first = self.first
        new.goods = self.goods
        new.hands = self.hands
        new.hold = self.hold
        new.left = self.left
        new.limit = self.limit
        new.lots = self.lots
        new.missions = self.missions
        new.number = self.number + 1
        new.open = self.open
        new.pending = self.pending
        new.phase = self.phase
        new.prepared = self.prepared
        new.quiet = self.quiet
        new.raven = self.raven
        new.reserve = self.reserve
        new.runes = self.runes
        new.sailed = self.sailed
        new.settled = self.settled
        new.settlements = self.settlements
        new.suffered = self.suffered
        new.table = self.table
        new.taken = self.taken
        new.towns = self.towns
        new.treasures = self.treasures
        new.turn = self.turn
        new.turns_left = self.turns_left
        new.vp = self.vp
        new.wind = self.wind
        new.won = self.won
        return new

    def crew(self, seat: int) -> int:
        """The vikings on board of a ship."""
        return self.hold[seat] & CREW

    def _key(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in POSITION)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())


POSITION: Final = tuple(name for name in State.__slots__ if name != "number")
_new: Final = object.__new__


def table(seats: int, options: Options) -> Table:
    """V13 The table with these options; InvalidOptions if there is none."""
    return Table(seats, **OFFER.settle(seats, options))


def empty(settled: Table) -> State:
    """V2 The position before anything is drawn."""
    new = _new(State)
    seats = settled.seats
    new.table = settled
    new.first = new.active = 0
    new.actor = CHANCE
    new.phase, new.pending = "first", Pending("first")
    new.at = (WINTERING,) * seats
    new.hold = new.vp = new.hands = new.settlements = (0,) * seats
    new.reserve = (VIKINGS,) * seats
    new.goods, new.demand = ALL_GOODS - ONE[SKINS], SKINS
    new.wind = SOUTH
    new.prepared = new.sailed = new.suffered = new.settled = 0
    new.lots = (0, 0, 0, 0)
    new.towns, new.treasures = TOWNS, ALL_TREASURES
    new.taken = new.won = ((),) * seats
    new.open = new.aside = new.missions = ()
    new.bag = ALL_SAGAS
    new.left = (settled.sagas_per_era,) * 3
    new.limit = PLACES_OF_ERA[0]
    new.runes, new.discards = settled.deck, NO_RUNE
    new.turns_left = new.combat = new.ending = None
    new.quiet = new.turn = new.raven = new.berserk = new.calm = 0
    new.busy = False
    new.number = 0
    return new


def limit(table: Table, left: tuple[int, int, int]) -> int:
    """V4.2, V4.3 The hold takes one more in each era of which a saga has been turned up."""
    per_era = table.sagas_per_era
    era = 2 if left[2] < per_era else 1 if left[1] < per_era else 0
    return PLACES_OF_ERA[era]
