"""A line to PostgreSQL that is slow, or passes nothing on for a while; no rights are needed."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.faults.homes import new_home
from tests.faults.judge import served
from tests.faults.nursery import Born
from tests.faults.proxy import line_to
from tests.faults.scenes import Stage, begun, decision
from tests.services.postgres import own_postgres

pytestmark = pytest.mark.postgres


def test_what_hangs_in_a_line_is_done_once_or_comes_too_late(tmp_path: Path) -> None:
    with ExitStack() as stack:
        database = stack.enter_context(own_postgres())
        home = stack.enter_context(new_home(tmp_path / "home", database.address))
        line = stack.enter_context(line_to(database.port))
        assert home.address is not None
        through = home.address.replace(f":{database.port}/", f":{line.port}/")
        far = stack.enter_context(Born(home.folder, "--database", through))
        near = stack.enter_context(Born(home.folder, *home.options))
        stage = Stage(home)
        slow = begun(stage, far)
        quick = near.client(like=slow)
        line.late = 0.02
        stage.judge.do(slow, "act", **decision(slow))
        asked = decision(quick)
        line.cut()
        with ThreadPoolExecutor(1) as apart:
            hangs = apart.submit(stage.judge.ask, slow, "act", id="hangs", **asked)
            number = stage.judge.do(quick, "act", id="quick", **asked)["number"]
            line.mend()
            answer = hangs.result()
        assert answer is not None
        assert (answer.status_code, answer.json()["problem"]["code"]) == (409, "stale-action")
        assert slow.get("/events", after=0).json()["number"] == number
        served(slow, home)
        stage.judge.look_at(home)
