import pytest

from barbaricum import games
from barbaricum.core import InvalidOptions, Json
from barbaricum.games.invasions.game import GAME
from tests.invasions.positions import CONFLICT, RUNES, do, key


def test_the_game_is_known_by_its_name() -> None:
    """V13 `barbaricum.games` offers it to every table."""
    assert games.get("invasions") is GAME
    assert "invasions" in games.names()


def test_the_options_and_their_defaults() -> None:
    """V13 Default first."""
    assert {name: (option.values, option.default) for name, option in GAME.options.items()} == {
        "first": (("random", "seat"), "random"),
        "conflict_runes": ((False, True), False),
        "sagas_per_era": ((6, 5, 4), 6),
    }


@pytest.mark.parametrize(
    "options",
    [
        {"first": "hairiest"},
        {"conflict_runes": 1},
        {"conflict_runes": "true"},
        {"sagas_per_era": 3},
        {"sagas_per_era": "6"},
        {"sagas_per_era": 6.0},
        {"final_scoring": True},
    ],
)
def test_other_values_are_refused(options: dict[str, Json]) -> None:
    """V13 With the reason."""
    with pytest.raises(InvalidOptions) as refused:
        GAME.setup(3, options)
    assert str(refused.value)


def test_the_snapshot_names_every_option() -> None:
    """V13 Those nobody chose too."""
    chosen = key(GAME.setup(3, {"sagas_per_era": 4}), "options")
    assert chosen == {"first": "random", "conflict_runes": False, "sagas_per_era": 4}


@pytest.mark.parametrize(("value", "cards"), [(False, RUNES), (True, RUNES | CONFLICT)])
def test_conflict_runes(value: bool, cards: dict[str, int]) -> None:
    """V13 24 runes or 33."""
    state = GAME.setup(2, {"first": "seat", "conflict_runes": value})
    assert key(state, "runes") == cards


@pytest.mark.parametrize("cards", [6, 5, 4])
def test_sagas_per_era(cards: int) -> None:
    """V13 Decks of 18, 15, 12."""
    state = GAME.setup(2, {"first": "seat", "sagas_per_era": cards})
    state = do(state, "rune-card calm", "rune-card calm", "saga s01", "saga s02", "saga s03")
    assert key(state, "left") == [cards - 3, cards, cards]


def test_first_by_seat_or_by_lot() -> None:
    """V13 With `seat` seat 0 begins and nothing is drawn."""
    by_seat = GAME.setup(2, {"first": "seat"})
    assert key(by_seat, "phase") == "deal"
    assert key(GAME.setup(2), "phase") == "first"
