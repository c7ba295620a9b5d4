"""A3 A turn: a card and its token, influence or a second token, a skip, the refill."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from barbaricum.core.errors import Refusal
from barbaricum.core.memo import Memo, put
from barbaricum.games.attila.codes import CODES
from barbaricum.games.attila.data.board import NOWHERE, Board, ByPlaces, any_shared, union
from barbaricum.games.attila.data.material import (
    EMPTY,
    ONE,
    PEOPLES,
    SPACES,
    TRACK_END,
    Bag,
    count,
    peoples,
    written,
)
from barbaricum.games.attila.rules.ending import NO_CENTURY, call
from barbaricum.games.attila.rules.move import Move
from barbaricum.games.attila.rules.placing import refuse_place
from barbaricum.games.attila.rules.war import begin_at_five
from barbaricum.games.attila.state import State

NOT_IN_HAND: Final = CODES.refusal("A3.1", "not-in-hand")
CARD_PLAYED: Final = CODES.refusal("A3.1", "card-played")
CARDS_PLAYED: Final = CODES.refusal("A8.1", "cards-played")
INFLUENCE_FIRST: Final = CODES.refusal("A3.5", "influence-first")
NO_CARD_RESOLVED: Final = CODES.refusal("A3.5", "no-card-resolved")
NO_SECOND_TOKEN: Final = CODES.refusal("A3.7", "no-second-token")
NOTHING_TO_FORGO: Final = CODES.refusal("A3.7", "nothing-to-forgo")
MUST_PLAY: Final = CODES.refusal("A3.9", "must-play")
SKIP_FIRST: Final = CODES.refusal("A3.9", "skip-first")
NOTHING_TO_SKIP: Final = CODES.refusal("A3.9", "nothing-to-skip")
SKIPPED: Final = CODES.refusal("A3.9", "skipped")

PLAYS: Final = CODES.event("A3.1", "plays", "seat", "people", "province")
TAKES_INFLUENCE: Final = CODES.event("A3.5", "takes-influence", "seat", "people", "spaces", "space")
PLACES_SECOND: Final = CODES.event("A3.7", "second-token", "seat", "people", "province")
FORGOES: Final = CODES.event("A3.7", "forgoes", "seat", "people")
SKIPS: Final = CODES.event("A3.9", "skips", "seat")
LAYS_DOWN: Final = CODES.event("A3.9", "lays-down", "seat", "cards")

HELD: Final = Memo[Bag, tuple[int, ...]](lambda hand: tuple(peoples(hand)))
"""The peoples of which a hand holds cards."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Play(Move):
    """A3.1 A card of the hand, and a token of its people into a legal province."""

    people: int
    province: int
    board: Board

    @classmethod
    def every(cls, board: Board) -> Iterable[Play]:
        return (action for row in PLAY_ROWS[board] for action in row)

    @classmethod
    def offered(cls, state: State) -> tuple[Play, ...]:
        return cls.with_cards(state, state.hands[state.active])

    @classmethod
    def with_cards(cls, state: State, hand: Bag) -> tuple[Play, ...]:
        """Every card of a hand with every province its token may go to."""
        table, reach, places = PLAY_TABLE[state.table.board], state.reach, state.open
        result: tuple[Play, ...] = ()
        for people in HELD[hand]:
            result += table[people].shared(reach[people], places)
        return result

    def out_of_turn(self, state: State) -> Refusal | None:
        """A3.1, A3.9, A8.1 Why no card is played any more this turn."""
        if state.phase != "end":
            return None
        if state.skipped:
            return SKIPPED()
        if not state.table.can_play_on(state.peace):
            return NO_CENTURY()
        return CARDS_PLAYED() if state.table.seats == 2 else CARD_PLAYED()

    def why_not(self, state: State) -> Refusal | None:
        if not count(state.hands[state.active], self.people):
            return NOT_IN_HAND(people=PEOPLES[self.people])
        return refuse_place(state, self.people, self.province)

    def do(self, new: State) -> None:
        seat, card = new.active, ONE[self.people]
        new.hands = put(new.hands, seat, new.hands[seat] - card)
        new.discard += card
        new.cards_left -= 1
        new.played += 1
        new.people = self.people
        if new.log is not None:
            where = self.board.provinces[self.province]
            new.log.append(PLAYS(seat, PEOPLES[self.people], where))
        put_down(new, self.people, self.province)

    def path(self) -> list[str]:
        where = self.board.provinces[self.province]
        return [f"card:{PEOPLES[self.people]}", f"province:{where}"]

    def home(self) -> Board:
        return self.board


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakeInfluence(Move):
    """A3.5 The own cube advances by the step of the current century."""

    @classmethod
    def every(cls, board: Board) -> Iterable[TakeInfluence]:
        return (TAKE_INFLUENCE,)

    @classmethod
    def offered(cls, state: State) -> tuple[TakeInfluence, ...]:
        return (TAKE_INFLUENCE,)

    def out_of_turn(self, state: State) -> Refusal | None:
        return NO_CARD_RESOLVED()

    def do(self, new: State) -> None:
        assert new.people is not None
        before = count(new.influence[new.active], new.people)
        space = moved(new, new.people, SPACES[new.peace])
        if new.log is not None:
            name = PEOPLES[new.people]
            new.log.append(TAKES_INFLUENCE(new.active, name, space - before, space))
        call_at_end(new, space)

    def path(self) -> list[str]:
        return ["influence"]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Second(Move):
    """A3.7 A second token of the card's people instead of influence."""

    province: int
    board: Board

    @classmethod
    def every(cls, board: Board) -> Iterable[Second]:
        return SECOND_ROWS[board]

    @classmethod
    def offered(cls, state: State) -> tuple[Second, ...]:
        assert state.people is not None
        return SECOND_TABLE[state.table.board].shared(state.reach[state.people], state.open)

    def out_of_turn(self, state: State) -> Refusal | None:
        return NO_SECOND_TOKEN()

    def why_not(self, state: State) -> Refusal | None:
        assert state.people is not None
        return refuse_place(state, state.people, self.province)

    def do(self, new: State) -> None:
        assert new.people is not None
        if new.log is not None:
            where = self.board.provinces[self.province]
            new.log.append(PLACES_SECOND(new.active, PEOPLES[new.people], where))
        put_down(new, new.people, self.province)

    def path(self) -> list[str]:
        return ["second", f"province:{self.board.provinces[self.province]}"]

    def home(self) -> Board:
        return self.board


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Forgo(Move):
    """A3.7 Neither influence nor a second token."""

    @classmethod
    def every(cls, board: Board) -> Iterable[Forgo]:
        return (FORGO,)

    @classmethod
    def offered(cls, state: State) -> tuple[Forgo, ...]:
        return (FORGO,)

    def out_of_turn(self, state: State) -> Refusal | None:
        return NOTHING_TO_FORGO()

    def do(self, new: State) -> None:
        if new.log is not None and new.people is not None:
            new.log.append(FORGOES(new.active, PEOPLES[new.people]))

    def path(self) -> list[str]:
        return ["forgo"]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Skip(Move):
    """A3.9 No card can be played, and none is played any more this turn."""

    @classmethod
    def every(cls, board: Board) -> Iterable[Skip]:
        return (SKIP,)

    @classmethod
    def offered(cls, state: State) -> tuple[Skip, ...]:
        return () if can_play(state) else (SKIP,)

    def out_of_turn(self, state: State) -> Refusal | None:
        return NOTHING_TO_SKIP()

    def why_not(self, state: State) -> Refusal | None:
        return MUST_PLAY() if can_play(state) else None

    def do(self, new: State) -> None:
        """What follows is the skip."""

    def path(self) -> list[str]:
        return ["skip"]


def _plays(board: Board) -> tuple[tuple[Play, ...], ...]:
    return tuple(
        tuple(
            Play(f"play {people} {province}", p, v, board)
            for v, province in enumerate(board.provinces)
        )
        for p, people in enumerate(PEOPLES)
    )


def _seconds(board: Board) -> tuple[Second, ...]:
    return tuple(Second(f"second {name}", v, board) for v, name in enumerate(board.provinces))


PLAY_ROWS: Final = Memo[Board, tuple[tuple[Play, ...], ...]](_plays)
PLAY_TABLE: Final = Memo[Board, Sequence[ByPlaces[Play]]](
    lambda board: [ByPlaces(row) for row in PLAY_ROWS[board]]
)
SECOND_ROWS: Final = Memo[Board, tuple[Second, ...]](_seconds)
SECOND_TABLE: Final = Memo[Board, ByPlaces[Second]](lambda board: ByPlaces(SECOND_ROWS[board]))
TAKE_INFLUENCE: Final = TakeInfluence("influence")
FORGO: Final = Forgo("forgo")
SKIP: Final = Skip("skip")


def can_play(state: State) -> bool:
    """A3.9 Whether any card of the active player can be played."""
    return any_shared(state.reach, HELD[state.hands[state.active]], state.open)


def put_down(new: State, people: int, province: int) -> None:
    """A3.1 One token from the supply goes onto the map, and widens the reach of its people."""
    board = new.table.board
    new.tokens += board.token[people][province]
    new.supply -= ONE[people]
    reach = new.reach[people]
    wider = union(reach, board.near[province]) if count(new.supply, people) else NOWHERE
    if wider != reach:
        new.reach = put(new.reach, people, wider)
    begin_at_five(new, province)


def moved(new: State, people: int, spaces: int) -> int:
    """A3.6 The cube of the active player advances, to space 22 at the most."""
    seat = new.active
    cubes = new.influence[seat]
    steps = min(spaces, TRACK_END - count(cubes, people))
    new.influence = put(new.influence, seat, cubes + steps * ONE[people])
    return count(new.influence[seat], people)


def call_at_end(new: State, space: int) -> None:
    """A3.6 A cube that stands at 22 calls the end."""
    if space == TRACK_END:
        call(new, "influence")


def lay_hand_down(new: State) -> None:
    """A3.9 Who skipped without having played a card lays the whole hand down."""
    seat = new.active
    if not new.skipped or new.played or not new.hands[seat]:
        return
    if new.log is not None:
        new.log.append(LAYS_DOWN(seat, written(new.hands[seat])))
    new.discard += new.hands[seat]
    new.hands = put(new.hands, seat, EMPTY)
