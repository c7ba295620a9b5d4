"""Everybody is a person; until now everybody was one browser, and its guests are his."""

import secrets
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

persons = sa.table("persons", *(sa.column(name) for name in ("id", "created", "name", "language")))
sessions = sa.table("sessions", *(sa.column(name) for name in ("hash", "created", "person")))
guests = sa.table("guests", *(sa.column(name) for name in ("id", "table", "name", "person")))
holders = sa.table("holders", sa.column("session"), sa.column("guest"))
tables = sa.table("tables", sa.column("id"), sa.column("created"))
chat = sa.table("chat", *(sa.column(name) for name in ("id", "table", "name", "guest")))


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("merged", sa.String(), nullable=True),
        sa.Column("deleted", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["merged"], ["persons.id"], name=op.f("fk_persons_merged_persons")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_persons")),
    )
    with op.batch_alter_table("sessions") as batch_op:
        batch_op.add_column(sa.Column("person", sa.String(), nullable=True))
        batch_op.add_column(sa.Column("device", sa.String(), nullable=False, server_default=""))
        batch_op.add_column(sa.Column("seen", sa.Integer(), nullable=False, server_default="0"))
    with op.batch_alter_table("guests") as batch_op:
        batch_op.add_column(sa.Column("person", sa.String(), nullable=True))
    with op.batch_alter_table("chat") as batch_op:
        batch_op.add_column(sa.Column("guest", sa.String(), nullable=True))
    fill(op.get_bind())
    for name in ("sessions", "guests"):
        with op.batch_alter_table(name) as batch_op:
            batch_op.alter_column("person", existing_type=sa.String(), nullable=False)
            batch_op.create_foreign_key(
                op.f(f"fk_{name}_person_persons"), "persons", ["person"], ["id"]
            )
            batch_op.create_index(batch_op.f(f"ix_{name}_person"), ["person"], unique=False)
    with op.batch_alter_table("chat") as batch_op:
        batch_op.create_foreign_key(op.f("fk_chat_guest_guests"), "guests", ["guest"], ["id"])
        batch_op.create_index(batch_op.f("ix_chat_guest"), ["guest"], unique=False)


def fill(connection: sa.Connection) -> None:
    """A person for each browser, and the person of its first browser for each guest."""
    people = {row.hash: (secrets.token_urlsafe(12), row.created) for row in every(sessions)}
    first: dict[str, str] = {}
    for held in sorted(every(holders), key=lambda row: (people[row.session][1], row.session)):
        first.setdefault(held.guest, people[held.session][0])
    names: dict[str, str] = {}
    rows = connection.execute(
        sa.select(guests.c.id, guests.c.name, tables.c.created)
        .join(tables, tables.c.id == guests.c.table)
        .order_by(tables.c.created)
    ).all()
    lost = {row.id: (secrets.token_urlsafe(12), row.created) for row in rows if row.id not in first}
    for row in rows:
        person = first.setdefault(row.id, lost.get(row.id, ("", 0))[0])
        names[person] = row.name
    new = [
        {"id": person, "created": created, "name": names.get(person, ""), "language": "en"}
        for person, created in (*people.values(), *lost.values())
    ]
    if new:
        connection.execute(sa.insert(persons), new)
    set_all(sessions, "hash", "person", {name: person for name, (person, _) in people.items()})
    set_all(guests, "id", "person", first)
    set_all(chat, "id", "guest", speakers())


def speakers() -> dict[int, str]:
    """Who said a line, as far as the name tells it."""
    called: dict[tuple[str, str], list[str]] = {}
    for guest in every(guests):
        called.setdefault((guest.table, guest.name), []).append(guest.id)
    named = {key: found[0] for key, found in called.items() if len(found) == 1}
    return {
        line.id: named[line.table, line.name]
        for line in every(chat)
        if (line.table, line.name) in named
    }


def every(table: sa.TableClause) -> list[sa.Row[tuple[object, ...]]]:
    return list(op.get_bind().execute(sa.select(table)).all())


def set_all(
    table: sa.TableClause, key: str, column: str, values: Mapping[Any, str]
) -> None:  # keys of any kind
    if values:
        asked = sa.update(table).where(table.c[key] == sa.bindparam("at"))
        changed = asked.values({column: sa.bindparam("to")})
        op.get_bind().execute(changed, [{"at": at, "to": to} for at, to in values.items()])


def downgrade() -> None:
    with op.batch_alter_table("chat") as batch_op:
        batch_op.drop_index(batch_op.f("ix_chat_guest"))
        batch_op.drop_constraint(op.f("fk_chat_guest_guests"), type_="foreignkey")
        batch_op.drop_column("guest")
    for name, columns in (("guests", ["person"]), ("sessions", ["person", "device", "seen"])):
        with op.batch_alter_table(name) as batch_op:
            batch_op.drop_index(batch_op.f(f"ix_{name}_person"))
            batch_op.drop_constraint(op.f(f"fk_{name}_person_persons"), type_="foreignkey")
            for column in columns:
                batch_op.drop_column(column)
    op.drop_table("persons")
