"""One's own data over HTTP: to take along, or to have deleted."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from barbaricum.core.game import Json
from barbaricum.server import persons
from barbaricum.server.accounts.erasing import erase
from barbaricum.server.accounts.exporting import export
from barbaricum.server.accounts.forms import Sure
from barbaricum.server.accounts.proving import demand_proof
from barbaricum.server.refusals import NotAllowed, NotNow
from barbaricum.server.routes.common import Who, refusals
from barbaricum.server.waiting import ask_all_bots
from barbaricum.texts import Texts


@get("/api/account/export", responses=refusals(403))
async def export_me(who: Who) -> Response[dict[str, Json]]:
    """All that is kept about whoever asks, guests too."""
    person = await who.person()
    if person is None:
        raise NotAllowed("not-at-table")
    told = await who.house.storage.read(lambda connection: export(connection, person))
    headers = {"content-disposition": 'attachment; filename="barbaricum.json"'}
    return Response(told, headers=headers)


@post("/api/account/deletion", status_code=204, responses=refusals(400, 403, 409, 413))
async def delete_me(data: JSONBody[Sure], who: Who) -> Response[None]:
    """Delete all that tells who somebody was; the games of others stay theirs."""
    clock, name = who.house.clock, Texts(who.language).say("deleted-player")

    def work(connection: Connection) -> tuple[list[str], list[str]]:
        person = persons.person_of(connection, who.session)
        known = persons.read(connection, person) if person else None
        if known is None or not known.name:
            raise NotAllowed("not-at-table")
        demand_proof(connection, who.session, clock.now())
        if data.name != known.name:
            raise NotNow("not-sure")
        sessions = list(persons.sessions_of(connection, known.id))
        places = erase(connection, known.id, name, clock.now())
        ask_all_bots(connection, clock.ms())
        return sessions, places

    sessions, places = await who.house.storage.write(work)
    await who.house.refresh(places)
    who.house.hub.part(sessions)
    return Response(None, status_code=204, cookies=who.forgotten())
