"""Whether a notice still has a meaning when it is due."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from barbaricum.server.notices.happening import awaited, persons, players
from barbaricum.server.notices.kinds import is_outside
from barbaricum.server.notices.records import Notice
from barbaricum.server.people import Meta


def _short(notice: Notice, meta: Meta) -> bool:
    """His clock still runs; or it has run out, and he has not taken the seat back."""
    out = notice.facts.get("out")
    return awaited(meta) == notice.person if out is None else out in meta.timing.expired


def _asked(notice: Notice, meta: Meta) -> bool:
    """The question is still the same."""
    pace = notice.facts.get("pace")
    if pace is not None:
        return meta.timing.ask is not None and meta.timing.ask.id == pace
    return meta.ask is not None and meta.ask.row == notice.facts.get("row")


def _invited(notice: Notice, meta: Meta) -> bool:
    """There is still a seat, and he has none."""
    free = any(seat.kind == "open" for seat in meta.seats)
    return meta.status == "open" and free and notice.person not in players(meta)


def _awaited_again(notice: Notice, meta: Meta) -> bool:
    """A seat still waits for them."""
    waiting = frozenset(seat.guest for seat in meta.seats if seat.guest and not seat.is_taken)
    return meta.status == "open" and notice.person in persons(meta, waiting)


STILL: Final[Mapping[str, Callable[[Notice, Meta], bool]]] = {
    "turn": lambda notice, meta: awaited(meta) == notice.person,
    "time": _short,
    "asked": _asked,
    "invited": _invited,
    "rematch": _awaited_again,
    "joined": lambda _notice, meta: meta.status == "open",
    # Whoever has to decide already is told that instead.
    "started": lambda notice, meta: meta.status == "playing" and awaited(meta) != notice.person,
}
"""Whether what a notice says is still so; of other kinds it always is."""


def still(notice: Notice, meta: Meta | None, present: frozenset[str]) -> bool:
    """Whether what it says is still true, and whoever it is for is not at the table."""
    if notice.read is not None:
        return False
    if meta is None:  # it is about no table
        return True
    if notice.person in persons(meta, present):
        return False
    if not is_outside(notice.kind) and notice.person not in players(meta):
        return False
    check = STILL.get(notice.kind)
    return check is None or check(notice, meta)
