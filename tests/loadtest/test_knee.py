import asyncio

import pytest

from barbaricum.cli.bench.player import Player
from barbaricum.cli.loadtest.hall import Run
from barbaricum.cli.loadtest.knee import Range, Step, find
from barbaricum.cli.loadtest.proof import fits
from barbaricum.cli.loadtest.table import Flight, Table
from barbaricum.cli.loadtest.viewer import Viewer

WHERE = Range(start=20, most=10_000, bound=250)


def a_step(rate: float, most: float = 10.0, acknowledged: float | None = None) -> Step:
    done = rate if acknowledged is None else acknowledged
    return Step(rate, 100, done, rate, 5.0, most, 0, (), (), 0.1, 0.1)


def sought(capacity: float, bad_luck: tuple[float, ...] = ()) -> tuple[float | None, list[float]]:
    """The knee of servers that bear so much, and the rates that were tried."""
    tried: list[float] = []
    unlucky = list(bad_luck)

    async def measured(rate: float) -> Step:
        tried.append(rate)
        if rate in unlucky:
            unlucky.remove(rate)
            return a_step(rate, most=900)
        return a_step(rate, acknowledged=min(rate, capacity))

    best = asyncio.run(find(measured, WHERE))
    return None if best is None else best.rate, tried


def test_the_rate_is_doubled_until_it_is_too_high_and_then_halved_between() -> None:
    knee, tried = sought(100)
    assert tried == [20, 40, 80, 160, 160, 120, 120, 100, 110, 110]
    assert knee == 100


def test_one_bad_step_is_bad_luck_and_tried_again() -> None:
    knee, tried = sought(100, bad_luck=(40,))
    assert tried[:4] == [20, 40, 40, 80]
    assert knee == 100


def test_servers_that_bear_nothing_have_no_knee() -> None:
    assert sought(0.1)[0] is None


def test_no_rate_is_tried_beyond_the_highest() -> None:
    knee, tried = sought(1e9)
    assert knee == max(tried) == 5120


@pytest.mark.parametrize(
    ("step", "held"),
    [
        (a_step(100), True),
        (a_step(100, most=251), False),
        (a_step(100, acknowledged=94), False),
    ],
)
def test_a_rate_is_held_if_all_is_seen_in_time_and_done_while_it_comes(
    step: Step, held: bool
) -> None:
    assert step.holds(250) is held


def a_viewer() -> Viewer:
    return Viewer(Player(), ("http://127.0.0.1:1",), 0)


def test_the_time_of_a_decision_runs_from_when_it_was_due() -> None:
    flight = Flight(due=10.0, by=a_viewer(), seat=0, number=3, text="end", acknowledged=10.6)
    run = Run(begin=9.0, due=2, flights=[(flight, 10.75)], seconds=2.0)
    assert run.waits() == [750.0]
    assert run.waits(begin=10.5) == []
    assert run.acknowledged() == 0.5


@pytest.mark.parametrize(
    ("log", "held"),
    [
        ([(-1, "deal"), (0, "play"), (1, "end")], True),
        ([(0, "play"), (1, "end"), (0, "war")], True),  # written, but the answer was lost
        ([(0, "play")], False),
        ([(0, "play"), (1, "pass")], False),
        ([(0, "play"), (1, "end"), (0, "war"), (1, "end")], False),
    ],
)
def test_a_log_must_have_what_was_acknowledged_and_nothing_unasked(
    log: list[tuple[int, str]], held: bool
) -> None:
    viewer = a_viewer()
    table = Table("t", "attila", [viewer], [], seed=1)
    table.kept = [(0, "play"), (1, "end")]
    table.flight = Flight(due=0, by=viewer, seat=0, number=2, text="war")
    assert fits(table, log) is held
