"""What a player typed: a number, a few letters, several items, or the notation itself."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence

from barbaricum.cli.problems import problem
from barbaricum.cli.screens.layout import numbered
from barbaricum.core.errors import InvalidAction
from barbaricum.core.game import AnyGame
from barbaricum.core.menu import Entry, Menu


def folded(text: str) -> str:
    """Lower case without accents, so that nobody has to hunt for É."""
    plain = unicodedata.normalize("NFKD", text)
    return "".join(char for char in plain if not unicodedata.combining(char)).casefold()


def fitting(text: str, labels: Mapping[int, str]) -> list[int]:
    """The numbers whose label begins so; if there is none, those with a word that does."""
    wanted = folded(text)
    heads = [number for number, label in labels.items() if folded(label).startswith(wanted)]
    if heads or not wanted:
        return heads
    return [
        number
        for number, label in labels.items()
        if any(word.startswith(wanted) for word in folded(label).split())
    ]


def one_of(text: str, menu: Menu, labels: Mapping[int, str]) -> Entry | None:
    """The one entry that the text stands for; None if it stands for none."""
    entries = numbered(menu.entries)
    if text.isdecimal():
        if int(text) not in entries:
            raise problem("no-such-number", number=text, most=len(entries))
        return entries[int(text)]
    found = fitting(text, labels)
    if len(found) > 1:
        raise problem("ambiguous", text=text, known=", ".join(labels[at] for at in found))
    return entries[found[0]] if found else None


def beneath(text: str, menu: Menu, label: Callable[[Entry], str]) -> Menu | None:
    """The menu farther down that is about what was typed, if there is just one such choice."""
    wanted = folded(text)
    found = [
        entry.menu or inner
        for inner in _below(menu)
        for entry in inner.entries
        if folded(label(entry)).startswith(wanted)
    ]
    return found[0] if len(found) == 1 else None


def _below(menu: Menu) -> Iterator[Menu]:
    for entry in menu.entries:
        if entry.menu is not None:
            yield entry.menu
            yield from _below(entry.menu)


def several(words: Sequence[str], menu: Menu, labels: Mapping[int, str]) -> str | None:
    """The notation of several items chosen together; None if some word is no item."""
    if menu.several is None:
        return None
    chosen = [one_of(word, menu, labels) for word in words]
    items = [entry.item for entry in chosen if entry is not None and entry.item is not None]
    return menu.together(items) if items and len(items) == len(words) else None


def notation(text: str, game: AnyGame, words: Mapping[str, str]) -> str:
    """The notation that was typed, ids and names cut short allowed; InvalidAction if it is none."""
    spelt = " ".join(_word(word, words) for word in text.split())
    try:
        return game.text(game.parse(spelt))
    except InvalidAction:
        return game.text(game.parse(text))


def _word(typed: str, words: Mapping[str, str]) -> str:
    """The one word of the notation that begins so."""
    wanted = folded(typed)
    if wanted in words:
        return words[wanted]
    found = {word for name, word in words.items() if folded(name).startswith(wanted)}
    return found.pop() if len(found) == 1 else typed
