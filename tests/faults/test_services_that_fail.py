"""Redis goes, PostgreSQL goes and comes back: what was acknowledged stands, and play goes on."""

from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.ears import Ear
from tests.server.process import Process
from tests.server.running import HUMAN, OPEN, Client, Json
from tests.services.postgres import database, own_postgres, postgres
from tests.services.redis_server import Redis

HOT_SEATS = (HUMAN, {"kind": "hot-seat", "name": "Bo"})


def decide(client: Client) -> Json:
    """The first thing that is legal, for whichever seat has to decide."""
    seats = (client.position(seat=seat) for seat in (0, 1))
    position = next(position for position in seats if position["legal"])
    return {"number": position["number"], "text": position["legal"][0]["text"]}


@pytest.mark.postgres
@pytest.mark.redis
def test_a_bus_that_dies_delays_news_but_loses_none(tmp_path: Path) -> None:
    bus = Redis()
    with ExitStack() as stack:
        address = stack.enter_context(database(stack.enter_context(postgres())))
        options = ("--database", address, "--bus", bus.address)
        one = stack.enter_context(Process(tmp_path, *options))
        other = stack.enter_context(Process(tmp_path, *options))
        ana, bert = one.client(), other.client()
        bert.join(ana.create(HUMAN, OPEN, options={"first": "seat"})["id"], 1)
        ana.do("start")
        with Ear(bert) as far:
            number = far.of("hello")["play"]["number"]
            bus.kill()
            ana.do("act", **decide(ana))
            without = far.at(number + 1)["play"]["number"]
            bus.start()
            ana.do("act", **decide(ana))
            assert far.at(without + 1)["play"]["number"] > without
    bus.kill()


@pytest.mark.postgres
def test_after_a_crash_of_postgresql_the_same_command_is_done_once(tmp_path: Path) -> None:
    with own_postgres() as server, Process(tmp_path, "--database", server.address) as process:
        ana = process.client()
        ana.create(*HOT_SEATS, options={"first": "seat"})
        ana.do("start")
        ana.do("act", id="before", **decide(ana))
        log, asked = ana.get("/events", after=0).json()["events"], decide(ana)
        server.stop("immediate")
        away = ana.send("act", id="meanwhile", **asked)
        server.start()
        again = ana.do("act", id="meanwhile", **asked)
        assert ana.do("act", id="meanwhile", **asked)["number"] == again["number"]
        after = ana.get("/events", after=0).json()["events"]
    assert (away.status_code, away.json()["problem"]["code"]) == (503, "storage-away")
    assert after[: len(log)] == log
    assert [event["text"] for event in after].count(asked["text"]) == [
        event["text"] for event in log
    ].count(asked["text"]) + 1
