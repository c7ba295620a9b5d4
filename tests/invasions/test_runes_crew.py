"""V14.4 New Recruits, Hidden Hold, Grace of the Valkyries, Hidden Hoard."""

import pytest

from tests.invasions.positions import (
    FREE_PORTS,
    do,
    expect_refused,
    gained,
    hold,
    key,
    keys,
    offers,
    position,
)


@pytest.mark.parametrize("place", ["wintering", "w_humber", "e_volkhov", "york"])
def test_recruits_bring_one_viking_on_board(place: str) -> None:
    """V14.4 recruits: from the own reserve, no day, also where nothing can be loaded."""
    state = do(position(ships=[f"{place} viking furs"], hands=["recruits"]), "rune recruits")
    assert hold(state) == {"viking": 2, "furs": 1}
    assert keys(state, "reserve", "prepared") == [[13, 15, 15], 0]


def test_recruits_need_a_free_place() -> None:
    """V14.4 recruits: below the hold limit of the era."""
    state = position(ships=["york viking furs furs furs furs"], hands=["recruits"])
    expect_refused(state, "rune recruits", "V14.4", "V4.2", "V4.7")
    second = position(
        ships=["york viking furs furs furs furs"], hands=["recruits"], open="s01 s06 s10"
    )
    assert "rune recruits" in offers(second)


def test_recruits_need_a_viking_in_the_reserve() -> None:
    """V14.4 recruits: fourteen are settlements."""
    state = position(
        ships=["york viking"], hands=["recruits"], ports=dict.fromkeys(FREE_PORTS[:14], "0")
    )
    expect_refused(state, "rune recruits", "V14.4", "V4.4")


def test_recruits_give_an_empty_ship_a_crew() -> None:
    """V14.4 recruits: in the wintering zone a ship without vikings can then be launched."""
    state = do(position(hands=["recruits"]), "rune recruits", "wind keep")
    assert len(offers(state, "launch")) == 3


@pytest.mark.parametrize("kind", ["furs", "skins", "tusks"])
@pytest.mark.parametrize("place", ["wintering", "w_humber", "e_volkhov", "york"])
def test_hidden_hold_brings_one_token_on_board(place: str, kind: str) -> None:
    """V14.4 hold: from the supply, no day."""
    before = position(ships=[f"{place} viking"], hands=["hold"])
    after = do(before, f"rune hold {kind}")
    assert hold(after) == {"viking": 1, kind: 1}
    assert key(after, "goods")[kind] == key(before, "goods")[kind] - 1
    assert key(after, "prepared") == 0


def test_hidden_hold_needs_a_free_place_and_that_kind_in_the_supply() -> None:
    """V14.4 hold: eleven furs lie in ports; five pieces fill the hold."""
    ports = dict.fromkeys([*FREE_PORTS[:8], "york", "horn", "kiev"], "furs")
    state = position(ships=["york viking"], hands=["hold"], ports=ports)
    expect_refused(state, "rune hold furs", "V14.4", "V4.4")
    assert offers(state, "rune") == {"rune hold skins", "rune hold tusks"}
    full = position(ships=["york viking viking viking viking viking"], hands=["hold"])
    expect_refused(full, "rune hold furs", "V14.4", "V4.2", "V4.7")


@pytest.mark.parametrize(
    ("crew", "texts", "back"),
    [
        (3, ["raid", "die 1", "raid stop"], 1),
        (4, ["raid", "die 1", "raid on", "die 1", "raid stop"], 2),
        (5, ["raid", "die 1", "raid on", "die 1", "raid on", "die 1"], 2),
        (3, ["raid", "die 1", "raid on", "die 6", "treasure 10"], 1),
    ],
)
def test_valkyries_bring_back_vikings_lost_in_a_raid(
    crew: int, texts: list[str], back: int
) -> None:
    """V14.4 valkyries: as many as possible, at most two, from the reserve."""
    state = do(position(ships=["rome" + " viking" * crew], hands=["valkyries"]), *texts)
    before = hold(state)["viking"]
    state = do(state, "rune valkyries", "wind keep")
    assert hold(state)["viking"] == before + back
    assert key(state, "reserve")[0] == 15 - before - back


@pytest.mark.parametrize(
    ("texts", "back"),
    [
        (["settle 3", "die 1", "die 1", "die 6"], 2),
        (["settle 3", "die 1", "die 6", "die 6"], 1),
        (["settle 2", "die 1", "die 1"], 2),
    ],
)
def test_valkyries_bring_back_vikings_lost_in_settling(texts: list[str], back: int) -> None:
    """V14.4 valkyries: a viking that settled is not lost."""
    state = do(position(ships=["kiev" + " viking" * 5], hands=["valkyries"]), *texts)
    before = hold(state)["viking"]
    assert key(state, "combat") == {"lost": back}
    assert hold(do(state, "rune valkyries"))["viking"] == before + back


def test_valkyries_come_after_placing_or_declining() -> None:
    """V14.4 valkyries, V9.10: declined, the lost viking comes back to the one that was kept."""
    state = position(ships=["kiev viking viking"], hands=["valkyries"])
    state = do(state, "settle 2", "die 1", "die 6")
    expect_refused(state, "rune valkyries", "V9.7", "V9.10", "V8.6")
    state = do(state, "settle decline", "rune valkyries")
    assert hold(state) == {"viking": 2}


def test_valkyries_come_after_a_contested_settlement() -> None:
    """V14.4 valkyries, V9.10: it is a combat too."""
    state = position(
        ships=["kiev viking viking viking"], ports={"kiev": "1"}, hands=["contested valkyries"]
    )
    state = do(state, "rune contested", "wind keep", "settle 2", "die 1", "die 1")
    state = do(state, "rune valkyries", "wind keep")
    assert hold(state) == {"viking": 3}


def test_a_second_card_brings_back_others() -> None:
    """V14.4 valkyries: three were lost, two come back, then one; then there is none."""
    state = position(ships=["rome" + " viking" * 4], hands=["valkyries valkyries"])
    state = do(state, "raid", "die 1", "raid on", "die 1", "raid on", "die 1")
    state = do(state, "rune valkyries", "wind keep")
    assert (hold(state), key(state, "combat")) == ({"viking": 3}, {"lost": 1})
    state = do(state, "rune valkyries", "wind keep")
    assert hold(state) == {"viking": 4}


def test_valkyries_need_a_loss() -> None:
    """V14.4 valkyries: at least one viking lost in that combat has not come back."""
    state = position(ships=["rome viking viking"], hands=["valkyries"])
    state = do(state, "raid", "die 6", "treasure 10")
    expect_refused(state, "rune valkyries", "V9.10", "V14.4", "V9.7")
    twice = position(ships=["rome" + " viking" * 3], hands=["valkyries valkyries"])
    twice = do(twice, "raid", "die 1", "raid stop", "rune valkyries", "wind keep")
    expect_refused(twice, "rune valkyries", "V9.10", "V14.4", "V9.7")


def test_valkyries_need_a_free_place() -> None:
    """V14.4 valkyries: recruits and the hold took the places of the fallen."""
    state = position(ships=["rome viking viking furs furs furs"], hands=["valkyries recruits"])
    state = do(state, "raid", "die 1", "raid stop", "rune recruits", "wind keep")
    expect_refused(state, "rune valkyries", "V14.4", "V4.2", "V4.7", "V9.7")


def test_with_one_free_place_one_viking_comes_back() -> None:
    """V14.4 valkyries: as many as possible; the other may come by a second card."""
    state = position(ships=["rome viking viking viking furs furs"], hands=["valkyries recruits"])
    state = do(
        state, "raid", "die 1", "raid on", "die 1", "raid stop", "rune recruits", "wind keep"
    )
    state = do(state, "rune valkyries", "wind keep")
    assert hold(state) == {"viking": 3, "furs": 2}
    assert key(state, "combat") == {"lost": 1}


def test_weather_losses_do_not_come_back() -> None:
    """V14.4 valkyries: only vikings lost in that combat."""
    state = do(
        position(ships=["n_faroe viking viking"], sailed=3, hands=["valkyries"]), "sail n_east"
    )
    expect_refused(state, "rune valkyries", "V9.10", "V14.4")


def test_the_hoard_gives_the_treasure_again() -> None:
    """V14.4 hoard: right after the raid; the town counts once for V12.1."""
    before = position(ships=["rome viking viking"], hands=["hoard"])
    after = do(before, "raid", "die 6", "treasure 14", "rune hoard", "wind keep")
    assert gained(before, after) == 28
    assert key(after, "towns")[0] == {"rome": 14}


def test_the_hoard_needs_a_raid_that_succeeded() -> None:
    """V14.4 hoard: not after a raid that failed, nor after settling."""
    failed = position(ships=["rome viking viking"], hands=["hoard"])
    failed = do(failed, "raid", "die 1", "raid stop")
    settled = do(position(ships=["kiev viking viking"], hands=["hoard"]), "settle 1", "die 6")
    for state in (failed, settled):
        expect_refused(state, "rune hoard", "V9.10", "V14.4")


def test_the_hoard_comes_right_after_or_not_at_all() -> None:
    """V14.4 hoard, V9.10: one step later it is too late."""
    state = position(ships=["rome viking viking"], hands=["hoard"])
    state = do(state, "raid", "die 6", "treasure 14", "sail s_tyrrhenian")
    expect_refused(state, "rune hoard", "V9.10", "V14.4")


def test_the_hoard_comes_after_a_saga_was_turned_up() -> None:
    """V14.4 hoard, V11.3: the saga first, then the rune."""
    before = position(ships=["bremen viking viking"], hands=["hoard"], open="s01 s05 s07")
    after = do(before, "raid", "die 6", "treasure 8", "saga s02", "rune hoard", "wind keep")
    assert gained(before, after) == 16
