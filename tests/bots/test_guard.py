"""A bot gets the view of its own seat, or nothing."""

import random
from typing import Any

import pytest

from barbaricum import bots, games
from barbaricum.bots.guard import NotAView
from barbaricum.core import CHANCE, draw

LEVELS = ("novice", "greedy", "steady", "strong:4", "random")


def begun(name: str) -> Any:  # a state of that game
    game, rng = games.get(name), random.Random(3)
    state = game.setup(3)
    while game.to_act(state) == CHANCE:
        state = game.step(state, draw(game.odds(state), rng))
    return state


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_takes_a_state_or_a_snapshot_of_the_table(name: str, level: str) -> None:
    game, state, bot = games.get(name), begun(name), bots.get(level)
    rng = random.Random(1)
    with pytest.raises(NotAView, match="not from a State"):
        bot.choose(game, state, rng)
    with pytest.raises(NotAView, match="everybody's hands"):
        bot.choose(game, game.snapshot(state) | {"seat": 0, "to_act": 0, "legal": ["x"]}, rng)


@pytest.mark.parametrize("name", games.names())
def test_a_bot_does_not_choose_for_others_or_for_an_onlooker(name: str) -> None:
    game, state = games.get(name), begun(name)
    other = (game.to_act(state) or 0) ^ 1
    for seat in (other, None):
        with pytest.raises(NotAView, match="the seat that has to decide"):
            bots.get("greedy").choose(game, game.view(state, seat), random.Random(1))


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_leaves_its_view_as_it_was(name: str, level: str) -> None:
    game, state = games.get(name), begun(name)
    view = game.view(state, game.to_act(state))
    bots.get(level).choose(game, view, random.Random(1))
    assert view == game.view(state, game.to_act(state))
