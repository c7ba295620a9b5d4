"""Redis goes, PostgreSQL goes and comes back: what was acknowledged stands, and play goes on."""

import signal
import socket
import threading
from collections import Counter
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from tests.patience import until
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


@pytest.mark.postgres
def test_a_server_whose_database_is_away_says_so_in_few_lines_and_still_ends_cleanly(
    tmp_path: Path,
) -> None:
    log = tmp_path / "log"
    with own_postgres() as server, log.open("w") as errors:
        process = Process(tmp_path, "--database", server.address, errors=errors)
        with process:
            ana = process.client()
            ana.create(*HOT_SEATS, options={"first": "seat"})
            ana.do("start")
            asked = decide(ana)
            server.stop("immediate")
            refused = [ana.send("act", id=str(number), **asked) for number in range(30)]
            until(lambda: ana.http.get("/api/health").json()["database"], lambda found: not found)
        server.start()
    assert {answer.status_code for answer in refused} == {503}
    assert process.status == -signal.SIGTERM  # as uvicorn ends after all is done
    lines = log.read_text("utf-8").splitlines()
    assert [line for line in lines if "Traceback" in line or " error " in line] == []
    assert "has stopped" in lines[-1]
    assert 0 < len([line for line in lines if "The database did not do" in line]) <= 5
    assert len(lines) < 12, lines


@pytest.mark.postgres
@pytest.mark.redis
def test_a_bus_that_hangs_up_again_and_again_does_not_fill_the_log(tmp_path: Path) -> None:
    """It takes a connection and ends it at once, as Redis does while it starts."""
    log, calls = tmp_path / "log", Counter[str]()
    with ExitStack() as stack:
        address = stack.enter_context(database(stack.enter_context(postgres())))
        bus = stack.enter_context(socket.create_server(("127.0.0.1", 0)))

        def hang_up() -> None:
            with suppress(OSError):
                while True:
                    bus.accept()[0].close()
                    calls["taken"] += 1

        threading.Thread(target=hang_up, daemon=True).start()
        options = ("--database", address, "--bus", f"redis://127.0.0.1:{bus.getsockname()[1]}")
        errors = stack.enter_context(log.open("w"))
        with Process(tmp_path, *options, errors=errors):
            until(lambda: calls["taken"], lambda number: number > 10)
        bus.shutdown(socket.SHUT_RDWR)
    told = [line for line in log.read_text("utf-8").splitlines() if "The bus does not" in line]
    assert 1 <= len(told) <= 3, told
