"""The OpenAPI description, exact about what comes in.

Litestar leaves out that unknown fields are refused, and the limits of what may be null; msgspec,
which reads the messages, tells both.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

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


def exact(description: Description) -> Description:
    """The description with the forms as they are read and sent."""
    reference = "#/components/schemas/{name}"
    _, forms = msgspec.json.schema_components((*READ, SENT), ref_template=reference)
    components = description["components"]
    schemas = components["schemas"] | forms
    return description | {"components": components | {"schemas": schemas}}


class ExactJson(JsonRenderPlugin):
    """The exact description as a file."""

    def render(self, request: AnyRequest, openapi_schema: Description) -> bytes:
        """What is sent to whoever asks."""
        return super().render(request, exact(openapi_schema))
