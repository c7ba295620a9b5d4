"""A4.1, A4.7 Two wars of one card."""

import pytest

from barbaricum.core import Json
from barbaricum.games.attila.game import GAME
from barbaricum.games.attila.state import State
from tests.attila.positions import do, goes_to, key, keys, offers, position

NO_TILES: list[list[str]] = [[], [], []]
GOTHS_TAKE_ALL = {"pannonia": "goths goths huns huns", "dacia": "goths goths saxons saxons"}


def two_wars(*hands: str, **more: Json) -> State:
    """Both tokens of a Goth card are the fifth of their province."""
    defaults: dict[str, Json] = {"tokens": GOTHS_TAKE_ALL, "tiles": NO_TILES}
    hands = hands or ("huns", "huns", "saxons")
    with_card = [f"goths {hands[0]}", *hands[1:]]
    state = position(**defaults | {"hands": with_card} | more)
    return do(state, "play goths pannonia", "second dacia")


def test_two_wars_are_fought_in_the_order_of_the_tokens() -> None:
    """A4.1 First Pannonia, then Dacia; or the other way round."""
    assert keys(two_wars(), "phase", "wars") == ["war", ["pannonia", "dacia"]]
    state = position(hands=["goths huns", "", ""], tokens=GOTHS_TAKE_ALL)
    state = do(state, "play goths dacia", "second pannonia")
    assert key(state, "wars") == ["dacia", "pannonia"]


def test_the_first_war_is_finished_before_the_second_begins() -> None:
    """A4.1 Cards, tokens, peace tile, discards; the second province still holds five."""
    state = do(two_wars(), "war huns", "war huns", "war pass")
    assert keys(state, "phase", "wars", "pacified") == ["war", ["dacia"], ["pannonia"]]
    assert key(state, "tokens") == {
        "pannonia": {"huns": 2},
        "dacia": {"goths": 3, "saxons": 2},
    }
    assert keys(state, "peace", "discard") == [[0, 2, 3, 4], {"huns": 2, "goths": 1}]
    assert key(state, "laid") == [None, None, None]


def test_the_scoring_of_the_first_war_comes_before_the_second() -> None:
    """A4.1, A5.1 The five tokens of the second count: 3 + 3 Goths in two provinces, 8 points."""
    state = two_wars(influence=[{"goths": 1}, {}, {}])
    state = do(state, "war pass", "war pass", "war pass")
    assert keys(state, "scores", "wars") == [[8, 0, 0], ["dacia"]]


def test_window_4_opens_between_the_two_wars() -> None:
    """A4.1, A6.1 The scoring waits for the Influence tile; the second war comes after it."""
    state = two_wars(tiles=[["influence"], [], []], influence=[{"saxons": 1}, {}, {}])
    state = do(state, "war pass", "war pass", "war pass")
    assert keys(state, "phase", "wars", "scores") == ["score", ["dacia"], [0, 0, 0]]
    state = do(state, "tile influence goths")
    assert keys(state, "phase", "wars") == ["war", ["dacia"]]
    assert key(state, "scores") == [(6 + 2) + (2 + 1), 0, 0]


def test_each_war_starts_with_the_active_player_and_the_hands_as_they_then_are() -> None:
    """A4.1, A4.2 Seat 1 laid its last card in the first war and is passed over in the second."""
    state = two_wars("goths saxons", "huns", "saxons")
    state = do(state, "war goths", "war huns", "war pass")
    assert GAME.to_act(state) == 0
    assert offers(state) == ["war pass", "war saxons"]
    state = do(state, "war saxons")
    assert GAME.to_act(state) == 2
    state = do(state, "war saxons")
    assert key(state, "tokens") == {"pannonia": {"goths": 3}, "dacia": {"saxons": 2}}
    assert keys(state, "peace", "pacified") == [[0, 1, 3, 4], ["pannonia", "dacia"]]


def test_cards_exchanged_between_the_wars_serve_in_the_second() -> None:
    """A4.1, A6.3 Window 3 of the second war; the cards laid in the first are gone."""
    state = two_wars("huns teutons", "", "saxons", tiles=[["exchange"], [], []])
    state = do(state, "war huns", "war pass")
    assert offers(state) == ["war pass", "tile exchange teutons"]
    state = do(state, "tile exchange teutons", "deal goths")
    assert keys(state, "phase", "wars") == ["war", ["dacia"]]
    state = do(state, "war goths", "war saxons")
    assert key(state, "tokens")["dacia"] == {"goths": 3}


def test_a_token_placed_by_adjacency_stays_when_its_neighbour_is_driven_out() -> None:
    """A4.1 The Goths reached Dalmatia from Pannonia, which they then lose."""
    tokens = {"pannonia": "huns huns saxons saxons"}
    state = position(hands=["goths", "franks", ""], tokens=tokens, tiles=NO_TILES)
    state = do(state, "play goths pannonia", "second dalmatia", "war pass")
    assert key(state, "tokens") == {
        "pannonia": {"huns": 2, "saxons": 2},
        "dalmatia": {"goths": 1},
    }


def test_the_second_war_is_fought_where_its_people_came_from_the_first() -> None:
    """A4.1 The fifth token in Dalmatia came by adjacency; that war is fought all the same."""
    tokens = {"pannonia": "huns huns saxons saxons", "dalmatia": "huns huns franks franks"}
    state = position(hands=["goths", "", ""], tokens=tokens, tiles=NO_TILES)
    state = do(state, "play goths pannonia", "second dalmatia")
    assert key(state, "pacified") == ["pannonia", "dalmatia"]
    assert key(state, "supply")["goths"] == 20


def last_tile(**more: Json) -> State:
    return two_wars(pacified=9, influence=[{"goths": 1}, {}, {}], **more)


def test_with_one_tile_left_the_second_war_is_fought_without_one() -> None:
    """A4.7 The first takes the tenth tile, the second province closes all the same."""
    state = do(last_tile(), "war pass", "war pass", "war pass")
    assert keys(state, "phase", "wars", "peace") == ["war", ["dacia"], [0, 0, 0, 0]]
    assert key(state, "called") == "peace-tiles"
    state = do(state, "war pass", "war pass", "war saxons")
    assert key(state, "phase") == "over"
    assert len(key(state, "pacified")) == 11
    assert {"pannonia", "dacia"} < set(key(state, "pacified"))
    assert key(state, "tokens") == {"pannonia": {"goths": 3}}


def test_the_one_scoring_comes_after_the_second_war() -> None:
    """A4.7, A7.3 The Goths lost Dacia, so they are worth 3 + 1 in the end."""
    state = do(
        last_tile(), "war pass", "war pass", "war pass", "war pass", "war pass", "war saxons"
    )
    assert key(state, "scores") == [4, 0, 0]


def test_without_final_scoring_the_tenth_tile_scores_between_the_wars() -> None:
    """A4.7, A7.3, A9 Once: 3 + 3 Goths in two provinces."""
    state = last_tile(options={"final_scoring": False})
    state = do(state, "war pass", "war pass", "war pass")
    assert keys(state, "scores", "wars") == [[8, 0, 0], ["dacia"]]
    state = do(state, "war pass", "war pass", "war saxons")
    assert keys(state, "phase", "scores") == ["over", [8, 0, 0]]


@pytest.mark.parametrize("pacified", [0, 1, 4])
def test_both_provinces_are_closed_afterwards(pacified: int) -> None:
    """A4.6 Two tiles for two wars."""
    tiles = [["double"], [], []]
    state = two_wars("goths", "", "", pacified=pacified, tiles=tiles)
    state = do(state, "war pass", "war pass", "tile double")
    assert sum(key(state, "peace")) == 8 - pacified
    assert not {"pannonia", "dacia"} & goes_to(state, "goths")
