"""`barbaricum serve`: tables in the browser, kept in one file on this machine."""

from __future__ import annotations

import argparse
import socket
import webbrowser
from pathlib import Path

from barbaricum.cli.problems import problem, reason
from barbaricum.server.app import Settings
from barbaricum.server.hosts import for_others, hosts_at
from barbaricum.server.keeper import Keeper
from barbaricum.server.run import default_folder, serve
from barbaricum.texts import Texts

HOST = "127.0.0.1"
PORT = 8375
HIGHEST_PORT = 65535
LONGEST_THOUGHT = 8.0


def configure(parser: argparse.ArgumentParser) -> None:
    """Where to listen, and where the tables are kept."""
    parser.add_argument("--host", default=HOST)
    parser.add_argument("--port", default=str(PORT), metavar="N")
    parser.add_argument("--name", action="append", default=[], metavar="NAME")
    parser.add_argument("--data", metavar="DIR")
    parser.add_argument("--think", type=_seconds, metavar="SECONDS")
    parser.add_argument("--open", action="store_true")


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Serve until Ctrl-C; the address is printed as soon as somebody can come."""
    port = _port(args.port)
    folder = Path(args.data) if args.data else default_folder()
    with _keeper(folder, texts) as keeper, _listen(args.host, port, texts) as listening:
        address, port = _address(listening), listening.getsockname()[1]
        keeper.tell(address)
        settings = Settings(
            folder / "tables.sqlite",
            hosts=hosts_at(args.host, args.name),
            others=for_others(args.host, port),
            think=args.think,
        )

        def ready() -> None:
            print(texts.say("serve-ready", address=address, file=settings.file), flush=True)
            if settings.others:
                print(texts.say("serve-others", address=settings.others), flush=True)
            if args.open:
                webbrowser.open(address)

        serve(settings, listening, ready)
    return 0


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
