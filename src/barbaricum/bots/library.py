"""The lore of each game, made once for each personality. A new game adds a line."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, Protocol

from barbaricum.bots.attila.lore import AttilaLore
from barbaricum.bots.attila.weights import PERSONALITIES as ATTILA
from barbaricum.bots.invasions.lore import InvasionsLore
from barbaricum.bots.invasions.weights import PERSONALITIES as INVASIONS
from barbaricum.bots.lore import Lore
from barbaricum.bots.weights import Personality, Weights


class Make(Protocol):
    """A lore for a personality; with other weights than those of the game for tuning."""

    def __call__(self, personality: Personality, weights: Weights = ..., /) -> Lore: ...


LORES: Final[Mapping[str, tuple[Make, Mapping[str, Personality]]]] = {
    "attila": (AttilaLore, ATTILA),
    "invasions": (InvasionsLore, INVASIONS),
}
NEUTRAL: Final = "neutral"
PERSONALITIES: Final = tuple(ATTILA)


def has_lore(game: str) -> bool:
    """Whether a bot can search this game."""
    return game in LORES


@cache
def lore_of(game: str, personality: str = NEUTRAL) -> Lore:
    """What a bot of this personality knows of the game."""
    make, known = LORES[game]
    return make(known[personality])
