"""The routes of pictures: any position, and a finished game as a whole."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get
from litestar.params import PathParameter

from barbaricum.server.pictures import scenes
from barbaricum.server.pictures.drawing import png, svg
from barbaricum.server.pictures.gallery import Gallery
from barbaricum.server.pictures.sharing import show_replay
from barbaricum.server.refusals import NotNow
from barbaricum.server.replay.timeline import nearest
from barbaricum.server.routes.common import AnyRequest, LanguageQuery, TableId, Who, refusals
from barbaricum.server.table import revealed

FileName = Annotated[
    str, PathParameter(pattern=r"^[0-9]{1,7}\.(svg|png)\Z", description="Such as `120.png`")
]
FOR_A_WHILE: Final = "private, max-age=3600"


@get(
    "/api/tables/{table:str}/picture/{file:str}",
    responses=refusals(400, 404, 409),
    media_type="image/*",
)
async def show_picture(
    request: AnyRequest,
    table: TableId,
    file: FileName,
    who: Who,
    lang: LanguageQuery = None,  # noqa: ARG001 - read by the visitor
) -> Response[bytes]:
    """A position as every onlooker saw it, as SVG or PNG."""
    found = await who.house.look(table)
    if found.meta.status == "open":
        raise NotNow("not-started")
    asked, _, kind = file.partition(".")
    number, language = nearest(found.ledger, int(asked)), who.language

    def draw() -> bytes:
        drawn = svg(scenes.scene(found, number, language))
        return drawn.encode() if kind == "svg" else png(drawn)

    key = (table, found.meta.version, number, kind, language)
    picture = await _gallery(request).picture(key, draw)
    media = "image/svg+xml" if kind == "svg" else "image/png"
    return Response(picture, media_type=media, headers={"cache-control": FOR_A_WHILE})


@get(
    "/api/tables/{table:str}/animation.webp",
    responses=refusals(400, 404, 409),
    media_type="image/webp",
)
async def show_animation(
    request: AnyRequest,
    table: TableId,
    who: Who,
    lang: LanguageQuery = None,  # noqa: ARG001 - read by the visitor
) -> Response[bytes]:
    """A finished game as an animated picture, a frame for every turn."""
    found = await who.house.look(table)
    revealed(found)
    key = (table, found.meta.version, "webp", who.language)
    picture = await _gallery(request).painting(key, lambda: scenes.scenes(found, who.language))
    return Response(picture, media_type="image/webp", headers={"cache-control": FOR_A_WHILE})


def _gallery(request: AnyRequest) -> Gallery:
    found: Gallery = request.app.state.gallery
    return found


ROUTES: Final = [show_picture, show_animation, show_replay]
