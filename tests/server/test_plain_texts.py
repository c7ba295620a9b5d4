"""S23 and S24: control characters are refused everywhere, and names are what they seem."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from barbaricum.server.app import ROUTES
from barbaricum.server.plain import named
from barbaricum.server.refusals import NotNow
from tests.server.ears import Ear
from tests.server.running import HUMAN, OPEN, Client, Running, running
from tests.server.test_accounts import code
from tests.services.postgres import database, postgres

NUL = "x%00y"
REFUSED = (400, "control-characters")
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")


@pytest.fixture(
    scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]
)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    file: Path = tmp_path_factory.mktemp("plain") / "tables.sqlite"
    if request.param == "sqlite":
        with running(file) as server:
            yield server
        return
    with postgres() as at, database(at) as address, running(file, database=address) as server:
        yield server


def paths() -> list[str]:
    """Every route with parameters, and NUL in place of each of them."""
    every = {path for route in ROUTES for path in getattr(route, "paths", ())}
    return sorted(re.sub(r"{[^}]+}", NUL, path) for path in every if "{" in path)


def test_no_route_is_asked_with_nul_in_its_path(server: Running) -> None:
    """S23: on PostgreSQL it was a fault of 23 routes."""
    ana = server.client()
    asked = [(method, path) for path in paths() for method in METHODS]
    assert len(asked) > 100
    answers = {(m, p): code(ana.http.request(m, p, json={})) for m, p in asked}
    assert {place: found for place, found in answers.items() if found != REFUSED} == {}


@pytest.mark.parametrize("sign", ["%00", "%0a", "%1f", "%7f", "%c2%85"])
def test_no_query_has_control_characters(server: Running, sign: str) -> None:
    """S23: in a known field, in an unknown one, and in a name."""
    ana = server.client()
    for path in (f"/api/lobby?lang=e{sign}", f"/api/lobby?x={sign}", f"/api/lobby?{sign}=1"):
        assert code(ana.http.get(path)) == REFUSED
    assert code(ana.http.get(f"/table/x{sign}y")) == REFUSED


@pytest.mark.parametrize("sign", ["\0", "\x1b", "\x7f", "\x9f"])
def test_no_body_has_control_characters(server: Running, sign: str) -> None:
    """S23: in any text of it, deep inside too, and in the names of its fields."""
    ana = server.client()
    bodies = [
        {"game": "attila", "name": f"A{sign}na", "seats": [HUMAN, OPEN]},
        {"game": "attila", "name": "Ana", "seats": [HUMAN | {"name": f"A{sign}"}, OPEN]},
        {"game": "attila", "name": "Ana", "seats": [HUMAN, OPEN], f"x{sign}": 1},
        {"game": "attila", "name": "Ana", "seats": [HUMAN, OPEN], "options": {f"x{sign}": "y"}},
    ]
    assert {code(ana.post("/api/tables", body)) for body in bodies} == {REFUSED}
    secret = {"user": f"ana{sign}", "password": f"a long{sign} password"}
    assert code(ana.post("/api/sign-in", secret)) == REFUSED
    record = {"record": '{"log": "' + sign + '"}', "number": 0}
    assert code(ana.post("/api/records", record)) == REFUSED


def test_no_message_of_a_socket_has_control_characters(server: Running) -> None:
    """S23: over the socket as over HTTP."""
    ana = server.client()
    ana.create(HUMAN, OPEN)
    with Ear(ana) as ear:
        refused = ear.ask("say", text="a\0b")
    assert refused["problem"]["code"] == "control-characters"


def test_nothing_ends_with_a_line_that_nobody_sees(server: Running) -> None:
    """S23: `$` in a pattern would let a last newline through."""
    ana = server.client()
    ana.create(HUMAN, OPEN)
    assert ana.send("say", id="abc\n", text="hello").status_code == 400
    assert ana.send("luck", seat=0, text="heads\n").status_code == 400
    arranged = ana.send("arrange", seat=1, kind="bot", bot="random", name="b\n")
    assert arranged.status_code == 400


INVISIBLE = {
    "a space of no width": "\u200b",
    "a word joiner": "\u2060",
    "a letter without a shape": "\u3164",
    "a mark of byte order": "\ufeff",
    "letters turned round": "\u202eanA",
    "an end of isolation": "Ana\u2069",
    "a joiner between letters": "A\u200dna",
    "an empty pattern of Braille": "\u2800\u2800",
    "a line separator": "A\u2028na",
    "a soft hyphen": "A\u00adna",
}


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE)
def test_a_name_that_is_not_what_it_seems_is_refused(name: str) -> None:
    """S24."""
    with pytest.raises(NotNow) as caught:
        named(name)
    assert caught.value.code == "odd-name"


@pytest.mark.parametrize("name", ["  ", "…", "!?", "\u00a0", "\U0001f43a", "\u0301"])
def test_a_name_has_a_letter_or_a_digit(name: str) -> None:
    """S24."""
    with pytest.raises(NotNow) as caught:
        named(name)
    assert caught.value.code == "empty-name"


@pytest.mark.parametrize(
    "name", ["Ana", " Ana ", "7", "Жанна", "אנה", "آنا", "安娜", "Ana \U0001f43a"]
)
def test_names_of_all_scripts_are_welcome(name: str) -> None:
    """S24."""
    assert named(name) == name.strip()


def test_every_place_for_a_name_asks_for_one_that_can_be_seen(server: Running) -> None:
    """S24."""
    hidden, ana, bert = "\u3164", server.client(), server.client()
    refused: list[Client | object] = [
        ana.create(HUMAN, OPEN, name=hidden),
        ana.create(HUMAN, OPEN, title=hidden),
        ana.create(HUMAN | {"name": hidden}, OPEN),
        ana.create(HUMAN, {"kind": "hot-seat", "name": hidden}),
        ana.create(HUMAN, {"kind": "bot", "bot": "random", "name": hidden}),
    ]
    table = ana.create(HUMAN, OPEN)["id"]
    refused += [
        bert.join(table, 1, name=hidden),
        bert.post(f"/api/tables/{table}/onlookers", {"name": hidden}).json(),
        ana.send("arrange", seat=1, kind="bot", bot="random", name=hidden).json(),
        ana.send("arrange", seat=1, kind="hot-seat", name=hidden).json(),
        ana.http.patch("/api/me/profile", json={"name": hidden}).json(),
        ana.post("/api/tokens", {"name": hidden, "scopes": ["read"]}).json(),
    ]
    assert {one["problem"]["code"] for one in refused} == {"odd-name"}  # type: ignore[index]  # answers
