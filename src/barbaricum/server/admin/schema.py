"""What is kept for whoever runs the server."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, ForeignKey, Integer, String, Table, Text

from barbaricum.server.schema import METADATA

KEYS: Final = Table(
    "admin_keys",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("expires", Integer, nullable=False),
)
"""Links that open the page once; by their hashes."""

ADMINS: Final = Table(
    "admins",
    METADATA,
    Column("session", String, ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True),
    Column("expires", Integer, nullable=False),
)
"""The browsers to which the page is open, and until when."""

BANS: Final = Table(
    "bans",
    METADATA,
    Column("id", String, primary_key=True),
    Column("address", String),
    Column("person", String, ForeignKey("persons.id", ondelete="CASCADE"), index=True),
    Column("name", String, nullable=False),
    Column("reason", String, nullable=False),
    Column("created", Integer, nullable=False),
    Column("until", Integer),
)
"""An address or a range of them, or a person; without end unless it says until when."""

ANNOUNCEMENTS: Final = Table(
    "announcements",
    METADATA,
    Column("id", String, primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Integer, nullable=False),
    Column("until", Integer, nullable=False),
)
