"""The clocks of a table as everybody sees them."""

from __future__ import annotations

from barbaricum.server.deeds.pacing import lacking
from barbaricum.server.infos import PaceAskInfo, TimeInfo
from barbaricum.server.table import Table


def time_info(table: Table) -> TimeInfo:
    """What everybody has left at this moment."""
    timing, watch = table.meta.timing, table.watch
    now = watch.clock.ms()
    return TimeInfo(
        pace=timing.pace,
        at=now,
        running=timing.running,
        left=[timing.left_of(seat, now, watch.downtime) for seat in range(len(timing.left))],
        away=sorted(
            seat for seat, spans in timing.away.items() if any(a <= now < b for a, b in spans)
        ),
        expired=list(timing.expired),
        forfeited=list(timing.forfeited),
        ask=_ask(table),
    )


def _ask(table: Table) -> PaceAskInfo | None:
    ask = table.meta.timing.ask
    if ask is None or table.meta.status != "playing":
        return None
    waiting = sorted(table.meta.guests[guest].name for guest in lacking(table, ask))
    return PaceAskInfo(id=ask.id, seat=ask.seat, pace=ask.pace, waiting=waiting)
