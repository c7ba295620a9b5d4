"""Vacations of whoever asks."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct
from sqlalchemy import Connection

from barbaricum.server import persons
from barbaricum.server.clock import DAY
from barbaricum.server.deeds import Change
from barbaricum.server.pace import vacation
from barbaricum.server.refusals import NotAllowed
from barbaricum.server.routes.common import Who, refusals


class NewVacation(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """So many days from now on."""

    days: Annotated[int, Meta(ge=1, le=30)]


class VacationInfo(Struct, frozen=True, kw_only=True):
    """Until when the asker is away, in milliseconds since 1970, and the days left to him."""

    until: int | None
    left: float
    allowance: int


@get("/api/vacation", responses=refusals())
async def show_vacation(who: Who) -> VacationInfo:
    """How it stands with the asker's vacation."""
    return await _told(who, await who.person())


@post("/api/vacation/begin", responses=refusals(400, 403, 409, 413))
async def begin_vacation(data: JSONBody[NewVacation], who: Who) -> VacationInfo:
    """The clocks of all games with a day pace stand for the asker, from now on."""
    now, still = who.house.clock.ms(), who.house.watch.downtime
    person = await _person(who)
    await who.house.storage.write(
        lambda connection: vacation.begin(connection, person, data.days, now, still)
    )
    return await _spread(who, person)


@post("/api/vacation/end", responses=refusals(403, 409))
async def end_vacation(who: Who) -> VacationInfo:
    """Back earlier; the days not used are kept."""
    now, still = who.house.clock.ms(), who.house.watch.downtime
    person = await _person(who)
    await who.house.storage.write(lambda connection: vacation.end(connection, person, now, still))
    return await _spread(who, person)


async def _person(who: Who) -> str:
    person = await who.person()
    if person is None:
        raise NotAllowed("nobody")
    return person


async def _spread(who: Who, person: str) -> VacationInfo:
    """The tables in memory learn of it, and all who look at them."""
    names = await who.house.storage.read(lambda connection: persons.tables_of(connection, person))
    for name in names:
        if who.house.seen(name) is not None:
            await who.house.write(name, lambda _table: Change())
    return await _told(who, person)


async def _told(who: Who, person: str | None) -> VacationInfo:
    now = who.house.clock.ms()

    def work(connection: Connection) -> vacation.Vacation:
        return vacation.read_vacation(connection, person or "", now)

    found = await who.house.storage.read(work)
    return VacationInfo(
        until=found.until, left=round(found.left / DAY, 2), allowance=vacation.ALLOWANCE // DAY
    )
