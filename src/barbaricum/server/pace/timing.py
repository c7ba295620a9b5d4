"""The clocks of one table as they stand, and how they go on when something happened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from barbaricum.server.pace.arithmetic import Still, after_turn, joined, revived, runs_out, spent
from barbaricum.server.pace.forms import FREE, NoPace, Pace


@dataclass(frozen=True, slots=True)
class PaceAsk:
    """Somebody asks for another pace; these guests have agreed."""

    id: str
    seat: int
    pace: Pace
    agreed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Timing:
    """Whose clock runs since when, and what everybody had left when it began to run."""

    pace: Pace = FREE
    running: int | None = None
    since: int = 0
    left: tuple[int, ...] = ()
    """By seat, as of `since`."""
    marks: tuple[int, ...] = ()
    """By seat, how many decisions stood when the seat last earned time; undoing earns none."""
    expired: tuple[int, ...] = ()
    """The seats whose time ran out and for which a bot plays."""
    forfeited: tuple[int, ...] = ()
    """The seats that are lost: a fact of the table, which the record of the game does not know."""
    ask: PaceAsk | None = None
    away: Mapping[int, Still] = field(default_factory=dict)
    """When the people in the seats were on vacation, where that counts."""

    def still(self, seat: int, downtime: Still) -> Still:
        """When the clock of a seat stood: the server was down, or somebody on vacation."""
        return joined(downtime, self.away.get(seat, ()))

    def left_of(self, seat: int, now: int, downtime: Still) -> int:
        """What a seat has left at a moment."""
        if seat != self.running:
            return self.left[seat]
        return max(0, self.left[seat] - spent(self.since, now, self.still(seat, downtime)))

    def out_at(self, downtime: Still) -> int | None:
        """When the clock that runs has run out."""
        if self.running is None:
            return None
        return runs_out(self.since, self.left[self.running], self.still(self.running, downtime))


@dataclass(frozen=True, slots=True)
class Happened:
    """What clocks have to know about a change at a table."""

    now: int
    downtime: Still
    seat: int | None
    """Who has to decide now and has a clock."""
    decided: int | None
    """Who decided, if somebody did."""
    depth: int
    """How many decisions stand now."""


def begun(pace: Pace, seats: int) -> Timing:
    """The clocks of a new table, or of one that has agreed on another pace."""
    if isinstance(pace, NoPace):
        return Timing(pace)
    return Timing(pace, left=(pace.start,) * seats, marks=(0,) * seats)


def go_on(timing: Timing, what: Happened) -> Timing:
    """The clocks after a change: they are touched only where another one has to run."""
    if isinstance(timing.pace, NoPace) or timing.running == what.seat:
        return timing
    stopped = _stopped(timing, what)
    if what.seat is None:
        return stopped
    return _started(stopped, what.seat, what.now)


def _stopped(timing: Timing, what: Happened) -> Timing:
    seat = timing.running
    if seat is None or isinstance(timing.pace, NoPace):
        return timing
    used = spent(timing.since, what.now, timing.still(seat, what.downtime))
    earned = what.decided == seat and what.depth > timing.marks[seat]
    left = after_turn(timing.pace, timing.left[seat], used, earned=earned)
    marks = _with(timing.marks, seat, what.depth) if earned else timing.marks
    return replace(timing, running=None, left=_with(timing.left, seat, left), marks=marks)


def _started(timing: Timing, seat: int, now: int) -> Timing:
    if seat in timing.expired and not isinstance(timing.pace, NoPace):
        left = _with(timing.left, seat, revived(timing.pace, timing.left[seat]))
        others = tuple(one for one in timing.expired if one != seat)
        timing = replace(timing, left=left, expired=others)
    return replace(timing, running=seat, since=now)


def _with(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
