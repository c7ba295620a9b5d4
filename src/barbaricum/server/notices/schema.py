"""The tables of notices: where somebody is told, what he was told, and what is still on its way."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
)

from barbaricum.server.schema import METADATA

CHANNELS: Final = Table(
    "channels",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person", String, ForeignKey("persons.id"), nullable=False, index=True),
    Column("way", String, nullable=False),
    Column("address", JSON, nullable=False),
    Column("name", String, nullable=False),
    Column("kinds", JSON, nullable=False),
    Column("language", String, nullable=False),
    Column("created", Integer, nullable=False),
    Column("verified", Integer),
    Column("key", String, unique=True),
    Column("token", String, nullable=False, unique=True),
    Column("sent", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("off", JSON(none_as_null=True)),
)
"""Ways to somebody. `key` is the hash of the link that proves an address, `token` ends all mail to
it; `sent` is the millisecond of the last message, `off` says why nothing is sent any more.
"""

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person", String, ForeignKey("persons.id"), nullable=False),
    Column("kind", String, nullable=False),
    Column("table", String, ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("facts", JSON, nullable=False),
    Column("created", Integer, nullable=False),
    Column("shown", Integer),
    Column("read", Integer),
    Column("open", String, unique=True),
    Index("ix_notices_person_created", "person", "created"),
)
"""`shown` is null while it is not sure that it is needed. `open` is person, table and kind as long
as nobody has looked: of each there is one.
"""

DELIVERIES: Final = Table(
    "deliveries",
    METADATA,
    Column("notice", String, ForeignKey("notices.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "channel",
        String,
        ForeignKey("channels.id", ondelete="CASCADE"),
        primary_key=True,
        index=True,
    ),
    Column("batch", String, index=True),
)
"""What is to be told through which channel; `batch` is the message that tells it."""

SERVER_KEYS: Final = Table(
    "server_keys",
    METADATA,
    Column("name", String, primary_key=True),
    Column("key", LargeBinary, nullable=False),
)
"""What all processes sign with: secrets, which leave by no other way than an archive."""
