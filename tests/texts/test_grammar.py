"""Numbers and grammar: slips that are easy to write and easy to miss, in all texts."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, serializer
from fluent.syntax import ast as ftl

import barbaricum
from barbaricum.texts.bundle import sources

PACKAGE = Path(barbaricum.__file__).parent
PAGE = PACKAGE.parents[1] / "web" / "src"

Finder = Callable[[ftl.Message], list[str]]
"""What is wrong with a message."""


def written(source: str) -> list[ftl.Message]:
    body = FluentParser(with_spans=False).parse(source).body
    return [entry for entry in body if isinstance(entry, ftl.Message)]


@cache
def messages(language: str) -> list[ftl.Message]:
    """All messages of server, terminal, games and page."""
    page = sorted(PAGE.rglob(f"{language}.ftl"))
    files = [file.read_text("utf-8") for file in (*sources(language), *page)]
    return [message for file in files for message in written(file)]


def text_of(pattern: ftl.Pattern | None) -> str:
    """What is written, a value as `{ $name }`, a selection by its branches with bars between."""
    found = ""
    for element in pattern.elements if pattern else ():
        if isinstance(element, ftl.TextElement):
            found += element.value
        elif isinstance(element.expression, ftl.SelectExpression):
            found += " | ".join(text_of(one.value) for one in element.expression.variants)
        else:
            found += serializer.serialize_placeable(element)
    return found


def selections(pattern: ftl.Pattern | None) -> Iterator[ftl.SelectExpression]:
    for element in pattern.elements if pattern else ():
        if isinstance(element, ftl.Placeable) and isinstance(
            element.expression, ftl.SelectExpression
        ):
            yield element.expression
            for variant in element.expression.variants:
                yield from selections(variant.value)


def key_of(variant: ftl.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ftl.Identifier) else key.value


def false_zero(message: ftl.Message) -> list[str]:
    """French counts nought as one: a branch [one] that writes the 1 is false for 0."""
    return [
        text_of(variant.value)
        for selection in selections(message.value)
        for variant in selection.variants
        if key_of(variant) == "one"
        and "0" not in map(key_of, selection.variants)
        and re.search(r"\b(1|[Uu]ne?)\b", text_of(variant.value))
    ]


COUNTED = {"number", "days", "turns", "points", "left", "done", "minutes", "seconds"}
COUNTED |= {"most", "rows", "good"}
"""Values that may be 1."""
PLURALS = {
    "en": r"(?:(?!ms\b|less\b|loss\b|is\b)[a-z]+s)\b",
    "fr": r"(?!dans\b|sans\b|plus\b|sous\b|fois\b)[a-zéèû]{2,}[sx]\b",
    "de": r"(?:Tagen?|Zügen?|Karten|Stücke|Runen|Provinzen|Sekunden|Minuten|Partien|Punkte|Zeilen|"
    r"Tischen?|Analysen|Runden|Sagas|Siedlungen|Felder|Dateien)\b",
}
ALWAYS_SEVERAL = frozenset(
    {
        "analysis-made", "analysis-running", "days", "error-analyses-of-one", "error-seat-lately",
        "error-study-seats",
        "error-too-many-tokens", "error-too-many-tournaments", "error-tournament-full",
        "error-wrong-seats", "fuzz-ended", "home-players", "invasions-ask-far-route",
        "load-lost", "table-of", "vacation-told", "voyage-plan-turns",
    }
)  # fmt: skip
"""Messages whose numbers are never 1: seats, limits, ways of two turns and more."""


def no_singular(language: str) -> Finder:
    """A number before a plural needs a branch for 1."""
    pattern = re.compile(r"\{ \$(\w+) \}[ \u00a0\u202f](?:" + PLURALS[language] + ")")

    def found(message: ftl.Message) -> list[str]:
        name = message.id.name
        if name in ALWAYS_SEVERAL or "-fault-" in name:  # a fault is a sentence for programmers
            return []
        chosen = {
            one.selector.id.name
            for one in selections(message.value)
            if isinstance(one.selector, ftl.VariableReference)
        }
        hits = pattern.finditer(text_of(message.value))
        return [hit[0] for hit in hits if hit[1] in COUNTED - chosen]

    return found


def like(pattern: str) -> Finder:
    """What matches has no place in a message."""
    wrong = re.compile(pattern)
    return lambda message: [hit[0] for hit in wrong.finditer(text_of(message.value))]


SPOKEN_AS_NUMBERS = (
    "number|value|values|seats|seat|of|days|day|minutes|seconds|least|most|round|rounds|positions|"
    "games|tables|share|era|from|century|old|turns|size|rate|left|total|row|cubes|gap|good|file|text|piece|"
    "before|strength"
)
"""Values that begin with no vowel of a name: numbers, dates, what was typed, goods."""
NAMES = r"(?!(?:" + SPOKEN_AS_NUMBERS + r")\b)\w+"
DECIMAL_POINT = r"(?<![\w.=])\d+\.\d+(?![\w.])"
KINDS: dict[str, tuple[str, Finder, str]] = {
    "a 1 that French says for nought": (
        "fr", false_zero, "x = { $n ->\n    [one] 1 partie\n   *[other] { $n } parties\n}\n"),
    "an English number without a singular": ("en", no_singular("en"), "x = { $number } games\n"),
    "a French number without a singular": ("fr", no_singular("fr"), "x = { $number } gagnées\n"),
    "a German number without a singular": ("de", no_singular("de"), "x = { $days } Tage\n"),
    "a French decimal point": ("fr", like(DECIMAL_POINT), "x = de 0.5 s\n"),
    "a German decimal point": ("de", like(DECIMAL_POINT), "x = nach 0.5 s\n"),
    "a hyphen for a minus": ("en", like(r"(?<=[\s(])-[\d{]"), "x = lost: -{ $n }\n"),
    "a French century in Arabic figures": (
        "fr", like(r"(\d|\})e siècle"), "x = { $century }e siècle\n"),
    "a French word that would be elided before a name": (
        "fr", like(r"\b([Dd]e|[Qq]ue|[Ll][ea]|[Jj]usque|[Ll]orsque) \{ \$" + NAMES + r" \}"),
        "x = Table de { $name }\n"),
    "a key by its English name in French": ("fr", like(r"\b(Enter|Shift|Space)\b"), "x = Enter\n"),
    "a key by its English name in German": (
        "de", like(r"\b(Enter|Shift|Ctrl|Space)\b"), "x = Strg, Enter\n"),
    "loose French punctuation": (
        "fr", like(r" [:;!?»](?!\S)|« |[^\s{!\u202f?][;!?](?=\s|$)|[^\s\d{]:(?=\s|$)|[^\W\d]'\w"),
        "x = Jours: { $n }\n"),
}  # fmt: skip
"""Slips by name: the language, what finds them, and an example that is found."""


@pytest.mark.parametrize("kind", KINDS)
def test_no_text_has_a_slip_of_this_kind(kind: str) -> None:
    language, finder, _example = KINDS[kind]
    hits = {message.id.name: finder(message) for message in messages(language)}
    assert {name: found for name, found in hits.items() if found} == {}


@pytest.mark.parametrize("kind", KINDS)
def test_a_slip_of_this_kind_would_be_found(kind: str) -> None:
    _language, finder, example = KINDS[kind]
    (message,) = written(example)
    assert finder(message)


def markup() -> Iterator[tuple[str, int, str]]:
    """The lines of the page and of what the server writes for people, by file and number."""
    files = [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]
    for file in sorted(files):
        if file.name.endswith(".test.ts") or "fixtures" in file.parts:
            continue
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            yield file.name, number, line


IN_CODE: dict[str, tuple[re.Pattern[str], str]] = {
    "a colon after a word": (
        re.compile(r"\)\}:(?=[ <])|\.(?:name|title)\}: |\$\{[^}]*\}: |\}: \{t\(|\}</\w+>: "),
        '<b>{t("pace")}:</b>'),
    "a fraction as it came": (re.compile(r">\{\w+\.lost\}<"), "<td>{row.lost}</td>"),
}  # fmt: skip
"""What the code of the page must leave to the texts: what finds it, and an example."""


@pytest.mark.parametrize("kind", IN_CODE)
def test_the_page_leaves_to_the_texts(kind: str) -> None:
    pattern, _example = IN_CODE[kind]
    assert [f"{file}:{number}" for file, number, line in markup() if pattern.search(line)] == []


@pytest.mark.parametrize("kind", IN_CODE)
def test_it_would_be_found_in_the_page(kind: str) -> None:
    pattern, example = IN_CODE[kind]
    assert pattern.search(example)
