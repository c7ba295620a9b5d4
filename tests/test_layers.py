"""What import-linter cannot say: the engine stands on the standard library alone."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import barbaricum

PACKAGE = Path(barbaricum.__file__).parent
FICKLE = frozenset({"datetime", "random", "secrets", "time", "uuid"})


def imported(source: str) -> Iterator[str]:
    """The top-level names of all modules that the source imports, at whatever depth."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield (node.module or "").partition(".")[0]


def foreign(source: str) -> set[str]:
    return set(imported(source)) - sys.stdlib_module_names - {"barbaricum"}


def sources(*layers: str) -> dict[str, str]:
    files = [file for layer in layers for file in (PACKAGE / layer).rglob("*.py")]
    return {str(file.relative_to(PACKAGE)): file.read_text(encoding="utf-8") for file in files}


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import json, rich.table", {"rich"}),
        ("from fluent.runtime import FluentBundle", {"fluent"}),
        ("def late():\n    import numpy as np", {"numpy"}),
        ("from barbaricum.core import Game\nfrom collections.abc import Mapping", set()),
    ],
)
def test_a_foreign_import_is_seen(source: str, names: set[str]) -> None:
    assert foreign(source) == names


def test_core_games_and_bots_import_the_standard_library_only() -> None:
    found = {name: foreign(source) for name, source in sources("core", "games", "bots").items()}
    assert found
    assert {name: names for name, names in found.items() if names} == {}


def test_core_and_games_read_no_clock_and_no_global_chance() -> None:
    found = {name: FICKLE & set(imported(text)) for name, text in sources("core", "games").items()}
    assert found
    assert {name: names for name, names in found.items() if names} == {}
