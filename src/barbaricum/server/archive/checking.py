"""Whether every stored game still replays, under the rules of this version, to the same result."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from sqlalchemy import Connection, Engine, create_engine, select

from barbaricum.core.errors import BarbaricumError
from barbaricum.core.record import Record, game_of, replay
from barbaricum.core.record.form import written
from barbaricum.server import book, migrate, schema
from barbaricum.server.archive.copying import copy
from barbaricum.server.archive.results import read_result
from barbaricum.server.archive.upgrading import demand_known
from barbaricum.server.people import Meta
from barbaricum.server.table import record_of

What = Literal["same", "unproven", "refused", "turn", "result"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """About one table: `unproven` is a finished game from before results were written down."""

    table: str
    what: What
    reason: str = ""

    @property
    def is_good(self) -> bool:
        return self.what in ("same", "unproven")


def verdicts(file: Path) -> Iterator[Verdict]:
    """A verdict about every table of a database, of which only a copy is touched."""
    demand_known(file)
    with tempfile.TemporaryDirectory() as room:
        copied = Path(room) / "copy.sqlite"
        copy(file, copied)
        engine = create_engine(f"sqlite:///{copied}")
        try:
            yield from _verdicts(engine)
        finally:
            engine.dispose()


def _verdicts(engine: Engine) -> Iterator[Verdict]:
    c = schema.TABLES.c
    with engine.begin() as connection:
        migrate.upgrade(connection)
        for name in connection.scalars(select(c.id).order_by(c.created, c.id)).all():
            yield verdict(connection, name)


def verdict(connection: Connection, name: str) -> Verdict:
    """Replay one table and compare it with what is written about it."""
    meta = book.read_meta(connection, name)
    assert meta is not None, "it was found a moment ago"
    record = record_of(meta)
    record.log.extend(book.read_log(connection, name))
    try:
        return _compared(connection, meta, record)
    except BarbaricumError as error:
        return Verdict(name, "refused", str(error))


def _compared(connection: Connection, meta: Meta, record: Record) -> Verdict:
    game = game_of(record)
    *_, state = replay(record)
    if meta.status == "open":  # with the borrowed rows of a study, perhaps, but not begun
        return Verdict(meta.id, "same")
    if meta.closed is not None:  # it ended wherever it was
        return Verdict(meta.id, "same")
    to_act, result = game.to_act(state), written(game, state)
    if (to_act is None) != (meta.status == "over") or to_act != meta.to_act:
        return Verdict(meta.id, "turn", f"{meta.status}: {meta.to_act} ≠ {to_act}")
    stored = read_result(connection, meta.id)
    if stored is None:
        return Verdict(meta.id, "same" if result is None else "unproven")
    same = stored == result
    return Verdict(meta.id, "same" if same else "result", "" if same else f"{stored} ≠ {result}")
