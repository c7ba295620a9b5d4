"""The page of a replay says what it shows, so that a link to it brings a picture along."""

from __future__ import annotations

import re
from dataclasses import replace
from html import escape
from typing import Final

from litestar import Response, get

from barbaricum.core.errors import BarbaricumError
from barbaricum.server import speech
from barbaricum.server.pages import Page, answer
from barbaricum.server.replay.timeline import nearest
from barbaricum.server.routes.common import AnyRequest, Who
from barbaricum.server.table import Table

HEAD_ENDS: Final = b"</head>"
USUAL: Final = re.compile(rb'<meta\s+property="og:[^>]*>')
"""What the page says of itself elsewhere."""


@get("/replay/{path:path}", include_in_schema=False)
async def show_replay(request: AnyRequest, who: Who) -> Response[bytes]:
    """The page itself, with a title and a picture for those who only read its head."""
    page: Page = request.app.state.pages["index.html"]
    name, _, number = request.url.path.removeprefix("/replay/").partition("/")
    try:
        table = await who.house.look(name)
        tags = _tags(table, number, str(request.base_url), who.language)
    except BarbaricumError:
        return answer(page, request)
    body = USUAL.sub(b"", page.body).replace(HEAD_ENDS, tags.encode() + HEAD_ENDS, 1)
    return answer(replace(page, body=body, packed={}), request)


def _tags(table: Table, number: str, base: str, language: str) -> str:
    """What others call the Open Graph: everybody who has the link may see it."""
    if table.meta.status == "open":
        return ""
    last = table.ledger.number
    asked = min(int(number), last) if number.isdecimal() and len(number) < 8 else last
    picture = f"{base}api/tables/{table.meta.id}/picture/{nearest(table.ledger, asked)}.png"
    told = {
        "og:type": "website",
        "og:site_name": "Barbaricum",
        "og:title": speech.titled(
            language, speech.about(language, "game", table.meta.game), table.meta.title
        ),
        "og:description": ", ".join(speech.names(table)),
        "og:image": picture,
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(value)}">' for name, value in told.items()
    )
