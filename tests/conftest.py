import faulthandler
import os
import sys
from collections.abc import Iterator
from typing import Any, Final

import pytest
from hypothesis import settings

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")

SLOWED: Final = ("BARBARICUM_FAULTS", "BARBARICUM_TEST_LATE", "BARBARICUM_TEST_WAIT")
USUAL: Final = "3600" if os.environ.keys() & SLOWED else "240"
LIMIT: Final = float(os.environ.get("BARBARICUM_TEST_LIMIT", USUAL))
"""Seconds for a test, five times what the slowest takes: whatever lasts longer hangs."""
ERRORS: Final = pytest.StashKey[int]()
"""Where errors go; a test has its own."""
HUNG: Final[set[str]] = set()


# --- What CI tries again ---


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In CI a test that fails in the browser is tried again, and named: it waits for too little."""
    if os.environ.get("CI"):
        for item in items:
            if item.get_closest_marker("chromium"):
                item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """What is tried again begins with a new server: the first try has left its traces."""
    if isinstance(item, pytest.Function) and getattr(item, "execution_count", 1) > 1:
        watch(item.config)
        request: Any = item._request
        for definitions in item._fixtureinfo.name2fixturedefs.values():
            for definition in definitions:
                definition.finish(request)


# --- What hangs ---


def pytest_configure(config: pytest.Config) -> None:
    assert sys.__stderr__ is not None
    config.stash[ERRORS] = os.dup(sys.__stderr__.fileno())


def watch(config: pytest.Config) -> None:
    """End this process, with a word where every thread is, unless the test ends before.

    The process that started it starts another one for the rest, and reports the test as failed.
    """
    if not config.getoption("usepdb"):
        faulthandler.dump_traceback_later(LIMIT, exit=True, file=config.stash[ERRORS])


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    watch(item.config)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(trylast=True, optionalhook=True)
def pytest_handlecrashitem(crashitem: str, report: Any, sched: Any) -> None:
    """In CI whatever hung is tried once more, in the new process, and named."""
    if os.environ.get("CI") and report.outcome == "failed" and crashitem not in HUNG:
        HUNG.add(crashitem)
        sched.mark_test_pending(crashitem)
        report.outcome, report.rerun = "rerun", 0


@pytest.hookimpl(trylast=True)
def pytest_exception_interact(node: pytest.Item | pytest.Collector) -> None:
    """Tidying up after a failure may hang as well, but there pytest stops every watch."""
    if isinstance(node, pytest.Item):
        watch(node.config)
