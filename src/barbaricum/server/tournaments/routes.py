"""Tournaments over HTTP."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter
from sqlalchemy import Connection

from barbaricum.server import book as tables
from barbaricum.server import persons
from barbaricum.server.admin import entering
from barbaricum.server.commands import VISIBLE
from barbaricum.server.deeds import Change
from barbaricum.server.pace.forms import NoPace
from barbaricum.server.refusals import NotAllowed
from barbaricum.server.routes.common import Who, refusals, with_cookies
from barbaricum.server.table import Table
from barbaricum.server.tournaments import book, founding
from barbaricum.server.tournaments.forms import (
    NewEntry,
    NewTournament,
    TournamentInfo,
    Tournaments,
)
from barbaricum.server.tournaments.telling import all_of_them, told
from barbaricum.server.visitors import Visitor

QUICK: Final = "greedy"
"""The bot that plays on where the pace names none."""

TournamentId = Annotated[
    str, PathParameter(description="The id of a tournament", max_length=40, pattern=VISIBLE)
]
EntryNumber = Annotated[int, PathParameter(description="A player's number", ge=1, le=10_000)]


@get("/api/tournaments", responses=refusals())
async def list_tournaments(who: Who) -> Tournaments:
    """The newest that are open, running and over: the listed ones, and one's own."""
    person = await who.person()
    return await who.house.storage.read(lambda connection: all_of_them(connection, person))


@post("/api/tournaments/new", responses=refusals(400, 403, 409, 413))
async def make_tournament(data: JSONBody[NewTournament], who: Who) -> TournamentInfo:
    """Organise one; that needs an account."""
    browser = await who.admit()
    cup = founding.found(data, browser)
    await who.house.storage.write(lambda database: founding.write(database, cup, browser.person))
    return await _told(who, cup.id)


@get("/api/tournaments/{tournament:str}", responses=refusals(400, 404))
async def show_tournament(tournament: TournamentId, who: Who) -> TournamentInfo:
    """Players, rounds with their tables and results, and the standings."""
    return await _told(who, tournament)


@post("/api/tournaments/{tournament:str}/players", responses=refusals(400, 403, 404, 409, 413))
async def join_tournament(
    tournament: TournamentId, data: JSONBody[NewEntry], who: Who
) -> Response[TournamentInfo]:
    """Play in it; nobody can join once it has started."""
    browser = await who.admit()
    await who.house.storage.write(
        lambda database: founding.join(database, tournament, browser, data.name)
    )
    return with_cookies(await _told(who, tournament), who)


@delete(
    "/api/tournaments/{tournament:str}/players/{number:int}",
    status_code=200,
    responses=refusals(400, 403, 404, 409),
)
async def leave_tournament(
    tournament: TournamentId, number: EntryNumber, who: Who
) -> TournamentInfo:
    """Go, or send somebody away as the organiser: a bot plays his table to its end."""
    person = await who.person()
    table = await who.house.storage.write(
        lambda database: founding.leave(database, tournament, number, person)
    )
    if table is not None:
        await _hand_over(who, tournament, number, table)
    return await _told(who, tournament)


async def _hand_over(who: Visitor, tournament: str, number: int, table: str) -> None:
    cup = await who.house.storage.read(lambda connection: book.read(connection, tournament))
    seat = next(one.seat for one in cup.chairs if (one.table, one.entry) == (table, number))
    bot = QUICK if isinstance(cup.pace, NoPace) else cup.pace.bot

    def change(found: Table) -> Change:
        if found.meta.status != "playing":
            return Change()
        return Change(write=lambda database: tables.change_seat(database, table, seat, standin=bot))

    await who.house.write(table, change)


@post("/api/tournaments/{tournament:str}/start", responses=refusals(400, 403, 404, 409))
async def start_tournament(tournament: TournamentId, who: Who) -> TournamentInfo:
    """Start it as its organiser; from now on it goes on by itself."""
    person, now = await who.person(), who.house.clock.ms()
    await who.house.storage.write(
        lambda database: founding.start(database, tournament, person, now)
    )
    return await _told(who, tournament)


@post("/api/tournaments/{tournament:str}/close", responses=refusals(400, 403, 404, 409))
async def close_tournament(tournament: TournamentId, who: Who) -> TournamentInfo:
    """End it before its time, as its organiser or as whoever runs the server."""
    keeps, now = await _keeps(who), who.house.clock.now()

    def work(connection: Connection) -> None:
        cup = book.read(connection, tournament)
        if not keeps:
            founding.demand_organiser(cup, persons.person_of(connection, who.session))
        founding.close(connection, tournament, now)

    await who.house.storage.write(work)
    return await _told(who, tournament)


async def _keeps(who: Visitor) -> bool:
    """Whether whoever asks runs the server."""
    try:
        await entering.demand(who)
    except NotAllowed:
        return False
    return True


async def _told(who: Visitor, tournament: str) -> TournamentInfo:
    person, keeps = await who.person(), await _keeps(who)
    return await who.house.storage.read(
        lambda connection: told(connection, tournament, person, keeps=keeps)
    )


ROUTES: Final = [
    list_tournaments,
    make_tournament,
    show_tournament,
    join_tournament,
    leave_tournament,
    start_tournament,
    close_tournament,
]
