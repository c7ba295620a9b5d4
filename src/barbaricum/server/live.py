"""The socket: numbered events out, commands in, the same as over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from barbaricum.core.errors import BarbaricumError
from barbaricum.server import outlook, speech
from barbaricum.server.accounts.blocking import blocked_by
from barbaricum.server.admin.guard import guard
from barbaricum.server.answers import Events
from barbaricum.server.commands import Command
from barbaricum.server.deeds.talking import read_lines, rooms
from barbaricum.server.ending import end
from barbaricum.server.hub import Listener
from barbaricum.server.limits import Bucket
from barbaricum.server.messages import (
    Away,
    Carried,
    Denied,
    Have,
    Hello,
    Here,
    Look,
    Moved,
    Received,
)
from barbaricum.server.plain import demand_plain
from barbaricum.server.refusals import NotUnderstood, TooFast, status_of
from barbaricum.server.routes.common import TableId
from barbaricum.server.safety import Scope, client_of
from barbaricum.server.shares import counting
from barbaricum.server.shares.budget import Account, Budget
from barbaricum.server.shares.spending import measured
from barbaricum.server.table import Table
from barbaricum.server.visitors import Visitor, visitor

TOO_SLOW: Final = 4408
GOOD_BYES: Final = frozenset({1000, 1001, 1005, 1012})
PATIENCE: Final = 1
MOST: Final = 1_000_000

Socket = WebSocket[Any, Any, Any]  # nobody logs in: users and scopes are not used


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: TableId) -> None:
    """Listen to a table, and speak to it."""
    await socket.accept()
    who = visitor(socket)
    budget: Budget = socket.app.state.budget
    client = client_of(cast("Scope", socket.scope))  # a dictionary by another name
    try:
        await guard(socket)
        await who.house.look(table)
        with budget.socket(client, await who.person()):
            talk = Conversation(socket, who, table, budget.account(client))
            await talk.run(_after(socket.query_params.get("after")))
    except BarbaricumError as error:
        await socket.close(code=4000 + status_of(error), reason=error.code)


def _after(asked: str | None) -> int:
    """The last number the client has; nonsense is no number at all."""
    return int(asked) if asked and asked.isascii() and asked.isdecimal() and len(asked) < 7 else 0


class Conversation:
    """One browser at one table, from hello to good-bye."""

    def __init__(self, socket: Socket, who: Visitor, name: str, account: Account) -> None:
        self.socket = socket
        self.who = who
        self.house = who.house
        self.name = name
        self.listener = Listener(who.session, who.language)
        self.account = account
        self.bucket = Bucket(who.house.messages.burst, who.house.messages.rate)
        self.lost = False
        """Whether the line broke without a good-bye: nobody knows what was still seen."""

    async def run(self, after: int) -> None:
        """Until one side hangs up."""
        self.listener.person = await self.who.person()
        try:
            await self._hello(after)
            await _first(self._send(), self._receive(), self._give_up())
        finally:
            self.house.hub.remove(self.name, self.listener)
            self.who.seen()
            if self.lost and self.listener.visible:
                await self._glance(seen=False)
            self.house.hub.tell_table(await self.house.look(self.name))

    async def _hello(self, after: int) -> None:
        """Everything since the last number; from here on nothing is missed."""
        await self._prepare(await self.house.look(self.name), after)
        async with self.house.turn(self.name) as table:
            hub, meta = self.house.hub, table.meta
            hub.add(self.name, self.listener)
            actor = meta.actor(self.who.session)
            self.listener.seats = actor.seats
            heard = rooms(meta, actor)
            session = self.who.session
            lines, self.listener.hidden = await self.house.storage.read(
                lambda connection: (
                    read_lines(connection, self.name, heard, 0, session),
                    blocked_by(connection, session),
                )
            )
            info = outlook.info(table, actor, hub.here(meta), hub.onlookers(meta))
            self.listener.put(Hello(table=info, play=self._play(table, after), lines=lines))
            hub.tell_table(table)

    async def _prepare(self, table: Table, after: int) -> None:
        """Before a long answer: make it where nobody waits for it."""
        seats = table.meta.actor(self.who.session).seats
        seat = seats[0] if len(seats) == 1 else self.listener.looking
        await outlook.prepare(table, seat, after, self.who.language)

    def _play(self, table: Table, after: int) -> Events:
        curtain = self.listener.curtain(table)
        seat = self.listener.looking
        return outlook.catch_up(table, seat, after, self.who.language, curtain)

    async def _send(self) -> None:
        """Whatever waits, one after the other; to who reads too slowly a good-bye."""
        while not self.listener.slow.is_set():
            await self.socket.send_text(await self.listener.next())
        await self.socket.close(code=TOO_SLOW, reason="too-slow")

    async def _give_up(self) -> None:
        """Who does not read at all does not hear the good-bye either; he may come back."""
        await self.listener.slow.wait()
        await asyncio.sleep(PATIENCE)

    async def _receive(self) -> None:
        while True:
            text = await self._heard()
            try:
                await self._answer(text)
            except BarbaricumError as error:
                await self._refuse(_id(text), error)

    async def _heard(self) -> str:
        try:
            return await self.socket.receive_text()
        except WebSocketDisconnect as error:
            self.lost = error.code not in GOOD_BYES
            raise

    async def _glance(self, *, seen: bool) -> None:
        if self.listener.person is not None:
            await self.house.glance(self.listener.person, self.name, seen)

    async def _answer(self, text: str) -> None:
        """One message of the client."""
        if not self.bucket.take():
            await self.account.hold_back()
            raise TooFast("too-fast")
        await self.account.earn()
        try:
            demand_plain(msgspec.json.decode(text))
            message = msgspec.json.decode(text, type=Received)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            raise NotUnderstood("bad-message", reason=str(error)) from error
        match message:
            case Have(number=number):
                table = await self.house.look(self.name)
                await self._prepare(table, number)
                self.listener.put(Moved(play=self._play(table, number)))
            case Look(seat=seat):
                await self._look(seat)
            case Here():
                self.listener.visible = True
                self.house.hub.moved(self.name)
                await self._glance(seen=True)
            case Away():
                self.listener.visible = False
                self.house.hub.moved(self.name)
            case _:
                await self._command(message)

    async def _look(self, seat: int) -> None:
        """The curtain is drawn for one of the players at this device."""
        table = await self.house.look(self.name)
        table.meta.actor(self.who.session).demand(seat)
        self.listener.looking = seat
        self.listener.put(Moved(play=self._play(table, MOST)))

    async def _command(self, command: Command) -> None:
        counting.check_command(self.socket, command)
        session = self.who.session
        _, number = await self.house.carry_out(self.name, lambda meta: meta.actor(session), command)
        self.listener.put(Carried(id=command.id, number=number))

    async def _refuse(self, name: str | None, error: BarbaricumError) -> None:
        table = await self.house.look(self.name)
        problem = speech.problem(error, self.who.language)
        self.listener.put(Denied(id=name, problem=problem, play=self._play(table, MOST)))


class _Named(msgspec.Struct):
    id: str | None = None


def _id(text: str) -> str | None:
    """The id of a message, even if the rest of it makes no sense."""
    try:
        name = msgspec.json.decode(text, type=_Named).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
    return None if name is None else name[:64]


async def _first(*works: Coroutine[Any, Any, None]) -> None:
    """Run all until the first ends; hanging up is no error."""
    tasks = [asyncio.create_task(measured(work)) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await end(tasks)
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect):
            raise error
