"""The luck by which plans of Invasions are compared: fair, and the same in the same place."""

from collections import Counter

import pytest

from barbaricum.bots.invasions.fate import Fate
from barbaricum.games.invasions import GAME
from barbaricum.games.invasions.state import State
from tests.invasions.positions import position


def raiding(port: str) -> State:
    state = position(ships=[f"{port} viking viking viking"])
    return GAME.step(state, GAME.parse("raid"))


def thrown(seed: int, number: int, state: State) -> int:
    fate = Fate(seed, number)
    fate.meet(state)
    return fate.randrange(6)


@pytest.mark.parametrize("seed", range(5))
def test_six_rounds_bring_six_faces(seed: int) -> None:
    state = raiding("lindisfarne")
    assert sorted(thrown(seed, number, state) for number in range(6)) == list(range(6))


def test_a_die_falls_the_same_in_the_same_place_and_otherwise_elsewhere() -> None:
    here, there = raiding("lindisfarne"), raiding("dublin")
    assert [thrown(s, 0, here) for s in range(40)] == [thrown(s, 0, here) for s in range(40)]
    assert [thrown(s, 0, here) for s in range(40)] != [thrown(s, 0, there) for s in range(40)]


def test_two_dice_do_not_go_together() -> None:
    first = raiding("lindisfarne")
    second = GAME.step(GAME.step(first, GAME.parse("die 1")), GAME.parse("raid on"))
    pairs = {(thrown(s, 0, first), thrown(s, 0, second)) for s in range(400)}
    assert len(pairs) == 36


def test_every_face_is_as_likely() -> None:
    state = raiding("lindisfarne")
    faces = Counter(thrown(seed, 0, state) for seed in range(6000))
    assert all(850 < number < 1150 for number in faces.values())
