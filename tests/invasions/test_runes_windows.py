"""V9 Every rune in every place and at every moment: where V14.4 opens its window, and where not."""

import pytest

from barbaricum.core import CHANCE, Json
from barbaricum.games.invasions.game import GAME
from tests.invasions.positions import do, expect_refused, key, keys, offers, position
from tests.invasions.windows import PLACES, WINDOWS, window

ALL = [(rune, sort) for rune in WINDOWS for sort in PLACES if sort != "home"]
OPEN = [(rune, sort) for rune, sort in ALL if sort in WINDOWS[rune][1]]
SHUT = [(rune, sort) for rune, sort in ALL if sort not in WINDOWS[rune][1]]
WHY_SHUT = {
    "oars": ("V14.4", "V6.1", "V4.6"),
    "pirates": ("V14.4", "V9.11"),
    "contested": ("V14.4", "V8.1"),
    "raven": ("V9.9", "V14.4"),
    "berserk": ("V9.9", "V14.4"),
    "valkyries": ("V9.10", "V14.4"),
    "hoard": ("V9.10", "V14.4"),
    "fire": ("V14.4",),
}
WAITS = ("V9.7", "V9.8", "V9.5", "V3.3", "V7.3", "V7.4", "V8.4", "V8.5", "V8.6", "V14.4", "V9.9")


def text_of(rune: str) -> str:
    return window(rune, "sea")[1]


@pytest.mark.parametrize(("rune", "sort"), OPEN)
def test_a_rune_is_played_where_its_window_is_open(rune: str, sort: str) -> None:
    """V9.1, V14.4 It goes to the discards, no day is spent, and the wind may be turned."""
    keys_of, text = window(rune, sort)
    state = position(**keys_of)
    assert text in offers(state)
    after = do(state, text)
    if GAME.to_act(after) == CHANCE and rune == "loki":
        after = do(after, "rune-card calm")
    assert key(after, "discards") == {rune: 1}
    assert key(after, "hands")[0].get(rune, 0) == 0
    assert keys(after, "prepared", "sailed", "active") == [0, 0, 0]
    turns = {"wind left", "wind right", "wind keep"}
    assert (offers(after, "wind") == turns) is (rune != "wind")


@pytest.mark.parametrize(("rune", "sort"), SHUT)
def test_a_rune_is_refused_where_its_window_is_shut(rune: str, sort: str) -> None:
    """V9.7, V14.4 It can only be discarded."""
    keys_of, text = window(rune, sort)
    state = position(**keys_of)
    expect_refused(state, text, *WHY_SHUT[rune])
    assert f"discard {rune}" in offers(state)


@pytest.mark.parametrize("rune", WINDOWS)
def test_in_a_home_port_no_rune_is_played_or_discarded(rune: str) -> None:
    """V9.2 They can be drawn there, that is all."""
    keys_of, text = window(rune, "home")
    state = position(**keys_of)
    expect_refused(state, text, "V9.2")
    expect_refused(state, f"discard {rune}", "V9.2")
    assert not offers(state, "rune") | offers(state, "discard")


@pytest.mark.parametrize(("rune", "sort"), ALL)
def test_everywhere_else_any_rune_can_be_discarded(rune: str, sort: str) -> None:
    """V9.4, V9.5 Without effect; the wind may be turned for it."""
    keys_of, _ = window(rune, sort)
    before = position(**keys_of)
    after = do(before, f"discard {rune}")
    assert key(after, "pending")["what"] == "wind"
    after = do(after, "wind right")
    assert keys(after, "discards", "wind") == [{rune: 1}, "west"]
    same = ("ships", "vp", "ports", "goods", "reserve", "demand", "missions", "prepared", "sailed")
    assert keys(after, *same) == keys(before, *same)


@pytest.mark.parametrize("rune", WINDOWS)
def test_only_a_rune_in_hand_is_played_or_discarded(rune: str) -> None:
    """V9.1 Somebody else's rune is no use."""
    keys_of, text = window(rune, "port")
    other = "needs" if rune != "needs" else "calm"
    state = position(**keys_of | {"hands": [other, rune]})
    for what in (text, f"discard {rune}"):
        expect_refused(state, what, "V9.1", "V9.4", "V5.2")


PENDING: dict[str, tuple[dict[str, Json], list[str]]] = {
    "a loss": ({"ships": ["n_faroe viking viking furs"], "sailed": 3}, ["sail n_east"]),
    "a wind": ({"ships": ["palermo viking viking"]}, ["discard {rune}"]),
    "rolling on": ({"ships": ["rome viking viking viking"]}, ["raid", "die 1"]),
    "placing": ({"ships": ["kiev viking"]}, ["settle 1", "die 6"]),
}


@pytest.mark.parametrize("pending", PENDING)
@pytest.mark.parametrize("rune", WINDOWS)
def test_a_rune_waits_for_every_other_decision(rune: str, pending: str) -> None:
    """V9.7 A loss, a wind, the next die of a raid, placing a settlement."""
    keys_of, texts = PENDING[pending]
    more = {"hands": [f"{rune} {'oars' if rune != 'oars' else 'calm'}"]}
    spare = "oars" if rune != "oars" else "calm"
    state = do(position(**keys_of | more), *(text.format(rune=spare) for text in texts))
    assert GAME.to_act(state) == 0
    expect_refused(state, text_of(rune), *WAITS)
    expect_refused(state, f"discard {rune}", *WAITS)


@pytest.mark.parametrize("rune", WINDOWS)
def test_after_contested_settlement_only_combat_runes_are_played(rune: str) -> None:
    """V9.9, V14.4 Until its dice: The Raven Banner and Berserk Fury."""
    keys_of, _ = window("contested", "port")
    state = position(**keys_of | {"hands": [f"contested {rune}"]})
    state = do(state, "rune contested", "wind keep")
    dice = {"settle 1", "settle 2"}
    if rune in ("raven", "berserk"):
        assert offers(state) == dice | {f"rune {rune}"}
        assert offers(do(state, f"rune {rune}", "wind keep")) == dice
    else:
        assert offers(state) == dice
        expect_refused(state, text_of(rune), *WAITS)
    expect_refused(state, f"discard {rune}", *WAITS)
    for text in ("end", "winter", "settle 3", "sail s_tyrrhenian"):
        expect_refused(state, text, *WAITS, "V10.1", "V6.1")


AFTER_COMBAT = {
    "recruits": "rune recruits",
    "needs": "rune needs tusks",
    "sedentary": "rune sedentary truso",
    "oars": "rune oars s_tyrrhenian",
    "calm": "rune calm",
    "wind": "rune wind north",
    "unrest": "rune unrest london",
    "hold": "rune hold tusks",
    "wreckers": "rune wreckers 1 skins",
    "serpent": "rune serpent 2",
    "pirates": "rune pirates 2 skins",
    "deserters": "rune deserters 2",
    "fire": "rune fire",
    "loki": "rune loki 2",
    "valkyries": "rune valkyries",
    "hoard": "rune hoard",
}


@pytest.mark.parametrize("rune", AFTER_COMBAT)
def test_right_after_a_combat_runes_keep_the_window_open(rune: str) -> None:
    """V9.10 Playing and discarding runes, and turning the wind for them, does not end it."""
    keys_of, _ = window("calm", "port")
    ships = ["rome viking viking viking", *keys_of["ships"][1:]]
    ports = keys_of["ports"] | {"rome": "furs"}
    last = {"loki": ["", "", "oars"]}.get(rune, ["", "", ""])
    hands = [f"{rune} valkyries", *last[1:]]
    state = position(**keys_of | {"ships": ships, "ports": ports, "hands": hands})
    state = do(state, "raid", "die 1", "raid on", "die 6", "treasure 10")
    assert key(state, "combat") == {"lost": 1, "treasure": 10}
    assert {"rune valkyries", AFTER_COMBAT[rune]} <= offers(state)
    state = do(state, AFTER_COMBAT[rune])
    for text in ("rune-card oars", "wind keep", "die 1"):
        if text in offers(state):
            state = do(state, text)
    assert key(state, "combat") is not None
    assert ("rune valkyries" in offers(state)) is (rune != "valkyries")


def test_contested_and_combat_runes_are_shut_right_after_a_combat() -> None:
    """V9.9 The mission in that port is used up."""
    state = position(ships=["rome viking viking"], hands=["contested raven berserk"])
    state = do(state, "raid", "die 6", "treasure 10")
    for text in ("rune contested", "rune raven", "rune berserk"):
        expect_refused(state, text, "V9.9", "V14.4", "V8.1")
