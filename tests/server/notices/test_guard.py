"""S8 The server goes to the open internet for its players, and never inside."""

import asyncio
import socket
from pathlib import Path
from typing import Any

import pytest

from barbaricum.server.notices.guard import Closed, Target, guard_of
from barbaricum.server.notices.outcome import Outcome
from barbaricum.server.notices.post import Letter, Post
from tests.server.notices.receivers import LOOPBACK, certificate, receiver

LETTER = Letter(b"{}", {"content-type": "application/json"})


def looked_up(address: str, *allowed: str) -> Target:
    return asyncio.run(guard_of(allowed).look_up(address))


def sent(address: str, post: Post | None = None) -> Outcome:
    return asyncio.run((post or Post(guard_of(LOOPBACK))).send(address, LETTER))


INSIDE = [
    "127.0.0.1",
    "localhost",
    "127.1",
    "2130706433",
    "0x7f000001",
    "0x7f.0.0.1",
    "0177.0.0.1",
    "0",
    "0.0.0.0",
    "10.0.0.1",
    "100.64.0.1",
    "169.254.169.254",
    "172.16.3.4",
    "172.31.255.255",
    "192.168.1.1",
    "198.18.0.1",
    "203.0.113.7",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "[::]",
    "[::1]",
    "[::127.0.0.1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:a9fe:a9fe]",
    "[::ffff:0:127.0.0.1]",
    "[64:ff9b::7f00:1]",
    "[64:ff9b::10.0.0.1]",
    "[64:ff9b:1::808:808]",
    "[100::1]",
    "[2001:0:7f00:1::]",
    "[2001:db8::1]",
    "[2002:7f00:1::]",
    "[5f00::1]",
    "[fc00::1]",
    "[fd12:3456::1]",
    "[fe80::1]",
    "[fec0::1]",
    "[ff02::1]",
]
"""By number, in odd numbers, and wrapped in version 6."""


@pytest.mark.parametrize("host", INSIDE)
def test_an_address_inside_is_refused_in_whatever_form(host: str) -> None:
    with pytest.raises(Closed) as caught:
        looked_up(f"https://{host}/hook")
    assert caught.value.why == "inside"


@pytest.mark.parametrize(
    "host", ["8.8.8.8", "172.32.0.1", "[2606:4700::1111]", "[64:ff9b::808:808]", "134744072"]
)
def test_an_address_of_the_open_internet_is_not(host: str) -> None:
    assert len(looked_up(f"https://{host}/hook").numbers) == 1


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("http://8.8.8.8/", "not-https"),
        ("https://8.8.8.8:22/", "port"),
        ("https://8.8.8.8:80/", "port"),
        ("https://somebody@8.8.8.8/", "address"),
        ("https://8.8.8.8\\@127.0.0.1/", "address"),
        ("https://8.8.8.8 /", "address"),
        ("https://8.8.8.8/\n", "address"),
        ("https://8.8.8.8:99999/", "address"),
        ("https://ⓛocalhost/", "address"),
        ("https:///hook", "address"),
        ("ftp://8.8.8.8/", "address"),
        ("file:///etc/passwd", "address"),
        ("//8.8.8.8/", "address"),
        ("https://8.8.8.8/" + "x" * 2000, "address"),
    ],
)
def test_other_tricks_are_refused_too(address: str, why: str) -> None:
    with pytest.raises(Closed) as caught:
        looked_up(address)
    assert caught.value.why == why


def test_what_the_host_allows_is_allowed_and_nothing_beside_it() -> None:
    assert looked_up("http://10.1.2.3:8080/", "10.1.2.3").port == 8080
    with pytest.raises(Closed):
        looked_up("http://10.1.2.4:8080/", "10.1.2.3")


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[list[str]]]:
    """What the names of this test mean, question by question; all others are as they are."""
    known: dict[str, list[list[str]]] = {}
    real = socket.getaddrinfo

    def resolve(host: Any, port: Any, *args: Any, **kwargs: Any) -> list[Any]:
        if host not in known:
            return real(host, port, *args, **kwargs)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (n, port)) for n in known[host].pop(0)]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    return known


def test_a_name_with_one_address_inside_is_refused(names: dict[str, list[list[str]]]) -> None:
    names["two.example"] = [["8.8.8.8", "10.0.0.1"]]
    with pytest.raises(Closed) as caught:
        looked_up("https://two.example/")
    assert caught.value.why == "inside"


def test_a_name_is_looked_up_once_and_cannot_change_its_mind(
    names: dict[str, list[list[str]]],
) -> None:
    """A second question would find no answer here."""
    with receiver() as hook:
        names["rebinding.example"] = [["127.0.0.1"]]
        outcome = sent(f"http://rebinding.example:{hook.port}/hook?a=1")
        heard = hook.next()
    assert outcome.fate == "sent"
    assert (heard.path, heard.headers["host"]) == (
        "/hook?a=1",
        f"rebinding.example:{hook.port}",
    )


def test_the_other_side_has_to_prove_its_name(
    names: dict[str, list[list[str]]], tmp_path: Path
) -> None:
    proof = certificate("hook.example", tmp_path)
    post = Post(guard_of(LOOPBACK), proof.client)
    with receiver(proof.server) as hook:
        names |= {"hook.example": [["127.0.0.1"]], "other.example": [["127.0.0.1"]]}
        right = sent(f"https://hook.example:{hook.port}/", post)
        wrong = sent(f"https://other.example:{hook.port}/", post)
    assert (right.fate, wrong.fate, wrong.why) == ("sent", "later", "no-connection")


def test_nobody_knows_a_name_that_is_none() -> None:
    outcome = sent("https://nobody.invalid/")
    assert (outcome.fate, outcome.why) == ("later", "unknown-name")


@pytest.mark.parametrize(
    ("status", "headers", "fate", "pause"),
    [
        (200, {}, "sent", 0),
        (301, {"location": "http://127.0.0.1:1/"}, "refused", 0),
        (400, {}, "refused", 0),
        (404, {}, "gone", 0),
        (410, {}, "gone", 0),
        (429, {"retry-after": "7"}, "later", 7000),
        (503, {"retry-after": "Sun, 15 Nov 2026 12:00:00 GMT"}, "later", 0),
    ],
)
def test_an_answer_means_what_its_status_means(
    status: int, headers: dict[str, str], fate: str, pause: int
) -> None:
    """Nobody is followed to another address: the receiver hears one question only."""
    with receiver() as hook:
        hook.answers.append((status, headers))
        outcome = sent(hook.url)
        hook.next()
        assert hook.heard.empty()
    assert (outcome.fate, outcome.pause) == (fate, pause)


def test_an_answer_without_end_is_not_listened_to_for_long() -> None:
    def endless() -> Any:
        while True:
            yield b"x" * 1000

    with receiver() as hook:
        hook.body = endless
        hook.answers.append((200, {}))
        assert sent(hook.url).fate == "sent"


def test_who_does_not_answer_is_not_waited_for() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        outcome = sent(f"http://127.0.0.1:{port}/", Post(guard_of(LOOPBACK), patience=0.2))
    assert (outcome.fate, outcome.why) == ("later", "no-answer")
