"""The tables of analyses."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Table, Text

from barbaricum.server.schema import METADATA

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("kind", String, nullable=False),
    Column("status", String, nullable=False),
    Column("person", String, index=True),
    Column("origin", String),
    Column("asked", BigInteger, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
)
"""`kind` is what it was made with: another one counts as none. Who asked is forgotten."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("language", String, primary_key=True),
    Column("report", Text, nullable=False),
)
"""What was found, as JSON, in the words of each language."""
