"""The ladder of the bots is counted by a tool that can be run again."""

import argparse
import json
from pathlib import Path
from typing import Any

import pytest
from tools import ladder

from barbaricum.bots.ratings import RATINGS
from barbaricum.cli.arena.command import default_file
from barbaricum.cli.arena.journal import Journal
from barbaricum.cli.arena.match import Match
from barbaricum.texts import Texts
from tests.arena.test_scores import GAMES, MATCH


def test_every_level_meets_the_one_below_at_every_table() -> None:
    planned = list(ladder.rungs(["attila", "invasions"], 1000, 0))
    pairs = [rung for rung in planned if rung.games == 1000]
    assert [len(rung.matches) for rung in pairs] == [4] * 6
    assert [rung.matches[0].bots for rung in pairs if rung.matches[0].game == "attila"] == [
        ("greedy", "novice"),
        ("steady", "greedy"),
        ("strong:24", "steady"),
    ]


def test_more_time_is_put_to_the_test_too() -> None:
    full = list(ladder.rungs(["invasions"], 1000, 0))[-1]
    assert full == ladder.Rung((Match("invasions", ("strong:240", "strong:32"), 2, 0),), 100)


def test_a_line_of_the_table_says_how_far_the_first_is_ahead() -> None:
    told = ladder.line(MATCH, GAMES)
    assert told.startswith("| attila | 4 | `one` : `other` | 4 | 31.2 (")
    assert ": 18.8 | 12.5 (" in told
    assert told.endswith("| 50.0 ms | 0, 0 |")


def test_a_rung_goes_on_where_it_was_and_all_its_tables_have_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(ladder, "FIGURES", tmp_path / "ladder.json")
    args = argparse.Namespace(games=4, processes=1, ray=False)
    tables = tuple(Match("attila", ("novice", "random"), seats, 0) for seats in (2, 3))
    for number in (2, 4):
        ladder.climb(ladder.Rung(tables, number), args)
    kept = [Journal(default_file(match), match, Texts("en")).games for match in tables]
    assert [[one.number for one in games] for games in kept] == [[0, 1, 2, 3]] * 2
    ladder.tell([ladder.Rung(tables, 4)])
    told = capsys.readouterr().out
    assert told.count("`novice` : `random` | 4 | ") == 2
    assert "| attila | `novice` | 8 | " in told
    assert told.count(" | 0 | 0 |") == 2


def figures(*bots: int) -> list[dict[str, Any]]:
    """What docs/bots.md tells, of the tables with so many bots."""
    found: list[dict[str, Any]] = json.loads(ladder.FIGURES.read_text(encoding="utf-8"))
    return [one for one in found if len(one["bots"]) in bots]


def level(bot: dict[str, Any]) -> str:
    return str(bot["bot"]).partition(":")[0]


def test_each_level_is_ahead_of_the_one_below_in_at_least_a_thousand_games() -> None:
    pairs = [one for one in figures(2) if level(one["bots"][0]) != level(one["bots"][1])]
    assert len(pairs) == 24
    for one in pairs:
        assert one["games"] >= 1000
        assert one["bots"][0]["wins"]["low"] > 1 / one["seats"]


def test_no_choice_of_the_ladder_was_illegal_or_late() -> None:
    told = [bot for one in figures(2, 4) for bot in one["bots"]]
    assert {(bot["illegal"], bot["late"]) for bot in told} == {(0, 0)}


def test_the_lobby_tells_the_ratings_of_the_ladder() -> None:
    measured = {
        one["game"]: {level(bot): round(bot["rating"]["mu"], 1) for bot in one["bots"]}
        for one in figures(4)
    }
    assert measured == RATINGS


def test_the_page_on_bots_tells_the_games_of_the_ladder() -> None:
    told = ladder.FIGURES.parent.with_suffix(".md").read_text(encoding="utf-8")
    for one in figures(2, 4):
        bots = " : ".join(f"`{bot['bot']}`" for bot in one["bots"])
        won = f"{100 * one['bots'][0]['wins']['value']:.1f} ("
        assert f"| {one['game']} | {one['seats']} | {bots} | {one['games']} | {won}" in told
