"""In what form the page is sent: what the first screen of an address wants is named in it.

The forms are built with the page (web/forms.ts), one for each kind of screen and each language.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import select

from barbaricum.server import schema
from barbaricum.server.house import House
from barbaricum.server.routes.common import AnyRequest
from barbaricum.server.speech import language_of

HOME: Final = "home"
ROOM: Final = "room"
"""A table at which no game has begun."""
PLAIN: Final = "index.html"


async def form_of(request: AnyRequest) -> str:
    """The name of the form for whoever asks; the plain page where there is none to be told."""
    kind = await _kind(request.app.state.house, request.url.path)
    if kind is None:
        return PLAIN
    return f"forms/{kind}.{language_of(None, request.headers.get('accept-language'))}.html"


async def _kind(house: House, path: str) -> str | None:
    match path.strip("/").split("/"):
        case [""]:
            return HOME
        case ["table", name, *_]:
            return await _kind_of_table(house, name)
        case _:
            return None


async def _kind_of_table(house: House, name: str) -> str | None:
    """The game of a table: whoever knows its name may ask for that anyway."""
    columns = schema.TABLES.c
    wanted = select(columns.game, columns.status).where(columns.id == name)
    found = await house.storage.read(lambda connection: connection.execute(wanted).first())
    if found is None:
        return None
    return ROOM if found.status == "open" else str(found.game)
