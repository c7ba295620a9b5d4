"""Click paths: every action has one, and no two legal actions have the same."""

import random

import pytest

from barbaricum import games
from barbaricum.core.chance import draw
from barbaricum.core.game import CHANCE
from barbaricum.games.attila.actions import ACTIONS, parse
from barbaricum.games.attila.paths import path

ATTILA = games.get("attila")


@pytest.mark.parametrize(
    ("text", "clicks"),
    [
        ("play goths pannonia", ["card:goths", "province:pannonia"]),
        ("influence", ["influence"]),
        ("second dacia", ["second", "province:dacia"]),
        ("war pass", ["pass"]),
        ("war huns goths goths", ["war", "card:huns", "card:goths", "card:goths"]),
        ("tile double", ["tile:double"]),
        ("tile exchange franks", ["tile:exchange", "card:franks"]),
        ("tile influence goths", ["tile:influence", "track:goths", "track:goths"]),
        ("tile influence huns goths", ["tile:influence", "track:huns", "track:goths"]),
        ("end", ["end"]),
    ],
)
def test_a_path_says_what_to_click(text: str, clicks: list[str]) -> None:
    assert path(parse(text)) == clicks


def test_every_action_has_a_path() -> None:
    assert all(path(action) for action in ACTIONS)


def test_a_path_leads_to_one_legal_action() -> None:
    rng, state = random.Random(5), ATTILA.setup(4)
    while (seat := ATTILA.to_act(state)) is not None:
        legal = ATTILA.legal(state)
        paths = {tuple(path(action)) for action in legal}
        assert len(paths) == len(legal)
        chance = seat == CHANCE
        state = ATTILA.step(state, draw(ATTILA.odds(state), rng) if chance else rng.choice(legal))
