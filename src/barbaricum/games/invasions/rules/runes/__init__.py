"""V14.4 The runes, a class each; `play.py` has what they share."""

from __future__ import annotations

from typing import Final

from barbaricum.games.invasions.data.cards import RUNES
from barbaricum.games.invasions.rules.runes import combat, crew, land, rivals, sea
from barbaricum.games.invasions.rules.runes.play import BY_ID, Rune

FAMILIES: Final = (crew, combat, sea, land, rivals)

KINDS: Final[tuple[type[Rune], ...]] = tuple(BY_ID[rune.name] for rune in RUNES)
"""The class of each rune, in the order of the data."""
