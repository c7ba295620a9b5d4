"""A position: everything the rules need to go on."""

from __future__ import annotations

from typing import Final

from barbaricum.core.game import CHANCE
from barbaricum.core.position import Position
from barbaricum.games.invasions.data.cards import ALL_SAGAS, NO_RUNE, Runes
from barbaricum.games.invasions.data.material import (
    ALL_GOODS,
    ALL_TREASURES,
    CREW,
    ONE,
    PLACES_OF_ERA,
    SKINS,
    VIKINGS,
    Bag,
)
from barbaricum.games.invasions.data.world import SOUTH, TOWNS, WINTERING
from barbaricum.games.invasions.table import Ending, Pending, Phase, Table


class State(Position):
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


_new: Final = object.__new__


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
