"""Ratings, and which tables are rated; none was before."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch_op:
        batch_op.add_column(
            sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false())
        )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_ratings_person_persons")),
        sa.PrimaryKeyConstraint("person", "game", "seats", name=op.f("pk_ratings")),
    )
    op.create_table(
        "rated",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(), nullable=True),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("abandoned", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("ended", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_rated_person_persons")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_rated_table_tables")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_rated")),
    )
    with op.batch_alter_table("rated") as batch_op:
        batch_op.create_index(batch_op.f("ix_rated_person"), ["person"], unique=False)


def downgrade() -> None:
    op.drop_table("rated")
    op.drop_table("ratings")
    with op.batch_alter_table("tables") as batch_op:
        batch_op.drop_column("rated")
