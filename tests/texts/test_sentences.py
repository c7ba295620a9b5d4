"""Sentences: English as the errors have it, French and German as they are written."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

import barbaricum
from barbaricum import bots, games
from barbaricum.core.english import English
from barbaricum.core.errors import ENGLISH as SHARED
from barbaricum.core.errors import BarbaricumError, InvalidRecord, Refusal
from barbaricum.core.record import loads, replay
from barbaricum.games.attila.codes import CODES
from barbaricum.games.attila.rules.placing import PACIFIED
from barbaricum.texts import LANGUAGES, Texts, UnknownLanguage, chosen

ENGLISH, FRENCH, GERMAN = (Texts(language) for language in LANGUAGES)

VALUES: Mapping[str, object] = {
    "people": "goths",
    "province": "italia_annonaria",
    "name": "dacia",
    "key": "tokens",
    "number": 12345,
    "seats": 3,
    "value": "'goths'",
    "wanted": "array of objects",
    "what": "rules",
    "reason": "The game is over.",
}
"""Values that show whether names are translated and numbers left alone."""


def values(english: English, key: str) -> dict[str, object]:
    """A value for everything a sentence speaks of."""
    return {name: VALUES.get(name, f"<{name}>") for name in english.fields(key)}


@pytest.mark.parametrize("key", [key for key in SHARED.messages if key.startswith("error-")])
def test_an_error_says_in_english_what_its_text_says(key: str) -> None:
    error = BarbaricumError(key.removeprefix("error-"), **values(SHARED, key))  # type: ignore[arg-type]  # values of all kinds
    assert ENGLISH.error(error) == str(error)


@pytest.mark.parametrize("code", CODES.refusals)
def test_a_refusal_says_in_english_what_its_text_says(code: str) -> None:
    key = f"attila-refusal-{code}"
    known = values(CODES.english, key)
    refusal = Refusal(CODES.refusals[code], code, known, CODES.english.say(key, known))
    assert ENGLISH.error(refusal) == str(refusal)


@pytest.mark.parametrize("code", CODES.faults)
def test_a_fault_says_in_english_what_its_text_says(code: str) -> None:
    error = CODES.invalid(code, **values(CODES.english, f"attila-fault-{code}"))
    assert ENGLISH.error(error) == str(error)


@pytest.mark.parametrize("table", [CODES.refusals, CODES.faults])
def test_no_game_uses_a_code_that_all_games_share(table: Mapping[str, object]) -> None:
    assert not {f"error-{code}" for code in table} & set(SHARED.messages)


def test_an_unknown_bot_is_refused_in_a_sentence() -> None:
    with pytest.raises(bots.UnknownBot) as caught:
        bots.get("nero")
    assert str(caught.value) == (
        "There is no bot called “nero”. Known bots: novice, greedy, steady, strong, random."
    )


@pytest.mark.parametrize(
    ("texts", "sentence"),
    [
        (ENGLISH, "Italia Annonaria is pacified: no token may enter."),
        (FRENCH, "Italia Annonaria est pacifiée\u00a0: aucun pion ne peut y entrer."),
        (GERMAN, "Italia Annonaria ist befriedet: Kein Spielstein darf hinein."),
    ],
)
def test_a_refusal_is_told_in_the_readers_language(texts: Texts, sentence: str) -> None:
    assert texts.error(PACIFIED(province="italia_annonaria")) == sentence


@pytest.mark.parametrize(
    ("texts", "sentence"),
    [
        (ENGLISH, "Row 0 of the log, “end”, is refused: The cards are still being dealt."),
        (
            FRENCH,
            "La ligne 0 du journal, «~end~», est refusée~: On distribue encore les cartes.",
        ),
        (
            GERMAN,
            "Zeile 0 des Protokolls, „end“, wird abgelehnt: Die Karten werden noch ausgeteilt.",
        ),
    ],
)
def test_the_cause_inside_a_broken_record_is_translated_too(texts: Texts, sentence: str) -> None:
    record = loads(
        '{"format":1,"game":"attila","rules":"1.0","data":"limes-375/1",'
        '"options":{"first":"seat"},"seats":[{},{},{}],"log":[[-1,"end"]],"result":null}'
    )
    with pytest.raises(InvalidRecord) as caught:
        list(replay(record))
    assert texts.error(caught.value) == sentence.replace("~", "\u00a0")


def test_a_wrong_kind_of_value_is_named_in_the_readers_language() -> None:
    with pytest.raises(InvalidRecord) as caught:
        loads(
            '{"format":1,"game":"attila","rules":"1.0","data":"x","options":{},"seats":7,"log":[]}'
        )
    assert GERMAN.error(caught.value) == (
        "In der Aufzeichnung muss „seats“ von dieser Art sein: Liste von Objekten."
    )


def test_a_fault_in_a_written_position_is_told_with_its_names() -> None:
    with pytest.raises(BarbaricumError) as caught:
        games.get("attila").restore({"seats": 3, "tokens": {"dacia": {"goths": 5}}})
    assert FRENCH.error(caught.value) == "Dacia contient cinq pions, mais n’est pas en guerre."


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "fr_CA.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "de_AT"}, "de"),
        (None, {"LANG": "de_DE", "BARBARICUM_LANG": "fr"}, "fr"),
        ("de", {"LANG": "fr_FR", "BARBARICUM_LANG": "fr"}, "de"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "es_ES.UTF-8"}, "en"),
        ("FR", {}, "fr"),
    ],
)
def test_the_language_is_the_one_asked_for(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert chosen(asked, environment) == language


@pytest.mark.parametrize("environment", [{}, {"BARBARICUM_LANG": "la"}])
def test_an_unknown_language_is_refused(environment: dict[str, str]) -> None:
    with pytest.raises(UnknownLanguage) as caught:
        chosen(None if environment else "la", environment)
    assert str(caught.value) == "There are no texts in “la”. Known languages: en, fr, de."


SPOKEN = ("core", "games/attila", "cli", "cli/bench", "cli/fuzz")
"""Where the sentences stand that players read."""


def lines(language: str) -> list[str]:
    package = Path(barbaricum.__file__).parent
    files = [package / folder / "texts" / f"{language}.ftl" for folder in SPOKEN]
    return [
        line
        for file in files
        for line in file.read_text("utf-8").splitlines()
        if not line.startswith("#")
    ]


def test_french_puts_no_break_spaces_where_they_belong() -> None:
    loose = re.compile(r" [:;!?»](?!\S)|« |[^\s{!\u202f][;!?](?=\s|$)|'")
    assert [line for line in lines("fr") if loose.search(line)] == []


def test_german_has_german_quotation_marks() -> None:
    assert [line for line in lines("de") if re.search(r"[”\"«»]", line.replace('{""}', ""))] == []


def test_sentences_carry_no_isolation_marks() -> None:
    said = FRENCH.say("attila-event-plays", seat="Ana", people="Goths", province="Dacia")
    assert said == "Ana joue une carte des Goths et place un pion en Dacia."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [10**14, 10**15, 10**27, 10**28 + 1, -(10**40)])
def test_whole_numbers_of_any_length_are_written_plainly(language: str, seat: int) -> None:
    assert f" {seat} " in Texts(language).say("error-seat-taken", seat=seat)
