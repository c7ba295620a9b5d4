"""The bot `novice`: plays sensibly, but does not always see what is best."""

from __future__ import annotations

from typing import Final

from barbaricum.bots import greedy
from barbaricum.bots.library import lore_of
from barbaricum.core.game import AnyGame, Rng, View

ASTRAY: Final = 3
"""One decision in so many is a guess among what looks good."""
LOOKED_AT: Final = 6


def choose(game: AnyGame, view: View, rng: Rng) -> str:
    """What greedy would do, or now and then something that only looks as good."""
    if len(view["legal"]) == 1 or rng.randrange(ASTRAY):
        return greedy.choose(game, view, rng)
    lore = lore_of(game.name)
    moves = lore.moves(game.guess(view, rng))[:LOOKED_AT]
    return lore.text(moves[rng.randrange(len(moves))][1])
