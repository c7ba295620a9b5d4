"""S6 A page of another site can do nothing here in the name of whoever visits it."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.security.routes import Way, changing
from tests.server.ears import Ear
from tests.server.running import HUMAN, OPEN, PLAIN, Client, Running, two_players

ELSEWHERE: list[dict[str, str]] = [
    {"origin": "https://elsewhere.example"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://["},
    {"origin": "http://127.0.0.1.elsewhere.example"},
    {"origin": "http://127.0.0.1@elsewhere.example"},
    {"origin": "http://127.0.0.1:1"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]
"""What a browser says that was sent here by a page elsewhere; one of them says no Origin."""
SIMPLE = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]
"""The kinds of body that a form can send anywhere without asking first."""


@pytest.fixture(scope="module")
def ana(server: Running) -> Client:
    """Somebody at a table where a game is going on."""
    return two_players(server)[0]


def test_the_list_of_routes_is_not_empty() -> None:
    known = [str(way) for way in changing()]
    assert len(known) > 40
    assert {"POST /api/tables", "POST /api/sign-in", "DELETE /api/tokens/none"} <= set(known)


@pytest.mark.parametrize("way", changing(), ids=str)
def test_every_route_that_changes_something_refuses_other_sites(ana: Client, way: Way) -> None:
    """S6 Before anything is asked of the route, whatever the cookie."""
    for headers in ELSEWHERE:
        answer = ana.http.request(way.method, way.path, json={}, headers=headers)
        assert (answer.status_code, answer.json()["problem"]["code"]) == (403, "other-origin")
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("way", [way for way in changing() if way.body], ids=str)
def test_every_route_with_a_body_refuses_what_a_form_could_send(server: Running, way: Way) -> None:
    """S6 Even if a browser forgot to say from where it comes."""
    for kind in SIMPLE:
        told = {"content-type": kind}
        answer = httpx.request(
            way.method, server.url + way.path, content="{}", headers=told, verify=PLAIN
        )
        assert answer.status_code == 415, answer.text


def test_our_own_page_and_programs_are_served(server: Running) -> None:
    body = {"game": "attila", "name": "Ana", "seats": [HUMAN, OPEN]}
    for own in ({"origin": server.url}, {}, {"sec-fetch-site": "same-origin"}):
        assert httpx.post(f"{server.url}/api/tables", json=body, headers=own).status_code == 201


@pytest.mark.parametrize("headers", ELSEWHERE, ids=str)
def test_no_socket_is_given_to_another_site(ana: Client, headers: dict[str, str]) -> None:
    """S6 A browser sends its cookie along when any page opens a socket."""
    with pytest.raises(InvalidStatus) as caught, Ear(ana, headers=headers):
        pass
    assert caught.value.response.status_code == 403


@pytest.mark.parametrize(
    "host",
    ["evil@localhost", "localhost/x", "localhost?", "localhost#", 'localhost:"><b>', "localhost:0"],
)
def test_a_host_is_a_name_and_a_port_and_nothing_else(server: Running, host: str) -> None:
    """S6 Nothing else gets into links that are made from it."""
    assert httpx.get(f"{server.url}/replay/x", headers={"host": host}).status_code == 421
