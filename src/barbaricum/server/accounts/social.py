"""Friends, invitations, blocking and reports over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter
from sqlalchemy import Connection, select

from barbaricum.server import persons
from barbaricum.server.accounts import blocking, company, register, reporting
from barbaricum.server.accounts.forms import (
    About,
    Blocked,
    Blocks,
    Complaint,
    Friends,
    Invite,
    NewFriend,
)
from barbaricum.server.accounts.hushing import hush
from barbaricum.server.accounts.schema import BLOCKS
from barbaricum.server.answers import Link
from barbaricum.server.clock import SECOND
from barbaricum.server.commands import VISIBLE
from barbaricum.server.keys import hashed, new_key
from barbaricum.server.notices import inviting
from barbaricum.server.routes.common import TableId, Who, refusals
from barbaricum.server.visitors import Visitor

UserPath = Annotated[str, PathParameter(description="A user name", max_length=40, pattern=VISIBLE)]
BlockId = Annotated[
    str, PathParameter(description="The id of a block", max_length=40, pattern=VISIBLE)
]


@get("/api/me/friends", responses=refusals(403))
async def list_friends(who: Who) -> Friends:
    """Friends, those who ask to be, and those who have not answered."""

    def work(connection: Connection) -> Friends:
        mine = register.demand(connection, persons.person_of(connection, who.session))
        return company.friends_of(connection, mine.person)

    return await who.house.storage.read(work)


@post("/api/friends", responses=refusals(400, 403, 404, 409, 413))
async def add_friend(data: JSONBody[NewFriend], who: Who) -> Friends:
    """Ask somebody by name, or say yes to who asked; a link makes friends at once."""
    now = who.house.clock.now()

    def work(connection: Connection) -> Friends:
        mine = register.demand(connection, persons.person_of(connection, who.session))
        company.befriend(connection, mine, data, now)
        return company.friends_of(connection, mine.person)

    return await who.house.storage.write(work)


@delete("/api/friends/{user:str}", responses=refusals(400, 403, 404))
async def drop_friend(user: UserPath, who: Who) -> None:
    """Friends no longer; or not asked, or not answered."""

    def work(connection: Connection) -> None:
        mine = register.demand(connection, persons.person_of(connection, who.session))
        company.part(connection, mine, user)

    await who.house.storage.write(work)


@post("/api/friends/link", responses=refusals(403))
async def renew_friend_link(who: Who) -> Link:
    """A new link that makes friends with whoever opens it; the old one is void."""
    key = new_key()

    def work(connection: Connection) -> None:
        mine = register.demand(connection, persons.person_of(connection, who.session))
        register.change(connection, mine.person, friend=hashed(key))

    await who.house.storage.write(work)
    return Link(key=key)


@post(
    "/api/tables/{table:str}/invitations",
    status_code=204,
    responses=refusals(400, 403, 404, 409, 413),
)
async def invite_friend(table: TableId, data: JSONBody[Invite], who: Who) -> None:
    """Ask a friend to a table at which one is oneself."""
    found, now = await who.house.look(table), who.house.clock.ms()
    found.meta.actor(who.session).known()

    def work(connection: Connection) -> None:
        mine = register.demand(connection, persons.person_of(connection, who.session))
        friend = company.invite(connection, mine, table, data.user, now // SECOND)
        if friend is not None:
            name = persons.demand(connection, mine.person).name
            inviting.tell(connection, table, friend, name, now)

    await who.house.storage.write(work)


@delete("/api/me/invitations/{table:str}", responses=refusals(400))
async def decline_invitation(table: TableId, who: Who) -> None:
    """Not this time."""
    person, now = await who.person(), who.house.clock.ms()
    if person is None:
        return

    def work(connection: Connection) -> None:
        company.decline(connection, person, table)
        inviting.sweep(connection, person, now)

    await who.house.storage.write(work)


@get("/api/me/blocks", responses=refusals())
async def list_blocks(who: Who) -> Blocks:
    """Everybody one wants nothing to do with."""
    person = await who.person()
    return await who.house.storage.read(lambda connection: _blocks(connection, person))


def _blocks(connection: Connection, person: str | None) -> Blocks:
    c = BLOCKS.c
    asked = select(c.id, c.name, c.created).where(c.person == person).order_by(c.created.desc())
    rows = connection.execute(asked).mappings()
    return Blocks(blocks=[Blocked(**row) for row in rows])


@post("/api/blocks", responses=refusals(400, 403, 404, 409, 413))
async def block_somebody(data: JSONBody[About], who: Who) -> Response[Blocks]:
    """Have nothing to do with somebody any more; guests can do so too."""
    browser = await who.admit()

    def work(connection: Connection) -> Blocks:
        found = reporting.meant(connection, data)
        persons.arrive(connection, browser)
        blocking.block(connection, browser.person, found.person, found.name, browser.now)
        for person in (browser.person, found.person):
            inviting.sweep(connection, person, browser.now * SECOND)
        return _blocks(connection, browser.person)

    told = await who.house.storage.write(work)
    await _hush(who, browser.person)
    return Response(told, cookies=who.cookies(), status_code=201)


@delete("/api/blocks/{block:str}", responses=refusals(400))
async def unblock_somebody(block: BlockId, who: Who) -> None:
    """Forget that one wanted nothing to do with somebody."""
    person = await who.person()
    if person is not None:
        await who.house.storage.write(lambda c: blocking.unblock(c, person, block))
        await _hush(who, person)


async def _hush(who: Visitor, person: str) -> None:
    """Here and in all other processes."""
    await hush(who.house, person)
    who.house.hub.hushed(person)


@post("/api/reports", status_code=204, responses=refusals(400, 403, 404, 409, 413))
async def report_somebody(data: JSONBody[Complaint], who: Who) -> Response[None]:
    """Tell whoever runs the server about a player or a line."""
    browser = await who.admit()

    def work(connection: Connection) -> None:
        persons.arrive(connection, browser)
        reporting.write_report(connection, browser.person, data, browser.now)

    await who.house.storage.write(work)
    return Response(None, cookies=who.cookies(), status_code=204)
