"""A study: a table of its own that goes on from a position of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from barbaricum.core.game import Json
from barbaricum.core.record import Row
from barbaricum.server import book, persons
from barbaricum.server.commands import Name, NewSeat, NewTable, RowNumber
from barbaricum.server.making import make
from barbaricum.server.people import Meta
from barbaricum.server.persons import Browser
from barbaricum.server.refusals import NotNow
from barbaricum.server.replay.files import FILE
from barbaricum.server.replay.timeline import nearest
from barbaricum.server.table import Table, revealed


class NewStudy(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A study as it is asked for: from which position on, and who plays."""

    number: RowNumber
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=10)]
    name: Name
    title: Name | None = None
    hints: bool = True


Study = tuple[Meta, Sequence[Row]]
"""The table of a study and the rows it borrows."""


def study(source: Table, asked: NewStudy, browser: Browser, chance: Json = None) -> Study:
    """A study of a game, whose draws fell by a chance of its own if it has one to show.

    Only of a finished game: before the end a position hides cards, and to try out in a study how
    a game that is being played may go would be to look something up.
    """
    chance, ledger = chance or revealed(source).chance, source.ledger
    number = nearest(ledger, asked.number)
    if ledger.game.to_act(ledger.states[number]) is None:
        raise NotNow("game-over")
    if len(asked.seats) != len(source.meta.seats):
        raise NotNow("study-seats", number=len(source.meta.seats))
    meta = make(_table(source, asked), browser)
    table = source.meta.id or FILE
    fate = {"table": table, "rows": number, "luck": _luck(source, chance, number)}
    return replace(meta, study=fate), ledger.record.log[:number]


def _table(source: Table, asked: NewStudy) -> NewTable:
    """It is never listed: whoever has the link of the game can give the link of the study."""
    return NewTable(
        game=source.meta.game,
        seats=asked.seats,
        name=asked.name,
        title=asked.title,
        options=dict(source.meta.options),
        visibility="private",
        hints=asked.hints,
    )


def _luck(source: Table, chance: Json, number: int) -> list[Json]:
    """What the borrowed rows fell by; the game may have been a study itself."""
    before = [
        entry for entry in (source.meta.study or {}).get("luck", ()) if entry["rows"] < number
    ]
    return [*before, {"rows": number, **_of(source, chance, number)}]


def _of(source: Table, chance: Json, number: int) -> Json:
    """The luck of the last borrowed row."""
    borrowed = (source.meta.study or {}).get("luck", ())
    mine = next((entry for entry in borrowed if number <= entry["rows"]), chance)
    return {key: mine.get(key) for key in ("commit", "secret", "entropy")}


def write(connection: Connection, meta: Meta, rows: Sequence[Row], browser: Browser) -> None:
    """The table with the rows it begins with."""
    persons.open_table(connection, meta, browser)
    book.write_rows(connection, meta.id, 0, rows)
