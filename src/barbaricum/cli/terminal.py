"""The terminal itself: printing, paging, asking, completion."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from types import ModuleType

from rich.console import Console, RenderableType
from rich.text import Text

from barbaricum.cli.problems import clean
from barbaricum.cli.screens.layout import WIDTH, broken, wrapped
from barbaricum.texts import Texts


class Terminal:
    """Where a game is shown and where its players type."""

    def __init__(self, texts: Texts, console: Console | None = None) -> None:
        self.texts = texts
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self._readline = _readline() if self.interactive else None
        self._typed = ""
        """What was typed where only Enter was asked for: the answer to the next question."""

    @property
    def interactive(self) -> bool:
        """Whether somebody sits before it."""
        return self.console.is_terminal and sys.stdin.isatty()

    @property
    def rows(self) -> int:
        """The lines a screen may have, the one for typing left out."""
        return max(24, self.console.height if self.console.is_terminal else 24) - 1

    @property
    def small(self) -> bool:
        """Whether the screens do not fit."""
        size = self.console.size
        return self.interactive and (size.width < WIDTH + 1 or size.height < 24)

    @property
    def columns(self) -> int:
        """The columns that a screen may have."""
        return self.console.width if self.console.is_terminal else WIDTH + 1

    def show(self, screen: RenderableType) -> None:
        """Print a screen in the place of the one before."""
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(screen, no_wrap=True, overflow="crop")

    def say(self, *sentences: str) -> None:
        """Print sentences, broken at spaces only."""
        for sentence in sentences:
            for line in broken(sentence, min(WIDTH, max(20, self.console.width - 1))):
                self.console.print(Text(line), no_wrap=True, overflow="ignore", crop=False)

    def whole(self, line: str) -> None:
        """Print a line as it is, so that it can be copied, however narrow the window."""
        self.console.print(Text(line), no_wrap=True, overflow="ignore", crop=False, soft_wrap=True)

    def pages(self, title: str, sentences: Iterable[str]) -> None:
        """Show sentences a page at a time."""
        width = min(WIDTH, self.columns - 1)
        lines = [line for sentence in sentences for line in wrapped(sentence, width)]
        room = max(4, (self.console.height if self.small else self.rows + 1) - 3)
        for start in range(0, max(1, len(lines)), room):
            if self.console.is_terminal:
                self.console.clear()
            self.console.print(Text(f" {title}".ljust(width), "reverse"), no_wrap=True)
            for line in lines[start : start + room]:
                self.console.print(Text(line), no_wrap=True)
            self.enter()
            if self._typed:
                return

    def enter(self, sentence: str | None = None) -> None:
        """Wait until the player presses Enter; what is typed before it answers what comes next."""
        if sys.stdin.isatty() and not self._typed:
            self._typed = self._line(sentence or self.texts.say("press-enter"), ())

    def read(self, prompt: str, words: Sequence[str]) -> str:
        """What the player types; EOFError at the end of input."""
        typed, self._typed = self._typed, ""
        return typed or self._line(prompt, words)

    def _line(self, prompt: str, words: Sequence[str]) -> str:
        """One line; Tab completes the words."""
        if self._readline is not None:
            self._readline.set_completer(completer(words))
        self.console.file.flush()
        line = input(f"{prompt} ")
        return clean(line).strip()


def completer(words: Sequence[str]) -> Callable[[str, int], str | None]:
    """What readline asks for the n-th completion of a text."""

    def complete(text: str, number: int) -> str | None:
        fitting = [word for word in words if word.lower().startswith(text.lower())]
        return f"{fitting[number]} " if number < len(fitting) else None

    return complete


def _readline() -> ModuleType | None:
    """Line editing, where the system has it."""
    try:
        module = import_module("readline")
    except ImportError:
        return None
    module.parse_and_bind("tab: complete")
    module.set_completer_delims(" ")
    return module
