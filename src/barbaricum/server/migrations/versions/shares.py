"""Whose share a job and a table count to; what was there before counts to nobody's."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch_op:
        batch_op.add_column(sa.Column("origin", sa.String(), nullable=True))
    with op.batch_alter_table("analyses") as batch_op:
        batch_op.add_column(sa.Column("origin", sa.String(), nullable=True))
    with op.batch_alter_table("jobs") as batch_op:
        batch_op.add_column(sa.Column("share", sa.String(), server_default="", nullable=False))
        batch_op.add_column(sa.Column("part", sa.String(), server_default="", nullable=False))
        batch_op.add_column(
            sa.Column("late", sa.Boolean(), server_default=sa.false(), nullable=False)
        )


def downgrade() -> None:
    with op.batch_alter_table("jobs") as batch_op:
        batch_op.drop_column("late")
        batch_op.drop_column("part")
        batch_op.drop_column("share")
    with op.batch_alter_table("analyses") as batch_op:
        batch_op.drop_column("origin")
    with op.batch_alter_table("tables") as batch_op:
        batch_op.drop_column("origin")
