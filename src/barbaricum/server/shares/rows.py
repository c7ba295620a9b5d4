"""How long the log of a table may grow: a game can always be played to its end, not for ever."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from barbaricum.core.record import Row
from barbaricum.core.record.form import UNDO
from barbaricum.server.ledger import Ledger
from barbaricum.server.refusals import NotNow


@dataclass(frozen=True, slots=True)
class Bounds:
    """Where taking back ends; decisions are bounded by the rules of the game."""

    rows: int
    undos: int

    def demand_room(self, ledger: Ledger, rows: Sequence[Row]) -> None:
        """Refuse to take back one more decision at a table that has seen too much of it."""
        if not _undone(rows):
            return
        if ledger.number >= self.rows or _undone(ledger.record.log) >= self.undos:
            raise NotNow("too-many-undos")


def _undone(rows: Sequence[Row]) -> int:
    return sum(text == UNDO for _, text in rows)
