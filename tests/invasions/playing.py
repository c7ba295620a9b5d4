"""Games played at random, and the positions they come through."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Final

from barbaricum.core import CHANCE, Json
from barbaricum.games.invasions.game import GAME
from barbaricum.games.invasions.rules.decisions import Action
from barbaricum.games.invasions.state import State

EAGER: Final = {"trade": 20, "raid": 20, "settle": 10, "rune": 5, "end": 0.2, "winter": 0.1}
"""How much likelier than others an action is that starts with the word."""


def steps(seats: int, seed: int, **options: Json) -> Iterator[tuple[State, Action, State]]:
    """Every position of a game, what is done, and what follows; jarls are eager for missions."""
    return going_on(GAME.setup(seats, options), seed)


def going_on(
    state: State, seed: int, most: int | None = None
) -> Iterator[tuple[State, Action, State]]:
    """The same from any position, for so many steps at most."""
    rng = Random(seed)
    for _ in count() if most is None else range(most):
        if GAME.to_act(state) is None:
            return
        if GAME.to_act(state) == CHANCE:
            weights: dict[Action, float] = dict(GAME.odds(state))
        else:
            weights = {one: EAGER.get(GAME.text(one).split()[0], 1) for one in GAME.legal(state)}
        action = rng.choices(list(weights), list(weights.values()))[0]
        following = GAME.step(state, action)
        yield state, action, following
        state = following


def played(seats: int, seed: int, **options: Json) -> Iterator[State]:
    """Every position of such a game."""
    yield GAME.setup(seats, options)
    for _, _, following in steps(seats, seed, **options):
        yield following
