"""For whoever runs the server: the way in, bans, announcements."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "admin_keys",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("expires", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_admin_keys")),
    )
    op.create_table(
        "admins",
        sa.Column("session", sa.String(), nullable=False),
        sa.Column("expires", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["session"],
            ["sessions.hash"],
            name=op.f("fk_admins_session_sessions"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("session", name=op.f("pk_admins")),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("until", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_announcements")),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("address", sa.String(), nullable=True),
        sa.Column("person", sa.String(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("until", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person"], ["persons.id"], name=op.f("fk_bans_person_persons"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bans")),
    )
    with op.batch_alter_table("bans", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_bans_person"), ["person"], unique=False)


def downgrade() -> None:
    for name in ("bans", "announcements", "admins", "admin_keys"):
        op.drop_table(name)
