"""Only names that are known here are answered, so that no other name can be pointed at us."""

import socket
from pathlib import Path

import httpx
import pytest

from barbaricum.server.hosts import Hosts, for_others, hosts_at, name_in
from tests.server.running import Running, running, two_players


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8375", "127.0.0.1:1", "[::1]:8375"])
def test_this_machine_is_answered_by_all_its_own_names(server: Running, host: str) -> None:
    assert httpx.get(f"{server.url}/api/games", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8375", "192.168.1.5", "[", ""])
def test_another_name_for_this_machine_is_refused_with_what_to_do(
    server: Running, host: str
) -> None:
    answer = httpx.get(f"{server.url}/api/games", headers={"host": host})
    problem = answer.json()["problem"]
    assert (answer.status_code, problem["code"]) == (421, "unknown-host")
    assert "--name" in problem["sentence"]
    assert "content-security-policy" in answer.headers


UPGRADE = {
    "connection": "upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
}


def test_neither_the_page_nor_a_socket_is_given_to_another_name(server: Running) -> None:
    ana, _bert = two_players(server)
    evil = {"host": "evil.example"}
    page = httpx.get(f"{server.url}/", headers=evil)
    live = httpx.get(f"{server.url}/api/tables/{ana.table}/live", headers=evil | UPGRADE)
    assert (page.status_code, live.status_code) == (421, 403)


def test_a_name_that_is_given_is_answered(tmp_path: Path) -> None:
    hosts = hosts_at("127.0.0.1", ["Play.Example.org"])
    with running(tmp_path / "a.sqlite", hosts=hosts) as server:
        answers = [
            httpx.get(f"{server.url}/api/games", headers={"host": host}).status_code
            for host in ("play.example.org", "play.example.org.:443", "other.example.org")
        ]
    assert answers == [200, 200, 421]


def test_who_listens_everywhere_is_reached_by_number_and_by_the_name_of_the_machine() -> None:
    hosts = hosts_at("0.0.0.0")
    own = socket.gethostname()
    assert all(map(hosts.know, ["192.168.1.5:8375", "[fe80::1]", own, f"{own}.local:8375"]))
    assert not hosts.know("evil.example")
    assert not Hosts().know("192.168.1.5")


def test_who_listens_at_one_address_is_reached_at_it() -> None:
    hosts = hosts_at("192.168.1.5")
    assert hosts.know("192.168.1.5:8375")
    assert hosts.know("localhost")
    assert not hosts.know("192.168.1.6")


@pytest.mark.parametrize(
    ("header", "name"),
    [("A.b:80", "a.b"), ("[::1]:80", "::1"), ("a.b.", "a.b"), ("[", ""), ("", "")],
)
def test_the_name_in_a_header_has_no_port(header: str, name: str) -> None:
    assert name_in(header) == name


def test_friends_are_told_an_address_they_can_reach() -> None:
    assert for_others("127.0.0.1", 8375) is None
    assert for_others("192.168.1.5", 8375) == "http://192.168.1.5:8375/"
    assert for_others("fd00::5", 8375) == "http://[fd00::5]:8375/"
    everywhere = for_others("0.0.0.0", 8375)
    assert everywhere is not None
    assert hosts_at("0.0.0.0").know(everywhere.removeprefix("http://").rstrip("/"))


def test_the_page_can_ask_where_friends_find_it(server: Running, tmp_path: Path) -> None:
    assert httpx.get(f"{server.url}/api/address").json() == {"address": None}
    with running(tmp_path / "a.sqlite", others="http://192.168.1.5:8375/") as open_house:
        told = httpx.get(f"{open_house.url}/api/address").json()
    assert told == {"address": "http://192.168.1.5:8375/"}
