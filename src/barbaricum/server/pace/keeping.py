"""The clocks go on with the game, in the transaction of whatever happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy import Connection

from barbaricum.core.game import CHANCE
from barbaricum.core.record import Row
from barbaricum.core.record.form import UNDO
from barbaricum.server.clock import SYSTEM, Clock
from barbaricum.server.pace.arithmetic import Still
from barbaricum.server.pace.records import write_timing
from barbaricum.server.pace.timing import Happened, go_on
from barbaricum.server.people import Meta


@dataclass(frozen=True, slots=True)
class Watch:
    """The clock on the wall, and when nobody looked at it because no server ran."""

    clock: Clock = SYSTEM
    downtime: Still = ()


def keep(
    connection: Connection, meta: Meta, rows: Sequence[Row], decisions: int, watch: Watch
) -> Meta:
    """The table with its clocks after a change; so many decisions stood before it."""
    decided = _decided(rows)
    now, downtime = watch.clock.ms(), watch.downtime
    depth = decisions + (decided is not None)
    timing = go_on(meta.timing, Happened(now, downtime, on_the_clock(meta), decided, depth))
    if timing == meta.timing:
        return meta
    write_timing(connection, meta.id, timing, downtime, now)
    return replace(meta, timing=timing)


def _decided(rows: Sequence[Row]) -> int | None:
    """Who decided, if the rows begin with a decision."""
    if not rows or rows[0][0] == CHANCE or rows[0][1] == UNDO:
        return None
    return rows[0][0]


def on_the_clock(meta: Meta) -> int | None:
    """The seat that has to decide, if somebody sits there who plays for himself."""
    seat = meta.to_act
    if meta.status != "playing" or seat is None or seat == CHANCE:
        return None
    return None if meta.seats[seat].thinker is not None else seat
