"""What the tests at a pseudo-terminal share."""

from collections.abc import Iterator

import pytest

from tests.cli.newcomer import Newcomer


@pytest.fixture
def table() -> Iterator[list[Newcomer]]:
    """Newcomers who are sent home after the test."""
    present: list[Newcomer] = []
    yield present
    for one in present:
        one.close()
