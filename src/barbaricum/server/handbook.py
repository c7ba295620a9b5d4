"""What a program can ask: the OpenAPI description as a plain page, without any script."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from litestar import MediaType, get

from barbaricum.server.description import exact
from barbaricum.server.routes.common import AnyRequest

Schema = Mapping[str, Any]  # as OpenAPI has it


@get("/api/docs", include_in_schema=False, media_type=MediaType.HTML)
async def show_handbook(request: AnyRequest) -> str:
    """All routes and all forms."""
    return handbook(exact(request.app.openapi_schema.to_schema()))


def handbook(schema: Schema) -> str:
    """The description as HTML."""
    return "\n".join(
        (
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            "<title>Barbaricum: what a program can ask</title></head><body><main>",
            "<h1>What a program can ask</h1>",
            '<p>The same <a href="/api/schema/openapi.json">as OpenAPI</a>. ',
            "The socket <code>/api/tables/{table}/live</code> takes the same commands.</p>",
            *_routes(schema["paths"]),
            "<h2>Forms</h2>",
            *_forms(schema["components"]["schemas"]),
            "</main></body></html>",
        )
    )


def _routes(paths: Schema) -> Iterator[str]:
    for path, methods in paths.items():
        for method, route in methods.items():
            yield f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
            yield f"<p>{escape(route.get('description', ''))}</p><ul>"
            for parameter in route.get("parameters", ()):
                about = escape(parameter.get("description", ""))
                yield f"<li><code>{escape(parameter['name'])}</code> {about}</li>"
            for status, answer in route["responses"].items():
                yield f"<li>{escape(status)}: {escape(answer.get('description', ''))}</li>"
            yield "</ul>"


def _forms(forms: Schema) -> Iterator[str]:
    for name, form in forms.items():
        text = escape(json.dumps(form, indent=1, ensure_ascii=False))
        yield f'<h3 id="{escape(name)}">{escape(name)}</h3><pre>{text}</pre>'
