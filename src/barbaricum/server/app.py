"""The application: routes, refusals as JSON, and the safety around them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, cast

from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from msgspec import UNSET

from barbaricum.core.errors import BarbaricumError
from barbaricum.server import outlook, speech
from barbaricum.server.accounts import routes as accounts
from barbaricum.server.admin import routes as admin
from barbaricum.server.admin.guard import guard
from barbaricum.server.analysis import ask_for_analysis, read_analysis
from barbaricum.server.answers import Refused
from barbaricum.server.description import ExactJson
from barbaricum.server.handbook import show_handbook, show_style
from barbaricum.server.heads import Heads
from barbaricum.server.live import live
from barbaricum.server.notices.routes import NOTICES
from barbaricum.server.opening import Settings, opened
from barbaricum.server.pages import show_page
from barbaricum.server.pictures import routes as pictures
from barbaricum.server.ratings.routes import show_player
from barbaricum.server.refusals import Broken, NotFound, NotUnderstood, retry_after, status_of
from barbaricum.server.replay import filing
from barbaricum.server.replay import routes as replay
from barbaricum.server.routes import after, lobby, play, vacation
from barbaricum.server.routes.common import AnyRequest, asker, seat_of
from barbaricum.server.safety import App, Safety
from barbaricum.server.shares.budget import Budget
from barbaricum.server.strict import StrictRequest
from barbaricum.server.tokens import routes as tokens
from barbaricum.server.tournaments import routes as tournaments
from barbaricum.server.watch import requests
from barbaricum.server.watch import routes as watch
from barbaricum.server.watch.numbers import Numbers
from barbaricum.server.watch.watcher import Watcher
from barbaricum.version import version

LOG: Final = logging.getLogger(__name__)
LONGEST_BODY: Final = 64 * 1024


def application(settings: Settings) -> Watcher:
    """The server as an ASGI application."""
    numbers, budget = Numbers(), Budget(settings.limits)
    routed = cast("App", tables(settings, numbers, budget))  # ASGI by another name
    safe = Safety(routed, settings.limits, settings.hosts, budget)
    return Watcher(Heads(safe), numbers, settings.configuration.log.requests)


def tables(settings: Settings, numbers: Numbers, budget: Budget) -> Litestar:
    """The routes, before any safety is put around them."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.budget = budget
        async with opened(settings, numbers, app.state):
            yield

    return Litestar(
        route_handlers=ROUTES,
        request_class=StrictRequest,
        before_request=guard,
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
            version=version(),
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
    lobby.list_waiting,
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
    *replay.ROUTES,
    *filing.ROUTES,
    *pictures.ROUTES,
    ask_for_analysis,
    read_analysis,
    play.read_record,
    play.verify_record,
    tokens.list_tokens,
    tokens.make_token,
    tokens.revoke_token,
    tokens.read_needs,
    *NOTICES,
    *admin.ROUTES,
    watch.show_health,
    watch.show_metrics,
    vacation.show_vacation,
    vacation.begin_vacation,
    vacation.end_vacation,
    *accounts.ROUTES,
    *tournaments.ROUTES,
    show_player,
    live,
    show_handbook,
    show_style,
    show_page,
]


def refuse(request: AnyRequest, error: BarbaricumError) -> Response[Refused]:
    """A refusal of the package, in the reader's language."""
    who = asker(request)
    problem = speech.problem(error, who.language)
    table = who.house.seen(request.path_params.get("table", ""))
    if table is None or request.method != "POST":
        refused = Refused(problem=problem)
        return Response(refused, status_code=status_of(error), headers=retry_after(error))
    shown = outlook.position(table, seat_of(table.meta.actor(who.session)), who.language)
    refused = Refused(problem=problem, position=UNSET if shown is None else shown)
    return Response(refused, status_code=status_of(error), headers=retry_after(error))


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Refused]:
    """A question in the wrong form, or about nothing that is here."""
    reason = "; ".join(_reasons(error)) or error.detail
    missing = error.status_code == 404
    told = NotFound("unknown-page") if missing else NotUnderstood("bad-message", reason=reason)
    answer = refuse(request, told)
    answer.status_code, answer.headers = error.status_code, dict(error.headers or {})
    return answer


def _reasons(error: HTTPException) -> list[str]:
    extra: Any = error.extra  # Litestar says: a list, a mapping or nothing
    return [str(item.get("message")) for item in extra] if isinstance(extra, list) else []


def refuse_broken(request: AnyRequest, error: Exception) -> Response[Refused]:
    """A fault of ours: nothing about it leaves the house."""
    LOG.error("A question could not be answered", exc_info=error)
    problem = speech.problem(Broken("broken", request=requests.current()), asker(request).language)
    return Response(Refused(problem=problem), status_code=500)
