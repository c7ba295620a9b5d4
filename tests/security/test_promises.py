"""Every promise of docs/security.md is kept by tests that cite it, in the files that it names."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
PROMISE = re.compile(r"^- \*\*(S\d+)\*\* (.*(?:\n  .*)*)", re.MULTILINE)
NUMBER = re.compile(r"\bS\d+\b")
PROMISES = dict(PROMISE.findall(PAGE))


def cited(file: Path) -> set[str]:
    """The promises that a file of tests cites: at its head, or at the head of a test."""
    tree = ast.parse(file.read_text("utf-8"))
    tests = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    assert tests, f"there is no test in {file}"
    heads = [ast.get_docstring(tree) or "", *(ast.get_docstring(test) or "" for test in tests)]
    return set(NUMBER.findall(" ".join(heads)))


def test_every_promise_has_a_number_of_its_own() -> None:
    numbers = [number for number, _ in PROMISE.findall(PAGE)]
    assert len(numbers) == len(set(numbers))
    assert len(PROMISES) > 15


@pytest.mark.parametrize("number", PROMISES)
def test_every_promise_is_cited_by_the_tests_it_names(number: str) -> None:
    files = re.findall(r"`(tests/[\w/]+\.py)`", PROMISES[number])
    assert files, f"{number} names no test"
    assert [file for file in files if number not in cited(ROOT / file)] == []


def test_no_test_cites_a_promise_that_is_not_there() -> None:
    files = sorted((ROOT / "tests" / "security").glob("test_*.py"))
    assert set().union(*map(cited, files)) <= set(PROMISES)
