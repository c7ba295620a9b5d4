"""Dividing players among tables so that those who sit together suit each other best.

A table costs what its pairs cost. From a first division two players change places as long as that
lowers the cost; then the same from other beginnings, and the best division is taken. That finds a
good division, which need not be the best of all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from random import Random
from typing import Final

Cost = Callable[[int, int], int]
Groups = list[list[int]]

BEGINNINGS: Final = 12
WORK: Final = 200_000
"""So many pairs are looked at in all beginnings together, or a little more."""


def grouped(
    players: Sequence[int], sizes: Sequence[int], cost: Cost, chance: Random, enough: int = 0
) -> Groups:
    """Tables of these sizes; the players as given are the first beginning.

    A division that costs `enough` is taken at once.
    """
    costs = _all_costs(players, cost)
    best = improved(_dealt(players, sizes), costs)
    for _ in range(_beginnings(len(players))):
        if total(best, costs) <= enough:
            break
        shuffled = list(players)
        chance.shuffle(shuffled)
        other = improved(_dealt(shuffled, sizes), costs)
        best = min(best, other, key=lambda groups: total(groups, costs))
    return best


Costs = dict[int, dict[int, int]]


def _all_costs(players: Sequence[int], cost: Cost) -> Costs:
    return {one: {other: cost(one, other) for other in players} for one in players}


def _beginnings(players: int) -> int:
    """Small tournaments are looked at from more sides."""
    return max(BEGINNINGS, WORK // max(players**2 * 8, 1))


def _dealt(players: Sequence[int], sizes: Sequence[int]) -> Groups:
    ends = [sum(sizes[:count]) for count in range(len(sizes) + 1)]
    return [list(players[start:end]) for start, end in pairwise(ends)]


def total(groups: Groups, costs: Costs) -> int:
    """What all tables cost."""
    return sum(costs[one][other] for group in groups for one, other in combinations(group, 2))


def improved(groups: Groups, costs: Costs) -> Groups:
    """No two players could change places to advantage."""
    better = True
    while better:
        better = False
        for one, other in combinations(groups, 2):
            better |= _exchanged(one, other, costs)
    return groups


def _exchanged(one: list[int], other: list[int], costs: Costs) -> bool:
    """Whether a pair changed places between two tables."""
    for i, mine in enumerate(one):
        for j, yours in enumerate(other):
            if _gain(one, other, mine, yours, costs) > 0:
                one[i], other[j] = yours, mine
                return True
    return False


def _gain(one: list[int], other: list[int], mine: int, yours: int, costs: Costs) -> int:
    gain, here, there = 0, costs[mine], costs[yours]
    for player in one:
        if player != mine:
            gain += here[player] - there[player]
    for player in other:
        if player != yours:
            gain += there[player] - here[player]
    return gain
