import pytest

from barbaricum.core import CHANCE, Json
from barbaricum.games.invasions.game import GAME
from tests.invasions.positions import (
    at,
    do,
    expect_refused,
    gained,
    hold,
    key,
    keys,
    offers,
    position,
)

LEFT = {"north": "west", "west": "south", "south": "east", "east": "north"}


def test_any_number_of_runes_on_the_own_turn() -> None:
    """V9.1, V9.6 Three in a row, no day spent, all face up in the discards."""
    state = position(ships=["york viking"], hands=["calm calm recruits"])
    state = do(state, "rune calm", "wind keep", "rune calm", "wind keep")
    state = do(state, "rune recruits", "wind keep")
    assert keys(state, "hands", "discards") == [[{}, {}, {}], {"calm": 2, "recruits": 1}]
    assert keys(state, "prepared", "sailed") == [0, 0]


def test_none_on_anothers_turn() -> None:
    """V9.1 Only the active jarl's runes are offered."""
    state = position(active=1, ships=["york viking", "kiev viking"], hands=["calm", "oars"])
    assert GAME.to_act(state) == 1
    expect_refused(state, "rune calm", "V9.1")
    assert "rune oars e_dnieper_m" in offers(state)


def test_an_effect_that_lasts_goes_on_in_a_home_port() -> None:
    """V9.2 Calm Sea: after seven days over a stop in Sweden still two fair days more."""
    state = position(ships=["e_south viking viking"], hands=["calm"], sailed=3)
    state = do(state, "rune calm", "wind keep", "sail sweden", "sail e_central", "sail e_gulf")
    assert (hold(state), key(state, "suffered")) == ({"viking": 2}, 0)
    state = do(state, "sail e_volkhov")
    assert (hold(state), key(state, "suffered")) == ({"viking": 1}, 1)


@pytest.mark.parametrize(
    ("ship", "start"), [("lincoln viking", "raid"), ("kiev viking", "settle 1")]
)
def test_a_combat_bonus_is_for_raids_and_settling_alike(ship: str, start: str) -> None:
    """V9.3 A 4 against a value of 4 succeeds with The Raven Banner."""
    state = do(position(ships=[ship], hands=["raven"]), "rune raven", "wind keep", start, "die 4")
    assert key(state, "pending")["what"] in ("treasure", "place")


@pytest.mark.parametrize("wind", LEFT)
def test_the_wind_may_be_turned_one_quarter_either_way(wind: str) -> None:
    """V9.5 Clockwise: north, east, south, west; right is clockwise."""
    state = do(position(ships=["york viking"], hands=["calm"], wind=wind), "discard calm")
    assert offers(state) == {"wind left", "wind right", "wind keep"}
    assert key(do(state, "wind left"), "wind") == LEFT[wind]
    assert LEFT[key(do(state, "wind right"), "wind")] == wind
    after = do(state, "wind keep")
    assert keys(after, "wind", "pending") == [wind, None]


def test_the_wind_is_turned_for_a_rune_that_brought_the_ship_home() -> None:
    """V9.5 The wind comes although no rune could be played there."""
    state = do(position(ships=["w_dogger viking"], hands=["oars"]), "rune oars denmark")
    assert at(state) == "denmark"
    assert offers(state) == {"wind left", "wind right", "wind keep"}
    assert key(do(state, "wind left"), "wind") == "east"


def test_after_the_breath_of_njord_no_wind_is_turned_besides() -> None:
    """V9.5, V14.4 The card has turned it."""
    state = do(position(ships=["york viking"], hands=["wind"]), "rune wind west")
    assert keys(state, "wind", "pending") == ["west", None]
    expect_refused(state, "wind left", "V9.5", "V7.6", "V14.4")


def test_discarding_the_breath_of_njord_is_followed_by_the_quarter_turn() -> None:
    """V9.4, V9.5 Discarded, it is a rune like any other."""
    state = do(position(ships=["york viking"], hands=["wind"]), "discard wind")
    assert offers(state) == {"wind left", "wind right", "wind keep"}


def test_ragnar_combines_three_runes_against_leifs_settlement_in_york() -> None:
    """V9.6 Contested Settlement, The Raven Banner and Berserk Fury: 3 and 1 become 6 and 2."""
    state = position(
        ships=["york viking viking viking"],
        towns=["", "lincoln"],
        ports={"york": "1"},
        hands=["contested raven berserk"],
    )
    state = do(state, "rune contested", "wind keep", "rune raven", "wind keep")
    state = do(state, "rune berserk", "wind keep", "settle 2", "die 3", "die 1")
    assert key(state, "ports")["york"] == {"settlement": 0}
    assert hold(state) == {"viking": 1}
    assert key(state, "reserve") == [13, 15, 15]


@pytest.mark.parametrize(
    ("keys_of", "text"),
    [
        ({"hands": ["needs"]}, "rune needs skins"),
        ({"hands": ["wind"]}, "rune wind south"),
        ({"hands": ["loki"]}, "rune loki 1"),
        ({"hands": ["sedentary"], "ports": {"truso": "1"}}, "rune sedentary truso"),
        ({"hands": ["unrest"], "ports": {"truso": "0"}}, "rune unrest truso"),
    ],
)
def test_a_rune_is_played_only_if_its_effect_changes_something(
    keys_of: dict[str, Json], text: str
) -> None:
    """V9.7 Otherwise it can only be discarded."""
    state = position(ships=["york viking"], **keys_of)
    expect_refused(state, text, "V9.7", "V14.4", "V2.3")
    assert f"discard {text.split()[1]}" in offers(state)


def test_no_rune_between_the_dice_of_a_combat() -> None:
    """V9.7 Not in a raid, not while the dice of settling roll."""
    raid = do(position(ships=["paris viking viking"], hands=["calm"]), "raid", "die 1")
    settling = do(position(ships=["kiev viking viking"], hands=["calm"]), "settle 2", "die 1")
    for state in (raid, settling):
        expect_refused(state, "rune calm", "V9.7", "V8.4", "V8.5", "V9.1")
        expect_refused(state, "discard calm", "V9.7", "V8.4", "V8.5", "V9.4", "V9.1")


@pytest.mark.parametrize(
    ("rune", "text", "what"),
    [("contested", "rune contested", "dice"), ("unrest", "rune unrest kiev", "die")],
)
def test_the_wind_comes_before_the_first_die(rune: str, text: str, what: str) -> None:
    """V9.8 The rune goes to the discards, then the wind, then the dice."""
    state = position(ships=["kiev viking viking"], ports={"kiev": "1"}, hands=[rune])
    state = do(state, text)
    assert key(state, "pending")["what"] == "wind"
    assert key(state, "discards") == {rune: 1}
    state = do(state, "wind right")
    assert key(state, "pending")["what"] == what
    assert key(state, "wind") == "west"


def test_loki_takes_the_card_first_and_then_the_wind_may_turn() -> None:
    """V9.8 The exception."""
    state = do(position(ships=["york viking"], hands=["loki", "calm"]), "rune loki 1")
    assert GAME.to_act(state) == CHANCE
    state = do(state, "rune-card calm")
    assert key(state, "pending")["what"] == "wind"


def test_a_viking_removed_by_a_rune_goes_to_its_owner_and_goods_to_the_supply() -> None:
    """V9.11 Unless the rune says otherwise."""
    before = position(
        ships=["york viking", "hamburg viking viking furs"], hands=["deserters wreckers"]
    )
    after = do(before, "rune deserters 1", "wind keep", "rune wreckers 1 furs", "wind keep")
    assert hold(after, 1) == {"viking": 1}
    assert key(after, "reserve") == [13, 14, 15]
    assert key(after, "goods")["furs"] == 11
    assert gained(before, after) == 0


@pytest.mark.parametrize("place", ["denmark", "wintering"])
@pytest.mark.parametrize(
    "text", ["rune wreckers 1 furs", "rune serpent 1", "rune pirates 1 furs", "rune deserters 1"]
)
def test_ships_in_home_ports_and_in_the_wintering_zone_are_out_of_reach(
    place: str, text: str
) -> None:
    """V9.11 Other jarls' ships can be reached at sea, on a river and in a port."""
    state = position(
        ships=["w_dogger viking", f"{place} viking viking furs"], hands=[text.split()[1]]
    )
    expect_refused(state, text, "V9.11", "V14.4")
