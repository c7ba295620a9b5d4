"""The course of a tournament: pauses, a crash in the middle, and two processes at once."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import func, select

from barbaricum.server.house import House
from barbaricum.server.jobs import Job, Lost
from barbaricum.server.jobs.taking import take
from barbaricum.server.storage import Storage
from barbaricum.server.tournaments import book
from barbaricum.server.tournaments.conducting import Conductor
from barbaricum.server.tournaments.schema import PAIRINGS
from tests.server.cups import (
    begun,
    do,
    entrants,
    join,
    make,
    notices,
    organiser,
    over,
    play_round,
    show,
    until,
)
from tests.server.hands import Hands
from tests.server.process import Process
from tests.server.running import Client, running
from tests.server.test_accounts import keep
from tests.services.postgres import database, engine_of, postgres


def test_between_rounds_there_is_a_pause_and_everybody_is_told(tmp_path: Path) -> None:
    hands = Hands()
    with running(tmp_path / "tables.sqlite", clock=hands) as server:
        host = organiser(server, "Patient-host")
        cup = make(host, rounds=2, pause=5)
        players = entrants(server, cup, ("Ana", "Bert"))
        shown = do(host, cup, "start")
        assert (shown["round"], shown["due"]) == (0, hands.ms() + 300_000)
        hands.turn(301)
        until(host, cup, begun(1))
        play_round(cup, players)
        shown = until(host, cup, lambda told: told["due"] is not None)
        assert (shown["round"], shown["due"]) == (1, hands.ms() + 300_000)
        hands.turn(1)
        told = until_told(players[0])
        assert told == ("Winter Cup", f"/tournament/{cup}/1", "Round 2 begins in 5 minutes.")
        hands.turn(300)
        until(host, cup, begun(2))
        play_round(cup, players)
        until(host, cup, over)


def until_told(client: Client) -> tuple[str, str, str]:
    one = notices(client)[0]
    return one["title"], one["link"], one["sentence"]


def test_after_a_kill_in_the_middle_the_tournament_goes_on(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        host = process.client()
        keep(host, "Killed-host")
        cup = make(host, rounds=2)
        players = [process.client() for _ in range(2)]
        for client, name in zip(players, ("Ana", "Bert"), strict=True):
            join(client, cup, name)
        do(host, cup, "start")
        until(host, cup, begun(1))
        play_round(cup, players)
        process.kill()
    with Process(tmp_path) as process:
        host, *players = (process.client(like=client) for client in (host, *players))
        shown = until(host, cup, begun(2))
        assert len(shown["paired"]) == 2
        play_round(cup, players)
        until(host, cup, over)


@pytest.fixture(scope="module")
def postgres_server() -> Iterator[str]:
    with postgres() as address:
        yield address


def boards(address: str) -> int:
    engine = engine_of(address)
    with engine.connect() as connection:
        counted = connection.scalar(select(func.count()).select_from(PAIRINGS)) or 0
    engine.dispose()
    return counted


@pytest.mark.postgres
def test_two_processes_that_pair_at_once_make_one_round(
    postgres_server: str, tmp_path: Path
) -> None:
    with (
        database(postgres_server) as address,
        running(tmp_path / "one.sqlite", database=address, work=False) as server,
    ):
        host = organiser(server, "Double-host")
        cup = make(host, rounds=1)
        entrants(server, cup, ("Ana", "Bert", "Cleo", "Dora"))
        do(host, cup, "start")
        assert asyncio.run(pair_twice(address)) == 1
        assert boards(address) == 4
        assert show(host, cup)["round"] == 1


async def pair_twice(address: str) -> int:
    """Two processes that both think the job is theirs; how many of them carried it out."""
    houses = [House(Storage(address)) for _ in range(2)]
    try:
        now = houses[0].clock.ms()
        (job,) = await houses[0].storage.write(lambda c: take(c, {book.JOB: 1}, now))
        jobs = [job, Job(job.kind, job.key, job.due, job.payload, job.attempts, job.owner)]
        work = [Conductor(h).conduct(j) for h, j in zip(houses, jobs, strict=True)]
        ended = await asyncio.gather(*work, return_exceptions=True)
        assert all(one is None or isinstance(one, Lost) for one in ended), ended
        return sum(one is None for one in ended)
    finally:
        for house in houses:
            house.storage.close()


@pytest.mark.postgres
def test_a_whole_tournament_is_played_on_postgres(postgres_server: str, tmp_path: Path) -> None:
    with (
        database(postgres_server) as address,
        running(tmp_path / "one.sqlite", database=address) as server,
    ):
        host = organiser(server, "Elephant-host")
        cup = make(host, seats=3, fill="bots", bot="random", rounds=2)
        players = entrants(server, cup, ("Ana", "Bert", "Cleo", "Dora"))
        do(host, cup, "start")
        for number in (1, 2):
            until(host, cup, begun(number))
            play_round(cup, players)
        shown = until(host, cup, over)
        assert [one["rank"] for one in shown["standings"]] == [1, 2, 3, 4]
        listed = host.http.get("/api/tournaments").json()["over"]
        assert [(one["id"], one["players"]) for one in listed] == [(cup, 4)]
        assert players[2].post("/api/account/deletion", {"name": "Cleo"}).status_code == 204
        assert "Cleo" not in str(show(host, cup))
