"""The tables at which the contract is proved: every game, number of seats and option value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from hypothesis import strategies as st

from barbaricum import games
from barbaricum.core import AnyGame, Json


class Table(NamedTuple):
    """A game, its seats and its options."""

    name: str
    seats: int
    options: Mapping[str, Json]

    @property
    def game(self) -> AnyGame:
        """The game played here."""
        return games.get(self.name)

    def __str__(self) -> str:
        chosen = "-".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.name}-{self.seats}-{chosen or 'default'}"


def every_table() -> Iterator[Table]:
    """Every number of seats with the defaults, then with each other value of each option."""
    for name in games.names():
        game = games.get(name)
        for seats in game.seats:
            yield Table(name, seats, {})
            for option, offered in game.options.items():
                for value in offered.values:
                    if value != offered.default:
                        yield Table(name, seats, {option: value})


EVERY_TABLE: Final = tuple(every_table())


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any table at all, options combined freely."""
    name = draw(st.sampled_from(games.names()))
    game = games.get(name)
    chosen = {option: st.sampled_from(offered.values) for option, offered in game.options.items()}
    options = draw(st.fixed_dictionaries({}, optional=chosen))
    return Table(name, draw(st.sampled_from(game.seats)), options)


SEEDS: Final = st.integers(0, 2**32 - 1)
"""Seeds of played games."""
