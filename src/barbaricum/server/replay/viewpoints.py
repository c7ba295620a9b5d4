"""From where a game may be looked at: after the end from everywhere, before it as one plays it."""

from __future__ import annotations

from typing import Final

from barbaricum.server.people import Actor, Meta
from barbaricum.server.refusals import NotAllowed, NotNow

ONLOOKER: Final = "onlooker"
OPEN: Final = "open"
"""All cards face up; the record of a finished game is public."""


def permitted(meta: Meta, actor: Actor) -> list[str]:
    """The viewpoints of somebody: nobody sees more of a running game than while it is played."""
    if meta.status == "open" or (meta.closed is not None and meta.to_act is None):
        raise NotNow("not-started")
    if meta.status == "over":
        return [*(str(seat.number) for seat in meta.seats), ONLOOKER, OPEN]
    return [*(str(seat) for seat in actor.seats), ONLOOKER]


def chosen(meta: Meta, actor: Actor, asked: str | None) -> str:
    """The viewpoint asked for; else the only seat of one's own, else as much as is permitted."""
    allowed = permitted(meta, actor)
    if asked is None:
        return str(actor.seats[0]) if len(actor.seats) == 1 else allowed[-1]
    if asked not in allowed:
        raise NotAllowed("viewpoint-closed", viewpoint=asked)
    return asked


def seat_of(viewpoint: str) -> int | None:
    """The seat whose eyes are meant, if it is a seat."""
    return int(viewpoint) if viewpoint.isdecimal() else None
