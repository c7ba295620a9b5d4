"""A real server on a real socket with a real file, one for each module of tests."""

from collections.abc import Iterator

import pytest

from tests.server import late
from tests.server.databases import LASTING, is_elsewhere
from tests.server.running import Running, running

if late.MOST:
    late.begin()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is about the file where there is none."""
    if is_elsewhere():
        left_out = [item for item in items if item.get_closest_marker("file")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


@pytest.fixture(scope="session", autouse=True)
def _databases() -> Iterator[None]:
    with LASTING:
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite") as server:
        yield server
