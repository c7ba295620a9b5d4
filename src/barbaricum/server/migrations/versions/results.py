"""The results of finished games, to hold later versions to them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("result", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_results_table_tables")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_results")),
    )


def downgrade() -> None:
    op.drop_table("results")
