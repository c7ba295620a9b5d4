"""Notices over HTTP: the list behind the bell, and the ways to somebody."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from barbaricum.server import speech
from barbaricum.server.commands import VISIBLE
from barbaricum.server.notices import book, planning, wording
from barbaricum.server.notices.desk import Asker, Desk
from barbaricum.server.notices.forms import (
    ChannelInfo,
    Channels,
    Choice,
    NewChannel,
    NoticeInfo,
    Notices,
    Proof,
    Seen,
    Tested,
)
from barbaricum.server.notices.kinds import KINDS, USUAL
from barbaricum.server.notices.records import Channel, Notice
from barbaricum.server.routes.common import AnyRequest, LanguageQuery, Who, refusals, with_cookies
from barbaricum.server.shares.counting import client_of
from barbaricum.server.visitors import Visitor

LISTED: Final = 50
ChannelId = Annotated[
    str, PathParameter(description="The name of a channel", max_length=40, pattern=VISIBLE)
]
Token = Annotated[
    str, PathParameter(description="From the foot of a letter", max_length=100, pattern=VISIBLE)
]


def desk_of(request: AnyRequest) -> Desk:
    """Whoever keeps the channels here."""
    desk: Desk = request.app.state.desk
    return desk


@get("/api/notices", responses=refusals(400))
async def list_notices(
    request: AnyRequest,
    who: Who,
    lang: LanguageQuery = None,  # noqa: ARG001 - read by the visitor
) -> Notices:
    """The newest notices of whoever asks, as far as he wants them on the page."""
    person = await who.person()
    if person is None:
        return Notices(unread=0, notices=[])
    read = who.house.storage.read
    found = await read(lambda connection: book.wanted_by(connection, person, LISTED))
    names = await desk_of(request).herald.names(notice.table for notice in found)
    told = [_told(notice, names, who.language) for notice in found]
    return Notices(unread=sum(not notice.read for notice in told), notices=told)


def _told(notice: Notice, names: wording.Names, language: str) -> NoticeInfo:
    item = wording.item(notice, names, language, "/")
    return NoticeInfo(
        id=notice.id,
        kind=notice.kind,
        table=notice.table,
        link=item.link,
        title=item.title,
        game=names.get(notice.table or "", ("", ""))[1],
        sentence=item.sentence,
        created=notice.created,
        read=notice.read is not None,
    )


@post("/api/notices/read", status_code=204, responses=refusals(400, 403, 413))
async def read_notices(data: JSONBody[Seen], who: Who) -> None:
    """Some notices, or all, are read; nothing more is sent about them."""
    person = await who.person()
    if person is not None:
        now = who.house.clock.ms()
        which = book.n.person == person
        which = which & (book.n.id.in_(data.ids) if data.ids else book.n.shown.is_not(None))
        await who.house.storage.write(lambda conn: planning.mark_read(conn, which, now))
        who.house.hub.tell_person(person)


@get("/api/notices/ways", responses=refusals(400))
async def list_channels(
    request: AnyRequest,
    who: Who,
    lang: LanguageQuery = None,  # noqa: ARG001 - read by the visitor
) -> Channels:
    """All ways to whoever asks, and those that he could add."""
    person = await who.person() or ""
    ways = desk_of(request).herald.ways
    found = await who.house.storage.read(lambda conn: book.channels_of(conn, person))
    return Channels(
        channels=[_channel(one, who.language) for one in found],
        usual={way: list(kinds) for way, kinds in USUAL.items()},
        push=ways.push.signer.public if ways.push else None,
        mail=ways.mail is not None,
        webhook=ways.webhooks is not None,
    )


def _channel(one: Channel, language: str) -> ChannelInfo:
    off = one.off
    return ChannelInfo(
        id=one.id,
        way=one.way,
        name=one.name,
        endpoint=one.address.get("endpoint"),
        kinds=[kind for kind in KINDS if kind in one.kinds],
        state="off" if off else "on" if one.verified is not None else "unproved",
        why=None if off is None else wording.reason(off["why"], off["values"], language),
    )


@post("/api/notices/channels", responses=refusals(400, 403, 409, 413))
async def add_channel(
    request: AnyRequest,
    data: JSONBody[NewChannel],
    who: Who,
    lang: LanguageQuery = None,  # noqa: ARG001 - read by the visitor
) -> Response[ChannelInfo]:
    """A new way to whoever asks; an address of mail has to be proved first."""
    made = await desk_of(request).add(await _asker(who, client_of(request)), data)
    return with_cookies(_channel(made, who.language), who)


async def _asker(who: Visitor, client: str = "") -> Asker:
    return Asker(await who.admit(), who.language, who.device, client)


@post(
    "/api/notices/channels/{channel:str}/kinds",
    responses=refusals(400, 403, 404, 409, 413),
)
async def choose_kinds(
    request: AnyRequest,
    channel: ChannelId,
    data: JSONBody[Choice],
    who: Who,
    lang: LanguageQuery = None,  # noqa: ARG001 - read by the visitor
) -> Response[ChannelInfo]:
    """What is told along a way, in the language of this question; `page` is the page itself."""
    desk = desk_of(request)
    if channel == "page":
        found = await desk.page(await _asker(who))
    else:
        found = await desk.own(await who.person(), channel)
    chosen = await desk.choose(found, list(data.kinds), who.language)
    return with_cookies(_channel(chosen, who.language), who)


@post(
    "/api/notices/channels/{channel:str}/end",
    status_code=204,
    responses=refusals(400, 403, 404),
)
async def end_channel(request: AnyRequest, channel: ChannelId, who: Who) -> None:
    """Nothing more goes along this way."""
    desk = desk_of(request)
    await desk.end(await desk.own(await who.person(), channel))


@post(
    "/api/notices/channels/{channel:str}/test",
    responses=refusals(400, 403, 404, 409),
)
async def try_channel(
    request: AnyRequest,
    channel: ChannelId,
    who: Who,
    lang: LanguageQuery = None,  # noqa: ARG001 - read by the visitor
) -> Response[Tested]:
    """Send something along a way now, and tell what became of it; `page` is the page itself."""
    desk = desk_of(request)
    if channel == "page":
        await desk.test_page(await _asker(who))
        sentence = speech.texts_of(who.language).say("outcome-sent")
        return with_cookies(Tested(sent=True, sentence=sentence), who)
    outcome = await desk.test(await desk.own(await who.person(), channel))
    sentence = wording.outcome(outcome, who.language)
    return with_cookies(Tested(sent=outcome.fate == "sent", sentence=sentence), who)


@post("/api/notices/proof", status_code=204, responses=refusals(400, 403, 404, 413))
async def prove_address(request: AnyRequest, data: JSONBody[Proof]) -> None:
    """The link in a letter was opened: the address belongs to whoever gave it."""
    await desk_of(request).prove(data.key)


@post("/api/notices/unsubscribe/{token:str}", status_code=204, responses=refusals(400, 403, 404))
async def unsubscribe(request: AnyRequest, token: Token) -> None:
    """No more letters, as mail programs ask for it with one click (RFC 8058)."""
    await desk_of(request).leave(token)


NOTICES: Final = [
    list_notices,
    read_notices,
    list_channels,
    add_channel,
    choose_kinds,
    end_channel,
    try_channel,
    prove_address,
    unsubscribe,
]
