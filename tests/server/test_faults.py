"""A fault of the server stays in the house."""

from pathlib import Path

import httpx

from tests.server.databases import looking
from tests.server.running import running


def test_a_question_that_breaks_the_server_says_nothing_about_it(tmp_path: Path) -> None:
    with running(tmp_path / "a.sqlite", faults=1) as server:
        with looking(server.file) as connection:
            connection.execute("ALTER TABLE tables RENAME TO lost")
        answer = httpx.get(f"{server.url}/api/lobby")
    assert answer.status_code == 500
    assert answer.json()["problem"]["code"] == "broken"
    assert "sqlite" not in answer.text.lower()
