"""Tournaments over HTTP: made, joined, played to the end, and led on by themselves."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from barbaricum.server.tournaments.results import counted
from tests.server.cups import (
    NEW,
    begun,
    do,
    entrants,
    join,
    make,
    notices,
    organiser,
    over,
    play_round,
    show,
    until,
)
from tests.server.running import HUMAN, OPEN, Running, running
from tests.server.test_accounts import code, keep
from tests.server.test_admin import SETTINGS, host_of
from tests.server.test_ratings import CLOCK
from tests.server.test_storage import a_table
from tests.server.test_tokens import program, token_of


def test_a_round_robin_goes_on_by_itself_until_everybody_has_met_everybody(
    server: Running,
) -> None:
    host = organiser(server, "Robin-host")
    cup = make(host)
    players = entrants(server, cup, ("Ana", "Bert", "Cleo", "Dora"))
    do(host, cup, "start")
    for number in (1, 2, 3):
        shown = until(host, cup, begun(number))
        assert shown["rounds"] == 3
        assert len(shown["paired"][0]["boards"]) == 2
        play_round(cup, players)
    shown = until(host, cup, over)
    met = [
        frozenset(chair["player"] for chair in board["chairs"])
        for paired in shown["paired"]
        for board in paired["boards"]
    ]
    assert sorted(map(sorted, met)) == [list(pair) for pair in combinations((1, 2, 3, 4), 2)]
    assert sum(one["score"] for one in shown["standings"]) == 6 * 12
    scores = [one["score"] for one in shown["standings"]]
    assert scores == sorted(scores, reverse=True)
    table = server.client().http.get(f"/api/tables/{shown['paired'][0]['boards'][0]['table']}")
    assert table.json()["tournament"] == {"id": cup, "name": "Winter Cup", "round": 3}


def test_a_swiss_tournament_at_tables_of_three_is_filled_with_bots(server: Running) -> None:
    host = organiser(server, "Swiss-host")
    cup = make(host, kind="swiss", seats=3, rounds=2, fill="bots", bot="random", pause=0)
    players = entrants(server, cup, ("Ana", "Bert", "Cleo", "Dora"))
    do(host, cup, "start")
    for number in (1, 2):
        shown = until(host, cup, begun(number))
        boards = shown["paired"][0]["boards"]
        assert [sorted(c["player"] is None for c in b["chairs"]) for b in boards] == [
            [False, False, True]
        ] * 2
        play_round(cup, players)
    shown = until(host, cup, over)
    assert [one["tables"] for one in shown["standings"]] == [2] * 4
    assert all(0 <= one["score"] <= 24 for one in shown["standings"])
    mine = {notice["sentence"] for notice in notices(players[0])}
    assert mine & {"You have won the tournament."} or any("Your place:" in one for one in mine)


def test_what_cannot_be_is_refused(server: Running) -> None:
    guest, host = server.client(), organiser(server, "Strict-host")
    assert code(guest.post("/api/tournaments/new", NEW)) == (403, "not-signed-in")
    rated = NEW | {"rated": True, "fill": "bots", "bot": "random"}
    assert code(host.post("/api/tournaments/new", rated)) == (409, "rated-people-only")
    cup = make(host, most=2)
    assert code(guest.post(f"/api/tournaments/{cup}/start", None)) == (403, "not-the-organiser")
    assert code(host.post(f"/api/tournaments/{cup}/start", None)) == (409, "too-few-players")
    ana, _bert = entrants(server, cup, ("Ana", "Bert"))
    join(ana, cup, "Ana again")
    assert [one["name"] for one in show(ana, cup)["entries"]] == ["Ana", "Bert"]
    players = f"/api/tournaments/{cup}/players"
    assert code(guest.post(players, {"name": "Late"})) == (409, "tournament-full")
    assert code(ana.http.delete(f"{players}/2")) == (403, "not-the-organiser")
    assert code(ana.http.delete(f"{players}/9")) == (404, "unknown-entrant")
    assert code(guest.http.get("/api/tournaments/nothing")) == (404, "unknown-tournament")
    do(host, cup, "start")
    assert code(guest.post(players, {"name": "Late"})) == (409, "tournament-started")
    do(host, cup, "close")
    assert code(host.post(f"/api/tournaments/{cup}/close", None)) == (409, "tournament-over")
    many = [host.post("/api/tournaments/new", NEW) for _ in range(6)]
    assert code(many[5]) == (409, "too-many-tournaments")


def test_a_rated_tournament_is_for_accounts_and_an_organiser_can_block(server: Running) -> None:
    host, guest = organiser(server, "Rated-host"), server.client()
    assert code(host.post("/api/tournaments/new", NEW | {"rated": True})) == (409, "rated-clock")
    cup = make(host, rated=True, pace=CLOCK)
    players = f"/api/tournaments/{cup}/players"
    assert code(guest.post(players, {"name": "Ana"})) == (403, "not-signed-in")
    keep(guest, "Unwelcome")
    assert host.post("/api/blocks", {"user": "Unwelcome"}).status_code == 201
    assert code(guest.post(players, {"name": "Ana"})) == (403, "not-welcome")


def test_before_the_start_one_comes_and_goes_and_unlisted_ones_are_not_listed(
    server: Running,
) -> None:
    host, stranger = organiser(server, "Quiet-host"), server.client()
    cup = make(host, visibility="private", name="Hidden")
    (ana,) = entrants(server, cup, ("Ana",))
    clients = {"host": host, "ana": ana, "stranger": stranger}
    listed = {
        who: [one["id"] for one in client.http.get("/api/tournaments").json()["open"]]
        for who, client in clients.items()
    }
    assert [who for who, ids in listed.items() if cup in ids] == ["host", "ana"]
    assert show(stranger, cup)["yours"] is None
    shown = ana.http.delete(f"/api/tournaments/{cup}/players/1").json()
    assert (shown["entries"], shown["yours"]) == ([], None)


def test_whoever_is_sent_away_is_played_for_and_comes_last_and_is_paired_no_more(
    server: Running,
) -> None:
    host = organiser(server, "Stern-host")
    cup = make(host, rounds=2)
    ana, bert, cleo, dora = entrants(server, cup, ("Ana", "Bert", "Cleo", "Dora"))
    do(host, cup, "start")
    until(host, cup, begun(1))
    table = show(dora, cup)["table"]
    gone = host.http.delete(f"/api/tournaments/{cup}/players/4").json()
    assert (gone["entries"][3]["left"], gone["players"]) == (True, 3)
    seat = next(s for s in server.client().http.get(f"/api/tables/{table}").json()["seats"]
                if s["name"] == "Dora")  # fmt: skip
    assert seat["standin"] == "greedy"
    play_round(cup, [ana, bert, cleo])
    shown = until(host, cup, begun(2))
    first = next(b for b in shown["paired"][1]["boards"] if b["table"] == table)
    place = next(c["place"] for c in first["chairs"] if c["player"] == 4)
    assert place == 2
    second = shown["paired"][0]
    people = [c["player"] for b in second["boards"] for c in b["chairs"]] + second["byes"]
    assert sorted(people) == [1, 2, 3]
    assert shown["standings"][-1]["player"] == 4


def test_an_organiser_who_plays_sends_nobody_out_of_a_rated_game(server: Running) -> None:
    """S21: an organiser who only leads it can, and so can this one between two rounds."""
    eve = organiser(server, "Organiser-eve")
    cup = make(eve, rated=True, pace=CLOCK, kind="round-robin")
    clients = [organiser(server, f"Victim-{name}") for name in ("bert", "cleo", "dora")]
    for client in (eve, *clients):
        client.post(f"/api/tournaments/{cup}/players", {"name": "Somebody"})
    do(eve, cup, "start")
    until(eve, cup, begun(1))
    for number in (2, 3, 4):
        removed = eve.http.delete(f"/api/tournaments/{cup}/players/{number}")
        assert code(removed) == (409, "organiser-plays")
    assert eve.http.delete(f"/api/tournaments/{cup}/players/1").status_code == 200
    assert code(eve.http.delete(f"/api/tournaments/{cup}/players/2")) == (409, "organiser-plays")
    assert clients[0].http.delete(f"/api/tournaments/{cup}/players/2").status_code == 200


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Running]:
    """A server whose bots do not think for long."""
    with running(tmp_path / "hasty.sqlite", think=0.01) as server:
        yield server


def test_a_tournament_survives_the_deletion_of_a_player_and_of_its_organiser(
    hasty: Running,
) -> None:
    server, host = hasty, organiser(hasty, "Leaving-host")
    cup = make(host, rounds=2)
    ana, bert, cleo = entrants(server, cup, ("Ana", "Bert", "Cleo"))
    do(host, cup, "start")
    until(cleo, cup, begun(1))
    exported = cleo.http.get("/api/account/export").json()["tournaments"]
    assert exported["played"] == [{"id": cup, "name": "Winter Cup", "as": "Cleo"}]
    assert cleo.post("/api/account/deletion", {"name": "Cleo"}).status_code == 204
    assert host.post("/api/account/deletion", {"name": "Leaving-host"}).status_code == 204
    play_round(cup, [ana, bert])
    # Whoever was to meet Cleo sits out: if both do, the round is over as soon as it begins.
    shown = until(ana, cup, lambda told: told["round"] == 2)
    assert shown["organiser"] is None
    assert "Cleo" not in str(shown)
    assert sum(one["left"] for one in shown["entries"]) == 1
    play_round(cup, [ana, bert])
    until(ana, cup, over)


def test_whoever_lost_his_seat_by_the_clock_or_left_it_to_a_bot_is_last() -> None:
    meta = a_table()
    human, machine = meta.seats
    seats = tuple(replace(human, number=number) for number in range(3))
    played = replace(meta, seats=(*seats, replace(machine, number=3)))
    assert counted(played, [2, 1, 3, 4]) == [2, 1, 3, 4]
    lost = replace(played, timing=replace(meta.timing, forfeited=(1,)))
    assert counted(lost, [2, 1, 3, 4]) == [1, 4, 2, 3]
    left = replace(lost, seats=(replace(seats[0], standin="greedy"), *played.seats[1:]))
    assert counted(left, [2, 1, 3, 4]) == [3, 3, 1, 2]


def test_a_program_with_a_token_plays_in_it_and_learns_nothing_before_a_game_is_over(
    server: Running,
) -> None:
    host, ana = organiser(server, "Robot-host"), server.client()
    cup = make(host)
    ana.create(HUMAN, OPEN)
    robot = program(server, token_of(ana, "read", "play")["token"])
    robot.post(f"/api/tournaments/{cup}/players", {"name": "Robot"})
    assert code(robot.post(f"/api/tournaments/{cup}/start", None)) == (403, "token-forbidden")
    entrants(server, cup, ("Bert",))
    do(host, cup, "start")
    shown = until(ana, cup, begun(1))
    (board,) = shown["paired"][0]["boards"]
    assert (board["over"], board["table"]) == (False, show(ana, cup)["table"])
    ana.table = board["table"]
    seat = next(one["number"] for one in ana.get("").json()["seats"] if not one["yours"])
    away = ana.send("stand-in", seat=seat, bot="random")
    assert code(away) == (409, "tournament-forbids")
    faster = ana.send("ask-pace", pace={"kind": "live"})
    assert code(faster) == (409, "tournament-forbids")
    lobby = ana.http.get("/api/lobby").json()["tables"]
    assert ana.table not in [one["id"] for one in lobby]
    secret = ("place", "points", "score")
    assert all(chair[what] is None for chair in board["chairs"] for what in secret)
    assert {one["score"] for one in shown["standings"]} == {0}


def test_whoever_runs_the_server_can_close_it_and_a_table_he_erases_counts_for_nobody(
    tmp_path: Path,
) -> None:
    with running(tmp_path / "tables.sqlite", configuration=SETTINGS) as server:
        host, admin = organiser(server, "Erased-host"), host_of(server)
        cup = make(host, rounds=2)
        entrants(server, cup, ("Ana", "Bert"))
        do(host, cup, "start")
        shown = until(host, cup, begun(1))
        table = shown["paired"][0]["boards"][0]["table"]
        assert admin.http.delete(f"/api/admin/tables/{table}").status_code == 204
        shown = until(host, cup, begun(2))
        assert [one["tables"] for one in shown["standings"]] == [0, 0]
        assert shown["paired"][1]["boards"][0]["table"] is None
        assert show(admin, cup)["keeps"] is True
        assert do(admin, cup, "close")["status"] == "closed"
