"""What an action is called in a few words, by the menus of its game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Final

from barbaricum.core.game import View
from barbaricum.core.menu import Entry, Menu
from barbaricum.texts.naming import NAMINGS
from barbaricum.texts.texts import Texts
from barbaricum.texts.wording import WORDINGS

BETWEEN: Final = " · "
Speaker = tuple[str, str, tuple[str, ...]]
"""A game, a language, and the names of the seats."""


@cache
def texts_of(language: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)


def labels(view: View, speaker: Speaker) -> dict[str, str]:
    """The names of the actions that the menus of the game lead to, by their notation."""
    return dict(_labels(WORDINGS[speaker[0]].board(view), speaker, ()))


def _labels(menu: Menu, speaker: Speaker, way: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Every action below a menu, named by the choices on the way to it."""
    for entry in menu.entries:
        here = (*way, _choice(speaker, entry.code, tuple(entry.values.items())))
        if entry.action is not None:
            yield entry.action, BETWEEN.join(here)
        if entry.menu is not None:
            yield from _labels(entry.menu, speaker, here)


@lru_cache(maxsize=10_000)
def _choice(speaker: Speaker, code: str, values: tuple[tuple[str, str | int], ...]) -> str:
    """One choice in a few words; the same few come again and again."""
    game, language, seats = speaker
    return WORDINGS[game].choice(texts_of(language), Entry(code, dict(values)), seats)


def label(known: Mapping[str, str], text: str, path: list[str], speaker: Speaker) -> str:
    """The name of an action; where several things are chosen together, the things by name."""
    if text in known:
        return known[text]
    game, language, _seats = speaker
    texts, naming = texts_of(language), NAMINGS[game]
    clicks = [click.partition(":") for click in path if ":" in click]
    return ", ".join(naming(texts, kind, thing) for kind, _, thing in clicks)
