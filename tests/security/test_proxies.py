"""S41 A proxy is believed about its visitors if the host has named it, and nobody else is."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from barbaricum.server.limits import Limit
from barbaricum.server.proxies import proxies_at
from barbaricum.server.refusals import NotUnderstood
from barbaricum.server.settings import Configuration, Server
from tests.server.running import NO_LIMITS, Running, running

ELSEWHERE = "127.0.0.2"
"""The address of a proxy in another container: not the one that is believed by itself."""
SEATS = {"game": "attila", "name": "Ana", "seats": [{"kind": "human"}, {"kind": "open"}]}
FEW = Limit(burst=3, rate=0.001)


def through(server: Running, visitor: str, proxy: str = ELSEWHERE) -> httpx.Client:
    """A visitor whose questions a proxy at that address passes on."""
    return httpx.Client(
        base_url=server.url,
        transport=httpx.HTTPTransport(local_address=proxy),
        headers={"x-forwarded-for": visitor, "x-forwarded-proto": "https"},
    )


def believing(*proxies: str) -> Configuration:
    return Configuration(server=Server(proxies=proxies))


def cookie(server: Running, proxy: str = ELSEWHERE) -> str:
    with through(server, "203.0.113.7", proxy) as visitor:
        made = visitor.post("/api/tables", json=SEATS)
    assert made.status_code == 201
    return made.headers["set-cookie"]


@pytest.mark.parametrize("named", [ELSEWHERE, "127.0.0.0/29"])
def test_a_proxy_on_another_machine_that_is_named_is_believed(tmp_path: Path, named: str) -> None:
    """S41 By its address or by its range: cookies are those of TLS."""
    with running(tmp_path / "tables.sqlite", configuration=believing(named)) as server:
        given = cookie(server)
    assert given.startswith("__Host-")
    assert "Secure" in given


def test_visitors_of_a_proxy_that_is_named_are_limited_each_for_themselves(tmp_path: Path) -> None:
    """S41."""
    limits = replace(NO_LIMITS, tables=FEW)
    with running(
        tmp_path / "tables.sqlite", configuration=believing(ELSEWHERE), limits=limits
    ) as server:
        made = []
        for number in range(1, 6):
            with through(server, f"203.0.113.{number}") as visitor:
                made += [visitor.post("/api/tables", json=SEATS).status_code for _ in range(4)]
    assert made == [201, 201, 201, 429] * 5


def test_a_proxy_that_is_not_named_is_not_believed_and_the_log_says_how_to_name_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """S41 It could be a visitor who claims to be somebody else."""
    with caplog.at_level(logging.WARNING), running(tmp_path / "tables.sqlite") as server:
        given = [cookie(server) for _ in range(3)]
    assert [one for one in given if "Secure" in one] == []
    (line,) = [one.getMessage() for one in caplog.records if "X-Forwarded" in one.getMessage()]
    assert line.startswith(f"{ELSEWHERE} sends X-Forwarded headers and is not believed")
    assert "[server] proxies" in line


def test_this_machine_is_no_proxy_any_more_when_another_one_is_named(tmp_path: Path) -> None:
    """S41."""
    with running(tmp_path / "tables.sqlite", configuration=believing(ELSEWHERE)) as server:
        assert "Secure" not in cookie(server, "127.0.0.1")


def test_without_a_setting_a_proxy_on_this_machine_is_believed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """S41."""
    with caplog.at_level(logging.WARNING), running(tmp_path / "tables.sqlite") as server:
        assert "Secure" in cookie(server, "127.0.0.1")
    assert "X-Forwarded" not in caplog.text


@pytest.mark.parametrize("address", ["10.88.0.0/99", "10.88", "::/129", "1.2.3.4.5"])
def test_what_is_no_address_of_a_proxy_is_refused(address: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        proxies_at([address])
    assert caught.value.code == "wrong-address"
