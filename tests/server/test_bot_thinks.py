"""A bot that thinks holds nobody up: neither its own table nor another."""

import asyncio
import sys
from functools import partial
from pathlib import Path

from barbaricum.server import persons
from barbaricum.server.commands import Act, NewSeat, NewTable, Say, Start
from barbaricum.server.companions import Companions
from barbaricum.server.house import House
from barbaricum.server.jobs import Job, Runner
from barbaricum.server.making import make
from barbaricum.server.minds import Minds
from barbaricum.server.people import Actor, Meta
from barbaricum.server.persons import Browser
from barbaricum.server.storage import Storage
from barbaricum.server.waiting import BOT

BROWSER = Browser("0" * 64)
THINKS = (sys.executable, "-c", "input(); import time; time.sleep(600)")
LONG = 600.0


def whoever(meta: Meta) -> Actor:
    return meta.actor(BROWSER.session)


def table(*seats: NewSeat) -> Meta:
    return make(
        NewTable(game="attila", name="Ana", seats=list(seats), options={"first": "seat"}), BROWSER
    )


def runner(house: House) -> Runner:
    return Runner(house.storage, house.clock)


async def played(folder: Path) -> tuple[int, int]:
    """Talk at a table whose bot thinks, play at another; the rows of both."""
    storage = Storage(folder / "tables.sqlite")
    house = House(storage)
    companions, jobs = Companions(house, Minds(1, patience=LONG, command=THINKS)), runner(house)
    await companions.begin(jobs)
    jobs.start()
    waits = table(NewSeat(kind="bot", bot="greedy"), NewSeat(kind="human"))
    plays = table(NewSeat(kind="human"), NewSeat(kind="hot-seat", name="Anton"))
    try:
        for meta in (waits, plays):
            await storage.write(partial(persons.open_table, meta=meta, browser=BROWSER))
            await house.carry_out(meta.id, whoever, Start(id="start"))
        await house.carry_out(waits.id, whoever, Say(id="say", text="Take your time."))
        ledger = (await house.look(plays.id)).ledger
        text = ledger.game.text(ledger.game.legal(ledger.state)[0])
        act = Act(id="act", number=ledger.number, text=text)
        _, number = await house.carry_out(plays.id, whoever, act)
        return (await house.look(waits.id)).ledger.number, number
    finally:
        await jobs.stop()
        await companions.stop()
        storage.close()


async def asked_too_early(folder: Path) -> bool:
    """Ask for a bot while a change of its table is being written; whether it came to an end."""
    storage = Storage(folder / "tables.sqlite")
    house = House(storage)
    companions = Companions(house, Minds(1, patience=LONG, command=THINKS))
    meta = table(NewSeat(kind="human"), NewSeat(kind="bot", bot="greedy"))
    try:
        await storage.write(partial(persons.open_table, meta=meta, browser=BROWSER))
        await house.carry_out(meta.id, whoever, Start(id="start"))
        async with house.turn(meta.id):
            plays = asyncio.create_task(companions.play(Job(BOT, meta.id, 0, {}, attempts=1)))
            for _ in range(10):
                await asyncio.sleep(0)
            early = plays.done()
        await plays
        return early
    finally:
        await companions.stop()
        storage.close()


def test_a_bot_waits_for_what_is_being_written_before_it_says_that_nobody_waits(
    tmp_path: Path,
) -> None:
    """Else its job would end, and the table would wait for it for ever."""
    assert not asyncio.run(asked_too_early(tmp_path))


def test_while_a_bot_thinks_its_table_is_spoken_at_and_others_play_on(tmp_path: Path) -> None:
    dealt = 12
    assert asyncio.run(played(tmp_path)) == (dealt, dealt + 1)
