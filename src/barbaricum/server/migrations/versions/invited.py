"""Ways to somebody that were opened before there were notices of invitations and rematches."""

from collections.abc import Callable

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

NEW = ("invited", "rematch")
CHANNELS = sa.table("channels", sa.column("id", sa.String), sa.column("kinds", sa.JSON))


def upgrade() -> None:
    """They tell them too: whoever chose could not have said that he does not want them."""
    _change(lambda kinds: [*kinds, *NEW])


def downgrade() -> None:
    _change(lambda kinds: [kind for kind in kinds if kind not in NEW])


def _change(changed: Callable[[list[str]], list[str]]) -> None:
    connection = op.get_bind()
    for row in connection.execute(sa.select(CHANNELS)).all():
        new = sa.update(CHANNELS).where(CHANNELS.c.id == row.id)
        connection.execute(new.values(kinds=changed(row.kinds)))
