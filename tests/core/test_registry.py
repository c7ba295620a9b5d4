import pytest

from barbaricum import games
from barbaricum.core import Game, Option, UnknownGame


def test_attila_is_among_the_games() -> None:
    assert "attila" in games.names()


@pytest.mark.parametrize("name", games.names())
def test_a_game_is_got_by_its_name(name: str) -> None:
    game = games.get(name)
    assert isinstance(game, Game)
    assert game.name == name
    assert games.get(name) is game


@pytest.mark.parametrize("name", games.names())
def test_a_game_names_its_seats_options_and_versions(name: str) -> None:
    game = games.get(name)
    assert isinstance(game.seats, range)
    assert game.seats
    assert game.rules
    assert game.data
    for option in game.options.values():
        assert isinstance(option, Option)
        assert option.default in option.values
        assert all(isinstance(value, bool | int | str) for value in option.values)


@pytest.mark.parametrize("name", ["", "Attila", "chess", "attila ", "barbaricum.games.attila"])
def test_an_unknown_game_is_refused_by_name(name: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        games.get(name)
    assert caught.value.code == "unknown-game"
    assert caught.value.values["name"] == name
    assert f"“{name}”" in str(caught.value)
    assert "attila" in str(caught.value)
