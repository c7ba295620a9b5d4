"""S21: a rematch keeps the seats of others for them, and takes none of them along.

S17: at the next table too the server binds itself to its secret before it knows anybody's text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from barbaricum.core.chance import Luck
from barbaricum.core.record import loads
from barbaricum.server import making
from barbaricum.server.limits import Limit
from barbaricum.server.people import Meta
from barbaricum.server.table import load
from tests.patience import until
from tests.server.running import HUMAN, NO_LIMITS, OPEN, Client, Json, Running, running
from tests.server.test_accounts import code
from tests.server.test_ratings import directly, play_out, rated


def finished(server: Running, *names: str, seats: Sequence[Json] = ()) -> list[Client]:
    """A game that bots have played to its end for these people."""
    clients = [server.client() for _ in names]
    host = clients[0]
    table = host.create(HUMAN, *seats, *(OPEN for _ in names[1:]), name=names[0])["id"]
    for seat, client in enumerate(clients[1:], 1 + len(seats)):
        client.join(table, seat, name=names[seat - len(seats)], entropy="of the first game")
    host.do("start")
    for client in clients:
        for seat in [one for one in client.get("").json()["seats"] if one["yours"]]:
            client.do("stand-in", seat=seat["number"], bot="random")
    until(lambda: host.get("").json()["status"], lambda status: status == "over")
    return clients


def again(asking: Client, *others: Client) -> Json:
    """The next table, as the player who asks for it sees it."""
    name = asking.do("rematch")["table"]["rematch"]
    for client in (asking, *others):
        client.table = name
    return asking.get("").json()


def kinds(client: Client) -> list[str]:
    return [seat["kind"] for seat in client.get("").json()["seats"]]


def meta_of(server: Running, client: Client) -> Meta:
    return directly(server, lambda connection: load(connection, client.table).meta)


@pytest.fixture(scope="module")
def trio(server: Running) -> list[Client]:
    return finished(server, "Ana", "Bert", "Cleo")


def test_a_rematch_begins_when_everybody_has_come(server: Running, trio: list[Client]) -> None:
    ana, bert, cleo = trio
    told = again(bert, ana, cleo)
    assert (told["host"], kinds(ana)) == (True, ["reserved", "human", "reserved"])
    assert [seat["name"] for seat in told["seats"]] == ["Ana", "Bert", "Cleo"]
    assert not any(seat["taken"] for seat in told["seats"] if not seat["yours"])
    assert code(bert.send("start")) == (409, "seats-reserved")
    stranger = server.client()
    assert stranger.join(bert.table, 0)["problem"]["code"] == "seat-reserved"
    assert ana.join(bert.table, 2)["problem"]["code"] == "seat-reserved"
    assert ana.join(bert.table, 0, name="Ana", entropy="new")["status"] == "open"
    assert kinds(ana) == ["human", "human", "reserved"]
    begun = cleo.join(bert.table, 2, name="Cleo", entropy="other")
    assert (begun["status"], begun["number"] > 0) == ("playing", True)
    assert cleo.position()["view"]["hand"]


def test_the_server_is_bound_before_it_knows_any_text(server: Running, trio: list[Client]) -> None:
    """S17: at the first table it learns the text of the host after it has shown the fingerprint."""
    ana, bert = server.client(), server.client()
    refused = ana.create(HUMAN | {"entropy": "too early"}, OPEN)
    assert "entropy" in refused["problem"]["sentence"]
    commit = ana.create(HUMAN, OPEN)["commit"]
    assert meta_of(server, ana).seats[0].entropy == ""
    assert ana.give("only now")["table"]["commit"] == commit
    bert.join(ana.table, 1, entropy="heads")
    assert code(bert.send("luck", seat=0, text="mine")) == (403, "not-your-seat")
    meta = meta_of(server, ana)
    assert [seat.entropy for seat in meta.seats] == ["only now", "heads"]
    assert Luck(meta.secret, ()).commit == commit
    ana.do("start")
    assert code(ana.send("luck", seat=0, text="too late")) == (409, "already-started")
    old = meta_of(server, trio[0])
    assert {seat.entropy for seat in old.seats} - {""}
    assert {seat.entropy for seat in _next(old).seats} == {""}


def _next(meta: Meta) -> Meta:
    session = next(iter(meta.holders))
    return making.again(meta, "next", meta.actor(session), 0)


def test_players_at_one_device_come_back_together(server: Running) -> None:
    seats = [{"kind": "hot-seat", "name": "Anton"}]
    ana, bert = finished(server, "Ana", "Bert", seats=seats)
    again(bert, ana)
    assert kinds(bert) == ["reserved", "reserved", "human"]
    assert ana.join(ana.table, 0, name="Ana")["status"] == "playing"
    assert kinds(bert) == ["human", "hot-seat", "human"]


def test_who_does_not_want_to_play_again_or_does_not_come_holds_nobody_up(
    server: Running,
) -> None:
    ana, bert, cleo = finished(server, "Ana", "Bert", "Cleo")
    again(ana, bert, cleo)
    bert.do("leave")
    ana.do("arrange", seat=2, kind="open")
    assert kinds(ana) == ["human", "open", "open"]
    for seat in (1, 2):
        ana.do("arrange", seat=seat, kind="bot", bot="random")
    assert ana.do("start")["table"]["status"] == "playing"


def test_who_is_blocked_has_no_seat_at_the_next_table(server: Running) -> None:
    ana, bert = finished(server, "Ana", "Bert")
    assert ana.post("/api/blocks", {"table": ana.table, "seat": 1}).status_code == 201
    again(ana, bert)
    assert kinds(ana) == ["human", "open"]
    assert bert.join(ana.table, 1)["problem"]["code"] == "not-welcome"


def test_who_has_blocked_the_host_is_not_told_of_a_rematch(server: Running) -> None:
    ana, bert, cleo = finished(server, "Ana", "Bert", "Cleo")
    assert bert.post("/api/blocks", {"table": ana.table, "seat": 0}).status_code == 201
    again(ana, bert, cleo)
    assert kinds(ana) == ["human", "reserved", "reserved"]

    def told(client: Client) -> set[str]:
        return {one["kind"] for one in client.http.get("/api/notices").json()["notices"]}

    until(lambda: told(cleo), lambda found: "rematch" in found)
    assert "rematch" not in told(bert)


def test_a_rematch_counts_as_a_new_table(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, tables=Limit(burst=1, rate=1e-9))
    with running(tmp_path / "tables.sqlite", limits=limits) as server:
        (ana,) = finished(server, "Ana", seats=[{"kind": "bot", "bot": "random"}])
        assert code(ana.send("rematch")) == (429, "too-fast")


def test_nobody_is_rated_in_a_game_they_did_not_come_to(server: Running) -> None:
    eve, bert = rated(server, "Farming-eve", "Absent-bert")
    play_out(eve, bert)
    again(eve)
    assert code(eve.send("start")) == (409, "seats-reserved")
    assert code(eve.send("stand-in", seat=1, bot="random")) == (409, "not-started")
    assert loads(bert.get("/record").text).game == "attila"
