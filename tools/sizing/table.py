"""The sizing table: computed from what was measured, and from how people play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Final

SIZES: Final = (100, 1_000, 10_000, 100_000, 1_000_000)
"""Tables that are open at the same time."""
KEPT: Final = 500
"""Tables a process keeps in memory."""
AT_EASE: Final = 0.5
"""A process shall not do more than this share of what it can."""
DAY: Final = 86_400


@dataclass(frozen=True, slots=True)
class Mix:
    """How people play; assumed, not measured."""

    live: float = 0.1
    """The share of tables that are played live."""
    click: float = 10.0
    """Seconds between two decisions at a live table."""
    turns: float = 12.0
    """Decisions a day at a table played turn by turn."""
    looking: float = 0.05
    """The share of the other tables at which somebody looks just now."""
    sockets: float = 3.0
    """At a table that is played live or looked at."""


@dataclass(frozen=True, slots=True)
class Costs:
    """What was measured."""

    knee: float
    """Moves a second of one process, from `barbaricum loadtest`."""
    ready: float
    """Megabytes of an idle process."""
    table: float
    socket: float
    """Kilobytes; of a table half of what a whole game needs."""
    fetching: float
    """Milliseconds of processor time to fetch such a table, before a move that nobody looks at."""
    disk: float
    """Kilobytes of an open game, half of a whole one."""
    statements: float
    """Of the database, for a move."""


@dataclass(frozen=True, slots=True)
class Size:
    """What so many tables need; all of it computed."""

    tables: int
    moves: float
    """A second."""
    sockets: int
    processes: int
    memory: float
    """Megabytes a process."""
    disk: float
    """Gigabytes."""
    statements: float
    """A second, of the database."""


def sizes(mix: Mix, costs: Costs) -> Iterator[Size]:
    """Each number of tables."""
    for tables in SIZES:
        live, slow = tables * mix.live, tables * (1 - mix.live)
        quick, seldom = live / mix.click, slow * mix.turns / DAY
        moves, fetched = quick + seldom, 1 + costs.fetching * costs.knee / 1000
        open_, work = live + slow * mix.looking, quick + seldom * fetched
        processes = max(1, ceil(work / (costs.knee * AT_EASE)), ceil(open_ / KEPT))
        sockets = open_ * mix.sockets
        kept = min(KEPT, open_ / processes) * costs.table + sockets / processes * costs.socket
        yield Size(
            tables,
            moves,
            round(sockets),
            processes,
            costs.ready + kept / 1000,
            tables * costs.disk / 1_000_000,
            moves * costs.statements,
        )
