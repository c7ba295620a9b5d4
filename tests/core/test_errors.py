import pickle

import pytest

from barbaricum.core import (
    BarbaricumError,
    IllegalAction,
    InvalidAction,
    InvalidOptions,
    InvalidRecord,
    InvalidState,
    Refusal,
    StaleAction,
    UnknownGame,
    UnknownVersion,
)
from barbaricum.core.errors import ENGLISH

KINDS = (
    UnknownGame, InvalidOptions, InvalidAction, IllegalAction, StaleAction, InvalidState,
    InvalidRecord, UnknownVersion,
)  # fmt: skip

FORBIDDEN = Refusal("A3.4", "pacified", {"province": "dacia"}, "Dacia is pacified.")


def test_an_error_has_a_code_values_and_an_english_sentence() -> None:
    error = StaleAction("stale-action", number=7, asked=5)
    assert error.code == "stale-action"
    assert error.rule is None
    assert error.values == {"number": 7, "asked": 5}
    assert str(error) == "The table has moved on: it is at row 7, not at row 5."


def test_an_error_of_a_refusal_says_what_the_refusal_says() -> None:
    error = IllegalAction.of(FORBIDDEN)
    assert (error.code, error.rule) == ("pacified", "A3.4")
    assert error.values == {"province": "dacia"}
    assert str(error) == str(FORBIDDEN) == "Dacia is pacified."


def test_a_refusal_can_be_compared_and_not_changed() -> None:
    same = Refusal("A3.4", "pacified", {"province": "dacia"}, "Dacia is pacified.")
    assert same == FORBIDDEN
    with pytest.raises(AttributeError):
        same.code = "other"  # type: ignore[misc]  # that it cannot be set is the claim


@pytest.mark.parametrize("kind", KINDS)
def test_every_error_is_an_error_of_the_package(kind: type[BarbaricumError]) -> None:
    with pytest.raises(BarbaricumError, match="not your turn"):
        raise kind("not-your-turn")


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_crosses_a_process_whole(kind: type[BarbaricumError]) -> None:
    for error in (kind("not-an-action", text="jump {0}", game="attila"), kind.of(FORBIDDEN)):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is kind
        assert (again.code, again.rule, again.values) == (error.code, error.rule, error.values)
        assert str(again) == str(error)


def test_braces_in_a_value_stay_as_they_are() -> None:
    error = InvalidAction("not-an-action", text="{game} {0} {", game="attila")
    assert str(error) == "“{game} {0} {” is not an action of Attila."


def test_a_code_without_a_sentence_is_a_mistake_of_the_programmer() -> None:
    with pytest.raises(KeyError):
        InvalidAction("no-such-code")


ERRORS = [text for key, text in ENGLISH.messages.items() if key.startswith("error-")]


@pytest.mark.parametrize("text", ERRORS)
def test_every_error_is_a_whole_sentence(text: str) -> None:
    assert text[0].isupper() or text[0] in "“{"
    assert text.endswith((".", "{ $reason }"))
