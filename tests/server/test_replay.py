"""A game looked at again: as each seat saw it then, and never more than it may know."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass

import pytest

from barbaricum.core.game import CHANCE
from barbaricum.core.record import replay
from barbaricum.server import table as tables
from tests.server.ears import Ear
from tests.server.running import HUMAN, OPEN, Client, Json, running
from tests.server.test_no_leak import ONLOOKER, VIEWERS, Written
from tests.server.twins import KINDS, SEATS, Kind, a_game, record

LIVE_ONLY = ("legal", "undo", "prompt")
"""What is asked of somebody while the game is played; later there is nothing to decide."""


@dataclass
class Played:
    """A finished game, and every position that was sent while it was played, by viewer."""

    kind: Kind
    log: list[tuple[int, str]]
    clients: list[Client]
    sent: list[dict[int, Json]]


def follow(log: list[tuple[int, str]], ears: list[Ear]) -> None:
    """Every decision by the one who takes it; all wait until all have heard it."""
    for number, (seat, text) in enumerate(log):
        if seat != CHANCE:
            for ear in ears:
                ear.at(number)
            ears[seat].say("act", number=number, text=text)
    for ear in ears:
        ear.at(len(log))


def sent_to(ear: Ear) -> dict[int, Json]:
    plays = [message["play"] for message in map(json.loads, ear.heard) if "play" in message]
    return {play["number"]: play["position"] for play in plays if play["position"]}


@pytest.fixture(scope="module", params=[("attila", 3), ("invasions", 28)])
def played(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Played]:
    name, seed = request.param
    kind = KINDS[name]
    log = a_game(kind, seed)
    chance = Written(kind, [text for seat, text in log if seat == CHANCE])
    file = tmp_path_factory.mktemp("replay") / "tables.sqlite"
    with pytest.MonkeyPatch.context() as patch, running(file) as server, ExitStack() as stack:
        patch.setattr(tables, "luck_of", lambda _meta: chance)
        clients = [server.client() for _ in VIEWERS]
        table = clients[0].create(HUMAN, OPEN, OPEN, game=name, options=dict(kind.options))["id"]
        for seat in (1, 2):
            clients[seat].join(table, seat)
        clients[ONLOOKER].table = table
        ears = [stack.enter_context(Ear(client)) for client in clients]
        for ear in ears:
            ear.of("hello")
        clients[0].do("start")
        follow(log, ears)
        yield Played(kind, log, clients, [sent_to(ear) for ear in ears])


def shown(client: Client, number: int, eyes: str) -> Json:
    answer = client.get(f"/replay/{number}", **{"as": eyes})
    assert answer.status_code == 200, answer.text
    return answer.json()


def without(position: Json, keys: tuple[str, ...] = LIVE_ONLY) -> Mapping[str, Json]:
    return {key: value for key, value in position.items() if key not in keys}


def test_every_position_of_a_whole_game_is_what_each_viewer_was_sent(played: Played) -> None:
    stranger = played.clients[ONLOOKER]
    index = stranger.get("/replay").json()
    numbers = [stop["number"] for stop in index["stops"]]
    for viewer in VIEWERS:
        eyes = "onlooker" if viewer == ONLOOKER else str(viewer)
        assert set(numbers) <= set(played.sent[viewer])
        for number in numbers:
            again = shown(stranger, number, eyes)
            assert without(again) == without(played.sent[viewer][number])
            assert again["legal"] == []
            assert again["undo"] is None


def test_the_index_has_the_log_in_the_words_of_each_seat(played: Played) -> None:
    game, states = played.kind.game, list(replay(record(played.kind, played.log)))
    for eyes in (*map(str, range(SEATS)), "onlooker"):
        events = played.clients[0].get("/replay", **{"as": eyes}).json()["events"]
        seat = int(eyes) if eyes.isdecimal() else None
        told = [
            game.witness(states[row], game.parse(text), seat)
            for row, (_, text) in enumerate(played.log)
        ]
        assert [event["text"] for event in events] == told
    opened = played.clients[ONLOOKER].get("/replay").json()
    assert opened["viewpoint"] == "open"
    assert [event["text"] for event in opened["events"]] == [text for _, text in played.log]


def test_the_open_view_shows_the_hands_of_everybody(played: Played) -> None:
    stops = played.clients[0].get("/replay").json()["stops"]
    number = stops[len(stops) // 2]["number"]
    opened = shown(played.clients[ONLOOKER], number, "open")
    hands = [played.sent[seat][number]["view"]["hand"] for seat in range(SEATS)]
    assert opened["view"]["hands"] == hands
    assert opened["seat"] is None


def test_turns_rounds_and_marks_lie_on_the_way(played: Played) -> None:
    index = played.clients[0].get("/replay").json()
    stops = {stop["number"]: stop for stop in index["stops"]}
    assert index["stops"][-1] == {**index["stops"][-1], "seat": None, "number": len(played.log)}
    assert [stops[number]["turn"] for number in index["turns"]] == [
        *range(1, len(index["turns"]) + 1)
    ]
    assert set(index["rounds"]) <= set(index["turns"])
    assert len(index["turns"]) <= SEATS * len(index["rounds"])
    begun = index["stops"][0]["seat"]
    places = [(stops[number]["seat"] - begun) % SEATS for number in index["turns"]]
    again = [
        number
        for at, number in enumerate(index["turns"])
        if at == 0 or places[at] <= places[at - 1]
    ]
    assert index["rounds"] == again
    assert {mark["number"] for mark in index["marks"]} <= set(stops)
    kinds = {mark["kind"] for mark in index["marks"]}
    wanted = {"attila": {"war", "scoring", "end"}, "invasions": {"raid", "town", "saga", "end"}}
    assert wanted[played.kind.game.name] <= kinds
    assert index["marks"][-1]["kind"] == "end"
