"""The table of jobs."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, BigInteger, Boolean, Column, Integer, String, Table, Text, false

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
    Column("share", String, nullable=False, server_default=""),
    Column("part", String, nullable=False, server_default=""),
    Column("late", Boolean, nullable=False, server_default=false()),
)
"""Moments in milliseconds. A job without a due time was given up; `error` says why.

`share` and `part` say whose turn it counts to, and `late` that it comes after those of others."""
