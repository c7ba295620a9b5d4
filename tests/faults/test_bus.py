"""Messages between processes are lost, doubled, held back: news may be late, none is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.faults.homes import Home, new_home
from tests.faults.judge import Judge, served
from tests.faults.liar import LIES, lying
from tests.faults.nursery import Born
from tests.faults.scenes import FIRST, decision
from tests.server.ears import Ear
from tests.server.running import HUMAN, OPEN
from tests.services.postgres import postgres
from tests.services.redis_server import Redis

pytestmark = [pytest.mark.postgres, pytest.mark.redis]


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture
def home(server: str, tmp_path: Path) -> Iterator[Home]:
    with new_home(tmp_path / "home", server) as home:
        yield home


@pytest.mark.parametrize("lie", LIES.values(), ids=LIES)
def test_a_bus_that_lies_hides_nothing_for_long(lie: object, home: Home) -> None:
    judge, bus = Judge(), Redis()
    with ExitStack() as stack:
        stack.callback(bus.kill)
        address = stack.enter_context(lying(bus.port, lie))  # type: ignore[arg-type]  # one of LIES
        options = (*home.options, "--bus", address)
        one, other = (stack.enter_context(Born(home.folder, *options)) for _ in range(2))
        ana, bert = one.client(), other.client()
        bert.join(ana.create(HUMAN, OPEN, options=FIRST)["id"], 1)
        judge.do(ana, "start")
        with Ear(ana) as near, Ear(bert) as far:
            near.of("hello")
            heard = far.of("hello")["play"]["number"]
            for _ in range(4):
                who, ear = (ana, far) if ana.position()["legal"] else (bert, near)
                number = judge.do(who, "act", **decision(who))["number"]
                heard = ear.at(number)["play"]["number"]
                assert heard == number
        served(ana, home)
        served(bert, home)
    judge.look_at(home)
