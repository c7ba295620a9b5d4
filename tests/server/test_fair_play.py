"""S21: nobody loses a seat, a vote or a clock by the command of somebody else alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import text

from barbaricum.server.clock import SECOND
from barbaricum.server.sightings import GRACE
from tests.patience import until
from tests.server.ears import Ear
from tests.server.hands import NOON, Hands
from tests.server.running import HUMAN, OPEN, Client, Json, Running, bot, running, two_players
from tests.server.test_accounts import code
from tests.server.test_ratings import rated
from tests.services.postgres import connected, database, postgres

LIVE = {"kind": "live", "minutes": 1, "increment": 0, "then": "forfeit", "bot": "random"}
AWAY = GRACE / SECOND + 1
"""Seconds after which a bot may be called for somebody who was not seen."""


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def server(tmp_path: Path, hands: Hands) -> Iterator[Running]:
    with running(tmp_path / "tables.sqlite", clock=hands) as server:
        yield server


def call_a_bot(client: Client, seat: int) -> Json:
    return client.send("stand-in", seat=seat, bot="random")


def end_turn(client: Client) -> None:
    """Play on until another decides; cards are dealt at the end."""
    while (position := client.position())["legal"]:
        texts = [action["text"] for action in position["legal"]]
        last = "end" if "end" in texts else texts[0]
        client.do("act", number=position["number"], text=last)


# --- A seat ---


def test_a_reload_costs_nobody_the_seat(server: Running, hands: Hands) -> None:
    ana, bert = two_players(server)
    hands.turn(AWAY)
    with Ear(ana) as ear:
        ear.of("hello")
        assert code(call_a_bot(bert, 0)) == (409, "seat-present")
        ear.socket.close()
        bert.get("")
    assert code(call_a_bot(bert, 0)) == (409, "seat-lately")
    hands.turn(GRACE / SECOND - 1)
    assert code(call_a_bot(bert, 0)) == (409, "seat-lately")
    hands.turn(2)
    assert call_a_bot(bert, 0).status_code == 201


def test_who_plays_over_http_is_here_as_long_as_they_ask(server: Running, hands: Hands) -> None:
    ana, bert = two_players(server)
    hands.turn(AWAY)
    assert ana.get("/events", after=99, wait=1).status_code == 200
    assert code(call_a_bot(bert, 0)) == (409, "seat-lately")
    hands.turn(AWAY)
    assert ana.http.get("/api/me/events").status_code == 200
    assert code(call_a_bot(bert, 0)) == (409, "seat-lately")
    hands.turn(AWAY)
    assert call_a_bot(bert, 0).status_code == 201


def test_after_a_restart_everybody_has_the_whole_time_to_come_back(
    tmp_path: Path, hands: Hands
) -> None:
    with running(tmp_path / "tables.sqlite", clock=hands) as server:
        _, bert = two_players(server)
    hands.turn(AWAY)
    with running(tmp_path / "tables.sqlite", clock=hands) as server:
        again = server.client(like=bert)
        assert code(call_a_bot(again, 0)) == (409, "seat-lately")
        hands.turn(AWAY)
        assert call_a_bot(again, 0).status_code == 201


def test_who_gets_up_needs_no_time_to_come_back(server: Running) -> None:
    ana, bert = two_players(server)
    ana.do("leave")
    assert call_a_bot(bert, 0).status_code == 201


def test_at_a_rated_table_nobody_calls_a_bot_for_another(server: Running, hands: Hands) -> None:
    _ana, bert = rated(server, "Away-ana", "Waiting-bert")
    hands.turn(AWAY)
    assert code(call_a_bot(bert, 0)) == (409, "rated-forbids")


def test_a_rated_table_has_a_clock(server: Running) -> None:
    ana, bert = rated(server, "Clock-ana", "Clock-bert")
    made = ana.create(HUMAN, OPEN, rated=True)
    assert made["problem"]["code"] == "rated-clock"
    asked = bert.send("ask-pace", pace={"kind": "none"})
    assert code(asked) == (409, "rated-clock")


# --- A vote ---


def test_a_bot_in_a_seat_takes_no_vote_from_its_owner(server: Running, hands: Hands) -> None:
    ana, bert = two_players(server)
    end_turn(ana)
    hands.turn(AWAY)
    call_a_bot(ana, 1)
    with Ear(ana) as ear:
        ear.until(lambda m: "play" in m and m["play"]["position"]["legal"])
    undone = ana.do("undo", number=ana.position()["number"])
    assert undone["table"]["ask"]["waiting"] == ["Bert"]
    paced = ana.do("ask-pace", pace=LIVE)
    assert paced["table"]["time"]["ask"]["waiting"] == ["Bert"]
    assert bert.get("").json()["time"]["pace"] == {"kind": "none"}


def test_who_has_left_is_asked_nothing_but_keeps_the_cards_hidden(server: Running) -> None:
    ana, bert = two_players(server)
    end_turn(ana)
    bert.do("leave")
    undone = ana.send("undo", number=ana.position()["number"])
    assert code(undone) == (409, "nobody-to-ask")
    assert ana.do("ask-pace", pace=LIVE)["table"]["time"]["pace"]["kind"] == "live"


def test_who_leaves_while_being_asked_has_not_agreed(server: Running) -> None:
    ana, bert = two_players(server)
    end_turn(ana)
    row = ana.do("undo", number=ana.position()["number"])["table"]["ask"]["row"]
    bert.do("leave")
    assert code(ana.send("agree", row=row)) == (409, "nobody-to-ask")


def test_an_undo_at_a_rated_table_is_refused_even_if_nobody_can_be_asked(
    server: Running,
) -> None:
    ana, bert = rated(server, "Undo-ana", "Undo-bert")
    end_turn(ana)
    bert.do("leave")
    undone = ana.send("undo", number=ana.position()["number"])
    assert code(undone) == (409, "rated-forbids")


# --- A place before the game ---


def test_the_host_frees_any_seat_before_the_start(server: Running) -> None:
    ana, eve = server.client(), server.client()
    table = ana.create(HUMAN, OPEN, OPEN, visibility="listed")["id"]
    for seat in (1, 2):
        eve.join(table, seat, name="Eve")
    assert code(ana.send("arrange", seat=1, kind="bot", bot="random")) == (409, "seat-taken")
    for seat in (1, 2):
        ana.do("arrange", seat=seat, kind="open")
    ana.do("arrange", seat=1, kind="bot", bot="random")
    freed = ana.get("").json()["seats"]
    assert [seat["kind"] for seat in freed] == ["human", "bot", "open"]
    assert not any(seat["yours"] for seat in eve.get("").json()["seats"])
    assert code(eve.send("arrange", seat=0, kind="open")) == (403, "not-the-host")


def test_alone_with_bots_everything_is_taken_back_at_once(server: Running) -> None:
    ana = server.client()
    ana.create(HUMAN, bot(), options={"first": "seat"})
    ana.do("start")
    end_turn(ana)
    with Ear(ana) as ear:
        ear.until(lambda m: "play" in m and m["play"]["position"]["legal"])
    assert ana.do("undo", number=ana.position()["number"])["position"]["view"]["to_act"] == 0


@pytest.mark.postgres
def test_who_asks_one_process_is_seen_by_all(tmp_path: Path, hands: Hands) -> None:
    with postgres() as at, database(at) as address, ExitStack() as stack:
        one, other = (
            stack.enter_context(running(tmp_path / name, clock=hands, database=address))
            for name in ("one", "other")
        )
        ana, bert = two_players(one)
        far = other.client(like=ana)
        hands.turn(AWAY)
        assert far.get("").status_code == 200
        until(lambda: written(address), bool)
        assert code(call_a_bot(bert, 0)) == (409, "seat-lately")
        hands.turn(AWAY)
        assert call_a_bot(bert, 0).status_code == 201


def written(address: str) -> int:
    """How many browsers were seen after the first moments."""
    with connected(address) as connection:
        first = text(f"SELECT count(*) FROM sightings WHERE seen > {NOON}")
        return connection.scalar(first) or 0
