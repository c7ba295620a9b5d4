"""The log of one table and the states it leads to, which are never stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from barbaricum.core.chance import Luck
from barbaricum.core.game import CHANCE, AnyGame
from barbaricum.core.record import Record, Row, replay
from barbaricum.core.record.form import UNDO

State = Any  # a state of the table's own game


class Ledger:
    """Rows, the state after each of them, and which decisions still stand."""

    def __init__(self, game: AnyGame, record: Record, luck: Luck) -> None:
        self.game = game
        self.record = record
        self.luck = luck
        self.states: list[State] = list(replay(record))
        self.standing: list[int] = []
        """The numbers of the rows that no undo has taken back."""
        for number, row in enumerate(record.log):
            self._stand(number, row)

    @property
    def number(self) -> int:
        """How many rows there are."""
        return len(self.record.log)

    @property
    def state(self) -> State:
        """Where the game stands."""
        return self.states[-1]

    @property
    def to_act(self) -> int | None:
        """Who must decide now."""
        return self.game.to_act(self.state)

    def follow(self, seat: int, text: str) -> list[Row]:
        """The rows of a decision: itself and the chance that falls after it."""
        state = self.game.apply(self.state, self.game.parse(text))
        return [(seat, text), *self.chance(state)]

    def chance(self, state: State) -> list[Row]:
        """The rows of chance until somebody has to decide."""
        rows: list[Row] = []
        drawn = sum(seat == CHANCE for seat, _ in self.record.log)
        while self.game.to_act(state) == CHANCE:
            outcome = self.luck.draw(self.game.odds(state), drawn + len(rows))
            rows.append((CHANCE, self.game.text(outcome)))
            state = self.game.step(state, outcome)
        return rows

    def append(self, rows: Sequence[Row]) -> None:
        """Take in rows that are on the disk."""
        for row in rows:
            self.states.append(self._after(row))
            self.record.log.append(row)
            self._stand(self.number - 1, row)
        self.record.close(self.game, self.state)

    def after(self, rows: Sequence[Row]) -> State:
        """The state that these rows would lead to."""
        state = self.state
        for row in rows:
            if row[1] == UNDO:
                state = self._after(row)
            else:
                state = self.game.step(state, self.game.parse(row[1]))
        return state

    def last_decision(self, seat: int) -> int | None:
        """The number of the last row of the seat that still stands."""
        rows = (number for number in reversed(self.standing) if self.seat(number) == seat)
        return next(rows, None)

    def decisions(self) -> int:
        """How many decisions stand."""
        return sum(self.seat(number) != CHANCE for number in self.standing)

    def seat(self, number: int) -> int:
        """Whose row it is."""
        return self.record.log[number][0]

    def text(self, number: int) -> str:
        """What the row says."""
        return self.record.log[number][1]

    def _after(self, row: Row) -> State:
        seat, text = row
        if text != UNDO:
            return self.game.step(self.state, self.game.parse(text))
        number = self.last_decision(seat)
        assert number is not None, "an undo was written without a decision"
        return self.states[number]

    def _stand(self, number: int, row: Row) -> None:
        seat, text = row
        if text != UNDO:
            self.standing.append(number)
            return
        last = self.last_decision(seat)
        assert last is not None, "an undo was written without a decision"
        del self.standing[self.standing.index(last) :]
