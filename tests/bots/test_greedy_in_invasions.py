"""Greedy in Invasions: it loads, sails, trades, raids, settles and finishes sagas."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from barbaricum import bots
from barbaricum.bots.invasions import AT_ONCE, decide
from barbaricum.bots.invasions.runes import CHOICES
from barbaricum.core import CHANCE, Result, draw
from barbaricum.games.invasions import GAME
from barbaricum.games.invasions.data.cards import RUNES, SAGAS
from barbaricum.games.invasions.state import State
from tests.invasions.positions import position

GREEDY = bots.get("greedy")


def play(names: Sequence[str], seed: int, words: Counter[str] | None = None) -> State:
    """One whole game of these bots; every choice goes through the strangers' door."""
    rng = random.Random(seed)
    state = GAME.setup(len(names))
    while (seat := GAME.to_act(state)) is not None:
        if seat == CHANCE:
            state = GAME.step(state, draw(GAME.odds(state), rng))
        else:
            text = bots.get(names[seat]).choose(GAME, GAME.view(state, seat), rng)
            if words is not None:
                words[text.split()[0]] += 1
            state = GAME.apply(state, GAME.parse(text))
    return state


def result_of(state: State) -> Result:
    result = GAME.result(state)
    assert result is not None
    return result


def choice(state: State) -> str:
    return GREEDY.choose(GAME, GAME.view(state, GAME.to_act(state)), random.Random(0))


@pytest.mark.parametrize("seats", GAME.seats)
def test_greedy_beats_random_in_every_seat(seats: int) -> None:
    for seat in range(seats):
        names = ["random"] * seats
        names[seat] = "greedy"
        result = result_of(play(names, seat))
        others = [points for other, points in enumerate(result.points) if other != seat]
        assert result.points[seat] > 3 * max(others)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_of_greedy_jarls_goes_through_all_three_eras_to_its_end(seats: int) -> None:
    state = play(["greedy"] * seats, seats)
    assert state.limit == 7
    assert sum(state.left) <= 2  # quiet rounds may begin the last ones
    assert state.ending in ("last-rounds", "no-saga")


def test_greedy_jarls_use_every_kind_of_action_and_do_not_wander() -> None:
    words: Counter[str] = Counter()
    state = play(["greedy"] * 4, 1, words)
    assert min(words[word] for word in ("load", "launch", "draw", "trade", "raid", "settle")) > 9
    assert words["rune"] > 15
    missions = words["trade"] + state.settled.bit_count() + sum(map(len, state.taken))
    assert words["sail"] < 6 * missions


def test_greedy_jarls_win_sagas_of_every_kind_and_take_most_towns() -> None:
    state = play(["greedy"] * 3, 2)
    won = [SAGAS[saga].kind for sagas in state.won for saga in sagas]
    assert set(won) == {"trade", "raid", "settle"}
    assert len(won) > 10
    assert sum(map(len, state.taken)) > 7


def test_a_choice_from_the_view_is_the_choice_of_the_whole_position() -> None:
    rng = random.Random(4)
    state = GAME.setup(3, {"conflict_runes": True})
    while state.number < 400 and (seat := GAME.to_act(state)) is not None:
        if seat == CHANCE:
            action = draw(GAME.odds(state), rng)
        else:
            action = decide(state, GAME.legal(state), AT_ONCE)
            assert choice(state) == action.text
        state = GAME.step(state, action)
    assert state.number == 400


def test_a_choice_does_not_change_with_what_greedy_cannot_see() -> None:
    one = position(ships=["york viking viking skins"], hands=["oars", "raven raven", "loki"])
    other = position(ships=["york viking viking skins"], hands=["oars", "calm calm", "fire"])
    assert GAME.view(one, 0) == GAME.view(other, 0)
    assert choice(one) == choice(other)


def test_every_rune_has_a_rule() -> None:
    assert set(CHOICES) == {rune.name for rune in RUNES}


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (position(), "load viking"),
        (position(ships=["novgorod viking skins furs"]), "trade skins"),
        (position(ships=["dorestad viking viking viking"]), "settle 3"),
        (position(ships=["lindisfarne viking viking viking"]), "raid"),
        (position(ships=["e_volkhov viking skins"]), "sail novgorod"),
        (position(ships=["w_bight viking viking viking"]), "sail dorestad"),
        (position(ships=["w_hebrides viking"], sailed=7), "winter"),
        (position(ships=["wintering viking viking viking skins skins"]), "launch sweden"),
    ],
)
def test_greedy_goes_where_a_saga_or_a_town_waits(state: State, expected: str) -> None:
    assert choice(state) == expected


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (position(ships=["novgorod viking furs"], hands=["needs"]), "rune needs furs"),
        (position(ships=["wintering viking"], hands=["recruits"]), "rune recruits"),
        (position(ships=["wintering viking"], hands=["hold"]), "rune hold skins"),
        (position(ships=["paris viking viking"], hands=["berserk"]), "rune berserk"),
        (position(ships=["paris viking viking"], hands=["raven"]), "rune raven"),
        (
            position(ports={"london": "0", "truso": "0"}, hands=["sedentary"]),
            "rune sedentary london",
        ),
        (position(ports={"truso": "1"}, hands=["unrest"]), "rune unrest truso"),
        (
            position(
                ships=["truso viking viking viking"], ports={"truso": "1"}, hands=["contested"]
            ),
            "rune contested",
        ),
        (
            position(ships=["e_gulf viking skins"], sailed=7, hands=["oars"]),
            "rune oars e_volkhov novgorod",
        ),
        (
            position(ships=["e_gulf viking skins furs furs"], sailed=4, hands=["calm"]),
            "rune calm",
        ),
        (
            position(ships=["e_gulf viking skins furs furs"], sailed=3, hands=["wind"]),
            "rune wind east",
        ),
        (
            position(ships=["wintering", "york viking furs"], hands=["wreckers"]),
            "rune wreckers 1 furs",
        ),
        (position(ships=["wintering", "w_humber viking"], hands=["serpent"]), "rune serpent 1"),
        (position(ships=["wintering", "w_humber viking"], hands=["deserters"]), "rune deserters 1"),
        (position(hands=["loki", "oars"]), "rune loki 1"),
        (
            position(ships=["york viking furs"], ports={"york": "skins"}, hands=["fire"]),
            "rune fire",
        ),
    ],
)
def test_greedy_plays_a_rune_when_it_helps(state: State, expected: str) -> None:
    assert choice(state) == expected


def test_greedy_keeps_a_combat_rune_for_a_fight_that_needs_it() -> None:
    easy = position(ships=["lindisfarne viking viking viking"], hands=["raven"])
    assert choice(easy) == "raid"
