"""V14.4 Changing Needs, Settled Life, Unrest, Fire and Axe."""

import pytest

from barbaricum.core import CHANCE
from barbaricum.games.invasions.game import GAME
from tests.invasions.positions import (
    FREE_PORTS,
    at,
    do,
    expect_refused,
    gained,
    key,
    keys,
    offers,
    position,
)


@pytest.mark.parametrize("kind", ["furs", "tusks"])
def test_changing_needs_swaps_the_tokens(kind: str) -> None:
    """V14.4 needs, V2.3: the old token returns to the supply, the new one is taken from it."""
    state = do(position(ships=["york viking"], hands=["needs"]), f"rune needs {kind}")
    goods = {"furs": 11, "skins": 11, "tusks": 11}
    assert keys(state, "demand", "goods") == [kind, goods | {kind: 10}]


def test_changing_needs_counts_from_the_next_trade_on() -> None:
    """V14.4 needs: furs at York are worth 6 then, and skins no longer."""
    before = position(ships=["york viking furs skins"], hands=["needs"])
    state = do(before, "rune needs furs", "wind keep")
    assert gained(before, do(state, "trade furs")) == 6
    assert gained(before, do(state, "trade skins")) == 4


def test_changing_needs_needs_a_token_in_the_supply() -> None:
    """V14.4 needs, V2.3: a kind whose supply is empty cannot be chosen."""
    ports = dict.fromkeys([*FREE_PORTS[:8], "york", "horn", "kiev"], "furs")
    state = position(ships=["norwich viking"], hands=["needs"], ports=ports)
    expect_refused(state, "rune needs furs", "V14.4", "V2.3")
    expect_refused(state, "rune needs skins", "V14.4", "V2.3", "V9.7")
    assert offers(state, "rune") == {"rune needs tusks"}


@pytest.mark.parametrize(("port", "points"), [("york", 4), ("truso", 2), ("paris", 5)])
def test_settled_life_gives_the_printed_value(port: str, points: int) -> None:
    """V14.4 sedentary: no −1 for goods, no multiplier."""
    before = position(
        ships=["w_humber viking"],
        hands=["sedentary"],
        towns=["", "lincoln paris"],
        ports={port: "0 furs", "norwich": "0", "lincoln": "1"},
    )
    assert gained(before, do(before, f"rune sedentary {port}")) == points


def test_settled_life_may_name_the_same_port_twice() -> None:
    """V14.4 sedentary: another such card."""
    before = position(ships=["york viking"], hands=["sedentary sedentary"], ports={"kiev": "0"})
    after = do(before, "rune sedentary kiev", "wind keep", "rune sedentary kiev", "wind keep")
    assert gained(before, after) == 8


def test_settled_life_names_an_own_settlement() -> None:
    """V14.4 sedentary: not a rival's, not an empty port."""
    state = position(ships=["york viking"], hands=["sedentary"], ports={"kiev": "0", "truso": "1"})
    assert offers(state, "rune") == {"rune sedentary kiev"}
    for port in ("truso", "london"):
        expect_refused(state, f"rune sedentary {port}", "V14.4")


@pytest.mark.parametrize(("die", "falls"), [(4, False), (5, True)])
@pytest.mark.parametrize("place", ["wintering", "w_humber", "e_volkhov", "kiev"])
def test_unrest_throws_one_die(place: str, die: int, falls: bool) -> None:
    """V14.4 unrest: above the printed value the viking goes home; Kiev 4, goods or not."""
    state = position(ships=[f"{place} viking viking"], hands=["unrest"], ports={"kiev": "1 furs"})
    state = do(state, "rune unrest kiev", "wind keep")
    assert GAME.to_act(state) == CHANCE
    assert key(state, "pending") == {"what": "die", "rune": "unrest", "port": "kiev"}
    state = do(state, f"die {die}")
    assert key(state, "ports")["kiev"] == {"goods": "furs"} | ({} if falls else {"settlement": 1})
    assert key(state, "reserve")[1] == (15 if falls else 14)


def test_unrest_is_not_a_combat() -> None:
    """V14.4 unrest: no bonus, no mission used, nobody is lost; settling can follow."""
    state = position(ships=["kiev viking viking"], hands=["unrest"], ports={"kiev": "1"})
    state = do(state, "rune unrest kiev", "wind keep", "die 6")
    assert keys(state, "missions", "combat", "busy", "active") == [[], None, False, 0]
    assert "settle 2" in offers(state)
    assert at(state) == "kiev"


def test_the_raven_banner_does_not_help_unrest() -> None:
    """V14.4 unrest: no bonus; the Banner still counts for the settling."""
    state = position(ships=["truso viking viking"], hands=["unrest raven"], ports={"kiev": "1"})
    state = do(state, "rune raven", "wind keep", "rune unrest kiev", "wind keep", "die 4")
    assert key(state, "ports")["kiev"] == {"settlement": 1}
    assert key(state, "bonus") == {"raven": 1}


def test_unrest_needs_a_rival_settlement() -> None:
    """V14.4 unrest: any port with one, wherever the own ship is."""
    state = position(ships=["york viking"], hands=["unrest"], ports={"kiev": "0", "anse": "2"})
    assert offers(state, "rune") == {"rune unrest anse"}
    for port in ("kiev", "london"):
        expect_refused(state, f"rune unrest {port}", "V14.4")


def test_fire_takes_the_goods_out_of_the_port() -> None:
    """V14.4 fire: the token goes to the supply; trade is possible if there was no mission."""
    before = position(ships=["york viking skins"], hands=["fire"], ports={"york": "furs"})
    assert not offers(before, "trade")
    state = do(before, "rune fire", "wind keep")
    assert key(state, "goods")["furs"] == 11
    assert key(state, "missions") == []
    assert gained(before, do(state, "trade skins")) == 6


def test_after_a_trade_fire_does_not_allow_a_second() -> None:
    """V14.4 fire: the mission there is used up."""
    state = position(ships=["york viking skins furs"], hands=["fire"])
    state = do(state, "trade furs", "rune fire", "wind keep")
    expect_refused(state, "trade skins", "V8.1")


def test_after_fire_the_value_is_the_printed_one_again() -> None:
    """V14.4 fire: a 4 does not take Lincoln any more."""
    state = position(ships=["lincoln viking viking"], hands=["fire"], ports={"lincoln": "furs"})
    state = do(state, "rune fire", "wind keep", "raid", "die 4")
    assert key(state, "pending")["what"] == "raid"


def test_after_fire_open_trade_sagas_need_the_port_again() -> None:
    """V14.4 fire: Shetland's goods burn, the trade with the Faroes completes nothing."""
    state = position(
        ships=["shetland viking tusks"], hands=["fire oars"], ports={"shetland": "furs"}
    )
    state = do(state, "rune fire", "wind keep", "sail w_shetland", "sail w_faroe", "sail faroes")
    state = do(state, "trade tusks")
    assert keys(state, "won", "pending") == [[[], [], []], None]


def test_fire_needs_goods_where_the_ship_is() -> None:
    """V14.4 fire: ship in a port with goods."""
    state = position(ships=["york viking"], hands=["fire"], ports={"norwich": "furs"})
    expect_refused(state, "rune fire", "V14.4")
