"""Games played at random, and the positions they come through."""

from collections.abc import Iterator
from random import Random

from barbaricum.core import CHANCE, Json
from barbaricum.games.invasions.game import GAME
from barbaricum.games.invasions.state import State


def played(seats: int, seed: int, **options: Json) -> Iterator[State]:
    """Every position of a game; chance by its odds, jarls sail on rather than winter or end."""
    rng = Random(seed)
    state = GAME.setup(seats, options)
    yield state
    while GAME.to_act(state) is not None:
        if GAME.to_act(state) == CHANCE:
            weights = GAME.odds(state)
            action = rng.choices(list(weights), list(weights.values()))[0]
        else:
            actions = GAME.legal(state)
            busy = [one for one in actions if GAME.text(one) not in ("end", "winter")]
            action = rng.choice(busy if busy and rng.random() < 0.9 else actions)
        state = GAME.step(state, action)
        yield state
