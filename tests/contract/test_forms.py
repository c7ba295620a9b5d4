"""Views, aids and results have exactly the forms that programs are told of."""

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Literal, TypedDict, get_args

import pytest

from barbaricum import games
from barbaricum.core import CHANCE, AnyGame, draw
from barbaricum.core.game import Result
from barbaricum.games.attila import shapes as attila
from barbaricum.games.attila.data.board import built_in
from barbaricum.games.attila.data.material import PEOPLES, TILES
from barbaricum.games.attila.state import OFFER as OF_ATTILA
from barbaricum.games.invasions import shapes as invasions
from barbaricum.games.invasions.data.cards import RUNES, SAGAS
from barbaricum.games.invasions.data.material import GOODS, PIECES
from barbaricum.games.invasions.data.world import DIRECTIONS, HOMES, PORTS, WHERE
from barbaricum.games.invasions.table import OFFER as OF_INVASIONS
from barbaricum.server.manners import aids
from tests.contract.forms import faults


def shapes(game: AnyGame, room: str = "") -> Any:  # a module
    return import_module(f"barbaricum.games.{game.name}{room}.shapes")


def positions(game: AnyGame, seats: int, seed: int) -> Iterator[Any]:
    """Every position of a game by chance, with options by chance."""
    luck = random.Random(seed)
    options = {name: luck.choice(one.values) for name, one in game.options.items()}
    state = game.setup(seats, options)
    yield state
    while (seat := game.to_act(state)) is not None:
        legal = game.legal(state)
        action = draw(game.odds(state), luck) if seat == CHANCE else luck.choice(legal)
        state = game.step(state, action)
        yield state


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("name", games.names())
def test_views_and_aids_of_whole_games_have_their_form(name: str, seats: int) -> None:
    game = games.get(name)
    phases = set()
    for number, state in enumerate(positions(game, seats, seats)):
        phases.add(game.snapshot(state)["phase"])
        for seat in {game.to_act(state) if number % 3 == 0 else None, number % seats} - {CHANCE}:
            view = game.view(state, seat)
            assert list(faults(view, shapes(game).View)) == []
            if number % 9 == 0:
                found = aids(game, view)
                assert list(faults(found, shapes(game, ".assist").Aids)) == []
    assert phases >= {"deal", "over"}
    result = game.result(state)
    assert result is not None
    assert list(faults(written(result), shapes(game).Result)) == []


def written(result: Result) -> dict[str, Any]:
    """As it is sent."""
    return {
        "points": list(result.points),
        "places": list(result.places),
        "ending": result.ending,
        "breakdown": {key: list(value) for key, value in result.breakdown.items()},
    }


@pytest.mark.parametrize(
    ("form", "words"),
    [
        (attila.People, PEOPLES),
        (attila.Province, built_in().provinces),
        (attila.Tile, TILES),
        (invasions.Piece, PIECES),
        (invasions.Goods, [PIECES[piece] for piece in GOODS]),
        (invasions.Direction, DIRECTIONS),
        (invasions.Home, HOMES),
        (invasions.Port, PORTS),
        (invasions.Place, WHERE),
        (invasions.Rune, [rune.name for rune in RUNES]),
        (invasions.Saga, [saga.name for saga in SAGAS]),
    ],
)
def test_the_words_of_a_form_are_those_of_the_rules(form: Any, words: Any) -> None:
    assert set(get_args(form)) == set(words)


@pytest.mark.parametrize(
    ("form", "offer"), [(attila.Options, OF_ATTILA), (invasions.Options, OF_INVASIONS)]
)
def test_every_value_of_every_option_fits_its_form(form: Any, offer: Any) -> None:
    default = {name: one.default for name, one in offer.options.items()}
    for name, one in offer.options.items():
        for value in one.values:
            assert list(faults(default | {name: value}, form)) == []


class Always(TypedDict):
    """To test the test."""

    here: list[int]
    kind: Literal["a", "b"]


class Sample(Always, total=False):
    """With a key that may be left out."""

    perhaps: dict[Literal["x"], str | None]


def test_a_difference_from_the_form_is_found() -> None:
    good = {"here": [1], "kind": "a"}
    assert list(faults(good, Sample)) == []
    assert list(faults(good | {"perhaps": {"x": None}}, Sample)) == []
    for bad in (
        {"here": [1]},
        good | {"more": 1},
        good | {"here": ["1"]},
        good | {"here": [True]},
        good | {"kind": "c"},
        good | {"perhaps": {"y": None}},
        good | {"perhaps": {"x": 1}},
        good | {"here": None},
    ):
        assert list(faults(bad, Sample)), bad
