"""Contract 5.5 `step` leaves its argument unchanged; so does everything else."""

import pickle
from copy import deepcopy
from random import Random

import pytest

from barbaricum.core import CHANCE, AnyGame
from tests.contract.play import State, everybody, moves, sample
from tests.contract.tables import EVERY_TABLE, Table


def trace(game: AnyGame, state: State) -> tuple[object, ...]:
    """All that could show a change: the snapshot, the pickled bytes, the hash, the view."""
    return (
        deepcopy(game.snapshot(state)),
        pickle.dumps(state),
        hash(state),
        deepcopy(game.view(state, None)),
    )


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_step_leaves_its_argument_unchanged(table: Table) -> None:
    game = table.game
    for state in sample(table, seed=31, each=1):
        before = trace(game, state)
        for action in list(game.legal(state))[::3]:
            game.step(state, action)
            game.apply(state, action)
        assert trace(game, state) == before


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_no_state_of_a_game_changes_while_the_game_goes_on(table: Table) -> None:
    game = table.game
    before = [(move.before, pickle.dumps(move.before)) for move in moves(table, seed=32)]
    assert all(pickle.dumps(state) == bytes_then for state, bytes_then in before)
    assert game.to_act(before[-1][0]) is not None


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_asking_changes_nothing(table: Table) -> None:
    game = table.game
    for state in sample(table, seed=33, each=1):
        before = trace(game, state)
        for action in list(game.legal(state))[:5]:
            game.why_not(state, action)
            for seat in everybody(table):
                game.witness(state, action, seat)
        if game.to_act(state) == CHANCE:
            game.odds(state)
        game.restore(game.snapshot(state))
        game.result(state)
        assert trace(game, state) == before


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_a_guess_leaves_the_view_unchanged(table: Table) -> None:
    game = table.game
    for state in sample(table, seed=34, each=1):
        for seat in everybody(table):
            view = game.view(state, seat)
            before = deepcopy(view)
            game.guess(view, Random(1))
            assert view == before


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_a_snapshot_or_a_view_changed_by_its_reader_does_not_change_the_state(
    table: Table,
) -> None:
    game = table.game
    for state in sample(table, seed=35, each=1):
        before = trace(game, state)
        for given in (game.snapshot(state), game.view(state, 0)):
            for value in given.values():
                if isinstance(value, list | dict):
                    value.clear()
        assert trace(game, state) == before
