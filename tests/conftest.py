import os
from typing import Any

import pytest
from hypothesis import settings

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")


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
        request: Any = item._request
        for definitions in item._fixtureinfo.name2fixturedefs.values():
            for definition in definitions:
                definition.finish(request)
