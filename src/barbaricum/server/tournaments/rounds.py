"""A round of a tournament: who sits at which table in which order, and who sits out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, Literal

Fill = Literal["bots", "smaller", "byes"]
"""When the players do not fill the tables: bots do, tables are smaller, or some sit out."""
BOT: Final = -1
"""In place of a player's number."""


@dataclass(frozen=True, slots=True)
class Round:
    """Numbers of players: by table in the order of the seats, and those who have a bye."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()

    def meetings(self) -> Iterable[tuple[int, int]]:
        """Everybody who sits at a table with somebody, the smaller number first."""
        for table in self.tables:
            people = sorted(player for player in table if player != BOT)
            yield from combinations(people, 2)


def people_at(players: int, seats: int, fill: Fill) -> tuple[int, ...]:
    """How many people sit at each table; whoever finds no place has a bye.

    With byes tables are full, unless there are too few players for a single one.
    """
    if fill == "byes" and players >= seats:
        return (seats,) * (players // seats)
    tables = -(-players // seats)
    least, more = divmod(players, tables) if tables else (0, 0)
    sizes = [least + (table < more) for table in range(tables)]
    return tuple(size for size in sizes if size > 1 or (size == 1 and fill == "bots"))


def byes_of(history: Sequence[Round], player: int) -> int:
    """How often somebody sat out."""
    return sum(player in past.byes for past in history)


def met(history: Sequence[Round]) -> dict[tuple[int, int], int]:
    """How often two players met, the smaller number first."""
    counted: dict[tuple[int, int], int] = {}
    for past in history:
        for pair in past.meetings():
            counted[pair] = counted.get(pair, 0) + 1
    return counted
