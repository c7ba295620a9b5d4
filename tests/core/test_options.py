import pytest

from barbaricum import games
from barbaricum.core import InvalidOptions, Json, Offer, Option

OFFER = Offer(
    "hnefatafl",
    range(2, 4),
    {
        "board": Option(("small", "large"), "small"),
        "gap": Option((2, 1), 2),
        "quick": Option((True, False), True),
    },
)


def refused(seats: Json, options: dict[str, Json]) -> InvalidOptions:
    with pytest.raises(InvalidOptions) as caught:
        OFFER.settle(seats, options)
    return caught.value


def test_what_nobody_chose_has_its_default() -> None:
    assert OFFER.settle(2, {}) == {"board": "small", "gap": 2, "quick": True}


def test_what_was_chosen_is_kept_in_the_order_of_the_offer() -> None:
    settled = OFFER.settle(3, {"quick": False, "board": "large"})
    assert list(settled.items()) == [("board", "large"), ("gap", 2), ("quick", False)]


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 100, True, False, 3.0, "3", None, [2], {}])
def test_a_wrong_number_of_seats_is_refused(seats: Json) -> None:
    error = refused(seats, {})
    assert error.code == "wrong-seats"
    assert error.values == {"game": "hnefatafl", "least": 2, "most": 3, "seats": seats}
    assert str(error) == f"Hnefatafl is a game for 2 to 3 players, not for {seats}."


@pytest.mark.parametrize("options", [None, 3, ["gap"], "gap"])
def test_options_that_are_not_names_with_values_are_refused(options: Json) -> None:
    error = refused(2, options)
    assert error.code == "options-wrong"
    assert error.values == {"game": "hnefatafl", "value": repr(options)}


@pytest.mark.parametrize("option", ["colour", "", "Board", "board "])
def test_an_unknown_option_is_refused(option: str) -> None:
    error = refused(2, {"gap": 1, option: "small"})
    assert error.code == "unknown-option"
    assert error.values["option"] == option
    assert str(error).endswith("Known options: board, gap, quick.")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("board", "huge"), ("board", "Small"), ("board", None), ("board", ["small"]), ("board", {}),
        ("board", 0), ("gap", 3), ("gap", 0), ("gap", "2"), ("gap", 2.0), ("gap", True),
        ("gap", None), ("quick", 1), ("quick", 0), ("quick", "true"), ("quick", 1.0),
        ("quick", None),
    ],
)  # fmt: skip
def test_a_value_that_is_not_offered_or_of_another_type_is_refused(
    option: str, value: Json
) -> None:
    error = refused(2, {option: value})
    assert error.code == "wrong-option-value"
    assert error.values["option"] == option
    assert error.values["value"] == repr(value)


def test_a_refused_value_names_the_possible_ones_as_json() -> None:
    assert str(refused(2, {"quick": 1})).endswith("Possible values: true, false.")
    assert str(refused(2, {"board": 1})).endswith('Possible values: "small", "large".')


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seats", [True, 3.0, "3", None, 0, -2, 99])
def test_no_game_is_set_up_for_such_seats(name: str, seats: int) -> None:
    with pytest.raises(InvalidOptions):
        games.get(name).setup(seats)


@pytest.mark.parametrize("name", games.names())
def test_no_game_is_set_up_with_an_option_it_does_not_offer(name: str) -> None:
    game = games.get(name)
    wrong: list[Json] = [None, "no such value", 77, 1.5, [], {}]
    for option in game.options:
        for value in wrong:
            with pytest.raises(InvalidOptions):
                game.setup(game.seats[0], {option: value})
    with pytest.raises(InvalidOptions):
        game.setup(game.seats[0], {"no such option": 1})


def test_setting_up_does_not_change_the_options_given() -> None:
    options = {"first": "seat"}
    games.get("attila").setup(3, options)
    assert options == {"first": "seat"}
