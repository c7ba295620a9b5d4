"""What the end of a game does to the tournament of its table, in the same transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from barbaricum.core.game import Json
from barbaricum.server.clock import SECOND
from barbaricum.server.people import Meta
from barbaricum.server.ratings.scoring import abandoned
from barbaricum.server.tournaments import book


def write_places(connection: Connection, meta: Meta, result: dict[str, Json], now: int) -> None:
    """Note places and points, and have somebody look whether the round is over.

    That is not asked here: of two tables that end at once neither would see the other's end.
    """
    if meta.tournament is None:
        return
    places: Any = result["places"]  # of a result as records write it
    points: Any = result["points"]
    for seat, place in enumerate(counted(meta, places)):
        book.write_place(connection, meta.id, seat, place, points[seat])
    book.look_after(connection, str(meta.tournament["id"]), now * SECOND)


def counted(meta: Meta, places: Sequence[int]) -> list[int]:
    """Who played to the end among themselves; whoever left it to a bot or lost his seat is last."""
    stayed = [
        place
        for seat, place in enumerate(places)
        if meta.seats[seat].guest is None or not abandoned(meta, seat)
    ]
    return [
        1 + len(stayed)
        if meta.seats[seat].guest is not None and abandoned(meta, seat)
        else 1 + sum(other < place for other in stayed)
        for seat, place in enumerate(places)
    ]
