"""A record from a file, as a table that stands in no house: it is looked at and forgotten."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from barbaricum.core.chance import Luck
from barbaricum.core.game import Json
from barbaricum.core.record import Record
from barbaricum.core.record.replay import game_of
from barbaricum.core.record.sources import STUDY, sources
from barbaricum.server.ledger import Ledger
from barbaricum.server.pace.forms import FREE
from barbaricum.server.pace.timing import begun
from barbaricum.server.people import Meta, Seat
from barbaricum.server.table import Table

FILE: Final = "file"
"""In place of a table where the game came from a file."""
LONGEST_NAME: Final = 40


def opened(record: Record, title: str) -> Table:
    """The game of a record; whoever has the record knows all of it, and nobody goes on with it."""
    game = game_of(record)
    sources(record)
    ledger = Ledger(game, record, Luck(b"", ()))
    record.close(game, ledger.state)
    meta = Meta(
        id="",
        title=title,
        game=game.name,
        rules=game.rules,
        data=game.data,
        options=dict(record.options),
        visibility="private",
        status="over",
        host="",
        secret=b"",
        commit=str((record.chance or {}).get("commit") or ""),
        to_act=None,
        rematch=None,
        created=0,
        hints=False,
        version=0,
        seats=tuple(_seat(number, seat) for number, seat in enumerate(record.seats)),
        guests={},
        holders={},
        ask=None,
        timing=begun(FREE, len(record.seats)),
        study=_study(record),
    )
    return Table(meta, ledger)


def _seat(number: int, seat: Mapping[str, Json]) -> Seat:
    name, bot = _name(seat.get("name")) or str(number + 1), _name(seat.get("bot"))
    return Seat(number, "bot" if bot else "human", name, bot or None, "", None, None)


def _name(written: Json) -> str:
    """A name as a table could have it; records are written by others, too."""
    return " ".join(written.split())[:LONGEST_NAME] if isinstance(written, str) else ""


def _study(record: Record) -> Mapping[str, Json] | None:
    """What a record says of the game it goes on from; `sources` has read it before."""
    study = record.extra.get(STUDY)
    return None if study is None else {**study, "table": FILE}


def chance_of(record: Record) -> Mapping[str, Json]:
    """What the draws of a record fell by, as far as it says so."""
    chance = record.chance or {}
    return {"commit": None, "secret": None, "entropy": [""] * len(record.seats), **chance}
