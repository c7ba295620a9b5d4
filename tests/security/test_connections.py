"""S32 Connections: nobody holds so many, or so long, that others cannot come in."""

from __future__ import annotations

import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from barbaricum.server.shares.connections import Door, room_for_connections
from tests.patience import until
from tests.security.test_shares import stranger
from tests.server.ears import Ear
from tests.server.running import NO_LIMITS, Running, running, two_players

HALF = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
UPGRADE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\n"
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
GOOD_BYE = b"\x88\x80\x00\x00\x00\x00"
ELSEWHERE = "127.0.0.2"


@contextmanager
def called(server: Running, address: str = ELSEWHERE) -> Iterator[socket.socket]:
    """A connection from another address of this machine, which no proxy has."""
    place = urlsplit(server.url)
    where = (place.hostname, place.port)
    with socket.create_connection(where, timeout=20, source_address=(address, 0)) as line:
        yield line


def is_closed(line: socket.socket) -> bool:
    """Whether the other side hangs up without a word."""
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize("begun", [b"", HALF], ids=["nothing", "half-a-head"])
def test_who_never_says_what_they_want_is_hung_up_on(tmp_path: Path, begun: bytes) -> None:
    """S32 A head has to be here in time; here in a tenth of a second."""
    with running(tmp_path / "a.sqlite", limits=replace(NO_LIMITS, head=0.1)) as server:
        with called(server) as line:
            line.sendall(begun)
            assert is_closed(line)
        assert server.client().http.get("/api/games").status_code == 200


def test_a_second_request_that_stays_half_is_hung_up_on_too(tmp_path: Path) -> None:
    """S32 A connection that was used before has no privilege."""
    limits = replace(NO_LIMITS, head=0.5)
    with running(tmp_path / "a.sqlite", limits=limits) as server, called(server) as line:
        line.sendall(b"GET /api/address HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 200"
        line.sendall(HALF)
        while line.recv(65536):
            pass


def test_one_address_has_so_many_connections_and_others_come_in(tmp_path: Path) -> None:
    """S32 Half-open ones, too; a closed one makes room."""
    limits = replace(NO_LIMITS, connections=5, head=60)
    with running(tmp_path / "a.sqlite", limits=limits) as server, ExitStack() as lines:
        held = [lines.enter_context(called(server)) for _ in range(5)]
        for line in held:
            line.sendall(HALF)
        with called(server) as more:
            assert is_closed(more)
        assert server.client().http.get("/api/games").status_code == 200
        held[0].sendall(b"\r\n\r\n")
        assert held[0].recv(12) == b"HTTP/1.1 200"


def test_a_place_is_given_back(tmp_path: Path) -> None:
    """S32 By connections and by those that became sockets."""
    door = Door(3, 2, 10)
    assert [door.enter("203.0.113.1") for _ in range(3)] == [True, True, False]
    assert [door.enter("203.0.113.2") for _ in range(2)] == [True, False]
    door.leave("203.0.113.1")
    assert door.enter("203.0.113.2")
    limits = replace(NO_LIMITS, connections=1)
    with running(tmp_path / "a.sqlite", limits=limits) as server:
        ana, _ = two_players(server)
        for _ in range(3):
            assert until(partial(socketed, server, ana.table), bool)


def socketed(server: Running, table: str) -> bool:
    """Whether a connection may become a socket; while it is one, there is no room for another."""
    with called(server) as line:
        try:
            line.sendall(UPGRADE.format(table=table).encode())
            if line.recv(12) != b"HTTP/1.1 101":
                return False
        except ConnectionError:
            return False
        with called(server) as more:
            assert is_closed(more)
        line.sendall(GOOD_BYE)
        while line.recv(65536):
            pass
    return True


def test_sockets_of_an_address_and_of_a_person_are_few(tmp_path: Path) -> None:
    """S32 A client with too many gets a sentence; closing one makes room."""
    limits = replace(NO_LIMITS, sockets=3, own_sockets=2)
    with running(tmp_path / "a.sqlite", limits=limits) as server, ExitStack() as ears:
        ana, _ = two_players(server)
        eve = stranger(server)
        eve.table = ana.table
        for ear in [Ear(ana), Ear(ana), Ear(eve), Ear(eve), Ear(eve)]:
            ears.enter_context(ear).of("hello")
        for one in (ana, eve):
            with Ear(one) as ear, pytest.raises(ConnectionClosed) as closed:
                ear.of("hello")
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "too-many-sockets")


def test_connections_leave_files_for_everything_else() -> None:
    """S32 What connections may use up is less than what the system allows."""
    now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert 0 < room_for_connections() < now
