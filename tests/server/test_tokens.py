"""S4 Tokens: a program sees what its person sees and does what it may, until it is revoked."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from barbaricum.server.limits import Limit, Limits
from tests.patience import until
from tests.server.databases import looking
from tests.server.ears import Ear
from tests.server.hands import Hands
from tests.server.running import HUMAN, OPEN, Client, Json, Running, bot, running, two_players

ALL = ["read", "play", "create"]
BOT = Path(__file__).resolve().parents[2] / "examples" / "bot.py"


def token_of(client: Client, *scopes: str, name: str = "my bot") -> Json:
    answer = client.post("/api/tokens", {"name": name, "scopes": list(scopes)})
    assert answer.status_code == 201, answer.text
    return answer.json()


def program(server: Running, token: str) -> Client:
    """A client with a token and no cookie."""
    client = server.client()
    client.http.headers["authorization"] = f"Bearer {token}"
    return client


@pytest.fixture
def still(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "still.sqlite", clock=Hands()) as server:
        yield server


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["problem"]["code"]


def test_a_program_with_a_token_decides_for_its_person(server: Running) -> None:
    ana, bert = two_players(server)
    robot = program(server, token_of(ana, "read", "play")["token"])
    robot.table = ana.table
    assert robot.position() == ana.position()
    position = robot.position()
    robot.do("act", id="x", number=position["number"], text=position["legal"][0]["text"])
    assert ana.position()["number"] == robot.position()["number"] > position["number"]
    assert "set-cookie" not in robot.get("").headers
    assert bert.position()["seat"] == 1


def test_a_token_sees_exactly_what_its_seat_sees(still: Running) -> None:
    """Every question somebody may ask who wants to know too much, while the clocks stand still."""
    server = still
    ana, bert = two_players(server)
    robot = program(server, token_of(bert, "read", "play")["token"])
    robot.table = ana.table
    paths = ["?", "/events?after=0", "/events?seat=0", "/events?seat=1", "/chat", "/record"]
    for path in [*paths, "/why?text=end", "/preview?about=x", "/hint", "/draws", "/course"]:
        seen, own = (one.get(path) for one in (robot, bert))
        assert (seen.status_code, seen.content) == (own.status_code, own.content)
    assert robot.position()["view"] != ana.position()["view"]


@pytest.mark.parametrize(
    ("scopes", "kind", "path", "answer"),
    [
        (["read"], "GET", "", 200),
        (["play"], "GET", "", 403),
        (["read"], "POST", "/commands", 403),
        (["play"], "POST", "/commands", 201),
        (["read", "create"], "POST", "/commands", 403),
        (ALL, "POST", "/link", 403),
        (ALL, "POST", "/unlink", 403),
    ],
)
def test_a_token_may_do_what_its_scopes_say(
    server: Running, scopes: list[str], kind: str, path: str, answer: int
) -> None:
    ana, _ = two_players(server)
    robot = program(server, token_of(ana, *scopes)["token"])
    body = {"type": "say", "id": "x", "text": "hello"} if path == "/commands" else None
    asked = robot.http.request(kind, f"/api/tables/{ana.table}{path}", json=body)
    assert asked.status_code == answer


def test_only_a_token_that_may_create_makes_tables(server: Running) -> None:
    ana = server.client()
    robot = program(server, token_of(ana, "read", "play")["token"])
    body = {"game": "attila", "name": "Robot", "seats": [HUMAN, OPEN]}
    assert code(robot.post("/api/tables", body)) == (403, "token-scope")
    maker = program(server, token_of(ana, "create", "read")["token"])
    made = maker.post("/api/tables", body)
    assert made.status_code == 201
    ana.table = made.json()["id"]
    assert ana.get("").json()["host"] is True


@pytest.mark.parametrize(
    ("kind", "path", "body"),
    [
        ("GET", "/api/me/tokens", None),
        ("POST", "/api/tokens", {"name": "more", "scopes": ["read"]}),
        ("POST", "/api/rejoin", {"key": "x"}),
        ("GET", "/api/schema/openapi.json", None),
    ],
)
def test_what_is_not_named_is_for_browsers_only(
    server: Running, kind: str, path: str, body: Json
) -> None:
    robot = program(server, token_of(server.client(), *ALL)["token"])
    assert code(robot.http.request(kind, path, json=body)) == (403, "token-forbidden")


def test_a_token_that_is_unknown_is_refused_even_beside_a_good_cookie(server: Running) -> None:
    ana, _ = two_players(server)
    for wrong in ("Bearer bbt_none", "Bearer", "bearer x"):
        answer = ana.http.get("/api/mine", headers={"authorization": wrong})
        assert code(answer) == (401, "unknown-token")


def test_a_cookie_is_no_token_and_a_token_no_cookie(server: Running) -> None:
    ana, _ = two_players(server)
    (cookie,) = [cookie.value for cookie in ana.http.cookies.jar]
    assert cookie is not None
    robot = program(server, cookie)
    robot.table = ana.table
    assert code(robot.get("")) == (401, "unknown-token")
    token = token_of(ana, *ALL)["token"]
    stranger = server.client()
    stranger.http.cookies.set("barbaricum", token)
    stranger.table = ana.table
    assert stranger.get("").json()["guest"] is None


def test_a_revoked_token_opens_nothing_any_more_and_the_list_says_so(server: Running) -> None:
    ana, _ = two_players(server)
    fresh = token_of(ana, "read", name="doomed")
    robot = program(server, fresh["token"])
    robot.table = ana.table
    assert robot.get("").status_code == 200
    listed = ana.http.get("/api/me/tokens").json()["tokens"]
    assert [one["name"] for one in listed] == ["doomed"]
    assert listed[0]["used"] is not None
    assert fresh["token"] not in str(listed)
    other = server.client().http.delete(f"/api/tokens/{fresh['info']['id']}")
    assert code(other) == (404, "unknown-token-id")
    assert ana.http.delete(f"/api/tokens/{fresh['info']['id']}").status_code == 204
    assert code(robot.get("")) == (401, "unknown-token")
    assert ana.http.get("/api/me/tokens").json()["tokens"] == []


def test_of_a_token_only_the_hash_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        token = token_of(server.client(), "read")["token"]
    with looking(file) as connection:
        assert token not in connection.everything()


def test_nobody_has_more_tokens_than_he_can_look_after(server: Running) -> None:
    ana = server.client()
    for _ in range(20):
        token_of(ana, "read")
    answer = ana.post("/api/tokens", {"name": "one more", "scopes": ["read"]})
    assert code(answer) == (409, "too-many-tokens")


def test_each_token_has_a_limit_of_its_own(tmp_path: Path) -> None:
    limits = Limits(programs=Limit(burst=2, rate=0))
    with running(tmp_path / "a.sqlite", limits=limits) as server:
        ana = server.client()
        one, two = (program(server, token_of(ana, "read")["token"]) for _ in range(2))
        asked = [one.http.get("/api/mine").status_code for _ in range(3)]
        assert (asked, two.http.get("/api/mine").status_code) == ([200, 200, 429], 200)


def test_a_page_of_another_site_cannot_use_a_token_it_has_got_hold_of(server: Running) -> None:
    robot = program(server, token_of(server.client(), *ALL)["token"])
    robot.http.headers["origin"] = "https://elsewhere.example"
    body = {"game": "attila", "name": "Robot", "seats": [HUMAN, OPEN]}
    assert code(robot.post("/api/tables", body)) == (403, "other-origin")


def test_a_program_may_use_the_socket_if_it_may_play(server: Running) -> None:
    ana, _ = two_players(server)
    robot = program(server, token_of(ana, "read", "play")["token"])
    robot.table = ana.table
    with Ear(robot) as ear:
        hello = ear.of("hello")
        position = hello["play"]["position"]
        ear.say("act", number=position["number"], text=position["legal"][0]["text"])
        assert ear.of("moved")["play"]["number"] > position["number"]
    assert hello["table"]["guest"] == "Ana"


def test_a_revoked_token_sees_no_hand_through_a_socket_that_is_open(server: Running) -> None:
    ana, _ = two_players(server)
    fresh = token_of(ana, "read", "play")
    robot = program(server, fresh["token"])
    robot.table = ana.table
    with Ear(robot) as ear:
        assert ear.of("hello")["play"]["position"]["seat"] == 0
        ana.http.delete(f"/api/tokens/{fresh['info']['id']}")
        assert ear.of("moved")["play"]["position"]["seat"] is None


# --- Waiting for what happens ---


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "a.sqlite", limits=Limits(wait=20)) as server:
        yield server


def later(work: Json) -> threading.Thread:
    thread = threading.Thread(target=work)
    thread.start()
    return thread


def test_whoever_waits_for_events_gets_them_when_they_happen(patient: Running) -> None:
    ana, bert = two_players(patient)
    position, got = ana.position(), list[Json]()

    def wait() -> None:
        got.append(bert.get("/events", after=position["number"], wait=15).json())

    waiting = later(wait)
    ana.do("act", number=position["number"], text=position["legal"][0]["text"])
    waiting.join()
    assert got[0]["events"][0]["number"] == position["number"] + 1


def test_waiting_ends_without_events_when_there_are_none(server: Running) -> None:
    ana, _ = two_players(server)
    number = ana.position()["number"]
    assert ana.get("/events", after=number, wait=1).json()["events"] == []


def test_a_program_asks_once_for_all_its_tables_and_is_told_which_one_needs_it(
    patient: Running,
) -> None:
    ana, bert = two_players(patient)
    robot = program(patient, token_of(bert, "read")["token"])
    before = robot.http.get("/api/me/events").json()["tables"]
    assert [(one["id"], one["needs"], one["yours"]) for one in before] == [(ana.table, False, [1])]
    got = list[Json]()
    waiting = later(
        lambda: got.append(robot.http.get("/api/me/events", params={"wait": 15}).json())
    )
    while (position := ana.position())["legal"]:
        texts = [action["text"] for action in position["legal"]]
        ana.do("act", number=position["number"], text="end" if "end" in texts else texts[0])
    waiting.join()
    assert [(one["id"], one["needs"], one["to_act"]) for one in got[0]["tables"]] == [
        (ana.table, True, 1)
    ]


# --- The example ---


def bot_at(server: Running, token: str, *words: str) -> str:
    """The example, with the standard library and nothing else."""
    command = [sys.executable, "-I", "-S", str(BOT), server.url, token, *words]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


def test_the_example_bot_plays_a_whole_game_over_http(server: Running) -> None:
    ana, owner = server.client(), server.client()
    table = ana.create(bot(), OPEN, options={"first": "seat"})["id"]
    token = token_of(owner, "read", "play")["token"]
    said: list[str] = []
    playing = later(lambda: said.append(bot_at(server, token, table, "1")))
    with Ear(ana) as ear:
        ear.until(lambda heard: "table" in heard and heard["table"]["seats"][1]["taken"])
        ana.do("start")
        ear.until(lambda heard: heard["type"] == "table" and heard["table"]["status"] == "over")
    playing.join()
    assert said[0].startswith(f"{table} {{'points': [")
    assert ana.get("/verification").json()["verified"] is True
    owner.table = table
    names = [seat["name"] for seat in owner.get("").json()["seats"]]
    assert names[1] == "Forty Lines"


def waiting_at(server: Running) -> bool:
    """Whether somebody waits for news."""
    return (
        re.search(r"_questions_waiting 1\b", server.client().http.get("/metrics").text) is not None
    )


def test_the_example_bot_survives_a_restart_of_the_server(tmp_path: Path) -> None:
    file, said = tmp_path / "tables.sqlite", list[str]()
    with running(file) as first:
        ana, owner = first.client(), first.client()
        table = ana.create(bot(), OPEN, options={"first": "seat"})["id"]
        token = token_of(owner, "read", "play")["token"]
        playing = later(lambda: said.append(bot_at(first, token, table, "1")))
        until(lambda: waiting_at(first), bool)
        cookies = ana.http.cookies
    with running(file, port=int(first.url.rpartition(":")[2])) as second:
        back = second.client()
        back.http.cookies, back.table = cookies, table
        back.do("start")
        playing.join()
    assert said[0].startswith(table)


def test_who_waits_is_told_that_the_server_stops(tmp_path: Path) -> None:
    got: list[httpx.Response] = []
    with running(tmp_path / "tables.sqlite") as server:
        _ana, bert = two_players(server)
        token = token_of(bert, "read")["token"]
        url, heads = f"{server.url}/api/me/events?wait=20", {"authorization": f"Bearer {token}"}
        waiting = later(lambda: got.append(httpx.get(url, headers=heads, timeout=30)))
        until(lambda: waiting_at(server), bool)
    waiting.join()
    assert code(got[0]) == (503, "server-stops")


def test_the_example_is_as_short_as_it_says() -> None:
    lines = [line for line in BOT.read_text("utf-8").splitlines() if line.strip()]
    assert len(lines) <= 45
