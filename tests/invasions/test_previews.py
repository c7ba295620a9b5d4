"""A voyage asked for in advance: from the view of whoever asks, and from nothing else."""

import pytest

from barbaricum.core.game import Json
from barbaricum.games.invasions.assist.previews import preview
from barbaricum.games.invasions.game import GAME
from barbaricum.games.invasions.state import State
from tests.invasions.positions import position


def voyage(state: State, place: str, seat: int | None = 0) -> dict[str, Json]:
    found = preview(GAME.view(state, seat), f"voyage:{place}")
    assert found is not None
    return found


def test_every_leg_tells_its_day_zone_and_losses() -> None:
    """V7.5 After a day of loading: five days West, then the North with f=3."""
    state = position(ships=["w_faroe viking viking furs"], wind="east", prepared=1, sailed=4)
    first, last = voyage(state, "horn")["routes"][0]["legs"]
    assert first == {
        "place": "n_east", "turn": 0, "day": 6, "zone": "north", "fair": 3, "sailed": 5,
        "losses": 1,
    }  # fmt: skip
    assert (last["place"], last["day"], last["losses"]) == ("horn", 7, 1)


def test_the_odds_on_arrival_are_those_of_the_crew_that_is_left() -> None:
    """V7.4, V8.5 Two losses: the furs and one viking of three; the best way rests for none."""
    state = position(ships=["w_faroe viking viking viking furs"], wind="east", sailed=5)
    found = voyage(state, "horn")
    assert (found["routes"][0]["losses"], found["there"]["vikings"]) == (2, 2)
    assert [one["dice"] for one in found["there"]["settle"]] == [1, 2]
    assert [one["piece"] for one in found["there"]["trade"]] == ["furs"]


def test_every_way_tells_what_waits_at_its_own_end() -> None:
    """V7.4 Three losses on the short way to Horn, none with a rest."""
    state = position(ships=["york viking viking viking viking"])
    crews = {one["kind"]: one["there"]["vikings"] for one in voyage(state, "horn")["routes"]}
    assert (crews["short"], crews["rest"]) == (1, 4)


def test_losses_still_due_are_counted_as_suffered() -> None:
    """V7.3 Two are due now: the next two steps cost nothing more."""
    pending = {"what": "lose", "n": 2}
    state = position(
        ships=["n_east viking viking furs furs"], wind="east", sailed=6, pending=pending
    )
    found = voyage(state, "horn")
    assert found["routes"][0]["losses"] == 0
    assert found["there"]["vikings"] == 2


def test_whoever_waits_plans_the_own_next_turn() -> None:
    """V3.1 Seat 1 sees the way of the own ship, with seven days, whatever seat 0 has sailed."""
    state = position(ships=["york viking", "norwich viking viking"], sailed=5, missions=["london"])
    route = voyage(state, "london", seat=1)["routes"][0]
    assert (route["from"], route["legs"][0]["day"]) == ("norwich", 1)
    assert voyage(state, "london", seat=1)["there"]["trade"] == []
    assert voyage(state, "london", seat=0)["routes"][0]["from"] == "york"
    assert voyage(state, "london", seat=None)["routes"][0]["from"] == "york"


@pytest.mark.parametrize(("turns_left", "turns"), [(None, 2), (3, 2), (2, 1), (0, 1)])
def test_in_the_last_rounds_no_way_takes_more_turns_than_are_left(
    turns_left: int | None, turns: int
) -> None:
    """V11.4 York to Horn with a rest, as long as three jarls have another turn each."""
    state = position(ships=["york viking viking viking viking"], turns_left=turns_left)
    assert max(route["turns"] for route in voyage(state, "horn")["routes"]) == turns


@pytest.mark.parametrize(("seat", "ways"), [(1, True), (2, False)])
def test_who_has_no_turn_any_more_has_no_way(seat: int, ways: bool) -> None:
    """V11.4 One more turn is to begin, that of seat 1."""
    ships = ["york viking", "kiev viking", "bulgar viking"]
    state = position(ships=ships, turns_left=1)
    assert bool(voyage(state, "rostov", seat)["routes"]) == ways


def test_combat_runes_of_the_own_hand_count_on_arrival() -> None:
    """V9.9 Those of the hand; V1.6 an onlooker sees none."""
    state = position(ships=["w_channel_e viking"], hands=["raven"])
    assert voyage(state, "paris")["there"]["raid"]["runes"][0]["runes"] == ["raven"]
    assert voyage(state, "paris", seat=None)["there"]["raid"]["runes"] == []


def test_bonuses_lapse_on_leaving_the_port() -> None:
    """V9.9 A Raven Banner played in Paris does not help in Rouen."""
    state = position(ships=["paris viking"], bonus={"raven": 1})
    assert voyage(state, "bayeux")["there"]["raid"]["chance"] == 50
    assert voyage(state, "paris")["there"]["raid"]["chance"] == 33


def test_a_mission_of_this_turn_is_not_repeated_before_the_next() -> None:
    """V8.1 Leaving and coming back does not allow a second one."""
    state = position(ships=["w_channel_e viking furs"], missions=["paris"])
    assert voyage(state, "paris")["there"]["why"]["raid"].code == "mission-done"
    tired = position(ships=["w_channel_e viking furs"], missions=["paris"], sailed=7)
    assert voyage(tired, "paris")["routes"][0]["legs"][0]["turn"] == 1
    assert voyage(tired, "paris")["there"]["why"]["raid"] is None


def test_a_port_with_another_ship_says_why_there_is_no_way() -> None:
    """V6.2 Lincoln holds another ship."""
    found = voyage(position(ships=["w_humber viking", "lincoln viking"]), "lincoln")
    assert (found["routes"], found["there"]) == ([], None)
    assert (found["why"].rule, found["why"].values) == ("V6.2", {"place": "lincoln"})


def test_where_the_ship_is_no_way_is_needed() -> None:
    """V8.1 What can be done in the port is told all the same."""
    found = voyage(position(ships=["kiev viking"]), "kiev")
    assert (found["routes"], found["why"], found["there"]["port"]) == ([], None, "kiev")


def test_a_ship_without_a_crew_has_no_combat_ahead() -> None:
    """V4.5 It is still to be loaded."""
    there = voyage(position(), "york")["there"]
    assert (there["raid"], there["settle"]) == (None, None)
    assert there["why"]["settle"].code in ("no-crew", "town-in-region")


@pytest.mark.parametrize("about", ["", "voyage", "voyage:", "voyage:rom", "war:york", "york"])
def test_what_nobody_knows_is_not_answered(about: str) -> None:
    assert preview(GAME.view(position(), 0), about) is None
