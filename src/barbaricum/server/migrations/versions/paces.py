"""Paces, vacations, and when no server ran."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "paces",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("pace", sa.JSON(), nullable=False),
        sa.Column("running", sa.Integer(), nullable=True),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("left", sa.JSON(), nullable=False),
        sa.Column("marks", sa.JSON(), nullable=False),
        sa.Column("expired", sa.JSON(), nullable=False),
        sa.Column("forfeited", sa.JSON(), nullable=False),
        sa.Column("ask", sa.JSON(), nullable=True),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_paces_table_tables")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_paces")),
    )
    op.create_table(
        "vacations",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("start", sa.BigInteger(), nullable=False),
        sa.Column("end", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["persons.id"], name=op.f("fk_vacations_person_persons")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_vacations")),
    )
    with op.batch_alter_table("vacations", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_vacations_person"), ["person"], unique=False)
    op.create_table(
        "downtimes",
        sa.Column("start", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("end", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("start", name=op.f("pk_downtimes")),
    )
    op.create_table(
        "alive",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("moment", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_alive")),
    )


def downgrade() -> None:
    for name in ("alive", "downtimes", "vacations", "paces"):
        op.drop_table(name)
