"""Tables that whoever runs the server has ended, and why; none was before."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch_op:
        batch_op.add_column(sa.Column("closed", sa.String(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch_op:
        batch_op.drop_column("closed")
