"""The built page and its files, kept in memory: what is not known by name cannot be asked for."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException

from barbaricum.server.forms import form_of
from barbaricum.server.routes.common import AnyRequest

STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NO_STORE: Final = "no-store"
PACKED: Final = {".br": "br", ".gz": "gzip"}
SMALL: Final = 500
KINDS: Final = {
    ".avif": "image/avif",
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Not asked of the system, whose table may lack some, or know better by mistake."""
UNKNOWN: Final = "application/octet-stream"

PLACEHOLDER: Final = b"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Barbaricum</title></head>
<body>
<main>
<h1>Barbaricum</h1>
<p>The server runs, but its page is missing: it has not been built.</p>
<p lang="fr">Le serveur marche, mais sa page manque&#8239;: elle n&rsquo;est pas construite.</p>
<p lang="de">Der Server l&auml;uft, aber seine Seite fehlt: Sie wurde nicht gebaut.</p>
<p><a href="/api/docs">What a program can ask here</a></p>
</main>
</body>
</html>
"""


@dataclass(frozen=True, slots=True)
class Page:
    """A file as it is sent, packed in the ways that browsers understand."""

    body: bytes
    kind: str
    cache: str
    packed: dict[str, bytes]
    status: int = 200

    def sent(self, way: str) -> bytes | None:
        """Packed in this way, if it can be; gzip is made when the first one asks for it."""
        if way == "gzip" and way not in self.packed and self._is_long_text:
            self.packed[way] = gzip.compress(self.body, mtime=0)
        return self.packed.get(way)

    @property
    def _is_long_text(self) -> bool:
        text = self.kind.startswith("text/") or self.kind.endswith(("javascript", "json", "xml"))
        return text and len(self.body) > SMALL

    @property
    def tag(self) -> str:
        """The same file has the same tag."""
        return f'"{hashlib.sha256(self.body).hexdigest()[:32]}"'


def load(folder: Path) -> dict[str, Page]:
    """All files below a folder by their paths; without a page, a placeholder."""
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != ".gitignore"
    }
    pages = {
        name: _page(name, body, files)
        for name, body in files.items()
        if Path(name).suffix not in PACKED
    }
    if "index.html" not in pages:
        pages["index.html"] = Page(PLACEHOLDER, KINDS[".html"], NO_STORE, {}, status=503)
    return pages


def is_built(pages: Mapping[str, Page]) -> bool:
    """Whether the page is there, and not only its placeholder."""
    return pages["index.html"].status == 200


def _page(name: str, body: bytes, files: Mapping[str, bytes]) -> Page:
    kind = KINDS.get(Path(name).suffix, UNKNOWN)
    packed = {PACKED[end]: files[name + end] for end in PACKED if name + end in files}
    cache = FOREVER if name.startswith("assets/") else ASK_AGAIN
    return Page(body, kind, cache, packed)


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(request: AnyRequest) -> Response[bytes]:
    """A file; or the page itself, whose addresses are its own business."""
    pages: Mapping[str, Page] = request.app.state.pages
    name = request.url.path.lstrip("/")
    page = pages.get(name)
    if page is None:
        if name.startswith("api/") or "." in name.rpartition("/")[2]:
            raise NotFoundException(detail=f"There is no /{name}")
        page = pages.get(await form_of(request)) or pages["index.html"]
    return answer(page, request)


def answer(page: Page, request: AnyRequest) -> Response[bytes]:
    """The file, packed if the browser can unpack it; nothing, if the browser has it."""
    vary = "accept-encoding, accept-language" if page.kind == "text/html" else "accept-encoding"
    headers = {"etag": page.tag, "cache-control": page.cache, "vary": vary}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers)
    accepted = {
        part.partition(";")[0].strip()
        for part in request.headers.get("accept-encoding", "").split(",")
    }
    for way in ("br", "gzip"):
        if way in accepted and (packed := page.sent(way)) is not None:
            headers["content-encoding"] = way
            return Response(packed, media_type=page.kind, headers=headers, status_code=page.status)
    return Response(page.body, media_type=page.kind, headers=headers, status_code=page.status)
