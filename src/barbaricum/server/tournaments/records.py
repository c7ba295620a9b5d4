"""Tournaments as the database has them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from barbaricum.core.game import Json
from barbaricum.server.pace.forms import Pace
from barbaricum.server.people import Visibility
from barbaricum.server.tournaments.pairing import Field, Kind
from barbaricum.server.tournaments.rounds import BOT, Fill, Round
from barbaricum.server.tournaments.standing import Played, Sat, Standing, standings

Status = Literal["open", "running", "over", "closed"]
"""Before the first round, during the rounds, after them, or ended before its time."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Somebody who plays; whoever had his data deleted is no person any more."""

    number: int
    person: str | None
    name: str
    left: int | None
    """The last round in which he was there; 0 if it was none."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat of a round; at board 0 sit those who have a bye."""

    round: int
    board: int
    seat: int
    entry: int | None
    table: str | None
    place: int | None
    points: int | None


@dataclass(frozen=True, slots=True)
class Tournament:
    """What was agreed, who plays, and what was played."""

    id: str
    name: str
    game: str
    options: Mapping[str, Json]
    kind: Kind
    seats: int
    rounds: int | None
    fill: Fill
    bot: str | None
    pace: Pace
    pause: int
    """Minutes from the end of a round to the beginning of the next."""
    rated: bool
    visibility: Visibility
    most: int
    status: Status
    organiser: str | None
    seed: str
    round: int
    due: int | None
    created: int
    ended: int | None
    entries: Sequence[Entry]
    chairs: Sequence[Chair]

    def entry_of(self, person: str | None) -> Entry | None:
        """The entry of somebody who asks."""
        mine = (entry for entry in self.entries if person and entry.person == person)
        return next(mine, None)

    def playing(self) -> list[int]:
        """Those who have not left."""
        return [entry.number for entry in self.entries if entry.left is None]

    def boards(self, number: int) -> list[list[Chair]]:
        """The tables of a round, each with its seats in order; byes are none."""
        mine = [chair for chair in self.chairs if chair.round == number and chair.board > 0]
        boards = sorted({chair.board for chair in mine})
        return [[chair for chair in mine if chair.board == board] for board in boards]

    def byes(self, number: int) -> list[int]:
        """Who has a bye in a round."""
        mine = (chair for chair in self.chairs if chair.round == number and chair.board == 0)
        return [chair.entry for chair in mine if chair.entry is not None]

    def waits_for(self) -> list[str]:
        """The tables of the present round that are not over."""
        boards = self.boards(self.round)
        return [
            board[0].table
            for board in boards
            if board[0].table is not None and board[0].place is None
        ]

    def history(self) -> list[Round]:
        """Who met whom."""
        return [self._paired(number) for number in range(1, self.round + 1)]

    def _paired(self, number: int) -> Round:
        tables = [tuple(_number(chair) for chair in board) for board in self.boards(number)]
        return Round(tuple(tables), tuple(self.byes(number)))

    def standings(self) -> list[Standing]:
        """How everybody stands after what was played."""
        left = frozenset(entry.number for entry in self.entries if entry.left is not None)
        players = [entry.number for entry in self.entries]
        rounds = [self._played(number) for number in range(1, self.round + 1)]
        return standings(players, rounds, self.seed, left)

    def _played(self, number: int) -> Played:
        over = [board for board in self.boards(number) if board[0].place is not None]
        return Played([[_sat(chair) for chair in board] for board in over], self.byes(number))

    def field(self) -> Field:
        """What the pairing of the next round has to know."""
        return Field(
            kind=self.kind,
            seats=self.seats,
            fill=self.fill,
            seed=self.seed,
            started=[entry.number for entry in self.entries if entry.left != 0],
            playing=self.playing(),
            history=self.history(),
            scores={one.player: one.score for one in self.standings()},
        )


def _number(chair: Chair) -> int:
    return BOT if chair.entry is None else chair.entry


def _sat(chair: Chair) -> Sat:
    return Sat(chair.entry, chair.place or 0, chair.points or 0)
