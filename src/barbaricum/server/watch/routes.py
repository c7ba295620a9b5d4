"""Health for whoever keeps the server alive, numbers for Prometheus."""

from __future__ import annotations

import asyncio
import hmac
import time
from dataclasses import dataclass
from typing import Final

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import column, select, table, update

from barbaricum.server import migrate
from barbaricum.server.hosts import LOOPBACK, name_in
from barbaricum.server.house import House
from barbaricum.server.refusals import NotAllowed, NotFound
from barbaricum.server.routes.common import AnyRequest, refusals
from barbaricum.server.settings import Metrics
from barbaricum.server.storage import Storage
from barbaricum.server.tokens.gate import bearer
from barbaricum.server.watch import gauging
from barbaricum.server.watch.numbers import Numbers
from barbaricum.version import commit, version

PATIENCE: Final = 5
FRESH: Final = 2
"""So many seconds an answer about the database holds: asking often shall cost nothing."""
VERSION: Final = table("alembic_version", column("version_num"))
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip")


class Health(Struct, frozen=True, kw_only=True):
    """A server is alive if it answers, and ready if it can write in the form of this version."""

    alive: bool = True
    ready: bool
    database: bool
    migrations: bool
    page: bool
    """Whether there is a page for browsers; programs can do without."""
    version: str
    commit: str | None
    """The commit of that version, if it was built from one."""


@dataclass(slots=True)
class Doctor:
    """Looks after the database, not more often than is good for it."""

    storage: Storage
    page: bool
    at: float = -FRESH
    found: Health | None = None

    async def health(self) -> Health:
        """How it is, as of a moment ago."""
        now = time.monotonic()
        if self.found is None or now - self.at >= FRESH:
            self.found, self.at = await self._examine(), now
        return self.found

    async def _examine(self) -> Health:
        c = VERSION.c
        try:
            async with asyncio.timeout(PATIENCE):
                form = await self.storage.read(
                    lambda database: database.scalar(select(c.version_num))
                )
                same = update(VERSION).values(version_num=c.version_num)
                await self.storage.write(lambda database: database.execute(same))
        except Exception:  # whatever it is, nobody can play
            return self._health(database=False, migrations=False)
        return self._health(database=True, migrations=form == migrate.newest())

    def _health(self, *, database: bool, migrations: bool) -> Health:
        return Health(
            ready=database and migrations,
            database=database,
            migrations=migrations,
            page=self.page,
            version=version(),
            commit=commit(version()),
        )


NOT_READY: Final = ResponseSpec(Health, generate_examples=False, description="Alive, but not ready")


@get("/api/health", responses={**refusals(), 503: NOT_READY})
async def show_health(request: AnyRequest) -> Response[Health]:
    """Whether the server is alive and ready: the database can be written and has the right form."""
    doctor: Doctor = request.app.state.doctor
    health = await doctor.health()
    return Response(health, status_code=200 if health.ready else 503)


@get("/metrics", include_in_schema=False)
async def show_metrics(request: AnyRequest) -> Response[bytes]:
    """The numbers, for this machine or for whoever brings the token."""
    settings: Metrics = request.app.state.metrics
    if not settings.enabled:
        raise NotFound("unknown-page")
    if not _may_ask(request, settings):
        raise NotAllowed("metrics-closed")
    house: House = request.app.state.house
    numbers: Numbers = request.app.state.numbers
    numbers.gauges = dict(
        await gauging.everything(house, request.app.state.minds, request.app.state.file)
    )
    body = generate_latest(numbers.registry)
    return Response(body, media_type=CONTENT_TYPE_LATEST)


def _may_ask(request: AnyRequest, settings: Metrics) -> bool:
    """With a token only who brings it; else only who asks this machine from this machine."""
    token = bearer(request)
    if settings.token is not None or token is not None:
        return hmac.compare_digest(
            (settings.token or "").encode(), (token or "").encode()
        ) and bool(token)
    client = request.client.host if request.client else ""
    passed_on = any(name in request.headers for name in FORWARDED)
    return (
        client in LOOPBACK
        and name_in(request.headers.get("host", "")) in LOOPBACK
        and not passed_on
    )
