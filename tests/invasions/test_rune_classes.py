"""V14.4 Each rune is one class, which says everything the rules know of it."""

from pathlib import Path

import pytest

from barbaricum.games.invasions.data.tables import CARDS
from barbaricum.games.invasions.rules import runes
from barbaricum.games.invasions.rules.event import CODES
from barbaricum.games.invasions.rules.reasons import REFUSALS
from barbaricum.games.invasions.rules.runes import FAMILIES, KINDS
from barbaricum.games.invasions.rules.runes.play import BY_ID, Rune
from tests.test_rule_citations import BOOKS, cited

RULES = set(BOOKS[1].rules())


def test_the_classes_and_the_cards_name_the_same_runes() -> None:
    """V14.4 In the same order, and no class is without a card."""
    cards = [row["id"] for row in CARDS["runes"]]
    assert [kind.id for kind in KINDS] == cards
    assert set(BY_ID) == set(cards)


def test_each_file_of_runes_is_a_family_of_the_registry() -> None:
    """V14.4 A rune in a file that is not read could not be played."""
    folder = Path(runes.__path__[0])
    files = {path.stem for path in folder.glob("*.py")} - {"__init__", "play"}
    assert {family.__name__.rpartition(".")[2] for family in FAMILIES} == files


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_a_rune_cites_the_rule_of_its_card(kind: type[Rune]) -> None:
    """V14.4 And each of its needs is refused by a rule."""
    assert "V14.4" in cited(kind.__doc__ or "")
    assert {REFUSALS[need.code] for need in kind.needs} <= RULES


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_the_actions_of_a_rune_name_what_its_card_names(kind: type[Rune]) -> None:
    """V14.4 Each has its own notation, and an event of its own is declared."""
    assert len({play.text for play in kind.plays}) == len(kind.plays) > 0
    assert all(play.text.split(" ")[1] == kind.id for play in kind.plays)
    assert CODES[f"rune-{kind.id}"][0] == "seat"
