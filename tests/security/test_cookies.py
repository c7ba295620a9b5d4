"""S2 The cookie: what it looks like, who may plant one, and when it is dead."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from tests.server.ears import Ear
from tests.server.running import HUMAN, OPEN, Client, Json, Running, two_players

GOOD = "correct horse battery"
BODY = {"game": "attila", "name": "Ana", "seats": [HUMAN, OPEN]}
TLS = {"x-forwarded-proto": "https"}
"""As the proxy on this machine says it."""


def parts(cookie: str) -> set[str]:
    return {part.strip().lower() for part in cookie.split(";")[1:]}


def key(client: Client) -> str:
    (cookie,) = client.http.cookies.jar
    return str(cookie.value)


@pytest.mark.parametrize(
    ("headers", "name", "secure"),
    [({}, "barbaricum", False), (TLS, "__Host-barbaricum", True)],
    ids=["plain", "tls"],
)
def test_scripts_and_other_sites_cannot_read_it(
    server: Running, headers: dict[str, str], name: str, secure: bool
) -> None:
    """S2 No `Domain`: no other name of the same site gets it."""
    made = server.client().http.post("/api/tables", json=BODY, headers=headers)
    cookie = made.headers["set-cookie"]
    assert cookie.startswith(f"{name}=")
    said = parts(cookie)
    assert {"httponly", "samesite=strict", "path=/", "max-age=31536000"} <= said
    assert ("secure" in said) is secure
    assert not any(part.startswith("domain") for part in said)
    assert len(cookie.partition("=")[2].partition(";")[0]) == 43


def test_of_a_key_only_the_hash_is_kept(server: Running) -> None:
    """S2 Whoever reads the file cannot come in by it."""
    ana, _bert = two_players(server)
    with closing(sqlite3.connect(server.file)) as file:
        assert not any(key(ana) in line for line in file.iterdump())


def test_a_key_that_was_planted_is_not_adopted(server: Running) -> None:
    """S2 Whoever chose it for somebody would know it."""
    victim = server.client()
    victim.http.cookies.set("barbaricum", "planted-by-somebody", domain="127.0.0.1")
    assert victim.post("/api/tables", BODY).status_code == 201
    keys = [cookie.value for cookie in victim.http.cookies.jar]
    assert any(value != "planted-by-somebody" for value in keys)
    thief = server.client()
    thief.http.cookies.set("barbaricum", "planted-by-somebody")
    assert thief.http.get("/api/mine").json()["tables"] == []


def test_over_tls_a_cookie_that_plain_http_may_have_set_says_nothing(server: Running) -> None:
    """S2 Anybody between could have planted it; `__Host-` cannot be planted."""
    ana, _bert = two_players(server)
    assert len(ana.http.get("/api/mine").json()["tables"]) == 1
    assert ana.http.get("/api/mine", headers=TLS).json()["tables"] == []


def kept(client: Client, user: str) -> Json:
    answer = client.post("/api/account/password", {"user": user, "password": GOOD})
    assert answer.status_code == 201, answer.text
    return answer.json()


@pytest.mark.parametrize("how", ["sign-out", "password", "device", "unlink"])
def test_a_stolen_key_is_dead_afterwards_and_its_socket_too(server: Running, how: str) -> None:
    """S2 However its owner gets rid of it."""
    ana, _bert = two_players(server)
    thief = server.client(like=ana)
    if how != "unlink":
        kept(ana, f"Stolen-{how}")
        thief = server.client(like=ana)
    if how in ("password", "device"):
        ana = server.client()
        ana.table = thief.table
        ana.post("/api/sign-in", {"user": f"Stolen-{how}", "password": GOOD})
    elif how == "unlink":
        ana = rejoined(server, thief)
    assert thief.position()["legal"]
    with Ear(thief) as ear:
        ear.of("hello")
        rid(ana, how)
        ear.until(lambda told: "play" in told and told["play"]["position"]["seat"] is None)
    assert thief.position()["seat"] is None
    refused = thief.send("act", number=12, text="end")
    assert refused.status_code == 403


def rejoined(server: Running, first: Client) -> Client:
    """The same guest on another device, by a personal link."""
    link = first.post(f"/api/tables/{first.table}/link", {}).json()["key"]
    second = server.client()
    second.table = first.table
    assert second.post("/api/rejoin", {"key": link}).status_code == 201
    return second


def rid(owner: Client, how: str) -> None:
    """What the owner does."""
    if how == "sign-out":
        assert owner.post("/api/sign-out", {}).status_code == 204
    elif how == "password":
        body = {"password": "another horse battery", "present": GOOD}
        assert owner.post("/api/account/password", body).status_code == 201
    elif how == "device":
        listed = owner.http.get("/api/account").json()["devices"]
        (other,) = [device["id"] for device in listed if not device["here"]]
        assert owner.http.delete(f"/api/account/devices/{other}").status_code == 204
    else:
        assert owner.post(f"/api/tables/{owner.table}/unlink", {}).status_code == 204
