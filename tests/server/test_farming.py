"""S25: however often two accounts play each other, their ratings move only so far in a week."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection

from barbaricum.server import book
from barbaricum.server.keys import new_id
from barbaricum.server.making import again
from barbaricum.server.people import Meta
from barbaricum.server.ratings.pairs import FULL, WEEK, worth
from barbaricum.server.ratings.scoring import rating_of, write_ratings
from barbaricum.server.table import load
from tests.server.running import Client, Running, running
from tests.server.test_admin import SETTINGS, host_of
from tests.server.test_ratings import directly, rated

WON = {"places": [1, 2]}
FIRST = 1_700_000_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    file: Path = tmp_path_factory.mktemp("farming") / "tables.sqlite"
    with running(file, configuration=SETTINGS) as server:
        yield server


def farm(server: Running, eve: Client, moments: list[int]) -> list[float]:
    """Games that Eve wins one after the other; how far each has moved her rating."""

    def work(connection: Connection) -> list[float]:
        meta = load(connection, eve.table).meta
        mus = [_won(connection, meta, now) for now in moments]
        start = rating_of(connection, new_id(), meta.game, 2)[0]
        return [after - before for before, after in zip([start, *mus], mus, strict=False)]

    return directly(server, work)


def _won(connection: Connection, meta: Meta, now: int) -> float:
    session = next(one for one, guests in meta.holders.items() if meta.host in guests)
    table = again(meta, new_id(), meta.actor(session), now)
    book.write_table(connection, table)
    write_ratings(connection, table, WON, now)
    person = table.guests[table.host].person
    return rating_of(connection, person, table.game, 2)[0]


def test_the_weights_of_a_week_sum_up_to_less_than_one_game_more() -> None:
    weights = [worth(met) for met in range(1000)]
    assert weights[:FULL] == [1] * FULL
    assert weights[FULL : FULL + 2] == [0.5, 0.25]
    assert sum(weights) <= FULL + 1


def test_twenty_games_in_a_day_move_no_rating_further_than_four(server: Running) -> None:
    eve, _sock = rated(server, "Farm-eve", "Farm-sock")
    gained = farm(server, eve, [FIRST + number for number in range(20)])
    assert gained[0] > gained[1] > gained[2] > gained[FULL] > 0
    assert sum(gained[FULL:]) < gained[FULL - 1]


def test_after_a_week_the_same_two_count_in_full_again(server: Running) -> None:
    eve, _friend = rated(server, "Weekly-eve", "Weekly-friend")
    days = [FIRST + number for number in range(8)]
    gained = farm(server, eve, [*days, FIRST + WEEK + 8])
    assert gained[8] > 8 * gained[7]


def test_the_host_sees_who_is_rated_against_each_other_so_often(server: Running) -> None:
    eve, _sock = rated(server, "Seen-eve", "Seen-sock")
    now = int(eve.get("").json()["created"])
    assert farm(server, eve, [now + number for number in range(FULL + 2)])
    (pair,) = host_of(server).http.get("/api/admin/notes").json()["pairs"]
    assert sorted(pair["names"]) == ["Seen-eve", "Seen-sock"]
    assert pair["games"] == FULL + 2
    assert sorted(pair["ahead"]) == [0, FULL + 2]
