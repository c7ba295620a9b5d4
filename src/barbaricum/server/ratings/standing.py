"""How strong those are who sit at rated tables, for lists of tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, func, select

from barbaricum.server import schema
from barbaricum.server.accounts.schema import ACCOUNTS
from barbaricum.server.ratings.profile import shown
from barbaricum.server.ratings.schema import RATINGS


def standing(connection: Connection, tables: Sequence[str]) -> Mapping[tuple[str, int], int]:
    """The ratings by table and seat; of those only who let everybody see how they play."""
    t, s, g, r = schema.TABLES.c, schema.SEATS.c, schema.GUESTS.c, RATINGS.c
    every = schema.SEATS.alias()
    seats = select(func.count()).select_from(every).where(every.c.table == t.id).scalar_subquery()
    rows = connection.execute(
        select(s.table, s.number, r.mu)
        .join(schema.TABLES, t.id == s.table)
        .join(schema.GUESTS, g.id == s.guest)
        .join(ACCOUNTS, ACCOUNTS.c.person == g.person)
        .join(RATINGS, (r.person == g.person) & (r.game == t.game) & (r.seats == seats))
        .where(t.id.in_(tables), t.rated, ACCOUNTS.c.visible == "everybody")
    )
    return {(row.table, row.number): shown(row.mu) for row in rows}
