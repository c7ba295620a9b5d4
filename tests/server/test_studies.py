"""A study goes on from a position of a finished game; it says so, ends, and can be verified."""

from __future__ import annotations

import pytest

from barbaricum.core.record import loads, verify
from tests.server.ears import Ear
from tests.server.running import HUMAN, OPEN, Client, Json, Running, bot, two_players


@pytest.fixture(scope="module", params=["attila", "invasions"])
def finished(request: pytest.FixtureRequest, server: Running) -> Client:
    """Somebody who watched two bots to the end."""
    client = server.client()
    client.create(bot(), bot(), game=request.param, options={"first": "seat"})
    client.do("start")
    until_over(client)
    return client


def until_over(client: Client) -> None:
    with Ear(client) as ear:
        if ear.of("hello")["table"]["status"] != "over":
            ear.until(lambda told: told.get("table", {}).get("status") == "over")


def middle(client: Client) -> int:
    stops = client.get("/replay").json()["stops"]
    return int(stops[len(stops) // 2]["number"])


def begin(client: Client, of: Client, number: int, *seats: Json) -> Json:
    body = {"number": number, "seats": list(seats), "name": "Ana", "title": "What if"}
    answer = client.post(f"/api/tables/{of.table}/studies", body)
    if answer.status_code == 201:
        client.table = answer.json()["id"]
    return answer.json()


def test_a_study_against_bots_plays_on_ends_and_is_verified(
    server: Running, finished: Client
) -> None:
    number, source = middle(finished), finished.get("/record").json()
    ana = server.client()
    made = begin(ana, finished, number, bot(), bot())
    assert made["study"] == {"table": finished.table, "rows": number}
    assert (made["visibility"], made["status"], made["number"]) == ("private", "open", number)
    ana.do("start")
    until_over(ana)
    record = ana.get("/record").json()
    assert record["log"][:number] == source["log"][:number]
    assert record["log"] != source["log"]
    assert record["study"]["rows"] == number
    assert record["chance"]["commit"] != source["chance"]["commit"]
    assert ana.get("/verification").json() == {"verified": True, "difference": None}


def test_a_borrowed_draw_that_was_changed_is_found(server: Running, finished: Client) -> None:
    number = middle(finished)
    ana = server.client()
    begin(ana, finished, number, bot(), bot())
    ana.do("start")
    until_over(ana)
    record = loads(ana.get("/record").text)
    record.extra["study"]["luck"][0]["secret"] = "00" * 32
    found = verify(record)
    assert found is not None
    assert found.what == "commit"


def test_a_study_of_a_study_keeps_the_luck_of_both(server: Running, finished: Client) -> None:
    first, second = server.client(), server.client()
    number = middle(finished)
    begin(first, finished, number, bot(), bot())
    first.do("start")
    until_over(first)
    later = first.get("/replay").json()["stops"][-2]["number"]
    for at, sources in ((later, 2), (number // 2, 1)):
        begin(second, first, at, bot(), bot())
        second.do("start")
        until_over(second)
        assert len(second.get("/record").json()["study"]["luck"]) == sources
        assert second.get("/verification").json()["verified"]


def test_friends_take_the_open_seats_of_a_study_and_see_its_position(
    server: Running, finished: Client
) -> None:
    number, ana, bert = middle(finished), server.client(), server.client()
    begin(ana, finished, number, HUMAN, OPEN)
    with Ear(ana) as ear:
        assert ear.of("hello")["play"] == {
            "after": 0,
            "number": 0,
            "events": [],
            "position": None,
        }
        bert.join(ana.table, 1)
        ana.do("start")
        moved = ear.of("moved")["play"]
    assert (moved["number"], len(moved["events"])) == (number, number)
    then = ana.get("/replay", **{"as": "onlooker"}).json()["stops"][-1]["number"]
    assert then == number
    who = (ana, bert)[moved["position"]["view"]["to_act"]]
    told = who.position()
    assert told["legal"]
    who.do("act", number=number, text=told["legal"][0]["text"])
    hands = [client.position()["view"]["hand"] for client in (ana, bert)]
    assert None not in hands


def test_what_cannot_be_studied_is_refused(server: Running, finished: Client) -> None:
    ana, last = server.client(), finished.get("").json()["number"]
    told = begin(ana, finished, last, bot(), bot())
    assert told["problem"]["code"] == "game-over"
    told = begin(ana, finished, 20, bot(), bot(), bot())
    assert told["problem"]["code"] == "study-seats"
    told = begin(ana, finished, last + 1, bot(), bot())
    assert told["problem"]["code"] == "unknown-row"


def test_a_game_that_is_being_played_cannot_be_studied(server: Running) -> None:
    ana, bert = two_players(server)
    told = begin(bert, ana, 5, HUMAN, bot())
    assert told["problem"]["code"] == "game-not-over"


def test_lists_tell_a_study_from_a_game(server: Running, finished: Client) -> None:
    ana = server.client()
    begin(ana, finished, middle(finished), HUMAN, bot())
    ana.create(HUMAN, OPEN)
    listed = ana.http.get("/api/mine").json()["tables"]
    assert sorted(table["study"] for table in listed) == [False, True]
    assert [table["title"] for table in listed if table["study"]] == ["What if"]
