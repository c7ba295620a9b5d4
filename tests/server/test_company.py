"""Bots, stand-ins, onlookers, talk, leaving and playing again."""

import asyncio
import json
import logging
import socket
import sys
from contextlib import suppress
from dataclasses import asdict, replace
from functools import partial
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from barbaricum import games
from barbaricum.core.record import loads, verify
from barbaricum.server.minds import Minds, Question
from barbaricum.server.thinking import answer
from tests.server.ears import Ear
from tests.server.running import HUMAN, OPEN, Client, Json, Running, bot, two_players

ATTILA = games.get("attila")


def finish(ear: Ear, play: Json) -> Json:
    """Play on at this ear until the game is over; the last position."""
    while play["position"]["result"] is None:
        if play["position"]["legal"]:
            text = play["position"]["legal"][-1]["text"]
            ear.say("act", number=play["number"], text=text)
        play = ear.at(play["number"] + 1)["play"]
    return play["position"]


@pytest.mark.parametrize("game", games.names())
def test_a_human_plays_a_whole_game_against_bots_over_the_socket(
    server: Running, game: str
) -> None:
    ana = server.client()
    ana.create(HUMAN, bot("greedy"), bot("random"), game=game)
    ana.do("start")
    with Ear(ana) as ear:
        finish(ear, ear.of("hello")["play"])
    record = loads(ana.get("/record").text)
    assert [seat.get("bot") for seat in record.seats] == [None, "greedy", "random"]
    assert verify(record) is None


@pytest.mark.parametrize("game", games.names())
def test_bots_play_a_whole_game_among_themselves_before_an_onlooker(
    server: Running, game: str
) -> None:
    ana = server.client()
    ana.create(bot("random"), bot("greedy"), game=game)
    with Ear(ana) as ear:
        ear.of("hello")
        ear.say("start")
        over = ear.until(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
    assert over["table"]["number"] == len(loads(ana.get("/record").text).log)


def a_question() -> Question:
    state = ATTILA.restore({"seats": 2, "hands": [{"goths": 6}, {"huns": 6}]})
    return Question("greedy", "attila", ATTILA.view(state, 0), "seed")


def test_a_bot_answers_from_its_view_within_the_seconds_of_the_host() -> None:
    asked = replace(a_question(), bot="strong", seconds=0.01)
    assert json.loads(answer(json.dumps(asdict(asked)))) in asked.view["legal"]


@pytest.mark.parametrize(
    "script",
    [
        "raise SystemExit('the bot crashes')",
        "input(); print('this is no answer', flush=True)",
        "input(); print('\"war huns\"', flush=True)",
        "input(); import time; time.sleep(60)",
    ],
    ids=["crash", "nonsense", "illegal", "slow"],
)
def test_a_bot_that_fails_is_replaced_by_chance(
    script: str, caplog: pytest.LogCaptureFixture
) -> None:
    failures: list[int] = []

    async def run() -> list[str]:
        minds = Minds(1, patience=0.5, command=(sys.executable, "-c", script))
        minds.failed = partial(failures.append, 1)
        try:
            return [await minds.choose(a_question()) for _ in range(2)]
        finally:
            await minds.stop()

    with caplog.at_level(logging.WARNING):
        chosen = asyncio.run(run())
    assert set(chosen) <= set(a_question().view["legal"])
    assert "chance decides" in caplog.text
    assert failures == [1, 1]


def test_a_bot_that_is_just_being_called_is_not_left_alone_when_the_server_stops() -> None:
    async def run() -> int | None:
        minds = Minds(1)
        asking = asyncio.create_task(minds.choose(a_question()))
        while (birth := minds._minds[0]._birth) is None:
            await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await minds.stop()
        return (await birth).returncode

    assert asyncio.run(run()) is not None


def test_a_bot_is_told_its_view_and_nothing_else() -> None:
    script = (
        "import json; asked = json.loads(input()); print(json.dumps(asked['view']['legal'][0]))"
    )

    async def run() -> str:
        minds = Minds(1, command=(sys.executable, "-c", script))
        try:
            return await minds.choose(a_question())
        finally:
            await minds.stop()

    assert asyncio.run(run()) == a_question().view["legal"][0]
    assert a_question().view["hand_sizes"] == [6, 6]
    assert set(a_question().__slots__) == {"bot", "game", "view", "seed", "seconds"}


def test_a_bot_takes_over_an_abandoned_seat_and_gives_it_back(server: Running) -> None:
    ana, bert = two_players(server)
    with Ear(bert) as ear:
        ear.of("hello")
        ana.do("leave")
        assert bert.do("stand-in", seat=0, bot="random")["table"]["seats"][0]["standin"] == "random"
        mine = ear.until(lambda m: "play" in m and m["play"]["position"]["legal"])
        assert mine["play"]["position"]["seat"] == 1
        position = ana.position()
        assert ana.send("act", number=position["number"], text="end").json()["problem"]["code"] == (
            "not-your-turn"
        )
        assert ana.do("give-back", seat=0)["table"]["seats"][0]["standin"] is None
        play = mine["play"]
        while play["position"]["view"]["to_act"] == 1:
            ear.say("act", number=play["number"], text=play["position"]["legal"][0]["text"])
            play = ear.at(play["number"] + 1)["play"]
    assert ana.position()["legal"]


def test_whoever_is_here_is_not_replaced_against_his_will(server: Running) -> None:
    ana, bert = two_players(server)
    with Ear(ana) as ear:
        ear.of("hello")
        refused = bert.send("stand-in", seat=0, bot="random").json()
        assert refused["problem"]["code"] == "seat-present"
        ana.do("leave")
        assert bert.send("stand-in", seat=0, bot="random").status_code == 201


def test_while_a_bot_plays_for_a_seat_its_owner_waits(server: Running) -> None:
    ana, bert = two_players(server)
    bert.do("stand-in", seat=1, bot="random")
    assert bert.send("give-back", seat=0).json()["problem"]["code"] == "not-your-seat"
    assert ana.send("give-back", seat=0).json()["problem"]["code"] == "no-standin"
    assert ana.send("stand-in", seat=1, bot="nobody").json()["problem"]["code"] == "unknown-bot"


def onlooker(server: Running, table: str, name: str) -> Client:
    client = server.client()
    client.table = table
    assert client.post(f"/api/tables/{table}/onlookers", {"name": name}).status_code == 201
    return client


def said(client: Client) -> list[str]:
    return [line["text"] for line in client.get("/chat").json()["lines"]]


def test_players_and_onlookers_talk_apart(server: Running) -> None:
    ana, bert = two_players(server)
    olga, omar = onlooker(server, ana.table, "Olga"), onlooker(server, ana.table, "Omar")
    with Ear(bert) as player, Ear(omar) as other:
        player.of("hello")
        other.of("hello")
        ana.do("say", text="Hello, Bert")
        olga.do("say", text="Ana has the Huns, I bet")
        assert player.of("said")["line"]["text"] == "Hello, Bert"
        line = other.of("said")["line"]
    assert (line["name"], line["room"]) == ("Olga", "onlookers")
    assert said(bert) == ["Hello, Bert"]
    assert said(omar) == ["Ana has the Huns, I bet"]


def test_talk_is_escaped_by_nobody_but_has_no_control_characters(server: Running) -> None:
    ana, bert = two_players(server)
    ana.do("say", text="<b>bold</b> & “quoted”")
    assert said(bert) == ["<b>bold</b> & “quoted”"]
    assert ana.send("say", text="a\u0000b").status_code == 400
    assert ana.send("say", text="  ").json()["problem"]["code"] == "empty-message"
    assert ana.send("say", text="x" * 501).status_code == 400


def test_a_line_sent_twice_is_said_once(server: Running) -> None:
    ana, bert = two_players(server)
    for _ in range(2):
        ana.do("say", id="once", text="Once")
    assert said(bert) == ["Once"]


def test_onlookers_are_counted_and_see_no_hand(server: Running) -> None:
    ana, _bert = two_players(server)
    olga = onlooker(server, ana.table, "Olga")
    with Ear(ana) as one, Ear(olga) as other:
        view = other.of("hello")["play"]["position"]["view"]
        assert (view["seat"], view["hand"]) == (None, None)
        one.until(lambda m: "table" in m and m["table"]["onlookers"] == 1)


def test_after_the_game_the_same_people_play_again(server: Running) -> None:
    ana, bert = server.client(), server.client()
    table = ana.create(HUMAN, OPEN, {**bot("random"), "name": "Robot"})["id"]
    bert.join(table, 1)
    ana.do("start")
    assert ana.send("rematch").json()["problem"]["code"] == "game-not-over"
    ana.do("stand-in", seat=0, bot="random")
    bert.do("stand-in", seat=1, bot="random")
    with Ear(ana) as ear:
        ear.until(lambda m: "table" in m and m["table"]["status"] == "over")
    olga = onlooker(server, table, "Olga")
    olga.do("say", text="Well played")
    assert said(ana) == ["Well played"]
    again = ana.do("rematch")["table"]["rematch"]
    assert bert.do("rematch")["table"]["rematch"] == again
    for client in (ana, bert):
        client.table = again
    told = bert.get("").json()
    assert [seat["name"] for seat in told["seats"]] == ["Ana", "Bert", "Robot"]
    assert [seat["kind"] for seat in told["seats"]] == ["human", "reserved", "bot"]
    assert told["status"] == "open"
    assert told["commit"] != loads(_record(ana, table)).chance["commit"]  # type: ignore[index]  # it has one
    bert.join(again, 1)
    assert bert.position()["view"]["hand"]


def _record(client: Client, table: str) -> str:
    return client.http.get(f"/api/tables/{table}/record").text


def narrow(server: Running) -> socket.socket:
    """A connection into which little fits before somebody reads."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, port = server.url.removeprefix("http://").split(":")
    connection.connect((host, int(port)))
    return connection


def test_who_does_not_read_is_let_go_and_the_table_goes_on(server: Running) -> None:
    ana, bert = two_players(server)
    options: dict[str, Any] = {
        "sock": narrow(server),
        "compression": None,
        "max_queue": 1,
        "close_timeout": 0.1,
    }
    with Ear(ana) as ear, Ear(bert, **options) as slow:
        ear.until(lambda m: "table" in m and m["table"]["seats"][1]["here"])
        with suppress(ConnectionClosed):
            for _ in range(3000):  # more than fits into the buffers of any system
                slow.tell("have", number=0)
        ear.until(lambda m: "table" in m and not m["table"]["seats"][1]["here"])
        text = ana.position()["legal"][0]["text"]
        assert ear.ask("act", number=12, text=text)["number"] == 13
    with Ear(bert, after=12) as again:
        assert again.of("hello")["play"]["events"][0]["text"] == text
