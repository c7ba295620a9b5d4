"""Reading bodies to the letter: Litestar would take "12" for 12 where the schema says a number."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException


class StrictRequest(Request[Any, Any, Any]):  # nobody logs in: users and scopes are not used
    """A request whose body is exactly what its route asks for."""

    async def json(self) -> Any:  # of the type the route asks for
        """The body as the route's own type."""
        wanted = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        try:
            return msgspec.json.decode(await self.body(), type=wanted)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise ValidationException(detail=str(error)) from error
