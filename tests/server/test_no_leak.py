"""S14 Nothing hidden leaves the server: not in any byte to any seat or onlooker, in whole games."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

from barbaricum.bots.search import Budget
from barbaricum.core.game import CHANCE
from barbaricum.core.record import Row, replay
from barbaricum.server import table as tables
from tests.server.databases import looking
from tests.server.ears import Ear
from tests.server.hands import Hands
from tests.server.running import HUMAN, OPEN, PLAIN, Client, Json, Running, running
from tests.server.twins import KINDS, SEATS, Kind, a_game, record, twins

Outcome = TypeVar("Outcome")
ONLOOKER = SEATS
VIEWERS = (0, 1, 2, ONLOOKER)
EYES = ("0", "1", "2", "onlooker", "open")
STUDY = {"number": 20, "name": "Ana", "seats": [{"kind": "human"}] * SEATS}
ADVISED = 3
"""Seat 0 asks for a hint at so many rows, whenever its turn falls on one."""


@dataclass(frozen=True)
class Written:
    """Chance that falls as it is written, to play the same game with other hidden cards."""

    kind: Kind
    texts: Sequence[str]

    def draw(self, odds: Mapping[Outcome, int], k: int) -> Outcome:
        text = self.kind.game.text
        return next(outcome for outcome in odds if text(outcome) == self.texts[k])


@dataclass(frozen=True)
class Heard:
    """All bytes that went to each seat and to an onlooker, by their own words."""

    sockets: list[list[str]]
    answers: list[list[str]]

    def of(self, viewer: int) -> list[str]:
        return self.sockets[viewer] + self.answers[viewer]


def play(server: Running, kind: Kind, log: Sequence[Row]) -> Heard:
    """Play a log for everybody's ears, and ask everything that can be asked on the way."""
    clients = [server.client() for _ in VIEWERS]
    form = {"game": kind.game.name, "options": dict(kind.options), "pace": {"kind": "live"}}
    table = clients[0].create(HUMAN, OPEN, OPEN, **form)
    clients[0].give("entropy of 0")
    for seat in (1, 2):
        clients[seat].join(table["id"], seat, name=f"Player {seat}", entropy=f"entropy of {seat}")
    clients[ONLOOKER].table = table["id"]
    clients[ONLOOKER].post(f"/api/tables/{table['id']}/onlookers", {"name": "Olga"})
    answers: list[list[str]] = [[] for _ in VIEWERS]
    with ExitStack() as stack:
        ears = []
        for client in clients:
            ears.append(stack.enter_context(Ear(client)))
            ears[-1].of("hello")
        clients[0].do("start")
        follow(kind, log, clients, ears, answers)
    stamp = f'"created":{table["created"]}'
    names = {table["id"]: "TABLE", table["commit"]: "COMMIT", stamp: '"created":0'}
    return Heard([plain(ear.heard, names) for ear in ears], [plain(a, names) for a in answers])


def follow(
    kind: Kind,
    log: Sequence[Row],
    clients: list[Client],
    ears: list[Ear],
    answers: list[list[str]],
) -> None:
    """Every decision of the log by the one who takes it; all wait until all have heard it."""
    for number, (seat, text) in enumerate(log):
        if seat != CHANCE:
            for ear in ears:
                ear.at(number)
            if number % 40 == 0:
                for viewer, client in enumerate(clients):
                    answers[viewer] += questions(kind, client, number)
                    answers[viewer] += [asked.text for asked in by_token(client)]
            if seat == 0 and number % ADVISED == 0:
                answers[0].append(clients[0].get("/hint").text)
            ears[seat].say("act", number=number, text=text)
    for ear in ears:
        ear.until(
            lambda message: message["type"] == "table" and message["table"]["status"] == "over"
        )


def questions(kind: Kind, client: Client, number: int) -> list[str]:
    """What somebody may ask who wants to know too much."""
    asked = [
        client.get("/events", after=0),
        client.get(""),
        client.get("/record"),
        client.get("/analysis"),
        client.post(f"/api/tables/{client.table}/analyse", None),
        client.get("/chat"),
        client.http.get("/api/notices"),
        client.post(f"/api/tables/{client.table}/studies", STUDY),
        *(client.get("/hint", seat=seat) for seat in range(SEATS)),
        *(client.get("/events", seat=seat) for seat in range(SEATS)),
        *(client.get("/why", text=text) for text in kind.asks),
        *(client.get("/preview", about=f"voyage:{place}") for place in ("paris", "kiev", "horn")),
        *(client.get("/preview", about="voyage:york", seat=seat) for seat in range(SEATS)),
        *(client.get("/replay", **{"as": eyes}) for eyes in EYES),
        *(client.get(f"/replay/{number // 2}", **{"as": eyes}) for eyes in EYES),
        client.send("act", id=f"n{number}", number=number + 1, text=kind.asks[1]),
        client.send("undo", id=f"u{number}", number=number + 1, seat=2),
    ]
    return [answer.text for answer in asked]


def by_token(client: Client) -> list[httpx.Response]:
    """What a program is told that has a token of this player."""
    made = client.post("/api/tokens", {"name": "eyes", "scopes": ["read"]}).json()
    program = {"authorization": f"Bearer {made['token']}"}
    paths = ("/api/me/events", f"/api/tables/{client.table}/events", "/api/mine")
    with httpx.Client(base_url=client.http.base_url, headers=program, verify=PLAIN) as bare:
        told = [bare.get(path) for path in paths]
    client.http.delete(f"/api/tokens/{made['info']['id']}")
    assert [answer.status_code for answer in told] == [200, 200, 200]
    return told


def plain(texts: list[str], names: Mapping[str, str]) -> list[str]:
    """The texts without what differs between any two tables."""
    for name, word in names.items():
        texts = [text.replace(name, word) for text in texts]
    return texts


def rig(patch: pytest.MonkeyPatch, kind: Kind, log: Sequence[Row]) -> None:
    """At tables that begin now, chance falls as it did in this log."""
    chance = Written(kind, [text for seat, text in log if seat == CHANCE])
    patch.setattr(tables, "luck_of", lambda _meta: chance)


def rigged(file: Path, kind: Kind, *logs: Sequence[Row]) -> list[Heard]:
    """The logs, played one after the other at tables whose chance falls as they say."""
    heard, few = [], Budget(8)
    with (
        pytest.MonkeyPatch.context() as patch,
        running(file, hints=few, clock=Hands()) as server,
    ):
        for log in logs:
            rig(patch, kind, log)
            heard.append(play(server, kind, log))
    return heard


def hidden_things(file: Path) -> list[str]:
    """Secrets of tables, hashes of keys, ids of guests, the entropy of everybody."""
    with looking(file) as connection:
        secrets = [row[0].hex() for row in connection.execute("SELECT secret FROM tables")]
        hashes = [row[0] for row in connection.execute("SELECT hash FROM sessions")]
        guests = [row[0] for row in connection.execute("SELECT id FROM guests")]
        guests += [row[0] for row in connection.execute("SELECT id FROM persons")]
    return [*secrets, *hashes, *guests, *(f"entropy of {seat}" for seat in range(SEATS))]


@pytest.mark.parametrize(("name", "seed"), [("attila", 0), ("invasions", 85)])
def test_no_byte_depends_on_cards_that_the_viewer_may_not_know(
    tmp_path: Path, name: str, seed: int
) -> None:
    """The same game twice, with other cards in the hands of seats 1 and 2."""
    kind = KINDS[name]
    both = twins(kind, seed, seat=0)
    assert both.different > 100
    one, other = rigged(tmp_path / "tables.sqlite", kind, both.one, both.other)
    for viewer in (0, ONLOOKER):
        assert len(one.of(viewer)) > 150
        assert one.sockets[viewer] == other.sockets[viewer]
        assert one.answers[viewer] == other.answers[viewer]
    assert one.sockets[1] != other.sockets[1]
    assert sum('"hints":[{' in answer for answer in one.answers[0]) > 5


@pytest.mark.parametrize(("name", "seed"), [("attila", 1), ("invasions", 28)])
def test_views_and_rows_are_those_that_the_game_gives_each_seat(
    tmp_path: Path, name: str, seed: int
) -> None:
    kind = KINDS[name]
    log = a_game(kind, seed)
    (heard,) = rigged(tmp_path / "tables.sqlite", kind, log)
    states = list(replay(record(kind, log)))
    for viewer in VIEWERS:
        plays = [
            message["play"]
            for message in map(json.loads, heard.sockets[viewer])
            if "play" in message
        ]
        assert plays[-1]["number"] == len(log)
        for told in plays:
            check(kind, told, log, states, None if viewer == ONLOOKER else viewer)
    everything = "".join(text for viewer in VIEWERS for text in heard.of(viewer))
    hidden = hidden_things(tmp_path / "tables.sqlite")
    assert len(hidden) > 10
    assert [secret for secret in hidden if secret in everything] == []


def check(
    kind: Kind, told: Json, log: Sequence[Row], states: Sequence[Any], seat: int | None
) -> None:
    """Every row by the witness of the seat, every view by its view."""
    game = kind.game
    for event in told["events"]:
        row = event["number"] - 1
        assert event["text"] == game.witness(states[row], game.parse(log[row][1]), seat)
    if told["position"] is not None:
        assert told["position"]["view"] == game.view(states[told["number"]], seat)
