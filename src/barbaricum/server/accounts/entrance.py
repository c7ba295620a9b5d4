"""The ways in: a password, a passkey, a recovery code; and the way out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from litestar import Response, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from barbaricum.server import persons
from barbaricum.server.accounts import passkeys, register, signing
from barbaricum.server.accounts.doorman import Doorman
from barbaricum.server.accounts.forms import Ceremony, Credential, Me, Recover, SignIn
from barbaricum.server.accounts.me import me
from barbaricum.server.accounts.passkeys import Said, site_of
from barbaricum.server.limits import source
from barbaricum.server.refusals import NotAllowed
from barbaricum.server.routes.common import AnyRequest, Who, refusals, with_cookies
from barbaricum.server.visitors import Visitor

Find = Callable[[Connection], str]
"""The person somebody has proved to be."""


def doorman_of(request: AnyRequest) -> Doorman:
    """Whoever counts the attempts."""
    doorman: Doorman = request.app.state.doorman
    return doorman


def address_of(request: AnyRequest) -> str:
    """Where a question comes from."""
    return source(request.client.host) if request.client else ""


async def let_in(who: Visitor, find: Find) -> Response[Me]:
    """Give this browser a new key for whoever is found, and let the tables know."""
    old, browser = who.session, who.renew()

    def work(connection: Connection) -> tuple[Me, list[str]]:
        person = find(connection)
        signing.sign_in(connection, person, replace(browser, person=person), old)
        return me(connection, browser.session), list(persons.places_of(connection, person))

    told, places = await who.house.storage.write(work)
    await who.house.refresh(places)
    who.house.hub.part([old])
    return with_cookies(told, who)


@post("/api/sign-in", responses=refusals(400, 403, 413))
async def sign_in(request: AnyRequest, data: JSONBody[SignIn], who: Who) -> Response[Me]:
    """Come in with a password; the games of this browser come along, if it was a guest's."""
    doorman = doorman_of(request)
    doorman.admit(address_of(request), data.user)
    account = await who.house.storage.read(
        lambda connection: register.by_user(connection, data.user)
    )
    known = account.password if account else None
    fits = await doorman.passwords.fits(data.password, known)
    if account is None or not fits:
        raise NotAllowed("wrong-sign-in")
    doorman.welcome(address_of(request), data.user)
    return await let_in(who, lambda _connection: account.person)


@post("/api/sign-in/recovery", responses=refusals(400, 403, 413))
async def recover(request: AnyRequest, data: JSONBody[Recover], who: Who) -> Response[Me]:
    """Come in with a recovery code, which is used up by it."""
    doorman_of(request).admit(address_of(request))

    def find(connection: Connection) -> str:
        person = register.spend_code(connection, data.code)
        if person is None:
            raise NotAllowed("wrong-code")
        return person

    return await let_in(who, find)


@post("/api/sign-in/passkey/question", responses=refusals(400, 409))
async def ask_passkey(request: AnyRequest, who: Who) -> Ceremony:
    """A question for any passkey of this site."""
    doorman_of(request).admit(address_of(request))
    site, now = site_of(request), who.house.clock.now()
    return await who.house.storage.write(
        lambda connection: passkeys.ask_for_known(connection, site, now)
    )


@post("/api/sign-in/passkey", responses=refusals(400, 403, 409, 413))
async def sign_in_by_passkey(
    request: AnyRequest, data: JSONBody[Credential], who: Who
) -> Response[Me]:
    """Come in with a passkey."""
    said = Said(data.ceremony, data.credential, site_of(request), who.house.clock.now())
    return await let_in(who, lambda connection: passkeys.recognise(connection, said))


@post("/api/sign-out", status_code=204, responses=refusals(403))
async def sign_out(who: Who) -> Response[None]:
    """This browser speaks for nobody any more; for a guest there would be no way back."""
    session = who.session or ""

    def work(connection: Connection) -> list[str]:
        account = register.demand(connection, persons.person_of(connection, session))
        places = list(persons.places_of(connection, account.person))
        signing.end(connection, [session])
        return places

    places = await who.house.storage.write(work)
    await who.house.refresh(places)
    who.house.hub.part([session])
    return Response(None, status_code=204, cookies=who.forgotten())
