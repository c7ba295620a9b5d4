"""A test of each feature once more, with the tables in a PostgreSQL; all of them: CONTRIBUTING."""

from collections.abc import Iterator

import pytest

from tests.server import test_ratings
from tests.server.running import Running, running
from tests.server.test_accounts import (
    test_the_games_of_a_guest_come_along_when_he_signs_in as accounts,
)
from tests.server.test_company import (
    test_a_bot_takes_over_an_abandoned_seat_and_gives_it_back as stand_ins,
)
from tests.server.test_lobby import test_only_listed_tables_are_listed as lobby
from tests.server.test_social import test_a_friend_is_asked_to_a_table_and_comes as friends
from tests.server.test_tokens import test_a_program_with_a_token_decides_for_its_person as tokens
from tests.services.postgres import database, postgres

pytestmark = pytest.mark.postgres

FEATURES = {work.__name__: work for work in (accounts, stand_ins, lobby, friends, tokens)}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    file = tmp_path_factory.mktemp("server") / "tables.sqlite"
    with postgres() as address, database(address) as place, running(file, database=place) as server:
        yield server


@pytest.mark.parametrize("name", FEATURES)
def test_what_holds_for_the_file_holds_for_postgresql(name: str, server: Running) -> None:
    FEATURES[name](server)


def test_a_rated_game_is_rated_and_waits_for_whoever_has_to_decide(server: Running) -> None:
    ana, bert = test_ratings.rated(server, "Waiting-ana", "Waiting-bert")
    waits = [table["id"] for table in ana.http.get("/api/mine").json()["tables"]]
    test_ratings.play_out(ana, bert)
    (rating,) = test_ratings.profile(bert, "Waiting-ana")["ratings"]
    assert waits == [ana.table]
    assert rating["games"] == 1
