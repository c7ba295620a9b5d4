"""S5 Requests as no browser writes them: each is answered or dropped, none breaks anything."""

from __future__ import annotations

import re
import socket
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.running import Running, two_players

HOST = "Host: localhost"
BODY = '{"game":"attila","name":"Ana","seats":[{"kind":"human"},{"kind":"open"}]}'
JSON = "Content-Type: application/json"
LONG = f"Content-Length: {len(BODY)}"


def request(first: str, *lines: str, body: str = "") -> bytes:
    return ("\r\n".join([first, *lines, "Connection: close", "", ""]) + body).encode("latin-1")


def get(path: str, *lines: str) -> bytes:
    return request(f"GET {path} HTTP/1.1", HOST, *lines)


def post(*lines: str, body: str = BODY) -> bytes:
    return request("POST /api/tables HTTP/1.1", HOST, *lines, body=body)


ODD = {
    "nothing": b"\r\n\r\n",
    "zeros": b"\x00" * 500 + b"\r\n\r\n",
    "tls": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\xaa" * 200,
    "version": request("GET / HTTP/9.9", HOST),
    "method": request("B\xe4D / HTTP/1.1", HOST),
    "no-host": request("GET / HTTP/1.1"),
    "two-hosts": get("/", "Host: elsewhere.example"),
    "absolute": get("http://elsewhere.example/api/games"),
    "long-path": get("/" + "a" * 100_000),
    "long-header": get("/", "X: " + "a" * 100_000),
    "many-headers": get("/", *("X: y" for _ in range(5000))),
    "nul-path": get("/api/tables/%00"),
    "latin-path": get("/api/tables/%ff%fe"),
    "dots": get("/assets/../../../../etc/passwd"),
    "coded-dots": get("/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd"),
    "query": get("/api/games?lang=%ff&lang=%00&=&&%"),
    "number": get("/api/tables/x/events?after=1e999"),
    "digits": get("/api/tables/x/events?after=" + "9" * 5000),
    "cookie": get("/api/me", "Cookie: barbaricum=\xff\xfe; =; ;;; barbaricum=%ff"),
    "language": get("/api/games", "Accept-Language: \xff;q=x,,,*;q=9"),
    "bearer": get("/api/mine", "Authorization: Bearer \xff\xfe"),
    "agent": get("/api/me", "User-Agent: \xff" + "(" * 1000),
    "forwarded": get("/api/me", "X-Forwarded-For: \xff,,, ::1, 999.1", "X-Forwarded-Proto: \xff"),
    "etag": get("/", 'If-None-Match: "\xff'),
    "two-lengths": post(JSON, LONG, "Content-Length: 5"),
    "both-lengths": post(JSON, LONG, "Transfer-Encoding: chunked"),
    "bad-length": post(JSON, "Content-Length: -1"),
    "bad-chunk": post(JSON, "Transfer-Encoding: chunked", body="FFFFFFFFFFFFFFFF\r\nx\r\n"),
    "utf-16": post(JSON + "; charset=utf-16", "Content-Length: 4", body="\xff\xfe{\x00"),
    "kind": post("Content-Type: \xff/;;=", LONG),
    "socket": get("/api/tables/x/live", "Upgrade: websocket", "Sec-WebSocket-Key: \xff"),
    "socket-version": get(
        "/api/tables/x/live",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 99",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ),
}


def answered(server: Running, data: bytes) -> bytes:
    """All that comes back until the other side hangs up, or waits for more."""
    place, heard = urlsplit(server.url), b""
    with socket.create_connection((place.hostname, place.port), timeout=3) as line:
        try:
            line.sendall(data)
            while part := line.recv(65536):
                heard += part
        except (ConnectionError, TimeoutError):
            return heard
    return heard


def test_a_header_without_end_is_not_listened_to_for_long(server: Running) -> None:
    """S5 The line is cut after 64 KiB or little more."""
    place = urlsplit(server.url)
    with socket.create_connection((place.hostname, place.port), timeout=10) as line:
        line.sendall(b"GET / HTTP/1.1\r\nX: ")
        with pytest.raises(ConnectionError):
            line.sendall(b"x" * 50_000_000)


@pytest.mark.parametrize("name", ODD)
def test_an_odd_request_is_answered_or_dropped(server: Running, name: str) -> None:
    """S5 Never with 500, never with a file; the server complains about nothing in its log."""
    heard = answered(server, ODD[name])
    statuses = re.findall(rb"^HTTP/1\.1 (\d+)", heard, re.MULTILINE)
    assert all(int(status) < 500 for status in statuses), heard[:300]
    assert len(statuses) <= 1
    assert b"root:" not in heard
    assert httpx.get(f"{server.url}/api/health").status_code == 200


def test_a_second_request_hidden_in_a_body_is_not_answered(server: Running) -> None:
    """S5 Where two lengths are given, a proxy and we might not agree where the first one ends."""
    ana, _bert = two_players(server)
    inner = f"GET /api/tables/{ana.table} HTTP/1.1\r\n{HOST}\r\n\r\n"
    lines = [HOST, JSON, f"Content-Length: {len(inner) + 5}", "Transfer-Encoding: chunked"]
    smuggled = "\r\n".join(["POST /api/tables HTTP/1.1", *lines, "", ""]) + "0\r\n\r\n" + inner
    heard = answered(server, smuggled.encode())
    assert heard.startswith(b"HTTP/1.1 400 ")
    assert ana.table.encode() not in heard
