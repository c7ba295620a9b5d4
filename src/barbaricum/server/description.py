"""The OpenAPI description, exact about what comes in.

Litestar leaves out that unknown fields are refused, and the limits of what may be null; msgspec,
which reads the messages, tells both.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, cast

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

from barbaricum import games
from barbaricum.server import messages
from barbaricum.server.accounts import forms as accounts
from barbaricum.server.admin.forms import Closing, Enter, NewAnnouncement, NewBan
from barbaricum.server.commands import Join, NewTable, Rejoin, Watch
from barbaricum.server.notices.forms import Choice, NewChannel, Proof, Seen
from barbaricum.server.replay.filing import FilePosition, FileRecord, FileStudy
from barbaricum.server.replay.studying import NewStudy
from barbaricum.server.routes.common import AnyRequest
from barbaricum.server.routes.vacation import NewVacation
from barbaricum.server.tokens.forms import NewToken
from barbaricum.server.tournaments.forms import NewEntry, NewTournament

Description = dict[str, Any]  # as OpenAPI has it

TEXT: Final = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]*\Z"
"""What `plain.NOT_IN_TEXT` leaves of a text."""

LONG: Final = 10_000
"""Whole records are not described by a pattern: programs that test with it give up."""

READ: Final = (
    messages.Received, NewTable, NewStudy, Join, Watch, Rejoin, NewToken,
    FileRecord, FilePosition, FileStudy, NewChannel, Choice, Proof, Seen, NewVacation,
    Closing, Enter, NewAnnouncement, NewBan, NewTournament, NewEntry, *accounts.BODIES,
)  # fmt: skip
SENT: Final = (
    messages.Hello | messages.Moved | messages.Seated | messages.Said | messages.Noticed
    | messages.Carried | messages.Denied
)  # fmt: skip
"""What goes over the socket, which OpenAPI has no place for, stands among the forms."""


def of_games() -> Description:
    """The forms of the games, each with the name of its game before its own."""
    found: Description = {}
    for name in games.names():
        reference = f"#/components/schemas/{name.capitalize()}{{name}}"
        package = f"barbaricum.games.{name}"
        shapes = import_module(f"{package}.shapes")
        helps = import_module(f"{package}.assist.shapes")
        _, forms = msgspec.json.schema_components(
            (shapes.View, shapes.Result, helps.Aids),
            ref_template=reference,
            schema_hook=lambda _anything: {"description": "A value of a refusal"},
        )
        found |= {name.capitalize() + form: schema for form, schema in forms.items()}
    return found


def of_every_game(form: str) -> list[Description]:
    """The form of that name, as each game has it."""
    return [{"$ref": f"#/components/schemas/{name.capitalize()}{form}"} for name in games.names()]


def filled(position: Description) -> Description:
    """A position with what the games put into it."""
    null: Description = {"type": "null"}
    inside = {
        "view": {"anyOf": of_every_game("View")},
        "aids": {"anyOf": [*of_every_game("Aids"), null]},
        "result": {"anyOf": [*of_every_game("Result"), null]},
    }
    return position | {"properties": position["properties"] | inside}


def exact(description: Description) -> Description:
    """The description with the forms as they are read and sent."""
    reference = "#/components/schemas/{name}"
    _, sent = msgspec.json.schema_components((SENT,), ref_template=reference)
    _, read = msgspec.json.schema_components(READ, ref_template=reference)
    components = description["components"]
    schemas = components["schemas"] | sent | _plain(read) | of_games()
    schemas["Position"] = filled(schemas["Position"])
    whole = description | {"components": components | {"schemas": schemas}}
    return cast("Description", _translated(whole))


def _plain(value: Any) -> Any:  # any part of a description
    """Texts that come in have no control characters, even where their form says nothing else."""
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if not isinstance(value, dict):
        return value
    whole = {key: _plain(item) for key, item in value.items()}
    short = value.get("maxLength", 0) <= LONG
    if value.get("type") == "string" and short and not value.keys() & {"enum", "pattern"}:
        whole["pattern"] = TEXT
    if isinstance(value.get("additionalProperties"), dict):
        whole["propertyNames"] = {"pattern": TEXT}
    return whole


def _translated(value: Any) -> Any:  # any part of a description
    """Patterns as JSON Schema writes them: only Python has another sign for the end."""
    if isinstance(value, list):
        return [_translated(item) for item in value]
    if isinstance(value, dict):
        return {
            key: item.replace(r"\Z", "$")
            if key == "pattern" and isinstance(item, str)
            else _translated(item)
            for key, item in value.items()
        }
    return value


class ExactJson(JsonRenderPlugin):
    """The exact description as a file."""

    def render(self, request: AnyRequest, openapi_schema: Description) -> bytes:
        """What is sent to whoever asks."""
        return super().render(request, exact(openapi_schema))
