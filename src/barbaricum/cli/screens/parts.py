"""Parts that the screens of all games have: log, question, choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from barbaricum.cli.screens.layout import Scene, flowing, numbered, wrapped
from barbaricum.core.menu import Entry, Menu
from barbaricum.texts import Texts


def log(scene: Scene) -> list[Text]:
    """What happened last."""
    return [Text(line, "italic") for sentence in scene.log for line in wrapped(sentence)]


def notice(scene: Scene) -> list[Text]:
    """What is said to the player, such as why something cannot be done."""
    if not scene.notice:
        return []
    return [Text(line, "bold yellow") for line in wrapped(f"» {scene.notice}")]


def middle(told: list[Text], rows: int, whole: int = 0) -> list[Text]:
    """The latest lines that fit, so many of them in any case, with what air there is."""
    room = rows - (rows > len(told) or rows > 3) - (rows > 5)
    room = max(room, min(rows, whole))
    lines = told[-room:] if room > 0 else []
    air = rows - len(lines)
    before = [Text()] if air > 1 else []
    return [*before, *lines, *[Text()] * (air - len(before))]


def question(scene: Scene, ask: Callable[[Texts, Menu, Sequence[str]], str]) -> list[Text]:
    """What is asked, and why."""
    if scene.menu is None:
        return []
    return [Text(line, "bold") for line in wrapped(ask(scene.texts, scene.menu, scene.names))]


def choices(
    scene: Scene, choice: Callable[[Texts, Entry, Sequence[str]], str], shown: str, key: str
) -> list[Text]:
    """The numbered choices; those of the code `shown` carry theirs elsewhere, as `key` says."""
    if scene.menu is None:
        return []
    entries = numbered(scene.menu.entries).items()
    elsewhere = [number for number, entry in entries if entry.code == shown]
    parts = [
        _numbered(str(number), choice(scene.texts, entry, scene.names))
        for number, entry in entries
        if entry.code != shown
    ]
    if elsewhere:
        parts.insert(0, _numbered(_range(elsewhere), scene.texts.say(key)))
    if scene.inner:
        parts.append(_numbered("0", scene.texts.say("choice-back")))
    return flowing(parts)


def _numbered(number: str, words: str) -> Text:
    return Text.assemble((number, "bold reverse"), " ", words)


def _range(numbers: Sequence[int]) -> str:
    """The numbers that stand elsewhere on the screen, one after another."""
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
