import pytest

from barbaricum.core import Json
from barbaricum.games.invasions.game import GAME
from tests.invasions.positions import at, do, expect_refused, hold, key, keys, offers, position

PENDING: list[tuple[str, dict[str, Json], list[str]]] = [
    ("a loss", {"ships": ["n_faroe viking furs furs"], "sailed": 3}, ["sail n_east"]),
    ("a wind", {"ships": ["york viking"], "hands": ["calm"]}, ["rune calm"]),
    ("a die of a raid", {"ships": ["lincoln viking viking"]}, ["raid", "die 1"]),
    ("placing", {"ships": ["kiev viking"]}, ["settle 1", "die 6"]),
    (
        "the dice of Contested Settlement",
        {"ships": ["kiev viking"], "ports": {"kiev": "1"}, "hands": ["contested"]},
        ["rune contested", "wind keep"],
    ),
]
"""Positions in which the active jarl has to decide something first."""


def test_a_turn_has_seven_days() -> None:
    """V3.1 Five for loading, two for sailing; then nothing that takes a day is possible."""
    state = position(ships=["wintering"])
    state = do(state, *["load viking"] * 3, *["load furs"] * 2, "launch denmark")
    state = do(state, "sail w_dogger", "sail w_humber")
    assert keys(state, "prepared", "sailed") == [5, 2]
    expect_refused(state, "sail york", "V3.1")
    assert not offers(state, "sail")


def test_loading_drawing_and_moving_take_one_day_each() -> None:
    """V3.1 In any order and number that the rules allow."""
    state = do(position(ships=["wintering viking"]), "load tusks")
    assert keys(state, "prepared", "sailed") == [1, 0]
    state = do(state, "launch sweden", "draw", "rune-card calm")
    assert keys(state, "prepared", "sailed") == [2, 0]
    state = do(state, "sail e_central", "sail sweden", "draw", "rune-card oars")
    assert keys(state, "prepared", "sailed") == [3, 2]


@pytest.mark.parametrize(
    ("ship", "text"),
    [
        ("wintering viking", "load furs"),
        ("denmark viking", "draw"),
        ("york viking", "sail w_humber"),
    ],
)
@pytest.mark.parametrize(("prepared", "sailed"), [(7, 0), (3, 4), (0, 7)])
def test_without_a_day_left_nothing_that_takes_one_is_possible(
    ship: str, text: str, prepared: int, sailed: int
) -> None:
    """V3.1 Preparation and sailing days together are at most seven."""
    state = position(ships=[ship], prepared=prepared, sailed=sailed)
    expect_refused(state, text, "V3.1", "V3.3")


def test_the_sixth_day_leaves_one() -> None:
    """V3.1 Six days are spent: the seventh can still be used."""
    state = position(ships=["york viking"], prepared=2, sailed=4)
    assert "sail w_humber" in offers(state)


@pytest.mark.parametrize(
    "text", ["trade furs", "raid", "rune calm", "discard calm", "winter", "end"]
)
def test_missions_runes_and_wintering_take_no_day(text: str) -> None:
    """V3.2 They are possible without a day left."""
    state = position(ships=["lincoln viking furs"], hands=["calm"], prepared=3, sailed=4)
    assert text in offers(state)


def test_a_mission_spends_no_day() -> None:
    """V3.2 Trade, settling and the runes leave the days as they are."""
    state = position(ships=["kiev viking viking furs"], hands=["recruits"], prepared=1, sailed=3)
    state = do(state, "rune recruits", "wind keep", "settle 1", "die 6")
    assert keys(state, "prepared", "sailed") == [1, 3]


def test_leaving_the_wintering_zone_takes_no_day() -> None:
    """V3.2 Even when all seven are spent."""
    state = position(ships=["wintering viking"], prepared=7)
    state = do(state, "launch norway")
    assert (at(state), key(state, "prepared")) == ("norway", 7)


def test_unused_days_are_lost() -> None:
    """V3.3 The next turn begins with seven days again, for everybody."""
    state = do(position(ships=["york viking"], prepared=1, sailed=2, suffered=0), "end")
    assert keys(state, "active", "prepared", "sailed", "suffered") == [1, 0, 0, 0]
    state = do(state, "end", "end")
    assert keys(state, "active", "prepared", "sailed") == [0, 0, 0]


def test_a_jarl_may_end_the_turn_at_any_time() -> None:
    """V3.3 Before the first day too."""
    state = position(ships=["wintering"])
    assert "end" in offers(state)
    assert GAME.to_act(do(state, "end")) == 1


@pytest.mark.parametrize(("what", "keys_of", "texts"), PENDING, ids=[row[0] for row in PENDING])
def test_ending_waits_for_every_decision(
    what: str, keys_of: dict[str, Json], texts: list[str]
) -> None:
    """V3.3 Ending, like every other action, is possible only when no decision is pending."""
    state = do(position(**keys_of), *texts)
    assert GAME.to_act(state) == 0, what
    assert key(state, "pending") is not None
    rules = (
        "V3.3",
        "V7.3",
        "V7.4",
        "V8.4",
        "V8.5",
        "V8.6",
        "V9.5",
        "V9.7",
        "V9.8",
        "V9.9",
        "V14.4",
    )
    expect_refused(state, "winter", *rules, "V10.1")
    for text in ("end", "sail w_humber", "trade furs", "load furs", "draw"):
        expect_refused(state, text, *rules)


def test_what_lasts_for_a_turn_ends_with_it() -> None:
    """V3.3 Missions, Calm Sea and losses are of this turn."""
    state = position(
        ships=["york viking furs"], missions=["york"], bonus={"calm": 1}, sailed=7, suffered=1
    )
    state = do(state, "end")
    assert keys(state, "missions", "suffered") == [[], 0]
    assert not any(key(state, "bonus").values())
    assert hold(state) == {"viking": 1, "furs": 1}
