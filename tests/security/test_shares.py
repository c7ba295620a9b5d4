"""S30, S31 No address uses up the machine for the others: by the spelling of a path, or by work."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

import pytest

from barbaricum.server.limits import Bucket, Limit, Limits
from barbaricum.server.shares.notes import Notes
from tests.server.ears import Ear
from tests.server.running import HUMAN, NO_LIMITS, OPEN, Client, Running, running, two_players

BODY = {"game": "attila", "name": "Ana", "seats": [HUMAN, OPEN]}
LITTLE = Limit(burst=0.001, rate=0.0005)
"""Seconds of work: the first request spends them."""


def stranger(server: Running, address: str = "203.0.113.7", language: str = "en") -> Client:
    """A client who comes from elsewhere, as a proxy on this machine says."""
    client = server.client(language)
    client.http.headers["x-forwarded-for"] = address
    return client


# --- By route ---


@pytest.mark.parametrize(
    "path", ["/api/tables/", "/api//tables", "/api/tables%2f", "/api/%74ables"]
)
def test_a_table_counts_however_the_path_is_spelled(tmp_path: Path, path: str) -> None:
    """S30 The router puts paths into form, so what is counted is the route it found."""
    limits = replace(NO_LIMITS, tables=Limit(burst=2, rate=0))
    with running(tmp_path / "a.sqlite", limits=limits) as server:
        client = server.client()
        first = [client.post("/api/tables", BODY).status_code for _ in range(2)]
        last = client.post(path, BODY).status_code
    assert first == [201, 201]
    assert last == 429


@pytest.mark.parametrize(
    "path", ["/api/tables/none/studies/", "/api/records/studies", "/api/tournaments/new/"]
)
def test_all_ways_to_new_tables_count_together(tmp_path: Path, path: str) -> None:
    """S30 Studies and tournaments, too."""
    limits = replace(NO_LIMITS, tables=Limit(burst=1, rate=0))
    with running(tmp_path / "a.sqlite", limits=limits) as server:
        client = server.client()
        assert client.post("/api/tables", BODY).status_code == 201
        refused = client.post(path, {})
    assert (refused.status_code, refused.json()["problem"]["code"]) == (429, "too-fast")
    assert int(refused.headers["retry-after"]) > 0


# --- By work ---


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "share of this server"),
        ("fr", "part de ce serveur"),
        ("de", "Anteil an diesem Server"),
    ],
)
def test_who_has_used_up_their_time_reads_when_to_come_back(
    tmp_path: Path, language: str, words: str
) -> None:
    """S31 The refusal says in a sentence and in a header how long to wait."""
    limits = replace(NO_LIMITS, time=LITTLE)
    with running(tmp_path / "a.sqlite", limits=limits) as server:
        eve = stranger(server, language=language)
        assert eve.http.get("/api/games").status_code == 200
        refused = eve.http.get("/api/games")
        others = [stranger(server, "203.0.113.8"), server.client()]
        assert [one.http.get("/api/games").status_code for one in others] == [200, 200]
    problem = refused.json()["problem"]
    assert (refused.status_code, problem["code"]) == (429, "share-spent")
    assert words in problem["sentence"]
    assert int(refused.headers["retry-after"]) == problem["values"]["seconds"] > 0


def test_a_debt_has_an_end(tmp_path: Path) -> None:
    """S31 However much was asked at once, the wait is bounded."""
    limits = replace(NO_LIMITS, time=Limit(burst=0.0001, rate=0.0001))
    with running(tmp_path / "a.sqlite", limits=limits) as server:
        eve = stranger(server)
        eve.http.get("/api/games")
        eve.http.get("/api/schema/openapi.json")
        assert 0 < int(eve.http.get("/api/games").headers["retry-after"]) <= 61


def test_http_and_sockets_share_one_budget(tmp_path: Path) -> None:
    """S31 What is spent over a socket is missing for requests; a socket waits and loses nothing."""
    limits = replace(NO_LIMITS, time=Limit(burst=0.2, rate=0.02))
    with running(tmp_path / "a.sqlite", limits=limits) as server:
        ana, _ = two_players(server)
        eve = stranger(server)
        eve.table = ana.table
        with Ear(eve) as ear:
            ear.of("hello")
            while (answer := eve.http.get("/api/games")).status_code == 200:
                ear.tell("have", number=0)
                assert ear.of("moved")["play"]["events"]
    assert answer.json()["problem"]["code"] == "share-spent"


def test_requests_that_stay_open_are_few(tmp_path: Path) -> None:
    """S31 Questions that wait and sockets share one number."""
    limits = replace(NO_LIMITS, at_once=2)
    with running(tmp_path / "a.sqlite", limits=limits) as server:
        ana, _ = two_players(server)
        eve = stranger(server)
        eve.table = ana.table
        with Ear(eve) as one, Ear(eve) as two:
            one.of("hello")
            two.of("hello")
            assert eve.http.get("/api/games").status_code == 429
            assert ana.http.get("/api/games").status_code == 200
        assert Limits().at_once > 20


def test_a_bucket_goes_into_debt_and_says_when_it_is_paid() -> None:
    now = 0.0
    bucket = Bucket(burst=2, rate=0.5, clock=lambda: now)
    bucket.spend(3, -10)
    assert bucket.wait(0) == 2
    bucket.spend(100, -10)
    assert bucket.wait(0) == 20
    now = 20.0
    assert (bucket.wait(0), bucket.wait()) == (0, 2)


def test_a_limit_that_is_reached_is_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    """S31 The log says that a limit is reached, and cannot be filled by reaching it."""
    now = 0.0
    notes = Notes(logging.getLogger("barbaricum.test"), lambda: now)
    for _ in range(50):
        notes.tell("Too much")
    now = 61.0
    notes.tell("Too much")
    assert [record.getMessage() for record in caplog.records] == [
        "Too much (1 times since the last line)",
        "Too much (50 times since the last line)",
    ]
