"""Databases of older versions, as those versions wrote them: brought along, games and all."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from barbaricum.server import migrate
from tests.server.running import HUMAN, Json, running
from tests.server.test_archive import rows, told

pytestmark = pytest.mark.file

OLDER = Path(__file__).parent / "older"
RESULTS: dict[str, dict[str, Json]] = {
    "0001": {
        "yDEcpAm2SR8V1Z_R": {"points": [58, 31], "places": [1, 2], "ending": "peace-tiles"},
    },
    "0002": {
        "Q-X2Ya3SuC9YRohx": {"points": [52, 169], "places": [2, 1], "ending": "peace-tiles"},
    },
}
"""The finished games in each database, with the results that version had told."""


def older(form: str, folder: Path) -> Path:
    """A database as an older version has left it."""
    file = folder / "tables.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((OLDER / f"{form}.sql").read_text("utf-8"))
    return file


@pytest.mark.parametrize("form", RESULTS)
def test_an_older_database_comes_along_with_the_same_games_and_results(
    tmp_path: Path, form: str
) -> None:
    file = older(form, tmp_path)
    before = rows(file)
    with running(file) as server:
        client = server.client()
        for table, result in RESULTS[form].items():
            client.table = table
            assert client.position()["result"] == result
            assert client.get("/record").json()["result"] == result
        listed = client.http.get("/api/lobby").json()["tables"]
    assert sorted(one["title"] for one in listed) == ["Under way", "Waiting"]
    assert rows(file) == before


def test_before_it_changes_a_copy_is_put_aside(tmp_path: Path) -> None:
    file = older("0001", tmp_path)
    with running(file):
        pass
    (copy,) = (tmp_path / "aside").iterdir()
    assert copy.name == f"tables-0001-before-{migrate.newest()}.sqlite"
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    assert rows(copy) == rows(file)
    with running(file):
        pass
    assert len(list((tmp_path / "aside").iterdir())) == 1


def test_a_database_of_a_later_version_is_refused_and_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = older("0002", tmp_path)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    status, sentence = told(capsys, "serve", "--port", "0", "--data", tmp_path)
    assert (status, sentence) == (
        2,
        f"{file} was written by a newer version (9999) than this one. [database-newer]\n",
    )
    assert not (tmp_path / "aside").exists()


@pytest.mark.parametrize("form", RESULTS)
def test_check_replays_every_game_of_an_older_database_without_touching_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, form: str
) -> None:
    file = older(form, tmp_path)
    before = file.read_bytes()
    status, sentence = told(capsys, "check", "--data", tmp_path)
    assert status == 0
    assert sentence == (
        "Tables that replay as they were played: 3 of 3.\n"
        "One finished game is older than written results: replayed, but with nothing to compare.\n"
    )
    assert file.read_bytes() == before


def played(file: Path) -> str:
    """A database with one finished game, whose result is written down; the name of its table."""
    with running(file) as server:
        ana = server.client()
        anton = {"kind": "hot-seat", "name": "Anton"}
        table = ana.create(HUMAN, anton, options={"first": "seat"})
        ana.do("start")
        while True:
            position = ana.position(seat=0)
            seat = position["view"]["to_act"]
            if seat is None:
                return str(table["id"])
            position = ana.position(seat=seat)
            texts = [action["text"] for action in position["legal"]]
            text = "end" if "end" in texts else texts[0]
            ana.do("act", number=position["number"], text=text)


def test_check_is_content_with_a_study_that_has_not_begun(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """It borrows rows of another game, though nobody has played at it."""
    file = older("0002", tmp_path)
    (table,) = RESULTS["0002"]
    with running(file) as server:
        ana = server.client()
        body = {"number": 30, "name": "Ana", "seats": [HUMAN, {"kind": "open"}]}
        assert ana.post(f"/api/tables/{table}/studies", body).status_code == 201
    status, sentence = told(capsys, "check", "--data", tmp_path)
    assert (status, sentence.splitlines()[0]) == (
        0,
        "Tables that replay as they were played: 4 of 4.",
    )


def test_check_compares_the_result_that_was_told_with_the_one_replayed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "tables.sqlite"
    table = played(file)
    assert told(capsys, "check", "--data", tmp_path) == (
        0,
        "Tables that replay as they were played: 1 of 1.\n",
    )
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("""UPDATE results SET result = '{"points": [0, 0]}'""")
        connection.commit()
    status, sentence = told(capsys, "check", "--data", tmp_path)
    assert status == 1
    assert sentence.startswith(f"The table {table} comes to another result than is written: ")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("UPDATE tables SET rules = '0' WHERE status = 'over'", "needs rules 0"),
        ("UPDATE tables SET to_act = 1 WHERE status = 'playing'", "another turn than is written"),
        ("UPDATE tables SET status = 'playing' WHERE status = 'over'", "another turn"),
        ("DELETE FROM rows WHERE number = 3", "cannot be replayed"),
    ],
)
def test_check_names_the_game_that_came_out_otherwise(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, change: str, sentence: str
) -> None:
    with closing(sqlite3.connect(older("0002", tmp_path))) as connection:
        connection.execute(change)
        connection.commit()
    status, said = told(capsys, "check", "--data", tmp_path)
    assert status == 1
    assert sentence in said
