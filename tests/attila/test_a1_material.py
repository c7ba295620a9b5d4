import pytest

from barbaricum.core import InvalidAction, InvalidOptions, InvalidState
from barbaricum.games import get
from barbaricum.games.attila.game import GAME
from tests.attila.positions import PEOPLES, do, key, offers, position, written

SEATS = (2, 3, 4, 5)


def test_the_game_is_found_by_its_name() -> None:
    assert get("attila") is GAME
    assert (GAME.name, list(GAME.seats)) == ("attila", [2, 3, 4, 5])


@pytest.mark.parametrize("seats", SEATS)
def test_each_of_six_peoples_has_20_tokens_and_9_cards(seats: int) -> None:
    """A1.1 Franks, Huns, Goths, Saxons, Teutons, Vandals: 120 tokens, 54 cards."""
    state = GAME.setup(seats)
    assert list(key(state, "supply").items()) == [(people, 20) for people in PEOPLES]
    assert list(key(state, "draw").items()) == [(people, 9) for people in PEOPLES]


@pytest.mark.parametrize("seats", SEATS)
def test_every_player_starts_with_nothing_but_three_action_tiles(seats: int) -> None:
    """A1.2 Score 0, all cubes off the track, Double, Exchange and Influence."""
    snapshot = GAME.snapshot(GAME.setup(seats))
    assert snapshot["scores"] == [0] * seats
    assert snapshot["influence"] == [{}] * seats
    assert snapshot["tiles"] == [["double", "exchange", "influence"]] * seats


@pytest.mark.parametrize("seats", [0, 1, 6, -2, True, "3", 3.0, None])
def test_two_to_five_play(seats: int) -> None:
    """A1.2 Two to five players."""
    with pytest.raises(InvalidOptions) as refused:
        GAME.setup(seats)
    assert refused.value.code == "wrong-seats"


def test_ten_peace_tiles_lie_on_four_centuries() -> None:
    """A1.3 One, two, three and four."""
    assert key(GAME.setup(3), "peace") == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("placed", "peace", "step"),
    [
        (0, [1, 2, 3, 4], 1),
        (1, [0, 2, 3, 4], 2),
        (2, [0, 1, 3, 4], 2),
        (3, [0, 0, 3, 4], 3),
        (4, [0, 0, 2, 4], 3),
        (5, [0, 0, 1, 4], 3),
        (6, [0, 0, 0, 4], 4),
        (7, [0, 0, 0, 3], 4),
        (8, [0, 0, 0, 2], 4),
        (9, [0, 0, 0, 1], 4),
    ],
)
def test_the_current_century_is_the_earliest_with_a_tile(
    placed: int, peace: list[int], step: int
) -> None:
    """A1.3 So many tiles are placed, so many are left; A3.5 shows which century it is."""
    state = position(pacified=placed, hands=["goths", "", ""])
    assert key(state, "peace") == peace
    state = do(state, "play goths pannonia", "influence")
    assert key(state, "influence")[0] == {"goths": step}


def test_a_track_has_22_spaces() -> None:
    """A1.4 A cube can stand on space 22, not on 23."""
    assert key(position(influence=[{"goths": 22}, {}, {}]), "influence")[0] == {"goths": 22}
    with pytest.raises(InvalidState) as refused:
        GAME.restore(written(influence=[{"goths": 23}, {}, {}]))
    assert refused.value.code == "wrong-number"


@pytest.mark.parametrize("place", ["sardinia", "corsica", "greece", "peloponnese", "hibernia"])
def test_an_island_that_is_no_province_cannot_be_named(place: str) -> None:
    """A1.5, A10.3 Sardinia and Corsica are none; Greece is the one province Achaia."""
    with pytest.raises(InvalidAction) as refused:
        GAME.parse(f"play goths {place}")
    assert refused.value.code == "not-an-action"
    state = position(hands=["goths", "", ""], tokens={"macedonia": "goths"})
    assert "play goths achaia" in offers(state)
