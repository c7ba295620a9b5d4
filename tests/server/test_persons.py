"""Everybody is a person from the first table on, and nobody has to say so."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import Connection, create_engine, text

from barbaricum.server import migrate, persons
from barbaricum.server.accounts.devices import device_name
from barbaricum.server.keys import hashed
from tests.server.running import HUMAN, OPEN, Client, Running, running, two_players

pytestmark = pytest.mark.file

Answer = TypeVar("Answer")

NAMES = ("laptop", "phone", "bert")
OLD = """
INSERT INTO tables
VALUES ('T', 'Ana', 'attila', '1', '1', '{{}}', 'private', 'open', 'a', '', 'c', NULL, NULL, 5, 1);
INSERT INTO guests VALUES ('ga', 'T', 'Ana', NULL, 0);
INSERT INTO guests VALUES ('gb', 'T', 'Bert', NULL, 0);
INSERT INTO guests VALUES ('gc', 'T', 'Carla', 'k', 1);
INSERT INTO holders VALUES ('{phone}', 'ga');
INSERT INTO holders VALUES ('{laptop}', 'ga');
INSERT INTO holders VALUES ('{bert}', 'gb');
INSERT INTO seats VALUES ('T', 0, 'human', 'Ana', NULL, '', 'ga', NULL);
INSERT INTO seats VALUES ('T', 1, 'human', 'Bert', NULL, '', 'gb', NULL);
INSERT INTO chat VALUES (1, 'T', 'players', 'Bert', 'Hello', 60);
INSERT INTO chat VALUES (2, 'T', 'players', 'Nobody', 'Hello', 61);
"""
"""Ana plays on two devices; Bert on one; Carla was shown out of all of hers."""


def asked(file: Path, work: Callable[[Connection], Answer]) -> Answer:
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        answer = work(connection)
    engine.dispose()
    return answer


def session_of(client: Client) -> str:
    (key,) = client.http.cookies.values()
    return hashed(key)


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """A database from before there were persons."""
    file = tmp_path / "tables.sqlite"
    asked(file, lambda connection: migrate.upgrade(connection, "0002"))
    with closing(sqlite3.connect(file)) as old:
        for name in NAMES:
            old.execute("INSERT INTO sessions VALUES (?, ?)", (hashed(name), len(name)))
        old.executescript(OLD.format_map({name: hashed(name) for name in NAMES}))
    return file


def test_an_older_database_gets_its_persons(older: Path) -> None:
    with running(older), closing(sqlite3.connect(older)) as new:
        whose = dict(new.execute("SELECT hash, person FROM sessions"))
        guests = dict(new.execute("SELECT id, person FROM guests"))
        names = dict(new.execute("SELECT id, name FROM persons"))
        said = new.execute("SELECT id, guest FROM chat ORDER BY id").fetchall()
    laptop, phone, bert = (whose[hashed(name)] for name in NAMES)
    assert (guests["ga"], guests["gb"]) == (phone, bert), "phone was the first of her browsers"
    assert names == {laptop: "", phone: "Ana", bert: "Bert", guests["gc"]: "Carla"}
    assert said == [(1, "gb"), (2, None)]


def test_after_the_migration_every_browser_still_speaks_for_its_guests(older: Path) -> None:
    with running(older) as server:
        for name, seats in (("laptop", [0]), ("phone", [0]), ("bert", [1])):
            client = server.client()
            client.http.cookies.set("barbaricum", name)
            (mine,) = client.http.get("/api/mine").json()["tables"]
            assert (mine["id"], mine["yours"]) == ("T", seats)


def test_a_browser_is_a_person_from_its_first_table_on(server: Running) -> None:
    ana, bert = two_players(server)
    ana.create(HUMAN, OPEN, name="Anna")

    def look(connection: Connection) -> tuple[persons.Person | None, int]:
        person = persons.person_of(connection, session_of(ana))
        assert person is not None
        return persons.read(connection, person), len(persons.tables_of(connection, person))

    somebody, tables = asked(server.file, look)
    assert somebody is not None
    assert (somebody.name, somebody.language, tables) == ("Ana", "en", 2)
    assert session_of(ana) != session_of(bert)


def test_who_only_looks_leaves_no_trace(server: Running) -> None:
    count = text("SELECT count(*) FROM persons")
    before = asked(server.file, lambda connection: connection.scalar(count))
    stranger = server.client()
    stranger.http.get("/api/mine")
    stranger.http.get("/api/lobby")
    assert not stranger.http.cookies
    assert asked(server.file, lambda connection: connection.scalar(count)) == before


def test_a_personal_link_lends_a_seat_and_a_new_one_takes_it_along(server: Running) -> None:
    """The phone came by a link and makes a new one: the laptop is lost, and shut out."""
    laptop, _ = two_players(server)
    key = laptop.post(f"/api/tables/{laptop.table}/link", {}).json()["key"]
    phone = server.client()
    assert phone.post("/api/rejoin", {"key": key}).status_code == 201
    assert [len(c.http.get("/api/mine").json()["tables"]) for c in (laptop, phone)] == [1, 1]
    phone.table = laptop.table
    phone.post(f"/api/tables/{laptop.table}/unlink", {})
    assert [len(c.http.get("/api/mine").json()["tables"]) for c in (laptop, phone)] == [0, 1]
    assert not any(seat["yours"] for seat in laptop.get("").json()["seats"])


def test_a_device_is_called_by_its_browser_and_its_system() -> None:
    firefox = "Mozilla/5.0 (Android 14; Mobile; rv:141.0) Gecko/141.0 Firefox/141.0"
    safari = (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 "
        "(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
    )
    edge = "Mozilla/5.0 (Windows NT 10.0) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0"
    assert [device_name(words) for words in (firefox, safari, edge, "curl/8")] == [
        "Firefox, Android",
        "Safari, iPhone",
        "Edge, Windows",
        "",
    ]
