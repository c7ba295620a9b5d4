"""The written form of a position: complete, readable back, refused with a reason."""

import json
import pickle

import pytest

from barbaricum.core import CHANCE, InvalidState, Json
from barbaricum.games.invasions.game import GAME
from tests.invasions.playing import played
from tests.invasions.positions import TOWNS, do, key, keys, offers, position, written

KEYS = {
    "seats", "options", "first", "active", "ships", "reserve", "vp", "hands", "goods", "demand",
    "wind", "prepared", "sailed", "suffered", "ports", "towns", "won", "open", "aside", "sagas",
    "left", "runes", "discards", "treasures", "missions", "turns_left", "quiet", "busy", "turn",
    "bonus", "combat", "ending", "phase", "pending",
}  # fmt: skip


def test_a_snapshot_has_every_key() -> None:
    """V1 Nothing more and nothing less."""
    assert set(GAME.snapshot(GAME.setup(3))) == KEYS
    assert set(GAME.snapshot(position())) == KEYS


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_every_position_of_a_game_can_be_written_and_read_back(seats: int, seed: int) -> None:
    """V1 Through JSON, to an equal state with the same choices; pickled too."""
    options = {"conflict_runes": seats % 2 == 1, "first": "seat" if seed == 1 else "random"}
    for count, state in enumerate(played(seats, seed, **options)):
        if count % 3 == 0:
            again = GAME.restore(json.loads(json.dumps(GAME.snapshot(state))))
            assert again == state
            assert hash(again) == hash(state)
            assert GAME.legal(again) == GAME.legal(state)
            assert GAME.to_act(again) == GAME.to_act(state)
        if count % 50 == 0:
            assert pickle.loads(pickle.dumps(state)) == state


def test_the_least_snapshot_is_the_table_at_set_up() -> None:
    """V2 Defaults as at set-up."""
    assert GAME.restore({"seats": 3}) == GAME.setup(3)
    options = {"first": "seat", "conflict_runes": True, "sagas_per_era": 4}
    assert GAME.restore({"seats": 5, "options": options}) == GAME.setup(5, options)


def test_what_is_left_out_is_what_is_left_over() -> None:
    """V1 Vikings, goods, runes, treasures and sagas that are nowhere else."""
    state = GAME.restore(
        {
            "seats": 2,
            "ships": [{"at": "york", "hold": {"viking": 2, "furs": 1}}, {"at": "wintering"}],
            "hands": [{"calm": 1}, {}],
            "open": ["s01", "s06", "s07"],
            "towns": [{"paris": 12}, {}],
        }
    )
    assert keys(state, "reserve", "goods", "left") == [
        [13, 15],
        {"furs": 10, "skins": 10, "tusks": 11},
        [3, 6, 6],
    ]
    assert key(state, "runes")["calm"] == 1
    assert key(state, "treasures")["large"] == {"10": 1, "14": 1}
    assert set(key(state, "ports")) == set(TOWNS) - {"paris"}
    assert keys(state, "phase", "turn", "demand", "wind", "vp") == [
        "turn",
        1,
        "skins",
        "south",
        [1, 2],
    ]
    assert GAME.to_act(state) == 0


LOSING = {"ships": ["n_faroe viking furs furs"]}
RAIDING = {"ships": ["paris viking viking"], "missions": ["paris"]}
PENDING: list[tuple[dict[str, Json], dict[str, Json], int, str]] = [
    ({}, {"what": "saga"}, CHANCE, "saga s02"),
    ({"ships": ["denmark viking"]}, {"what": "card", "seat": 0}, CHANCE, "rune-card calm"),
    ({"hands": ["", "calm"]}, {"what": "take", "seat": 1}, CHANCE, "rune-card calm"),
    (LOSING, {"what": "lose", "n": 2}, 0, "lose furs"),
    ({}, {"what": "wind"}, 0, "wind keep"),
    (
        {"ports": {"kiev": "1"}, "ships": ["kiev viking"]},
        {"what": "wind", "rune": "contested"},
        0,
        "wind left",
    ),
    ({"ports": {"kiev": "1"}}, {"what": "wind", "rune": "unrest", "port": "kiev"}, 0, "wind left"),
    (
        {"ports": {"kiev": "1"}, "ships": ["kiev viking"]},
        {"what": "dice", "rune": "contested"},
        0,
        "settle 1",
    ),
    ({"ships": ["kiev viking"]}, {"what": "die", "of": 1, "thrown": []}, CHANCE, "die 6"),
    ({"ports": {"kiev": "1"}}, {"what": "die", "rune": "unrest", "port": "kiev"}, CHANCE, "die 6"),
    (RAIDING, {"what": "raid", "of": 3, "thrown": [1], "lost": 1}, 0, "raid on"),
    (RAIDING, {"what": "treasure", "of": 3, "thrown": [6]}, CHANCE, "treasure 10"),
    (
        {"ships": ["kiev viking"], "missions": ["kiev"]},
        {"what": "place", "of": 2, "thrown": [1, 6], "lost": 1},
        0,
        "settle decline",
    ),
]


@pytest.mark.parametrize(("keys_of", "pending", "seat", "text"), PENDING)
def test_every_pending_decision_can_be_written(
    keys_of: dict[str, Json], pending: dict[str, Json], seat: int, text: str
) -> None:
    """V3.3 With what it needs and no more; the game goes on from there."""
    if pending["what"] == "saga":
        keys_of = {"open": "s01 s06"}
    state = position(**keys_of, pending=pending)
    assert key(state, "pending") == pending
    assert GAME.to_act(state) == seat
    assert text in offers(state)
    assert do(state, text) != state


NONSENSE: list[tuple[str, Json]] = [
    ("colour", "red"),
    ("seats", 6),
    ("seats", "3"),
    ("options", {"first": "last"}),
    ("active", 3),
    ("ships", []),
    ("ships", [{"at": "atlantis", "hold": {"viking": 1}}, {"at": "york"}, {"at": "york"}]),
    ("ships", [{"at": "york", "hold": {}}, {"at": "wintering"}, {"at": "wintering"}]),
    ("reserve", [16, 15, 15]),
    ("reserve", [15, 15, -1]),
    ("vp", [1, 2]),
    ("vp", [1, 2, "many"]),
    ("vp", [1, 2, -3]),
    ("hands", [{"calm": 3}, {}, {}]),
    ("hands", [{"calm": 2, "oars": 2}, {}, {}]),
    ("hands", [{"thor": 1}, {}, {}]),
    ("goods", {"furs": 12, "skins": 10, "tusks": 11}),
    ("goods", {"gold": 1}),
    ("demand", "gold"),
    ("wind", "S"),
    ("prepared", 8),
    ("sailed", -1),
    ("sailed", 1.0),
    ("ports", {"york": {"goods": "furs"}, "norwich": {"goods": "furs"}}),
    ("ports", {"york": {"settlement": 7}}),
    ("ports", {"york": {"town": "large"}}),
    ("towns", [{"paris": 9}, {}, {}]),
    ("towns", [{"york": 3}, {}, {}]),
    ("won", [["s01"], [], []]),
    ("open", ["s01", "s06", "s07", "s02"]),
    ("open", ["s01", "s99"]),
    ("aside", ["s01"]),
    ("left", [3, 6]),
    ("left", [6, 6, 6]),
    ("left", [-1, 6, 6]),
    ("runes", {"calm": 40}),
    ("treasures", {"small": {"3": 12}, "large": {"10": 3}}),
    ("missions", ["denmark"]),
    ("turns_left", -1),
    ("turns_left", "few"),
    ("quiet", -1),
    ("busy", "yes"),
    ("turn", -1),
    ("bonus", {"thor": 1}),
    ("combat", {"lost": -1}),
    ("ending", "peace-tiles"),
    ("ending", "no-saga"),
    ("phase", "war"),
    ("pending", {"what": "sleep"}),
    ("pending", {"what": "lose", "n": 1}),
    ("pending", {"what": "raid", "of": 3, "thrown": [1]}),
    ("pending", "die"),
]


@pytest.mark.parametrize(("name", "value"), NONSENSE)
def test_nonsense_is_refused_with_the_reason(name: str, value: Json) -> None:
    """V1 InvalidState says what cannot be, and by which rule."""
    with pytest.raises(InvalidState) as refused:
        GAME.restore(written() | {name: value})
    assert refused.value.code
    assert (refused.value.rule or "").startswith("V")
    assert len(str(refused.value)) > 10
    assert "{" not in str(refused.value).replace(repr(value), "")


IMPOSSIBLE: list[dict[str, Json]] = [
    {"ships": ["york viking", "york viking"]},
    {"ships": ["york" + " viking" * 6]},
    {"ships": ["w_humber furs"]},
    {"ships": ["wintering furs furs furs furs furs"]},
    {"ports": {"york": "0"}},
    {"ports": {"paris": "0"}},
    {"prepared": 4, "sailed": 4},
    {"left": [0, 0, 0], "open": "", "turns_left": 3},
]


@pytest.mark.parametrize("keys_of", IMPOSSIBLE)
def test_positions_no_game_can_reach_are_refused(keys_of: dict[str, Json]) -> None:
    """V1 Two ships in a port, a sixth piece, a ship without crew, a settlement under a town."""
    with pytest.raises(InvalidState):
        position(**keys_of)


@pytest.mark.parametrize("value", [None, [], "york", 7, {}])
def test_what_is_no_snapshot_at_all_is_refused(value: Json) -> None:
    """V1 An object that names at least the seats."""
    with pytest.raises(InvalidState):
        GAME.restore(value)


def test_a_town_that_is_not_mentioned_still_stands() -> None:
    """V2.2 Ports may be written without the towns of set-up, those with goods too."""
    ports = {"york": {"goods": "tusks"}, "lincoln": {"goods": "furs"}}
    state = GAME.restore({"seats": 3, "ports": ports})
    assert key(state, "ports")["lincoln"] == {"goods": "furs", "town": "small"}
    assert set(key(state, "ports")) == {"york", *TOWNS}
