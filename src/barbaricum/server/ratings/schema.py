"""Ratings by person, game and number of seats, and what every rated game did to them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table

from barbaricum.server.schema import METADATA

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("person", String, ForeignKey("persons.id"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

RATED: Final = Table(
    "rated",
    METADATA,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String, ForeignKey("persons.id"), index=True),
    Column("rank", Integer, nullable=False),
    Column("abandoned", Boolean, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("ended", Integer, nullable=False),
)
"""One row a seat of a rated game: the rank that counted, and the rating after it."""
