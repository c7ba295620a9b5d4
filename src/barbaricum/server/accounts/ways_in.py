"""One's ways in at a glance, recovery codes, and the devices on which one is signed in."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import PathParameter
from sqlalchemy import Connection

from barbaricum.server import persons
from barbaricum.server.accounts import register, signing
from barbaricum.server.accounts.forms import Codes, Ways
from barbaricum.server.accounts.me import ways
from barbaricum.server.accounts.proving import demand_proof
from barbaricum.server.commands import VISIBLE
from barbaricum.server.routes.common import Who, refusals

DeviceId = Annotated[
    str, PathParameter(description="The id of a device", max_length=40, pattern=VISIBLE)
]


@get("/api/account", responses=refusals(403))
async def list_ways(who: Who) -> Ways:
    """One's ways in, and the devices on which one is signed in."""

    def work(connection: Connection) -> Ways:
        account = register.demand(connection, persons.person_of(connection, who.session))
        return ways(connection, account, who.session)

    return await who.house.storage.read(work)


@post("/api/account/recovery", responses=refusals(403))
async def renew_codes(who: Who) -> Codes:
    """New recovery codes; the old ones are void."""
    now = who.house.clock.now()

    def work(connection: Connection) -> Codes:
        account = register.demand(connection, persons.person_of(connection, who.session))
        demand_proof(connection, who.session, now)
        return Codes(codes=register.write_codes(connection, account.person))

    return await who.house.storage.write(work)


@delete("/api/account/devices/{device:str}", responses=refusals(400, 403, 404))
async def end_device(device: DeviceId, who: Who) -> None:
    """Sign another device out: it loses its seats at once."""

    def work(connection: Connection) -> tuple[str, list[str]]:
        account = register.demand(connection, persons.person_of(connection, who.session))
        session = signing.named(connection, account.person, device)
        places = list(persons.places_of(connection, account.person))
        signing.end(connection, [session])
        return session, places

    session, places = await who.house.storage.write(work)
    await who.house.refresh(places)
    who.house.hub.part([session])
