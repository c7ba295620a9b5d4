"""What a program can ask: the OpenAPI description as a plain page, without any script."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any, Final

from litestar import MediaType, get

from barbaricum.server.description import exact
from barbaricum.server.routes.common import AnyRequest

Schema = Mapping[str, Any]  # as OpenAPI has it
SAMPLES: Final[Schema] = {"string": "…", "integer": 0, "number": 0.5, "boolean": True, "array": []}
LINK: Final = '<link rel="stylesheet" href="/docs.css">'
STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;color-scheme:light dark;margin:0}"
    "main{max-width:860px;margin:auto;padding:24px}h2{margin-top:48px;border-bottom:2px solid}"
    "h3{margin:32px 0 0}pre{overflow:auto;padding:8px 12px;border:1px solid}"
)


@get("/api/docs", include_in_schema=False, media_type=MediaType.HTML)
async def show_handbook(request: AnyRequest) -> str:
    """All routes and all forms."""
    return handbook(exact(request.app.openapi_schema.to_schema()))


GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "Account": (
        "account", "me", "sign-in", "sign-out", "tokens", "friends", "blocks", "reports",
        "notices", "vacation", "players", "mine",
    ),
    "Operator": ("admin", "health", "announcements"),
}  # fmt: skip
"""What a route is for, by the first word of its path; all others are for playing."""


@get("/docs.css", include_in_schema=False, media_type=MediaType.CSS)
async def show_style() -> str:
    """How the page of all routes looks: only files of this server may say so."""
    return STYLE


def handbook(schema: Schema) -> str:
    """The description as HTML."""
    forms, paths = schema["components"]["schemas"], schema["paths"]
    return "\n".join(
        (
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>Barbaricum: what a program can ask</title>{LINK}</head>",
            "<body><main><h1>What a program can ask</h1>",
            '<p>The same <a href="/api/schema/openapi.json">as OpenAPI</a>. ',
            "The socket <code>/api/tables/{table}/live</code> takes the same commands.</p>",
            *(part for group in ("Play", *GROUPS) for part in _group(group, paths, forms)),
            "<h2>Forms</h2>",
            *_forms(forms),
            "</main></body></html>",
        )
    )


def _group(group: str, paths: Schema, forms: Schema) -> Iterator[str]:
    """The routes that are for one thing."""
    yield f"<h2>{group}</h2>"
    for path, methods in paths.items():
        if group_of(path) == group:
            for method, route in methods.items():
                yield from _route(f"{method.upper()} {path}", route, forms)


def group_of(path: str) -> str:
    """What a route is for."""
    word = path.removeprefix("/api/").partition("/")[0]
    return next((group for group, words in GROUPS.items() if word in words), "Play")


def _route(title: str, route: Schema, forms: Schema) -> Iterator[str]:
    """One route: what it takes, the body with an example, and what it answers."""
    yield f"<h3><code>{escape(title)}</code></h3><p>{escape(route.get('description', ''))}</p>"
    for body in route.get("requestBody", {}).get("content", {}).values():
        sample = json.dumps(example(body["schema"], forms), indent=1, ensure_ascii=False)
        yield f"<p>Body: {_named(body['schema'])}, for example</p><pre>{escape(sample)}</pre>"
    yield "<ul>"
    for parameter in route.get("parameters", ()):
        about = escape(parameter.get("description", ""))
        yield f"<li><code>{escape(parameter['name'])}</code> {about}</li>"
    for status, answer in route["responses"].items():
        yield f"<li>{escape(status)}: {_answer(status, answer)}</li>"
    yield "</ul>"


def _answer(status: str, answer: Schema) -> str:
    """What is answered: a form by name, or why not."""
    if not status.startswith("2"):
        return escape(answer.get("description", ""))
    named = [_named(content["schema"]) for content in answer.get("content", {}).values()]
    return ", ".join(named) or "nothing more"


def _named(schema: Schema) -> str:
    """A form with the way to it; others by their kind."""
    name = schema.get("$ref", "").rpartition("/")[2]
    if not name:
        return escape(str(schema.get("type", "one of several forms")))
    return f'<a href="#{escape(name)}">{escape(name)}</a>'


def example(schema: Schema, forms: Schema) -> Any:
    """A value of a form: what it must have, and nothing more."""
    if "$ref" in schema:
        return example(forms[schema["$ref"].rpartition("/")[2]], forms)
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return example(schema[several][0], forms)
    if "enum" in schema:
        return schema["enum"][0]
    if schema.get("type") == "object":
        inside = schema.get("properties", {})
        return {key: example(inside[key], forms) for key in schema.get("required", ())}
    return schema.get("default", SAMPLES.get(schema.get("type", "")))


def _forms(forms: Schema) -> Iterator[str]:
    for name, form in forms.items():
        text = escape(json.dumps(form, indent=1, ensure_ascii=False))
        yield f'<h3 id="{escape(name)}">{escape(name)}</h3><pre>{text}</pre>'
