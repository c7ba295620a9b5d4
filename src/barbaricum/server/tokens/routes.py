"""Tokens for whoever asks with his browser, and what a program asks first: who needs me."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from barbaricum.server import persons
from barbaricum.server.commands import VISIBLE
from barbaricum.server.people import Meta
from barbaricum.server.refusals import NotFound
from barbaricum.server.routes.common import WaitQuery, Who, longest, refusals, with_cookies
from barbaricum.server.tokens import keeping
from barbaricum.server.tokens.forms import FreshToken, Needed, NeededTable, NewToken, TokenList
from barbaricum.server.visitors import Visitor

TokenId = Annotated[
    str, PathParameter(description="The name of a token", max_length=40, pattern=VISIBLE)
]
LISTED = 200
GLANCE = 2
"""Seconds: a bell may have rung in another process, which rings none here."""


@get("/api/me/tokens", responses=refusals())
async def list_tokens(who: Who) -> TokenList:
    """The tokens of whoever asks; never the tokens themselves."""
    person = await who.person()
    if person is None:
        return TokenList(tokens=[])
    read = who.house.storage.read
    return TokenList(tokens=await read(lambda database: keeping.of_person(database, person)))


@post("/api/tokens", responses=refusals(400, 403, 409, 413))
async def make_token(data: JSONBody[NewToken], who: Who) -> Response[FreshToken]:
    """A new token for a program of one's own; it is shown this once."""
    browser, token = await who.admit(), keeping.new_token()
    info = await who.house.storage.write(
        lambda database: keeping.make(database, browser, data, token)
    )
    await _refresh(who, browser.person)
    return with_cookies(FreshToken(token=token, info=info), who)


@delete("/api/tokens/{token:str}", responses=refusals(400, 403, 404))
async def revoke_token(token: TokenId, who: Who) -> None:
    """Revoke a token: from now on it opens nothing."""
    person = await who.person()
    if person is None:
        raise NotFound("unknown-token-id")
    await who.house.storage.write(lambda database: keeping.revoke(database, person, token))
    await _refresh(who, person)


async def _refresh(who: Visitor, person: str) -> None:
    """Tables in memory learn who speaks for whom."""
    names = await who.house.storage.read(lambda database: persons.tables_of(database, person))
    await who.house.refresh(names)


@get("/api/me/events", responses=refusals(400))
async def read_needs(who: Who, wait: WaitQuery = 0) -> Needed:
    """The own tables that are not over; with `wait`, as soon as one needs the asker or is over."""
    person, house, clock = await who.person(), who.house, asyncio.get_running_loop().time
    if person is None:
        return Needed(tables=[])
    end, open_before = clock() + longest(house, wait), frozenset[str]()
    while True:
        with house.bells.listening(person) as rung:
            needed = await _needed(who)
            left, still_open = end - clock(), {table.id for table in needed.tables}
            asked = any(table.needs for table in needed.tables)
            if left <= 0 or asked or open_before - still_open:
                return needed
            open_before |= still_open
            await rung(min(left, GLANCE) if house.storage.shared else left)
            who.seen()


async def _needed(who: Visitor) -> Needed:
    metas = await who.house.storage.read(
        lambda database: persons.read_mine(database, who.session, LISTED)
    )
    tables = [_table(meta, who.session) for meta in metas if meta.status != "over"]
    return Needed(tables=sorted(tables, key=lambda table: not table.needs))


def _table(meta: Meta, session: str | None) -> NeededTable:
    seats = meta.actor(session).seats
    turn = meta.to_act if meta.to_act in seats else None
    mine = turn is not None and meta.seats[turn].thinker is None
    return NeededTable(
        id=meta.id,
        title=meta.title,
        game=meta.game,
        status=meta.status,
        yours=list(seats),
        to_act=meta.to_act,
        needs=meta.status == "playing" and mine,
    )
