"""Rated tables: who may play there, what is forbidden, and what a result does to ratings."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import pytest
from sqlalchemy import Connection

from barbaricum.server.ratings.scoring import ranked, write_ratings
from barbaricum.server.storage import Storage
from barbaricum.server.table import load
from tests.server.databases import kept_at, looking
from tests.server.running import HUMAN, OPEN, Client, Json, Running, bot
from tests.server.test_accounts import code, keep
from tests.server.test_social import make_friends

Answer = TypeVar("Answer")
CLOCK = {"kind": "days", "then": "bot", "bot": "random"}


def player(server: Running, user: str) -> Client:
    client = server.client()
    keep(client, user)
    return client


def rated(server: Running, one: str, other: str, game: str = "attila") -> tuple[Client, Client]:
    """A rated game that has begun."""
    ana, bert = player(server, one), player(server, other)
    options = {"first": "seat"}
    keys = {"game": game, "options": options, "rated": True, "pace": CLOCK, "name": one}
    table = ana.create(HUMAN, OPEN, **keys)["id"]
    bert.join(table, 1, name=other)
    ana.do("start")
    return ana, bert


def play_out(ana: Client, bert: Client) -> None:
    while (position := ana.position())["result"] is None:
        client = ana if position["legal"] else bert
        shown = client.position()
        texts = [action["text"] for action in shown["legal"]]
        client.do("act", number=shown["number"], text="end" if "end" in texts else texts[-1])


def profile(client: Client, user: str) -> Json:
    return client.http.get(f"/api/players/{user}").json()


def directly(server: Running, work: Callable[[Connection], Answer]) -> Answer:
    """In a transaction of its own, past the server."""

    async def run() -> Answer:
        storage = Storage(kept_at(server.file))
        try:
            return await storage.write(work)
        finally:
            storage.close()

    return asyncio.run(run())


def test_a_rated_game_moves_both_ratings_once_and_the_profile_shows_it(server: Running) -> None:
    ana, bert = rated(server, "Rated-ana", "Rated-bert")
    assert ana.get("").json()["rated"] is True
    play_out(ana, bert)
    places = ana.position()["result"]["places"]
    shown = {user: profile(bert, user) for user in ("Rated-ana", "Rated-bert")}
    (first,), (second,) = (told["ratings"] for told in shown.values())
    assert (first["game"], first["seats"], first["games"], first["sure"]) == (
        "attila",
        2,
        1,
        "hardly",
    )
    assert (first["rating"] > second["rating"]) == (places[0] < places[1])
    assert first["least"] < first["rating"] < first["most"]
    (outcome,) = shown["Rated-ana"]["outcomes"]
    assert (outcome["table"], outcome["rated"]) == (ana.table, True)
    assert outcome["rating"] == first["rating"]
    assert [sitter["name"] for sitter in outcome["seats"]] == ["Rated-ana", "Rated-bert"]
    (rival,) = shown["Rated-ana"]["rivals"]
    assert (rival["user"], rival["ahead"] + rival["behind"] + rival["level"]) == ("Rated-bert", 1)
    assert shown["Rated-ana"]["finished"] == 1

    def again(connection: Connection) -> None:
        table = load(connection, ana.table)
        result = table.ledger.record.result
        assert result is not None
        write_ratings(connection, table.meta, result, 0)

    directly(server, again)
    assert profile(bert, "Rated-ana")["ratings"] == [first]


def test_favourites_are_counted_from_the_log(server: Running) -> None:
    ana, bert = rated(server, "Loves-goths", "Loves-huns")
    play_out(ana, bert)
    with looking(server.file) as file:
        (played,) = file.execute(
            'SELECT count(*) FROM rows WHERE "table" = ? AND seat = 0 AND text LIKE ?',
            (ana.table, "play %"),
        ).one()
    favourites = profile(ana, "Loves-goths")["favourites"]
    assert sum(one["times"] for one in favourites) == played


def test_guests_bots_and_second_players_do_not_sit_at_a_rated_table(server: Running) -> None:
    guest, ana = server.client(), player(server, "Strict-ana")
    refused = guest.create(HUMAN, OPEN, rated=True, pace=CLOCK)
    assert refused["problem"]["code"] == "not-signed-in"
    for seats in ((HUMAN, bot()), (HUMAN, {"kind": "hot-seat", "name": "Anton"}), (OPEN, OPEN)):
        assert ana.create(*seats, rated=True, pace=CLOCK)["problem"]["code"] == "rated-people-only"
    table = ana.create(HUMAN, OPEN, OPEN, rated=True, pace=CLOCK)["id"]
    assert guest.join(table, 1)["problem"]["code"] == "not-signed-in"
    assert ana.join(table, 1)["problem"]["code"] == "rated-people-only"
    arranged = ana.send("arrange", seat=1, kind="bot", bot="greedy")
    assert code(arranged) == (409, "rated-forbids")


def test_nobody_is_helped_at_a_rated_table(server: Running) -> None:
    ana, _bert = rated(server, "Helpless-ana", "Helpless-bert")
    assert code(ana.get("/hint")) == (409, "hints-forbidden")
    assert code(ana.send("stand-in", seat=0, bot="greedy")) == (409, "rated-forbids")
    while ana.position()["legal"]:
        shown = ana.position()
        texts = [action["text"] for action in shown["legal"]]
        ana.do("act", number=shown["number"], text="end" if "end" in texts else texts[0])
    number = ana.position()["number"]
    undone = ana.send("undo", number=number)
    assert code(undone) == (409, "rated-forbids")
    assert code(ana.send("give-back", seat=0)) == (409, "rated-forbids")


def test_who_left_his_seat_to_a_bot_is_last_whatever_the_bot_did(server: Running) -> None:
    ana, _bert = rated(server, "Left-ana", "Stays-bert")
    begun = directly(server, lambda connection: load(connection, ana.table).meta)
    meta = replace(begun, seats=(replace(begun.seats[0], standin="random"), begun.seats[1]))
    assert ranked(meta, [1, 2]) == {0: 2, 1: 1}
    stayed = replace(meta.seats[1], number=2)
    assert ranked(replace(meta, seats=(*meta.seats, stayed)), [1, 3, 2]) == {0: 3, 1: 2, 2: 1}


@pytest.mark.parametrize("visible", ["friends", "nobody"])
def test_a_profile_is_seen_by_whom_its_owner_wants(server: Running, visible: str) -> None:
    ana, eve = player(server, f"Shy-ana-{visible}"), player(server, f"Eve-{visible}")
    friend = player(server, f"Friend-{visible}")
    make_friends(ana, friend)
    path = f"/api/players/Shy-ana-{visible}"
    assert eve.http.get(path).status_code == 200
    ana.http.patch("/api/me/profile", json={"visible": visible})
    assert ana.http.get(path).json()["own"] is True
    assert code(eve.http.get(path)) == (403, "profile-hidden")
    assert friend.http.get(path).status_code == (200 if visible == "friends" else 403)
    assert code(eve.http.get("/api/players/Nobody-here")) == (404, "unknown-player")


def test_a_private_table_is_told_only_to_those_who_were_there(server: Running) -> None:
    ana, bert = rated(server, "Private-ana", "Private-bert")
    play_out(ana, bert)
    (outcome,) = profile(server.client(), "Private-ana")["outcomes"]
    assert outcome["table"] is None
    assert [sitter["name"] for sitter in outcome["seats"]] == ["Private-ana", ""]
