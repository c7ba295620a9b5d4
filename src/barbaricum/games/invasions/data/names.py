"""Names as the tables have them, in every language: their one source."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from barbaricum.core.english import English, Values
from barbaricum.games.invasions.data.tables import CARDS, WORLD

_TABLES: Final = (
    *WORLD["ports"], *WORLD["homes"], *WORLD["spaces"], *WORLD["regions"], *CARDS["sagas"],
    *CARDS["runes"], *CARDS["goods"],
)  # fmt: skip
NAMES: Final[Mapping[str, Mapping[str, str]]] = {
    language: {item["id"]: item["names"][language] for item in _TABLES}
    for language in ("en", "fr", "de")
}
"""By language, the name of every place, region, saga, rune and kind of goods."""

NAMED: Final = frozenset({"place", "port", "here", "rune", "saga", "piece", "goods"})
"""Values of refusals and faults that are ids; any other text stands for itself."""


def named(values: Values) -> Values:
    """The values with the English names of what they name."""
    return {key: name(key, value) for key, value in values.items()}


def name(key: str, value: object) -> object:
    """The English name of a place, saga, rune or kind of goods; anything else as it is."""
    return NAMES["en"].get(value, value) if key in NAMED and isinstance(value, str) else value


ENGLISH: Final = English("barbaricum.games.invasions", named)
"""The English sentences of the game."""
