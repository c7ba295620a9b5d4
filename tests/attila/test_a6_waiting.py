"""A6.5 When the turn and the scoring wait, and when the engine goes on by itself."""

import pytest

from barbaricum.core import Json
from barbaricum.games.attila.game import GAME
from tests.attila.positions import AT_22, NORTH, at_war, do, key, keys, offers, placed

ONE_BELOW = AT_22 | {"vandals": 21}
STEP_ONLY = {"influence_tile": "influence_step"}
STUCK = {"pacified": NORTH, "tokens": {"dalmatia": "huns"}}


@pytest.mark.parametrize(
    ("waits", "tiles", "hand", "more"),
    [
        (False, [], "goths", {}),
        (True, ["influence"], "", {}),
        (True, ["influence"], "", {"influence": [ONE_BELOW, {}, {}], "called": "influence"}),
        (False, ["influence"], "goths", {"influence": [AT_22, {}, {}], "called": "influence"}),
        (False, ["influence"], "goths", {"options": STEP_ONLY}),
        (False, ["influence"], "goths", {"tile_used": True}),
        (True, ["exchange"], "goths", {}),
        (False, ["exchange"], "", {}),
        (False, ["exchange"], "goths", {"tile_used": True}),
        (True, ["double"], "goths", {}),
        (True, ["double"], "goths", {"pacified": 9}),
        (False, ["double"], "", {}),
        (False, ["double"], "goths", {"tile_used": True}),
        (True, ["double"], "goths", STUCK),
        (False, ["double", "exchange"], "", {}),
        (True, ["double", "exchange", "influence"], "", {}),
    ],
)
def test_the_turn_waits_while_public_facts_leave_a_tile_open(
    waits: bool, tiles: list[str], hand: str, more: dict[str, Json]
) -> None:
    """A6.5 Influence, Exchange or Double, each on its conditions, and none used this turn."""
    people = "huns" if "tokens" in more else "goths"
    state = placed(people, **{"hands": [hand, "", ""], "tiles": [tiles, [], []]} | more)
    state = do(state, "forgo")
    assert (key(state, "phase") == "end") is waits
    assert not waits or offers(state)[0] == "end"


@pytest.mark.parametrize(("tiles", "waits"), [(["double"], False), (["exchange"], True)])
def test_after_the_tenth_tile_double_is_no_reason_to_wait(tiles: list[str], waits: bool) -> None:
    """A6.5 Double needs a peace tile, Exchange does not."""
    state = at_war(hands=["goths", "", ""], pacified=9, tiles=[tiles, [], []])
    state = do(state, "war pass")
    assert (key(state, "phase") == "end") is waits


def test_waiting_does_not_depend_on_whether_a_card_can_be_played() -> None:
    """A6.5 The turn waits, but `end` is all that is offered."""
    state = placed("huns", hands=["goths", "", ""], tiles=[["double"], [], []], **STUCK)
    state = do(state, "forgo")
    assert (GAME.to_act(state), offers(state)) == (0, ["end"])


def test_other_seats_cannot_tell_a_stuck_hand_from_a_playable_one() -> None:
    """A6.5 Waiting on secret facts would give the hand away."""
    tiles = [["double"], [], []]
    stuck, free = (
        do(placed("huns", hands=[hand, "", ""], tiles=tiles, **STUCK), "forgo")
        for hand in ("goths", "huns")
    )
    assert GAME.view(stuck, 1) == GAME.view(free, 1)
    assert "tile double" in offers(free)


@pytest.mark.parametrize(
    ("opens", "tiles", "more"),
    [
        (True, ["influence"], {}),
        (True, ["influence"], {"influence": [AT_22, {}, {}], "called": "influence"}),
        (False, ["double", "exchange"], {}),
        (False, ["influence"], {"tile_used": True}),
        (False, ["influence"], {"options": STEP_ONLY}),
    ],
)
def test_window_4_opens_for_an_unused_influence_tile(
    opens: bool, tiles: list[str], more: dict[str, Json]
) -> None:
    """A6.5 None used this turn and the option permits; `score` is offered even alone."""
    state = do(at_war(hands=["goths", "", ""], tiles=[tiles, [], []], **more), "war pass")
    assert (key(state, "phase") == "score") is opens
    assert not opens or offers(state)[0] == "score"


@pytest.mark.parametrize("before", [1, 3, 4, 6])
def test_window_4_does_not_open_where_no_scoring_is_due(before: int) -> None:
    """A6.1, A6.5 Before a scoring that is due."""
    state = do(at_war(hands=["goths", "", ""], pacified=before), "war pass")
    assert key(state, "phase") == "end"


def test_the_influence_tile_of_window_4_counts_in_the_scoring() -> None:
    """A6.1 After a war, before the scoring: two spaces turn the second place into the first."""
    cubes = [{"goths": 1}, {"goths": 2}, {}]
    state = do(at_war(hands=["", "huns", ""], influence=cubes), "war pass")
    assert key(do(state, "score"), "scores") == [1, 3, 0]
    assert key(do(state, "tile influence goths"), "scores") == [3, 1, 0]


def test_the_turn_goes_on_by_itself_after_the_last_tile() -> None:
    """A6.5 Once nothing is left to decide: one tile a turn, so window 5 closes with it."""
    state = do(placed(hands=["goths", "", ""]), "tile influence huns", "influence")
    assert keys(state, "phase", "due") == ["refill", [0, 5]]
