"""`barbaricum arena`: bots play, the games are kept, the table is told."""

import json
import sys
from functools import partial
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from barbaricum.cli.arena.journal import Journal
from barbaricum.cli.arena.match import Match, play
from barbaricum.cli.arena.workers import in_processes
from barbaricum.cli.main import main
from barbaricum.cli.problems import Problem
from barbaricum.texts import Texts

MATCH = Match("attila", ("novice", "random"), 2, 5)
ENGLISH = Texts("en")


def arena(folder: Path, *more: str, games: int = 4) -> list[str]:
    file = str(folder / "kept.jsonl")
    head = ["arena", "attila", "--bots", "novice", "random", "--seats", "2", "--seed", "5"]
    return [*head, "--games", str(games), "--processes", "1", "--keep", file, *more]


def test_the_same_game_is_the_same_again_but_for_the_time_it_took() -> None:
    one, other = play(MATCH, 3), play(MATCH, 3)
    assert one.points == other.points
    assert one.decisions == other.decisions


def test_an_arena_tells_its_table_and_keeps_figures_and_plot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    figures, picture = tmp_path / "figures.json", tmp_path / "wins.svg"
    status = main([*arena(tmp_path), "--json", str(figures), "--plot", str(picture)])
    told = capsys.readouterr().out
    assert status == 0
    assert "attila, 2 seats, 4 games" in told
    assert "Whether novice is better than random is not clear yet." in told
    written = json.loads(figures.read_text("utf-8"))
    assert [bot["bot"] for bot in written["bots"]] == ["novice", "random"]
    assert written["bots"][0]["wins"]["value"] == 1
    assert ET.fromstring(picture.read_text("utf-8")).tag.endswith("svg")


def test_an_arena_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    assert main(arena(tmp_path, games=2)) == 0
    begun = file.read_text("utf-8")
    file.write_text(begun + '{"number": 2, "lin', encoding="utf-8")
    assert main(arena(tmp_path, games=4)) == 0
    kept = Journal(file, MATCH, ENGLISH).games
    assert file.read_text("utf-8").startswith(begun)
    assert [one.number for one in kept] == [0, 1, 2, 3]
    assert [one.points for one in kept] == [play(MATCH, number).points for number in range(4)]


def test_the_file_of_another_arena_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(arena(tmp_path, games=2))
    assert main([*arena(tmp_path), "--seed", "6"]) == 2
    assert "belongs to another arena" in capsys.readouterr().err


def test_several_processes_play_the_same_games_as_one() -> None:
    found = sorted(in_processes(partial(play, MATCH), range(4), 2), key=lambda one: one.number)
    assert [one.points for one in found] == [play(MATCH, number).points for number in range(4)]


@pytest.mark.parametrize(
    ("bots", "told"),
    [
        (["greedy"], "needs two different bots"),
        (["greedy", "greedy"], "needs two different bots"),
        (["greedy", "novice", "random"], "no more than its 2 seats"),
        (["greedy", "clever"], "There is no bot called “clever”"),
    ],
)
def test_an_arena_that_cannot_be_is_refused(
    bots: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "attila", "--seats", "2", "--bots", *bots]) == 2
    assert told in capsys.readouterr().err


def test_without_ray_a_sentence_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(arena(tmp_path, "--ray")) == 2
    assert 'pip install "ray>=2.40"' in capsys.readouterr().err


def test_a_file_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(Problem, match="cannot be written"):
        Journal(tmp_path / "file" / "below.jsonl", MATCH, ENGLISH)
