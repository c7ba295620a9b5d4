"""The lobby: games, tables, seats, personal links."""

from __future__ import annotations

from typing import Final

from litestar import Response, get, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from barbaricum import bots, games
from barbaricum.bots.ratings import rating
from barbaricum.core.game import AnyGame
from barbaricum.server import book, entering, listing, persons, speech
from barbaricum.server.answers import Link
from barbaricum.server.commands import Join, NewTable, Rejoin, Watch
from barbaricum.server.infos import (
    Awaited,
    ListedTable,
    TableInfo,
    Tables,
)
from barbaricum.server.keys import hashed, new_key
from barbaricum.server.making import make
from barbaricum.server.offers import Address, GameInfo, Games, LevelInfo, OptionInfo, ValueInfo
from barbaricum.server.ratings.rules import demand_account
from barbaricum.server.refusals import NotFound
from barbaricum.server.routes.common import (
    AnyRequest,
    LanguageQuery,
    SeatPath,
    TableId,
    Who,
    refusals,
    told,
    with_cookies,
)
from barbaricum.texts import Texts

LISTED: Final = 50
AWAITED: Final = 100


@get("/api/games", responses=refusals(400))
async def list_games(who: Who, lang: LanguageQuery = None) -> Games:  # noqa: ARG001 - read by `who`
    """All games with their options, and the bots."""
    told = [_game(name, who.language) for name in games.names()]
    levels = [_level(name, who.language) for name in bots.names()]
    return Games(games=told, bots=list(bots.names()), levels=levels)


def _level(name: str, language: str) -> LevelInfo:
    found = {game: rating(game, name) for game in games.names()}
    return LevelInfo(
        name=name,
        about=Texts(language).say(f"bot-about-{name}"),
        ratings={game: number for game, number in found.items() if number is not None},
    )


def _game(name: str, language: str) -> GameInfo:
    game = games.get(name)
    return GameInfo(
        name=name,
        title=speech.about(language, "game", name),
        rules=game.rules,
        data=game.data,
        least=game.seats[0],
        most=game.seats[-1],
        advice=speech.perhaps(language, name, "advice"),
        options=[_option(game, key, language) for key in game.options],
        bots=list(bots.names(name)),
    )


def _option(game: AnyGame, name: str, language: str) -> OptionInfo:
    option = game.options[name]
    return OptionInfo(
        name=name,
        about=speech.about(language, game.name, "option", name),
        why=speech.about(language, game.name, "option", name, "why"),
        values=[
            ValueInfo(value=value, about=speech.about(language, game.name, "option", name, value))
            for value in option.values
        ],
        default=option.default,
    )


@get("/api/address", responses=refusals())
async def show_address(request: AnyRequest) -> Address:
    """Where friends on other devices find this server, for links made at the machine itself."""
    return Address(address=request.app.state.others)


@get("/api/lobby", responses=refusals())
async def list_tables(who: Who) -> Tables:
    """The newest listed tables that are not over."""

    def work(connection: Connection) -> list[ListedTable]:
        return listing.told(connection, listing.listed(connection, LISTED), who.session)

    return Tables(tables=await who.house.storage.read(work))


@get("/api/mine", responses=refusals())
async def list_mine(who: Who) -> Tables:
    """The own tables: what waits for whoever asks first, then what goes on, then what is over."""

    def work(connection: Connection) -> list[ListedTable]:
        first = listing.waiting(connection, who.session, AWAITED)
        rest = listing.others(connection, who.session, AWAITED + LISTED)
        names = [*first, *(name for name in rest if name not in set(first))]
        return listing.told(connection, names[: AWAITED + LISTED], who.session)

    return Tables(tables=await who.house.storage.read(work))


@get("/api/waiting", responses=refusals())
async def list_waiting(who: Who) -> Awaited:
    """The tables that wait for whoever asks, for the way from one to the next."""
    names = await who.house.storage.read(
        lambda connection: listing.waiting(connection, who.session, AWAITED)
    )
    return Awaited(tables=list(names))


@post("/api/tables", responses=refusals(400, 403, 409, 413))
async def create_table(data: JSONBody[NewTable], who: Who) -> Response[TableInfo]:
    """Make a table; the cookie of the answer makes this browser its host."""
    browser = await who.admit()
    meta = make(data, browser)

    def write(connection: Connection) -> None:
        persons.open_table(connection, meta, browser)
        demand_account(connection, meta, browser.person)

    await who.house.storage.write(write)
    return with_cookies(told(await who.house.look(meta.id), who), who)


@get("/api/tables/{table:str}", responses=refusals(400, 404, 409))
async def show_table(table: TableId, who: Who) -> TableInfo:
    """A table as everybody sees it who knows its name."""
    return told(await who.house.look(table), who)


@post("/api/tables/{table:str}/seats/{seat:int}", responses=refusals(400, 403, 404, 409, 413))
async def join_table(
    table: TableId, seat: SeatPath, data: JSONBody[Join], who: Who
) -> Response[TableInfo]:
    """Take an open seat."""
    await who.house.look(table)
    browser = await who.admit()
    joined = await who.house.write(table, lambda found: entering.join(found, seat, browser, data))
    return with_cookies(told(joined, who), who)


@post("/api/tables/{table:str}/onlookers", responses=refusals(400, 403, 404, 409, 413))
async def watch_table(table: TableId, data: JSONBody[Watch], who: Who) -> Response[TableInfo]:
    """Look on under a name; looking on without one needs no question."""
    await who.house.look(table)
    browser = await who.admit()
    watched = await who.house.write(table, lambda found: entering.watch(found, browser, data))
    return with_cookies(told(watched, who), who)


@post("/api/rejoin", responses=refusals(400, 403, 404, 409, 413))
async def rejoin_table(data: JSONBody[Rejoin], who: Who) -> Response[TableInfo]:
    """Come back by a personal link, from whatever device."""
    key = hashed(data.key)
    found = await who.house.storage.read(lambda connection: book.find_link(connection, key))
    if found is None:
        raise NotFound("unknown-link")
    name, guest = found
    browser = await who.admit()
    table = await who.house.write(name, lambda _table: entering.rejoin(guest, browser))
    return with_cookies(told(table, who), who)


@post("/api/tables/{table:str}/link", responses=refusals(400, 403, 404, 409))
async def renew_link(table: TableId, who: Who) -> Link:
    """A new personal link; the old one and the browsers that came by it are shut out."""
    key = new_key()
    await who.house.write(table, lambda found: entering.relink(found, who.session, key))
    return Link(key=key)


@post("/api/tables/{table:str}/unlink", status_code=204, responses=refusals(400, 403, 404, 409))
async def revoke_link(table: TableId, who: Who) -> None:
    """No personal link any more; only this browser plays on."""
    await who.house.write(table, lambda found: entering.relink(found, who.session, None))
