"""The whole command, small: real servers, real sockets, real databases."""

import asyncio
import random
import re
from pathlib import Path

import pytest

from barbaricum.cli.loadtest.hall import Hall
from barbaricum.cli.loadtest.proof import kept_badly, told_badly
from barbaricum.cli.loadtest.table import Table
from barbaricum.cli.loadtest.viewer import Viewer
from barbaricum.cli.main import main
from tests.server.process import Process
from tests.server.running import running
from tests.services.postgres import database, postgres
from tests.services.redis_server import redis

SMALL = ["--tables", "4", "--rate", "10", "--most", "10", "--seconds", "2"]


def told(capsys: pytest.CaptureFixture[str]) -> str:
    return " ".join(capsys.readouterr().out.split())


def test_one_server_on_a_file_keeps_all_that_it_acknowledged(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["loadtest", *SMALL, "--lang", "en"]) == 0
    out = told(capsys)
    assert "One server, 4 tables (attila, invasions in turn)" in out
    assert re.search(r"takes \d+ kB, over all servers", out)
    assert re.search(r"\| 10 \| \d+ \| \d+ \| \d+ \| \d\.\d\d \| \d+ \| \d\.\d\d \|", out)
    assert re.search(r"Nothing was lost: all \d+ tables replay", out)


async def a_whole_game(server: str) -> list[Table]:
    hall, rng = Hall([server], seed=1), random.Random(1)
    await hall.open(1)
    while len(hall.tables) < 2:
        await hall.play(50, 1, rng)
    await hall.close()
    return hall.tables


def test_a_game_that_is_over_makes_room_for_one_of_the_other_kind(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        tables = asyncio.run(a_whole_game(server.url))
        assert told_badly(server.url, tables) == []
    assert [table.game for table in tables[:2]] == ["attila", "invasions"]
    assert tables[0].over
    assert kept_badly(server.file, tables) == []


def test_a_log_with_a_foreign_decision_is_noticed(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        tables = asyncio.run(a_whole_game(server.url))
        tables[0].kept.pop()
        assert told_badly(server.url, tables) == [tables[0].name]
    assert kept_badly(server.file, tables) == [tables[0].name]


def test_what_is_acknowledged_twice_counts_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes back while a decision is on its way sends it once more."""
    send = Viewer.send

    async def stammer(viewer: Viewer, text: str) -> None:
        await send(viewer, text)
        await send(viewer, text)

    monkeypatch.setattr(Viewer, "send", stammer)
    with running(tmp_path / "tables.sqlite") as server:
        tables = asyncio.run(a_whole_game(server.url))
        assert told_badly(server.url, tables) == []


@pytest.mark.postgres
@pytest.mark.redis
def test_one_of_two_servers_is_killed_and_nothing_is_lost(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with postgres() as server, database(server) as address, redis() as bus:
        words = ["--database", address, "--bus", bus, "--kill", *SMALL]
        assert main(["loadtest", *words, "--lang", "en"]) == 0
    out = told(capsys)
    assert "2 servers, 4 tables" in out
    killed = re.search(r"one server was killed: (\d+) sockets broke and were back", out)
    assert killed is not None
    assert int(killed[1]) == 6, "half of three sockets at each of four tables"
    assert "0 never answered" in out
    assert re.search(r"Nothing was lost: all \d+ tables replay", out)


def test_a_server_that_runs_already_is_asked_what_it_has_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        assert main(["loadtest", "--target", server.url, *SMALL, "--lang", "en"]) == 0
    assert "Nothing was lost" in told(capsys)


def test_a_server_that_lets_nobody_in_any_more_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Process(tmp_path) as server:
        words = ["--target", server.url, "--tables", "30"]
        assert main(["loadtest", *words, "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "load-refused" in error


@pytest.mark.parametrize("words", [[], ["--database", "x", "--target", "http://localhost"]])
def test_only_servers_that_were_started_here_are_killed(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["loadtest", "--kill", *words, "--lang", "en"]) == 2
    assert "nothing-to-kill" in capsys.readouterr().err
