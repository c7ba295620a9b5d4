"""What is kept of tournaments: what was agreed, who plays, and who sat where with which result."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    String,
    Table,
    UniqueConstraint,
)

from barbaricum.server.schema import METADATA

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("game", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("kind", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rounds", Integer),
    Column("fill", String, nullable=False),
    Column("bot", String),
    Column("pace", JSON, nullable=False),
    Column("pause", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("visibility", String, nullable=False),
    Column("most", Integer, nullable=False),
    Column("status", String, nullable=False),
    Column("organiser", String, ForeignKey("persons.id"), index=True),
    Column("seed", String, nullable=False),
    Column("round", Integer, nullable=False),
    Column("due", BigInteger),
    Column("created", Integer, nullable=False),
    Column("ended", Integer),
    Index("ix_tournaments_status_created", "status", "created"),
)
"""`rounds` is null until it is known from the number of players; `round` is the last one paired.

`due` is the millisecond in which the next round begins, null while one is played.
"""

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("tournament", String, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String, ForeignKey("persons.id"), index=True),
    Column("name", String, nullable=False),
    Column("left", Integer),
    UniqueConstraint("tournament", "person"),
)
"""Who plays, by a number of his own; `left` is the last round in which he was there."""

PAIRINGS: Final = Table(
    "pairings",
    METADATA,
    Column("tournament", String, primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("entry", Integer),
    Column("table", String, ForeignKey("tables.id"), index=True),
    Column("place", Integer),
    Column("points", Integer),
    ForeignKeyConstraint(["tournament"], ["tournaments.id"]),
)
"""A seat of a round; a bot's has no entry. At board 0 sit those who have a bye.

`place` is null until the game is over; without a table it will never be.
"""
