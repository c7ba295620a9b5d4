"""Vacations: whoever is away loses no time, so many days a year."""

from __future__ import annotations

from barbaricum.server.clock import DAY, HOUR
from tests.server.hands import Hands
from tests.server.running import Client, Json, Running
from tests.server.test_pace import DAYS, LIVE, NONE, a_game, hands, server, time, wait_for

__all__ = ["hands", "server"]


def vacation(client: Client, days: int) -> Json:
    return client.post("/api/vacation/begin", {"days": days}).json()


def test_on_vacation_the_clock_stands_and_the_others_see_it(server: Running, hands: Hands) -> None:
    ana, bert = a_game(server, DAYS)
    hands.turn(3600)
    assert vacation(ana, 10)["left"] == 20
    assert time(bert)["away"] == [0]
    hands.turn(9 * 24 * 3600)
    assert time(bert)["left"][0] == 2 * DAY - HOUR
    hands.turn(24 * 3600 + 3600)
    told = time(bert)
    assert (told["away"], told["left"][0]) == ([], 2 * DAY - 2 * HOUR)
    hands.turn(2 * 24 * 3600 - 2 * 3600)
    assert wait_for(bert, "expired", [0])["left"][0] == 0


def test_whoever_comes_back_earlier_keeps_the_days_and_the_clock_goes_on(
    server: Running, hands: Hands
) -> None:
    ana, bert = a_game(server, DAYS)
    vacation(ana, 10)
    hands.turn(24 * 3600)
    back = ana.http.post("/api/vacation/end").json()
    assert (back["until"], back["left"]) == (None, 29)
    assert time(bert)["away"] == []
    hands.turn(2 * 24 * 3600)
    assert wait_for(bert, "expired", [0])["left"][0] == 0


def test_at_a_live_table_nobody_goes_on_vacation(server: Running, hands: Hands) -> None:
    ana, bert = a_game(server, LIVE)
    vacation(ana, 1)
    assert time(bert)["away"] == []
    hands.turn(600)
    wait_for(bert, "expired", [0])


def test_there_are_so_many_days_a_year_and_no_more(server: Running, hands: Hands) -> None:
    ana, _bert = a_game(server, NONE)
    vacation(ana, 30)
    assert vacation(ana, 1)["problem"]["code"] == "on-vacation"
    hands.turn(31 * 24 * 3600)
    refused = vacation(ana, 1)["problem"]
    assert (refused["code"], refused["values"]) == ("vacation-spent", {"days": 0})
    hands.turn(365 * 24 * 3600)
    assert vacation(ana, 30)["left"] == 0


def test_a_browser_that_was_never_here_has_no_vacation(server: Running) -> None:
    stranger = server.client()
    assert stranger.http.get("/api/vacation").json()["left"] == 30
    assert vacation(stranger, 3)["problem"]["code"] == "nobody"
    ana, _bert = a_game(server, DAYS)
    assert ana.http.post("/api/vacation/end").json()["problem"]["code"] == "not-on-vacation"
