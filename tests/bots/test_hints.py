"""Hints: from the own view alone, with a reason that has its sentence."""

import random
import re

import pytest

from barbaricum import games
from barbaricum.bots.guard import NotAView
from barbaricum.bots.hints import Hint, hints
from barbaricum.bots.library import lore_of
from barbaricum.bots.search import Budget
from barbaricum.texts import LANGUAGES, Texts
from barbaricum.texts.hints import reason
from barbaricum.texts.wording import WORDINGS
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
        assert sorted(found, key=lambda hint: -hint.chance) == found


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
def test_every_action_and_every_reason_is_told_without_notation(name: str, language: str) -> None:
    game, texts, wording = games.get(name), Texts(language), WORDINGS[name]
    seats = ("Ada", "Bert", "Cleo")
    for state, _text in list(positions(game, ["random"] * 3, 7))[::5]:
        view = game.view(state, game.to_act(state))
        for action in game.legal(state):
            label = wording.name(texts, view, action, seats)
            why = lore_of(name).reason(view, lore_of(name).as_move(action.text))
            told = reason(texts, name, Hint(action.text, 0.5, why.code, why.values))
            assert not re.search(r"[×◆_\[{]|\d%| · ", label + told), (label, told)
            assert told == "" or told.endswith(".")


def test_the_label_names_what_the_button_of_the_page_says() -> None:
    texts = Texts("en")
    name, view = WORDINGS["attila"].name, {"people": "goths"}
    parse = games.get("attila").parse
    assert name(texts, view, parse("war pass"), ()) == "lay nothing"
    assert name(texts, view, parse("war saxons saxons"), ()) == "lay 2 Saxons"
    assert name(texts, view, parse("influence"), ()) == "take influence over the Goths"
    both = "use the Influence tile: 1 space for the Huns and 1 for the Saxons"
    assert name(texts, view, parse("tile influence huns saxons"), ()) == both
