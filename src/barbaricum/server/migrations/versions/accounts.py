"""Accounts: ways in, friends, blocks, invitations, reports."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("user", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("password", sa.String(), nullable=True),
        sa.Column("friend", sa.String(), nullable=True),
        sa.Column("visible", sa.String(), server_default="everybody", nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["persons.id"], name=op.f("fk_accounts_person_persons")
        ),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_accounts")),
        sa.UniqueConstraint("friend", name=op.f("uq_accounts_friend")),
        sa.UniqueConstraint("key", name=op.f("uq_accounts_key")),
    )
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("blocked", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["blocked"], ["persons.id"], name=op.f("fk_blocks_blocked_persons")
        ),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_blocks_person_persons")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_blocks")),
        sa.UniqueConstraint("person", "blocked", name=op.f("uq_blocks_person")),
    )
    with op.batch_alter_table("blocks") as batch_op:
        batch_op.create_index(batch_op.f("ix_blocks_blocked"), ["blocked"], unique=False)

    op.create_table(
        "ceremonies",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("challenge", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.String(), nullable=True),
        sa.Column("expires", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["persons.id"], name=op.f("fk_ceremonies_person_persons")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_ceremonies")),
    )
    with op.batch_alter_table("ceremonies") as batch_op:
        batch_op.create_index(batch_op.f("ix_ceremonies_expires"), ["expires"], unique=False)

    op.create_table(
        "friends",
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("friend", sa.String(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("accepted", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["friend"], ["persons.id"], name=op.f("fk_friends_friend_persons")),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_friends_person_persons")),
        sa.PrimaryKeyConstraint("person", "friend", name=op.f("pk_friends")),
    )
    with op.batch_alter_table("friends") as batch_op:
        batch_op.create_index(batch_op.f("ix_friends_friend"), ["friend"], unique=False)

    op.create_table(
        "invites",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["by"], ["persons.id"], name=op.f("fk_invites_by_persons")),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_invites_person_persons")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_invites_table_tables")),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_invites")),
    )
    with op.batch_alter_table("invites") as batch_op:
        batch_op.create_index(batch_op.f("ix_invites_person"), ["person"], unique=False)

    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("site", sa.String(), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["persons.id"], name=op.f("fk_passkeys_person_persons")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
    )
    with op.batch_alter_table("passkeys") as batch_op:
        batch_op.create_index(batch_op.f("ix_passkeys_person"), ["person"], unique=False)

    op.create_table(
        "recoveries",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["persons.id"], name=op.f("fk_recoveries_person_persons")
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_recoveries")),
    )
    with op.batch_alter_table("recoveries") as batch_op:
        batch_op.create_index(batch_op.f("ix_recoveries_person"), ["person"], unique=False)

    op.create_table(
        "complaints",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(), nullable=True),
        sa.Column("about", sa.String(), nullable=True),
        sa.Column("table", sa.String(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("line", sa.Text(), nullable=True),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("handled", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["about"], ["persons.id"], name=op.f("fk_complaints_about_persons")
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["persons.id"], name=op.f("fk_complaints_person_persons")
        ),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_complaints_table_tables")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_complaints")),
    )
    with op.batch_alter_table("complaints") as batch_op:
        batch_op.create_index("ix_complaints_handled_created", ["handled", "created"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("complaints") as batch_op:
        batch_op.drop_index("ix_complaints_handled_created")

    op.drop_table("complaints")
    with op.batch_alter_table("recoveries") as batch_op:
        batch_op.drop_index(batch_op.f("ix_recoveries_person"))

    op.drop_table("recoveries")
    with op.batch_alter_table("passkeys") as batch_op:
        batch_op.drop_index(batch_op.f("ix_passkeys_person"))

    op.drop_table("passkeys")
    with op.batch_alter_table("invites") as batch_op:
        batch_op.drop_index(batch_op.f("ix_invites_person"))

    op.drop_table("invites")
    with op.batch_alter_table("friends") as batch_op:
        batch_op.drop_index(batch_op.f("ix_friends_friend"))

    op.drop_table("friends")
    with op.batch_alter_table("ceremonies") as batch_op:
        batch_op.drop_index(batch_op.f("ix_ceremonies_expires"))

    op.drop_table("ceremonies")
    with op.batch_alter_table("blocks") as batch_op:
        batch_op.drop_index(batch_op.f("ix_blocks_blocked"))

    op.drop_table("blocks")
    op.drop_table("accounts")
