"""Finished games are looked at in the background: one after the other, and each of them once."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import func, select

from barbaricum.core.record import dumps, still_counting
from barbaricum.server.analysis import Analyses, store
from barbaricum.server.analysis.analyst import HUMBLE
from barbaricum.server.analysis.process import ANALYST
from barbaricum.server.analysis.schema import ANALYSES
from barbaricum.server.house import House
from barbaricum.server.jobs import Runner
from barbaricum.server.limits import Limit
from barbaricum.server.settings import Configuration
from barbaricum.server.settings.forms import Analysis
from barbaricum.server.storage import Storage
from tests import patience
from tests.server.databases import kept_at, looking
from tests.server.hands import Hands
from tests.server.process import Process
from tests.server.running import NO_LIMITS, PLENTY, Client, Json, Running, running, two_players
from tests.server.shelf import HOST, recorded, shelved

GAMES = ("attila/a7-1d-no-room", "invasions/record-undo")
QUICK, ENDLESS = (
    Configuration(analysis=Analysis(simulations=simulations)) for simulations in (2, 10_000)
)


def visitor(server: Running | Process, table: str) -> Client:
    client = server.client()
    client.table = table
    return client


def ask(client: Client, **params: str) -> Json:
    return client.http.post(f"/api/tables/{client.table}/analyse", params=params).json()


def until(client: Client, fits: Callable[[Json], bool]) -> Json:
    """Ask now and then until the analysis has come so far."""
    return patience.until(lambda: client.get("/analysis").json(), fits)


def is_done(found: Json) -> bool:
    return bool(found["status"] == "done")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_looked_at_in_the_background_and_the_progress_grows(
    tmp_path: Path, game: str
) -> None:
    (table,) = shelved(tmp_path / "tables.sqlite", game)
    numbers = [row + 1 for row in still_counting(recorded(game))]
    with running(tmp_path / "tables.sqlite", configuration=QUICK) as server:
        ana = visitor(server, table)
        assert ana.get("/analysis").json()["status"] == "none"
        asked = ask(ana)
        assert (asked["status"], asked["ahead"], asked["report"]) == ("waiting", 0, None)
        one = until(ana, lambda found: found["done"] > 0)
        more = until(ana, lambda found: found["done"] > one["done"] or is_done(found))
        assert 0 < one["done"] < more["done"] <= more["total"] == len(numbers)
        done = until(ana, is_done)
    report = done["report"]
    assert [row["number"] for row in report["rows"]] == numbers
    assert all(sum(row["shares"]) == pytest.approx(1, abs=0.01) for row in report["rows"])
    assert len(report["players"]) == len(recorded(game).seats)
    assert all(0 <= player["accuracy"] <= 100 for player in report["players"])
    assert {turn["number"] for turn in report["turning"]} <= set(numbers)
    costly = [row for row in report["rows"] if row["cost"]]
    assert costly
    assert all(row["better"] and row["better"] != row["label"] for row in costly)
    draws = [draws for player in report["players"] for draws in player["draws"]]
    for kind in draws:
        came, expected = (sum(o[key] for o in kind["outcomes"]) for key in ("came", "expected"))
        assert came == kind["number"] == pytest.approx(expected, abs=0.1)


def test_what_was_found_is_kept_and_told_to_everybody_at_once(tmp_path: Path) -> None:
    (table,) = shelved(tmp_path / "tables.sqlite", GAMES[1])
    with running(tmp_path / "tables.sqlite", configuration=QUICK) as server:
        ask(visitor(server, table))
        until(visitor(server, table), is_done)
        first = visitor(server, table).get("/analysis").content
    with running(tmp_path / "tables.sqlite", configuration=QUICK) as server:
        again = visitor(server, table)
        assert is_done(ask(again))
        assert again.get("/analysis").content == first
        french = again.get("/analysis", lang="fr").json()["report"]
        assert [row["cost"] for row in french["rows"]] == [
            row["cost"] for row in json.loads(first)["report"]["rows"]
        ]
        assert {"Dés", "Runes piochées"} >= {
            draws["name"] for player in french["players"] for draws in player["draws"]
        } - {"Trésors"}
        with looking(server.file) as connection:
            assert connection.execute("SELECT * FROM jobs WHERE kind = 'analysis'").fetchall() == []
            assert connection.execute("SELECT person FROM analyses").fetchall() == [(None,)]
    other = Configuration(analysis=Analysis(simulations=3))
    with running(tmp_path / "tables.sqlite", configuration=other) as server:
        assert visitor(server, table).get("/analysis").json()["status"] == "none"


def test_nothing_is_told_while_the_game_lasts(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", configuration=QUICK) as server:
        ana, _bert = two_players(server)
        for answer in (ana.get("/analysis"), ana.post(f"/api/tables/{ana.table}/analyse", None)):
            assert (answer.status_code, answer.json()["problem"]["code"]) == (409, "game-not-over")
        ana.table = "nowhere"
        assert ana.get("/analysis").status_code == 404


def test_nobody_floods_the_queue_and_everybody_sees_his_place_in_it(tmp_path: Path) -> None:
    """The first one takes for ever, and is still broken off when the server stops."""
    file = tmp_path / "tables.sqlite"
    tables = shelved(file, *[GAMES[1]] * 6)
    limits = replace(NO_LIMITS, analyses=Limit(burst=5, rate=0))
    with running(file, configuration=ENDLESS, limits=limits) as server:
        ana, bert = server.client(), server.client()
        places = []
        for ana.table in tables[:3]:
            places.append(ask(ana)["ahead"])
        assert places == [0, 1, 2]
        assert ask(ana)["ahead"] == 2  # once more for the same is no more work
        ana.table = tables[3]
        refused = ask(ana, lang="de")["problem"]
        assert (refused["code"], refused["values"]) == ("analyses-of-one", {"most": 3})
        assert refused["sentence"].startswith("Es warten schon 3 Analysen")
        bert.table = tables[3]
        assert ask(bert)["ahead"] == 3
        bert.table = tables[4]
        assert ask(bert)["problem"]["code"] == "too-fast"
        ana.table = tables[0]
        until(ana, lambda found: found["status"] == "running")
        waiting = [visitor(server, table).get("/analysis").json()["status"] for table in tables]
        assert waiting == ["running", "waiting", "waiting", "waiting", "none", "none"]


@pytest.mark.parametrize("killed", [False, True])
def test_an_analysis_broken_off_is_finished_after_the_next_start(
    tmp_path: Path, killed: bool
) -> None:
    (table,) = shelved(tmp_path / "tables.sqlite", GAMES[1])
    (tmp_path / "barbaricum.toml").write_text("[analysis]\nsimulations = 40\n", "utf-8")
    with Process(tmp_path) as first:
        ask(visitor(first, table))
        begun = until(visitor(first, table), lambda found: found["done"] > 0)
        if killed:
            first.kill()
    assert begun["status"] == "running"
    if killed:  # nobody can tell that it is dead before its lease has run out
        with looking(tmp_path / "tables.sqlite") as connection:
            connection.execute("UPDATE jobs SET leased_until = 0")
    (tmp_path / "barbaricum.toml").write_text("[analysis]\nsimulations = 2\n", "utf-8")
    with Process(tmp_path) as second:
        found = until(visitor(second, table), is_done)
    assert found["done"] == found["total"]
    assert found["report"]["simulations"] == 2


def test_an_analysis_that_fails_is_tried_again_and_then_given_up(tmp_path: Path) -> None:
    """The analyst of this test says nothing; later it can be asked once more."""
    file = tmp_path / "tables.sqlite"
    (table,) = shelved(file, GAMES[1])

    async def run() -> Sequence[str]:
        storage, hands = Storage(kept_at(file)), Hands()
        house = House(storage, PLENTY, hands)
        mute = Analyses(house, PLENTY, 2, (sys.executable, "-c", "pass"))
        runner = Runner(storage, hands)
        runner.handle(store.JOB, mute.carry_out, at_once=1)
        runner.start()
        seen = []
        try:
            for _ in range(2):
                await mute.ask(table, HOST, "here")
                seen.append((await mute.show(table, "en")).status)
                while (await mute.show(table, "en")).status != "failed":
                    hands.turn(1)
                    await asyncio.sleep(0.01)
                seen.append("failed")
        finally:
            await runner.stop()
            storage.close()
        return seen

    assert asyncio.run(run()) == ["waiting", "failed", "waiting", "failed"]


def test_an_analyst_is_polite_and_ends_with_the_server() -> None:
    question = json.dumps({"record": dumps(recorded(GAMES[1])), "simulations": 10_000})
    with subprocess.Popen(ANALYST, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as analyst:
        assert analyst.stdin is not None
        assert analyst.stdout is not None
        analyst.stdin.write(question.encode() + b"\n")
        analyst.stdin.flush()
        assert json.loads(analyst.stdout.readline()) == {"done": 1}
        mine = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, analyst.pid) == min(19, mine + HUMBLE)
        analyst.stdin.close()
        assert analyst.wait(20) == 1


def test_two_who_ask_at_the_same_moment_get_one_analysis(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    (table,) = shelved(file, GAMES[1])

    async def run() -> int:
        storage = Storage(kept_at(file))
        analyses = Analyses(House(storage), PLENTY, 2)
        await asyncio.gather(*(analyses.ask(table, HOST, "here") for _ in range(4)))
        counted = select(func.count()).select_from(ANALYSES)
        try:
            return await storage.read(lambda connection: connection.scalar(counted) or 0)
        finally:
            storage.close()

    assert asyncio.run(run()) == 1
