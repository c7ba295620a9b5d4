"""Every numbered rule is cited by the code that keeps it and by a test that fails without it."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NUMBERED = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\* ", re.MULTILINE)
CHAPTER = re.compile(r"^## ([A-Z]\d+) ", re.MULTILINE)
CITED = re.compile(r"\b([A-Z])(\d+)\.(\d+)(?:–\1?(?:\2\.)?(\d+)\b(?!\.))?|\b([A-Z]\d+)\b")

ONLY_TO_READ = {
    "A1.5": "scenery: the map is A10",
    "A4.8": "an example of A4.3 and A4.4",
    "A5.3": "examples of A5.2",
    "A8.4": "an example of A8.3",
    "A10.3": "scenery",
    "A10.4": "drawing: the course of the limes",
    "A10.5": "drawing: short borders",
    "A10.6": "drawing: colours",
    "V7.5": "examples of V7.3",
    "V8.8": "examples of V8.2, V8.4 and V8.5",
    "V12.5": "examples of V12.1, V12.2 and V12.3",
}
"""Rules that no code has to keep, and why."""


@dataclass(frozen=True)
class Book:
    """A rules page, the code under it and its tests."""

    page: str
    code: str
    tests: str

    def rules(self) -> list[str]:
        """Every rule of the page; a chapter without numbered rules counts as one."""
        text = (ROOT / self.page).read_text(encoding="utf-8")
        numbers = NUMBERED.findall(text)
        chapters = {number.partition(".")[0] for number in numbers}
        return [chapter for chapter in CHAPTER.findall(text) if chapter not in chapters] + numbers


BOOKS = [
    Book("docs/rules/attila.md", "src/barbaricum/games/attila", "tests/attila"),
    Book("docs/rules/invasions.md", "src/barbaricum/games/invasions", "tests/invasions"),
]


def cited(text: str) -> set[str]:
    """The rules a text cites; a range such as A3.2–A3.4 cites all in it."""
    found = set()
    for letter, chapter, first, last, whole in CITED.findall(text):
        if whole:
            found.add(whole)
        else:
            numbers = range(int(first), int(last or first) + 1)
            found |= {f"{letter}{chapter}.{number}" for number in numbers}
    return found


def cited_in(folder: str) -> set[str]:
    files = sorted((ROOT / folder).rglob("*.py"))
    return set().union(*(cited(file.read_text(encoding="utf-8")) for file in files))


def missing(rules: Iterable[str], citations: set[str]) -> list[str]:
    return [rule for rule in rules if rule not in citations and rule not in ONLY_TO_READ]


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("A3.4 Never.", {"A3.4"}),
        ("by A3.2–A3.4, A7.1", {"A3.2", "A3.3", "A3.4", "A7.1"}),
        ("A3.9, A3.10", {"A3.9", "A3.10"}),
        ("A10.3–A10.6", {"A10.3", "A10.4", "A10.5", "A10.6"}),
        ("A9 The options", {"A9"}),
        ("A31 and XA3.1", {"A31"}),
        ("nothing", set()),
    ],
)
def test_a_citation_is_a_number_or_a_range(text: str, rules: set[str]) -> None:
    assert cited(text) == rules


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.page)
def test_every_rule_is_cited_by_code(book: Book) -> None:
    assert missing(book.rules(), cited_in(book.code)) == []


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.page)
def test_every_rule_is_cited_by_a_test(book: Book) -> None:
    assert missing(book.rules(), cited_in(book.tests)) == []


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.page)
def test_nothing_cites_a_rule_that_is_not_there(book: Book) -> None:
    letter = book.rules()[0][0]
    chapters = {rule.partition(".")[0] for rule in book.rules()}
    citations = cited_in(book.code) | cited_in(book.tests)
    own = {rule for rule in citations if re.fullmatch(rf"{letter}\d+(\.\d+)?", rule)}
    assert own - set(book.rules()) - chapters == set()


def test_what_is_only_to_read_is_a_rule() -> None:
    assert set(ONLY_TO_READ) <= {rule for book in BOOKS for rule in book.rules()}


def test_the_rules_of_attila_are_found() -> None:
    rules = BOOKS[0].rules()
    assert len(rules) == len(set(rules)) == 49
    assert {"A1.1", "A3.10", "A9", "A10.6"} <= set(rules)


def test_a_rule_of_attila_stands_in_one_file_of_the_rules() -> None:
    found: dict[str, set[str]] = {}
    for file in sorted((ROOT / BOOKS[0].code / "rules").glob("*.py")):
        for rule in cited(file.read_text(encoding="utf-8")):
            found.setdefault(rule, set()).add(file.name)
    spread = {rule: files for rule, files in found.items() if len(files) > 1 and "." in rule}
    assert spread == {}
