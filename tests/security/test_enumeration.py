"""S10 Nobody learns by asking what is there and is not his."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from litestar.handlers import HTTPRouteHandler

from barbaricum.server.accounts import passwords
from barbaricum.server.app import ROUTES
from barbaricum.server.keys import new_id
from tests.server.running import HUMAN, OPEN, Client, Json, Running, two_players

GOOD = "correct horse battery"


def keep(client: Client, user: str) -> None:
    body = {"user": user, "password": GOOD}
    assert client.post("/api/account/password", body).status_code == 201


def test_signing_in_tells_nothing_and_works_as_hard(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S10 A wrong password, no password, nobody of that name: one answer and one hash each."""
    keep(server.client(), "Here-I-am")
    hashed: list[str] = []
    real = passwords._fits

    def counted(known: str, password: str) -> bool:
        hashed.append(known)
        return real(known, password)

    monkeypatch.setattr(passwords, "_fits", counted)
    bodies = [{"user": user, "password": "wrong"} for user in ("Here-I-am", "Not-here", "?")]
    answers = [server.client().post("/api/sign-in", body) for body in bodies]
    assert [answer.status_code for answer in answers] == [403] * 3
    assert len({answer.content for answer in answers}) == 1
    assert len(hashed) == 3
    assert len({cost(one) for one in hashed}) == 1


def cost(known: str) -> str:
    """How hard a hash was to make, as it says itself."""
    return known.rpartition("$")[0].rpartition("$")[0]


def test_a_code_that_was_used_is_as_wrong_as_any(server: Running) -> None:
    """S10 And as one that never was."""
    ana = server.client()
    keep(ana, "Codes")
    code = ana.post("/api/account/recovery", {}).json()["codes"][0]
    assert server.client().post("/api/sign-in/recovery", {"code": code}).status_code == 201
    used, wrong = (
        server.client().post("/api/sign-in/recovery", {"code": one}).content
        for one in (code, "aaaaa-aaaaa-aaaaa-aaaaa")
    )
    assert used == wrong


def of_tables() -> list[str]:
    """All that can be read about a table."""
    paths = [
        path
        for handler in ROUTES
        if isinstance(handler, HTTPRouteHandler) and "GET" in handler.http_methods
        for path in handler.paths
        if path.startswith("/api/tables/{table:str}")
    ]
    return [path.replace("{file:str}", "5.png").replace("{number:int}", "5") for path in paths]


@pytest.mark.parametrize("path", of_tables())
def test_a_table_that_is_not_there_is_answered_alike_everywhere(server: Running, path: str) -> None:
    """S10 Whatever is asked about it."""
    asked = path.replace("{table:str}", new_id())
    answer = server.client().http.get(asked, params={"text": "x", "about": "x"})
    assert (answer.status_code, answer.json()["problem"]["code"]) == (404, "unknown-table")


def test_the_lobby_names_listed_tables_only(server: Running) -> None:
    """S10 Who is not told the name of a private table cannot look on."""
    ana = server.client()
    private = ana.create(HUMAN, OPEN, title="A private one")["id"]
    listed = ana.create(HUMAN, OPEN, visibility="listed")["id"]
    shown = server.client().http.get("/api/lobby").text
    assert listed in shown
    assert private not in shown
    assert "A private one" not in shown


Make = Callable[[Client], tuple[str, str]]


def token(client: Client) -> tuple[str, str]:
    made = client.post("/api/tokens", {"name": "x", "scopes": ["read"]}).json()
    return "DELETE /api/tokens/{}", made["info"]["id"]


def device(client: Client) -> tuple[str, str]:
    return "DELETE /api/account/devices/{}", client.http.get("/api/account").json()["devices"][0][
        "id"
    ]


def channel(client: Client) -> tuple[str, str]:
    body = {"way": "webhook", "address": "https://8.8.8.8/hook"}
    made = client.post("/api/notices/channels", body).json()
    return "POST /api/notices/channels/{}/end", made["id"]


def channel_test(client: Client) -> tuple[str, str]:
    return "POST /api/notices/channels/{}/test", channel(client)[1]


def channel_kinds(client: Client) -> tuple[str, str]:
    return "POST /api/notices/channels/{}/kinds", channel(client)[1]


@pytest.mark.parametrize("make", [token, device, channel, channel_test, channel_kinds])
def test_what_belongs_to_another_is_as_if_it_were_not_there(server: Running, make: Make) -> None:
    """S10 By its right name and by a wrong one: the same bytes, and nothing happens to it."""
    ana, bert = server.client(), server.client()
    name = f"{make.__name__}-owner".replace("_", "-")
    keep(ana, name)
    keep(bert, name.replace("owner", "other"))
    question, own = make(ana)
    method, _, path = question.partition(" ")
    body: Json = {"kinds": []} if path.endswith("kinds") else None
    right = bert.http.request(method, path.format(own), json=body)
    wrong = bert.http.request(method, path.format(new_id()), json=body)
    assert right.status_code == wrong.status_code == 404
    assert plain(right.text) == plain(wrong.text)


def test_nobody_lifts_the_block_of_another(server: Running) -> None:
    """S10 Nor learns whether there is one."""
    ana, bert = two_players(server)
    (entry,) = ana.post("/api/blocks", {"table": ana.table, "seat": 1}).json()["blocks"]
    answers = [bert.http.delete(f"/api/blocks/{name}") for name in (entry["id"], new_id())]
    assert [(answer.status_code, answer.content) for answer in answers] == [(204, b"")] * 2
    assert len(ana.http.get("/api/me/blocks").json()["blocks"]) == 1


def plain(text: str) -> str:
    return re.sub(r"[\w-]{16,}", "ID", text)
