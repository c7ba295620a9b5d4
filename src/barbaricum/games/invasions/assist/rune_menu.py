"""Which rune to play or to discard, and at what."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from barbaricum.core.game import View
from barbaricum.core.menu import Entry, Menu
from barbaricum.games.invasions.assist.menus import entry, menu
from barbaricum.games.invasions.data.cards import RUNE, RUNES
from barbaricum.games.invasions.data.world import INDEX, VALUE

Texts = Sequence[str]


def runes(view: View) -> Iterator[Entry]:
    """V9.1, V9.4 The way to the runes, where any can be played or discarded."""
    if any(text.startswith(("rune ", "discard ")) for text in view["legal"]):
        yield entry("runes", to=rune_menu(view))


def rune_menu(view: View) -> Menu:
    """V9.1, V9.4 The runes of the hand."""
    return menu("runes", view["seat"], of=all_runes(view))


def all_runes(view: View) -> Iterator[Entry]:
    """V9.1, V9.4 First those that can be played now, then the discards."""
    yield from plays(view)
    for name in view["hand"]:
        if f"discard {name}" in view["legal"]:
            yield entry("discard", name, action=f"discard {name}")


def plays(view: View) -> Iterator[Entry]:
    """V9.7 The runes that can be played now."""
    for name in view["hand"]:
        texts = [text for text in view["legal"] if text.split(" ")[:2] == ["rune", name]]
        kind = RUNES[RUNE[name]].target
        if texts and not kind:
            yield entry("rune", name, action=texts[0])
        elif texts:
            yield entry("rune", name, to=target_menu(name, kind, texts))


def target_menu(rune: str, kind: tuple[str, ...], texts: Texts) -> Menu:
    """V14.4 What the card names."""
    of = ways(texts) if kind == ("way",) else [TARGETS[kind](text) for text in texts]
    return menu(f"target-{'-'.join(kind)}", rune, of=of)


def _word(text: str, at: int) -> str:
    return text.split(" ")[at]


def _port(text: str) -> Entry:
    name = _word(text, 2)
    return entry("port", name, VALUE[INDEX[name]], action=text)


TARGETS: Final[Mapping[tuple[str, ...], Callable[[str], Entry]]] = {
    ("goods",): lambda text: entry("goods", _word(text, 2), action=text),
    ("port",): _port,
    ("direction",): lambda text: entry("direction", _word(text, 2), action=text),
    ("seat",): lambda text: entry("rival", int(_word(text, 2)), action=text),
    ("seat", "goods"): lambda text: entry(
        "rival-goods", int(_word(text, 2)), _word(text, 3), action=text
    ),
}
"""V14.4 The choices of a kind of rune, by what its card names."""


def ways(texts: Texts) -> list[Entry]:
    """V14.4 Oars and Sails: the first step, then another or none."""
    firsts = dict.fromkeys(_word(text, 2) for text in texts)
    return [entry("place", first, to=second_step(first, texts)) for first in firsts]


def second_step(first: str, texts: Texts) -> Menu:
    """V14.4 Stay there, or go on by one step."""
    of = [entry("stop-here", first, action=text) for text in texts if _is_way(text, first, 3)]
    on = [text for text in texts if _is_way(text, first, 4)]
    of += [entry("place", _word(text, 3), action=text) for text in on]
    return menu("second-step", first, of=of)


def _is_way(text: str, first: str, words: int) -> bool:
    return _word(text, 2) == first and len(text.split(" ")) == words
