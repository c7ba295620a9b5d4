"""A2 Set-up: who begins, and the cards that chance deals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from barbaricum.core.errors import Refusal
from barbaricum.core.game import CHANCE
from barbaricum.core.memo import Memo, put
from barbaricum.games.attila.codes import CODES
from barbaricum.games.attila.data.board import Board
from barbaricum.games.attila.data.material import ONE, PEOPLES, Bag, count, halves, peoples
from barbaricum.games.attila.rules.move import Move
from barbaricum.games.attila.rules.refill import NOTHING_DUE
from barbaricum.games.attila.state import OFFER, State

FIRST_PLAYER_FIRST: Final = CODES.refusal("A2.2", "first-player-first")
FIRST_PLAYER_KNOWN: Final = CODES.refusal("A2.2", "first-player-known")
NO_SUCH_SEAT: Final = CODES.refusal("A1.2", "no-such-seat")
DEALING: Final = CODES.refusal("A2.1", "dealing")
NONE_IN_PILE: Final = CODES.refusal("A2.1", "none-in-pile")

FIRST_PLAYER: Final = CODES.event("A2.2", "first-player", "seat")
DRAWS: Final = CODES.event("A2.1", "draws", "seat", "cards")
DRAWS_HIDDEN: Final = CODES.event("A2.1", "draws-hidden", "seat", "number")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class First(Move):
    """A2.2 Chance names the first player."""

    seat: int

    @classmethod
    def every(cls, board: Board) -> Iterable[First]:
        return FIRSTS

    @classmethod
    def offered(cls, state: State) -> tuple[First, ...]:
        return FIRSTS[: state.table.seats]

    def out_of_turn(self, state: State) -> Refusal | None:
        return FIRST_PLAYER_KNOWN()

    def why_not(self, state: State) -> Refusal | None:
        return None if self.seat < state.table.seats else NO_SUCH_SEAT(seat=self.seat)

    def do(self, new: State) -> None:
        new.first = new.active = self.seat
        if new.log is not None:
            new.log.append(FIRST_PLAYER(self.seat))

    def path(self) -> list[str]:
        return [f"seat:{self.seat}"]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Deal(Move):
    """A2.1 Chance deals one card to the seat that is due; only that seat sees it."""

    people: int

    @classmethod
    def every(cls, board: Board) -> Iterable[Deal]:
        return DEALS

    @classmethod
    def offered(cls, state: State) -> tuple[Deal, ...]:
        first, last = halves(state.draw)
        return (*_FIRST_THREE[first], *_LAST_THREE[last])

    def out_of_turn(self, state: State) -> Refusal | None:
        return NOTHING_DUE()

    def why_not(self, state: State) -> Refusal | None:
        return None if count(state.draw, self.people) else NONE_IN_PILE(people=PEOPLES[self.people])

    def do(self, new: State) -> None:
        assert new.due is not None
        seat, _ = new.due
        new.hands = put(new.hands, seat, new.hands[seat] + ONE[self.people])
        new.draw -= ONE[self.people]
        if new.log is not None:
            drawn = DRAWS(seat, {PEOPLES[self.people]: 1})
            new.log.append(drawn.secret(seat, DRAWS_HIDDEN(seat, 1)))

    def path(self) -> list[str]:
        return [f"card:{PEOPLES[self.people]}"]

    def witness(self, state: State, seat: int | None) -> str:
        return self.text if state.due is None or state.due[0] == seat else "deal ?"


FIRSTS: Final = tuple(First(f"first {seat}", seat) for seat in range(OFFER.seats[-1]))
DEALS: Final = tuple(Deal(f"deal {people}", p) for p, people in enumerate(PEOPLES))


def _cards(deals: Sequence[Deal]) -> Memo[Bag, dict[Deal, int]]:
    """The cards of half a draw pile by kind."""
    return Memo(lambda half: {deals[people]: count(half, people) for people in peoples(half)})


_FIRST_THREE: Final = _cards(DEALS[:3])
_LAST_THREE: Final = _cards(DEALS[3:])


def odds(state: State) -> dict[Move, int]:
    """A2.1 Every card of the draw pile is as likely; A2.2 every seat is."""
    if state.actor != CHANCE:
        raise ValueError("chance is not to act")
    if state.phase == "first":
        return dict.fromkeys(First.offered(state), 1)
    first, last = halves(state.draw)
    cards: dict[Any, int] = {**_FIRST_THREE[first], **_LAST_THREE[last]}  # each key is a Deal
    return cards
