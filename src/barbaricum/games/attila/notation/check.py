"""Whether a written position can be: counts, wars, cards due, and who is left to decide."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from barbaricum.core.game import Json
from barbaricum.games.attila.codes import CODES
from barbaricum.games.attila.data.material import (
    CARDS,
    HAND,
    LAST_OF_CENTURY,
    PEACE_TILES,
    PEOPLES,
    TOKENS,
)
from barbaricum.games.attila.notation.snapshot import peace_left
from barbaricum.games.attila.state import Table

Keys = Mapping[str, Json]

SIXTH_TOKEN: Final = CODES.fault("A3.4", "sixth-token")
FIVE_WITHOUT_WAR: Final = CODES.fault("A4.1", "five-without-war")
WAR_WITHOUT_FIVE: Final = CODES.fault("A4.1", "war-without-five")
WRONG_TOKENS: Final = CODES.fault("A1.1", "wrong-tokens")
WRONG_CARDS: Final = CODES.fault("A1.1", "wrong-cards")
LARGE_HAND: Final = CODES.fault("A2.1", "large-hand")
WRONG_PEACE: Final = CODES.fault("A1.3", "wrong-peace")
WRONG_PACIFIED: Final = CODES.fault("A4.6", "wrong-pacified")
PACIFIED_AT_WAR: Final = CODES.fault("A4.6", "pacified-at-war")
WRONG_WARS: Final = CODES.fault("A4.1", "wrong-wars")
LAID_OUTSIDE_WAR: Final = CODES.fault("A4.2", "laid-outside-war")
LAID_NOT_PRESENT: Final = CODES.fault("A4.2", "laid-not-present")
LAID_OUT_OF_TURN: Final = CODES.fault("A4.2", "laid-out-of-turn")
WAR_DECIDED: Final = CODES.fault("A4.2", "war-decided")
NO_PEOPLE: Final = CODES.fault("A3.5", "no-people")
WRONG_CARDS_LEFT: Final = CODES.fault("A8.1", "wrong-cards-left")
NO_CENTURY: Final = CODES.fault("A7.2", "no-century")
NO_SCORING_DUE: Final = CODES.fault("A5.1", "no-scoring-due")
WRONG_DUE: Final = CODES.fault("A3.8", "wrong-due")
EMPTY_PILE: Final = CODES.fault("A3.10", "empty-pile")
WRONG_ASIDE: Final = CODES.fault("A6.3", "wrong-aside")
EXCHANGE_UNUSED: Final = CODES.fault("A6.3", "exchange-unused")
NOT_CALLED: Final = CODES.fault("A7.1", "not-called")

WARS: Final = {"influence": (0, 1), "war": (1, 2), "score": (0, 1), "exchange": (0, 1, 2)}
"""A4.1 How many wars can wait, by phase; none in the others."""


def check(table: Table, keys: Keys) -> None:
    """Raise InvalidState for the first thing that cannot be."""
    for look in CHECKS:
        look(table, keys)


def check_tokens(table: Table, keys: Keys) -> None:
    """A1.1 Twenty tokens a people; A3.4, A4.1 four in a province, five only at war."""
    for people in PEOPLES:
        on_map = sum(here.get(people, 0) for here in keys["tokens"].values())
        if on_map + keys["supply"].get(people, 0) != TOKENS:
            number = on_map + keys["supply"].get(people, 0)
            raise WRONG_TOKENS(people=people, number=number)
    for province in table.board.provinces:
        number = sum(keys["tokens"].get(province, {}).values())
        at_war = province in keys["wars"]
        if number > 5:
            raise SIXTH_TOKEN(province=province, number=number)
        if number == 5 and not at_war:
            raise FIVE_WITHOUT_WAR(province=province)
        if number < 5 and at_war:
            raise WAR_WITHOUT_FIVE(province=province)


def check_cards(table: Table, keys: Keys) -> None:
    """A1.1 Nine cards a people; A2.1 six at the most in a hand, those due or laid included."""
    held = [*keys["hands"], *(cards or {} for cards in keys["laid"])]
    for people in PEOPLES:
        piles = [*held, keys["draw"], keys["discard"], keys["aside"]]
        number = sum(cards.get(people, 0) for cards in piles)
        if number != CARDS:
            raise WRONG_CARDS(people=people, number=number)
    for seat in range(table.seats):
        due = keys["due"][1] if keys["due"] and keys["due"][0] == seat else 0
        number = sum(held[seat].values()) + sum(held[table.seats + seat].values()) + due
        if number > HAND:
            raise LARGE_HAND(seat=seat, number=number)


def without_tile(table: Table) -> int:
    """A4.7 How many provinces can close after the tenth tile, at most two by each card."""
    cards_after = table.cards_a_turn if table.can_play_on(0) else 0
    return 1 + 2 * cards_after


def check_peace(table: Table, keys: Keys) -> None:
    """A1.3, A4.6 A tile on every pacified province, A4.7 but few; A7.1 the tenth calls the end."""
    left = sum(keys["peace"])
    if left > PEACE_TILES or list(keys["peace"]) != peace_left(left):
        raise WRONG_PEACE()
    number, placed = len(keys["pacified"]), PEACE_TILES - left
    most = placed if left else placed + without_tile(table)
    if not placed <= number <= most:
        raise WRONG_PACIFIED(number=number, placed=placed)
    for province in keys["pacified"]:
        if province in keys["wars"]:
            raise PACIFIED_AT_WAR(province=province)
    if keys["called"] is None and (not left or keys["phase"] == "over"):
        raise NOT_CALLED()


def check_turn(table: Table, keys: Keys) -> None:
    """A3.1, A3.5, A5.1, A7.2, A8.1 What a phase needs."""
    phase, left, wars = keys["phase"], keys["cards_left"], len(keys["wars"])
    if left > table.cards_a_turn or (phase == "card" and not left):
        raise WRONG_CARDS_LEFT(phase=phase, number=left)
    if phase in ("card", "influence") and not table.can_play_on(sum(keys["peace"])):
        raise NO_CENTURY()
    if phase == "influence" and keys["people"] is None:
        raise NO_PEOPLE()
    if wars not in WARS.get(phase, (0,)):
        raise WRONG_WARS(phase=phase, number=wars)
    tiles = sum(keys["peace"])
    if phase == "score" and tiles not in LAST_OF_CENTURY and (tiles or table.final_scoring):
        raise NO_SCORING_DUE()


def check_due(_table: Table, keys: Keys) -> None:
    """A2.1, A3.8, A6.3 Cards are due while chance deals, A3.10 and there are some to deal."""
    phase, due = keys["phase"], keys["due"]
    if (due is not None) != (phase in ("deal", "refill", "exchange")):
        raise WRONG_DUE(phase=phase, value=repr(due))
    if due and phase != "deal" and due[0] != keys["active"]:
        raise WRONG_DUE(phase=phase, value=repr(due))
    if due and not any(keys["draw"].values()):
        raise EMPTY_PILE()
    aside = sum(keys["aside"].values())
    if (phase == "exchange" and due[1] > aside) or (phase != "exchange" and aside):
        raise WRONG_ASIDE()
    tile_left = "exchange" in keys["tiles"][keys["active"]]
    if phase == "exchange" and (tile_left or not keys["tile_used"]):
        raise EXCHANGE_UNUSED()


def check_laid(_table: Table, keys: Keys) -> None:
    """A4.2 Cards are laid in a war, and only of peoples present."""
    here = keys["tokens"][keys["wars"][0]] if keys["phase"] == "war" else {}
    for seat, cards in enumerate(keys["laid"]):
        if cards is not None and keys["phase"] != "war":
            raise LAID_OUTSIDE_WAR()
        for people, number in (cards or {}).items():
            if number and not here.get(people):
                raise LAID_NOT_PRESENT(seat=seat, people=people)


def check_order(table: Table, keys: Keys) -> None:
    """A4.2 In a war the seats decide in turn, and somebody is still to come."""
    if keys["phase"] != "war":
        return
    round_table = [(keys["active"] + step) % table.seats for step in range(table.seats)]
    undecided = [
        seat
        for seat in round_table
        if keys["laid"][seat] is None and any(keys["hands"][seat].values())
    ]
    if not undecided:
        raise WAR_DECIDED()
    later = round_table[round_table.index(undecided[0]) :]
    if any(keys["laid"][seat] is not None for seat in later):
        raise LAID_OUT_OF_TURN(seat=undecided[0])


CHECKS: Final[tuple[Callable[[Table, Keys], None], ...]] = (
    check_tokens, check_peace, check_turn, check_cards, check_due, check_laid, check_order,
)  # fmt: skip
