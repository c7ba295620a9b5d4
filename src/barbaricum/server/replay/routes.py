"""The routes of the replay: a game at a glance, and any position of it."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final, cast

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from barbaricum.server import speech
from barbaricum.server.answers import Position
from barbaricum.server.infos import TableInfo
from barbaricum.server.replay import showing, studying
from barbaricum.server.replay.answers import Index
from barbaricum.server.replay.studying import NewStudy
from barbaricum.server.replay.viewpoints import chosen, permitted
from barbaricum.server.routes.common import (
    LanguageQuery,
    TableId,
    Who,
    refusals,
    told,
    with_cookies,
)
from barbaricum.server.shares.spending import threaded
from barbaricum.server.table import revealed

NumberPath = Annotated[
    int, PathParameter(ge=0, le=1_000_000, description="How many rows were played")
]
ViewpointQuery = Annotated[
    str | None,
    QueryParameter(
        name="as",
        required=False,
        pattern=r"^([0-9]|onlooker|open)\Z",
        description="The number of a seat, `onlooker`, or after the end `open`",
    ),
]


@get("/api/tables/{table:str}/replay", responses=refusals(400, 403, 404, 409))
async def show_game(
    table: TableId,
    who: Who,
    viewpoint: ViewpointQuery = None,
    lang: LanguageQuery = None,  # noqa: ARG001 - read by the visitor
) -> Index:
    """A game at a glance: its stops, turns, rounds and marks, and its log as a viewpoint has it."""
    found = await who.house.look(table)
    actor = found.meta.actor(who.session)
    allowed, shown = permitted(found.meta, actor), chosen(found.meta, actor, viewpoint)
    make = partial(showing.index, found, shown, allowed, who.language)
    if found.meta.status != "over":
        return await threaded(None, make)
    key = ("index", table, shown, who.language, *speech.names(found))
    return cast("Index", await who.house.kept.whole(key, make))  # encoded already


@get("/api/tables/{table:str}/replay/{number:int}", responses=refusals(400, 403, 404, 409))
async def show_position(
    table: TableId,
    number: NumberPath,
    who: Who,
    viewpoint: ViewpointQuery = None,
    lang: LanguageQuery = None,  # noqa: ARG001 - read by the visitor
) -> Position:
    """The position after so many rows, or the last one before at which somebody had to decide."""
    found = await who.house.look(table)
    shown = chosen(found.meta, found.meta.actor(who.session), viewpoint)
    return showing.position(found, number, shown, who.language)


@post("/api/tables/{table:str}/studies", responses=refusals(400, 403, 404, 409, 413))
async def begin_study(table: TableId, data: JSONBody[NewStudy], who: Who) -> Response[TableInfo]:
    """Make a table that goes on from a position of a finished game; it is no game of its own."""
    found = await who.house.look(table)
    revealed(found)
    browser = await who.admit()
    meta, rows = studying.study(found, data, browser)
    await who.house.storage.write(
        lambda connection: studying.write(connection, meta, rows, browser)
    )
    return with_cookies(told(await who.house.look(meta.id), who), who)


ROUTES: Final = [show_game, show_position, begin_study]
