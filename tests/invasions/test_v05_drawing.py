import pytest

from barbaricum.core import CHANCE
from barbaricum.games.invasions.game import GAME
from tests.invasions.positions import (
    CONFLICT,
    RUNES,
    do,
    expect_refused,
    key,
    keys,
    odds,
    offers,
    position,
)


@pytest.mark.parametrize("home", ["norway", "sweden", "denmark"])
def test_a_rune_is_drawn_in_a_home_port(home: str) -> None:
    """V5.1 One day a card."""
    state = do(position(ships=[f"{home} viking"]), "draw")
    assert GAME.to_act(state) == CHANCE
    state = do(state, "rune-card oars")
    assert keys(state, "prepared", "sailed", "pending") == [1, 0, None]
    assert key(state, "hands")[0] == {"oars": 1}
    assert key(state, "runes")["oars"] == 2


@pytest.mark.parametrize("place", ["wintering", "w_humber", "e_volkhov", "york"])
def test_no_rune_is_drawn_anywhere_else(place: str) -> None:
    """V5.1 Only while the ship is in a home port."""
    expect_refused(position(ships=[f"{place} viking"]), "draw", "V5.1")


def test_each_rune_comes_by_the_cards_in_the_deck() -> None:
    """V5.1 The own hand and the discards are not in it."""
    state = position(ships=["denmark viking"], hands=["oars wind"], discards="calm calm")
    expected = RUNES | CONFLICT | {"oars": 2}
    del expected["wind"], expected["calm"]
    assert odds(do(state, "draw")) == {f"rune-card {rune}": n for rune, n in expected.items()}


def test_a_hand_holds_three_runes() -> None:
    """V5.2 With three in hand none can be drawn, and none discarded to make room."""
    state = do(position(ships=["denmark viking"], hands=["calm oars"]), "draw", "rune-card oars")
    assert key(state, "hands")[0] == {"calm": 1, "oars": 2}
    expect_refused(state, "draw", "V5.2")
    expect_refused(state, "discard calm", "V9.2", "V5.2")


def test_leif_draws_two_runes_on_his_last_days() -> None:
    """V5.1 The rulebook's example: five days of loading leave two of the seven for runes."""
    state = position(ships=["wintering viking skins skins tusks tusks"], prepared=5)
    state = do(state, "launch denmark", "draw", "rune-card oars", "draw", "rune-card calm")
    assert key(state, "hands")[0] == {"oars": 1, "calm": 1}
    expect_refused(state, "draw", "V3.1")


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    """V5.3 It happens with `draw`, so odds count what `runes` shows."""
    state = position(
        ships=["denmark viking"],
        hands=["calm"],
        runes="",
        discards=_all_but("calm"),
    )
    discards = key(state, "discards")
    state = do(state, "draw")
    assert keys(state, "runes", "discards") == [discards, {}]
    assert odds(state) == {f"rune-card {rune}": n for rune, n in discards.items()}


def _all_but(*gone: str) -> str:
    """All cards of the deck with conflict runes, less these."""
    cards = [rune for rune, number in (RUNES | CONFLICT).items() for _ in range(number)]
    for rune in gone:
        cards.remove(rune)
    return " ".join(cards)


def test_a_deck_that_is_empty_waits_until_a_rune_is_drawn() -> None:
    """V5.3 The last card leaves an empty deck, the discards stay."""
    state = position(ships=["denmark viking"], runes="calm", discards=_all_but("calm"))
    state = do(state, "draw", "rune-card calm")
    assert key(state, "runes") == {}
    assert sum(key(state, "discards").values()) == 32
    assert "draw" in offers(state)
