"""The bot `greedy`: one step ahead, and then what would be scored now.

It thinks about one guess of the position. What an action is worth differs from game to game and
stands in the table `OUTLOOKS`; a second game adds a line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from barbaricum.bots import attila
from barbaricum.core.game import AnyGame, Rng, View


@dataclass(frozen=True, slots=True)
class Outlook:
    """How greedy sees one game."""

    worth_a_look: Callable[[View], list[str]]
    value: Callable[[Any, int], int]  # the position is that of the game it stands for
    """What a position after an action is worth to a seat, in hundredths of a point."""


OUTLOOKS: Final[Mapping[str, Outlook]] = {
    "attila": Outlook(attila.worth_a_look, attila.value),
}


def choose(game: AnyGame, view: View, rng: Rng) -> str:
    """The legal text of the highest value; among equal ones any."""
    outlook = OUTLOOKS[game.name]
    texts = outlook.worth_a_look(view)
    if len(texts) == 1:
        return texts[0]
    state = game.guess(view, rng)
    values = [outlook.value(game.step(state, game.parse(text)), view["seat"]) for text in texts]
    highest = max(values)
    best = [text for text, value in zip(texts, values, strict=True) if value == highest]
    return best[rng.randrange(len(best))]
