"""Policies that fit every game: uniform, a kind first, a bot, and climbing towards a value."""

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


def by_kind(kind: Callable[[str], str]) -> Choose:
    """A kind of action first, then one of that kind: the rare kinds come up as often."""

    def choose(
        game: AnyGame, _state: State, actions: Sequence[Action], rng: random.Random
    ) -> Action:
        kinds: dict[str, list[Action]] = {}
        for action in actions:
            kinds.setdefault(kind(game.text(action)), []).append(action)
        chosen = kinds[rng.choice(list(kinds))]
        return chosen[rng.randrange(len(chosen))]

    return choose


def bot(name: str) -> Choose:
    """What a bot does, which sees its view only."""
    chosen = bots.get(name)

    def choose(
        game: AnyGame, state: State, _actions: Sequence[Action], rng: random.Random
    ) -> Action:
        return game.parse(chosen.choose(game, game.view(state, game.to_act(state)), rng))

    return choose


def climb(value: Value, astray: Choose, noise: float) -> Choose:
    """The action after which the state is worth most; now and then the policy goes astray."""

    def choose(
        game: AnyGame, state: State, actions: Sequence[Action], rng: random.Random
    ) -> Action:
        if len(actions) == 1 or rng.random() < noise:
            return astray(game, state, actions, rng)
        seat = game.to_act(state)
        assert seat is not None
        some = actions if len(actions) <= LOOKED_AT else rng.sample(actions, LOOKED_AT)
        worth = [value(game.step(state, action), seat) for action in some]
        top = max(worth)
        best = [action for action, one in zip(some, worth, strict=True) if one == top]
        return best[rng.randrange(len(best))]

    return choose
