"""What players are told about the tournament itself; their tables tell the rest."""

from __future__ import annotations

from sqlalchemy import Connection

from barbaricum.server.notices.happening import News
from barbaricum.server.notices.planning import plan_one
from barbaricum.server.notices.records import Facts
from barbaricum.server.tournaments.records import Tournament


def tell_soon(connection: Connection, cup: Tournament, now: int) -> None:
    """The next round begins after a pause."""
    facts = {"what": "soon", "round": cup.round + 1, "minutes": cup.pause}
    for entry in cup.entries:
        if entry.left is None:
            _tell(connection, cup, entry.person, facts, now)


def tell_end(connection: Connection, cup: Tournament, now: int) -> None:
    """It is over: everybody who played to the end learns his place, and one that he has won."""
    ranks = {one.player: rank for rank, one in enumerate(cup.standings(), 1)}
    for entry in cup.entries:
        if entry.left is None:
            rank = ranks[entry.number]
            facts = {"what": "won" if rank == 1 else "over", "rank": rank}
            _tell(connection, cup, entry.person, facts, now)


def _tell(
    connection: Connection, cup: Tournament, person: str | None, facts: Facts, now: int
) -> None:
    """One notice a round: each has a path of its own, which leads to the same page."""
    if person is not None:
        told = dict(facts) | {"path": f"tournament/{cup.id}/{cup.round}", "title": cup.name}
        plan_one(connection, None, News(person, "tournament", told), now)
