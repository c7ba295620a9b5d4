"""After the end: what chance chose from in every draw, and how the points grew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from litestar import get
from msgspec import Struct

from barbaricum.core.game import CHANCE
from barbaricum.server.points import points_of
from barbaricum.server.routes.common import TableId, Who, refusals
from barbaricum.server.table import Table, revealed


class Draw(Struct, frozen=True, kw_only=True):
    """A row of chance: what fell, and what could have fallen with which weight, in order."""

    row: int
    text: str
    odds: list[tuple[str, int]]


class Draws(Struct, frozen=True, kw_only=True):
    """Every row of chance, undone ones too; draw k stands at place k."""

    draws: list[Draw]


class Stand(Struct, frozen=True, kw_only=True):
    """The points of all seats from a row on; rows count from 1, as in the events."""

    number: int
    points: list[int]


class Course(Struct, frozen=True, kw_only=True):
    """How the points grew: the start and every row that changed them."""

    rows: int
    stands: list[Stand]


@get("/api/tables/{table:str}/draws", responses=refusals(400, 404, 409))
async def read_draws(table: TableId, who: Who) -> Draws:
    """The odds of every draw of a finished game, so that anybody can draw again."""
    found = await who.house.look(table)
    revealed(found)
    key = ("draws", table)
    made = await who.house.kept.whole(key, lambda: Draws(draws=list(_draws(found))))
    return cast("Draws", made)  # encoded already


def _draws(table: Table) -> Iterator[Draw]:
    ledger, game = table.ledger, table.game
    for row, (seat, text) in enumerate(ledger.record.log):
        if seat == CHANCE:
            odds = game.odds(ledger.states[row])
            weights = [(game.text(outcome), weight) for outcome, weight in odds.items()]
            yield Draw(row=row, text=text, odds=weights)


@get("/api/tables/{table:str}/course", responses=refusals(400, 404, 409))
async def read_course(table: TableId, who: Who) -> Course:
    """The points after every row of a finished game that changed them."""
    found = await who.house.look(table)
    revealed(found)
    made = await who.house.kept.whole(("course", table), lambda: _course(found))
    return cast("Course", made)  # encoded already


def _course(table: Table) -> Course:
    return Course(rows=table.ledger.number, stands=list(_stands(table)))


def _stands(table: Table) -> Iterator[Stand]:
    last: list[int] | None = None
    seats = len(table.meta.seats)
    for number, state in enumerate(table.ledger.states):
        result = table.game.result(state)
        points = list(result.points) if result else points_of(table.game.view(state, None), seats)
        if points != last:
            yield Stand(number=number, points=points)
        last = points
