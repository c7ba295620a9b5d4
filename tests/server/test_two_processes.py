"""Two servers and a worker at one database: any of them takes any move of any table."""

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from redis import Redis

from barbaricum.core.record import loads, verify
from barbaricum.server.bus import CHANNEL
from tests.patience import until
from tests.server.ears import Ear
from tests.server.process import Process
from tests.server.running import HUMAN, OPEN, Client, bot
from tests.services.postgres import database, postgres
from tests.services.redis_server import redis

pytestmark = [pytest.mark.postgres, pytest.mark.redis]


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture
def address(server: str) -> Iterator[str]:
    with database(server) as address:
        yield address


@contextmanager
def worker(folder: Path, *options: str) -> Iterator[None]:
    """`barbaricum worker`, until the test is over."""
    command = [sys.executable, "-m", "barbaricum", "worker", "--lang", "en", "--data", str(folder)]
    process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert "worker" in process.stdout.readline()
    try:
        yield
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def test_a_worker_gives_a_sign_of_life_as_long_as_the_database_does(
    address: str, tmp_path: Path
) -> None:
    """The file that the health check of a container looks at."""
    alive = tmp_path / "alive"
    with worker(tmp_path, "--database", address, "--alive", str(alive)):
        until(alive.exists, bool)
        alive.unlink()
        until(alive.exists, bool)


def like(process: Process, client: Client) -> Client:
    """The same browser at another process."""
    other = process.client(like=client)
    other.table = client.table
    return other


def moves(client: Client) -> list[str]:
    return [action["text"] for action in client.position()["legal"]]


def test_a_game_goes_on_at_whatever_process_somebody_asks(address: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        bus = stack.enter_context(redis())
        options = ("--database", address, "--bus", bus)
        one = stack.enter_context(Process(tmp_path, *options))
        other = stack.enter_context(Process(tmp_path, *options))
        ana, bert = one.client(), other.client()
        table = ana.create(HUMAN, OPEN, options={"first": "seat"})["id"]
        bert.join(table, 1)
        with Ear(ana) as ear, Ear(bert) as far:
            ear.of("hello")
            far.of("hello")
            ana.do("start")
            number = far.at(1)["play"]["number"]
            text = moves(like(other, ana))[0]
            like(other, ana).do("act", number=number, text=text)
            heard = ear.at(number + 1)["play"]
            ear.say("say", text="Well met.")
            said = far.until(lambda m: m["type"] == "said")["line"]
            seats = far.until(
                lambda m: m["type"] == "table" and all(s["here"] for s in m["table"]["seats"])
            )["table"]["seats"]
    assert heard["events"][0]["text"] == text
    assert said["text"] == "Well met."
    assert [seat["here"] for seat in seats] == [True, True]


def test_two_processes_that_move_at_once_write_one_move(address: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        options = ("--database", address)
        one = stack.enter_context(Process(tmp_path, *options))
        other = stack.enter_context(Process(tmp_path, *options))
        ana = one.client()
        ana.create(HUMAN, {"kind": "hot-seat", "name": "Bo"}, options={"first": "seat"})
        ana.do("start")
        far, played = like(other, ana), 0
        with ThreadPoolExecutor(2) as threads:
            for _ in range(12):
                position = ana.position(seat=to_act(ana))
                text, number = position["legal"][0]["text"], position["number"]
                answers = list(
                    threads.map(
                        lambda client: client.send("act", number=number, text=text),  # noqa: B023
                        (ana, far),
                    )
                )
                codes = sorted(answer.status_code for answer in answers)
                assert codes == [201, 409]
                played += 1
        log = ana.get("/events", after=0).json()["events"]
        assert far.get("/events", after=0).json()["events"] == log
    assert sum(event["seat"] >= 0 for event in log) == played


def to_act(client: Client) -> int:
    """Which of two seats has something to decide."""
    return 0 if client.position(seat=0)["legal"] else 1


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("postgresql://ana:word@127.0.0.1:1/x", "postgresql://ana:***@127.0.0.1:1/x"),
        ("no address", "postgresql://"),
    ],
)
@pytest.mark.parametrize("command", ["serve", "worker"])
def test_a_database_that_is_not_there_is_one_sentence_without_its_password(
    command: str, address: str, sentence: str, tmp_path: Path
) -> None:
    line = [sys.executable, "-m", "barbaricum", command, "--lang", "en", "--data", str(tmp_path)]
    line += ["--database", address]
    answer = subprocess.run(line, capture_output=True, text=True, check=False)
    assert answer.returncode == 2
    assert len(answer.stderr.splitlines()) == 1
    assert sentence in answer.stderr
    assert "word" not in answer.stderr


def test_a_worker_lets_bots_play_for_servers_that_do_no_jobs(address: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        bus = stack.enter_context(redis())
        shared = ("--database", address, "--bus", bus)
        one = stack.enter_context(Process(tmp_path, *shared, "--no-work"))
        stack.enter_context(worker(tmp_path, *shared))
        ana = one.client()
        ana.create(bot("random"), bot("greedy"))
        with Ear(ana) as ear:
            ear.of("hello")
            ear.say("start")
            ear.until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
        assert verify(loads(ana.get("/record").text)) is None


def test_who_is_blocked_is_not_heard_at_another_process_either(
    address: str, tmp_path: Path
) -> None:
    """Ana listens at one process and blocks Bert at another."""
    with ExitStack() as stack:
        options = ("--database", address, "--bus", stack.enter_context(redis()))
        one = stack.enter_context(Process(tmp_path, *options))
        other = stack.enter_context(Process(tmp_path, *options))
        ana, bert = one.client(), other.client()
        table = ana.create(HUMAN, OPEN)["id"]
        bert.join(table, 1)
        with Ear(ana) as ear:
            ear.of("hello")
            blocked = like(other, ana).post("/api/blocks", {"table": table, "seat": 1})
            assert blocked.status_code == 201
            bert.do("say", text="unheard")
            like(other, ana).do("say", text="heard")
            assert ear.of("said")["line"]["text"] == "heard"


def test_what_an_address_uses_up_at_one_process_counts_at_the_others(
    address: str, tmp_path: Path
) -> None:
    """S31 A process tells the others what was spent, and hears it from them."""
    with ExitStack() as stack:
        bus = stack.enter_context(redis())
        ear = stack.enter_context(Redis.from_url(bus))
        words = stack.enter_context(ear.pubsub(ignore_subscribe_messages=True))
        words.subscribe(CHANNEL)
        one = stack.enter_context(Process(tmp_path, "--database", address, "--bus", bus))
        eve, bert = one.client(), one.client()
        eve.http.headers["x-forwarded-for"] = "203.0.113.7"
        bert.http.headers["x-forwarded-for"] = "203.0.113.8"

        def told() -> str:
            eve.create(HUMAN, OPEN)
            return str(words.get_message(timeout=1))

        assert until(told, lambda word: "spent 203.0.113.7 " in word)
        ear.publish(CHANNEL, "spent 203.0.113.7 60000 @another")

        def asked() -> int:
            return eve.http.get("/api/address").status_code

        assert until(asked, lambda status: status != 200) == 429
        assert bert.http.get("/api/address").status_code == 200
