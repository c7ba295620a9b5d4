"""The bot `strong`: what steady finds, looked at further by a tree search over many guesses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from barbaricum.bots import steady
from barbaricum.bots.library import lore_of
from barbaricum.bots.lore import Lore
from barbaricum.bots.search import Budget, Candidate, Search
from barbaricum.bots.settings import Settings
from barbaricum.core.game import AnyGame, Rng, View

PATIENCE: Final = 1.8
"""Seconds after which an answer is given in any case, unless told otherwise."""
WIDTH: Final = 8
"""So many moves go from the first look into the search."""


def search(game: AnyGame, view: View, rng: Rng, lore: Lore, budget: Budget) -> list[Candidate]:
    """The moves worth a thought, the best first."""
    found = steady.lines(game, view, rng, lore, guesses=min(1, lore.guesses))[:WIDTH]
    before = [(line.mean if line.values else 0.0, line.move) for line in found]
    asked = Search(game, lore, view, rng, horizon=lore.horizon(view["seats"]))
    if len(before) == 1:
        return asked.candidates(before)
    return asked.run(before, budget)


def budget_of(settings: Settings, lore: Lore) -> Budget:
    """With its simulations told it goes by these alone, and the same seed gives the same choice."""
    if settings.simulations is not None:
        return Budget(settings.simulations, settings.seconds, hasty=True)
    seconds = PATIENCE if settings.seconds is None else settings.seconds
    return Budget(lore.simulations, seconds, hasty=True)


def player(settings: Settings) -> Callable[[AnyGame, View, Rng], str]:
    """A strong player of some personality, within some budget."""

    def choose(game: AnyGame, view: View, rng: Rng) -> str:
        if len(view["legal"]) == 1:
            return str(view["legal"][0])
        lore = lore_of(game.name, settings.personality)
        return lore.text(search(game, view, rng, lore, budget_of(settings, lore))[0].move)

    return choose
