"""A house with a herald whose jobs the test lets pass by, one second or one day at a time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from barbaricum.server import commands, entering, persons
from barbaricum.server.clock import SECOND
from barbaricum.server.commands import NewSeat, NewTable
from barbaricum.server.house import House
from barbaricum.server.hub import Listener
from barbaricum.server.jobs import Runner
from barbaricum.server.jobs.taking import next_moment, take
from barbaricum.server.making import make
from barbaricum.server.notices import book, planning
from barbaricum.server.notices.desk import Asker, Desk
from barbaricum.server.notices.forms import NewWebhook
from barbaricum.server.notices.herald import DELIVER
from barbaricum.server.notices.opening import open_desk
from barbaricum.server.notices.records import Channel, Notice
from barbaricum.server.notices.vapid import push_key
from barbaricum.server.notices.ways import ways_of
from barbaricum.server.people import Actor, Meta
from barbaricum.server.persons import Browser
from barbaricum.server.settings import Configuration, Mail, Webhooks
from barbaricum.server.storage import Storage
from tests.server.hands import Hands
from tests.server.notices.receivers import LOOPBACK, Mailbox, Receiver, mailbox, receiver
from tests.server.running import PLENTY

BASE = "https://games.example/"
ANA, BERT, CARLA = (Browser(letter * 64, f"person-{letter}", "en", "", 1) for letter in "abc")


def speaker(who: Browser) -> Callable[[Meta], Actor]:
    return lambda meta: meta.actor(who.session)


@dataclass
class Parlour:
    """Everything about notices, for real; only time passes when it is told to."""

    storage: Storage
    hands: Hands
    house: House
    desk: Desk
    hook: Receiver
    box: Mailbox

    async def table(self, *seats: str, title: str = "Friends") -> str:
        """A table of Attila that Ana has made; a seat is open, human or a bot."""
        made = [NewSeat(kind=kind, bot="random" if kind == "bot" else None) for kind in seats]  # type: ignore[arg-type]  # the test names kinds that there are
        new = NewTable(
            game="attila", name="Ana", title=title, seats=made, options={"first": "seat"}
        )
        meta = make(new, ANA)
        await self.storage.write(lambda connection: persons.open_table(connection, meta, ANA))
        return meta.id

    async def join(self, table: str, seat: int, who: Browser, name: str) -> None:
        asked = commands.Join(name=name)
        await self.house.write(table, lambda found: entering.join(found, seat, who, asked))

    async def game(self, title: str = "Friends") -> str:
        """A game of Ana and Bert in which Ana begins."""
        table = await self.table("human", "open", title=title)
        await self.join(table, 1, BERT, "Bert")
        await self.do(table, ANA, commands.Start(id="start"))
        return table

    async def do(self, table: str, who: Browser, command: commands.Command) -> None:
        await self.house.carry_out(table, speaker(who), command)

    async def act(self, table: str, who: Browser) -> None:
        """The first thing that can be done."""
        ledger = (await self.house.look(table)).ledger
        text = ledger.game.text(ledger.game.legal(ledger.state)[0])
        act = commands.Act(id=f"act{ledger.number}", number=ledger.number, text=text)
        await self.do(table, who, act)

    async def turn_over(self, table: str, who: Browser) -> None:
        """All decisions of somebody until another has to decide."""
        while True:
            ledger = (await self.house.look(table)).ledger
            meta = (await self.house.look(table)).meta
            if ledger.to_act not in meta.actor(who.session).seats:
                return
            await self.act(table, who)

    async def passes(self, seconds: float) -> None:
        """Time passes, and everything that falls due meanwhile is done when it is due."""
        end = self.hands.ms() + int(seconds * SECOND)
        herald = self.desk.herald
        handlers = {planning.JOB: herald.show, DELIVER: herald.deliver}
        kinds = sorted(handlers)
        while True:
            due = await self.storage.read(partial(next_moment, kinds=kinds))
            if due is None or due > end:
                break
            self.hands.turn(max(0, due - self.hands.ms()) / SECOND)
            room, now = dict.fromkeys(handlers, 8), self.hands.ms()
            for job in await self.storage.write(partial(take, room=room, now=now)):
                await handlers[job.kind](job)
                assert job.settled
        self.hands.turn((end - self.hands.ms()) / SECOND)

    async def listen(self, table: str, who: Browser) -> Listener:
        """A browser at the table."""
        listener = Listener(who.session, "en", person=who.person)
        self.house.hub.add(table, listener)
        return listener

    async def bell(self, who: Browser) -> list[Notice]:
        """What somebody finds behind the bell that he has not read, the newest first."""
        person = who.person
        found = await self.storage.read(lambda conn: book.wanted_by(conn, person, 50))
        return [notice for notice in found if notice.read is None]

    async def kinds(self, who: Browser) -> list[str]:
        return sorted(notice.kind for notice in await self.bell(who))

    async def webhook(self, who: Browser, *kinds: str) -> Channel:
        asker = Asker(who, "en", "")
        made = await self.desk.add(asker, NewWebhook(address=self.hook.url))
        return await self.desk.choose(made, list(kinds), "en") if kinds else made

    async def channel(self, name: str) -> Channel | None:
        return await self.storage.read(lambda conn: book.channel_of(conn, book.c.id == name))

    def told(self) -> list[Any]:
        """What the webhook has heard since it was asked last."""
        heard = []
        while not self.hook.heard.empty():
            heard.append(json.loads(self.hook.heard.get().body))
        return heard


def in_parlour(
    folder: Path, work: Callable[[Parlour], Awaitable[None]], database: str | None = None
) -> None:
    """Let something happen in a parlour; a second one in the same folder goes on where it was."""
    with receiver() as hook, mailbox() as (box, port):
        mail = Mail(host="127.0.0.1", port=port, tls="none", sender="games@example.org")
        settings = Configuration(mail=mail, webhooks=Webhooks(allow=LOOPBACK))

        async def run() -> None:
            with opened(database or folder / "tables.sqlite") as storage:
                hands = Hands()
                house = House(storage, PLENTY, hands)
                key = partial(storage.write, partial(push_key, folder=folder))
                ways = await ways_of(settings, key, BASE, hands)
                desk = open_desk(house, Runner(storage, hands), ways)
                await work(Parlour(storage, hands, house, desk, hook, box))

        asyncio.run(run())


@contextmanager
def opened(address: Path | str) -> Iterator[Storage]:
    storage = Storage(address)
    try:
        yield storage
    finally:
        storage.close()
