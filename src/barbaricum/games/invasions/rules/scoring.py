"""V12 Final scoring."""

from __future__ import annotations

from collections.abc import Sequence

from barbaricum.core.game import Result
from barbaricum.games.invasions.data.cards import SAGAS
from barbaricum.games.invasions.data.material import A_SAGA, A_TOWN
from barbaricum.games.invasions.data.world import HOMES, REGION, VALUE, ports
from barbaricum.games.invasions.state import State


def axe(towns: Sequence[int]) -> tuple[int, ...]:
    """V12.1 Bloody axe: who has the most towns gets 3 VP a town; those who tie, each."""
    return tuple(A_TOWN * number if number == max(towns) else 0 for number in towns)


def worth(settled: int, port: int) -> int:
    """V12.2 The value of a settlement: once, twice or three times as its region is settled."""
    return VALUE[port] * (settled & REGION[port]).bit_count()


def worth_of_settlements(settlements: Sequence[int]) -> tuple[int, ...]:
    """V12.2 All settlements of each jarl."""
    settled = sum(settlements)
    return tuple(sum(worth(settled, port) for port in ports(owned)) for owned in settlements)


def homeland(numbers: Sequence[int]) -> tuple[int, ...]:
    """V12.3 The most sagas of one homeland, and the second most unless several have the most."""
    ranks = sorted(set(numbers), reverse=True)
    second = ranks[1] if numbers.count(ranks[0]) == 1 and len(ranks) > 1 else None
    most, next_most = A_SAGA
    return tuple(
        most * n if n == ranks[0] else next_most * n if n == second else 0 for n in numbers
    )


def worth_of_sagas(won: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """V12.3 Each homeland apart."""
    by_home = [
        homeland([sum(SAGAS[saga].homeland == home for saga in own) for own in won])
        for home in range(len(HOMES))
    ]
    return tuple(map(sum, zip(*by_home, strict=True)))


def breakdown(state: State) -> dict[str, tuple[int, ...]]:
    """V12 What each jarl would have if the game ended now."""
    return {
        "vp": state.vp,
        "axe": axe([len(towns) for towns in state.taken]),
        "settlements": worth_of_settlements(state.settlements),
        "sagas": worth_of_sagas(state.won),
    }


def result(state: State) -> Result | None:
    """V12.4 Most VP win; equal VP share the victory."""
    return None if state.ending is None else Result.of(state.ending, breakdown(state))
