"""The results of finished games, written down so that a later version can be held to them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Column, Connection, ForeignKey, String, Table, insert, select

from barbaricum.core.game import Json
from barbaricum.server.schema import METADATA

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("result", JSON, nullable=False),
)


def write_result(connection: Connection, table: str, result: dict[str, Json]) -> None:
    """How a game ended."""
    connection.execute(insert(RESULTS).values(table=table, result=result))


def read_result(connection: Connection, table: str) -> dict[str, Json] | None:
    """How a game ended when it was played; None if that was not written down."""
    found: dict[str, Json] | None = connection.scalar(
        select(RESULTS.c.result).where(RESULTS.c.table == table)
    )
    return found
