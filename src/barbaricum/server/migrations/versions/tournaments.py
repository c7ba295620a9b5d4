"""Tournaments, and to which of them a table belongs; who is told of tables is told of them."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

CHANNELS = sa.table("channels", sa.column("id", sa.String), sa.column("kinds", sa.JSON))


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch_op:
        batch_op.add_column(sa.Column("tournament", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=True),
        sa.Column("fill", sa.String(), nullable=False),
        sa.Column("bot", sa.String(), nullable=True),
        sa.Column("pace", sa.JSON(), nullable=False),
        sa.Column("pause", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("visibility", sa.String(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("organiser", sa.String(), nullable=True),
        sa.Column("seed", sa.String(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["organiser"], ["persons.id"], name=op.f("fk_tournaments_organiser_persons")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    with op.batch_alter_table("tournaments") as batch_op:
        batch_op.create_index(batch_op.f("ix_tournaments_organiser"), ["organiser"], unique=False)
        batch_op.create_index("ix_tournaments_status_created", ["status", "created"], unique=False)
    _entries()
    _pairings()
    _tell_of_them()


def _entries() -> None:
    op.create_table(
        "entries",
        sa.Column("tournament", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("left", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_entries_person_persons")),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_entries_tournament_tournaments")
        ),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_entries")),
        sa.UniqueConstraint("tournament", "person", name=op.f("uq_entries_tournament")),
    )
    with op.batch_alter_table("entries") as batch_op:
        batch_op.create_index(batch_op.f("ix_entries_person"), ["person"], unique=False)


def _pairings() -> None:
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=True),
        sa.Column("table", sa.String(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_pairings_table_tables")),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_pairings_tournament_tournaments")
        ),
        sa.PrimaryKeyConstraint("tournament", "round", "board", "seat", name=op.f("pk_pairings")),
    )
    with op.batch_alter_table("pairings") as batch_op:
        batch_op.create_index(batch_op.f("ix_pairings_table"), ["table"], unique=False)


def _tell_of_them() -> None:
    connection = op.get_bind()
    for row in connection.execute(sa.select(CHANNELS.c.id, CHANNELS.c.kinds)).all():
        if "started" in row.kinds:
            mine = sa.update(CHANNELS).where(CHANNELS.c.id == row.id)
            connection.execute(mine.values(kinds=[*row.kinds, "tournament"]))


def downgrade() -> None:
    op.drop_table("pairings")
    op.drop_table("entries")
    op.drop_table("tournaments")
    with op.batch_alter_table("tables") as batch_op:
        batch_op.drop_column("tournament")
