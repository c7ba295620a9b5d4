"""What CI tries again: what failed in a browser, with everything set up anew, and what hung."""

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
HANGING = """
import threading
from pathlib import Path

import pytest

def hang():
    threading.Event().wait()


@pytest.mark.parametrize("where", [pytest.param("browser", marks=pytest.mark.chromium), "server"])
def test_hangs_once(where):
    if not (before := Path(__file__).with_name(where)).exists():
        before.touch()
        hang()


@pytest.fixture
def tidied():
    yield
    hang()


def test_hangs_after_it_has_failed(tidied):
    raise AssertionError("before the hanging")


def test_is_quick():
    pass
"""


def tried(folder: Path, tests: str, *options: str, **environment: str) -> str:
    """What pytest says about tests that are run as in CI."""
    (folder / "test_tried.py").write_text(tests)
    command = [sys.executable, "-m", "pytest", "-c", "pyproject.toml", "-p", "tests.conftest"]
    ran = subprocess.run(
        [*command, "-p", "no:cacheprovider", *options, str(folder)],
        cwd=Path(__file__).parents[1],
        env=os.environ | {"CI": "1"} | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return ran.stdout


def test_a_browser_test_is_tried_again_with_a_new_server_and_tells_why(tmp_path: Path) -> None:
    said = tried(tmp_path, TRIED)
    assert "1 failed, 1 passed, 1 rerun" in said
    assert "assert 'first' == 'second'" in said
    assert "assert 'second' == 'third'" in said


def test_what_hangs_is_ended_and_shown_where_and_tried_again_and_the_others_are_run(
    tmp_path: Path,
) -> None:
    said = tried(tmp_path, HANGING, "-n", "1", BARBARICUM_TEST_LIMIT="3")
    assert "3 failed, 3 passed, 3 rerun" in said  # it failed twice, then hung
    assert "crashed while running 'test_tried.py::test_hangs_after_it_has_failed'" in said
    assert said.count("in hang\n") == 4
