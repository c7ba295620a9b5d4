"""Decisions over HTTP: once each, in turn, by the rules, in answer to the present view."""

import random

import pytest

from barbaricum import games
from barbaricum.core.record import Record, loads, replay, verify
from tests.server.running import HUMAN, OPEN, Client, Json, Running, two_players


def play_out(clients: tuple[Client, ...], seed: int) -> Record:
    """Whole game of clients in the order of their seats; the record of it."""
    rng = random.Random(seed)
    told = clients[0].position()
    while told["result"] is None:
        client = clients[told["view"]["to_act"]]
        mine = client.position()
        told = client.do("act", number=mine["number"], text=rng.choice(mine["legal"])["text"])[
            "position"
        ]
    return loads(clients[0].get("/record").text)


@pytest.mark.parametrize("name", games.names())
def test_two_clients_play_a_whole_game_and_its_record_verifies(server: Running, name: str) -> None:
    """Everybody's entropy is in the luck, and the states in memory are the replayed ones."""
    ana, bert = server.client(), server.client()
    table = ana.create(HUMAN, OPEN, game=name)["id"]
    ana.give("my dog")
    bert.join(table, 1, entropy="three coins")
    ana.do("start")
    record = play_out((ana, bert), seed=2)
    assert record.chance is not None
    assert record.chance["entropy"] == ["my dog", "three coins"]
    assert verify(record) is None
    assert ana.get("/verification").json() == {"verified": True, "difference": None}
    *_, last = replay(record)
    assert games.get(name).view(last, 0) | {"number": len(record.log)} == ana.position()["view"]
    record.chance["entropy"][1] = "four coins"
    difference = verify(record)
    assert difference is not None
    assert difference.what == "draw"


def test_there_is_no_record_and_no_secret_before_the_end(server: Running) -> None:
    """S17 The secret is shown when it can no longer harm."""
    ana, _bert = two_players(server)
    answer = ana.get("/record")
    assert (answer.status_code, answer.json()["problem"]["code"]) == (409, "game-not-over")


def test_the_view_is_that_of_the_game_with_the_number_of_rows(server: Running) -> None:
    ana, bert = two_players(server)
    told = ana.position()
    assert told["view"]["number"] == told["number"] == 12
    assert bert.position()["legal"] == []
    assert told["legal"][0]["path"][0].startswith("card:")
    assert [action["text"] for action in told["legal"]] == told["view"]["legal"]


def test_somebody_elses_turn_is_refused_without_asking_the_game(server: Running) -> None:
    ana, bert = two_players(server)
    text = ana.position()["legal"][0]["text"]
    for said in (text, "play goths nowhere"):
        answer = bert.send("act", number=12, text=said)
        assert (answer.status_code, answer.json()["problem"]["code"]) == (409, "not-your-turn")


def test_an_illegal_action_is_refused_with_its_rule_and_a_fresh_position(server: Running) -> None:
    ana, _bert = two_players(server)
    people = next(iter(ana.position()["view"]["hand"]))
    answer = ana.send("act", number=12, text=f"play {people} sicilia").json()
    assert answer["problem"]["rule"] == "A3.2"
    assert answer["problem"]["sentence"]
    assert answer["position"]["number"] == 12


def test_an_old_view_is_refused_as_stale_with_a_fresh_position(server: Running) -> None:
    ana, _bert = two_players(server)
    text = ana.position()["legal"][0]["text"]
    ana.do("act", number=12, text=text)
    answer = ana.send("act", number=12, text="influence").json()
    assert answer["problem"]["code"] == "stale-action"
    assert answer["problem"]["values"] == {"number": 13, "asked": 12}
    assert answer["position"]["number"] == 13


def test_the_same_command_sent_twice_is_done_once(server: Running) -> None:
    ana, _bert = two_players(server)
    text = ana.position()["legal"][0]["text"]
    first = ana.do("act", id="mine", number=12, text=text)
    again = ana.do("act", id="mine", number=12, text=text)
    assert first["number"] == again["number"] == again["position"]["number"] == 13


def test_an_id_belongs_to_one_command_and_to_one_player(server: Running) -> None:
    ana, bert = two_players(server)
    text = ana.position()["legal"][0]["text"]
    ana.do("act", id="mine", number=12, text=text)
    assert ana.send("act", id="mine", number=13, text="influence").json()["problem"]["code"] == (
        "id-used"
    )
    assert bert.send("act", id="mine", number=12, text=text).json()["problem"]["code"] == (
        "stale-action"
    )


def test_a_stranger_neither_acts_nor_sees_a_hand(server: Running) -> None:
    ana, _bert = two_players(server)
    stranger = server.client()
    stranger.table = ana.table
    assert stranger.position()["view"]["hand"] is None
    text = ana.position()["legal"][0]["text"]
    answer = stranger.send("act", number=12, text=text)
    assert (answer.status_code, answer.json()["problem"]["code"]) == (403, "not-at-table")
    assert stranger.get("/events", seat=0).status_code == 403


def test_why_tells_the_rule_to_the_seat_that_decides_and_to_nobody_else(server: Running) -> None:
    ana, bert = two_players(server)
    people = next(iter(ana.position()["view"]["hand"]))
    told = ana.get("/why", text=f"play {people} sicilia").json()
    assert (told["legal"], told["problem"]["rule"]) == (False, "A3.2")
    assert ana.get("/why", text=ana.position()["legal"][0]["text"]).json()["legal"]
    assert bert.get("/why", text="end").json()["problem"]["code"] == "not-your-turn"


def test_events_are_the_rows_as_each_seat_may_know_them(server: Running) -> None:
    ana, bert = two_players(server)
    mine, other = (client.get("/events", after=0).json()["events"] for client in (ana, bert))
    assert [event["number"] for event in mine] == list(range(1, 13))
    assert [event["text"] == "deal ?" for event in mine] == [False] * 6 + [True] * 6
    assert [event["text"] == "deal ?" for event in other] == [True] * 6 + [False] * 6
    assert ana.get("/events", after=10).json()["events"] == mine[10:]


@pytest.mark.parametrize("path", ["", "/events", "/chat", "/record", "/why", "/preview"])
def test_an_unknown_table_is_not_found(server: Running, path: str) -> None:
    client = server.client()
    client.table = "nowhere"
    answer = client.get(path, text="end", about="voyage:york")
    assert (answer.status_code, answer.json()["problem"]["code"]) == (404, "unknown-table")


def body(**keys: Json) -> Json:
    return {"type": "act", "id": "x", "number": 12, "text": "end", **keys}


@pytest.mark.parametrize(
    "wrong",
    [body(number=-1), body(number="12"), body(text=""), body(seat=1), body(type="deal"), [], 7],
)
def test_a_command_of_the_wrong_form_is_not_understood(server: Running, wrong: Json) -> None:
    ana, _bert = two_players(server)
    answer = ana.post(f"/api/tables/{ana.table}/commands", wrong)
    assert (answer.status_code, answer.json()["problem"]["code"]) == (400, "bad-message")
