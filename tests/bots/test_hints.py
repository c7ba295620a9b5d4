"""Hints: from the own view alone, with a reason that has its sentence."""

import random

import pytest

from barbaricum import games
from barbaricum.bots.guard import NotAView
from barbaricum.bots.hints import hints
from barbaricum.bots.library import lore_of
from barbaricum.bots.search import Budget
from barbaricum.texts import LANGUAGES, Texts
from tests.bots.playing import positions
from tests.invasions.positions import position

FEW = Budget(12)


@pytest.mark.parametrize("name", games.names())
def test_hints_are_legal_the_best_first_and_say_why(name: str) -> None:
    game = games.get(name)
    for state, _text in list(positions(game, ["greedy"] * 3, 5))[20:140:40]:
        view = game.view(state, game.to_act(state))
        found = hints(game, view, random.Random(1), FEW)
        texts = [hint.text for hint in found]
        assert 1 <= len(texts) == len(set(texts)) <= 3
        assert set(texts) <= set(view["legal"])
        assert all(0 <= hint.chance <= 1 for hint in found)
        sentences = [Texts("en").say(f"hint-{name}-{hint.why}") for hint in found]
        assert all(sentences)


def test_a_jarl_before_a_town_is_told_to_raid() -> None:
    game = games.get("invasions")
    state = position(ships=["lindisfarne viking viking viking viking"])
    best = hints(game, game.view(state, 0), random.Random(2), FEW)[0]
    assert best.text == "raid"


def test_hints_do_not_change_with_what_is_hidden() -> None:
    game = games.get("attila")
    state, _text = list(positions(game, ["greedy"] * 3, 8))[60]
    seat = game.to_act(state)
    other = game.guess(game.view(state, seat), random.Random(44))
    one, same = (hints(game, game.view(s, seat), random.Random(5), FEW) for s in (state, other))
    assert one == same


def test_a_hint_from_a_whole_position_is_refused() -> None:
    game = games.get("invasions")
    with pytest.raises(NotAView):
        hints(game, game.snapshot(position()), random.Random(1), FEW)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_reason_has_its_sentence_in_every_language(name: str, language: str) -> None:
    texts = Texts(language)
    for why in (*lore_of(name).part_names, "only", "close", "plain"):
        assert texts.has(f"hint-{name}-{why}")
