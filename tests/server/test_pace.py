"""Paces at real tables: the clock of the test is the only thing that is not real."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from barbaricum.server.clock import DAY, HOUR, MINUTE, SECOND
from tests.patience import until
from tests.server.hands import Hands
from tests.server.running import HUMAN, OPEN, Client, Json, Running, running

LIVE = {"kind": "live", "minutes": 10, "increment": 5, "then": "bot", "bot": "random"}
DAYS = {"kind": "days", "days": 2, "save": 1, "then": "bot", "bot": "random"}
LOSE = LIVE | {"then": "forfeit"}
NONE = {"kind": "none"}


@contextmanager
def house(folder: Path, hands: Hands, **options: Any) -> Iterator[Running]:
    with running(folder / "tables.sqlite", clock=hands, **options) as server:
        yield server


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def server(tmp_path: Path, hands: Hands) -> Iterator[Running]:
    with house(tmp_path, hands) as server:
        yield server


def a_game(server: Running, pace: Json) -> tuple[Client, Client]:
    """Ana in seat 0 has to decide, Bert sits in seat 1."""
    ana, bert = server.client(), server.client()
    table = ana.create(HUMAN, OPEN, options={"first": "seat"}, pace=pace)["id"]
    bert.join(table, 1)
    ana.do("start")
    return ana, bert


def time(client: Client) -> Json:
    return client.get("").json()["time"]


def act(client: Client) -> None:
    position = client.position()
    client.do("act", number=position["number"], text=position["legal"][0]["text"])


def play_until_the_other_decides(client: Client) -> None:
    while client.position()["legal"]:
        act(client)


def wait_for(client: Client, key: str, value: Json) -> Json:
    """Jobs are done by the server in its own time; that they never are would be a failure."""
    return until(lambda: time(client), lambda told: told[key] == value)


def until_over(client: Client) -> None:
    until(lambda: client.get("").json(), lambda told: told["status"] == "over")


def test_a_pace_is_told_before_anybody_joins(server: Running) -> None:
    ana, stranger = server.client(), server.client()
    table = ana.create(HUMAN, OPEN, pace=DAYS, visibility="listed")["id"]
    stranger.table = table
    assert time(stranger)["pace"] == DAYS
    listed = stranger.http.get("/api/lobby").json()["tables"]
    assert [one["pace"] for one in listed if one["id"] == table] == [DAYS]
    assert time(stranger)["running"] is None


def test_the_clock_runs_for_whoever_has_to_decide_and_for_nobody_else(
    server: Running, hands: Hands
) -> None:
    ana, bert = a_game(server, LIVE)
    hands.turn(60)
    assert time(bert)["running"] == 0
    assert time(bert)["left"] == [9 * MINUTE, 10 * MINUTE]
    play_until_the_other_decides(ana)
    hands.turn(30)
    assert time(ana)["running"] == 1
    assert time(ana)["left"] == [9 * MINUTE + 5 * SECOND, 9 * MINUTE + 30 * SECOND]


def test_a_new_table_has_no_clock_unless_one_is_wanted(server: Running, hands: Hands) -> None:
    ana, _bert = a_game(server, NONE)
    hands.turn(1e7)
    assert time(ana)["left"] == []
    act(ana)


def test_undo_gives_no_time_back(server: Running, hands: Hands) -> None:
    ana, bert = a_game(server, LIVE)
    hands.turn(60)
    play_until_the_other_decides(ana)
    before = time(ana)["left"][0]
    ana.do("undo", number=ana.position()["number"])
    ask = ana.get("").json()["ask"]
    if ask:
        bert.do("agree", row=ask["row"])
    hands.turn(10)
    play_until_the_other_decides(ana)
    assert time(ana)["left"][0] == before - 10 * SECOND


def test_when_time_runs_out_a_bot_plays_on_and_the_seat_can_be_taken_back(
    server: Running, hands: Hands
) -> None:
    ana, bert = a_game(server, LIVE)
    hands.turn(600)
    told = wait_for(bert, "running", 1)
    assert (told["expired"], told["forfeited"], told["left"][0]) == ([0], [], 0)
    assert bert.get("").json()["seats"][0]["standin"] == "random"
    ana.do("give-back", seat=0)
    play_until_the_other_decides(bert)
    told = time(ana)
    assert (told["running"], told["expired"], told["left"][0]) == (0, [], MINUTE)


def test_a_seat_that_is_forfeited_is_played_to_the_end_by_a_bot(
    server: Running, hands: Hands
) -> None:
    ana, bert = a_game(server, LOSE)
    hands.turn(600)
    assert wait_for(bert, "running", 1)["forfeited"] == [0]
    refused = ana.send("give-back", seat=0)
    assert (refused.status_code, refused.json()["problem"]["code"]) == (409, "seat-forfeited")
    hands.turn(600)
    wait_for(bert, "forfeited", [0, 1])
    until_over(bert)
    record = bert.get("/record").json()
    assert record["result"]["places"]
    assert bert.get("/verification").json()["verified"] is True
    assert "forfeit" not in bert.get("/record").text


def test_the_warning_comes_before_the_end_and_changes_nothing(
    server: Running, hands: Hands
) -> None:
    ana, bert = a_game(server, DAYS)
    hands.turn(1.5 * 24 * 3600 + 1)
    assert time(bert)["left"][0] == DAY // 2 - SECOND
    act(ana)
    assert time(bert)["expired"] == []


def test_days_are_saved_up_to_the_cap(server: Running, hands: Hands) -> None:
    ana, _bert = a_game(server, DAYS)
    hands.turn(3600)
    play_until_the_other_decides(ana)
    assert time(ana)["left"][0] == 3 * DAY


def test_clocks_go_on_after_a_restart_and_the_time_between_is_nobodys(
    tmp_path: Path, hands: Hands
) -> None:
    with house(tmp_path, hands) as server:
        _ana, bert = a_game(server, DAYS)
        hands.turn(3600)
    hands.turn(40 * 24 * 3600)
    with house(tmp_path, hands) as server:
        again = server.client(like=bert)
        told = time(again)
        assert (told["running"], told["left"][0]) == (0, 2 * DAY - HOUR)
        hands.turn(48 * 3600)
        assert wait_for(again, "expired", [0])["left"][0] == 0


def test_another_pace_comes_when_everybody_agrees(server: Running, hands: Hands) -> None:
    ana, bert = a_game(server, LIVE)
    hands.turn(60)
    ana.do("ask-pace", pace=DAYS)
    asked = time(bert)["ask"]
    assert (asked["pace"], asked["seat"], asked["waiting"]) == (DAYS, 0, ["Bert"])
    assert time(bert)["pace"] == LIVE
    bert.do("agree-pace", ask=asked["id"])
    told = time(ana)
    assert (told["pace"], told["left"], told["running"]) == (DAYS, [2 * DAY] * 2, 0)
    bert.do("ask-pace", pace=LIVE)
    ana.do("agree-pace", ask=time(ana)["ask"]["id"])
    assert time(ana)["left"] == [10 * MINUTE] * 2


def test_one_refusal_leaves_the_pace_as_it_is(server: Running) -> None:
    ana, bert = a_game(server, NONE)
    ana.do("ask-pace", pace=DAYS)
    bert.do("refuse-pace", ask=time(bert)["ask"]["id"])
    assert (time(ana)["ask"], time(ana)["pace"]) == (None, NONE)


@pytest.mark.parametrize(
    ("kind", "keys", "code"),
    [
        ("ask-pace", {"pace": LIVE}, "same-pace"),
        ("agree-pace", {"ask": "nothing"}, "no-pace-question"),
        ("refuse-pace", {"ask": "nothing"}, "no-pace-question"),
    ],
)
def test_what_makes_no_sense_about_paces_is_refused(
    server: Running, kind: str, keys: Json, code: str
) -> None:
    ana, _bert = a_game(server, LIVE)
    assert ana.send(kind, **keys).json()["problem"]["code"] == code


def test_an_onlooker_has_no_say_in_the_pace(server: Running) -> None:
    ana, _bert = a_game(server, LIVE)
    olga = server.client()
    olga.table = ana.table
    olga.post(f"/api/tables/{ana.table}/onlookers", {"name": "Olga"})
    assert olga.send("ask-pace", pace=DAYS).json()["problem"]["code"] == "not-at-table"


def test_whoever_plays_alone_asks_nobody(server: Running) -> None:
    ana = server.client()
    ana.create(HUMAN, {"kind": "bot", "bot": "random"}, options={"first": "seat"})
    ana.do("start")
    ana.do("ask-pace", pace=LIVE)
    assert time(ana)["pace"] == LIVE
    ana.do("ask-pace", pace=NONE)
    assert time(ana)["left"] == []


def test_a_rematch_has_the_same_pace(server: Running, hands: Hands) -> None:
    ana, _bert = a_game(server, LOSE)
    hands.turn(600)
    wait_for(ana, "running", 1)
    hands.turn(600)
    until_over(ana)
    ana.do("rematch")
    ana.table = ana.get("").json()["rematch"]
    assert time(ana)["left"] == [10 * MINUTE] * 2
