"""The game: positions, events, commands, reasons, talk, the record."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final, cast

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from barbaricum.core.errors import IllegalAction
from barbaricum.core.game import Json
from barbaricum.core.record import Record, dumps, verify
from barbaricum.server import manners, outlook, speech
from barbaricum.server.advice import Advice
from barbaricum.server.answers import (
    Done,
    Events,
    Hints,
    Lines,
    Verdict,
    Why,
)
from barbaricum.server.commands import VISIBLE, Command
from barbaricum.server.deeds.playing import turn_of
from barbaricum.server.deeds.talking import read_lines, rooms
from barbaricum.server.house import House
from barbaricum.server.refusals import NotNow
from barbaricum.server.routes.common import (
    ONLY_SEAT,
    AfterQuery,
    AnyRequest,
    LanguageQuery,
    SeatQuery,
    TableId,
    WaitQuery,
    Who,
    done,
    longest,
    refusals,
    seat_of,
)
from barbaricum.server.shares import counting
from barbaricum.server.table import Table, revealed

JSON: Final = "application/json"
AboutQuery = Annotated[
    str,
    QueryParameter(
        min_length=1, max_length=60, pattern=VISIBLE, description="Such as `voyage:york`"
    ),
]
TextQuery = Annotated[
    str, QueryParameter(min_length=1, max_length=120, pattern=VISIBLE, description="An action")
]


@post("/api/tables/{table:str}/commands", responses=refusals(400, 403, 404, 409, 413))
async def command_table(
    request: AnyRequest, table: TableId, data: JSONBody[Command], who: Who
) -> Done:
    """Decide, take back, talk, start, leave: once for each id, however often it is sent."""
    counting.check_command(request, data)
    found, number = await who.house.carry_out(table, lambda meta: meta.actor(who.session), data)
    return done(found, who, data.id, number)


@get("/api/tables/{table:str}/events", responses=refusals(400, 403, 404, 409))
async def read_events(  # noqa: PLR0913, PLR0917 - each is a query of its own
    table: TableId,
    who: Who,
    after: AfterQuery = 0,
    seat: SeatQuery = ONLY_SEAT,
    wait: WaitQuery = 0,
    lang: LanguageQuery = None,  # noqa: ARG001 - read by the visitor
) -> Events:
    """The rows after a number as the asker may know them, and the position now.

    With `wait` the answer comes when there are such rows, or when it was waited long enough.
    """
    found = await _grown(who.house, table, after, wait)
    who.seen()
    shown = seat_of(found.meta.actor(who.session), seat)
    await outlook.prepare(found, shown, after, who.language)
    return outlook.catch_up(found, shown, after, who.language)


async def _grown(house: House, name: str, after: int, wait: int) -> Table:
    """The table, as soon as it has a row after that number."""
    with house.bells.listening(name) as rung:
        table = await house.look(name)
        if wait and table.ledger.number <= after and table.meta.status != "over":
            await rung(longest(house, wait))
    return await house.look(name)


@get("/api/tables/{table:str}/why", responses=refusals(400, 403, 404, 409))
async def explain(
    table: TableId,
    text: TextQuery,
    who: Who,
    lang: LanguageQuery = None,  # noqa: ARG001 - read by the visitor
) -> Why:
    """Why an action is not legal now; only whoever has to decide is answered."""
    found = await who.house.look(table)
    ledger = found.playing()
    if ledger.to_act not in found.meta.actor(who.session).seats:
        raise IllegalAction("not-your-turn")
    refusal = ledger.game.why_not(ledger.state, ledger.game.parse(text))
    problem = None if refusal is None else speech.problem(refusal, who.language)
    return Why(legal=refusal is None, problem=problem)


@get("/api/tables/{table:str}/preview", responses=refusals(400, 403, 404, 409))
async def foresee(
    table: TableId,
    about: AboutQuery,
    who: Who,
    seat: SeatQuery = ONLY_SEAT,
    lang: LanguageQuery = None,  # noqa: ARG001 - read by the visitor
) -> dict[str, Json]:
    """What would be if something were done, as far as the asker may know; see the server's page."""
    found = await who.house.look(table)
    ledger = found.playing()
    shown = seat_of(found.meta.actor(who.session), seat)
    view = ledger.game.view(ledger.state, shown) | {"number": ledger.number}
    foretold: dict[str, Json] = speech.spoken(
        manners.preview(ledger.game, view, about), who.language
    )
    return foretold


@get("/api/tables/{table:str}/hint", responses=refusals(400, 403, 404, 409))
async def advise(
    request: AnyRequest,
    table: TableId,
    who: Who,
    seat: SeatQuery = ONLY_SEAT,
    lang: LanguageQuery = None,  # noqa: ARG001 - read by the visitor
) -> Hints:
    """The best few actions for whoever has to decide, from the view of that seat alone."""
    found = await who.house.look(table)
    found.playing()
    actor = found.meta.actor(who.session)
    asked = seat_of(actor, seat)
    turn = turn_of(found, actor)
    if asked not in (None, turn):
        raise IllegalAction("not-your-turn")
    if not found.meta.hints:
        raise NotNow("hints-forbidden")
    advice: Advice = request.app.state.advice
    return await advice.hints(found, turn, actor.known(), who.language)


@get("/api/tables/{table:str}/chat", responses=refusals(400, 404, 409))
async def read_chat(table: TableId, who: Who, after: AfterQuery = 0) -> Lines:
    """What was said after a line, as far as the asker may hear it."""
    found = await who.house.look(table)
    heard = rooms(found.meta, found.meta.actor(who.session))
    lines = await who.house.storage.read(
        lambda connection: read_lines(connection, table, heard, after, who.session)
    )
    return Lines(lines=lines)


@get("/api/tables/{table:str}/record", responses=refusals(400, 404, 409), media_type=JSON)
async def read_record(table: TableId, who: Who) -> Response[str]:
    """The record of a finished game, with the secret from which its chance follows."""
    found = await who.house.look(table)
    name = f"{found.meta.game}-{table}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(dumps(revealed(found)), media_type=JSON, headers=headers)


@get("/api/tables/{table:str}/verification", responses=refusals(400, 404, 409))
async def verify_record(table: TableId, who: Who) -> Verdict:
    """Whether every draw and the result of a finished game follow from its record."""
    found = await who.house.look(table)
    record = revealed(found)
    made = await who.house.kept.whole(("verdict", table), partial(_verdict, record))
    return cast("Verdict", made)  # encoded already


def _verdict(record: Record) -> Verdict:
    difference = verify(record)
    text = None if difference is None else str(difference)
    return Verdict(verified=difference is None, difference=text)
