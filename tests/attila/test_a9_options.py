import pytest

from barbaricum.core import InvalidOptions, InvalidState, Json, Option
from barbaricum.games.attila.game import GAME
from barbaricum.games.attila.state import State
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
        "influence_tile": Option(("any_time", "influence_step", "instead"), "any_time"),
        "after_last_tile": Option(("stop", "finish"), "stop"),
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
        ({"after_last_tile": True}, "wrong-option-value"),
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


INSTEAD = {"influence_tile": "instead"}
FIVE: dict[str, Json] = {
    "tokens": {"pannonia": "goths goths goths huns huns"}, "wars": ["pannonia"],
}  # fmt: skip


@pytest.mark.parametrize(
    ("tracks", "cubes"),
    [("goths", {"goths": 2}), ("huns", {"huns": 2}), ("huns goths", {"goths": 1, "huns": 1})],
)
def test_the_influence_tile_instead_of_the_step(tracks: str, cubes: dict[str, int]) -> None:
    """A9 `instead`: two spaces in place of one; the influence step is over with the tile."""
    state = do(placed(options=INSTEAD, hands=["goths", "", ""]), f"tile influence {tracks}")
    assert key(state, "influence")[0] == cubes
    assert key(state, "phase") == "refill"


def test_a_war_follows_the_tile_that_replaces_the_step() -> None:
    """A9, A4.1 The influence step of the card is over, so the fifth token brings its war."""
    state = placed(**FIVE, options=INSTEAD, hands=["huns", "", ""])
    state = do(state, "tile influence goths")
    assert keys(state, "phase", "wars") == ["war", ["pannonia"]]


def test_a_war_that_nobody_can_feed_is_told_with_the_tile_that_replaces_the_step() -> None:
    """A9, A4.2 It is fought in the same step, and the log says so."""
    before = placed(**FIVE, options=INSTEAD)
    action = GAME.parse("tile influence goths")
    told = [event.seen_by(0) for event in GAME.narrate(before, action)[1]]
    codes = [event.code for event in told]
    assert codes[:4] == ["uses-influence", "strengths", "leaves", "pacified"]


def test_the_tile_that_replaces_the_step_has_no_other_window() -> None:
    """A9 `instead`: as `influence_step`."""
    assert why(position(options=INSTEAD), "tile influence goths") == ("influence-step-only", "A9")


FINISH = {"after_last_tile": "finish"}


def tenth_by_the_first_of_two(**keys: Json) -> State:
    """Two players: the war of the first card takes the tenth tile, once seat 0 lays nothing."""
    hands: dict[str, Json] = {"hands": ["goths goths huns", ""], "options": FINISH}
    return at_war(seats=2, pacified=9, cards_left=1, played=1, **hands | keys)


def test_the_second_card_is_played_after_the_tenth_tile() -> None:
    """A9 `finish`, A8.1: with a step of 0, `influence`, `second` and `forgo` as always."""
    state = do(tenth_by_the_first_of_two(influence=[{"huns": 3}, {}]), "war pass")
    assert keys(state, "called", "phase", "cards_left") == ["peace-tiles", "card", 1]
    state = do(state, "play huns noricum")
    assert {"influence", "second raetia", "forgo"} < set(offers(state))
    assert key(do(state, "influence"), "influence")[0] == {"huns": 3}
    assert key(do(state, "influence", "end"), "phase") == "over"


def test_a_war_of_a_late_card_closes_its_province_without_a_tile() -> None:
    """A9 `finish`, A4.7: no scoring by it; the final scoring follows the turn."""
    others = {"noricum": "huns huns saxons saxons"}
    state = tenth_by_the_first_of_two(others=others, tiles=[[], []], influence=[{"huns": 1}, {}])
    state = do(state, "war pass", "play huns noricum", "influence", "war pass")
    assert keys(state, "phase", "wars") == ["over", []]
    assert {"pannonia", "noricum"} < set(key(state, "pacified"))
    assert keys(state, "tokens", "scores") == [
        {"pannonia": {"goths": 3}, "noricum": {"huns": 3}}, [4, 0],
    ]  # fmt: skip


def test_double_is_used_after_the_tenth_tile() -> None:
    """A9 `finish`, A6.2: one more card, though no peace tile is left."""
    state = do(at_war(hands=["goths huns", "", ""], pacified=9, options=FINISH), "war pass")
    assert why(state, "tile double") is None
    state = do(state, "tile double", "play huns noricum", "forgo")
    assert key(state, "phase") == "over"


def test_without_final_scoring_late_cards_bring_no_points() -> None:
    """A9 `finish`, A7.3: the 7th century is scored with its last tile, and nothing after it."""
    options = FINISH | {"final_scoring": False}
    state = tenth_by_the_first_of_two(options=options, tiles=[[], []], influence=[{"huns": 9}, {}])
    state = do(state, "war pass")
    before = key(state, "scores")
    state = do(state, "play huns noricum", "second raetia")
    assert keys(state, "phase", "scores") == ["over", before]


@pytest.mark.parametrize(
    ("seats", "options", "most"), [(2, FINISH, 15), (3, FINISH, 13), (2, {}, 11), (3, {}, 11)]
)
def test_how_many_provinces_close_in_a_written_position(
    seats: int, options: dict[str, Json], most: int
) -> None:
    """A9, A4.7 One without a tile; with `finish` two more by each card after the tenth tile."""
    names = sorted(GAME.board.provinces)
    keys = {"seats": seats, "phase": "end", "options": options, "peace": [0, 0, 0, 0]}
    assert len(key(position(**keys, pacified=names[:most]), "pacified")) == most
    with pytest.raises(InvalidState) as faulty:
        position(**keys, pacified=names[: most + 1])
    assert faulty.value.code == "wrong-pacified"
