"""A record played again: every row with the position before and after it, as snapshots."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from barbaricum.core import CHANCE, Json, record
from barbaricum.core.record import Record
from barbaricum.games import get

FOLDER = Path(__file__).parent
"""A folder for each game."""


@dataclass(frozen=True)
class Step:
    seat: int
    text: str
    before: dict[str, Json]
    after: dict[str, Json]

    @property
    def word(self) -> str:
        return self.text.split()[0]

    @property
    def tile(self) -> str | None:
        words = self.text.split()
        return words[1] if words[0] == "tile" else None

    @property
    def rune(self) -> str | None:
        words = self.text.split()
        return words[1] if words[0] == "rune" else None


@dataclass(frozen=True)
class Played:
    record: Record
    steps: list[Step]

    @staticmethod
    def stuck(step: Step) -> bool:
        """A3.9 Whether no card of the hand could be played before the step."""
        game = get("attila")
        return game.parse("skip") in game.legal(game.restore(step.before))

    @property
    def options(self) -> dict[str, Json]:
        return self.record.options

    @property
    def seats(self) -> int:
        return len(self.record.seats)

    @property
    def result(self) -> dict[str, Json]:
        assert self.record.result is not None
        return self.record.result

    @property
    def breakdown(self) -> dict[str, tuple[int, ...]]:
        game = get(self.record.game)
        result = game.result(game.restore(self.last))
        assert result is not None
        return dict(result.breakdown)

    @property
    def last(self) -> dict[str, Json]:
        return self.steps[-1].after

    @property
    def decisions(self) -> list[Step]:
        return [step for step in self.steps if step.seat != CHANCE]


def played(kept: Record) -> Played:
    game = get(kept.game)
    snapshots = [game.snapshot(state) for state in record.replay(kept)]
    rows = zip(kept.log, pairwise(snapshots), strict=True)
    return Played(kept, [Step(seat, text, *around) for (seat, text), around in rows])
