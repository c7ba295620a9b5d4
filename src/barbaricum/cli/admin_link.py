"""`barbaricum admin-link`: a link that opens the page of the host once."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from barbaricum.cli.problems import problem
from barbaricum.cli.settings import chosen, folder_of
from barbaricum.server import private
from barbaricum.server.admin.entering import new_link
from barbaricum.server.archive.packing import DATABASE
from barbaricum.server.clock import SYSTEM
from barbaricum.server.engines import Address
from barbaricum.server.keeper import noted
from barbaricum.server.settings import Configuration
from barbaricum.server.storage import Storage
from barbaricum.texts import Texts


def configure(parser: argparse.ArgumentParser) -> None:
    """Of which server."""
    parser.add_argument("--settings", metavar="FILE")
    parser.add_argument("--data", metavar="DIR")
    parser.add_argument("--database", metavar="ADDRESS")


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Whoever can read the folder of the tables runs the server; the link is for him."""
    private.begin()
    configuration = chosen(args, texts, database=args.database)
    folder = folder_of(configuration)
    database = configuration.server.database
    if database is None and not (folder / DATABASE).is_file():
        raise problem("nothing-kept", folder=str(folder))
    key = asyncio.run(_link(database or folder / DATABASE))
    print(texts.say("admin-link", link=f"{_address(configuration, folder)}admin#{key}"))
    return 0


async def _link(database: Address) -> str:
    storage = Storage(database)
    try:
        return await storage.write(lambda connection: new_link(connection, SYSTEM.now()))
    finally:
        storage.close()


def _address(configuration: Configuration, folder: Path) -> str:
    """The public address of the settings; else the one that the server itself noted."""
    if configuration.server.address:
        return configuration.server.address
    return (noted(folder) or ["http://localhost:8375/"])[-1]
