"""What the ids inside an error are called in the reader's language, by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from barbaricum.games.invasions.data.names import NAMED, NAMES

if TYPE_CHECKING:
    from barbaricum.texts.texts import Texts

Naming = Callable[["Texts", str, str], str]
"""The name of a value, given the name it has in the error; the value itself if it has none."""


def by_keys(*kinds: str) -> Naming:
    """Names that stand in the texts of a game under a kind, such as `attila-people-goths`."""

    def name(texts: Texts, _key: str, value: str) -> str:
        for kind in kinds:
            key = f"{kind}-{value.replace('_', '-')}"
            if _is_key(value) and texts.has(key):
                return texts.say(key)
        return value

    return name


def _is_key(value: str) -> bool:
    """Whether the text could be an id, and not just be spelt like the end of some key."""
    return value.replace("_", "").isalpha() and value.islower()


def by_tables(texts: Texts, key: str, value: str) -> str:
    """Names that stand in the tables of Invasions; a few words besides stand in its texts."""
    if key in NAMED and value in NAMES[texts.language]:
        return typographic(NAMES[texts.language][value], texts.language)
    if key in ("piece", "size") and texts.has(f"invasions-{key}-{value}"):
        return texts.say(f"invasions-{key}-{value}")
    return value


def typographic(name: str, language: str) -> str:
    """French has a curved apostrophe; the tables have the plain one."""
    return name.replace("'", "’") if language == "fr" else name


NAMINGS: Final[Mapping[str, Naming]] = {
    "attila": by_keys("attila-people", "attila-province"),
    "invasions": by_tables,
}
