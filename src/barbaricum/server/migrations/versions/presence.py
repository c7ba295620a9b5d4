"""The processes that share a database, and who is connected to each of them."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.String(), nullable=False),
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("guest", sa.String(), nullable=False),
        sa.Column("visible", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("process", "table", "guest", name=op.f("pk_presence")),
    )
    op.create_index(op.f("ix_presence_table"), "presence", ["table"])


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_table("processes")
