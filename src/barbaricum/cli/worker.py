"""`barbaricum worker`: does the jobs of servers that share a database, and serves nobody."""

from __future__ import annotations

import argparse
import asyncio
import signal

from barbaricum.cli.problems import problem
from barbaricum.cli.serve import place, reach, try_minds
from barbaricum.cli.settings import chosen, folder_of
from barbaricum.server import private
from barbaricum.server.app import tables
from barbaricum.server.opening import Settings
from barbaricum.server.shares.budget import Budget
from barbaricum.server.watch import logs
from barbaricum.server.watch.numbers import Numbers
from barbaricum.texts import Texts


def configure(parser: argparse.ArgumentParser) -> None:
    """Which database; what is not given stands in the settings."""
    parser.add_argument("--settings", metavar="FILE")
    parser.add_argument("--data", metavar="DIR")
    parser.add_argument("--database", metavar="ADDRESS")
    parser.add_argument("--bus", metavar="ADDRESS")


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
    asyncio.run(_work(settings, texts))
    return 0


async def _work(settings: Settings, texts: Texts) -> None:
    """All of a server but its ears."""
    enough = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, enough.set)
    async with tables(settings, Numbers(), Budget(settings.limits)).lifespan():
        ready = texts.say("worker-ready", place=place(settings))
        print(logs.said(ready, settings.configuration.log), flush=True)
        await enough.wait()
