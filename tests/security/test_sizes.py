"""S15 Number, size and order of messages do not depend on what is hidden; S16 nothing is packed."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from barbaricum.core.game import CHANCE
from barbaricum.core.record import Row
from tests.server.ears import Ear
from tests.server.hands import Hands
from tests.server.running import HUMAN, OPEN, Client, Json, Running, running, two_players
from tests.server.test_no_leak import ONLOOKER, VIEWERS, rig
from tests.server.twins import KINDS, Kind, twins

ROWS = 70
"""So much of a game is played."""
Shape = list[tuple[str, int]]
"""Of every message its type and its length, in order."""


def seated(server: Running, kind: Kind) -> list[Client]:
    """Three players and an onlooker."""
    clients = [server.client() for _ in VIEWERS]
    table = clients[0].create(HUMAN, OPEN, OPEN, game=kind.game.name, options=dict(kind.options))
    for seat in (1, 2):
        clients[seat].join(table["id"], seat, name=f"Player {seat}")
    clients[ONLOOKER].table = table["id"]
    return clients


def play(server: Running, kind: Kind, log: Sequence[Row]) -> dict[int, Shape]:
    """The beginning of a game, everything decided by a seat without a rest taken back once."""
    clients = seated(server, kind)
    with ExitStack() as stack:
        ears: list[Ear] = []
        for client in clients:
            ears.append(stack.enter_context(Ear(client)))
            ears[-1].of("hello")
        clients[0].do("start")
        Game(log, clients, ears).follow()
    return {viewer: shape(ears[viewer].heard) for viewer in VIEWERS}


@dataclass
class Game:
    """Decide, ask for too much, take back, decide again."""

    log: Sequence[Row]
    clients: list[Client]
    ears: list[Ear]
    number: int = 0
    """Rows on the server, where what was taken back stays in the log."""
    heard: int = 0
    """The number that everybody has heard of."""
    undone: int = 0

    def follow(self) -> None:
        for row, (seat, text) in enumerate(self.log[:ROWS]):
            if seat != CHANCE:
                self.all_hear()
                self.pester()
                self.ears[seat].say("act", number=self.number, text=text)
                if self.log[row + 1][0] != CHANCE:
                    self.take_back(seat, text)
            self.number += 1
        assert self.undone > 5

    def all_hear(self) -> None:
        if self.heard < self.number:
            for ear in self.ears:
                ear.at(self.number)
        self.heard = self.number

    def take_back(self, seat: int, text: str) -> None:
        """Once, if that is free."""
        self.number += 1
        self.all_hear()
        undo = self.clients[seat].position()["undo"]
        if undo and undo["free"]:
            self.ears[seat].ask("undo", number=self.number, seat=seat)
            self.ears[seat].say("act", number=self.number + 1, text=text)
            self.number += 2
            self.undone += 1
        self.number -= 1

    def pester(self) -> None:
        """Seat 0 and the onlooker try what they may not: the refusals are heard too."""
        for viewer in (0, ONLOOKER):
            if self.number % 5 == viewer:
                self.ears[viewer].ask("undo", number=self.number, seat=1)
                self.ears[viewer].ask("act", number=self.number + 1, text="end")
                self.ears[viewer].ask("stand-in", seat=1, bot="random")


def shape(heard: Sequence[str]) -> Shape:
    return [(text[9:15], len(text)) for text in heard]


@pytest.mark.parametrize(("name", "seed"), [("attila", 0), ("invasions", 85)])
def test_messages_are_as_many_and_as_long_whatever_the_others_hold(
    tmp_path: Path, name: str, seed: int
) -> None:
    """S15 Moves, taking back and refusals, in two games that differ in hidden cards only."""
    kind = KINDS[name]
    both = twins(kind, seed, seat=0)
    assert both.different > 100
    shapes: list[dict[int, Shape]] = []
    with (
        pytest.MonkeyPatch.context() as patch,
        running(tmp_path / "tables.sqlite", clock=Hands()) as server,
    ):
        for log in (both.one, both.other):
            rig(patch, kind, log)
            shapes.append(play(server, kind, log))
    one, other = shapes
    for viewer in (0, ONLOOKER):
        assert len(one[viewer]) > 60
        assert one[viewer] == other[viewer]


def test_a_socket_packs_nothing_even_if_it_is_asked_to(server: Running) -> None:
    """S16 A hand and the words of another player may stand in one message."""
    ana, _bert = two_players(server)
    with Ear(ana, compression="deflate") as ear:
        ear.of("hello")
        assert ear.socket.response is not None
        assert "sec-websocket-extensions" not in ear.socket.response.headers
        assert ear.socket.protocol.extensions == []


def test_an_answer_about_a_table_is_not_packed(server: Running) -> None:
    """S16 The page itself is, for it is the same for everybody."""
    ana, _bert = two_players(server)
    asked: Json = {"accept-encoding": "br, gzip, zstd, deflate"}
    for path in ("/events", "", "/chat"):
        answer = ana.http.get(f"/api/tables/{ana.table}{path}", headers=asked)
        assert "content-encoding" not in answer.headers


def test_the_proxy_that_we_offer_packs_no_answer_either() -> None:
    """S16 Caddy packs what does not begin with /api/; nginx as it is packs only pages."""
    deploy = Path(__file__).resolve().parents[2] / "deploy"
    caddy = (deploy / "Caddyfile").read_text("utf-8")
    assert "@page not path /api/*\n\tencode @page" in caddy
    assert caddy.count("encode") == 1
    assert "gzip_types" not in (deploy / "nginx.conf").read_text("utf-8")
