"""English names for the sentences of this package; other languages are read above it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from barbaricum.games.invasions.data import CARDS, WORLD

_NAMED: Final = (
    *WORLD["ports"], *WORLD["homes"], *WORLD["spaces"], *CARDS["sagas"], *CARDS["runes"],
    *CARDS["goods"],
)  # fmt: skip
ENGLISH: Final[dict[str, str]] = {item["id"]: item["names"]["en"] for item in _NAMED}


def english(values: Mapping[str, object]) -> dict[str, object]:
    """The values with the English names of what they name."""
    return {key: name(value) for key, value in values.items()}


def name(value: object) -> object:
    """The English name of a place, saga, rune or kind of goods; anything else as it is."""
    return ENGLISH.get(value, value) if isinstance(value, str) else value
