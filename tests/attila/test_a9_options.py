import pytest

from barbaricum.core import InvalidOptions, InvalidState, Json, Option
from barbaricum.games.attila.game import GAME
from tests.attila.positions import at_war, dealt, do, key, keys, offers, placed, position, why

OPEN = {"war_cards": "open"}
STEP_ONLY = {"influence_tile": "influence_step"}


def test_the_options_of_a_table() -> None:
    """A9 Their values, the default first."""
    assert dict(GAME.options) == {
        "first": Option(("random", "seat"), "random"),
        "war_cards": Option(("hidden", "open"), "hidden"),
        "two_player_gap": Option((2, 1), 2),
        "final_scoring": Option((True, False), True),
        "influence_tile": Option(("any_time", "influence_step"), "any_time"),
    }


def test_what_is_not_named_has_its_default() -> None:
    """A9 Each option on its own."""
    defaults = {name: option.default for name, option in GAME.options.items()}
    assert key(GAME.setup(3), "options") == defaults
    assert key(GAME.setup(3, OPEN), "options") == defaults | OPEN
    assert key(position(options=STEP_ONLY), "options") == defaults | STEP_ONLY


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"colour": "red"}, "unknown-option"),
        ({"first": "youngest"}, "wrong-option-value"),
        ({"first": None}, "wrong-option-value"),
        ({"war_cards": True}, "wrong-option-value"),
        ({"two_player_gap": 3}, "wrong-option-value"),
        ({"two_player_gap": "2"}, "wrong-option-value"),
        ({"two_player_gap": 2.0}, "wrong-option-value"),
        ({"two_player_gap": True}, "wrong-option-value"),
        ({"final_scoring": 1}, "wrong-option-value"),
        ({"final_scoring": "true"}, "wrong-option-value"),
        ({"influence_tile": []}, "wrong-option-value"),
    ],
)
def test_another_option_or_value_is_refused(options: dict[str, Json], code: str) -> None:
    """A9 At set-up, and in a snapshot."""
    with pytest.raises(InvalidOptions) as refused:
        GAME.setup(3, options)
    assert refused.value.code == code
    with pytest.raises(InvalidState) as faulty:
        position(options=options)
    assert (faulty.value.code, faulty.value.rule) == (code, "A9")


def test_first_is_drawn_or_seat_0() -> None:
    """A9 `first`."""
    assert offers(GAME.setup(4)) == ["first 0", "first 1", "first 2", "first 3"]
    assert GAME.to_act(dealt(GAME.setup(4, {"first": "seat"}))) == 0


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_open_war_cards_are_seen_at_once(seat: int | None) -> None:
    """A9 `war_cards=open`: cards lie face up, so everybody sees them."""
    state = at_war(hands=["huns goths", "goths", ""], options=OPEN)
    assert GAME.witness(state, GAME.parse("war huns goths"), seat) == "war huns goths"
    view = GAME.view(do(state, "war huns goths"), seat)
    assert view["laid"] == [{"huns": 1, "goths": 1}, None, None]


@pytest.mark.parametrize("options", [{}, OPEN])
def test_open_war_cards_change_neither_order_nor_strength(options: dict[str, Json]) -> None:
    """A9, A4.2, A4.3 One decision each, in turn; strength is counted when all have decided."""
    state = at_war(
        "goths goths huns huns franks",
        options=options,
        hands=["huns", "goths", "franks"],
        tiles=[[], [], []],
    )
    state = do(state, "war pass")
    assert GAME.to_act(state) == 1
    state = do(state, "war goths")
    assert (GAME.to_act(state), key(state, "phase")) == (2, "war")
    state = do(state, "war franks")
    assert key(state, "tokens") == {"pannonia": {"goths": 2}}


@pytest.mark.parametrize(("gap", "points"), [(2, [1, 1]), (1, [1, 0])])
def test_the_gap_of_two_players(gap: int, points: list[int]) -> None:
    """A9, A8.3 `two_player_gap`: the largest difference at which the second still scores."""
    state = position(
        seats=2, phase="score", pacified=1, cards_left=0, tokens={"pannonia": "goths"},
        influence=[{"goths": 3}, {"goths": 1}], options={"two_player_gap": gap},
    )  # fmt: skip
    assert key(do(state, "score"), "scores") == points


@pytest.mark.parametrize(("final", "points"), [(True, [2, 0, 0]), (False, [0, 0, 0])])
def test_the_final_scoring(final: bool, points: list[int]) -> None:
    """A9, A7.3 `final_scoring`: with or without."""
    state = placed(pacified=6, influence=[{"goths": 18}, {}, {}], tiles=[[], [], []],
                   options={"final_scoring": final})  # fmt: skip
    assert keys(do(state, "influence"), "phase", "scores") == ["over", points]


def test_the_influence_tile_of_the_influence_step() -> None:
    """A9 `influence_step`: window 2 only, with the effect of A6.4."""
    state = placed(options=STEP_ONLY, hands=["goths", "", ""])
    assert len(offers(state, "tile influence")) == 21
    state = do(state, "tile influence huns", "influence")
    assert key(state, "influence")[0] == {"huns": 2, "goths": 1}


def test_the_other_windows_fall_away() -> None:
    """A9 Windows 1, 3, 4 and 5; Exchange and Double keep theirs."""
    hands = {"hands": ["goths", "", ""], "options": STEP_ONLY}
    windows = [
        position(**hands),
        at_war(hands=["goths", "", ""], options=STEP_ONLY),
        position(phase="score", pacified=1, cards_left=0, **hands),
        position(phase="end", **hands),
    ]
    for state in windows:
        assert why(state, "tile influence goths") == ("influence-step-only", "A9")
        assert offers(state, "tile influence") == []
    assert why(windows[0], "tile exchange goths") is None
    assert why(windows[3], "tile double") is None


def test_window_2_opens_for_every_card_of_the_turn() -> None:
    """A9 For the second card of two players too."""
    state = position(seats=2, hands=["goths goths", ""], options=STEP_ONLY)
    state = do(state, "play goths pannonia", "influence", "play goths pannonia")
    assert "tile influence goths" in offers(state)


def test_a_stuck_hand_with_only_that_tile_skips_at_once() -> None:
    """A9, A3.9 The tile cannot be used before a card, so nobody waits for it."""
    state = position(
        phase="refill", due=[0, 1], hands=["goths " * 5, "", "huns"], options=STEP_ONLY
    )
    state = do(state, "deal huns")
    assert keys(state, "active", "phase", "due") == [1, "refill", [1, 6]]
