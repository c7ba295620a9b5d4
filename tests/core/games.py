"""Short games and records that the tests of core share."""

from __future__ import annotations

from typing import Final

from barbaricum import games
from barbaricum.core import AnyGame, Record
from tests.contract.play import played

ATTILA: Final[AnyGame] = games.get("attila")


def whole_game(seed: int = 1) -> Record:
    """A whole game of two, played by seeded dice."""
    return played(ATTILA, 2, {"first": "seat"}, seed)


def dealt() -> Record:
    """Two seats with their cards: twelve rows of chance, and seat 0 to act."""
    hands = ["franks", "huns", "goths", "saxons", "teutons", "vandals"]
    return with_rows(*((-1, f"deal {people}") for people in hands * 2))


def with_rows(*rows: tuple[int, str]) -> Record:
    """A record of two seats with these rows."""
    record = Record.begin(ATTILA, [{"name": "Ana"}, {"name": "Ben"}], {"first": "seat"})
    record.log.extend(rows)
    return record


def going_on(*rows: tuple[int, str]) -> Record:
    """The record of two seats with their cards, then these rows."""
    return with_rows(*dealt().log, *rows)
