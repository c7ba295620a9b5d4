"""Writing one change of a table: all of it in one transaction, or nothing."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection

from barbaricum.core.record.form import written
from barbaricum.server import book
from barbaricum.server.answers import Line
from barbaricum.server.archive.results import write_result
from barbaricum.server.deeds import Change
from barbaricum.server.pace.keeping import keep
from barbaricum.server.people import Meta
from barbaricum.server.ratings.scoring import write_ratings
from barbaricum.server.table import Table, renewed
from barbaricum.server.tournaments.results import write_places


@dataclass(frozen=True, slots=True)
class Written:
    """What a transaction has led to."""

    meta: Meta
    line: Line | None


def write_change(connection: Connection, table: Table, change: Change, now: int) -> Written:
    """Rows, who is to act, and what the deed itself writes."""
    name = table.meta.id
    change.write(connection)
    line = change.speak(connection) if change.speak else None
    if change.rows:
        book.write_rows(connection, name, table.ledger.number, change.rows)
        state = table.ledger.after(change.rows)
        to_act, result = table.game.to_act(state), written(table.game, state)
        status = {"status": "over"} if to_act is None else {}
        if result is not None:
            write_result(connection, name, result)
            write_ratings(connection, table.meta, result, now)
            write_places(connection, table.meta, result, now)
        book.change_table(connection, name, to_act=to_act, **status)
    meta = book.read_meta(connection, name)
    assert meta is not None, "a table is never deleted"
    decisions = table.ledger.decisions()
    return Written(keep(connection, meta, change.rows, decisions, table.watch), line)


def keep_in_mind(table: Table, change: Change, written: Written) -> None:
    """The table in memory becomes what has just been written."""
    if table.meta.status == "open":
        renewed(table, written.meta)
    table.meta = written.meta
    table.ledger.append(change.rows)
    table.heard = written.line.id if written.line else table.heard
