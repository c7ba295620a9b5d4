"""S1 A seat obeys only whoever holds it, whatever the others write and however they send it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import get_args

import httpx
import pytest

from barbaricum.server import commands
from tests.server.ears import Ear
from tests.server.running import HUMAN, OPEN, Client, Json, Running, two_players

ABOUT_ANOTHER: dict[str, Json] = {
    "act": {"text": "end"},
    "undo": {"seat": 0},
    "agree": {"row": 3},
    "refuse": {"row": 3},
    "start": {},
    "luck": {"seat": 0, "text": "a text of somebody else"},
    "arrange": {"seat": 0, "kind": "bot", "bot": "random"},
    "stand-in": {"seat": 0, "bot": "random"},
    "give-back": {"seat": 0},
}
"""Commands about the seat of Ana, who is there and has to decide."""
ABOUT_ONESELF = {"say", "leave", "rematch", "ask-pace", "agree-pace", "refuse-pace"}
LIARS = ["player", "onlooker", "stranger", "forger", "token"]
QUESTIONS: list[tuple[str, Json]] = [
    ("/events", {"seat": 0}),
    ("/hint", {"seat": 0}),
    ("/preview", {"about": "voyage:york", "seat": 0}),
    ("/replay", {"as": "0"}),
    ("/replay/5", {"as": "0"}),
    ("/why", {"text": "end"}),
]


def test_every_command_there_is_was_thought_of() -> None:
    tags = {form.__struct_config__.tag for form in get_args(commands.Command)}
    assert tags == set(ABOUT_ANOTHER) | ABOUT_ONESELF


@contextmanager
def table_of(server: Running, liar: str) -> Iterator[tuple[Client, Client]]:
    """Ana at her table, and somebody who would like to be her."""
    ana, bert = two_players(server)
    other = bert if liar == "player" else server.client()
    other.table = ana.table
    if liar == "onlooker":
        other.post(f"/api/tables/{ana.table}/onlookers", {"name": "Olga"})
    elif liar == "forger":
        other.http.cookies.set("barbaricum", "x" * 43)
    elif liar == "token":
        body = {"name": "robot", "scopes": ["read", "play", "create"]}
        token = bert.post("/api/tokens", body).json()["token"]
        other.http.headers["authorization"] = f"Bearer {token}"
    with Ear(ana) as ear:
        ear.of("hello")
        yield ana, other


def everything(ana: Client) -> Json:
    """What must not change: the log, the seats, the view of Ana."""
    table = ana.get("").json()
    seats = [{key: seat[key] for key in ("kind", "name", "bot")} for seat in table["seats"]]
    return ana.get("/events", after=0).json(), seats, table["status"]


@pytest.mark.parametrize("liar", LIARS)
def test_nobody_else_decides_for_a_seat(server: Running, liar: str) -> None:
    """S1 Over HTTP and over the socket."""
    with table_of(server, liar) as (ana, other), Ear(other) as mouth:
        before, number = everything(ana), ana.position()["number"]
        text = ana.position()["legal"][0]["text"]
        for kind, keys in ABOUT_ANOTHER.items():
            told = keys | {"number": number} if kind in ("act", "undo") else dict(keys)
            told |= {"text": text} if kind == "act" else {}
            assert other.send(kind, **told).status_code in (403, 409), kind
            assert mouth.ask(kind, **told)["type"] == "refused", kind
        assert everything(ana) == before


@pytest.mark.parametrize("liar", LIARS)
def test_nobody_else_sees_what_a_seat_sees(server: Running, liar: str) -> None:
    """S1 Not by asking for its view, its hints, or behind its curtain."""
    with table_of(server, liar) as (ana, other), Ear(other) as mouth:
        hand = ana.position()["view"]["hand"]
        assert hand
        asked = [other.get(path, **keys).status_code for path, keys in QUESTIONS]
        assert set(asked) <= {403, 409}
        mouth.tell("look", seat=0)
        assert mouth.of("refused")["problem"]["code"] == "not-your-seat"
        shown = other.position()
        assert shown["seat"] == (1 if liar in ("player", "token") else None)
        assert shown["view"].get("hand") != hand


@pytest.mark.parametrize("extra", [{"seat": 0}, {"guest": "ana"}, {"as": 0}, {"session": "x"}])
def test_a_decision_does_not_say_whose_it_is(server: Running, extra: Json) -> None:
    """S1 Whose it is follows from the key alone; what is more is refused."""
    ana, bert = two_players(server)
    answer = bert.send("act", number=ana.position()["number"], text="end", **extra)
    assert (answer.status_code, answer.json()["problem"]["code"]) == (400, "bad-message")


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["problem"]["code"]


def test_a_seat_that_is_taken_is_not_taken_again(server: Running) -> None:
    """S1 Neither before the game nor in it, nor its link."""
    ana, stranger = server.client(), server.client()
    table = ana.create(HUMAN, OPEN)["id"]
    body = {"name": "Ana"}
    assert code(stranger.post(f"/api/tables/{table}/seats/0", body)) == (409, "seat-taken")
    assert code(stranger.post(f"/api/tables/{table}/link", {})) == (403, "not-at-table")
    assert code(stranger.post(f"/api/tables/{table}/unlink", {})) == (403, "not-at-table")
    running, _bert = two_players(server)
    late = stranger.post(f"/api/tables/{running.table}/seats/1", body)
    assert code(late) == (409, "already-started")


def test_only_the_host_arranges_and_starts(server: Running) -> None:
    """S1 A guest who sits down is no host."""
    ana, bert = server.client(), server.client()
    table = ana.create(HUMAN, OPEN, OPEN)["id"]
    bert.join(table, 1)
    for command in ({"kind": "start"}, {"kind": "arrange"}):
        keys = {"seat": 2, "bot": "random"} if command["kind"] == "arrange" else {}
        body = {"type": command["kind"], "id": f"x{command['kind']}", **keys}
        body |= {"kind": "bot"} if keys else {}
        assert bert.post(f"/api/tables/{table}/commands", body).status_code == 403
    assert ana.get("").json()["status"] == "open"
