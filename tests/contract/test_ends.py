"""Contract 5.1 Random games end; no dead end; no endless game."""

from random import Random

import pytest
from hypothesis import given, settings

from barbaricum.core import CHANCE, draw
from tests.contract.play import LONGEST, visited
from tests.contract.tables import EVERY_TABLE, SEEDS, Table, tables


def prove_it_ends(table: Table, seed: int) -> None:
    """Somebody has to act until the end, and only the end has a result."""
    game = table.game
    *earlier, last = visited(table, seed)
    assert all(game.result(state) is None for state in earlier)
    assert game.to_act(last) is None
    assert list(game.legal(last)) == []
    result = game.result(last)
    assert result is not None
    assert len(result.points) == len(result.places) == table.seats
    assert [sum(parts) for parts in zip(*result.breakdown.values(), strict=True)] == list(
        result.points
    )
    assert all(
        place == 1 + sum(other > points for other in result.points)
        for place, points in zip(result.places, result.points, strict=True)
    )


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_a_random_game_ends_with_a_result(table: Table) -> None:
    for seed in range(4):
        prove_it_ends(table, seed)


@given(table=tables(), seed=SEEDS)
@settings(max_examples=40)
def test_a_random_game_ends_with_any_options(table: Table, seed: int) -> None:
    prove_it_ends(table, seed)


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_a_game_of_uniform_choices_ends_too(table: Table) -> None:
    game, rng = table.game, Random(table.seats)
    state = game.setup(table.seats, table.options)
    rows = 0
    while (actor := game.to_act(state)) is not None and rows < LONGEST:
        legal = game.legal(state)
        assert legal
        chance = actor == CHANCE
        state = game.step(state, draw(game.odds(state), rng) if chance else rng.choice(legal))
        rows += 1
    assert game.result(state) is not None
