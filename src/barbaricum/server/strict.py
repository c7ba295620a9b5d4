"""Reading bodies to the letter: Litestar would take "12" for 12 where the schema says a number."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Request
from litestar.exceptions import (
    ClientException,
    InternalServerException,
    ValidationException,
)

from barbaricum.server.plain import demand_plain


def whole(value: Any) -> Any:  # whatever JSON can be
    """The same, with 2.0 written as 2: to JSON Schema both are whole numbers."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [whole(item) for item in value]
    if isinstance(value, dict):
        return {key: whole(item) for key, item in value.items()}
    return value


class StrictRequest(Request[Any, Any, Any]):  # nobody logs in: users and scopes are not used
    """A request whose body is exactly what its route asks for."""

    async def body(self) -> bytes:
        """All of it; that somebody hangs up in the middle is his fault, not ours."""
        try:
            return await super().body()
        except InternalServerException as error:
            raise ClientException(detail="the body has no end") from error

    async def json(self) -> Any:  # of the type the route asks for
        """The body as the route's own type.

        It has to say that it is JSON: a form on a page elsewhere cannot say so without being asked.
        """
        if self.content_type[0] != MediaType.JSON:
            raise ClientException(status_code=415, detail="content-type: application/json")
        wanted = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        try:
            told = whole(msgspec.json.decode(await self.body()))
            demand_plain(told)
            return msgspec.convert(told, wanted)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            raise ValidationException(detail=str(error)) from error
