"""The evaluations: named features, one table a game, and the chance to win."""

import pytest

from barbaricum import games
from barbaricum.bots.attila import features as attila
from barbaricum.bots.attila.weights import PERSONALITIES as ATTILA_CHARACTERS
from barbaricum.bots.attila.weights import WEIGHTS as ATTILA
from barbaricum.bots.invasions import features as invasions
from barbaricum.bots.invasions.weights import PERSONALITIES as INVASIONS_CHARACTERS
from barbaricum.bots.invasions.weights import WEIGHTS as INVASIONS
from barbaricum.bots.library import PERSONALITIES, lore_of
from barbaricum.bots.outlook import chances, victory, win_shares
from barbaricum.bots.weights import Weight, weighed
from tests.bots.playing import end, positions

GAMES = {
    "attila": (attila, ATTILA, ATTILA_CHARACTERS, "scores"),
    "invasions": (invasions, INVASIONS, INVASIONS_CHARACTERS, "vp"),
}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("personality", PERSONALITIES)
def test_the_estimate_is_the_sum_of_the_weighed_features(name: str, personality: str) -> None:
    module, weights, characters, banked = GAMES[name]
    game, lore = games.get(name), lore_of(name, personality)
    for state, _ in list(positions(game, ["greedy"] * 3, 4))[::40]:
        if getattr(state, "called", None):
            continue
        moment = round(100 * module.progress(state)) / 100
        table = weighed(weights, characters[personality], moment)
        worth = [table[feature] for feature in module.NAMES]
        expected = [
            points + sum(w * v for w, v in zip(worth, values, strict=True))
            for points, values in zip(getattr(state, banked), module.features(state), strict=True)
        ]
        assert lore.estimate(state) == pytest.approx(expected)


@pytest.mark.parametrize("name", GAMES)
def test_every_feature_has_a_weight_and_every_weight_a_feature(name: str) -> None:
    module, weights, characters, _ = GAMES[name]
    assert tuple(weights) == module.NAMES
    assert all(set(character) <= set(weights) for character in characters.values())
    assert tuple(characters) == PERSONALITIES


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_is_worth_its_points_and_its_victory(name: str) -> None:
    game, lore = games.get(name), lore_of(name)
    after = end(game, ["greedy"] * 3, 6)
    result = game.result(after)
    assert result is not None
    assert lore.estimate(after) == list(result.points)
    assert win_shares(lore, after) == victory(result.points)


def test_a_weight_goes_from_early_to_late() -> None:
    weight = Weight(2.0, 1.0)
    assert [weight.at(moment) for moment in (0.0, 0.5, 1.0)] == [2.0, 1.5, 1.0]


@pytest.mark.parametrize(
    ("points", "shares"),
    [((10, 8, 3), [1, 0, 0]), ((7, 7, 3), [0.5, 0.5, 0]), ((4, 4, 4, 4), [0.25] * 4)],
)
def test_those_who_tie_share_a_victory(points: tuple[int, ...], shares: list[float]) -> None:
    assert victory(points) == shares


def test_a_lead_counts_more_the_less_points_scatter() -> None:
    wide, narrow = chances([30, 20], 20.0), chances([30, 20], 5.0)
    assert sum(wide) == pytest.approx(1)
    assert 0.5 < wide[0] < narrow[0] < 1
