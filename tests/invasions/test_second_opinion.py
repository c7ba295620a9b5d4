"""The engine against the rules written a second time: every choice and every step."""

from random import Random

import pytest

from barbaricum.core import Json
from barbaricum.games.invasions.game import GAME
from barbaricum.games.invasions.rules.decisions import Action
from barbaricum.games.invasions.state import State
from tests.invasions.plain_after import after
from tests.invasions.plain_legal import legal
from tests.invasions.playing import going_on, steps
from tests.invasions.positions import CONFLICT, RUNES, position

GAMES: list[tuple[int, int, dict[str, Json]]] = [
    (2, 21, {"conflict_runes": True, "sagas_per_era": 4}),
    (3, 22, {"conflict_runes": True}),
    (4, 23, {"first": "seat"}),
    (5, 24, {"conflict_runes": True, "sagas_per_era": 5}),
]


def agree(before: State, action: Action, following: State) -> None:
    """What is legal, and what follows."""
    snapshot, text = GAME.snapshot(before), GAME.text(action)
    assert {GAME.text(one) for one in GAME.legal(before)} == legal(snapshot)
    assert after(snapshot, text) == GAME.snapshot(following), text


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_both_agree_all_through_a_game(seats: int, seed: int, options: dict[str, Json]) -> None:
    """V1–V11 From the set-up to the end."""
    for step in steps(seats, seed, **options):
        agree(*step)


CROWDED: dict[str, Json] = {
    "seats": 4,
    "ships": [
        "lincoln viking viking viking",
        "york viking viking furs tusks",
        "w_humber viking skins furs",
        "london viking viking viking tusks",
    ],
    "towns": ["dublin", "paris", "", "bayeux"],
    "ports": {
        "london": "1 furs", "dorestad": "0", "paris": "2", "cork": "3", "man": "0", "rouen": "1",
        "norwich": "skins", "lindisfarne": "furs",
    },
    "open": "s02 s05 s13", "left": [0, 5, 6],
}  # fmt: skip
"""Ships close together, rivals' settlements near, sagas half done."""


def test_both_agree_where_rivals_meet() -> None:
    """V9, V14.4 Every rune is played, with full hands and ships close together."""
    cards = [rune for rune, number in (RUNES | CONFLICT).items() for _ in range(number)]
    seen = set()
    for seed in range(60):
        deck = Random(seed).sample(cards, len(cards))
        hands = [" ".join(deck[3 * seat : 3 * seat + 3]) for seat in range(4)]
        for step in going_on(position(**CROWDED, hands=hands), seed, 40):
            agree(*step)
            seen.add(" ".join(GAME.text(step[1]).split()[:2]))
    assert {f"rune {rune}" for rune in RUNES | CONFLICT} <= seen
    assert {"raid on", "raid stop", "settle place", "settle decline", "lose viking"} <= seen
