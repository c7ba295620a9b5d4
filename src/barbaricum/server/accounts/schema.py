"""What is kept about accounts: ways in, friends, who is kept away, and what was reported."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from barbaricum.server.schema import METADATA

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("person", String, ForeignKey("persons.id"), primary_key=True),
    Column("user", String, nullable=False),
    Column("key", String, nullable=False, unique=True),
    Column("password", String),
    Column("friend", String, unique=True),
    Column("visible", String, nullable=False, server_default="everybody"),
    Column("created", Integer, nullable=False),
)
"""A person with a way in. `key` is what the user name has in common with those that look like it,
`friend` the hash of the link that makes friends."""

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person", String, ForeignKey("persons.id"), nullable=False, index=True),
    Column("site", String, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("created", Integer, nullable=False),
    Column("used", Integer, nullable=False),
)
"""Public keys; `site` is the host for which the authenticator made one."""

CEREMONIES: Final = Table(
    "ceremonies",
    METADATA,
    Column("id", String, primary_key=True),
    Column("challenge", LargeBinary, nullable=False),
    Column("person", String, ForeignKey("persons.id")),
    Column("expires", Integer, nullable=False, index=True),
)
"""Questions to authenticators, each of which is answered once; by their hashes."""

RECOVERIES: Final = Table(
    "recoveries",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("person", String, ForeignKey("persons.id"), nullable=False, index=True),
)

FRIENDS: Final = Table(
    "friends",
    METADATA,
    Column("person", String, ForeignKey("persons.id"), primary_key=True),
    Column("friend", String, ForeignKey("persons.id"), primary_key=True, index=True),
    Column("created", Integer, nullable=False),
    Column("accepted", Integer),
)
"""`person` asked `friend`."""

BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person", String, ForeignKey("persons.id"), nullable=False),
    Column("blocked", String, ForeignKey("persons.id"), nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("created", Integer, nullable=False),
    UniqueConstraint("person", "blocked"),
)

INVITES: Final = Table(
    "invites",
    METADATA,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("person", String, ForeignKey("persons.id"), primary_key=True, index=True),
    Column("by", String, ForeignKey("persons.id"), nullable=False),
    Column("created", Integer, nullable=False),
)

REPORTS: Final = Table(
    "complaints",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("person", String, ForeignKey("persons.id")),
    Column("about", String, ForeignKey("persons.id")),
    Column("table", String, ForeignKey("tables.id")),
    Column("name", String, nullable=False),
    Column("line", Text),
    Column("reason", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Integer, nullable=False),
    Column("handled", Integer),
    Index("ix_complaints_handled_created", "handled", "created"),
)
"""For whoever runs the server; `line` is a copy of what was said, since lines can be deleted."""
