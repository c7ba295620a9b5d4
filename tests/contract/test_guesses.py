"""Contract 5.7 A guess drawn from a view has that very view."""

import json
from random import Random

import pytest
from hypothesis import given, settings

from tests.contract.census import EXCESSES, PIECES
from tests.contract.play import State, everybody, sample, visited
from tests.contract.secrets import SECRETS
from tests.contract.tables import EVERY_TABLE, SEEDS, Table, tables


class Dice:
    """A source that can do `randrange` and nothing else."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def randrange(self, stop: int, /) -> int:
        return self._random.randrange(stop)


def prove_a_guess_has_its_view(table: Table, state: State, seed: int) -> None:
    """For everybody, from the view and from its JSON, and the guess is a position of the game."""
    game, pieces = table.game, PIECES[table.name]
    for seat in everybody(table):
        view = game.view(state, seat)
        read = json.loads(json.dumps(view))
        assert read == view
        guess = game.guess(view, Dice(seed))
        assert game.view(guess, seat) == view
        assert game.guess(read, Dice(seed)) == guess
        snapshot = game.snapshot(guess)
        assert game.restore(snapshot) == guess
        assert pieces(snapshot) == pieces(game.snapshot(state))
        assert EXCESSES[table.name](snapshot) == []


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_a_guess_has_the_very_view_all_through_a_game(table: Table) -> None:
    for state in [*visited(table, seed=61)[::13], *sample(table, seed=61, each=1)]:
        prove_a_guess_has_its_view(table, state, seed=61)


@given(table=tables(), seed=SEEDS)
@settings(max_examples=10)
def test_a_guess_has_the_very_view_with_any_options(table: Table, seed: int) -> None:
    for state in sample(table, seed, each=1):
        prove_a_guess_has_its_view(table, state, seed)


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_a_game_can_be_played_on_from_a_guess(table: Table) -> None:
    game, rng = table.game, Random(62)
    for state in sample(table, seed=62, each=1):
        for seat in everybody(table):
            guess = game.guess(game.view(state, seat), rng)
            legal = game.legal(guess)
            assert bool(legal) is (game.to_act(state) is not None)
            for action in rng.sample(list(legal), min(2, len(legal))):
                assert game.apply(guess, action) != guess


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_secrets_dealt_afresh_give_the_same_view_all_through_a_game(table: Table) -> None:
    game, reshuffle, rng = table.game, SECRETS[table.name].reshuffle, Random(63)
    for state in visited(table, seed=63)[::17]:
        snapshot = game.snapshot(state)
        for seat in everybody(table):
            other = game.restore(reshuffle(snapshot, seat, rng))
            assert game.view(other, seat) == game.view(game.restore(snapshot), seat)
