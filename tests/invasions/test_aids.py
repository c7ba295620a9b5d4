"""What helps to decide, read off a view."""

import json

import pytest

from barbaricum.games.invasions.assist.aids import aids
from barbaricum.games.invasions.game import GAME
from tests.invasions.positions import position


def test_days_and_weather_of_the_turn() -> None:
    """V3.1, V7.2 Wind east, one Calm Sea: everywhere two more."""
    state = position(
        ships=["w_faroe viking furs"], wind="east", prepared=2, sailed=3, bonus={"calm": 1}
    )
    found = aids(GAME.view(state, 0))
    assert found["days"] == {"left": 2, "prepared": 2, "sailed": 3, "suffered": 0}
    assert found["fair"] == {"north": 5, "east": 7, "south": 8, "west": 6}


def test_the_hold_is_that_of_the_seat_that_looks() -> None:
    """V4.2 An onlooker sees that of the active jarl."""
    state = position(ships=["york viking furs", "kiev viking viking viking"])
    free = {seat: aids(GAME.view(state, seat))["free"] for seat in (0, 1, 2, None)}
    assert free == {0: 3, 1: 2, 2: 5, None: 3}
    assert aids(GAME.view(state, 0))["capacity"] == 5


def test_open_sagas_show_what_is_done() -> None:
    """V11.1 Goods in Shetland, none in the Faroes."""
    state = position(open="s01 s06 s07", ports={"shetland": "furs"})
    saga = aids(GAME.view(state, 0))["sagas"][0]
    assert (saga["saga"], saga["kind"], saga["homeland"], saga["era"]) == (
        "s01",
        "trade",
        "norway",
        1,
    )
    assert saga["ports"] == [
        {"port": "shetland", "done": True},
        {"port": "faroes", "done": False},
    ]


def test_points_if_it_ended_now_are_those_of_the_end() -> None:
    """V12 By source and in all."""
    state = position(ports={"kiev": "0", "novgorod": "1"}, towns=["lincoln"], turns_left=0)
    result = GAME.result(GAME.step(state, GAME.parse("end")))
    assert result is not None
    found = aids(GAME.view(state, 1))["points"]
    assert found["all"] == list(result.points)
    assert found["axe"] == list(result.breakdown["axe"])


def test_standings_count_sagas_by_homeland() -> None:
    """V12.3 Two of Norway, one of Denmark."""
    state = position(won=["s01 s02", "s04"], open="s03 s06 s07", towns=["", "lindisfarne"])
    found = aids(GAME.view(state, 0))["standings"]
    assert (found["norway"][0], found["denmark"][1]) == (2, 1)


def test_settlements_show_what_they_count_now() -> None:
    """V12.2, V12.5 York and Norwich (4 each) settled: 8 each."""
    state = position(ports={"york": "0", "norwich": "1", "kiev": "1"}, towns=["lincoln"])
    found = aids(GAME.view(state, 2))["settled"]
    assert {(one["port"], one["seat"], one["points"]) for one in found} == {
        ("york", 0, 8),
        ("norwich", 1, 8),
        ("kiev", 1, 4),
    }


def test_the_reach_is_that_of_the_days_left() -> None:
    """V3.1, V6.1 One day: the places one step away; none from the wintering zone."""
    state = position(ships=["w_humber viking", "lincoln viking"], prepared=6)
    found = aids(GAME.view(state, 1))["reach"]
    assert set(found) == {"york", "norwich", "w_bight", "w_dogger", "w_northumbria"}
    assert found["york"] == {"days": 1, "losses": 0}
    assert aids(GAME.view(position(), 0))["reach"] == {}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_combat_runes_help_only_the_jarl_who_holds_them(seat: int | None) -> None:
    """V1.6 Nobody else sees the odds with them, nor those of a rival's hand."""
    state = position(ships=["paris viking"], hands=["raven", "berserk"])
    found = aids(GAME.view(state, seat))["here"]["raid"]["runes"]
    assert [one["runes"] for one in found] == ([["raven"]] if seat == 0 else [])


def test_unrest_in_hand_shows_how_likely_rival_settlements_fall() -> None:
    """V14.4 One die above the printed value, goods or not; the own settlement is none of them."""
    ports = {"kiev": "1 furs", "truso": "2", "horn": "0"}
    state = position(hands=["unrest"], ports=ports)
    assert aids(GAME.view(state, 0))["unrest"] == {"kiev": 33, "truso": 67}
    assert aids(GAME.view(state, 1))["unrest"] == {}


def test_decks_are_known_by_their_sizes() -> None:
    """V1.6 What lies face down is a number."""
    state = position(hands=["raven calm"], discards="oars")
    found = aids(GAME.view(state, None))["decks"]
    assert (found["runes"], found["discards"]) == (30, 1)
    assert found["sagas"] == sum(found["eras"])


def test_aids_leave_the_view_as_it_is() -> None:
    view = GAME.view(position(ships=["paris viking furs"], hands=["raven"]), 0)
    before = json.dumps(view)
    aids(view)
    assert json.dumps(view) == before
