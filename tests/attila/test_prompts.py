"""What Attila asks, in words that fit the table and the turn."""

import pytest

from barbaricum.core import Json
from barbaricum.games.attila.assist.prompt import menu
from barbaricum.games.attila.game import GAME
from barbaricum.games.attila.state import State
from barbaricum.texts import LANGUAGES, Texts
from barbaricum.texts.attila import ask, choice
from tests.attila.positions import NORTH, do, placed, position

NAMES = ["Ana", "Béla", "Chloé"]
NO_FINAL = {"final_scoring": False}


def asked(state: State, language: str = "en") -> str:
    view = GAME.view(state, GAME.to_act(state))
    return ask(Texts(language), menu(view), NAMES)


def called(**keys: Json) -> State:
    """The end is called, and the active player may still use a tile."""
    state = placed(pacified=6, influence=[{"goths": 18}, {}, {}], **keys)
    return do(state, "influence")


def test_with_a_final_scoring_the_last_turn_leads_to_it() -> None:
    """A7.2 By default."""
    assert "end it for the final scoring" in asked(called())


@pytest.mark.parametrize(
    ("language", "promise"),
    list(zip(LANGUAGES, ["final scoring", "décompte final", "Schlusswertung"], strict=True)),
)
def test_without_a_final_scoring_none_is_promised(language: str, promise: str) -> None:
    """A7.3, A9 `final_scoring=false`."""
    assert promise in asked(called(), language)
    assert promise not in asked(called(options=NO_FINAL), language)


def stuck(**keys: Json) -> State:
    """No card of the hand can be played, but a tile could still be used."""
    return position(seats=2, hands=["huns huns", ""], pacified=NORTH, **keys)


@pytest.mark.parametrize(
    ("language", "laid_down", "kept"),
    [
        ("en", "your hand is laid down", "you keep your hand"),
        ("fr", "votre main est défaussée", "vous gardez votre main"),
        ("de", "am Ende des Zuges abgelegt", "du behältst deine Hand"),
    ],
)
def test_a_skipped_turn_costs_the_hand_and_a_skipped_second_card_does_not(
    language: str, laid_down: str, kept: str
) -> None:
    """A3.9 Nobody who has played a card this turn lays the hand down."""
    assert laid_down in asked(stuck(), language)
    assert kept in asked(stuck(cards_left=1, played=1), language)


def test_the_tile_that_replaces_the_step_says_so() -> None:
    """A9 `influence_tile=instead`."""
    for options, words in [
        ({}, "2 spaces)"),
        ({"influence_tile": "instead"}, "instead of influence)"),
    ]:
        state = placed(options=options)
        offered = menu(GAME.view(state, GAME.to_act(state)))
        spelt = [choice(Texts("en"), entry, NAMES) for entry in offered.entries]
        assert [text for text in spelt if text.startswith("Influence tile") and words in text]
