"""When browsers were last seen, for the processes that share a database."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sightings",
        sa.Column("process", sa.String(), nullable=False),
        sa.Column("session", sa.String(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("process", "session", name=op.f("pk_sightings")),
    )
    op.create_index(op.f("ix_sightings_session"), "sightings", ["session"])
    op.create_index(op.f("ix_sightings_seen"), "sightings", ["seen"])


def downgrade() -> None:
    op.drop_table("sightings")
