"""Tokens of programs."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("session", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("scopes", sa.String(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("used", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["session"],
            ["sessions.hash"],
            name=op.f("fk_tokens_session_sessions"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tokens")),
        sa.UniqueConstraint("session", name=op.f("uq_tokens_session")),
    )


def downgrade() -> None:
    op.drop_table("tokens")
