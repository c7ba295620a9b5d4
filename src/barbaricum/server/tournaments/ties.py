"""What becomes of tournaments when somebody signs in as another, or has his data deleted."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, Select, delete, select, update

from barbaricum.core.game import Json
from barbaricum.server.tournaments.schema import ENTRIES, TOURNAMENTS

t, e = TOURNAMENTS.c, ENTRIES.c


def follow(connection: Connection, guest: str, person: str) -> None:
    """What the guest plays and organises is the person's, who plays no tournament twice."""
    twice = connection.scalars(select(e.tournament).where(e.person == person)).all()
    _withdraw(connection, (e.person == guest) & e.tournament.in_(twice))
    double = update(ENTRIES).where(e.person == guest, e.tournament.in_(twice))
    connection.execute(double.values(person=None))
    connection.execute(update(ENTRIES).where(e.person == guest).values(person=person))
    organised = update(TOURNAMENTS).where(t.organiser == guest)
    connection.execute(organised.values(organiser=person))


def _withdraw(connection: Connection, which: ColumnElement[bool]) -> None:
    """Nobody waits for these any more; what is over stays as it was."""
    connection.execute(delete(ENTRIES).where(which, e.tournament.in_(_in("open"))))
    last = select(t.round).where(t.id == e.tournament).scalar_subquery()
    gone = update(ENTRIES).where(which, e.left.is_(None), e.tournament.in_(_in("running")))
    connection.execute(gone.values(left=last))


def _in(status: str) -> Select[str]:
    return select(t.id).where(t.status == status)


def erase(connection: Connection, person: str, name: str) -> None:
    """What was played stays, under another name; what he organised goes on without him."""
    mine = e.person == person
    _withdraw(connection, mine)
    connection.execute(update(ENTRIES).where(mine).values(person=None, name=name))
    own = t.organiser == person
    connection.execute(update(TOURNAMENTS).where(own, t.status == "open").values(status="closed"))
    connection.execute(update(TOURNAMENTS).where(own).values(organiser=None))


def export(connection: Connection, person: str) -> Json:
    """What somebody played in, and what he organised."""
    joined = select(t.id, t.name, e.name.label("called")).join(ENTRIES, e.tournament == t.id)
    played = connection.execute(joined.where(e.person == person).order_by(t.created))
    organised = select(t.id, t.name, t.status).where(t.organiser == person).order_by(t.created)
    return {
        "played": [{"id": row.id, "name": row.name, "as": row.called} for row in played],
        "organised": [
            {"id": row.id, "name": row.name, "status": row.status}
            for row in connection.execute(organised)
        ],
    }
