from itertools import chain

import pytest

from barbaricum.core import record
from barbaricum.games import get
from tests.records.played import FOLDER, Played, played
from tests.records.shown import SHOWN

FILES = sorted(path.stem for path in FOLDER.glob("*.json"))
ATTILA = get("attila")


def recorded(name: str) -> Played:
    return played(record.loads((FOLDER / f"{name}.json").read_text("utf-8")))


def test_every_recorded_game_has_a_claim_and_every_claim_a_game() -> None:
    assert sorted(SHOWN) == FILES


def test_there_are_at_least_twenty_four_recorded_games() -> None:
    assert len(FILES) >= 24


@pytest.mark.parametrize("name", FILES)
def test_a_recorded_game_is_replayed_to_its_exact_result(name: str) -> None:
    kept = record.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    assert kept.result is not None
    assert record.verify(kept) is None


@pytest.mark.parametrize("name", FILES)
def test_a_recorded_game_shows_what_its_name_says(name: str) -> None:
    assert SHOWN[name](recorded(name))


@pytest.mark.parametrize("name", FILES)
def test_a_recorded_game_is_written_as_dumps_writes_it_in_less_than_12_kb(name: str) -> None:
    text = (FOLDER / f"{name}.json").read_text("utf-8")
    assert text == record.dumps(record.loads(text)) + "\n"
    assert len(text.encode()) < 12_000


def test_the_recorded_games_have_every_number_of_seats_and_every_ending() -> None:
    games = [record.loads((FOLDER / f"{name}.json").read_text("utf-8")) for name in FILES]
    assert {len(game.seats) for game in games} == set(ATTILA.seats)
    assert {game.result["ending"] for game in games if game.result} == {
        "peace-tiles", "tokens", "influence", "no-room",
    }  # fmt: skip


def test_the_recorded_games_have_every_value_of_every_option() -> None:
    tables = [record.loads((FOLDER / f"{name}.json").read_text("utf-8")).options for name in FILES]
    played_with = set(chain.from_iterable(table.items() for table in tables))
    offered = {(name, one) for name, kind in ATTILA.options.items() for one in kind.values}
    assert offered <= played_with
