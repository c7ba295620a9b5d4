"""What screens are made of: scenes, and lines of a fixed width."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from barbaricum.core.game import View
from barbaricum.games.attila.prompt import Entry, Menu
from barbaricum.texts import Texts

WIDTH: Final = 79
"""A screen is 80 columns wide; the last one stays free, so that no terminal breaks a line."""

HEIGHT: Final = 23
"""24 rows, less the one on which the player types."""


@dataclass(frozen=True, slots=True)
class Scene:
    """All that a screen shows at one moment."""

    view: View
    names: Sequence[str]
    texts: Texts
    menu: Menu | None = None
    inner: bool = False
    """Whether the menu was reached from another one, so that one can go back."""
    log: Sequence[str] = ()
    notice: str | None = None
    height: int = HEIGHT
    choices: dict[str, str] = field(default_factory=dict)


def wrapped(text: str, width: int = WIDTH) -> list[str]:
    """The text in lines. It breaks at plain spaces only, and inside a word too long for a line."""
    return [
        line[at : at + width]
        for line in broken(text, width)
        for at in range(0, max(1, len(line)), width)
    ]


def broken(text: str, width: int = WIDTH) -> list[str]:
    """The same, but a long word stays whole, so that it can be copied: a path, a command."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines += _broken(paragraph.split(" "), width)
    return lines


def _broken(words: Sequence[str], width: int) -> list[str]:
    """The words of one paragraph in lines."""
    lines: list[str] = []
    line = ""
    for word in words:
        longer = f"{line} {word}" if line else word
        if line and cell_len(longer) > width:
            lines.append(line)
            longer = word
        line = longer
    return [*lines, line]


def flowing(parts: Sequence[Text], gap: str = "   ", width: int = WIDTH) -> list[Text]:
    """Parts side by side, as many as fit on a line; none is broken."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], gap, part)
        else:
            lines.append(part)
    return lines


def padded(text: str, width: int) -> str:
    """The text cut or filled to so many columns."""
    if cell_len(text) > width:
        return set_cell_size(text, width - 1) + "…"
    return set_cell_size(text, width)


def numbered(entries: Sequence[Entry]) -> dict[int, Entry]:
    """The entries of a menu by the number that chooses them."""
    return dict(enumerate(entries, start=1))
