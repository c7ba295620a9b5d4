"""Policies that fit every game: uniform, a verb first, a bot, and climbing towards a value."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from barbaricum import bots
from barbaricum.cli.fuzz.subject import Action, Choose, State
from barbaricum.core import AnyGame

Value = Callable[[State, int], float]
"""What a state is worth to the seat that steers."""

LOOKED_AT: Final = 30
"""Of more actions than this, a climber looks at some only: other games are waiting."""


def uniform(_game: AnyGame, _state: State, actions: Sequence[Action], rng: random.Random) -> Action:
    """Any legal action, each as likely."""
    return actions[rng.randrange(len(actions))]


def verb_first(
    game: AnyGame, _state: State, actions: Sequence[Action], rng: random.Random
) -> Action:
    """A kind of action first, then one of that kind: the rare kinds come up as often."""
    kinds: dict[str, list[Action]] = {}
    for action in actions:
        kinds.setdefault(kind(game.text(action)), []).append(action)
    chosen = kinds[rng.choice(list(kinds))]
    return chosen[rng.randrange(len(chosen))]


def kind(text: str) -> str:
    """The first word of an action; of a tile, or of a pass, the first two."""
    words = text.split(" ", 2)
    return " ".join(words[:2]) if words[0] == "tile" or words[1:] == ["pass"] else words[0]


def bot(name: str) -> Choose:
    """What a bot does, which sees its view only."""
    chosen = bots.get(name)

    def choose(
        game: AnyGame, state: State, _actions: Sequence[Action], rng: random.Random
    ) -> Action:
        return game.parse(chosen.choose(game, game.view(state, game.to_act(state)), rng))

    return choose


def climb(value: Value, noise: float = 0.05, looked_at: int = LOOKED_AT) -> Choose:
    """The action after which the state is worth most; now and then any other."""

    def choose(
        game: AnyGame, state: State, actions: Sequence[Action], rng: random.Random
    ) -> Action:
        if len(actions) == 1 or rng.random() < noise:
            return verb_first(game, state, actions, rng)
        seat = game.to_act(state)
        assert seat is not None
        some = actions if len(actions) <= looked_at else rng.sample(actions, looked_at)
        worth = [value(game.step(state, action), seat) for action in some]
        top = max(worth)
        best = [action for action, one in zip(some, worth, strict=True) if one == top]
        return best[rng.randrange(len(best))]

    return choose
