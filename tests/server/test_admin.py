"""S18 The page of whoever runs the server: who gets in, what is told, what is done."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from barbaricum.cli.main import main
from barbaricum.server.limits import Limit, Limits
from barbaricum.server.settings import Admin, Configuration
from tests.server.databases import database_of, looking
from tests.server.ears import Ear
from tests.server.hands import Hands
from tests.server.process import Process
from tests.server.running import HUMAN, OPEN, Client, Running, bot, running, two_players

WORD = "open sesame"
SETTINGS = Configuration(admin=Admin(password=WORD))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    file = tmp_path_factory.mktemp("admin") / "tables.sqlite"
    with running(file, configuration=SETTINGS) as server:
        yield server


def host_of(server: Running, key: str = WORD) -> Client:
    """A browser to which the page is open."""
    client = server.client()
    answer = client.post("/api/admin/enter", {"key": key})
    assert answer.status_code == 201, answer.text
    return client


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["problem"]["code"]


PATHS = [
    ("GET", "/api/admin/overview"),
    ("GET", "/api/admin/tables"),
    ("GET", "/api/admin/notes"),
    ("POST", "/api/admin/leave"),
    ("POST", "/api/admin/bans"),
    ("POST", "/api/admin/announcements"),
    ("POST", "/api/admin/reports/1/settle"),
    ("POST", "/api/admin/tables/x/close"),
    ("DELETE", "/api/admin/tables/x"),
    ("DELETE", "/api/admin/bans/x"),
    ("DELETE", "/api/admin/announcements/x"),
]


@pytest.mark.parametrize(("method", "path"), PATHS)
def test_nothing_is_told_or_done_for_anybody_else(server: Running, method: str, path: str) -> None:
    ana, _ = two_players(server)
    body = {"text": "hello", "days": 1} if "announce" in path else {}
    body = {"reason": "no"} if path.endswith("/close") else body
    answer = ana.http.request(method, path, json=body if method == "POST" else None)
    assert code(answer) == (403, "not-admin")


def test_a_wrong_key_opens_nothing(server: Running) -> None:
    answer = server.client().post("/api/admin/enter", {"key": "wrong"})
    assert code(answer) == (403, "wrong-admin-key")


def test_whoever_guesses_has_to_wait(tmp_path: Path) -> None:
    limits = Limits(admin=Limit(burst=2, rate=0))
    with running(tmp_path / "a.sqlite", limits=limits, configuration=SETTINGS) as server:
        client = server.client()
        asked = [client.post("/api/admin/enter", {"key": "x"}).status_code for _ in range(3)]
    assert asked == [403, 403, 429]


def test_without_a_password_no_password_fits(tmp_path: Path) -> None:
    with running(tmp_path / "a.sqlite") as server:
        for key in ("None", WORD, "x"):
            answer = server.client().post("/api/admin/enter", {"key": key})
            assert code(answer) == (403, "wrong-admin-key")


def test_a_link_of_the_command_line_opens_the_page_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.sqlite"
    elsewhere = ["--database", shared] if (shared := database_of(file)) else []
    with running(file) as server:
        assert main(["admin-link", "--data", str(tmp_path), "--lang", "en", *elsewhere]) == 0
        key = capsys.readouterr().out.strip().partition("/admin#")[2]
        host = host_of(server, key)
        again = server.client().post("/api/admin/enter", {"key": key})
        assert code(again) == (403, "wrong-admin-key")
        assert host.http.get("/api/admin/overview").status_code == 200
        assert host.post("/api/admin/leave", {}).status_code == 204
        assert code(host.http.get("/api/admin/overview")) == (403, "not-admin")


@pytest.mark.file
def test_a_link_of_the_command_line_has_the_public_address_of_the_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Though the settings are elsewhere, and only the folder of the tables is named."""
    settings = tmp_path / "etc.toml"
    settings.write_text('[server]\naddress = "https://games.example.org/"\n', "utf-8")
    with Process(tmp_path / "data", "--settings", str(settings)):
        assert main(["admin-link", "--data", str(tmp_path / "data"), "--lang", "en"]) == 0
    assert "https://games.example.org/admin#" in capsys.readouterr().out


def test_the_page_closes_by_itself_after_half_a_day(tmp_path: Path) -> None:
    hands = Hands()
    with running(tmp_path / "a.sqlite", clock=hands, configuration=SETTINGS) as server:
        host = host_of(server)
        hands.turn(12 * 60 * 60 - 1)
        assert host.http.get("/api/admin/notes").status_code == 200
        hands.turn(2)
        assert code(host.http.get("/api/admin/notes")) == (403, "not-admin")


def test_the_host_sees_how_the_server_is(server: Running) -> None:
    two_players(server)
    logging.getLogger("barbaricum.test").warning("Something odd")
    told = host_of(server).http.get("/api/admin/overview").json()
    assert told["gauges"]["tables playing"] >= 1
    assert told["gauges"]["bots_waiting"] == 0
    assert told["processes"][0]["memory"] > 1_000_000
    assert told["database"] > 10_000
    assert told["room"] > 0
    assert "Something odd" in [trouble["message"] for trouble in told["troubles"]]


def test_tables_are_found_by_title_and_player_and_state(server: Running) -> None:
    ana = server.client()
    ana.create(HUMAN, OPEN, name="Zenobia", title="Palmyra%")
    host = host_of(server)

    def titles(**params: str) -> list[str]:
        found = host.http.get("/api/admin/tables", params=params).json()
        return [table["title"] for table in found["tables"]]

    assert titles(search="palmyra%") == ["Palmyra%"]
    assert titles(search="ZENO") == ["Palmyra%"]
    assert titles(search=ana.table) == ["Palmyra%"]
    assert titles(search="%x%") == []
    assert titles(search="palmyra", status="over") == []


def leftovers(file: Path, table: str) -> list[str]:
    """Tables of the database in which the name of a table still stands."""
    with looking(file) as connection:
        return [
            name
            for name in connection.names()
            if any(table in map(str, row) for row in connection.execute(f'SELECT * FROM "{name}"'))
        ]


def test_an_abandoned_table_is_erased_with_everything_about_it(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file, configuration=SETTINGS) as server:
        ana, bert = two_players(server)
        kept, _ = two_players(server)
        ana.do("say", text="Anybody here?")
        position = ana.position()
        ana.do("act", number=position["number"], text=position["legal"][0]["text"])
        host = host_of(server)
        with Ear(bert) as ear:
            ear.of("hello")
            assert host.http.delete(f"/api/admin/tables/{ana.table}").status_code == 204
            with pytest.raises(ConnectionClosed):
                ear.until(lambda _message: False)
        assert code(ana.get("")) == (404, "unknown-table")
        assert code(host.http.delete(f"/api/admin/tables/{ana.table}")) == (404, "unknown-table")
        assert kept.get("").status_code == 200
    assert leftovers(file, ana.table) == []
    assert leftovers(file, kept.table) != []


def test_a_person_who_is_banned_is_shut_out_at_once_and_everywhere(server: Running) -> None:
    ana, bert = two_players(server)
    host = host_of(server)
    with Ear(bert) as ear:
        ear.of("hello")
        ban = {"table": ana.table, "seat": 1, "reason": "Insults.", "days": 3}
        assert host.post("/api/admin/bans", ban).status_code == 204
        with pytest.raises(ConnectionClosed):
            ear.until(lambda _message: False)
    assert code(bert.send("say", text="But")) == (403, "banned-until")
    assert bert.get("").json()["problem"]["sentence"].endswith("Insults.")
    with Ear(bert) as ear, pytest.raises(ConnectionClosed):
        ear.hear()
    assert ana.get("").status_code == 200
    (told,) = host.http.get("/api/admin/notes").json()["bans"]
    assert (told["name"], told["address"]) == ("Bert", None)
    assert host.http.delete(f"/api/admin/bans/{told['id']}").status_code == 204
    assert bert.get("").status_code == 200


def test_an_address_that_is_banned_gets_the_page_and_nothing_else(tmp_path: Path) -> None:
    hands = Hands()
    with running(tmp_path / "a.sqlite", clock=hands, configuration=SETTINGS) as server:
        host = host_of(server)
        bans = {"address": "203.0.113.0/24", "days": 1}
        assert host.post("/api/admin/bans", bans).status_code == 204
        there = {"x-forwarded-for": "203.0.113.7"}
        assert httpx.get(f"{server.url}/", headers=there).status_code == 200
        refused = httpx.get(f"{server.url}/api/games", headers=there)
        assert code(refused) == (403, "banned-until")
        beside = {"x-forwarded-for": "203.0.114.7"}
        assert httpx.get(f"{server.url}/api/games", headers=beside).status_code == 200
        hands.turn(24 * 60 * 60 + 11)
        assert httpx.get(f"{server.url}/api/games", headers=there).status_code == 200


@pytest.mark.parametrize(
    ("ban", "refusal"),
    [
        ({"address": "127.0.0.0/8"}, (403, "own-address")),
        ({"address": "1.2.3"}, (400, "wrong-address")),
        ({"table": "none", "seat": 0}, (404, "nobody-there")),
        ({}, (404, "nobody-there")),
    ],
)
def test_a_ban_that_cannot_be_is_refused(
    server: Running, ban: dict[str, str], refusal: tuple[int, str]
) -> None:
    assert code(host_of(server).post("/api/admin/bans", ban)) == refusal


def test_an_announcement_is_told_to_everybody_until_its_day_comes(tmp_path: Path) -> None:
    hands = Hands()
    with running(tmp_path / "a.sqlite", clock=hands, configuration=SETTINGS) as server:
        host = host_of(server)
        text = "Down on Sunday <b>from 8 to 9</b>."
        assert host.post("/api/admin/announcements", {"text": text, "days": 2}).status_code == 204

        def told() -> list[str]:
            answer = httpx.get(f"{server.url}/api/announcements").json()
            return [one["text"] for one in answer["announcements"]]

        assert told() == [text]
        hands.turn(2 * 24 * 60 * 60 + 1)
        assert told() == []
        host = host_of(server)
        host.post("/api/admin/announcements", {"text": "Another", "days": 9})
        (left,) = host.http.get("/api/admin/notes").json()["announcements"]
        assert host.http.delete(f"/api/admin/announcements/{left['id']}").status_code == 204
        assert told() == []


def test_whatever_the_host_does_is_logged(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "barbaricum")
    ana = server.client()
    ana.create(HUMAN, bot(), title="Doomed")
    host = host_of(server)
    host.http.delete(f"/api/admin/tables/{ana.table}")
    assert f"The host has erased the table {ana.table}" in caplog.messages
    assert "Somebody at 127.0.0.1 has opened the page of the host" in caplog.messages
    assert WORD not in caplog.text


def test_what_a_player_reports_comes_to_the_host_who_sees_to_it(server: Running) -> None:
    ana, _ = two_players(server)
    about = {"table": ana.table, "seat": 1}
    report = {"about": about, "reason": "insult", "text": "Bad words"}
    assert ana.post("/api/reports", report).status_code == 204
    host = host_of(server)
    (told,) = host.http.get("/api/admin/notes").json()["reports"]
    assert (told["name"], told["text"], told["table"]) == ("Bert", "Bad words", ana.table)
    assert host.post(f"/api/admin/reports/{told['id']}/settle", {}).status_code == 204
    assert host.http.get("/api/admin/notes").json()["reports"] == []
    again = host.post(f"/api/admin/reports/{told['id']}/settle", {})
    assert code(again) == (404, "unknown-entry")
