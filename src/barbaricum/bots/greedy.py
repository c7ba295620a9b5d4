"""The bot `greedy`: what brings most now, from the own view alone.

How it is found differs from game to game and stands in the table `CHOICES`; a new game adds a
line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from barbaricum.bots import invasions
from barbaricum.bots.attila import greedy as attila
from barbaricum.core.game import AnyGame, Rng, View

Choose = Callable[[AnyGame, View, Rng], str]


@dataclass(frozen=True, slots=True)
class Outlook:
    """How greedy sees a game in which it looks one step ahead."""

    worth_a_look: Callable[[View], list[str]]
    value: Callable[[Any, int], int]  # the position is that of the game it stands for
    """What a position after an action is worth to a seat, in hundredths of a point."""


def one_step_ahead(outlook: Outlook) -> Choose:
    """Of one guess of the position: the text of the highest value; among equal ones any."""

    def choose(game: AnyGame, view: View, rng: Rng) -> str:
        texts = outlook.worth_a_look(view)
        if len(texts) == 1:
            return texts[0]
        state = game.guess(view, rng)
        values = [outlook.value(game.step(state, game.parse(text)), view["seat"]) for text in texts]
        highest = max(values)
        best = [text for text, value in zip(texts, values, strict=True) if value == highest]
        return best[rng.randrange(len(best))]

    return choose


CHOICES: Final[Mapping[str, Choose]] = {
    "attila": one_step_ahead(Outlook(attila.worth_a_look, attila.value)),
    "invasions": invasions.choose,
}


def knows(game: str) -> bool:
    """Whether greedy sees anything in this game."""
    return game in CHOICES


def choose(game: AnyGame, view: View, rng: Rng) -> str:
    """One of the legal texts of the view."""
    return CHOICES[game.name](game, view, rng)
