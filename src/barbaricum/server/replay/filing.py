"""Records from files over HTTP: looked at like a game of this house, and kept nowhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

import msgspec
from litestar import Response, post
from litestar.params import JSONBody, PathParameter
from msgspec import Struct

from barbaricum.core import registry
from barbaricum.core.errors import UnknownVersion
from barbaricum.core.game import CHANCE
from barbaricum.core.record import Record, is_carried, loads, verify
from barbaricum.server import outlook
from barbaricum.server.answers import Position, Verdict
from barbaricum.server.commands import RowNumber
from barbaricum.server.infos import TableInfo
from barbaricum.server.limits import Buckets, source
from barbaricum.server.pictures import scenes
from barbaricum.server.pictures.drawing import png, svg
from barbaricum.server.pictures.gallery import Gallery
from barbaricum.server.refusals import NotNow, TooFast
from barbaricum.server.replay import showing, studying
from barbaricum.server.replay.answers import Index
from barbaricum.server.replay.files import chance_of, opened
from barbaricum.server.replay.routes import ViewpointQuery
from barbaricum.server.replay.studying import NewStudy
from barbaricum.server.replay.timeline import first
from barbaricum.server.replay.viewpoints import chosen, permitted
from barbaricum.server.routes.common import (
    AnyRequest,
    LanguageQuery,
    Who,
    refusals,
    told,
    with_cookies,
)
from barbaricum.server.shares.spending import threaded
from barbaricum.server.table import Table
from barbaricum.server.visitors import Visitor

LONGEST: Final = 160 * 1024
"""Letters of a record; a long game of five has about 30,000."""
MOST_ROWS: Final = 6000
"""Of a record; no table of this server comes to so many."""
BODY: Final = 4 * LONGEST
REFUSED: Final = refusals(400, 403, 409, 413)

Text = Annotated[str, msgspec.Meta(max_length=LONGEST)]
Title = Annotated[str, msgspec.Meta(max_length=40)]
FileName = Annotated[
    str,
    PathParameter(
        pattern=r"^([0-9]{1,7}\.(svg|png)|game\.webp)\Z", description="`120.png` or `game.webp`"
    ),
]
Answer = TypeVar("Answer")


class FileRecord(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A record as it stands in a file, and what to call it."""

    record: Text
    title: Title = ""


class FilePosition(FileRecord, frozen=True, kw_only=True):
    """A position of it."""

    number: RowNumber


class FileStudy(NewStudy, frozen=True, kw_only=True):
    """A study of a game that is known from a file only."""

    record: Text


class FileGame(Struct, frozen=True, kw_only=True):
    """A game from a file at a glance; the verdict is about its draws and its result."""

    table: TableInfo
    index: Index
    verdict: Verdict


class Reader:
    """Reads records, one at a time and apart from whoever answers questions."""

    def __init__(self, buckets: Buckets) -> None:
        self._buckets = buckets
        self._desk = asyncio.Lock()

    async def read(self, client: str, text: str, work: Callable[[Record], Answer]) -> Answer:
        """What is made of a record."""
        if not self._buckets.take(client):
            raise TooFast("too-fast")
        async with self._desk:
            return await threaded(None, lambda: work(_bounded(loads(text))))


def _bounded(record: Record) -> Record:
    if len(record.log) > MOST_ROWS:
        raise NotNow("record-too-long", most=MOST_ROWS)
    if is_carried(record):  # a pack of a stranger would stay in the memory of the server
        known = registry.get(record.game).data
        raise UnknownVersion("unknown-version", what="data", found=record.data, known=known)
    return record


async def _read(request: AnyRequest, text: str, work: Callable[[Record], Answer]) -> Answer:
    reader: Reader = request.app.state.records
    client = source(request.client.host) if request.client else ""
    return await reader.read(client, text, work)


def _table(record: Record, title: str) -> Table:
    """The game of a record, in which somebody has to have come to decide."""
    table = opened(record, title)
    if table.game.to_act(table.ledger.states[first(table.ledger)]) == CHANCE:
        raise NotNow("not-started")
    return table


@post("/api/records", status_code=200, request_max_body_size=BODY, responses=REFUSED)
async def open_record(
    request: AnyRequest,
    data: JSONBody[FileRecord],
    who: Who,
    viewpoint: ViewpointQuery = None,
    lang: LanguageQuery = None,  # noqa: ARG001 - read by the visitor
) -> FileGame:
    """A game from a record: as `replay` tells one of this house. It is kept nowhere.

    Whoever has a record has read all of it, so every viewpoint is open, before the end, too.
    """
    return await _read(
        request, data.record, lambda record: _game(record, data.title, viewpoint, who)
    )


def _game(record: Record, title: str, viewpoint: str | None, who: Visitor) -> FileGame:
    difference = verify(record)
    table = _table(record, title)
    actor = table.meta.actor(None)
    shown = chosen(table.meta, actor, viewpoint)
    return FileGame(
        table=outlook.info(table, actor, frozenset(), 0),
        index=showing.index(table, shown, permitted(table.meta, actor), who.language),
        verdict=Verdict(
            verified=difference is None, difference=str(difference) if difference else None
        ),
    )


@post(
    "/api/records/positions",
    status_code=200,
    request_max_body_size=BODY,
    responses=refusals(400, 403, 404, 409, 413),
)
async def show_record_position(
    request: AnyRequest,
    data: JSONBody[FilePosition],
    who: Who,
    viewpoint: ViewpointQuery = None,
    lang: LanguageQuery = None,  # noqa: ARG001 - read by the visitor
) -> Position:
    """A position of a game from a record."""

    def work(record: Record) -> Position:
        table = _table(record, data.title)
        shown = chosen(table.meta, table.meta.actor(None), viewpoint)
        return showing.position(table, data.number, shown, who.language)

    return await _read(request, data.record, work)


@post(
    "/api/records/pictures/{file:str}",
    status_code=200,
    request_max_body_size=BODY,
    responses=refusals(400, 403, 404, 409, 413),
    media_type="image/*",
)
async def draw_record(
    request: AnyRequest,
    file: FileName,
    data: JSONBody[FileRecord],
    who: Who,
    lang: LanguageQuery = None,  # noqa: ARG001 - read by the visitor
) -> Response[bytes]:
    """A position of a game from a record as a picture, or the whole of it as an animated one."""
    table = await _read(request, data.record, lambda record: _table(record, data.title))
    kind = file.rpartition(".")[2]
    key = ("record", hash(data.record), data.title, file, who.language)
    gallery: Gallery = request.app.state.gallery
    if kind == "webp":
        picture = await gallery.painting(key, lambda: scenes.scenes(table, who.language))
    else:
        picture = await gallery.picture(key, lambda: _draw(table, file, who.language))
    media = {"svg": "image/svg+xml", "png": "image/png", "webp": "image/webp"}[kind]
    return Response(picture, media_type=media)


def _draw(table: Table, file: str, language: str) -> bytes:
    name, _, kind = file.partition(".")
    drawn = svg(scenes.scene(table, int(name), language))
    return drawn.encode() if kind == "svg" else png(drawn)


@post(
    "/api/records/studies", request_max_body_size=BODY, responses=refusals(400, 403, 404, 409, 413)
)
async def study_record(
    request: AnyRequest, data: JSONBody[FileStudy], who: Who
) -> Response[TableInfo]:
    """Make a table that goes on from a position of a record; only that is kept."""
    browser = await who.admit()

    def work(record: Record) -> Any:  # a table and its rows
        source = _table(record, "")
        return studying.study(source, data, browser, chance_of(record))

    meta, rows = await _read(request, data.record, work)
    await who.house.storage.write(
        lambda connection: studying.write(connection, meta, rows, browser)
    )
    return with_cookies(told(await who.house.look(meta.id), who), who)


ROUTES: Final = [open_record, show_record_position, draw_record, study_record]
