"""A game that has nothing but its rules does no harm, and is offered only what can play it."""

import ast
import dataclasses
import random
from pathlib import Path

import pytest

from barbaricum import bots
from barbaricum.bots.ratings import rating
from barbaricum.cli.fuzz.attila import SUBJECT
from barbaricum.cli.fuzz.checks import check_agreement
from barbaricum.server.points import points_of
from barbaricum.texts import rules

BOTS = Path(bots.__file__).parent


def test_a_game_whose_bots_were_not_measured_has_no_ratings() -> None:
    assert rating("a-new-game", "strong") is None


def test_a_game_of_which_no_bot_knows_anything_is_played_by_chance_alone() -> None:
    assert bots.names("a-new-game") == ("random",)
    assert bots.names("attila") == bots.names("invasions") == bots.names()
    with pytest.raises(bots.UnknownBot) as refused:
        bots.get("strong", game="a-new-game")
    assert refused.value.values["known"] == "random"


def test_a_game_of_five_actions_can_be_fuzzed() -> None:
    state = SUBJECT.game.setup(2)
    few = dataclasses.replace(SUBJECT, actions=SUBJECT.game.legal(state))
    check_agreement(few, state, few.actions, random.Random(1))


@pytest.mark.parametrize(
    ("view", "points"),
    [({"scores": [3, 4]}, [3, 4]), ({"vp": [5, 6]}, [5, 6]), ({"coins": [7, 8]}, [0, 0])],
)
def test_points_are_read_off_a_view_that_counts_some(
    view: dict[str, list[int]], points: list[int]
) -> None:
    assert points_of(view, 2) == points


def test_a_rules_page_that_is_not_translated_is_shown_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "duel.md").write_text("# Duel\n", encoding="utf-8")
    (tmp_path / "duel.de.md").write_text("# Duell\n", encoding="utf-8")
    monkeypatch.setattr(rules, "_folder", lambda: tmp_path)
    pages = [rules.page("duel", language) for language in ("en", "fr", "de")]
    assert pages == ["# Duel\n", "# Duel\n", "# Duell\n"]


def test_what_bots_share_asks_the_game_or_its_lore_who_is_to_act() -> None:
    """A state has no shape that all games share."""
    shared = [*BOTS.glob("*.py"), *(BOTS / "search").glob("*.py")]
    read = [
        (file.name, node.lineno)
        for file in shared
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "actor"
    ]
    assert read == []
