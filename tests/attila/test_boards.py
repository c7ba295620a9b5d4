"""A10 Other boards beside the built-in one, in the same process and by the same rules."""

import copy
import pickle
from dataclasses import replace
from typing import Any

import pytest

from barbaricum import games
from barbaricum.cli.fuzz.attila import SUBJECT
from barbaricum.cli.fuzz.many import play_some
from barbaricum.core import InvalidData, Json, Record, UnknownVersion
from barbaricum.core.record import dumps, loads, verify
from barbaricum.games.attila.game import GAME, Attila
from barbaricum.games.attila.rules.actions import every
from tests.attila.positions import dealt

KEPT = (
    "germania", "raetia", "noricum", "pannonia", "dacia", "moesia", "italia_annonaria",
    "dalmatia", "macedonia", "thracia", "asia",
)  # fmt: skip


def smaller() -> dict[str, Json]:
    """A board of eleven provinces, with a name of its own."""
    pack = copy.deepcopy(dict(GAME.board.pack))
    entries = [entry for entry in pack["provinces"] if entry["id"] in KEPT]
    for entry in entries:
        for kind in ("land", "sea"):
            entry[kind] = [name for name in entry[kind] if name in KEPT]
    return {"version": "balkans/1", "provinces": entries}


def on_smaller() -> Attila:
    game = games.get("attila", smaller())
    assert isinstance(game, Attila)
    return game


def test_another_board_keeps_the_contract() -> None:
    """Legal and refused agree, snapshots, guesses and records come back, pieces are conserved."""
    game = on_smaller()
    subject = replace(SUBJECT, game=game, actions=every(game.board))
    run = play_some(subject, 375, range(60))
    assert [failure.reason for failure in run.failures] == []
    assert run.games == 60


def test_two_boards_are_played_side_by_side() -> None:
    here, there = (dealt(game.setup(2, {"first": "seat"})) for game in (GAME, on_smaller()))
    plays = [action.text.split()[2] for action in GAME.legal(there) if "play" in action.text]
    assert plays
    assert set(plays) <= set(KEPT)
    assert here.table.board is not there.table.board


def test_a_board_is_the_same_wherever_its_pack_comes_from() -> None:
    state = on_smaller().setup(3)
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.table.board is on_smaller().board
    assert games.get("attila", GAME.board.pack).data == GAME.data == "limes-375/1"


def test_a_record_carries_the_pack_it_was_played_with() -> None:
    game = on_smaller()
    record = Record.begin(game, [{}, {}], {"first": "seat"})
    record.log = [(-1, f"deal {name}") for name in ("goths", "huns")]
    read = loads(dumps(record))
    assert read.data == game.data
    assert read.data.startswith("balkans@")
    assert len(read.data) == len("balkans@") + 16
    assert read.extra["pack"] == smaller()
    assert verify(read) is None


def changed(**keys: Any) -> dict[str, Json]:
    return smaller() | keys


def with_province(number: int, **keys: Any) -> dict[str, Json]:
    pack = smaller()
    pack["provinces"][number] |= keys
    return pack


WRONG: list[tuple[dict[str, Json], str, str]] = [
    (changed(version=7), "pack-version", "version"),
    (changed(provinces=[]), "pack-provinces", "provinces"),
    (changed(provinces=["germania"]), "pack-entry", "provinces[0]"),
    (with_province(2, id="Nori cum"), "pack-id", "provinces[2].id"),
    (with_province(2, name=" "), "pack-name", "provinces[2].name"),
    (with_province(2, northern="yes"), "pack-northern", "provinces[2].northern"),
    (with_province(2, land="raetia"), "pack-borders", "provinces[2].land"),
    (with_province(2, id="raetia"), "pack-twice", "provinces[2]"),
    (with_province(0, sea=["atlantis"]), "pack-unknown", "provinces[0].sea"),
    (with_province(0, land=[]), "pack-one-way", "provinces[1].land"),
]


@pytest.mark.parametrize(("pack", "code", "where"), WRONG)
def test_a_wrong_pack_is_refused_in_a_sentence_that_says_where(
    pack: dict[str, Json], code: str, where: str
) -> None:
    with pytest.raises(InvalidData) as caught:
        games.get("attila", pack)
    assert caught.value.code == code
    assert str(caught.value).startswith(f"{where}:")


def test_an_island_that_nobody_can_reach_is_refused() -> None:
    pack = smaller()
    island = {"id": "thule", "name": "Thule", "northern": False, "land": [], "sea": []}
    pack["provinces"].append(island)
    with pytest.raises(InvalidData, match="cannot be reached"):
        games.get("attila", pack)
    for entry in pack["provinces"]:
        entry["northern"] = False
    with pytest.raises(InvalidData, match="northern"):
        games.get("attila", pack)


def test_a_record_with_a_changed_pack_is_refused() -> None:
    record = loads(dumps(Record.begin(on_smaller(), [{}, {}], {})))
    record.extra["pack"]["provinces"][0]["name"] = "Elsewhere"
    with pytest.raises(UnknownVersion):
        verify(record)
    record.extra["pack"] = 7
    with pytest.raises(InvalidData):
        verify(record)


def test_a_key_of_another_program_that_is_called_pack_is_left_alone() -> None:
    record = Record.begin(GAME, [{}, {}], {"first": "seat"})
    record.extra["pack"] = "of cards"
    read = loads(dumps(record))
    assert verify(read) is None
    assert read.extra == {"pack": "of cards"}
