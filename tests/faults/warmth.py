"""Imported by the process that servers are forked from: whatever is slow once is done here."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import psycopg
import pytest
import redis.asyncio

import barbaricum.cli.serve
import barbaricum.cli.worker
from barbaricum.server.opening import Settings
from barbaricum.server.run import _configuration

__all__ = ["barbaricum", "psycopg", "pytest", "redis"]


async def _open_and_close(file: Path) -> None:
    """All routes, all texts, all migrations; its threads have ended before anybody is forked."""
    configuration = _configuration(Settings(file))
    configuration.load()
    lifespan = configuration.lifespan_class(configuration)
    await lifespan.startup()
    await lifespan.shutdown()


with tempfile.TemporaryDirectory() as _folder:
    asyncio.run(_open_and_close(Path(_folder) / "tables.sqlite"))
