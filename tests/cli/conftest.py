"""What the tests at a pseudo-terminal share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.newcomer import Newcomer


@pytest.fixture
def table() -> Iterator[list[Newcomer]]:
    """Newcomers who are sent home after the test."""
    present: list[Newcomer] = []
    yield present
    for one in present:
        one.close()


@pytest.fixture
def plain_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No language of the machine, eighty columns, and a home of its own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("BARBARICUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
