"""A screen in a wide window: the log beside the board."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.console import Group
from rich.text import Text

from barbaricum.cli.screens.layout import WIDTH, padded, wrapped

WIDE: Final = 100
"""So many columns have room for both."""

MOST: Final = 72
"""A line of the log is no longer, however wide the window."""
BAR: Final = " │ "
MARK: Final = "· "


def room(columns: int) -> int:
    """The columns of the log."""
    return min(MOST, columns - WIDTH - len(BAR) - 1)


def told(sentences: Sequence[str], columns: int) -> list[str]:
    """The lines of the log; the first of a sentence has a mark."""
    width = room(columns) - len(MARK)
    return [
        (" " * len(MARK) if at else MARK) + line
        for sentence in sentences
        for at, line in enumerate(wrapped(sentence, width))
    ]


def beside(screen: Group, title: str, sentences: Sequence[str], columns: int) -> Group:
    """The screen on the left, on the right the latest of what happened."""
    left = [line for line in screen.renderables if isinstance(line, Text)]
    latest = told(sentences, columns)[1 - len(left) :]
    head = Text(padded(f" {title}", room(columns)), "reverse")
    right = [head, *(Text(line, "italic") for line in latest)]
    return Group(*(_row(*pair) for pair in zip_longest(left, right, fillvalue=Text())))


def _row(left: Text, right: Text) -> Text:
    """One line of both."""
    filled = left.copy()
    filled.truncate(WIDTH, pad=True)
    return Text.assemble(filled, (BAR, "dim"), right)
