"""A record from a file is looked at like a game of the house, and kept nowhere."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from barbaricum.core.pack import id_of
from barbaricum.core.record import dumps, loads
from barbaricum.games.attila.game import GAME
from barbaricum.server.limits import Limit
from tests.server.databases import looking
from tests.server.running import HUMAN, NO_LIMITS, Client, Json, Running, bot, running
from tests.server.test_studies import until_over

EYES = ("0", "1", "onlooker", "open")


@pytest.fixture(scope="module", params=["attila", "invasions"])
def finished(request: pytest.FixtureRequest, server: Running) -> Client:
    client = server.client()
    client.create(bot(), bot(), game=request.param, options={"first": "seat"})
    client.do("start")
    until_over(client)
    return client


def ask(client: Client, path: str, record: str, eyes: str = "open", **more: Json) -> httpx.Response:
    query = "" if path.endswith("studies") else f"?as={eyes}"
    return client.post(f"/api/records{path}{query}", {"record": record, **more})


def opened(client: Client, record: str, eyes: str = "open") -> Json:
    answer = ask(client, "", record, eyes)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_file_tells_what_its_table_tells(server: Running, finished: Client) -> None:
    record = finished.get("/record").text
    for eyes in EYES:
        game = opened(server.client(), record, eyes)
        assert game["index"] == finished.get("/replay", **{"as": eyes}).json()
        assert game["verdict"] == {"verified": True, "difference": None}
        for stop in game["index"]["stops"][:: len(game["index"]["stops"]) // 5]:
            answer = ask(finished, "/positions", record, eyes, number=stop["number"])
            shown = finished.get(f"/replay/{stop['number']}", **{"as": eyes})
            assert answer.json() == shown.json()
    seats = opened(finished, record)["table"]["seats"]
    assert [seat["name"] for seat in seats] == [
        seat["name"] for seat in finished.get("").json()["seats"]
    ]


def test_nothing_is_kept_of_it(server: Running, finished: Client) -> None:
    def counts() -> list[int]:
        with looking(server.file) as database:
            return [
                int(database.execute(f'SELECT count(*) FROM "{name}"').scalar_one())
                for name in database.names()
            ]

    record, before = finished.get("/record").text, counts()
    stranger = server.client()
    assert opened(stranger, record)["table"]["id"] == ""
    assert ask(stranger, "/pictures/0.svg", record).text.startswith("<svg")
    assert counts() == before
    assert not stranger.http.cookies


def test_pictures_are_drawn_from_a_file(finished: Client) -> None:
    record = finished.get("/record").text
    number = opened(finished, record)["index"]["stops"][-1]["number"]
    drawn = ask(finished, f"/pictures/{number}.png", record, title="Ours")
    assert (drawn.headers["content-type"], drawn.content[:4]) == ("image/png", b"\x89PNG")
    assert ask(finished, "/pictures/game.gif", record).status_code == 400


def test_a_file_becomes_a_study_that_plays_on_and_is_verified(
    server: Running, finished: Client
) -> None:
    record, ana = finished.get("/record").text, server.client()
    stops = opened(ana, record)["index"]["stops"]
    number = stops[len(stops) // 2]["number"]
    asked = {"number": number, "seats": [bot(), bot()], "name": "Ana"}
    made = ask(ana, "/studies", record, **asked).json()
    assert made["study"] == {"table": "file", "rows": number}
    ana.table = made["id"]
    ana.do("start")
    until_over(ana)
    played = ana.get("/record").json()
    assert played["log"][:number] == json.loads(record)["log"][:number]
    assert ana.get("/verification").json() == {"verified": True, "difference": None}
    again = ana.get("/record").text
    assert opened(ana, again)["table"]["study"]["rows"] == number


def cut(record: str, rows: int) -> str:
    keys = json.loads(record)
    return json.dumps(keys | {"log": keys["log"][:rows], "result": None, "chance": None})


def test_an_unfinished_record_has_no_secrets_from_whoever_has_it(
    server: Running, finished: Client
) -> None:
    """Every viewpoint is open, and one can go on from its end; its draws nobody can check."""
    ana = server.client()
    record = cut(finished.get("/record").text, 40)
    game = opened(ana, record)
    assert game["verdict"]["verified"]
    assert game["index"]["viewpoints"][-2:] == ["onlooker", "open"]
    last = game["index"]["stops"][-1]
    assert last["seat"] is not None
    asked = {"number": last["number"], "seats": [HUMAN, bot()], "name": "Ana"}
    made = ask(ana, "/studies", record, **asked).json()
    assert made["number"] == last["number"]
    assert made["study"]["table"] == "file"


def test_a_record_may_end_anywhere_but_before_the_first_decision(
    server: Running, finished: Client
) -> None:
    record, ana = finished.get("/record").text, server.client()
    for rows in range(20, 40):
        stops = opened(ana, cut(record, rows))["index"]["stops"]
        assert stops[-1]["number"] <= rows
    refused = ask(ana, "", cut(record, 1))
    assert (refused.status_code, refused.json()["problem"]["code"]) == (409, "not-started")


def test_a_false_result_is_found(server: Running, finished: Client) -> None:
    record = loads(finished.get("/record").text)
    assert record.result is not None
    record.result["points"] = [0, 999]
    verdict = opened(server.client(), dumps(record))["verdict"]
    assert not verdict["verified"]
    assert "999" in verdict["difference"]


def late(record: Json) -> None:
    record["log"].append([0, "end"])


def illegal(record: Json) -> None:
    record["log"][-1] = [record["log"][-1][0], "play goths sicilia"]


def nameless(record: Json) -> None:
    del record["seats"]


def row(record: Json) -> None:
    record["log"][3] = "play"


def older(record: Json) -> None:
    record["rules"] = "0.1"


def stranger(record: Json) -> None:
    record["game"] = "chess"


def packed(record: Json) -> None:
    pack = dict(GAME.board.pack) | {"version": "mine/1"}
    record |= {"game": "attila", "data": id_of(pack), "pack": pack}


def luckless(record: Json) -> None:
    record["study"] = {"rows": 10**6, "luck": []}


@pytest.mark.parametrize(
    ("change", "code", "values"),
    [
        (late, "record-row-late", {"row"}),
        (illegal, "record-row-refused", {"row", "text"}),
        (nameless, "record-key-missing", {"key"}),
        (row, "record-row-wrong", {"row"}),
        (older, "unknown-version", {"what", "found", "known"}),
        (stranger, "unknown-game", set()),
        (packed, "unknown-version", {"what", "found", "known"}),
        (luckless, "record-key-wrong", {"key"}),
    ],
)
def test_a_broken_record_says_where(
    server: Running, finished: Client, change: Callable[[Json], None], code: str, values: set[str]
) -> None:
    record = finished.get("/record").json()
    change(record)
    answer = ask(server.client(), "", json.dumps(record))
    problem = answer.json()["problem"]
    assert (answer.status_code, problem["code"]) == (409, code)
    assert values <= set(problem["values"])


def test_what_is_no_json_says_in_which_line(server: Running) -> None:
    german = server.client("de")
    answer = ask(german, "", '{"format": 1,\n "game": attila}')
    problem = answer.json()["problem"]
    assert (answer.status_code, problem["values"]) == (409, {"line": 2, "column": 10})
    assert problem["sentence"].startswith("Die Aufzeichnung ist kein JSON")
    assert ask(german, "", "[" * 100_000).status_code == 409


def test_a_file_that_is_too_long_is_not_read(server: Running) -> None:
    assert ask(server.client(), "", " " * 200_000).status_code == 400
    assert ask(server.client(), "", " " * 1_000_000).status_code == 413


def test_who_asks_too_fast_has_to_wait(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, records=Limit(burst=1, rate=0))
    with running(tmp_path / "tables.sqlite", limits=limits) as server:
        client = server.client()
        assert ask(client, "", "{}").json()["problem"]["code"] == "record-key-missing"
        assert ask(client, "", "{}").status_code == 429
