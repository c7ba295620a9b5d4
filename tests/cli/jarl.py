"""A newcomer who plays Invasions by reading the labels of the choices, and nothing else."""

from __future__ import annotations

import re
from typing import Final

from tests.cli.newcomer import Newcomer

LIKES: Final = (
    r".*◆", r"trade ", r"raid \(", r"settle, ", r"roll on", r"on to ", r"sail to ", r"sail …",
    r"load (?!tusks)", r"set sail", r"leave it", r"keep the viking", r"viking", r"end the turn",
)  # fmt: skip
"""What is chosen first, by how the label begins."""
LABEL: Final = re.compile(r"(?:^|   )(\d+)(?:–\d+)? (\S.*?)(?=   \d|$)")
NEEDED: Final = re.compile(r"\b(\d+) ◆")


class Jarl(Newcomer):
    """Trades, raids and settles where the table says that a saga needs it."""

    def labels(self) -> dict[int, str]:
        """The choices just above the prompt by their numbers."""
        found: dict[int, str] = {}
        for line in reversed(self.screen[:-1]):
            if not line[:1].isdigit():
                break
            found |= {int(number): label for number, label in LABEL.findall(line)}
        return found

    def choose(self) -> str:
        """Choose a goal with a mark, else what is liked best, else anything."""
        labels, goals = self.labels(), [int(number) for number in NEEDED.findall(self.text())]
        if "a place in the table" in labels.values():
            pool = goals or self.numbers()
            return self.read_on(self.type(str(pool[self.rng.randrange(len(pool))])))
        for like in LIKES:
            liked = [number for number, label in labels.items() if re.match(like, label)]
            if liked:
                number = liked[self.rng.randrange(len(liked))]
                return self.read_on(self.type(str(number)))
        return super().choose()
