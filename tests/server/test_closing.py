"""Whoever runs the server ends a table: everybody is told why, nothing counts, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from barbaricum.server.archive.checking import verdicts
from tests.server.cups import begun, do, entrants, make, organiser, over, until
from tests.server.databases import looking
from tests.server.ears import Ear
from tests.server.running import HUMAN, OPEN, Client, Json, Running, running, two_players
from tests.server.test_accounts import mine
from tests.server.test_admin import SETTINGS, code, host_of

REASON = "Somebody was insulted here."


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    file = tmp_path_factory.mktemp("closing") / "tables.sqlite"
    with running(file, configuration=SETTINGS) as server:
        yield server


def close(host: Client, table: str, reason: str = REASON) -> int:
    return host.post(f"/api/admin/tables/{table}/close", {"reason": reason}).status_code


def shown(host: Client, table: str) -> Json:
    (found,) = host.http.get("/api/admin/tables", params={"search": table}).json()["tables"]
    return found


def test_everybody_is_told_why_and_nothing_can_be_decided_any_more(server: Running) -> None:
    host, (ana, _) = host_of(server), two_players(server)
    with Ear(ana) as ear:
        ear.of("hello")
        assert close(host, ana.table) == 204
        told = ear.until(lambda message: message.get("table", {}).get("closed") is not None)
        assert (told["table"]["status"], told["table"]["closed"]) == ("over", REASON)
    position = ana.get("/events").json()["position"]
    assert (position["legal"], position["result"]) == ([], None)
    assert REASON in position["prompt"]["sentence"]
    act = {"type": "act", "id": "late", "number": position["number"], "text": "end"}
    refused = ana.post(f"/api/tables/{ana.table}/commands", act)
    assert code(refused) == (409, "table-closed")
    assert shown(host, ana.table)["closed"] == REASON
    assert close(host, ana.table) == 409


@pytest.mark.file
def test_the_record_is_kept_and_counts_for_nothing(server: Running) -> None:
    host, (ana, _) = host_of(server), two_players(server)
    close(host, ana.table)
    record = ana.get("/record").json()
    assert (record["result"], len(record["log"]) > 0) == (None, True)
    assert record["chance"]["secret"] is not None
    assert ana.get("/verification").json()["verified"]
    assert ana.get("/replay").json()["viewpoints"][-1] == "open"
    assert code(ana.post(f"/api/tables/{ana.table}/analyse", {})) == (409, "table-closed")
    with looking(server.file) as database:
        for name in ("results", "rated"):
            asked = f'SELECT count(*) FROM {name} WHERE "table" = ?'
            assert database.execute(asked, (ana.table,)).fetchone() == (0,)
    found = {verdict.table: verdict.is_good for verdict in verdicts(server.file)}
    assert found[ana.table]


def test_a_table_that_waits_for_players_is_closed_to_them(server: Running) -> None:
    host, ana, bert = host_of(server), server.client(), server.client()
    table = ana.create(HUMAN, OPEN, visibility="listed")["id"]
    assert close(host, table) == 204
    joined = bert.post(f"/api/tables/{table}/seats/1", {"name": "Bert"})
    assert code(joined) == (409, "table-closed")
    assert code(ana.get("/replay")) == (409, "not-started")
    listed = bert.http.get("/api/lobby").json()["tables"]
    assert table not in [one["id"] for one in listed]


def test_a_reason_is_needed_and_a_table(server: Running) -> None:
    host, (ana, _) = host_of(server), two_players(server)
    assert (close(host, ana.table, ""), close(host, ana.table, "   ")) == (400, 409)
    assert close(host, "nowhere") == 404


def test_a_tournament_goes_on_as_if_all_had_shared_the_first_place(server: Running) -> None:
    organises = organiser(server, "Closing-host")
    cup = make(organises, rounds=1)
    players = entrants(server, cup, ("Ana", "Bert"))
    do(organises, cup, "start")
    until(organises, cup, begun(1))
    (table,) = mine(players[0])
    assert close(host_of(server), table) == 204
    shown = until(organises, cup, over)
    assert shown["status"] == "over"
