"""Every field into which somebody can write text of his own, found in the forms of the routes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from litestar.handlers import HTTPRouteHandler
from msgspec import inspect as forms

from barbaricum.server.app import ROUTES
from barbaricum.server.commands import Command

MARKUP = "<b>"


def bodies() -> list[Any]:  # of types that msgspec understands
    """The forms of everything that comes in, over HTTP and over the socket."""
    fields = [
        handler.parsed_fn_signature.parameters["data"]
        for handler in ROUTES
        if isinstance(handler, HTTPRouteHandler)
        and "data" in handler.parsed_fn_signature.parameters
    ]
    return [field.annotation for field in fields] + [Command]


def free_texts() -> set[str]:
    """As `Form.field`: all that take a letter of markup."""
    return {name for body in bodies() for name in _texts(forms.type_info(body), "")}


def _texts(kind: Any, name: str) -> Iterator[str]:  # a node of msgspec's description
    if isinstance(kind, forms.StrType):
        found = kind.pattern is None or re.search(kind.pattern, MARKUP)
        if found and (kind.max_length or 99) > len(MARKUP):
            yield name
    for part, inside in _parts(kind, name):
        yield from _texts(part, inside)


def _parts(kind: Any, name: str) -> list[tuple[Any, str]]:  # nodes of msgspec's description
    """What a form consists of, and what that is called."""
    match kind:
        case forms.StructType():
            return [(field.type, f"{kind.cls.__name__}.{field.name}") for field in kind.fields]
        case forms.UnionType():
            return [(part, name) for part in kind.types]
        case forms.ListType() | forms.VarTupleType():
            return [(kind.item_type, name)]
        case forms.DictType():
            return [(kind.key_type, f"{name}.*")]
        case forms.Metadata():
            return [(kind.type, name)]
        case _:  # msgspec knows many kinds that have nothing inside
            return []
