"""Whether it is well, what it counts, and what its log says and keeps to itself."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from barbaricum.server import minds
from barbaricum.server.pages import STATIC, is_built, load
from barbaricum.server.settings import Configuration, Log, Metrics
from barbaricum.version import commit, version
from tests.server.databases import looking
from tests.server.process import Process
from tests.server.running import HUMAN, OPEN, Json, Running, bot, running, two_players
from tests.server.test_restart import begin_turn, play_on, wait_for_me

LOCAL = Configuration()
KEPT = Configuration(metrics=Metrics(token="a long token"))


def test_who_can_write_is_ready(server: Running) -> None:
    answer = httpx.get(f"{server.url}/api/health")
    assert answer.status_code == 200
    assert answer.json() == {
        "alive": True,
        "ready": True,
        "database": True,
        "migrations": True,
        "page": is_built(load(STATIC)),
        "version": version(),
        "commit": commit(version()),
    }


@pytest.mark.file
def test_who_cannot_write_is_alive_but_not_ready(tmp_path: Path) -> None:
    """Another program has put a lock on the database and does not let go."""
    file = tmp_path / "tables.sqlite"
    with running(file) as server, closing(sqlite3.connect(file)) as thief:
        thief.execute("BEGIN IMMEDIATE")
        answer = httpx.get(f"{server.url}/api/health", timeout=30)
        thief.rollback()
    assert answer.status_code == 503
    assert answer.json()["alive"] is True
    assert answer.json()["ready"] is False


@pytest.mark.file
def test_a_database_in_another_form_is_not_ready(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as server, closing(sqlite3.connect(file)) as other:
        other.execute("UPDATE alembic_version SET version_num = 'other'")
        other.commit()
        health = httpx.get(f"{server.url}/api/health").json()
        other.execute("UPDATE alembic_version SET version_num = 'other'")
    assert (health["database"], health["migrations"], health["ready"]) == (True, False, False)


def number_of(text: str, name: str) -> float:
    return float(next(line for line in text.splitlines() if line.startswith(name)).split()[-1])


def test_prometheus_is_told_what_happens(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ana = server.client()
        ana.create(HUMAN, bot(), OPEN)
        ana.send("act", number=0, text="end")
        two_players(server)
        text = httpx.get(f"{server.url}/metrics").text
    refused = 'barbaricum_requests_total{method="POST",route="/api/tables/{table}/commands",status='
    assert number_of(text, f'{refused}"409"}}') == 1
    assert number_of(text, 'barbaricum_tables{of="open"}') == 1
    assert number_of(text, 'barbaricum_tables{of="playing"}') == 1
    assert number_of(text, "barbaricum_rows_total") > 10
    assert number_of(text, "barbaricum_sockets") == 0
    assert number_of(text, "process_resident_memory_bytes") > 1_000_000


def test_a_thought_of_a_bot_is_counted(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ana = server.client()
        ana.create(bot("random"), HUMAN, options={"first": "seat"})
        ana.do("start")
        wait_for_me(ana)
        text = httpx.get(f"{server.url}/metrics").text
    assert number_of(text, 'barbaricum_bot_seconds_count{bot="random"}') >= 1
    assert number_of(text, "barbaricum_bot_failures_total") == 0


def test_a_bot_for_which_chance_decides_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its Python has gone while the server ran, as in an upgrade of the system."""
    monkeypatch.setattr(minds.Minds.__init__, "__defaults__", (2, 10, ("/nowhere/python",)))
    with running(tmp_path / "tables.sqlite") as server:
        ana = server.client()
        ana.create(bot("random"), HUMAN, options={"first": "seat"})
        ana.do("start")
        wait_for_me(ana)
        text = httpx.get(f"{server.url}/metrics").text
    assert number_of(text, "barbaricum_bot_failures_total") >= 1


@pytest.mark.parametrize(
    ("settings", "headers", "status"),
    [
        (LOCAL, {}, 200),
        (LOCAL, {"x-forwarded-for": "203.0.113.9"}, 403),
        (LOCAL, {"host": "games.example"}, 421),
        (LOCAL, {"authorization": "Bearer "}, 403),
        (KEPT, {}, 403),
        (KEPT, {"authorization": "Bearer wrong"}, 403),
        (KEPT, {"authorization": "Bearer a long token"}, 200),
        (KEPT, {"authorization": "Bearer a long token", "x-forwarded-for": "203.0.113.9"}, 200),
        (Configuration(metrics=Metrics(enabled=False)), {}, 404),
    ],
)
def test_the_numbers_are_for_this_machine_or_for_who_brings_the_token(
    tmp_path: Path, settings: Configuration, headers: dict[str, str], status: int
) -> None:
    with running(tmp_path / "tables.sqlite", configuration=settings) as server:
        given = {name: value.strip() for name, value in headers.items()}
        assert httpx.get(f"{server.url}/metrics", headers=given).status_code == status


def test_every_answer_has_an_id_of_its_own(server: Running) -> None:
    ids = {httpx.get(server.url + path).headers["x-request-id"] for path in ("/", "/api/games")}
    assert len(ids) == 2
    foreign = httpx.post(server.url + "/api/tables", headers={"origin": "https://x.example"})
    assert foreign.status_code == 403
    assert foreign.headers["x-request-id"] not in ids


def a_whole_evening(process: Process) -> list[str]:
    """A game with talk, links, tokens and refusals; everything in it that is nobody's business."""
    ana, bert = process.client(), process.client()
    table = ana.create(HUMAN, OPEN, bot(), options={"first": "seat"})["id"]
    bert.join(table, 1, entropy="my own dice")
    ana.do("start")
    begin_turn(ana)
    ana.do("say", text="the password is swordfish")
    link = ana.post(f"/api/tables/{table}/link", {}).json()["key"]
    process.client().post("/api/rejoin", {"key": link})
    process.client().post("/api/rejoin", {"key": "a-wrong-link"})
    token = ana.post("/api/tokens", {"name": "robot", "scopes": ["read"]}).json()["token"]
    ana.http.get("/api/mine", headers={"authorization": f"Bearer {token}"})
    ana.http.get("/api/mine", headers={"authorization": "Bearer bbt_wrong"})
    ana.get("/why", text="play huns roma")
    for _ in range(4):
        play_on(ana)
        play_on(bert)
    cookies = [cookie.value for one in (ana, bert) for cookie in one.http.cookies.jar]
    texts = ["swordfish", "a-wrong-link", "bbt_", "play huns", "my own dice", link, token]
    return [*texts, *map(str, cookies)]


def hashes(file: Path) -> list[str]:
    with looking(file) as connection:
        found = connection.execute("SELECT hash, person FROM sessions").fetchall()
        secrets = connection.execute("SELECT secret FROM tables").fetchall()
    return [text for row in found for text in row] + [secret.hex() for (secret,) in secrets]


def test_the_log_of_a_whole_evening_tells_nothing_that_is_secret(tmp_path: Path) -> None:
    """S12 As the host reads it."""
    log, data = tmp_path / "log", tmp_path / "data"
    data.mkdir(mode=0o700)
    chosen = '[log]\nlevel = "debug"\nform = "json"\nrequests = true\n'
    (data / "barbaricum.toml").write_text(chosen)
    with log.open("w") as errors, Process(data, errors=errors) as process:
        secret = a_whole_evening(process)
    text = log.read_text("utf-8")
    lines: list[Json] = [json.loads(line) for line in text.splitlines()]
    messages = [line["message"] for line in lines if "request" in line]
    assert any(one.startswith("POST /api/tables/{table}/commands 201 ") for one in messages)
    assert len({line["request"] for line in lines if "request" in line}) > 20
    (asked, *_) = [line for line in lines if line.get("method") == "POST"]
    assert asked["path"] == "/api/tables"
    assert (asked["status"], asked["address"], asked["ms"] >= 0) == (201, "127.0.0.1", True)
    first, last = lines[0]["message"], lines[-1]["message"]
    assert first == f"Barbaricum {version()} starts"
    assert last == f"Barbaricum {version()} has stopped"
    told = [word for word in (*secret, *hashes(data / "tables.sqlite")) if word in text]
    assert told == []


def test_lines_for_people_are_written_unless_programs_are_to_read_them(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    (data / "barbaricum.toml").write_text("[log]\nrequests = true\n")
    with (tmp_path / "log").open("w") as errors, Process(data, errors=errors) as process:
        process.client().http.get("/api/games")
    first, *lines, last = (tmp_path / "log").read_text().splitlines()
    assert first.endswith(f" info Barbaricum {version()} starts")
    (line,) = [line for line in lines if "page is missing" not in line]
    assert " info GET /api/games 200 " in line
    assert last.endswith(f" info Barbaricum {version()} has stopped")
    assert LOCAL.log == Log(level="info", form="text", requests=False)
