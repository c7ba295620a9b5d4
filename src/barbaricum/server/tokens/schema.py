"""The table of tokens. A token is a session of its person, like a browser, with limits."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, ForeignKey, Integer, String, Table

from barbaricum.server.schema import METADATA

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("id", String, primary_key=True),
    Column(
        "session",
        String,
        ForeignKey("sessions.hash", ondelete="CASCADE"),
        nullable=False,
        unique=True,
    ),
    Column("name", String, nullable=False),
    Column("scopes", String, nullable=False),
    Column("created", Integer, nullable=False),
    Column("used", Integer),
)
"""`session` is the hash of the token; the scopes stand there with a space between them."""
