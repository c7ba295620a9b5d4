"""Sentences of Invasions: English as the errors have it, names as the tables have them."""

from collections.abc import Mapping

import pytest

from barbaricum.core.errors import ENGLISH as SHARED
from barbaricum.core.errors import BarbaricumError, Refusal
from barbaricum.games.invasions.data.names import ENGLISH as OWN
from barbaricum.games.invasions.data.names import NAMES
from barbaricum.games.invasions.data.tables import CARDS, WORLD
from barbaricum.games.invasions.game import GAME
from barbaricum.games.invasions.notation.faults import FAULTS, fault
from barbaricum.games.invasions.rules.reasons import REFUSALS
from barbaricum.texts import LANGUAGES, Texts
from barbaricum.texts.invasions import name, words
from tests.invasions.positions import position

ENGLISH, FRENCH, GERMAN = (Texts(language) for language in LANGUAGES)

VALUES: Mapping[str, object] = {
    "place": "w_irish",
    "port": "anse",
    "here": "london",
    "rune": "wind",
    "saga": "s21",
    "piece": "tusks",
    "goods": "skins",
    "key": "wind",
    "what": "wind",
    "size": "small",
    "number": 12345,
    "seats": 3,
    "value": "'york'",
}
"""Values that show whether names are translated, and only names."""


def values(key: str) -> dict[str, object]:
    """A value for everything a sentence speaks of."""
    return {name: VALUES.get(name, f"<{name}>") for name in OWN.fields(key)}


@pytest.mark.parametrize("code", REFUSALS)
def test_a_refusal_says_in_english_what_its_text_says(code: str) -> None:
    key = f"invasions-refusal-{code}"
    refusal = Refusal(REFUSALS[code], code, values(key), OWN.say(key, values(key)))
    assert ENGLISH.error(refusal) == str(refusal)


@pytest.mark.parametrize("code", FAULTS)
def test_a_fault_says_in_english_what_its_text_says(code: str) -> None:
    error = fault(code, **values(f"invasions-fault-{code}"))
    assert ENGLISH.error(error) == str(error)


@pytest.mark.parametrize("table", [REFUSALS, FAULTS])
def test_no_code_is_one_that_all_games_share(table: Mapping[str, object]) -> None:
    assert not {f"error-{code}" for code in table} & set(SHARED.messages)


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        (
            "sail london",
            [
                "London is not one step away.",
                "Ce lieu n’est pas à un pas\u00a0: Londres.",
                "Dieser Ort ist nicht einen Schritt weit: London.",
            ],
        ),
        (
            "rune oars york",
            [
                "Oars and Sails is not in the hand.",
                "Rames et voiles n’est pas en main.",
                "Ruder und Segel ist nicht auf der Hand.",
            ],
        ),
        (
            "trade tusks",
            [
                "There are no mammoth tusks in the hold.",
                "Il n’y a pas de défenses de mammouth dans la cale.",
                "Im Laderaum sind keine Mammutzähne.",
            ],
        ),
    ],
)
def test_a_refusal_names_things_in_the_readers_language(text: str, sentences: list[str]) -> None:
    state = position(ships=["york viking furs"])
    refusal = GAME.why_not(state, GAME.parse(text))
    assert refusal is not None
    assert [texts.error(refusal) for texts in (ENGLISH, FRENCH, GERMAN)] == sentences


def test_a_viking_is_named_too() -> None:
    refusal = Refusal("V7.4", "not-on-board", {"piece": "viking"}, "")
    assert GERMAN.error(refusal).startswith("Es sind keine Wikinger an Bord")


def test_the_keys_of_a_snapshot_are_no_names() -> None:
    """The key `wind` is not the rune of that id."""
    with pytest.raises(BarbaricumError) as caught:
        GAME.restore({"seats": 3, "wind": "up"})
    assert "“wind”" in str(caught.value)
    assert "«\u00a0wind\u00a0»" in FRENCH.error(caught.value)


def test_everything_in_the_tables_has_a_name_in_every_language() -> None:
    tables = [WORLD[kind] for kind in ("ports", "homes", "spaces", "regions")]
    tables += [CARDS[kind] for kind in ("sagas", "runes", "goods")]
    ids = {item["id"] for table in tables for item in table}
    assert [set(NAMES[language]) == ids for language in LANGUAGES] == [True] * 3


def test_french_names_have_a_curved_apostrophe() -> None:
    assert name(FRENCH, "w_irish") == "Mer d’Irlande"
    assert name(ENGLISH, "anse") == "L'Anse aux Meadows"


@pytest.mark.parametrize(("texts", "typed"), [(ENGLISH, "london"), (FRENCH, "londres")])
def test_a_port_may_be_typed_by_its_name(texts: Texts, typed: str) -> None:
    assert words(texts)[typed] == "london"
