from itertools import chain

import pytest

from barbaricum.core import record
from barbaricum.core.record import Record
from barbaricum.games import get, names
from tests.records.played import FOLDER, played
from tests.records.shown import SHOWN

FILES = sorted((path.parent.name, path.stem) for path in FOLDER.glob("*/*.json"))
MOST_BYTES = {"attila": 12_000, "invasions": 30_000}
ENDINGS = {
    "attila": {"peace-tiles", "tokens", "influence", "no-room"},
    "invasions": {"last-rounds", "no-saga", "all-settled"},
}


def text_of(game: str, name: str) -> str:
    return (FOLDER / game / f"{name}.json").read_text("utf-8")


def records_of(game: str) -> list[Record]:
    return [record.loads(text_of(game, name)) for folder, name in FILES if folder == game]


@pytest.mark.parametrize("game", names())
def test_every_recorded_game_has_a_claim_and_every_claim_a_game(game: str) -> None:
    assert sorted(SHOWN[game]) == [name for folder, name in FILES if folder == game]


@pytest.mark.parametrize("game", names())
def test_there_are_at_least_twenty_four_recorded_games(game: str) -> None:
    assert len(records_of(game)) >= 24


@pytest.mark.parametrize(("game", "name"), FILES)
def test_a_recorded_game_is_replayed_to_its_exact_result(game: str, name: str) -> None:
    kept = record.loads(text_of(game, name))
    assert kept.game == game
    assert kept.result is not None
    assert record.verify(kept) is None


@pytest.mark.parametrize(("game", "name"), FILES)
def test_a_recorded_game_shows_what_its_name_says(game: str, name: str) -> None:
    assert SHOWN[game][name](played(record.loads(text_of(game, name))))


@pytest.mark.parametrize(("game", "name"), FILES)
def test_a_recorded_game_is_written_as_dumps_writes_it_in_few_bytes(game: str, name: str) -> None:
    text = text_of(game, name)
    assert text == record.dumps(record.loads(text)) + "\n"
    assert len(text.encode()) < MOST_BYTES[game]


@pytest.mark.parametrize("game", names())
def test_the_recorded_games_have_every_number_of_seats_and_every_ending(game: str) -> None:
    games = records_of(game)
    assert {len(one.seats) for one in games} == set(get(game).seats)
    assert {one.result["ending"] for one in games if one.result} == ENDINGS[game]


@pytest.mark.parametrize("game", names())
def test_the_recorded_games_have_every_value_of_every_option(game: str) -> None:
    tables = [one.options for one in records_of(game)]
    played_with = set(chain.from_iterable(table.items() for table in tables))
    offered = {(name, one) for name, kind in get(game).options.items() for one in kind.values}
    assert offered <= played_with
