"""A6 Action tiles, and the end of a turn that waits for them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar, Final

from barbaricum.core.errors import Refusal
from barbaricum.core.memo import Memo, put
from barbaricum.games.attila.codes import CODES
from barbaricum.games.attila.data.board import Board
from barbaricum.games.attila.data.material import (
    DOUBLE,
    EXCHANGE,
    HAND,
    INFLUENCE,
    PEOPLES,
    Bag,
    all_full,
    bags_of,
    count,
    full_tracks,
    lacking,
    parts,
    words,
    written,
)
from barbaricum.games.attila.rules.ending import NO_CENTURY
from barbaricum.games.attila.rules.move import Move, card_clicks
from barbaricum.games.attila.rules.turn import (
    MUST_PLAY,
    SKIP_FIRST,
    SKIPPED,
    call_at_end,
    can_play,
    moved,
)
from barbaricum.games.attila.state import State

TILE_NOT_ACTIVE: Final = CODES.refusal("A6.1", "tile-not-active")
TILE_GONE: Final = CODES.refusal("A6.1", "tile-gone")
ONE_TILE_A_TURN: Final = CODES.refusal("A6.1", "one-tile-a-turn")
DOUBLE_TOO_EARLY: Final = CODES.refusal("A6.2", "double-too-early")
DOUBLE_NO_CARD: Final = CODES.refusal("A6.2", "double-no-card")
EXCHANGING: Final = CODES.refusal("A6.3", "exchanging")
EXCHANGE_IN_SCORING: Final = CODES.refusal("A6.3", "exchange-in-scoring")
EXCHANGE_NOT_IN_HAND: Final = CODES.refusal("A6.3", "exchange-not-in-hand")
TRACK_FULL: Final = CODES.refusal("A6.4", "track-full")
INFLUENCE_STEP_ONLY: Final = CODES.refusal("A9", "influence-step-only")

USES_DOUBLE: Final = CODES.event("A6.2", "uses-double", "seat")
USES_EXCHANGE: Final = CODES.event("A6.3", "uses-exchange", "seat", "cards")
USES_INFLUENCE: Final = CODES.event("A6.4", "uses-influence", "seat", "people", "space")
USES_INFLUENCE_TWICE: Final = CODES.event(
    "A6.4", "uses-influence-twice", "seat", "people", "space", "other", "other_space"
)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Tile(Move):
    """A6.1 One tile of the active player a turn, in its windows; it leaves the game."""

    tile: ClassVar[str]

    def out_of_turn(self, state: State) -> Refusal | None:
        if state.actor != state.active:
            return TILE_NOT_ACTIVE()
        if state.tile_used:
            return ONE_TILE_A_TURN()
        return None if self.tile in state.tiles[state.active] else TILE_GONE()

    def why_not(self, state: State) -> Refusal | None:
        return Tile.out_of_turn(self, state)

    @classmethod
    def usable(cls, state: State) -> bool:
        """Whether the seat to act has the tile, and used none this turn."""
        if state.tile_used or state.actor != state.active:
            return False
        return cls.tile in state.tiles[state.active]

    def use(self, new: State) -> None:
        """The tile leaves the game."""
        new.tiles = put(new.tiles, new.active, new.tiles[new.active] - {self.tile})
        new.tile_used = True


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Double(Tile):
    """A6.2 One more card, A8.2 with two players the third."""

    tile: ClassVar[str] = DOUBLE

    @classmethod
    def every(cls, board: Board) -> Iterable[Double]:
        return (USE_DOUBLE,)

    @classmethod
    def offered(cls, state: State) -> tuple[Double, ...]:
        return (USE_DOUBLE,) if cls.usable(state) and can_double(state) else ()

    def out_of_turn(self, state: State) -> Refusal | None:
        return Tile.out_of_turn(self, state) or DOUBLE_TOO_EARLY()

    def why_not(self, state: State) -> Refusal | None:
        refusal = Tile.out_of_turn(self, state)
        if refusal or can_double(state):
            return refusal
        if state.skipped:
            return SKIPPED()
        return DOUBLE_NO_CARD() if state.table.can_play_on(state.peace) else NO_CENTURY()

    def do(self, new: State) -> None:
        self.use(new)
        new.cards_left = 1
        if new.log is not None:
            new.log.append(USES_DOUBLE(new.active))

    def path(self) -> list[str]:
        return ["tile:double"]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Exchange(Tile):
    """A6.3 Cards aside, and as many drawn."""

    tile: ClassVar[str] = EXCHANGE
    cards: Bag

    @classmethod
    def every(cls, board: Board) -> Iterable[Exchange]:
        return EXCHANGES.values()

    @classmethod
    def offered(cls, state: State) -> tuple[Exchange, ...]:
        return SWAPS[state.hands[state.active]] if cls.usable(state) else ()

    def out_of_turn(self, state: State) -> Refusal | None:
        return Tile.out_of_turn(self, state) or EXCHANGE_IN_SCORING()

    def why_not(self, state: State) -> Refusal | None:
        refusal = Tile.out_of_turn(self, state)
        if refusal:
            return refusal
        missing = lacking(state.hands[state.active], self.cards)
        return None if missing is None else EXCHANGE_NOT_IN_HAND(people=PEOPLES[missing])

    def do(self, new: State) -> None:
        seat = new.active
        self.use(new)
        new.hands = put(new.hands, seat, new.hands[seat] - self.cards)
        new.aside = self.cards
        if new.log is not None:
            new.log.append(USES_EXCHANGE(seat, written(self.cards)))

    def path(self) -> list[str]:
        return ["tile:exchange", *card_clicks(self.cards)]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Advance(Tile):
    """A6.4 Two spaces on one track (the same people twice), or one on each of two."""

    tile: ClassVar[str] = INFLUENCE
    tracks: tuple[int, int]

    @classmethod
    def every(cls, board: Board) -> Iterable[Advance]:
        return ADVANCES

    @classmethod
    def offered(cls, state: State) -> tuple[Advance, ...]:
        if not cls.usable(state) or not (state.phase == "influence" or any_time(state)):
            return ()
        return CLIMBS[full_tracks(state.influence[state.active])]

    def why_not(self, state: State) -> Refusal | None:
        refusal = Tile.out_of_turn(self, state)
        if refusal:
            return refusal
        if state.phase != "influence" and not any_time(state):
            return INFLUENCE_STEP_ONLY()
        full = full_tracks(state.influence[state.active])
        top = next((people for people in self.tracks if count(full, people)), None)
        return None if top is None else TRACK_FULL(people=PEOPLES[top])

    def do(self, new: State) -> None:
        self.use(new)
        one, other = self.tracks
        first, second = moved(new, one, 1), moved(new, other, 1)
        if new.log is not None and one == other:
            new.log.append(USES_INFLUENCE(new.active, PEOPLES[one], second))
        elif new.log is not None:
            ends = (PEOPLES[one], first, PEOPLES[other], second)
            new.log.append(USES_INFLUENCE_TWICE(new.active, *ends))
        for space in (first, second):
            call_at_end(new, space)

    def path(self) -> list[str]:
        return ["tile:influence", *(f"track:{PEOPLES[people]}" for people in self.tracks)]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class End(Move):
    """A6.5 The turn ends."""

    @classmethod
    def every(cls, board: Board) -> Iterable[End]:
        return (END,)

    @classmethod
    def offered(cls, state: State) -> tuple[End, ...]:
        return (END,)

    def out_of_turn(self, state: State) -> Refusal | None:
        if state.phase != "card":
            return None
        return MUST_PLAY() if can_play(state) else SKIP_FIRST()

    def do(self, new: State) -> None:
        """What follows is the end of the turn."""

    def path(self) -> list[str]:
        return ["end"]


def _advances() -> Iterable[Advance]:
    for people, name in enumerate(PEOPLES):
        yield Advance(f"tile influence {name}", (people, people))
    for one, other in combinations(range(len(PEOPLES)), 2):
        yield Advance(f"tile influence {PEOPLES[one]} {PEOPLES[other]}", (one, other))


def _below_end(full: Bag) -> tuple[Advance, ...]:
    """A6.4 The advances on tracks where the cube is below 22."""
    return tuple(a for a in ADVANCES if not any(count(full, people) for people in a.tracks))


USE_DOUBLE: Final = Double("tile double")
EXCHANGES: Final = {bag: Exchange(f"tile exchange {words(bag)}", bag) for bag in bags_of(HAND)}
SWAPS: Final = Memo[Bag, tuple[Exchange, ...]](
    lambda hand: tuple(EXCHANGES[bag] for bag in parts(hand))
)
ADVANCES: Final = tuple(_advances())
CLIMBS: Final = Memo[Bag, tuple[Advance, ...]](_below_end)
END: Final = End("end")


def can_double(state: State) -> bool:
    """A6.2 Whether a further card could be played with Double."""
    return not state.skipped and state.table.can_play_on(state.peace) and can_play(state)


def any_time(state: State) -> bool:
    """A9 Whether the Influence tile may be used outside window 2."""
    return state.table.influence_tile == "any_time"


def replaces_step(state: State) -> bool:
    """A9 Whether the Influence tile is used in place of the influence of the card."""
    return state.table.influence_tile == "instead"


def any_tile(state: State) -> bool:
    """A6.1 Whether the active player can use a tile before playing a card."""
    return bool(Exchange.offered(state) or Advance.offered(state))


def scoring_waits(state: State) -> bool:
    """A6.5 Window 4 opens for an unused Influence tile."""
    return not state.tile_used and INFLUENCE in state.tiles[state.active] and any_time(state)


def turn_waits(state: State) -> bool:
    """A6.5 Window 5 waits while public facts leave a tile open."""
    if state.tile_used:
        return False
    tiles, hand = state.tiles[state.active], state.hands[state.active]
    climbs = any_time(state) and not all_full(state.influence[state.active])
    return bool(
        (INFLUENCE in tiles and climbs)
        or (EXCHANGE in tiles and hand)
        or (DOUBLE in tiles and hand and state.table.can_play_on(state.peace))
    )
