"""Who somebody is: the own name, and what others may see."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, patch
from litestar.params import JSONBody
from sqlalchemy import Connection, select, update

from barbaricum.server import persons, schema
from barbaricum.server.accounts import register, signing
from barbaricum.server.accounts.forms import Me, Profile
from barbaricum.server.accounts.me import me
from barbaricum.server.accounts.register import Account
from barbaricum.server.plain import named
from barbaricum.server.routes.common import Who, refusals

DAY: Final = 24 * 60 * 60


@get("/api/me", responses=refusals())
async def show_me(who: Who) -> Me:
    """Whoever asks; a browser that never did anything is nobody."""
    session, now = who.session, who.house.clock.now()
    another = await who.house.storage.read(lambda c: _is_another_day(c, session, now))
    if session and another:
        await who.house.storage.write(lambda c: signing.note_visit(c, session, who.device, now))
    return await who.house.storage.read(lambda connection: me(connection, session))


def _is_another_day(connection: Connection, session: str | None, now: int) -> bool:
    c = schema.SESSIONS.c
    seen = connection.scalar(select(c.seen).where(c.hash == session))
    return seen is not None and seen // DAY != now // DAY


@patch("/api/me/profile", responses=refusals(400, 403, 409, 413))
async def change_me(data: JSONBody[Profile], who: Who) -> Response[Me]:
    """Another name, another user name, another answer to who may see one's games."""
    browser = await who.admit()

    def work(connection: Connection) -> Me:
        persons.arrive(connection, browser)
        if data.name is not None:
            c = schema.PERSONS.c
            other = update(schema.PERSONS).where(c.id == browser.person)
            connection.execute(other.values(name=named(data.name)))
        if data.user is not None or data.visible is not None:
            _change_account(connection, register.demand(connection, browser.person), data)
        return me(connection, browser.session)

    told = await who.house.storage.write(work)
    return Response(told, cookies=who.cookies(), status_code=200)


def _change_account(connection: Connection, account: Account, data: Profile) -> None:
    if data.user is not None:
        register.rename(connection, account, data.user)
    if data.visible is not None:
        register.change(connection, account.person, visible=data.visible)
