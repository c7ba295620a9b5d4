"""Starting the server in a thread of the test, and clients that speak to it."""

from __future__ import annotations

import itertools
import logging
import shutil
import socket
import ssl
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import httpx

from barbaricum.server.engines import open_database
from barbaricum.server.limits import Limit, Limits, Tries
from barbaricum.server.opening import Settings
from barbaricum.server.run import Server
from tests.server.databases import LASTING, database_of

PLENTY = Limit(burst=1e9, rate=1e9)
OFTEN = Tries(PLENTY, PLENTY, PLENTY)
NO_LIMITS = Limits(
    PLENTY,
    PLENTY,
    PLENTY,
    PLENTY,
    messages=PLENTY,
    programs=PLENTY,
    admin=PLENTY,
    records=PLENTY,
    wait=0.3,
    sign_ins=OFTEN,
    time=PLENTY,
    at_once=10_000,
    bot_tables=10_000,
    sockets=10_000,
    own_sockets=10_000,
)
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Trusts nobody: nothing is encrypted here, and to read whom one may trust takes a while."""
Json = Any  # what comes over the wire is looked at, not trusted


@dataclass
class Running:
    """A server that runs."""

    url: str
    file: Path
    clients: list[Client] = field(default_factory=list)

    def client(self, language: str = "en", like: Client | None = None) -> Client:
        """A new client, or one that was there before a restart."""
        client = Client(self.url, language, like)
        self.clients.append(client)
        return client


class Faults(logging.Handler):
    """Whatever the server complains about."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record.getMessage())


@cache
def empty_file() -> Path:
    """A database without tables, in the form of today: copied faster than made."""
    folder = LASTING.enter_context(tempfile.TemporaryDirectory(prefix="barbaricum-empty-"))
    file = Path(folder) / "tables.sqlite"
    open_database(file).dispose()
    return file


@contextmanager
def running(file: Path, faults: int = 0, **options: Any) -> Iterator[Running]:
    """A server in a thread; it must not complain more often than it is meant to."""
    heard = Faults()
    logging.getLogger().addHandler(heard)
    try:
        with _running(file, **options) as server:
            yield server
    finally:
        logging.getLogger().removeHandler(heard)
    assert len(heard.found) == faults, heard.found


@contextmanager
def _running(file: Path, port: int = 0, **options: Any) -> Iterator[Running]:
    listening = socket.create_server(("127.0.0.1", port))
    port, ready = listening.getsockname()[1], threading.Event()
    usual = {"limits": NO_LIMITS, "database": database_of(file)}
    if not file.exists() and not (usual | options)["database"]:
        file.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(empty_file(), file)
    uv = Server(Settings(file, **(usual | options)), ready.set)
    thread = threading.Thread(target=uv.run, args=([listening],))
    thread.start()
    try:
        assert ready.wait(20), "the server did not start"
        server = Running(f"http://127.0.0.1:{port}", file)
        yield server
        for client in server.clients:
            client.http.close()
    finally:
        uv.should_exit = True
        thread.join()
        listening.close()


class Client:
    """A browser with its cookies; refusals are answers too."""

    def __init__(self, url: str, language: str = "en", like: Client | None = None) -> None:
        self.http: httpx.Client = httpx.Client(
            base_url=url,
            headers={"accept-language": language},
            cookies=like.http.cookies if like else None,
            timeout=20,
            verify=PLAIN,
        )
        self.table: str = like.table if like else ""
        self.ids: Iterator[str] = (
            like.ids if like else (f"c{number}" for number in itertools.count())
        )

    def create(self, *seats: Json, **keys: Json) -> Json:
        """A table, of Attila if nothing else is said, at which this client is the host."""
        body = {"game": "attila", "name": "Ana", "seats": list(seats), **keys}
        answer = self.post("/api/tables", body)
        if answer.status_code == 201:
            self.table = answer.json()["id"]
        return answer.json()

    def give(self, text: str, seat: int = 0) -> Json:
        """A text for the luck of the table."""
        return self.do("luck", seat=seat, text=text)

    def join(self, table: str, seat: int, name: str = "Bert", entropy: str = "") -> Json:
        self.table = table
        return self.post(
            f"/api/tables/{table}/seats/{seat}", {"name": name, "entropy": entropy}
        ).json()

    def post(self, path: str, body: Json) -> httpx.Response:
        return self.http.post(path, json=body)

    def get(self, path: str, **params: Json) -> httpx.Response:
        return self.http.get(f"/api/tables/{self.table}{path}", params=params)

    def send(self, kind: str, /, **keys: Json) -> httpx.Response:
        """A command with an id of its own, unless one is given."""
        body = {"type": kind, "id": keys.pop("id", None) or next(self.ids), **keys}
        return self.post(f"/api/tables/{self.table}/commands", body)

    def do(self, kind: str, /, **keys: Json) -> Json:
        """A command that has to be carried out."""
        answer = self.send(kind, **keys)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def position(self, **params: Json) -> Json:
        return self.get("/events", after=1_000_000, **params).json()["position"]


HUMAN = {"kind": "human"}
OPEN = {"kind": "open"}


def bot(name: str = "random") -> Json:
    return {"kind": "bot", "bot": name}


def two_players(server: Running, game: str = "attila") -> tuple[Client, Client]:
    """A running game of two clients, Ana in seat 0 and Bert in seat 1."""
    ana, bert = server.client(), server.client()
    table = ana.create(HUMAN, OPEN, game=game, options={"first": "seat"})["id"]
    bert.join(table, 1)
    ana.do("start")
    return ana, bert
