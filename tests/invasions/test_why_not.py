"""Every action is either legal or refused, and a refusal names its rule and says why."""

import re
from random import Random

import pytest

from barbaricum.core import IllegalAction, InvalidAction, Json
from barbaricum.games.invasions.data.names import ENGLISH
from barbaricum.games.invasions.game import GAME
from barbaricum.games.invasions.rules.actions import ACTIONS
from barbaricum.games.invasions.rules.reasons import REFUSALS
from tests.invasions.playing import played
from tests.invasions.positions import position

RULES = {
    1: 6, 2: 6, 3: 3, 4: 8, 5: 3, 6: 3, 7: 6, 8: 8, 9: 11, 10: 1, 11: 7, 12: 5, 13: 0, 14: 6,
}  # fmt: skip
"""How many rules each chapter has."""


@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (3, 12), (5, 13)])
def test_an_action_is_legal_exactly_if_nothing_forbids_it(seats: int, seed: int) -> None:
    """V3.3 All actions there are, in forty positions of a game."""
    states = list(played(seats, seed, conflict_runes=True))
    for state in [*Random(seed).sample(states, 40), states[-1]]:
        legal = set(GAME.legal(state))
        assert {action for action in ACTIONS if GAME.why_not(state, action) is None} == legal


@pytest.mark.parametrize("code", REFUSALS)
def test_every_refusal_cites_a_rule_that_exists(code: str) -> None:
    """V14 `V8.5`: chapter 8 has eight rules."""
    found = re.fullmatch(r"V(\d+)(?:\.(\d+))?", REFUSALS[code])
    assert found is not None
    chapter, number = int(found[1]), int(found[2] or 0)
    assert number <= RULES[chapter]
    assert ENGLISH.messages[f"invasions-refusal-{code}"].endswith(".")


def test_a_refused_action_raises_with_code_rule_and_sentence() -> None:
    """V8.4 Nothing is ever refused in silence."""
    state = position(ships=["york viking"])
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(state, GAME.parse("raid"))
    assert (refused.value.rule, bool(refused.value.code)) == ("V8.4", True)
    assert "York" in str(refused.value)


NO_ACTIONS: list[Json] = [
    "", "undo", "sail", "sail atlantis", "sail wintering", "Sail york", "sail  york", " end",
    "end ", "settle", "settle 0", "settle 4", "settle 1 2", "load", "load gold", "lose",
    "trade viking", "launch york", "die 0", "die 7", "die six", "treasure 9", "saga s28",
    "saga s1", "first 5", "first -1", "rune", "rune thor", "rune needs", "rune needs viking",
    "rune needs gold", "rune oars", "rune oars york w_humber lincoln", "rune wind", "rune wind up",
    "rune wind S",
    "rune loki", "rune loki 5", "rune wreckers 1", "rune wreckers furs 1", "rune sedentary",
    "rune sedentary denmark", "rune unrest w_humber", "rune recruits 1", "rune fire york",
    "discard", "discard thor", "rune-card ?", "rune-card", "wind", "wind north", "raid off",
    "winter now", "draw 1", None, 7, ["end"],
]  # fmt: skip


@pytest.mark.parametrize("text", NO_ACTIONS)
def test_what_is_no_action_is_refused_as_such(text: Json) -> None:
    """V14.4 The notation is exact."""
    with pytest.raises(InvalidAction):
        GAME.parse(text)


def test_every_action_is_read_back_from_its_text() -> None:
    """V14.4 Each other's inverse, no text twice."""
    texts = [GAME.text(action) for action in ACTIONS]
    assert len(set(texts)) == len(texts)
    assert [GAME.parse(text) for text in texts] == list(ACTIONS)


def test_legal_names_no_action_twice_and_always_the_same_way() -> None:
    """V3.1 No duplicates, a stable order; odds go by it."""
    for state in list(played(4, 5, conflict_runes=True))[::7]:
        legal = list(GAME.legal(state))
        assert len(set(legal)) == len(legal)
        assert list(GAME.legal(state)) == legal
        if GAME.to_act(state) == -1:
            assert list(GAME.odds(state)) == legal
        else:
            with pytest.raises(ValueError, match="chance"):
                GAME.odds(state)


def test_a_step_leaves_the_position_it_came_from_as_it_was() -> None:
    """V3.1 State goes in, state comes out."""
    states = list(played(3, 8, conflict_runes=True))
    before = [GAME.snapshot(state) for state in states[:400]]
    for state in states[:400]:
        for action in GAME.legal(state):
            GAME.step(state, action)
    assert [GAME.snapshot(state) for state in states[:400]] == before
