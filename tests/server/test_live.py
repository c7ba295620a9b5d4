"""The socket: numbered events, answers by id, nothing lost in a gap."""

import random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from barbaricum.core.record import loads, verify
from tests.server.ears import Ear
from tests.server.running import HUMAN, OPEN, Client, Running, two_players


def first_action(client: Client) -> str:
    return str(client.position()["legal"][0]["text"])


def hears(client: Client, language: str) -> Ear:
    return Ear(client, headers={"accept-language": language})


def play_out(ears: tuple[Ear, ...], seed: int) -> None:
    """A whole game over sockets; ears in the order of their seats."""
    rng = random.Random(seed)
    plays = [ear.of("hello")["play"] for ear in ears]
    while plays[0]["position"]["result"] is None:
        position = plays[plays[0]["position"]["view"]["to_act"]]["position"]
        text = rng.choice(position["legal"])["text"]
        ears[position["seat"]].say("act", number=position["number"], text=text)
        plays = [ear.at(position["number"] + 1)["play"] for ear in ears]


def test_two_clients_play_a_whole_game_over_sockets(server: Running) -> None:
    ana, bert = two_players(server)
    with Ear(ana) as one, Ear(bert) as other:
        play_out((one, other), seed=4)
    record = loads(ana.get("/record").text)
    assert record.result is not None
    assert verify(record) is None


def test_a_move_reaches_the_other_player_with_his_own_view(server: Running) -> None:
    ana, bert = two_players(server)
    with Ear(ana) as one, Ear(bert) as other:
        text = first_action(ana)
        answer = one.ask("act", number=12, text=text)
        assert (answer["type"], answer["number"]) == ("done", 13)
        play = other.at(13)["play"]
    event = play["events"][-1]
    assert (event["number"], event["seat"], event["text"]) == (13, 0, text)
    assert event["story"][0]["sentence"].startswith("Ana")
    assert play["position"]["seat"] == 1
    assert play["position"]["view"]["number"] == 13


def test_whoever_comes_back_hears_all_rows_after_his_last_number(server: Running) -> None:
    ana, bert = two_players(server)
    with Ear(bert) as before:
        assert before.of("hello")["play"]["number"] == 12
    ana.do("act", number=12, text=first_action(ana))
    ana.do("act", number=13, text="influence")
    with Ear(bert, after=12) as again:
        play = again.of("hello")["play"]
    assert play["after"] == 12
    assert [event["number"] for event in play["events"]] == list(range(13, play["number"] + 1))


def test_a_client_that_notices_a_gap_asks_for_the_rows(server: Running) -> None:
    ana, _bert = two_players(server)
    with Ear(ana) as ear:
        ear.of("hello")
        ear.tell("have", number=5)
        play = ear.of("moved")["play"]
    assert [event["number"] for event in play["events"]] == list(range(6, 13))


def test_refusals_come_with_the_id_the_code_and_a_fresh_position(server: Running) -> None:
    ana, bert = two_players(server)
    with Ear(bert) as ear:
        text = first_action(ana)
        answers = [
            ear.ask("act", number=12, text=text),
            ear.ask("act", number=7, text=text),
            ear.ask("act", number=12, text=text, seat=0),
            ear.ask("start"),
        ]
    assert [answer["problem"]["code"] for answer in answers] == [
        "not-your-turn",
        "stale-action",
        "bad-message",
        "not-the-host",
    ]
    assert {answer["play"]["position"]["number"] for answer in answers} == {12}


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"type":"act"}', '"\\ud800"', "é" * 900])
def test_nonsense_is_answered_and_the_connection_lives(server: Running, text: str) -> None:
    ana, _bert = two_players(server)
    with Ear(ana) as ear:
        ear.socket.send(text)
        refused = ear.of("refused")
        assert (refused["id"], refused["problem"]["code"]) == (None, "bad-message")
        assert ear.ask("say", text="still here")["type"] == "done"


def test_a_message_that_is_too_long_ends_the_connection(server: Running) -> None:
    ana, _bert = two_players(server)
    with Ear(ana) as ear:
        ear.socket.send("x" * 70_000)
        with pytest.raises(ConnectionClosed) as caught:
            ear.of("refused")
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1009


def test_duplicated_delayed_and_reordered_messages_do_no_harm(server: Running) -> None:
    ana, bert = two_players(server)
    text = first_action(ana)
    with Ear(ana) as one, Ear(bert) as other:
        for _ in range(3):
            one.say("act", id="first", number=12, text=text)
        one.say("act", id="second", number=13, text="influence")
        one.say("act", id="first", number=12, text=text)
        one.say("act", id="late", number=12, text=text)
        last = one.until(lambda message: message.get("id") == "late")
        assert last["problem"]["code"] == "stale-action"
        other.at(14)
    rows = [event["text"] for event in ana.get("/events", after=12).json()["events"]]
    assert rows[:2] == [text, "influence"]
    assert rows.count(text) == 1


def test_messages_out_of_order_are_stale_until_they_fit(server: Running) -> None:
    ana, _bert = two_players(server)
    text = first_action(ana)
    with Ear(ana) as ear:
        early = ear.ask("act", id="b", number=13, text="influence")
        assert early["problem"]["code"] == "stale-action"
        assert ear.ask("act", id="a", number=12, text=text)["type"] == "done"
        assert ear.ask("act", id="b", number=13, text="influence")["type"] == "done"


def test_a_forged_cookie_hears_no_more_than_an_onlooker(server: Running) -> None:
    ana, _bert = two_players(server)
    forger = server.client()
    forger.table = ana.table
    with Ear(forger, headers={"cookie": "barbaricum=guessed"}) as ear:
        assert ear.of("hello")["play"]["position"]["view"]["hand"] is None
        refused = ear.ask("act", number=12, text=first_action(ana))
    assert refused["problem"]["code"] == "not-at-table"


def test_presence_is_seen_by_everybody(server: Running) -> None:
    ana, bert = two_players(server)
    with Ear(ana) as one:
        one.of("hello")
        with Ear(bert) as other:
            other.of("hello")
            one.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["here"])
        gone = one.until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["here"])
    assert gone["table"]["seats"][0]["here"]


def test_a_device_that_is_shut_out_is_shown_no_hand_from_then_on(server: Running) -> None:
    ana, _bert = two_players(server)
    phone = server.client()
    key = ana.post(f"/api/tables/{ana.table}/link", {}).json()["key"]
    phone.table = phone.post("/api/rejoin", {"key": key}).json()["id"]
    with Ear(phone) as ear:
        assert ear.of("hello")["play"]["position"]["view"]["hand"] is not None
        ana.post(f"/api/tables/{ana.table}/unlink", {})
        position = ear.of("moved")["play"]["position"]
        assert (position["seat"], position["view"]["hand"]) == (None, None)
        refused = ear.ask("act", number=12, text=first_action(ana))
    assert refused["problem"]["code"] == "not-at-table"


def test_a_socket_speaks_for_the_cookie_it_began_with(server: Running) -> None:
    """Whoever gets a first cookie by sitting down has to connect anew, as the page does."""
    ana, bert = server.client(), server.client()
    bert.table = ana.create(HUMAN, OPEN)["id"]
    with Ear(bert) as stranger:
        stranger.of("hello")
        bert.join(ana.table, 1)
        seated = stranger.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["taken"])
        assert not seated["table"]["seats"][1]["yours"]
    with Ear(bert) as known:
        assert known.of("hello")["table"]["seats"][1]["yours"]


def test_a_seat_taken_by_a_known_browser_is_seen_by_its_open_socket(server: Running) -> None:
    ana, bert = server.client(), server.client()
    bert.create(HUMAN, OPEN)
    ana.create(HUMAN, OPEN)
    bert.table = ana.table
    with Ear(bert) as ear:
        ear.of("hello")
        bert.join(ana.table, 1)
        ear.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["yours"])
        ana.do("start")
        assert (
            ear.until(lambda m: m["type"] == "moved" and m["play"]["position"])["play"]["position"][
                "seat"
            ]
            == 1
        )


def test_a_socket_keeps_the_language_it_began_with(server: Running) -> None:
    ana, bert = two_players(server)
    with hears(bert, "de") as german, hears(bert, "fr") as french:
        german.of("hello")
        french.of("hello")
        ana.do("act", number=12, text=first_action(ana))
        said = [
            ear.at(13)["play"]["events"][-1]["story"][0]["sentence"] for ear in (german, french)
        ]
    assert "legt" in said[0] or "spielt" in said[0]
    assert said[0] != said[1]
    assert "Ana" in said[1]


def test_an_unknown_table_closes_the_socket_with_a_reason(server: Running) -> None:
    client = server.client()
    client.table = "nowhere"
    with Ear(client) as ear, pytest.raises(ConnectionClosed) as caught:
        ear.hear()
    assert caught.value.rcvd is not None
    assert (caught.value.rcvd.code, caught.value.rcvd.reason) == (4404, "unknown-table")


def test_a_page_of_another_site_gets_no_socket(server: Running) -> None:
    ana, _bert = two_players(server)
    with pytest.raises(InvalidStatus) as caught, Ear(ana, origin="https://elsewhere.example"):
        pass
    assert caught.value.response.status_code == 403
    with Ear(ana, origin=server.url) as ear:
        assert ear.of("hello")


def test_several_players_at_one_device_look_behind_a_curtain(server: Running) -> None:
    ana = server.client()
    ana.create(HUMAN, {"kind": "hot-seat", "name": "Anton"}, options={"first": "seat"})
    ana.do("start")
    with Ear(ana) as ear:
        hidden = ear.of("hello")["play"]["position"]
        assert (hidden["seat"], hidden["curtain"], hidden["view"]["hand"]) == (None, 0, None)
        ear.tell("look", seat=0)
        shown = ear.of("moved")["play"]["position"]
        assert (shown["seat"], shown["curtain"]) == (0, None)
        assert shown["view"]["hand"]
        position = shown
        while position["view"]["to_act"] == 0:
            text = position["legal"][-1]["text"]
            ear.say("act", number=position["number"], text=text)
            position = ear.at(position["number"] + 1)["play"]["position"]
        assert (position["seat"], position["curtain"], position["view"]["hand"]) == (None, 1, None)
        ear.tell("look", seat=2)
        assert ear.of("refused")["problem"]["code"] == "not-your-seat"
