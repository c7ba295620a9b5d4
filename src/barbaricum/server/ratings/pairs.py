"""S25: how often the same two people are rated against each other, and what that still counts.

Two accounts could play each other up as far as they like. So after a few games within a week each
further one between the same two moves ratings half as far as the one before.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from sqlalchemy import Column, ColumnElement, Connection, case, func, select

from barbaricum.server import schema
from barbaricum.server.ratings.forms import Pair
from barbaricum.server.ratings.schema import RATED

WEEK: Final = 7 * 24 * 60 * 60
"""In seconds."""
FULL: Final = 3
"""So many games of the same two people count in full within a week; all others together as one."""
LISTED: Final = 50


def weight(connection: Connection, people: Iterable[str], now: int) -> float:
    """How much a game of these people counts: as much as for the two who met most often."""
    most = max(_met(connection, one, other, now) for one, other in combinations(people, 2))
    return worth(most)


def worth(met: int) -> float:
    """How much the next game counts for two who have met so often within a week."""
    return 0.5 ** max(0, met - FULL + 1)


def _met(connection: Connection, one: str, other: str, now: int) -> int:
    mine, theirs = RATED.alias(), RATED.alias()
    both = select(func.count(func.distinct(mine.c.table))).join(
        theirs, theirs.c.table == mine.c.table
    )
    lately = (mine.c.person == one, theirs.c.person == other, mine.c.ended > now - WEEK)
    return connection.scalar(both.where(*lately)) or 0


def often(connection: Connection, now: int) -> list[Pair]:
    """The pairs of people with more rated games within a week than count in full."""
    mine, theirs, c = RATED.alias(), RATED.alias(), schema.PERSONS.c
    games = func.count().label("games")
    pairs = (
        select(mine.c.person, theirs.c.person, games, *_ahead(mine.c.rank, theirs.c.rank))
        .join(theirs, theirs.c.table == mine.c.table)
        .where(mine.c.person < theirs.c.person, mine.c.ended > now - WEEK)
        .group_by(mine.c.person, theirs.c.person)
        .having(games > FULL)
        .order_by(games.desc(), mine.c.person)
        .limit(LISTED)
    )
    rows = connection.execute(pairs).all()
    people = {person for row in rows for person in row[:2]}
    named = select(c.id, c.name).where(c.id.in_(people))
    names = {row.id: row.name for row in connection.execute(named)}
    return [
        Pair(names=[names[one], names[other]], games=number, ahead=[ahead, behind])
        for one, other, number, ahead, behind in rows
    ]


def _ahead(mine: Column[int], theirs: Column[int]) -> tuple[ColumnElement[int], ColumnElement[int]]:
    """How often the one came out before the other, and the other way round."""
    return (
        func.sum(case((mine < theirs, 1), else_=0)),
        func.sum(case((theirs < mine, 1), else_=0)),
    )
