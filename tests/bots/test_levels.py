"""How a bot is written, and what it can be told."""

import random

import pytest

from barbaricum import bots, games
from barbaricum.bots.settings import parted
from barbaricum.core import CHANCE, draw
from tests.bots.playing import positions, result

QUICK = ("novice", "greedy", "steady", "strong:4", "steady+builder", "strong:4+aggressive")


@pytest.mark.parametrize(
    ("written", "parts"),
    [
        ("greedy", ("greedy", None, None)),
        ("strong:200", ("strong", "200", None)),
        ("steady+trader", ("steady", None, "trader")),
        ("strong:50+builder", ("strong", "50", "builder")),
    ],
)
def test_a_bot_is_written_with_simulations_and_personality(
    written: str, parts: tuple[str, str | None, str | None]
) -> None:
    assert parted(written) == parts
    assert bots.get(written).name == written


@pytest.mark.parametrize(
    "written",
    ["", "strong:", "strong:0", "strong:x", "strong:-4", "greedy:20", "greedy+builder",
     "steady+", "steady+angry", "strong:2000000", "strong+builder:20"],
)  # fmt: skip
def test_what_a_level_cannot_be_told_is_no_bot(written: str) -> None:
    with pytest.raises(bots.UnknownBot):
        bots.get(written)


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seats", [2, 5])
def test_all_levels_play_a_game_together_to_its_end(name: str, seats: int) -> None:
    game = games.get(name)
    table = [QUICK[seat % 4] for seat in range(seats)]
    assert min(result(game, table, seats).places) == 1


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("level", QUICK)
def test_the_same_seed_gives_the_same_game(name: str, level: str) -> None:
    game = games.get(name)
    one, other = (positions(game, [level] * 2, 11) for _ in range(2))
    for _ in range(25):
        assert next(one)[1] == next(other)[1]


@pytest.mark.parametrize("level", QUICK)
def test_a_choice_does_not_change_with_hidden_runes(level: str) -> None:
    game = games.get("invasions")
    for state, _text in list(positions(game, ["greedy"] * 3, 8))[30:200:40]:
        seat = game.to_act(state)
        view = game.view(state, seat)
        other = game.guess(view, random.Random(99))
        assert game.view(other, seat) == view
        chosen = [
            bots.get(level).choose(game, game.view(world, seat), random.Random(5))
            for world in (state, other)
        ]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("level", QUICK)
def test_a_choice_does_not_change_with_hidden_cards(level: str) -> None:
    game = games.get("attila")
    for state, _text in list(positions(game, ["greedy"] * 3, 8))[20:120:30]:
        seat = game.to_act(state)
        view = game.view(state, seat)
        other = game.guess(view, random.Random(99))
        assert game.snapshot(other)["hands"] != game.snapshot(state)["hands"]
        chosen = [
            bots.get(level).choose(game, game.view(world, seat), random.Random(5))
            for world in (state, other)
        ]
        assert chosen[0] == chosen[1]


def test_a_bound_in_seconds_stops_the_search_after_its_first_round() -> None:
    game, rng = games.get("attila"), random.Random(2)
    state = game.setup(3)
    while game.to_act(state) == CHANCE:
        state = game.step(state, draw(game.odds(state), rng))
    view = game.view(state, game.to_act(state))
    hurried = bots.get("strong:1000000", seconds=0.0).choose(game, view, random.Random(1))
    assert hurried in view["legal"]
