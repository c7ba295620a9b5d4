"""What the routes share."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeVar

from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter
from msgspec import Struct

from barbaricum.server import outlook
from barbaricum.server.answers import Done, Refused
from barbaricum.server.commands import VISIBLE
from barbaricum.server.house import House
from barbaricum.server.infos import TableInfo
from barbaricum.server.people import Actor
from barbaricum.server.refusals import NotAllowed
from barbaricum.server.table import Table
from barbaricum.server.visitors import Visitor, visitor

Content = TypeVar("Content", bound=Struct)

TableId = Annotated[
    str, PathParameter(description="The name of a table", max_length=40, pattern=VISIBLE)
]
SeatPath = Annotated[int, PathParameter(description="The number of a seat", ge=0, le=9)]
ONLY_SEAT: Final = -1
SeatQuery = Annotated[
    int,
    QueryParameter(ge=-1, le=9, required=False, description="An own seat; -1: the only one"),
]
AfterQuery = Annotated[
    int,
    QueryParameter(ge=0, le=1_000_000, required=False, description="The last number had"),
]
LanguageQuery = Annotated[
    str | None,
    QueryParameter(required=False, pattern=VISIBLE, description="en, fr or de"),
]

WaitQuery = Annotated[
    int,
    QueryParameter(
        ge=0, le=60, required=False, description="Seconds to wait if there is nothing new"
    ),
]

DESCRIPTIONS: Final = {
    400: "The question has the wrong form",
    401: "The token is not known",
    403: "Whoever asks has no right to it",
    404: "There is no such thing",
    409: "Not now: the rules or the table forbid it",
    413: "The question is too long",
    415: "The question is not JSON",
    421: "The question is for another host",
    429: "Too many questions in a short time",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, for its documentation; what can be too long can be no JSON."""
    no_json = (415,) if 413 in statuses else ()
    return {
        status: ResponseSpec(
            data_container=Refused, generate_examples=False, description=DESCRIPTIONS[status]
        )
        for status in (*statuses, *no_json, 401, 421, 429)
    }


Who = NamedDependency[Visitor]
AnyRequest = Request[Any, Any, Any]  # nobody logs in: users and scopes are not used


def asker(request: AnyRequest) -> Visitor:
    """The browser that asks, which is seen by that."""
    who = visitor(request)
    who.seen()
    return who


def told(table: Table, who: Visitor) -> TableInfo:
    """The table as the asker sees it."""
    hub, meta = who.house.hub, table.meta
    actor = meta.actor(who.session)
    return outlook.info(table, actor, hub.here(meta), hub.onlookers(meta))


def done(table: Table, who: Visitor, name: str, number: int) -> Done:
    """The answer to a command, with a fresh position."""
    seat = seat_of(table.meta.actor(who.session))
    return Done(
        id=name,
        number=number,
        table=told(table, who),
        position=outlook.position(table, seat, who.language),
    )


def with_cookies(content: Content, who: Visitor) -> Response[Content]:
    """An answer to somebody who may be new here."""
    return Response(content, cookies=who.cookies(), status_code=201)


def seat_of(actor: Actor, asked: int = ONLY_SEAT) -> int | None:
    """The seat whose view is asked for: one's own, the only one, or that of an onlooker."""
    if asked == ONLY_SEAT:
        return actor.seats[0] if len(actor.seats) == 1 else None
    if asked not in actor.seats:
        raise NotAllowed("not-your-seat", seat=asked)
    return asked


def longest(house: House, asked: float) -> float:
    """How long a question may wait here."""
    return min(asked, house.patience)
