"""Keeping one's games: a password or passkeys, the first of which makes an account."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection, select
from sqlalchemy import delete as drop

from barbaricum.server import persons
from barbaricum.server.accounts import passkeys, passwords, register, signing
from barbaricum.server.accounts.entrance import address_of, doorman_of, let_in
from barbaricum.server.accounts.forms import (
    Ceremony,
    FirstCredential,
    Me,
    NewPasskey,
    NewPassword,
)
from barbaricum.server.accounts.passkeys import Said, site_of
from barbaricum.server.accounts.proving import demand_proof
from barbaricum.server.accounts.register import Account
from barbaricum.server.accounts.schema import PASSKEYS
from barbaricum.server.commands import VISIBLE
from barbaricum.server.refusals import NotAllowed, NotFound
from barbaricum.server.routes.common import AnyRequest, Who, refusals
from barbaricum.server.visitors import Visitor

KeyId = Annotated[
    str, PathParameter(description="The id of a passkey", max_length=1500, pattern=VISIBLE)
]
Anyway = Annotated[
    bool, QueryParameter(required=False, description="Also if it is the last way in")
]


@post("/api/account/password", responses=refusals(400, 403, 409, 413))
async def set_password(request: AnyRequest, data: JSONBody[NewPassword], who: Who) -> Response[Me]:
    """A first password makes an account; another one ends all other devices."""
    account = await _account(who)
    user = data.user or (account.user if account else "")
    passwords.demand(data.password, user)
    doorman, browser = doorman_of(request), await who.admit()
    doorman.admit(address_of(request), user)
    present = account and account.password
    if not present:
        await _prove(who)
    if present and not await doorman.passwords.fits(data.present or "", present):
        raise NotAllowed("wrong-password")
    kept = await doorman.passwords.hash(data.password)

    def find(connection: Connection) -> str:
        persons.arrive(connection, browser, user)
        mine = _opened(connection, browser.person, data.user, browser.now)
        register.change(connection, mine.person, password=kept)
        signing.end(connection, signing.others(connection, mine.person, browser.session))
        return mine.person

    return await let_in(who, find)


@post("/api/account/password/removal", status_code=204, responses=refusals(400, 403, 409))
async def drop_password(who: Who, anyway: Anyway = False) -> None:
    """No password any more."""
    now = who.house.clock.now()

    def work(connection: Connection) -> None:
        account = register.demand(connection, persons.person_of(connection, who.session))
        demand_proof(connection, who.session, now)
        if account.password and not anyway:
            register.demand_another_way(connection, account)
        register.change(connection, account.person, password=None)

    await who.house.storage.write(work)


def _opened(connection: Connection, person: str, user: str | None, now: int) -> Account:
    """The account of somebody, under the user name they chose if they chose one."""
    account = register.opened(connection, person, persons.demand(connection, person).name, now)
    if user is not None:
        register.rename(connection, account, user)
    return account


async def _prove(who: Visitor) -> None:
    """Whoever has an account has proved lately that it is his."""
    now = who.house.clock.now()
    await who.house.storage.read(lambda c: demand_proof(c, who.session, now))


async def _account(who: Visitor) -> Account | None:
    person = await who.person()
    return await who.house.storage.read(lambda c: register.account_of(c, person))


@post("/api/account/passkeys/question", responses=refusals(400, 403, 409))
async def ask_new_passkey(
    request: AnyRequest, data: JSONBody[NewPasskey], who: Who
) -> Response[Ceremony]:
    """A question for a new passkey; the answer makes an account of a guest."""
    doorman_of(request).admit(address_of(request))
    await _prove(who)
    site, browser = site_of(request), await who.admit()

    def work(connection: Connection) -> Ceremony:
        persons.arrive(connection, browser, data.user or "")
        person = persons.demand(connection, browser.person)
        if data.user is not None:
            register.demand_free(connection, person.id, data.user)
        return passkeys.ask_for_new(connection, person, data.user, site, browser.now)

    asked = await who.house.storage.write(work)
    return Response(asked, cookies=who.cookies(), status_code=201)


@post("/api/account/passkeys", responses=refusals(400, 403, 409, 413))
async def keep_passkey(
    request: AnyRequest, data: JSONBody[FirstCredential], who: Who
) -> Response[Me]:
    """Keep the passkey that the authenticator has made."""
    said = Said(data.ceremony, data.credential, site_of(request), who.house.clock.now())
    session, device = who.session, who.device

    def find(connection: Connection) -> str:
        person = persons.person_of(connection, session)
        if person is None:
            raise NotAllowed("passkey-refused")
        demand_proof(connection, session, said.now)
        passkeys.keep(connection, person, said, device)
        return _opened(connection, person, data.user, said.now).person

    return await let_in(who, find)


@delete("/api/account/passkeys/{key:str}", responses=refusals(400, 403, 404, 409))
async def drop_passkey(key: KeyId, who: Who, anyway: Anyway = False) -> None:
    """Forget a passkey; the last way in only if that is what is wanted."""
    now = who.house.clock.now()

    def work(connection: Connection) -> None:
        account = register.demand(connection, persons.person_of(connection, who.session))
        demand_proof(connection, who.session, now)
        c = PASSKEYS.c
        mine = (c.person == account.person) & (c.id == key)
        if connection.scalar(select(c.id).where(mine)) is None:
            raise NotFound("unknown-passkey")
        if not anyway:
            register.demand_another_way(connection, account)
        connection.execute(drop(PASSKEYS).where(mine))

    await who.house.storage.write(work)
