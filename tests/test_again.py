"""What CI tries again: only what runs in a browser, with everything set up anew."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TRIED = """
import pytest

servers = iter(["first", "second"])


@pytest.fixture(scope="session")
def address():
    return next(servers)


@pytest.mark.chromium
def test_in_the_browser(address):
    assert address == "second"


def test_elsewhere(address):
    assert address == "third"
"""


def test_a_browser_test_is_tried_again_with_a_new_server_and_tells_why(tmp_path: Path) -> None:
    (tmp_path / "test_tried.py").write_text(TRIED)
    project = Path(__file__).parents[1]
    command = [sys.executable, "-m", "pytest", "-c", "pyproject.toml", "-p", "tests.conftest"]
    ran = subprocess.run(
        [*command, "-p", "no:cacheprovider", str(tmp_path)],
        cwd=project,
        env=os.environ | {"CI": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "1 failed, 1 passed, 1 rerun" in ran.stdout
    assert "assert 'first' == 'second'" in ran.stdout
    assert "assert 'second' == 'third'" in ran.stdout
