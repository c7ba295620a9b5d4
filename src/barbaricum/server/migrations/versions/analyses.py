"""The analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=True),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_analyses_table_tables")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_analyses")),
    )
    with op.batch_alter_table("analyses", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_analyses_person"), ["person"], unique=False)
    op.create_table(
        "reports",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("report", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_reports_table_tables")),
        sa.PrimaryKeyConstraint("table", "language", name=op.f("pk_reports")),
    )


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_table("analyses")
