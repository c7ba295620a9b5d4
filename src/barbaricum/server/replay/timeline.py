"""Where a game can be stopped, and where its turns and rounds begin."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

from barbaricum.core.game import CHANCE
from barbaricum.server import manners
from barbaricum.server.ledger import Ledger
from barbaricum.server.refusals import NotFound
from barbaricum.server.replay.answers import Stop


@dataclass(frozen=True, slots=True)
class Timeline:
    """Every stop of a game, and those with which something begins."""

    stops: list[Stop]
    turns: list[int]
    rounds: list[int]

    def stop_of(self, number: int) -> int:
        """The stop that shows what a row has led to."""
        return next((stop.number for stop in self.stops if stop.number >= number), number)


def timeline(ledger: Ledger) -> Timeline:
    """The stops of all rows that still count; a turn begins with the stop at which it is asked."""
    stops, turns, rounds = list[Stop](), list[int](), list[int]()
    turn = round_ = 0
    opened: set[str] = set()
    for number, begun in _steps(ledger):
        opened |= begun
        to_act = ledger.game.to_act(ledger.states[number])
        if to_act == CHANCE:
            continue
        if "turn" in opened:
            turn += 1
            turns.append(number)
        if "round" in opened:
            round_ += 1
            rounds.append(number)
        opened = set()
        stops.append(Stop(number=number, seat=to_act, turn=turn, round=round_))
    return Timeline(stops, turns, rounds)


def _steps(ledger: Ledger) -> Iterator[tuple[int, set[str]]]:
    """The number after every standing row, and what began in it; first the bare beginning."""
    yield 0, set()
    for row in ledger.standing:
        begun = manners.begins(ledger.game, ledger.states[row], ledger.states[row + 1])
        yield row + 1, ({"turn", begun} if begun else set())


def nearest(ledger: Ledger, number: int) -> int:
    """The last stop at or before a number, so that what was taken back never shows."""
    if number > ledger.number:
        raise NotFound("unknown-row", number=number)
    reached = ledger.standing[: bisect_right(ledger.standing, number - 1)]
    stops = (row + 1 for row in reversed(reached) if not _chance(ledger, row + 1))
    return next(stops, first(ledger))


def first(ledger: Ledger) -> int:
    """The first stop: the set-up is done, and somebody has to decide."""
    numbers = (number for number, _ in _steps(ledger) if not _chance(ledger, number))
    return next(numbers, 0)


def _chance(ledger: Ledger, number: int) -> bool:
    return ledger.game.to_act(ledger.states[number]) == CHANCE
