"""A4 War and pacification."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from barbaricum.core.errors import Refusal
from barbaricum.core.memo import Memo, put
from barbaricum.games.attila.codes import CODES
from barbaricum.games.attila.data.board import (
    Board,
    cards_of_present,
    crowd,
    inside,
    number_in,
    present,
    tokens_of,
    without,
)
from barbaricum.games.attila.data.material import (
    EMPTY,
    HAND,
    ONE,
    PEOPLES,
    Bag,
    bags_of,
    count,
    lacking,
    parts,
    peoples,
    size,
    words,
    written,
)
from barbaricum.games.attila.rules.ending import call
from barbaricum.games.attila.rules.move import Move, card_clicks
from barbaricum.games.attila.rules.placing import reach_of
from barbaricum.games.attila.rules.scoring import century, due
from barbaricum.games.attila.state import State

WAR_FIRST: Final = CODES.refusal("A4.1", "war-first")
NO_WAR: Final = CODES.refusal("A4.1", "no-war")
WAR_AFTER_INFLUENCE: Final = CODES.refusal("A4.1", "war-after-influence")
NOT_IN_HAND: Final = CODES.refusal("A4.2", "war-not-in-hand")
NOT_PRESENT: Final = CODES.refusal("A4.2", "not-present")

FIFTH_TOKEN: Final = CODES.event("A4.1", "fifth-token", "province")
LAYS: Final = CODES.event("A4.2", "lays", "seat", "cards")
LAYS_HIDDEN: Final = CODES.event("A4.2", "lays-hidden", "seat", "number")
PASSES: Final = CODES.event("A4.2", "passes", "seat")
REVEALS: Final = CODES.event("A4.3", "reveals", "seat", "cards")
STRENGTHS: Final = CODES.event("A4.3", "strengths", "province", "strengths")
LEAVES: Final = CODES.event("A4.4", "leaves", "people", "number", "province")
PACIFIED: Final = CODES.event("A4.6", "pacified", "province", "century", "left")
CLOSED: Final = CODES.event("A4.7", "closed", "province")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class LayCards(Move):
    """A4.2 Any number of cards of peoples present in the province, or a pass."""

    cards: Bag

    @classmethod
    def every(cls, board: Board) -> Iterable[LayCards]:
        return EVERY_LAY.values()

    @classmethod
    def offered(cls, state: State) -> tuple[LayCards, ...]:
        assert state.actor is not None
        contents = inside(state.tokens, state.wars[0])
        return LAYS_OF[cards_of_present(state.hands[state.actor], contents)]

    def out_of_turn(self, state: State) -> Refusal | None:
        return WAR_AFTER_INFLUENCE() if state.wars else NO_WAR()

    def why_not(self, state: State) -> Refusal | None:
        assert state.actor is not None
        province = state.wars[0]
        missing = lacking(state.hands[state.actor], self.cards)
        if missing is not None:
            return NOT_IN_HAND(people=PEOPLES[missing])
        here = present(state.tokens, province)
        foreign = next((people for people in peoples(self.cards) if people not in here), None)
        if foreign is not None:
            where = state.table.board.provinces[province]
            return NOT_PRESENT(people=PEOPLES[foreign], province=where)
        return None

    def do(self, new: State) -> None:
        """The cards lie face down; they are in the hand no more."""
        seat = new.actor
        assert seat is not None
        new.hands = put(new.hands, seat, new.hands[seat] - self.cards)
        new.laid = (*new.laid[:seat], self.cards, *new.laid[seat + 1 :])
        if new.log is not None:
            self._tell(new, seat)

    def _tell(self, new: State, seat: int) -> None:
        assert new.log is not None
        if not self.cards:
            new.log.append(PASSES(seat))
            return
        laid = LAYS(seat, written(self.cards))
        hidden = LAYS_HIDDEN(seat, size(self.cards))
        new.log.append(laid if lies_open(new) else laid.secret(seat, hidden))

    def path(self) -> list[str]:
        return ["war", *card_clicks(self.cards)] if self.cards else ["pass"]

    def witness(self, state: State, seat: int | None) -> str:
        seen = not self.cards or lies_open(state) or seat == state.actor
        return self.text if seen else "war" + " ?" * size(self.cards)


PASS: Final = LayCards("war pass", EMPTY)
EVERY_LAY: Final = {EMPTY: PASS} | {
    bag: LayCards(f"war {words(bag)}", bag) for bag in bags_of(HAND)
}
LAYS_OF: Final = Memo[Bag, tuple[LayCards, ...]](
    lambda hand: (PASS, *(EVERY_LAY[bag] for bag in parts(hand)))
)


def lies_open(state: State) -> bool:
    """A4.2, A9 Whether everybody sees the cards that are laid."""
    return state.table.war_cards == "open"


def begin_at_five(new: State, province: int) -> None:
    """A4.1 The fifth token brings war, and closes the province for good."""
    if crowd(new.tokens, province) == 5:
        new.open = without(new.open, province)
        new.wars += (province,)
        if new.log is not None:
            new.log.append(FIFTH_TOKEN(new.table.board.provinces[province]))


def next_to_lay(state: State, seat: int) -> int | None:
    """A4.2 From this seat on round the table: who has a card and has not decided."""
    seats = state.table.seats
    for step in range((state.active - seat - 1) % seats + 1):
        other = (seat + step) % seats
        if state.hands[other] and state.laid[other] is None:
            return other
    return None


def strengths(state: State) -> dict[int, int]:
    """A4.3 Tokens in the province and cards laid, for each people present."""
    province, cards = state.wars[0], cards_laid(state)
    contents = inside(state.tokens, province)
    here = present(state.tokens, province)
    return {people: tokens_of(contents, people) + count(cards, people) for people in here}


def cards_laid(state: State) -> Bag:
    """All cards laid in this war."""
    return sum([cards for cards in state.laid if cards])


def weakest(strength: dict[int, int]) -> list[int]:
    """A4.4 The weakest people; all of them, if several tie."""
    least = min(strength.values())
    return [people for people, force in strength.items() if force == least]


def fight(new: State) -> bool:
    """A4.3–A4.7 Reveal, drive out the weakest, discard, pacify; whether a scoring is due."""
    province, strength = new.wars[0], strengths(new)
    if new.log is not None:
        _tell_fight(new, province, strength)
    for people in weakest(strength):
        drive_out(new, people, province)
    new.discard += cards_laid(new)
    new.laid = (None,) * new.table.seats
    new.wars = new.wars[1:]
    return pacify(new, province)


def _tell_fight(new: State, province: int, strength: dict[int, int]) -> None:
    """A4.3 The cards of a table that hides them, and the strengths they make."""
    assert new.log is not None
    for seat, cards in enumerate(new.laid):
        if cards and not lies_open(new):
            new.log.append(REVEALS(seat, written(cards)))
    named = {PEOPLES[people]: force for people, force in strength.items()}
    new.log.append(STRENGTHS(new.table.board.provinces[province], named))


def drive_out(new: State, people: int, province: int) -> None:
    """A4.4 All its tokens there return to its supply."""
    board, number = new.table.board, number_in(new.tokens, people, province)
    new.tokens -= number * board.token[people][province]
    new.supply += number * ONE[people]
    new.reach = put(new.reach, people, reach_of(board, new.tokens, new.supply, people))
    if new.log is not None:
        new.log.append(LEAVES(PEOPLES[people], number, board.provinces[province]))


def pacify(new: State, province: int) -> bool:
    """A4.6 One tile of the current century goes onto the province, A4.7 if there is one left."""
    where = new.table.board.provinces[province]
    if not new.peace:
        if new.log is not None:
            new.log.append(CLOSED(where))
        return False
    new.peace -= 1
    if new.log is not None:
        new.log.append(PACIFIED(where, century(new.peace + 1), new.peace))
    if not new.peace:
        call(new, "peace-tiles")
    return due(new)
