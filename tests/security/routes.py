"""Every route of the application, so that a new one is tested without anybody thinking of it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from litestar.handlers import HTTPRouteHandler

from barbaricum.server.app import ROUTES
from barbaricum.server.safety import HARMLESS

FILL = {"int": "0", "path": "some/where", "str": "none"}


@dataclass(frozen=True)
class Way:
    """A method and a path with something in the place of every name."""

    method: str
    path: str
    body: bool
    """Whether it reads a body."""

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


def ways() -> list[Way]:
    """All of them, by their paths."""
    found = [
        Way(str(method), _filled(path), "data" in handler.parsed_fn_signature.parameters)
        for handler in ROUTES
        if isinstance(handler, HTTPRouteHandler)
        for method in handler.http_methods
        for path in handler.paths
    ]
    return sorted(found, key=lambda way: (way.path, way.method))


def changing() -> list[Way]:
    """Those that may change something."""
    return [way for way in ways() if way.method not in HARMLESS]


def _filled(path: str) -> str:
    return re.sub(r"{\w+:(\w+)}", lambda name: FILL[name.group(1)], path)
