"""Contract 5.2 Pieces and cards are conserved at every step."""

import pytest
from hypothesis import given, settings

from barbaricum import games
from tests.contract.census import EXCESSES, PIECES
from tests.contract.play import visited
from tests.contract.tables import EVERY_TABLE, SEEDS, Table, tables


def prove_nothing_is_lost(table: Table, seed: int) -> None:
    """Every state has the pieces of the set-up, and nowhere more than may lie together."""
    game, pieces, excesses = table.game, PIECES[table.name], EXCESSES[table.name]
    start, *later = (game.snapshot(state) for state in visited(table, seed))
    box = pieces(start)
    for snapshot in later:
        assert pieces(snapshot) == box
        assert excesses(snapshot) == []


def test_every_game_has_a_census() -> None:
    assert set(PIECES) == set(EXCESSES) == set(games.names())


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_no_step_makes_or_loses_a_piece(table: Table) -> None:
    prove_nothing_is_lost(table, seed=11)


@given(table=tables(), seed=SEEDS)
@settings(max_examples=20)
def test_no_step_makes_or_loses_a_piece_with_any_options(table: Table, seed: int) -> None:
    prove_nothing_is_lost(table, seed)


def test_attila_starts_with_the_box_of_a1_1_and_a1_3() -> None:
    game = games.get("attila")
    box = PIECES["attila"](game.snapshot(game.setup(5)))
    assert sum(number for thing, number in box.items() if thing.startswith("tokens")) == 120
    assert sum(number for thing, number in box.items() if thing.startswith("cards")) == 54
    assert box["peace tiles"] == 10
