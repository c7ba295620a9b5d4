"""What is kept: tables, seats, guests, the log, and what was already answered."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("title", String, nullable=False),
    Column("game", String, nullable=False),
    Column("rules", String, nullable=False),
    Column("data", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("visibility", String, nullable=False),
    Column("status", String, nullable=False),
    Column("host", String, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("commit", String, nullable=False),
    Column("to_act", Integer),
    Column("rematch", String),
    Column("created", Integer, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("study", JSON(none_as_null=True)),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("tournament", JSON(none_as_null=True)),
    Column("closed", String),
    Column("origin", String),
    Index("ix_tables_status_created", "status", "created"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("bot", String),
    Column("entropy", String, nullable=False),
    Column("guest", String, ForeignKey("guests.id")),
    Column("standin", String),
)

PERSONS: Final = Table(
    "persons",
    METADATA,
    Column("id", String, primary_key=True),
    Column("created", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("merged", String, ForeignKey("persons.id")),
    Column("deleted", Integer),
)
"""Somebody: every browser is a person of its own, until he signs in as one he was before.

`merged` is the person he turned out to be; `deleted` is when he had his data deleted.
"""

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String, primary_key=True),
    Column("table", String, ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", String, ForeignKey("persons.id"), nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("key", String, unique=True),
    Column("gone", Boolean, nullable=False),
)
"""A guest is one person at one table; `key` is the hash of the personal link, null when revoked."""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("created", Integer, nullable=False),
    Column("person", String, ForeignKey("persons.id"), nullable=False, index=True),
    Column("device", String, nullable=False, server_default=""),
    Column("seen", Integer, nullable=False, server_default="0"),
)
"""Browsers; each speaks for one person. `seen` is the second of its last visit, to the day."""

HOLDERS: Final = Table(
    "holders",
    METADATA,
    Column("session", String, ForeignKey("sessions.hash"), primary_key=True),
    Column("guest", String, ForeignKey("guests.id"), primary_key=True, index=True),
)
"""Which browsers may speak for which guests of others too: they came by a personal link."""

ROWS: Final = Table(
    "rows",
    METADATA,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),
)

COMMANDS: Final = Table(
    "commands",
    METADATA,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("by", String, primary_key=True),
    Column("id", String, primary_key=True),
    Column("digest", String, nullable=False),
    Column("number", Integer, nullable=False),
)
"""Commands carried out, so that sending one twice does it once."""

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table", String, ForeignKey("tables.id"), nullable=False, index=True),
    Column("room", String, nullable=False),
    Column("guest", String, ForeignKey("guests.id"), index=True),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Integer, nullable=False),
)

ASKS: Final = Table(
    "asks",
    METADATA,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("row", Integer, nullable=False),
    Column("agreed", JSON, nullable=False),
)
"""A decision somebody asks the others to let him take back."""
