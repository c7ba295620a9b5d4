"""A4 War and pacification."""

from __future__ import annotations

from typing import Final

from barbaricum.core.errors import Refusal
from barbaricum.core.memo import Memo, put
from barbaricum.games.attila.data.board import PROVINCES, TOKEN, inside, number_in, present
from barbaricum.games.attila.data.material import (
    DIGIT,
    EMPTY,
    LAST_OF_CENTURY,
    ONE,
    PEOPLES,
    SHIFT,
    Bag,
    count,
    lacking,
    peoples,
)
from barbaricum.games.attila.rules.actions import PASS, WAR, War
from barbaricum.games.attila.rules.ending import call
from barbaricum.games.attila.rules.placing import reach_of
from barbaricum.games.attila.rules.reasons import refuse
from barbaricum.games.attila.state import State


def parts(hand: Bag) -> list[Bag]:
    """Every bag of at least one card out of the hand, in a stable order."""
    result = [EMPTY]
    for people in peoples(hand):
        numbers = range(count(hand, people) + 1)
        result = [bag + number * ONE[people] for bag in result for number in numbers]
    return result[1:]


PRESENT: Final = Memo[int, tuple[int, ...]](
    lambda contents: tuple(people for people in range(6) if contents >> 3 * people & 7)
)
"""The peoples present, by the contents of a province."""

ALLOWED: Final = Memo[int, int](
    lambda contents: sum(DIGIT << SHIFT[people] for people in PRESENT[contents])
)
"""The cards that may be laid, as a mask over a bag, by the contents of a province."""

LAYS: Final = Memo[Bag, tuple[War, ...]](lambda hand: (PASS, *(WAR[bag] for bag in parts(hand))))


def lays(state: State) -> tuple[War, ...]:
    """A4.2 Any number of cards of peoples present in the province, or a pass."""
    assert state.actor is not None
    hand = state.hands[state.actor]
    return LAYS[hand & ALLOWED[inside(state.tokens, state.wars[0])]]


def next_to_lay(state: State, seat: int) -> int | None:
    """A4.2 From this seat on round the table: who has a card and has not decided."""
    seats = state.table.seats
    for step in range((state.active - seat - 1) % seats + 1):
        other = (seat + step) % seats
        if state.hands[other] and state.laid[other] is None:
            return other
    return None


def lay(new: State, seat: int, cards: Bag) -> None:
    """A4.2 The cards lie face down; they are in the hand no more."""
    new.hands = put(new.hands, seat, new.hands[seat] - cards)
    new.laid = (*new.laid[:seat], cards, *new.laid[seat + 1 :])


def strengths(state: State) -> dict[int, int]:
    """A4.3 Tokens in the province and cards laid, for each people present."""
    contents, cards = inside(state.tokens, state.wars[0]), cards_laid(state)
    return {p: (contents >> 3 * p & 7) + (cards >> SHIFT[p] & DIGIT) for p in PRESENT[contents]}


def cards_laid(state: State) -> Bag:
    """All cards laid in this war."""
    return sum([cards for cards in state.laid if cards])


def weakest(strength: dict[int, int]) -> list[int]:
    """A4.4 The weakest people; all of them, if several tie."""
    least = min(strength.values())
    return [people for people, force in strength.items() if force == least]


def fight(new: State) -> None:
    """A4.3–A4.6 Reveal, drive out the weakest, discard, pacify."""
    for people in weakest(strengths(new)):
        drive_out(new, people, new.wars[0])
    new.discard += cards_laid(new)
    new.laid = (None,) * new.table.seats
    new.wars = new.wars[1:]


def drive_out(new: State, people: int, province: int) -> None:
    """A4.4 All its tokens there return to its supply."""
    tokens = number_in(new.tokens, people, province)
    new.tokens -= tokens * TOKEN[people][province]
    new.supply += tokens * ONE[people]
    new.reach = put(new.reach, people, reach_of(new.tokens, new.supply, people))


def take_peace_tile(new: State) -> bool:
    """A4.6 One tile of the current century goes onto the province; whether a scoring is due.

    A4.7 Without a tile left the province closes all the same.
    """
    if not new.peace:
        return False
    new.peace -= 1
    if new.peace:
        return new.peace in LAST_OF_CENTURY
    call(new, "peace-tiles")
    return not new.table.final_scoring


def refuse_war(state: State, action: War) -> Refusal | None:
    """A4.1, A4.2 Why these cards cannot be laid."""
    if state.phase != "war":
        return refuse("war-after-influence" if state.wars else "no-war")
    assert state.actor is not None
    province = state.wars[0]
    missing = lacking(state.hands[state.actor], action.cards)
    if missing is not None:
        return refuse("war-not-in-hand", people=PEOPLES[missing])
    here = present(state.tokens, province)
    foreign = next((people for people in peoples(action.cards) if people not in here), None)
    if foreign is not None:
        return refuse("not-present", people=PEOPLES[foreign], province=PROVINCES[province])
    return None
