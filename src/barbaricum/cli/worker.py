"""`barbaricum worker`: does the jobs of servers that share a database, and serves nobody."""

from __future__ import annotations

import argparse
import asyncio
import signal
from pathlib import Path
from typing import Final

from barbaricum.cli.problems import problem
from barbaricum.cli.serve import place, reach, try_minds
from barbaricum.cli.settings import chosen, folder_of
from barbaricum.server import private
from barbaricum.server.app import tables
from barbaricum.server.opening import Settings
from barbaricum.server.shares.budget import Budget
from barbaricum.server.watch import logs
from barbaricum.server.watch.numbers import Numbers
from barbaricum.server.watch.routes import Doctor
from barbaricum.texts import Texts

BEAT: Final = 5.0
"""Seconds between two signs of life."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Which database; what is not given stands in the settings."""
    parser.add_argument("--settings", metavar="FILE")
    parser.add_argument("--data", metavar="DIR")
    parser.add_argument("--database", metavar="ADDRESS")
    parser.add_argument("--bus", metavar="ADDRESS")
    parser.add_argument("--alive", metavar="FILE")


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Work until Ctrl-C, or until the system says that it is enough."""
    private.begin()
    configuration = chosen(args, texts, None, database=args.database, bus=args.bus)
    server = configuration.server
    if server.database is None:
        raise problem("no-database")
    try_minds()
    reach(server.database)
    settings = Settings(
        folder_of(configuration) / "tables.sqlite",
        think=server.think,
        minds=server.minds,
        configuration=configuration,
        database=server.database,
        bus=server.bus,
    )
    logs.begin(configuration.log)
    asyncio.run(_work(settings, texts, None if args.alive is None else Path(args.alive)))
    return 0


async def _work(settings: Settings, texts: Texts, alive: Path | None) -> None:
    """All of a server but its ears."""
    enough = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, enough.set)
    app = tables(settings, Numbers(), Budget(settings.limits))
    async with app.lifespan(), asyncio.TaskGroup() as running:
        living = running.create_task(_live(app.state.doctor, alive))
        ready = texts.say("worker-ready", place=place(settings))
        print(logs.said(ready, settings.configuration.log), flush=True)
        await enough.wait()
        living.cancel()


async def _live(doctor: Doctor, alive: Path | None) -> None:
    """Touch a file as long as the database can be written, for a monitor of this process."""
    while alive is not None:
        if (await doctor.health()).ready:
            alive.touch()
        await asyncio.sleep(BEAT)
