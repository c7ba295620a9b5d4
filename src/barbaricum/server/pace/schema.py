"""What is kept about time."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, BigInteger, Column, ForeignKey, Integer, String, Table

from barbaricum.server.schema import METADATA

PACES: Final = Table(
    "paces",
    METADATA,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("pace", JSON, nullable=False),
    Column("running", Integer),
    Column("since", BigInteger, nullable=False),
    Column("left", JSON, nullable=False),
    Column("marks", JSON, nullable=False),
    Column("expired", JSON, nullable=False),
    Column("forfeited", JSON, nullable=False),
    Column("ask", JSON(none_as_null=True)),
    Column("deadline", BigInteger),
)
"""The clocks of a table; one without a row has none. `deadline` is a note for lists."""

VACATIONS: Final = Table(
    "vacations",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person", String, ForeignKey("persons.id"), nullable=False, index=True),
    Column("start", BigInteger, nullable=False),
    Column("end", BigInteger, nullable=False),
)

DOWNTIMES: Final = Table(
    "downtimes",
    METADATA,
    Column("start", BigInteger, primary_key=True, autoincrement=False),
    Column("end", BigInteger, nullable=False),
)
"""When no server ran; nobody's time passed."""

ALIVE: Final = Table(
    "alive",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("moment", BigInteger, nullable=False),
)
"""One row: when a server was last known to run."""
