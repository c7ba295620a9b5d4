"""Whoever reads a byte now and then, or never: nobody else waits, and little piles up for him."""

from __future__ import annotations

import asyncio
import socket
from contextlib import ExitStack
from pathlib import Path

from barbaricum.server.answers import Line
from barbaricum.server.hub import HEAP, Listener
from barbaricum.server.messages import Said
from tests.faults.homes import new_home
from tests.faults.judge import served
from tests.faults.nursery import Born
from tests.faults.scenes import Stage, begun, decision, next_to_act
from tests.server.ears import Ear
from tests.server.running import Client

DEAF = 20


def narrow(server: Born) -> socket.socket:
    """A connection into which little fits before somebody reads."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, port = server.url.removeprefix("http://").split(":")
    connection.connect((host, int(port)))
    return connection


def unread(server: Born, client: Client) -> socket.socket:
    """A socket that asks to be told everything, and then reads no further than its owner likes."""
    line = narrow(server)
    cookie = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    line.sendall(
        (
            f"GET /api/tables/{client.table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def test_a_whole_game_is_played_before_twenty_who_never_read_and_one_who_reads_bytes(
    tmp_path: Path,
) -> None:
    with new_home(tmp_path / "home", None) as home, ExitStack() as stack:
        stage = Stage(home)
        server = stack.enter_context(Born(home.folder))
        ana, onlooker = begun(stage, server), server.client()
        onlooker.table = ana.table
        for _ in range(DEAF):
            stack.enter_context(unread(server, onlooker))
        slow = stack.enter_context(unread(server, onlooker))
        with Ear(onlooker) as ear:
            ear.of("hello")
            while next_to_act(stage, asked := decision(ana)) is not None:
                number = stage.judge.do(ana, "act", **asked)["number"]
                assert ear.at(number)["play"]["number"] == number
                slow.recv(1)
            number = stage.judge.do(ana, "act", **asked)["number"]
            assert ear.at(number)["play"]["position"]["result"] is not None
        served(ana, home)
        stage.judge.look_at(home)


def test_what_waits_for_somebody_is_bounded_in_bytes_and_then_he_is_let_go() -> None:
    async def told() -> tuple[int, int, bool]:
        listener = Listener(None, "en")
        line = Line(id=1, room="players", name="Ana", text="x" * 100_000, created=0)
        for _ in range(90):
            listener.put(Said(line=line))
        return listener.heap, listener.queue.qsize(), listener.slow.is_set()

    heap, waiting, let_go = asyncio.run(told())
    assert heap <= HEAP
    assert 10 < waiting < 30
    assert let_go
