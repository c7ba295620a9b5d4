"""A position: everything the rules need to go on, packed into a few whole numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from barbaricum.core.game import CHANCE, Json, Offer, Option, Options
from barbaricum.core.position import Position
from barbaricum.games.attila.data.board import Board, Places, outside, without
from barbaricum.games.attila.data.material import (
    ALL_TOKENS,
    DECK,
    EMPTY,
    HAND,
    PEACE_TILES,
    PEOPLES,
    TILES,
    Bag,
)

Phase = Literal[
    "first", "deal", "card", "influence", "war", "score", "end", "refill", "exchange", "over"
]
Ending = Literal["peace-tiles", "tokens", "influence", "no-room"]

OFFER: Final = Offer(
    "attila",
    range(2, 6),
    {
        "first": Option(("random", "seat"), "random"),
        "war_cards": Option(("hidden", "open"), "hidden"),
        "two_player_gap": Option((2, 1), 2),
        "final_scoring": Option((True, False), True),
        "influence_tile": Option(("any_time", "influence_step", "instead"), "any_time"),
        "after_last_tile": Option(("stop", "finish"), "stop"),
    },
)
"""A1.2 Two to five players; A9 the options of a table."""


@dataclass(frozen=True, slots=True)
class Table:
    """A9 What is settled before the game: the board, the seats, the options."""

    board: Board
    seats: int
    first: str
    war_cards: str
    two_player_gap: int
    final_scoring: bool
    influence_tile: str
    after_last_tile: str

    @property
    def cards_a_turn(self) -> int:
        """A8.1 Two players play two cards a turn, more play one."""
        return 2 if self.seats == 2 else 1

    def can_play_on(self, peace: int) -> bool:
        """A7.2 Whether cards are played with so many peace tiles left; A9 `after_last_tile`."""
        return peace > 0 or self.after_last_tile == "finish"

    def options(self) -> dict[str, Json]:
        """The options by name."""
        return {name: getattr(self, name) for name in OFFER.options}


class State(Position):
    """A position. Rules change only a fresh `copy`, before anybody else has seen it."""

    __slots__ = (
        "active", "actor", "aside", "called", "cards_left", "discard", "draw", "due", "first",
        "hands", "influence", "laid", "log", "number", "open", "peace", "people", "phase",
        "played", "reach", "scores", "skipped", "supply", "table", "tile_used", "tiles", "tokens",
        "wars",
    )  # fmt: skip

    table: Table
    first: int
    active: int
    actor: int | None
    """The seat to act, CHANCE, or None."""
    phase: Phase
    tokens: int
    """On the map, packed as `data/board.py` says."""
    supply: Bag
    reach: tuple[Places, ...]
    """By people: where A3.2, A3.3 and its supply let a token go, closed provinces included."""
    open: Places
    """Provinces not pacified and not at war. One closes with its fifth token, for good."""
    influence: tuple[Bag, ...]
    scores: tuple[int, ...]
    hands: tuple[Bag, ...]
    draw: Bag
    discard: Bag
    peace: int
    """Peace tiles left in all."""
    tiles: tuple[frozenset[str], ...]
    cards_left: int
    played: int
    tile_used: bool
    skipped: bool
    people: int | None
    """The people of the card whose influence step is not over."""
    wars: tuple[int, ...]
    laid: tuple[Bag | None, ...]
    aside: Bag
    due: tuple[int, int] | None
    called: Ending | None

    def pacified(self) -> Places:
        """A4.6 The provinces that are closed and not at war."""
        places = outside(self.table.board.all, self.open)
        for province in self.wars:
            places = without(places, province)
        return places


def table(board: Board, seats: int, options: Options) -> Table:
    """A9 The table with these options; InvalidOptions if there is none."""
    return Table(board, seats, **OFFER.settle(seats, options))


def empty(settled: Table) -> State:
    """A2 The position before anything is dealt."""
    new = State()
    seats = settled.seats
    new.table = settled
    new.first = new.active = 0
    new.actor = CHANCE
    new.phase = "first"
    new.tokens = 0
    new.supply = ALL_TOKENS
    new.reach = (settled.board.north,) * len(PEOPLES)
    new.open = settled.board.all
    new.influence = new.hands = (EMPTY,) * seats
    new.scores = (0,) * seats
    new.draw, new.discard = DECK, EMPTY
    new.peace = PEACE_TILES
    new.tiles = (frozenset(TILES),) * seats
    new.cards_left = settled.cards_a_turn
    new.played = 0
    new.tile_used = new.skipped = False
    new.people = None
    new.wars = ()
    new.laid = (None,) * seats
    new.aside = EMPTY
    new.due = None
    new.called = None
    new.number, new.log = 0, None
    if settled.first == "seat":
        new.phase, new.due = "deal", (0, HAND)
    return new
