"""Bots choose from their view alone, and greedy knows what it wants."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from barbaricum import bots, games
from barbaricum.core import CHANCE, Json, Result, draw
from barbaricum.games.attila.data.material import PEOPLES

ATTILA = games.get("attila")
QUICK_BOTS = ("novice", "greedy", "steady", "strong:6", "random")
"""Every level, with a search that does not keep the tests waiting."""


def play(names: Sequence[str], seed: int) -> Result:
    """One whole game of these bots; every choice goes through the strangers' door."""
    rng = random.Random(seed)
    state = ATTILA.setup(len(names))
    while (seat := ATTILA.to_act(state)) is not None:
        if seat == CHANCE:
            state = ATTILA.step(state, draw(ATTILA.odds(state), rng))
        else:
            text = bots.get(names[seat]).choose(ATTILA, ATTILA.view(state, seat), rng)
            state = ATTILA.apply(state, ATTILA.parse(text))
    result = ATTILA.result(state)
    assert result is not None
    return result


def position(**keys: Json) -> Any:  # a position of whatever game is asked for
    return ATTILA.restore({"seats": 3, **keys})


def choice(name: str, state: Any, seed: int = 0) -> str:  # as above
    seat = ATTILA.to_act(state)
    return bots.get(name).choose(ATTILA, ATTILA.view(state, seat), random.Random(seed))


def test_the_levels_come_the_weakest_first_and_random_last() -> None:
    assert bots.names() == ("novice", "greedy", "steady", "strong", "random")


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(bots.UnknownBot) as caught:
        bots.get("attila")
    known = "novice, greedy, steady, strong, random"
    assert str(caught.value) == f"There is no bot called “attila”. Known bots: {known}."
    assert caught.value.code == "unknown-bot"


@pytest.mark.parametrize("seats", ATTILA.seats)
def test_greedy_beats_random_in_every_seat(seats: int) -> None:
    for seat in range(seats):
        names = ["random"] * seats
        names[seat] = "greedy"
        results = [play(names, seed) for seed in range(4)]
        assert [result.places[seat] for result in results] == [1] * 4


@pytest.mark.parametrize("name", QUICK_BOTS)
def test_a_game_of_one_kind_of_bot_comes_to_its_end(name: str) -> None:
    results = [play([name] * 3, seed) for seed in range(2)]
    assert all(min(result.places) == 1 for result in results)


@pytest.mark.parametrize("name", QUICK_BOTS)
def test_a_choice_does_not_change_with_what_the_bot_cannot_see(name: str) -> None:
    state = position(
        tokens={"dacia": {"goths": 2, "huns": 2}},
        influence=[{"goths": 2}, {"huns": 3}, {}],
        hands=[{"goths": 2, "huns": 1, "franks": 3}, {"saxons": 6}, {"vandals": 6}],
    )
    other = ATTILA.restore(
        ATTILA.snapshot(state)
        | {
            "hands": [{"goths": 2, "huns": 1, "franks": 3}, {"teutons": 6}, {"saxons": 6}],
            "draw": {"franks": 6, "huns": 8, "goths": 7, "saxons": 3, "teutons": 3, "vandals": 9},
        }
    )
    assert ATTILA.view(state, 0) == ATTILA.view(other, 0)
    for seed in range(5):
        assert choice(name, state, seed) == choice(name, other, seed)


def test_greedy_takes_the_influence_that_makes_it_first() -> None:
    state = position(
        phase="influence",
        people="goths",
        played=1,
        cards_left=0,
        tokens={"dacia": {"goths": 3}, "moesia": {"goths": 3}},
        influence=[{}, {"goths": 1}, {}],
        hands=[{"huns": 5}, {}, {}],
        peace=[0, 2, 3, 4],
        pacified=["asia"],
    )
    assert choice("greedy", state) == "influence"


def test_greedy_keeps_its_tiles_when_nothing_is_to_be_won() -> None:
    state = position(
        phase="end",
        cards_left=0,
        played=1,
        tokens={"dacia": {"goths": 1}},
        influence=[dict.fromkeys(PEOPLES, 9), {}, {}],
        hands=[{"huns": 5}, {}, {}],
        tiles=[["exchange", "influence"], [], []],
    )
    assert choice("greedy", state) == "end"


def test_greedy_lays_the_card_that_keeps_its_people_in_the_province() -> None:
    state = position(
        phase="war",
        wars=["dacia"],
        cards_left=0,
        played=1,
        tokens={"dacia": {"goths": 2, "huns": 3}},
        influence=[{"goths": 5}, {"huns": 5}, {}],
        hands=[{"goths": 2, "huns": 1}, {}, {}],
        tiles=[[], [], []],
    )
    assert choice("greedy", state) == "war goths goths"


def test_greedy_exchanges_its_whole_hand_rather_than_skip() -> None:
    stuck = position(
        tokens={name: {"franks": 4} for name in ("germania", "raetia", "noricum", "pannonia")}
        | {"dacia": {"franks": 4}},
        hands=[{"franks": 6}, {}, {}],
        tiles=[["exchange"], [], []],
    )
    assert choice("greedy", stuck) == "tile exchange franks franks franks franks franks franks"
