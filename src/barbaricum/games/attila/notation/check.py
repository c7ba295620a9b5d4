"""Whether a written position can be: counts, wars, cards due, and who is left to decide."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from barbaricum.core.game import Json
from barbaricum.games.attila.data.board import PROVINCES
from barbaricum.games.attila.data.material import (
    CARDS,
    HAND,
    LAST_OF_CENTURY,
    PEACE_TILES,
    PEOPLES,
    TOKENS,
)
from barbaricum.games.attila.notation.snapshot import peace_left
from barbaricum.games.attila.rules.reasons import fault
from barbaricum.games.attila.state import Table

Keys = Mapping[str, Json]

WARS: Final = {"influence": (0, 1), "war": (1, 2), "score": (0, 1), "exchange": (0, 1, 2)}
"""A4.1 How many wars can wait, by phase; none in the others."""


def check(table: Table, keys: Keys) -> None:
    """Raise InvalidState for the first thing that cannot be."""
    for look in CHECKS:
        look(table, keys)


def check_tokens(_table: Table, keys: Keys) -> None:
    """A1.1 Twenty tokens a people; A3.4, A4.1 four in a province, five only at war."""
    for people in PEOPLES:
        on_map = sum(here.get(people, 0) for here in keys["tokens"].values())
        if on_map + keys["supply"].get(people, 0) != TOKENS:
            number = on_map + keys["supply"].get(people, 0)
            raise fault("wrong-tokens", people=people, number=number)
    for province in PROVINCES:
        number = sum(keys["tokens"].get(province, {}).values())
        at_war = province in keys["wars"]
        if number > 5:
            raise fault("sixth-token", province=province, number=number)
        if number == 5 and not at_war:
            raise fault("five-without-war", province=province)
        if number < 5 and at_war:
            raise fault("war-without-five", province=province)


def check_cards(table: Table, keys: Keys) -> None:
    """A1.1 Nine cards a people; A2.1 six at the most in a hand, those due or laid included."""
    held = [*keys["hands"], *(cards or {} for cards in keys["laid"])]
    for people in PEOPLES:
        piles = [*held, keys["draw"], keys["discard"], keys["aside"]]
        number = sum(cards.get(people, 0) for cards in piles)
        if number != CARDS:
            raise fault("wrong-cards", people=people, number=number)
    for seat in range(table.seats):
        due = keys["due"][1] if keys["due"] and keys["due"][0] == seat else 0
        number = sum(held[seat].values()) + sum(held[table.seats + seat].values()) + due
        if number > HAND:
            raise fault("large-hand", seat=seat, number=number)


def without_tile(table: Table) -> int:
    """A4.7 How many provinces can close after the tenth tile, at most two by each card."""
    cards_after = table.cards_a_turn if table.can_play_on(0) else 0
    return 1 + 2 * cards_after


def check_peace(table: Table, keys: Keys) -> None:
    """A1.3, A4.6 A tile on every pacified province, A4.7 but few; A7.1 the tenth calls the end."""
    left = sum(keys["peace"])
    if left > PEACE_TILES or list(keys["peace"]) != peace_left(left):
        raise fault("wrong-peace")
    number, placed = len(keys["pacified"]), PEACE_TILES - left
    most = placed if left else placed + without_tile(table)
    if not placed <= number <= most:
        raise fault("wrong-pacified", number=number, placed=placed)
    for province in keys["pacified"]:
        if province in keys["wars"]:
            raise fault("pacified-at-war", province=province)
    if keys["called"] is None and (not left or keys["phase"] == "over"):
        raise fault("not-called")


def check_turn(table: Table, keys: Keys) -> None:
    """A3.1, A3.5, A5.1, A7.2, A8.1 What a phase needs."""
    phase, left, wars = keys["phase"], keys["cards_left"], len(keys["wars"])
    if left > table.cards_a_turn or (phase == "card" and not left):
        raise fault("wrong-cards-left", phase=phase, number=left)
    if phase in ("card", "influence") and not table.can_play_on(sum(keys["peace"])):
        raise fault("no-century")
    if phase == "influence" and keys["people"] is None:
        raise fault("no-people")
    if wars not in WARS.get(phase, (0,)):
        raise fault("wrong-wars", phase=phase, number=wars)
    tiles = sum(keys["peace"])
    if phase == "score" and tiles not in LAST_OF_CENTURY and (tiles or table.final_scoring):
        raise fault("no-scoring-due")


def check_due(_table: Table, keys: Keys) -> None:
    """A2.1, A3.8, A6.3 Cards are due while chance deals, A3.10 and there are some to deal."""
    phase, due = keys["phase"], keys["due"]
    if (due is not None) != (phase in ("deal", "refill", "exchange")):
        raise fault("wrong-due", phase=phase, value=repr(due))
    if due and phase != "deal" and due[0] != keys["active"]:
        raise fault("wrong-due", phase=phase, value=repr(due))
    if due and not any(keys["draw"].values()):
        raise fault("empty-pile")
    aside = sum(keys["aside"].values())
    if (phase == "exchange" and due[1] > aside) or (phase != "exchange" and aside):
        raise fault("wrong-aside")
    tile_left = "exchange" in keys["tiles"][keys["active"]]
    if phase == "exchange" and (tile_left or not keys["tile_used"]):
        raise fault("exchange-unused")


def check_laid(_table: Table, keys: Keys) -> None:
    """A4.2 Cards are laid in a war, and only of peoples present."""
    here = keys["tokens"][keys["wars"][0]] if keys["phase"] == "war" else {}
    for seat, cards in enumerate(keys["laid"]):
        if cards is not None and keys["phase"] != "war":
            raise fault("laid-outside-war")
        for people, number in (cards or {}).items():
            if number and not here.get(people):
                raise fault("laid-not-present", seat=seat, people=people)


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
        raise fault("war-decided")
    later = round_table[round_table.index(undecided[0]) :]
    if any(keys["laid"][seat] is not None for seat in later):
        raise fault("laid-out-of-turn", seat=undecided[0])


CHECKS: Final[tuple[Callable[[Table, Keys], None], ...]] = (
    check_tokens, check_peace, check_turn, check_cards, check_due, check_laid, check_order,
)  # fmt: skip
