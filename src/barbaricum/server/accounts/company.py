"""Friends: asked by name, made at once by a link; and invitations to a table."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, or_, select, update

from barbaricum.server import schema
from barbaricum.server.accounts import register
from barbaricum.server.accounts.blocking import is_blocked
from barbaricum.server.accounts.forms import Friend, Friends, Invitation, NewFriend
from barbaricum.server.accounts.register import Account
from barbaricum.server.accounts.schema import ACCOUNTS, FRIENDS, INVITES
from barbaricum.server.refusals import NotAllowed, NotFound, NotNow


def friends_of(connection: Connection, person: str) -> Friends:
    """Friends and those who may become friends, by name."""
    mine, theirs = _asked(connection, person), _asking(connection, person)
    return Friends(
        friends=_sorted([one for rows in (mine, theirs) for one, done in rows if done]),
        asking=_sorted([one for one, done in theirs if not done]),
        asked=_sorted([one for one, done in mine if not done]),
    )


def _asked(connection: Connection, person: str) -> list[tuple[Friend, bool]]:
    return _rows(connection, FRIENDS.c.person == person, FRIENDS.c.friend)


def _asking(connection: Connection, person: str) -> list[tuple[Friend, bool]]:
    return _rows(connection, FRIENDS.c.friend == person, FRIENDS.c.person)


def _rows(
    connection: Connection, mine: ColumnElement[bool], other: ColumnElement[str]
) -> list[tuple[Friend, bool]]:
    asked = (
        select(ACCOUNTS.c.user, schema.PERSONS.c.name, FRIENDS.c.accepted)
        .select_from(FRIENDS)
        .join(ACCOUNTS, ACCOUNTS.c.person == other)
        .join(schema.PERSONS, schema.PERSONS.c.id == other)
        .where(mine)
    )
    rows = connection.execute(asked).all()
    return [(Friend(user=user, name=name), done is not None) for user, name, done in rows]


def _sorted(friends: list[Friend]) -> list[Friend]:
    return sorted(friends, key=lambda friend: (friend.name.lower(), friend.user))


def are_friends(connection: Connection, one: str, other: str) -> bool:
    """Whether both said so."""
    c = FRIENDS.c
    asked = select(c.person).where(_between(one, other), c.accepted.is_not(None))
    return connection.scalar(asked) is not None


def _between(one: str, other: str) -> ColumnElement[bool]:
    c = FRIENDS.c
    return or_(and_(c.person == one, c.friend == other), and_(c.person == other, c.friend == one))


def befriend(connection: Connection, me: Account, new: NewFriend, now: int) -> None:
    """Ask somebody, answer who asked, or take the hand that a link holds out.

    Who is blocked is not told so: his question just goes nowhere.
    """
    other = _meant(connection, new)
    if other.person == me.person:
        raise NotNow("yourself")
    if is_blocked(connection, other.person, me.person):
        return
    c, at_once = FRIENDS.c, new.key is not None
    answered = update(FRIENDS).where(c.person == other.person, c.friend == me.person)
    found = select(c.person, c.accepted).where(_between(me.person, other.person))
    known = connection.execute(found).first()
    if known is None:
        values = {"person": me.person, "friend": other.person, "created": now}
        connection.execute(insert(FRIENDS).values(accepted=now if at_once else None, **values))
    elif known.accepted is None:
        mine = update(FRIENDS).where(c.person == me.person, c.friend == other.person)
        for row in (answered, mine) if at_once else (answered,):
            connection.execute(row.values(accepted=now))


def _meant(connection: Connection, new: NewFriend) -> Account:
    if new.key is not None:
        found = register.by_friend_key(connection, new.key)
        code = "unknown-link"
    else:
        found = register.by_user(connection, new.user or "")
        code = "unknown-player"
    if found is None:
        raise NotFound(code)
    return found


def part(connection: Connection, me: Account, user: str) -> None:
    """Friends no longer; or a question that is not asked, or not answered."""
    other = _meant(connection, NewFriend(user=user))
    connection.execute(delete(FRIENDS).where(_between(me.person, other.person)))


# --- Invitations ---


def invite(connection: Connection, me: Account, table: str, user: str, now: int) -> str | None:
    """Ask a friend to a table; the friend, unless he was asked before."""
    other = _meant(connection, NewFriend(user=user)).person
    if not are_friends(connection, me.person, other):
        raise NotAllowed("not-friends")
    c = INVITES.c
    known = select(c.by).where(c.table == table, c.person == other)
    if connection.scalar(known) is not None:
        return None
    values = {"table": table, "person": other, "by": me.person, "created": now}
    connection.execute(insert(INVITES).values(values))
    return other


def decline(connection: Connection, person: str, table: str) -> None:
    """Not this time."""
    c = INVITES.c
    connection.execute(delete(INVITES).where(c.table == table, c.person == person))


def invitations(connection: Connection, person: str) -> list[Invitation]:
    """The tables to which somebody is asked and at which a seat is still open."""
    c, tables, seats = INVITES.c, schema.TABLES.c, schema.SEATS.c
    own = select(schema.GUESTS.c.table).where(schema.GUESTS.c.person == person)
    open_ = select(seats.table).where(seats.kind == "open")
    asked = (
        select(c.table, tables.title, tables.game, schema.PERSONS.c.name)
        .join(schema.TABLES, tables.id == c.table)
        .join(schema.PERSONS, schema.PERSONS.c.id == c.by)
        .where(c.person == person, tables.status == "open")
        .where(c.table.in_(open_), c.table.not_in(own))
        .order_by(c.created.desc())
    )
    rows = connection.execute(asked).all()
    return [Invitation(table=t, title=title, game=game, by=by) for t, title, game, by in rows]
