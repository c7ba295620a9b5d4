"""S33 Bots decide in turns: neither an address nor a table without people holds others up."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import httpx
import pytest

from barbaricum.server.jobs import Job, Share, plan
from barbaricum.server.jobs.sharing import Room, Rota, take_fairly
from barbaricum.server.minds import Mind
from barbaricum.server.storage import Storage
from tests.security.test_shares import stranger
from tests.server.databases import kept_at
from tests.server.hands import NOON
from tests.server.running import HUMAN, NO_LIMITS, Client, Json, bot, running

THINKING = (
    "import os, sys, json\n"
    "from barbaricum.server import thinking\n"
    "thinking.answer = lambda question: json.dumps(str(os.getpriority(os.PRIO_PROCESS, 0)))\n"
    "thinking.main()\n"
)


class Queue:
    """Jobs that wait, and the places for them."""

    def __init__(self, storage: Storage, places: int) -> None:
        self.storage = storage
        self.running = list[Job]()
        self.places = places
        self.due = NOON
        self.rota = Rota()

    async def wait(self, keys: str, share: str, part: str = "", *, late: bool = False) -> None:
        """Add waiting jobs, one for each letter, due one after the other."""
        mine = Share(share, part, late)
        for key in keys.split():
            self.due += 1
            await self.storage.write(partial(plan, kind="bot", key=key, due=self.due, share=mine))

    async def take(self) -> str:
        """The jobs that get a place now."""
        room = Room(self.places, self.running, self.rota)
        work = await self.storage.write(lambda c: take_fairly(c, "bot", room, NOON + 1000))
        return " ".join(job.key for job in work)

    async def done(self, key: str) -> None:
        """One is done, and its place is free."""
        job = next(job for job in self.running if job.key == key)
        self.running.remove(job)
        await self.storage.write(job.finish)


def queued(folder: Path, places: int, work: Callable[[Queue], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = Storage(kept_at(folder / "jobs.sqlite"))
        try:
            await work(Queue(storage, places))
        finally:
            storage.close()

    asyncio.run(run())


def test_addresses_take_turns_however_many_tables_each_has(tmp_path: Path) -> None:
    """S33 Who comes last with one table is next."""

    async def work(queue: Queue) -> None:
        await queue.wait("a1 a2 a3 a4 a5", "a")
        assert await queue.take() == "a1"
        await queue.wait("b1", "b")
        await queue.done("a1")
        taken = [await queue.take()]
        for key in ("b1", "a2"):
            await queue.done(key)
            taken.append(await queue.take())
        assert taken == ["b1", "a2", "a3"]

    queued(tmp_path, 1, work)


def test_people_behind_one_address_take_turns_too(tmp_path: Path) -> None:
    """S33 By person within an address."""

    async def work(queue: Queue) -> None:
        await queue.wait("a1 a2 a3", "home", "ana")
        await queue.wait("b1", "home", "bert")
        order = []
        for _ in range(4):
            order.append(await queue.take())
            await queue.done(order[-1])
        assert order == ["a1", "b1", "a2", "a3"]

    queued(tmp_path, 1, work)


def test_tables_without_people_come_last(tmp_path: Path) -> None:
    """S33 However long they have waited."""

    async def work(queue: Queue) -> None:
        await queue.wait("late1 late2", "a", late=True)
        await queue.wait("b1 b2", "b")
        assert await queue.take() == "b1"
        await queue.done("b1")
        assert await queue.take() == "b2"

    queued(tmp_path, 1, work)


def test_one_place_is_left_for_others(tmp_path: Path) -> None:
    """S33 Neither one address nor tables without people have all places, even if nobody waits."""

    async def work(queue: Queue) -> None:
        await queue.wait("a1 a2 a3 a4", "a")
        assert await queue.take() == "a1 a2"
        await queue.wait("late1 late2", "b", late=True)
        assert await queue.take() == "late1"
        for key in ("a1", "a2", "late1"):
            await queue.done(key)
        await queue.wait("late3 late4", "c", late=True)
        await queue.wait("b1", "b")
        assert await queue.take() == "a3 b1 a4"

    queued(tmp_path, 3, work)


def started(client: Client) -> httpx.Response:
    client.create(bot(), bot())
    return client.send("start")


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "bots alone"), ("fr", "bots seuls"), ("de", "nur mit Bots")],
)
def test_so_many_tables_without_people_run_for_one_address(
    tmp_path: Path, language: str, words: str
) -> None:
    """S33 A new browser at the same address changes nothing; another address has its own."""
    limits = replace(NO_LIMITS, bot_tables=2)
    with running(tmp_path / "a.sqlite", limits=limits, work=False) as server:
        ours = [stranger(server, language=language) for _ in range(3)]
        answers = [started(one) for one in ours]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        problem = answers[-1].json()["problem"]
        assert (problem["code"], problem["values"]["most"]) == ("too-many-bot-tables", 2)
        assert words in problem["sentence"]
        ours[0].create(HUMAN, bot())
        assert ours[0].send("start").status_code == 201
        assert started(stranger(server, "203.0.113.8")).status_code == 201


def test_a_person_cannot_have_more_by_changing_the_address(tmp_path: Path) -> None:
    """S33 Tables count to the person, too."""
    with running(
        tmp_path / "a.sqlite", limits=replace(NO_LIMITS, bot_tables=1), work=False
    ) as server:
        eve = stranger(server)
        assert started(eve).status_code == 201
        eve.http.headers["x-forwarded-for"] = "203.0.113.9"
        assert started(eve).status_code == 429


def test_bots_think_with_less_right_to_the_processor_than_the_server() -> None:
    """S33 Their processes are nice."""
    mind = Mind((sys.executable, "-c", THINKING))

    async def asked() -> Json:
        try:
            return await mind._ask("{}")
        finally:
            await mind.stop()

    assert int(asyncio.run(asked())) > os.getpriority(os.PRIO_PROCESS, 0)
