"""The page of whoever runs the server, over HTTP; everything done here is logged."""

from __future__ import annotations

import logging
from typing import Annotated, Final, Literal

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from barbaricum.server.admin import bans, entering, notes, tables
from barbaricum.server.admin.bans import Bans
from barbaricum.server.admin.forms import (
    AdminTables,
    Announcements,
    Closing,
    Enter,
    NewAnnouncement,
    NewBan,
    Notes,
    Overview,
)
from barbaricum.server.admin.overview import overview
from barbaricum.server.commands import VISIBLE
from barbaricum.server.limits import Buckets, source
from barbaricum.server.refusals import TooFast
from barbaricum.server.routes.common import AnyRequest, TableId, Who, refusals, with_cookies
from barbaricum.server.settings import Configuration

LOG: Final = logging.getLogger(__name__)
EntryId = Annotated[
    str, PathParameter(description="The name of an entry", max_length=40, pattern=VISIBLE)
]
ReportId = Annotated[int, PathParameter(description="The number of a report", ge=0, le=10**9)]
Search = Annotated[
    str,
    QueryParameter(
        required=False, max_length=60, pattern=VISIBLE, description="A part of a title or name"
    ),
]
StatusQuery = Annotated[
    Literal["", "open", "playing", "over"],
    QueryParameter(required=False, description="Only tables in this state"),
]


@post("/api/admin/enter", responses=refusals(400, 403, 413))
async def enter_admin(request: AnyRequest, data: JSONBody[Enter], who: Who) -> Response[Overview]:
    """Open the page to this browser with the key of a link, or with the password."""
    address = request.client.host if request.client else ""
    tries: Buckets = request.app.state.admin_tries
    if not tries.take(source(address)):
        raise TooFast("too-fast")
    settings: Configuration = request.app.state.configuration
    browser, password = await who.admit(), settings.admin.password
    try:
        await who.house.storage.write(
            lambda database: entering.enter(database, browser, data.key, password)
        )
    except Exception:
        LOG.warning("Somebody at %s tried to open the page of the host", address)
        raise
    LOG.info("Somebody at %s has opened the page of the host", address)
    return with_cookies(await overview(request.app.state, request.app.state.file), who)


@post("/api/admin/leave", status_code=204, responses=refusals(403))
async def leave_admin(who: Who) -> None:
    """Close the page to this browser."""
    session = await entering.demand(who)
    await who.house.storage.write(lambda database: entering.leave(database, session))


@get("/api/admin/overview", responses=refusals(403))
async def show_overview(request: AnyRequest, who: Who) -> Overview:
    """Load, processes, bots, jobs and the last errors."""
    await entering.demand(who)
    return await overview(request.app.state, request.app.state.file)


@get("/api/admin/tables", responses=refusals(400, 403))
async def find_tables(who: Who, search: Search = "", status: StatusQuery = "") -> AdminTables:
    """The newest tables that fit."""
    await entering.demand(who)
    hub = who.house.hub
    return await who.house.storage.read(
        lambda database: tables.found(database, hub, search, status)
    )


@post(
    "/api/admin/tables/{table:str}/close",
    status_code=204,
    responses=refusals(400, 403, 404, 409, 413),
)
async def close_table(table: TableId, data: JSONBody[Closing], who: Who) -> None:
    """End a table for everybody, who are told why; nothing of it is lost."""
    await entering.demand(who)
    reason, now = data.reason.strip(), who.house.clock.now()
    await who.house.write(table, lambda found: tables.closing(found.meta, reason, now))
    LOG.info("The host has closed the table %s", table)


@delete("/api/admin/tables/{table:str}", responses=refusals(400, 403, 404))
async def erase_table(table: TableId, who: Who) -> None:
    """Erase a table with everything about it, for ever."""
    await entering.demand(who)
    await who.house.storage.write(lambda database: tables.erase(database, table))
    who.house.forget(table)
    LOG.info("The host has erased the table %s", table)


@get("/api/admin/notes", responses=refusals(403))
async def show_notes(who: Who) -> Notes:
    """Bans, announcements and open reports."""
    await entering.demand(who)
    now = who.house.clock.now()
    return await who.house.storage.read(lambda database: notes.all_notes(database, now))


@post("/api/admin/bans", status_code=204, responses=refusals(400, 403, 404, 413))
async def make_ban(request: AnyRequest, data: JSONBody[NewBan], who: Who) -> None:
    """Keep an address, a range or a person out."""
    await entering.demand(who)
    own, now = request.client.host if request.client else "", who.house.clock.now()
    person = await who.house.storage.write(lambda database: bans.ban(database, data, own, now))
    listed: Bans = request.app.state.bans
    await listed.read()
    if person is not None:
        keys = await who.house.storage.read(lambda database: bans.sessions(database, person))
        who.house.hub.part(keys)
    LOG.info("The host has banned %s", data.address or f"seat {data.seat} of {data.table}")


@delete("/api/admin/bans/{entry:str}", responses=refusals(400, 403, 404))
async def lift_ban(request: AnyRequest, entry: EntryId, who: Who) -> None:
    """Let somebody in again."""
    await entering.demand(who)
    await who.house.storage.write(lambda database: bans.pardon(database, entry))
    listed: Bans = request.app.state.bans
    await listed.read()
    LOG.info("The host has lifted a ban")


@post("/api/admin/announcements", status_code=204, responses=refusals(400, 403, 413))
async def make_announcement(data: JSONBody[NewAnnouncement], who: Who) -> None:
    """Tell everybody something."""
    await entering.demand(who)
    now = who.house.clock.now()
    await who.house.storage.write(lambda database: notes.announce(database, data, now))
    LOG.info("The host has announced something")


@delete("/api/admin/announcements/{entry:str}", responses=refusals(400, 403, 404))
async def drop_announcement(entry: EntryId, who: Who) -> None:
    """Tell it no more."""
    await entering.demand(who)
    await who.house.storage.write(lambda database: notes.withdraw(database, entry))


@post("/api/admin/reports/{report:int}/settle", status_code=204, responses=refusals(400, 403, 404))
async def settle_report(report: ReportId, who: Who) -> None:
    """A report was seen to."""
    await entering.demand(who)
    now = who.house.clock.now()
    await who.house.storage.write(lambda database: notes.settle(database, report, now))


@get("/api/announcements", responses=refusals())
async def show_announcements(who: Who) -> Announcements:
    """What the host tells everybody now."""
    now = who.house.clock.now()
    told = await who.house.storage.read(lambda database: notes.announcements(database, now))
    return Announcements(announcements=told)


ROUTES: Final = [
    enter_admin,
    leave_admin,
    show_overview,
    find_tables,
    close_table,
    erase_table,
    show_notes,
    make_ban,
    lift_ban,
    make_announcement,
    drop_announcement,
    settle_report,
    show_announcements,
]
