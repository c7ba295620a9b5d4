"""Positions compare by what they are, not by how long it took to get there."""

from barbaricum.core.game import CHANCE
from barbaricum.games import get, names


def test_the_number_of_rows_is_no_part_of_a_position() -> None:
    for name in names():
        state, other = get(name).setup(2), get(name).setup(2)
        other.number = 7
        assert state == other
        assert hash(state) == hash(other)


def test_positions_of_two_games_are_never_equal() -> None:
    attila, invasions = (get(name).setup(2) for name in ("attila", "invasions"))
    assert attila.actor == invasions.actor == CHANCE
    assert attila != invasions
