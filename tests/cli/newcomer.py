"""A newcomer at a pseudo-terminal, who reads the prompts and knows nothing else."""

from __future__ import annotations

import os
import random
import re
import resource
import signal
import sys
from pathlib import Path

import pexpect
from rich.cells import cell_len

import barbaricum
from barbaricum.core.record import loads

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")
CLEAR = re.compile(r"\x1b\[2J|\x1b\[H\x1b\[2J")
CHOICE = re.compile(r"(?:^|   )(\d+)(?:–(\d+))? \S")

PROMPTS = {
    "en": ("Number or letters (help: more) >", "Press Enter >"),
    "fr": ("Numéro ou lettres (aide\u00a0: plus) >", "Appuyez sur Entrée >"),
    "de": ("Nummer oder Buchstaben (hilfe: mehr) >", "Drück Eingabe >"),
}


def hear() -> None:
    """Ctrl-C is heard, even where the tests run in the background of a shell."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def write_nothing() -> None:
    """From now on every file is too large, as on a full disk."""
    hear()
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


class Newcomer:
    """Starts the game in a terminal of 80 by 24 and chooses numbers that the screen lists."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        language: str = "en",
        full: bool = False,
        command: str = "play",
        size: tuple[int, int] = (24, 80),
    ) -> None:
        environment = {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(Path(barbaricum.__file__).parents[1]),
            "HOME": str(home),
            "XDG_STATE_HOME": str(home / "state"),
            "TERM": "xterm-256color",
            "PYTHONWARNINGS": "error",
            "LC_ALL": "C.UTF-8",
        }
        words = ["-m", "barbaricum", command, *arguments, "--lang", language]
        self.child = pexpect.spawn(
            sys.executable, words, dimensions=size, encoding="utf-8", timeout=60,
            env=environment, preexec_fn=write_nothing if full else hear,
        )  # fmt: skip
        self.child.delaybeforesend = None
        self.choice, self.enter = PROMPTS[language]
        self.rng = random.Random(0)
        self.raw = ""

    def wait(self) -> str:
        """Until something is asked: `choice`, `enter`, another prompt, or `end`."""
        choice, enter = re.escape(self.choice), re.escape(self.enter)
        asked = self.child.expect(
            [choice, enter, r"(Enter|Entrée|Eingabe) >", r": 1\) >", pexpect.EOF]
        )
        self.raw += (self.child.before or "") + (
            self.child.after if isinstance(self.child.after, str) else ""
        )
        return ("choice", "enter", "curtain", "offer", "end")[asked]

    @property
    def screen(self) -> list[str]:
        """The lines since the screen was last wiped."""
        last = CLEAR.split(self.raw)[-1]
        return ESCAPES.sub("", last).replace("\r", "").split("\n")

    def fits(self) -> bool:
        """Whether the screen has at most 24 lines of at most 80 columns."""
        return len(self.screen) <= 24 and all(cell_len(line) <= 80 for line in self.screen)

    def numbers(self) -> list[int]:
        """The choices listed just above the prompt."""
        found: list[int] = []
        for line in reversed(self.screen[:-1]):
            marks = CHOICE.findall(line) if line[:1].isdigit() else []
            if not marks:
                break
            for first, last in marks:
                found += range(int(first), int(last or first) + 1)
        return [number for number in found if number]

    def type(self, text: str) -> str:
        """Type a line, and wait for what is asked next."""
        self.raw = ""
        self.child.sendline(text)
        return self.wait()

    def interrupt(self) -> str:
        """Press Ctrl-C until it is heard: readline misses one that comes just before it listens.

        It listens once a letter that was typed is shown.
        """
        self.child.send("x")
        self.child.expect_exact("x")
        for _ in range(20):
            self.child.sendintr()
            if self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=3) == 0:
                self.raw += self.child.before or ""
                return "end"
        return f"deaf: {self.child.isalive()} {self.child.before!r}"

    def begin(self) -> str:
        """Read what is shown until there is something to choose."""
        return self.read_on(self.wait())

    def read_on(self, asked: str) -> str:
        """Press Enter on pages until there is something to choose, or the end."""
        while asked in ("enter", "curtain"):
            asked = self.type("")
        return asked

    def choose(self) -> str:
        """Choose any listed number."""
        numbers = self.numbers()
        assert numbers, "\n".join(self.screen)
        return self.read_on(self.type(str(numbers[self.rng.randrange(len(numbers))])))

    def text(self) -> str:
        """The screen as one text; a broken line counts as one."""
        return " ".join(self.screen)

    def close(self) -> None:
        """Leave without ceremony."""
        self.child.close(force=True)


def sit(
    table: list[Newcomer],
    *arguments: str,
    home: Path,
    language: str = "en",
    full: bool = False,
    size: tuple[int, int] = (24, 80),
) -> Newcomer:
    """A newcomer at the table, who will be sent home after the test."""
    table.append(Newcomer(home, *arguments, language=language, full=full, size=size))
    return table[-1]


def rows(file: Path) -> list[tuple[int, str]]:
    """The log of a saved game."""
    return loads(file.read_text("utf-8")).log
