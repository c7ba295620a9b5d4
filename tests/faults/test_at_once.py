"""Two processes decide at the same moment, again and again, while PostgreSQL comes and goes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from tests.faults.homes import Home, new_home
from tests.faults.judge import served
from tests.faults.nursery import Born
from tests.faults.scenes import Stage, begun, decision, next_to_act
from tests.patience import until
from tests.server.running import Client, Json
from tests.services.postgres import Postgres, own_postgres

pytestmark = pytest.mark.postgres

ROUNDS: Final = 400 if os.environ.get("BARBARICUM_FAULTS") else 10


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with own_postgres() as server:
        yield server


@pytest.fixture
def home(server: Postgres, tmp_path: Path) -> Iterator[Home]:
    with new_home(tmp_path / "home", server.address) as home:
        yield home


def over(stage: Stage, asked: Json) -> bool:
    return next_to_act(stage, asked) is None


def test_of_two_decisions_at_the_same_moment_one_counts(home: Home) -> None:
    """Every round each process is sent a decision of its own, and one that both are sent."""
    stage = Stage(home)
    with ExitStack() as stack:
        one, other = (stack.enter_context(Born(home.folder, *home.options)) for _ in range(2))
        near = begun(stage, one)
        far = other.client(like=near)
        threads = stack.enter_context(ThreadPoolExecutor(4))
        for number in range(ROUNDS):
            asked = decision(near)
            if over(stage, asked):
                near = begun(stage, one)
                far = other.client(like=near)
                asked = decision(near)
            ids = (f"near-{number}", f"far-{number}", f"both-{number}", f"both-{number}")
            clients = (near, far, near, far)
            codes = list(threads.map(partial(_sent, stage, asked), clients, ids))
            assert codes[2:] in ([201, 201], [409, 409]), codes
            assert [codes[0], codes[1], codes[2]].count(201) == 1, codes
        for client in (near, far):
            served(client, home)
    stage.judge.look_at(home)


def _sent(stage: Stage, asked: Json, client: Client, name: str) -> int:
    answer = stage.judge.ask(client, "act", id=name, **asked)
    assert answer is not None
    return answer.status_code


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_postgresql_is_restarted_in_the_middle_of_a_game(
    how: str, server: Postgres, home: Home
) -> None:
    """What was answered stands, and what was refused is done when it is sent again."""
    stage = Stage(home)
    with Born(home.folder, *home.options) as process:
        ana = begun(stage, process)
        with ThreadPoolExecutor(1) as apart:
            for number in range(3):
                restarted = apart.submit(_restart, server, how)
                asked = decision_later(ana) | {"id": f"n{number}"}
                until(partial(was_done, stage, ana, asked), bool)
                restarted.result()
        served(ana, home)
    stage.judge.look_at(home)


def decision_later(client: Client) -> Json:
    """The next decision, as soon as the tables can be looked at."""

    def looked() -> Json:
        if client.get("/events", after=0).status_code == 200:
            with suppress(AssertionError):  # it went away between the two questions
                return decision(client)
        return None

    return until(looked, bool)


def was_done(stage: Stage, client: Client, asked: Json) -> bool:
    """Only the database may be in the way."""
    answer = stage.judge.ask(client, "act", **asked)
    assert answer is not None
    if answer.status_code == 201:
        return True
    assert answer.json()["problem"]["code"] == "storage-away"
    return False


def _restart(server: Postgres, how: str) -> None:
    server.stop(how)
    server.start()
