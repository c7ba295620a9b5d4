"""Click paths: every action has one, and no two legal actions have the same."""

import random

import pytest

from barbaricum import games
from barbaricum.core.chance import draw
from barbaricum.core.game import CHANCE
from barbaricum.games.attila.data.board import built_in
from barbaricum.games.attila.rules.actions import every
from barbaricum.games.invasions.rules.actions import ACTIONS as OF_INVASIONS
from barbaricum.server.manners import path

ACTIONS = {"attila": every(built_in()), "invasions": OF_INVASIONS}


@pytest.mark.parametrize(
    ("game", "text", "clicks"),
    [
        ("attila", "play goths pannonia", ["card:goths", "province:pannonia"]),
        ("attila", "influence", ["influence"]),
        ("attila", "second dacia", ["second", "province:dacia"]),
        ("attila", "war pass", ["pass"]),
        ("attila", "war huns goths goths", ["war", "card:huns", "card:goths", "card:goths"]),
        ("attila", "tile double", ["tile:double"]),
        ("attila", "tile exchange franks", ["tile:exchange", "card:franks"]),
        ("attila", "tile influence goths", ["tile:influence", "track:goths", "track:goths"]),
        ("attila", "tile influence huns goths", ["tile:influence", "track:huns", "track:goths"]),
        ("attila", "end", ["end"]),
        ("invasions", "load viking", ["load:viking"]),
        ("invasions", "load furs", ["load:furs"]),
        ("invasions", "launch norway", ["launch", "place:norway"]),
        ("invasions", "draw", ["draw"]),
        ("invasions", "sail w_dogger", ["sail", "place:w_dogger"]),
        ("invasions", "lose viking", ["lose:viking"]),
        ("invasions", "trade furs", ["trade", "piece:furs"]),
        ("invasions", "raid", ["raid"]),
        ("invasions", "raid on", ["raid-on"]),
        ("invasions", "raid stop", ["raid-stop"]),
        ("invasions", "settle 2", ["settle", "dice:2"]),
        ("invasions", "settle place", ["settle-place"]),
        ("invasions", "settle decline", ["settle-decline"]),
        ("invasions", "rune calm", ["rune:calm"]),
        ("invasions", "rune needs furs", ["rune:needs", "piece:furs"]),
        ("invasions", "rune unrest york", ["rune:unrest", "place:york"]),
        ("invasions", "rune wind north", ["rune:wind", "direction:north"]),
        ("invasions", "rune loki 1", ["rune:loki", "seat:1"]),
        ("invasions", "rune pirates 1 tusks", ["rune:pirates", "seat:1", "piece:tusks"]),
        ("invasions", "rune oars york", ["rune:oars", "place:york"]),
        ("invasions", "rune oars w_humber york", ["rune:oars", "place:w_humber", "place:york"]),
        ("invasions", "discard calm", ["discard", "rune:calm"]),
        ("invasions", "wind left", ["wind:left"]),
        ("invasions", "winter", ["winter"]),
        ("invasions", "end", ["end"]),
    ],
)
def test_a_path_says_what_to_click(game: str, text: str, clicks: list[str]) -> None:
    found = games.get(game)
    assert path(found, found.parse(text)) == clicks


@pytest.mark.parametrize("name", games.names())
def test_every_action_has_a_path(name: str) -> None:
    assert all(path(games.get(name), action) for action in ACTIONS[name])


@pytest.mark.parametrize("name", games.names())
def test_a_path_leads_to_one_legal_action(name: str) -> None:
    game, rng = games.get(name), random.Random(5)
    state = game.setup(4)
    while (seat := game.to_act(state)) is not None:
        legal = game.legal(state)
        paths = {tuple(path(game, action)) for action in legal}
        assert len(paths) == len(legal)
        chance = seat == CHANCE
        state = game.step(state, draw(game.odds(state), rng) if chance else rng.choice(legal))
