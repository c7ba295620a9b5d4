"""Whole games of bots, and positions out of the middle of them."""

import random
from collections.abc import Generator, Sequence
from typing import Any

from barbaricum import bots
from barbaricum.core import CHANCE, AnyGame, Result, draw

State = Any  # a state of whatever game is asked for


def positions(
    game: AnyGame, names: Sequence[str], seed: int
) -> Generator[tuple[State, str], None, State]:
    """Every position at which a bot decides, with its choice; each is put to `apply`."""
    luck, mind = random.Random(seed), random.Random(seed)
    state = game.setup(len(names))
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            state = game.step(state, draw(game.odds(state), luck))
        else:
            text = bots.get(names[seat]).choose(game, game.view(state, seat), mind)
            yield state, text
            state = game.apply(state, game.parse(text))
    return state


def end(game: AnyGame, names: Sequence[str], seed: int) -> State:
    """The last position of a game of these bots."""
    played = positions(game, names, seed)
    while True:
        try:
            next(played)
        except StopIteration as over:
            return over.value


def result(game: AnyGame, names: Sequence[str], seed: int) -> Result:
    """How a game of these bots ends."""
    ended = game.result(end(game, names, seed))
    assert ended is not None
    return ended
