import pytest

from barbaricum.core import CHANCE
from barbaricum.games.invasions.game import GAME
from tests.invasions.positions import (
    at,
    do,
    expect_refused,
    gained,
    hold,
    key,
    keys,
    odds,
    offers,
    position,
)

TRADE_2 = {"open": "s01 s06 s10", "ports": {"dublin": "furs", "man": "skins"}}
"""Trade with all Ireland: only Cork is missing."""


def test_a_trade_saga_needs_goods_in_every_port_named() -> None:
    """V11.1, V11.2 Shetland has goods; the trade with the Faroes completes it, for 2 VP more."""
    before = position(ships=["faroes viking furs"], ports={"shetland": "tusks"})
    after = do(before, "trade furs")
    assert gained(before, after) == 2 + 2
    assert keys(after, "won", "open") == [[["s01"], [], []], ["s06", "s07"]]


def test_a_saga_partly_done_stays() -> None:
    """V11.1 Only the Faroes have goods."""
    after = do(position(ships=["faroes viking furs"]), "trade furs")
    assert keys(after, "won", "open", "pending") == [[[], [], []], ["s01", "s06", "s07"], None]


def test_a_raid_saga_needs_its_town_taken() -> None:
    """V11.1, V11.2 Raid Lindisfarne: 3 VP besides the treasure."""
    before = position(ships=["lindisfarne viking"], open="s02 s06 s07")
    after = do(before, "raid", "die 3", "treasure 4")
    assert gained(before, after) == 4 + 3
    assert key(after, "won")[0] == ["s02"]


def test_a_raid_saga_of_two_towns_counts_a_town_taken_by_another() -> None:
    """V11.1, V11.2 Arles was taken by a rival, who gets nothing for it."""
    before = position(ships=["seville viking"], open="s01 s06 s23", towns=["", "arles"])
    after = do(before, "raid", "die 6", "treasure 5")
    assert gained(before, after) == 5 + 6
    assert [gained(before, after, seat) for seat in (1, 2)] == [0, 0]
    assert key(after, "won")[0] == ["s23"]


def test_a_settlement_saga_counts_settlements_of_everybody() -> None:
    """V11.1 Horn is settled by a rival; Reykjavik completes it, for 5 VP."""
    before = position(ships=["reykjavik viking viking"], open="s01 s06 s12", ports={"horn": "2"})
    after = do(before, "settle 1", "die 3")
    assert gained(before, after) == 5
    assert key(after, "won")[0] == ["s12"]


def test_goods_from_before_the_saga_was_turned_up_count() -> None:
    """V11.1 The state of the board decides, not who did what or when."""
    before = position(ships=["cork viking tusks"], **TRADE_2)
    after = do(before, "trade tusks")
    assert gained(before, after) == 3 + 3
    assert key(after, "won")[0] == ["s10"]


def test_goods_taken_away_by_a_rune_count_no_longer() -> None:
    """V11.1 Fire at Dublin: the trade with Cork does not complete the saga."""
    ports = {"ships": ["dublin viking"], "hands": ["fire"], "active": 0}
    state = do(position(**TRADE_2 | ports), "rune fire", "wind keep")
    assert "goods" not in key(state, "ports")["dublin"]
    snapshot = GAME.snapshot(state)
    snapshot["ships"][0] = {"at": "cork", "hold": {"viking": 1, "tusks": 1}}
    snapshot["goods"]["tusks"] -= 1
    after = do(GAME.restore(snapshot), "trade tusks")
    assert key(after, "won")[0] == []


def test_trade_with_antioch_gives_thorkil_eight_more() -> None:
    """V11.2 The rulebook's example: the card and 8 VP at once."""
    before = position(ships=["antioch viking furs"], open="s01 s06 s25")
    after = do(before, "trade furs")
    assert gained(before, after) == 4 + 8
    assert key(after, "won")[0] == ["s25"]


def test_a_contested_settlement_completes_nothing() -> None:
    """V11.1, V14.4 The port stays settled throughout."""
    state = position(
        ships=["horn viking viking"], open="s01 s06 s12", ports={"horn": "1"}, hands=["contested"]
    )
    state = do(state, "rune contested", "wind keep", "settle 1", "die 6")
    assert keys(state, "won", "pending")[0][0] == []
    assert key(state, "ports")["horn"] == {"settlement": 0}


def test_then_a_saga_is_turned_up() -> None:
    """V11.3 Before anything else; each of the era's unseen ones is as likely."""
    state = do(position(ships=["novgorod viking furs"]), "trade furs")
    assert GAME.to_act(state) == CHANCE
    assert keys(state, "pending", "left") == [{"what": "saga"}, [3, 6, 6]]
    unseen = ["s02", "s03", "s04", "s05", "s08", "s09"]
    assert odds(state) == {f"saga {saga}": 1 for saga in unseen}
    state = do(state, "saga s09")
    assert keys(state, "open", "left", "pending") == [["s01", "s06", "s09"], [2, 6, 6], None]
    assert GAME.to_act(state) == 0


def test_after_the_last_of_an_era_comes_the_next_era() -> None:
    """V11.3, V4.3 Era 1 lies on era 2 on era 3."""
    state = position(ships=["novgorod viking furs"], left=[0, 6, 6])
    state = do(state, "trade furs")
    assert set(odds(state)) == {f"saga s{number}" for number in range(10, 19)}


def test_a_saga_already_complete_is_set_aside() -> None:
    """V11.3 Face up, unclaimed, and the next is turned up."""
    state = position(ships=["novgorod viking furs"], towns=["", "bremen"])
    vp = key(state, "vp")
    state = do(state, "trade furs", "saga s05")
    assert keys(state, "aside", "open", "left") == [["s05"], ["s01", "s06"], [2, 6, 6]]
    assert GAME.to_act(state) == CHANCE
    state = do(state, "saga s04")
    assert keys(state, "aside", "open") == [["s05"], ["s01", "s06", "s04"]]
    assert key(state, "vp")[1:] == vp[1:]


def test_one_that_is_partly_done_is_not_set_aside() -> None:
    """V11.3 The rulebook's example: Horn is settled when `Horn and Reykjavik` comes."""
    state = position(ships=["novgorod viking furs"], ports={"horn": "1"}, left=[0, 6, 6])
    state = do(state, "trade furs", "saga s12")
    assert keys(state, "open", "aside") == [["s01", "s06", "s12"], []]


def test_a_saga_complete_at_set_up_cannot_be() -> None:
    """V11.3 The board has only towns: the first three sagas stay."""
    state = GAME.setup(2, {"first": "seat"})
    state = do(state, "rune-card calm", "rune-card calm", "saga s02", "saga s05", "saga s08")
    assert keys(state, "open", "aside", "phase") == [["s02", "s05", "s08"], [], "turn"]


def test_a_saga_set_aside_still_starts_its_era() -> None:
    """V11.3, V4.3 The limit is 6 from then on."""
    state = position(
        ships=["novgorod viking viking viking viking furs"],
        hands=["recruits recruits"],
        towns=["", "dublin"],
        left=[1, 6, 6],
    )
    state = do(state, "trade furs", "saga s02")
    assert key(state, "left") == [0, 6, 6]
    again = position(
        ships=["novgorod viking viking viking viking furs"],
        hands=["recruits recruits"],
        towns=["", "dublin"],
        left=[0, 6, 6],
    )
    state = do(again, "trade furs", "saga s11", "saga s10", "rune recruits", "wind keep")
    assert key(state, "aside") == ["s11"]
    assert "rune recruits" in offers(state)


def test_sagas_come_before_the_ship_is_abandoned() -> None:
    """V11.2, V11.3 The last viking settles Truso: saga, new saga, and only then the ship."""
    state = position(ships=["truso viking furs"], open="s01 s06 s09")
    state = do(state, "settle 1", "die 6", "settle place")
    assert key(state, "won")[0] == ["s09"]
    assert GAME.to_act(state) == CHANCE
    assert key(state, "active") == 0
    state = do(state, "saga s02")
    assert (at(state), hold(state), key(state, "active")) == ("wintering", {}, 1)


def test_declining_the_settlement_completes_nothing() -> None:
    """V11.2, V8.6 Nobody settled Truso."""
    state = position(ships=["truso viking"], open="s01 s06 s09")
    state = do(state, "settle 1", "die 6", "settle decline")
    assert keys(state, "won", "open") == [[[], [], []], ["s01", "s06", "s09"]]


@pytest.mark.parametrize("rune", ["recruits", "oars", "calm"])
def test_no_rune_while_a_saga_is_to_be_turned_up(rune: str) -> None:
    """V11.3 Before anything else."""
    state = do(position(ships=["novgorod viking furs"], hands=[rune]), "trade furs")
    texts: dict[str, str] = {"oars": "rune oars e_volkhov"}
    rules = ("V11.3", "V9.7", "V3.3")
    expect_refused(state, texts.get(rune, f"rune {rune}"), *rules)


def test_a_saga_is_turned_up_only_when_one_is_missing() -> None:
    """V11.3 Three lie open."""
    expect_refused(position(), "saga s02", "V11.3", "V2.1")
