"""Notices: the ways to somebody, what he is told, and what is still on its way."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("way", sa.String(), nullable=False),
        sa.Column("address", sa.JSON(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("kinds", sa.JSON(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("verified", sa.Integer(), nullable=True),
        sa.Column("key", sa.String(), nullable=True),
        sa.Column("token", sa.String(), nullable=False),
        sa.Column("sent", sa.BigInteger(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("off", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person"], ["persons.id"], name=op.f("fk_channels_person_persons")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channels")),
        sa.UniqueConstraint("key", name=op.f("uq_channels_key")),
        sa.UniqueConstraint("token", name=op.f("uq_channels_token")),
    )
    op.create_index(op.f("ix_channels_person"), "channels", ["person"])
    op.create_table(
        "notices",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("table", sa.String(), nullable=True),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=True),
        sa.Column("read", sa.Integer(), nullable=True),
        sa.Column("open", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_notices_person_persons")),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_notices_table_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
        sa.UniqueConstraint("open", name=op.f("uq_notices_open")),
    )
    op.create_index("ix_notices_person_created", "notices", ["person", "created"])
    op.create_index(op.f("ix_notices_table"), "notices", ["table"])
    op.create_table(
        "deliveries",
        sa.Column("notice", sa.String(), nullable=False),
        sa.Column("channel", sa.String(), nullable=False),
        sa.Column("batch", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(
            ["channel"],
            ["channels.id"],
            name=op.f("fk_deliveries_channel_channels"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["notice"],
            ["notices.id"],
            name=op.f("fk_deliveries_notice_notices"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("notice", "channel", name=op.f("pk_deliveries")),
    )
    op.create_index(op.f("ix_deliveries_batch"), "deliveries", ["batch"])
    op.create_index(op.f("ix_deliveries_channel"), "deliveries", ["channel"])


def downgrade() -> None:
    op.drop_table("deliveries")
    op.drop_table("notices")
    op.drop_table("channels")
