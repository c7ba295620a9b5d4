"""The order of the seats: everybody is to sit in each of them about equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

from barbaricum.server.tournaments.lots import lot
from barbaricum.server.tournaments.rounds import BOT, Round

Sat = Counter[tuple[int, int]]
"""How often a player sat in a seat."""


def sat(history: Sequence[Round]) -> Sat:
    """Who sat where so far."""
    return Counter(
        (player, seat)
        for past in history
        for table in past.tables
        for seat, player in enumerate(table)
    )


def seated(group: Sequence[int], bots: int, before: Sat, seed: str) -> tuple[int, ...]:
    """A table in the order of its seats: where everybody sat least often, else by lot."""
    people = sorted(group, key=lambda player: lot(seed, "seat", player))
    orders = permutations((*people, *(BOT,) * bots))
    return min(orders, key=lambda order: _burden(order, before))


def _burden(order: Sequence[int], before: Sat) -> int:
    """What one more time in each seat adds to the sum of squares; bots do not mind."""
    return sum(2 * before[player, seat] + 1 for seat, player in enumerate(order) if player != BOT)
