"""`barbaricum serve`: tables in the browser, kept in one file on this machine."""

from __future__ import annotations

import argparse
import logging
import socket
import sqlite3
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, OperationalError

from barbaricum.cli.problems import problem, reason
from barbaricum.cli.settings import chosen, folder_of
from barbaricum.server import private
from barbaricum.server.archive.upgrading import put_aside
from barbaricum.server.engines import demand_usable, open_database
from barbaricum.server.hosts import for_others, hosts_at
from barbaricum.server.keeper import Keeper
from barbaricum.server.minds import Mindless, demand_minds
from barbaricum.server.opening import Settings
from barbaricum.server.proxies import proxies_at
from barbaricum.server.run import serve
from barbaricum.server.settings import Configuration, Server
from barbaricum.server.watch import logs
from barbaricum.texts import Texts

LOG = logging.getLogger(__name__)
HIGHEST_PORT = 65535
LONGEST_THOUGHT = 8.0


def configure(parser: argparse.ArgumentParser) -> None:
    """Where to listen, and where the tables are kept; what is not given stands in the settings."""
    parser.add_argument("--settings", metavar="FILE")
    parser.add_argument("--host")
    parser.add_argument("--port", metavar="N")
    parser.add_argument("--name", action="append", default=[], metavar="NAME")
    parser.add_argument("--proxy", action="append", default=[], metavar="ADDRESS")
    parser.add_argument("--data", metavar="DIR")
    parser.add_argument("--think", type=_seconds, metavar="SECONDS")
    parser.add_argument("--database", metavar="ADDRESS")
    parser.add_argument("--bus", metavar="ADDRESS")
    parser.add_argument("--no-work", action="store_true")
    parser.add_argument("--open", action="store_true")


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Serve until Ctrl-C; the address is printed as soon as somebody can come."""
    private.begin()
    port = None if args.port is None else _port(args.port)
    flags = {"host": args.host, "port": port, "names": tuple(args.name), "think": args.think}
    flags |= {"proxies": tuple(args.proxy)}
    flags |= {"database": args.database, "bus": args.bus}
    flags |= {"work": False} if args.no_work else {}
    configuration = chosen(args, texts, secrets=None, **flags)
    proxies_at(configuration.server.proxies)
    try_minds()
    folder, server = folder_of(configuration), configuration.server
    with (
        kept(configuration, texts) as keeper,
        _listen(server.host, server.port, texts) as listening,
    ):
        address = _address(listening)
        settings = settings_of(configuration, folder, listening)
        if keeper is not None:
            keeper.tell(address, server.address or address)
            _look_at_database(settings.file, texts)

        def ready() -> None:
            _say(texts.say("serve-ready", address=address, file=place(settings)), settings)
            if settings.others:
                _say(texts.say("serve-others", address=settings.others), settings)
            if args.open:
                webbrowser.open(address)

        logs.begin(configuration.log)
        if keeper is not None and private.is_open(folder):
            LOG.warning("Other users of this machine can read %s: chmod 700 %s", folder, folder)
        serve(settings, listening, ready)
    return 0


def _say(sentence: str, settings: Settings) -> None:
    print(logs.said(sentence, settings.configuration.log), flush=True)


def settings_of(configuration: Configuration, folder: Path, listening: socket.socket) -> Settings:
    """What the application has to know."""
    server, port = configuration.server, listening.getsockname()[1]
    return Settings(
        folder / "tables.sqlite",
        hosts=hosts_at(server.host, server.names),
        others=for_others(server.host, port),
        address=_told(server, listening),
        think=server.think,
        minds=server.minds,
        configuration=configuration,
        database=server.database,
        bus=server.bus,
        work=server.work,
    )


@contextmanager
def kept(configuration: Configuration, texts: Texts) -> Iterator[Keeper | None]:
    """The folder for this process alone; what is in a PostgreSQL is for everybody."""
    if configuration.server.database is not None:
        reach(configuration.server.database)
        yield None
        return
    with _keeper(folder_of(configuration), texts) as keeper:
        yield keeper


def try_minds() -> None:
    """Refuse to start where bots cannot: chance would play for them, and nobody would know."""
    try:
        demand_minds()
    except Mindless as error:
        raise problem("no-minds", python=sys.executable, reason=error) from error


def reach(address: str) -> None:
    """Bring a shared database to the form of today, or say in one sentence why that cannot be."""
    try:
        open_database(address).dispose()
    except ArgumentError:
        raise problem("not-a-database") from None
    except OperationalError as error:
        why = str(error.orig).splitlines()[0]
        raise problem("database-away", place=shown(address), reason=why) from None


def place(settings: Settings) -> str:
    """Where the tables are."""
    return str(settings.file) if settings.database is None else shown(settings.database)


def shown(address: str) -> str:
    """An address without its password."""
    return make_url(address).render_as_string()


def _look_at_database(file: Path, texts: Texts) -> None:
    """Refuse in one sentence what cannot be used: often root has put it there."""
    try:
        demand_usable(file)
        _tell_upgrade(file, texts)
    except PermissionError as error:
        raise problem("database-foreign", file=file) from error
    except OSError as error:
        raise problem("database-unusable", file=file, reason=reason(error, texts)) from error
    except sqlite3.Error as error:
        raise problem("database-unusable", file=file, reason=error) from error


def _tell_upgrade(file: Path, texts: Texts) -> None:
    """Put the old database aside before it changes, and say where it is."""
    upgrade = put_aside(file)
    if upgrade is not None:
        old, new = upgrade.old, upgrade.new
        print(texts.say("serve-upgraded", old=old, new=new, file=upgrade.copy), file=sys.stderr)


def _told(server: Server, listening: socket.socket) -> str:
    """The address in links that are sent to players, unless the settings know a better one."""
    port = listening.getsockname()[1]
    return for_others(server.host, port) or _address(listening)


def _keeper(folder: Path, texts: Texts) -> Keeper:
    try:
        return Keeper(folder)
    except OSError as error:
        why = reason(error, texts)
        raise problem("folder-unusable", folder=str(folder), reason=why) from error


def _seconds(text: str) -> float:
    """A time above 0, shorter than the server waits for a bot."""
    seconds = float(text)
    if not 0 < seconds <= LONGEST_THOUGHT:
        raise ValueError
    return seconds


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > HIGHEST_PORT:
        raise problem("not-a-port", text=text)
    return int(text)


def _listen(host: str, port: int, texts: Texts) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        why = reason(error, texts)
        raise problem("cannot-listen", host=host, port=port, reason=why) from error


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    name = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"
