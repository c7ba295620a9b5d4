"""The application: routes, refusals as JSON, and the safety around them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from msgspec import UNSET

from barbaricum import __version__
from barbaricum.bots.search import Budget
from barbaricum.core.errors import BarbaricumError
from barbaricum.server import outlook, speech
from barbaricum.server.advice import BUDGET, Advice
from barbaricum.server.answers import Refused
from barbaricum.server.companions import Companions
from barbaricum.server.description import ExactJson
from barbaricum.server.handbook import show_handbook
from barbaricum.server.hosts import Hosts
from barbaricum.server.house import House
from barbaricum.server.limits import Limits
from barbaricum.server.live import live
from barbaricum.server.minds import Minds
from barbaricum.server.pages import STATIC, load, show_page
from barbaricum.server.refusals import Broken, NotUnderstood, status_of
from barbaricum.server.routes import after, lobby, play
from barbaricum.server.routes.common import AnyRequest, asker, seat_of
from barbaricum.server.safety import App, Safety
from barbaricum.server.storage import Storage
from barbaricum.server.strict import StrictRequest
from barbaricum.texts import LANGUAGES

LOG: Final = logging.getLogger(__name__)
LONGEST_BODY: Final = 64 * 1024


USUAL: Final = Limits()
HERE: Final = Hosts()


@dataclass(frozen=True, slots=True)
class Settings:
    """What whoever runs the server decides."""

    file: Path
    limits: Limits = USUAL
    pages: Path = STATIC
    """The folder of the built page."""
    minds: int = 2
    """In how many processes bots think; one more thinks about hints."""
    think: float | None = None
    """How many seconds a bot may think; None is as long as it likes, two at the most."""
    hints: Budget = BUDGET
    """How far a hint is thought out."""
    hosts: Hosts = HERE
    """The names under which it is asked."""
    others: str | None = None
    """Where other devices find it; None if only this machine does."""


def application(settings: Settings) -> Safety:
    """The server as an ASGI application."""
    return Safety(
        cast("App", tables(settings)), settings.limits, settings.hosts
    )  # ASGI by another name


def tables(settings: Settings) -> Litestar:
    """The routes, before any safety is put around them."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        for language in LANGUAGES:
            await asyncio.to_thread(speech.texts_of, language)
        storage = await asyncio.to_thread(Storage, settings.file)
        house = app.state.house = House(storage, settings.limits.lines)
        app.state.pages = load(settings.pages)
        app.state.others = settings.others
        advice = app.state.advice = Advice(Minds(1), settings.limits.hints, settings.hints)
        companions = Companions(house, Minds(settings.minds), settings.think)
        await companions.resume()
        try:
            yield
        finally:
            await companions.stop()
            await advice.stop()
            await house.settle()
            storage.close()

    return Litestar(
        route_handlers=ROUTES,
        request_class=StrictRequest,
        dependencies={"who": Provide(asker, sync_to_thread=False)},
        exception_handlers={
            BarbaricumError: refuse,
            HTTPException: refuse_http,
            500: refuse_broken,
        },
        lifespan=[lifespan],
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Barbaricum",
            version=__version__,
            path="/api/schema",
            render_plugins=[ExactJson(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )


ROUTES: Final = [
    lobby.list_games,
    lobby.show_address,
    lobby.list_tables,
    lobby.list_mine,
    lobby.create_table,
    lobby.show_table,
    lobby.join_table,
    lobby.watch_table,
    lobby.rejoin_table,
    lobby.renew_link,
    lobby.revoke_link,
    play.command_table,
    play.read_events,
    play.explain,
    play.foresee,
    play.advise,
    play.read_chat,
    after.read_draws,
    after.read_course,
    play.read_record,
    play.verify_record,
    live,
    show_handbook,
    show_page,
]


def refuse(request: AnyRequest, error: BarbaricumError) -> Response[Refused]:
    """A refusal of the package, in the reader's language."""
    who = asker(request)
    problem = speech.problem(error, who.language)
    table = who.house.seen(request.path_params.get("table", ""))
    if table is None or request.method != "POST":
        return Response(Refused(problem=problem), status_code=status_of(error))
    shown = outlook.position(table, seat_of(table.meta.actor(who.session)), who.language)
    refused = Refused(problem=problem, position=UNSET if shown is None else shown)
    return Response(refused, status_code=status_of(error))


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Refused]:
    """A question in the wrong form, or about nothing that is here."""
    reason = "; ".join(_reasons(error)) or error.detail
    answer = refuse(request, NotUnderstood("bad-message", reason=reason))
    answer.status_code, answer.headers = error.status_code, dict(error.headers or {})
    return answer


def _reasons(error: HTTPException) -> list[str]:
    extra: Any = error.extra  # Litestar says: a list, a mapping or nothing
    return [str(item.get("message")) for item in extra] if isinstance(extra, list) else []


def refuse_broken(request: AnyRequest, error: Exception) -> Response[Refused]:
    """A fault of ours: nothing about it leaves the house."""
    LOG.error("A question could not be answered", exc_info=error)
    problem = speech.problem(Broken("broken"), asker(request).language)
    return Response(Refused(problem=problem), status_code=500)
