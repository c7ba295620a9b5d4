"""The network is cut between machines: two servers, a PostgreSQL and a Redis in namespaces."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.faults.edges import Orders
from tests.faults.homes import Home
from tests.faults.judge import Judge
from tests.faults.networks import Machine, machines
from tests.faults.nursery import Born
from tests.faults.scenes import FIRST, HOT, decision
from tests.server.running import HUMAN, Client, Json
from tests.services.postgres import Postgres, database, own_postgres
from tests.services.redis_server import Redis

pytestmark = [pytest.mark.postgres, pytest.mark.redis, pytest.mark.root]


class Net:
    """Two servers on machines of their own; what they share stands on two others."""

    def __init__(self, stack: ExitStack, folder: Path) -> None:
        names = ["one", "other", "bus"]
        self.middle, *self.machines, self.far = stack.enter_context(machines(names))
        with self.far.inside():
            self.bus = Redis(self.far.address)
            stack.callback(self.bus.kill)
        with self.middle.inside():
            self.postgres: Postgres = stack.enter_context(own_postgres(host=self.middle.address))
            self.address = stack.enter_context(_within(self.middle, self.postgres.address))
        self.servers = [stack.enter_context(self._server(one, folder)) for one in self.machines]
        self.judge = Judge()

    @contextmanager
    def _server(self, machine: Machine, folder: Path) -> Iterator[Born]:
        home = folder / machine.name
        home.mkdir()
        options = ("--database", self.address, "--bus", self.bus.address)
        with Born(home, *options, orders=Orders(network=machine.file)) as server:
            yield server

    def ask(self, at: int, client: Client, **keys: Json) -> httpx.Response | None:
        """A command from a browser beside one of the machines."""
        with self.machines[at].inside():
            return self.judge.ask(client, "act", **keys)

    def decide(self, at: int, client: Client) -> Json:
        with self.machines[at].inside():
            return decision(client)

    def judged(self, folder: Path) -> None:
        with self.middle.inside():
            name = self.address.rpartition("/")[2]
            self.judge.look_at(Home(folder, self.postgres.address, name))


@contextmanager
def _within(machine: Machine, server: str) -> Iterator[str]:
    """A database; it is dropped from where it can be reached."""
    stack = ExitStack()
    address = stack.enter_context(database(server))
    try:
        yield address
    finally:
        with machine.inside():
            stack.close()


@pytest.fixture
def net(tmp_path: Path) -> Iterator[Net]:
    with ExitStack() as stack:
        yield Net(stack, tmp_path)


def begun(net: Net) -> tuple[Client, Client]:
    """A game of one browser, which asks both servers."""
    with net.machines[0].inside():
        ana = net.servers[0].client()
        ana.create(HUMAN, HOT, options=FIRST)
        net.judge.do(ana, "start")
    return ana, net.servers[1].client(like=ana)


def test_a_server_that_is_cut_off_refuses_and_the_other_goes_on(net: Net, tmp_path: Path) -> None:
    """Whoever asks the one that is cut off is told so; what it was asked is done once, later."""
    ana, far = begun(net)
    answer = net.ask(1, far, id="both", **net.decide(1, far))
    assert answer is not None
    assert answer.status_code == 201
    asked = net.decide(0, ana)
    net.machines[0].cut()
    away = net.ask(0, ana, id="cut", **asked)
    assert away is not None
    assert (away.status_code, away.json()["problem"]["code"]) == (503, "storage-away")
    elsewhere = net.ask(1, far, id="cut", **asked)
    assert elsewhere is not None
    assert elsewhere.status_code == 201
    after = net.ask(1, far, id="more", **net.decide(1, far))
    assert after is not None
    assert after.status_code == 201
    net.machines[0].mend()
    again = net.ask(0, ana, id="cut", **asked)
    assert again is not None
    assert again.status_code == 201, again.text
    with net.machines[0].inside():
        number = ana.get("/events", after=0).json()["number"]
    assert number == after.json()["number"]
    net.judged(tmp_path)


def test_servers_that_cannot_reach_the_bus_go_on_by_the_numbers(net: Net, tmp_path: Path) -> None:
    """Nobody says that the bus is gone: what is sent to it vanishes."""
    browsers = begun(net)
    net.far.cut()
    for turn in range(6):
        at = turn % 2
        answer = net.ask(at, browsers[at], id=f"turn-{turn}", **net.decide(at, browsers[at]))
        assert answer is not None
        assert answer.status_code == 201, answer.text
    net.far.mend()
    last = net.ask(0, browsers[0], id="mended", **net.decide(0, browsers[0]))
    assert last is not None
    with net.machines[1].inside():
        number = browsers[1].get("/events", after=0).json()["number"]
    assert number == last.json()["number"]
    net.judged(tmp_path)
