"""The table of jobs."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, BigInteger, Column, Integer, String, Table, Text

from barbaricum.server.schema import METADATA

JOBS: Final = Table(
    "jobs",
    METADATA,
    Column("kind", String, primary_key=True),
    Column("key", String, primary_key=True),
    Column("due", BigInteger, index=True),
    Column("payload", JSON, nullable=False),
    Column("owner", String),
    Column("leased_until", BigInteger, index=True),
    Column("attempts", Integer, nullable=False),
    Column("error", Text),
)
"""Moments in milliseconds. A job without a due time was given up; `error` says why."""
