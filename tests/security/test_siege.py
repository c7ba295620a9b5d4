"""S35 One hostile address, doing its worst inside the limits, keeps nobody from playing."""

from __future__ import annotations

from pathlib import Path

from tests.security.siege.__main__ import WORST, Outcome, besieged, report
from tests.server.process import Process


def test_somebody_plays_on_while_one_address_does_its_worst(tmp_path: Path) -> None:
    """S35 The limits refuse the one and not the other; `dev.py siege` measures how fast."""
    with Process(tmp_path) as server:
        outcome = besieged(server.url, "attila", calm=0, seconds=3)
    assert outcome.refused == []
    assert {"lobby", "move"} <= set(outcome.siege)
    came = outcome.attack
    assert came["half-open closed"] > 0
    assert came["sockets closed"] > 0
    assert came["reads 200"] > 0
    assert [what for what in came if what.startswith("ended by")] == []


def test_the_report_says_whether_it_held() -> None:
    """S35 Whoever is refused, or waits too long, sees it in the table and in the status."""
    quick, slow = {"move": [0.1] * 200}, {"move": [0.1] * 197 + [2 * WORST] * 3}
    assert Outcome(quick, quick, [], {}).holds()
    assert not Outcome(quick, slow, [], {}).holds()
    assert not Outcome(quick, quick, ["move 429"], {}).holds()
    assert "| move | 200 | 100 ms | 100 ms | 100 ms | 3000 ms |" in report(
        "sqlite", Outcome(quick, slow, [], {})
    )
