"""Counting time: nothing is lost, nothing is given twice, nothing falls below zero."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from barbaricum.server.clock import DAY, HOUR, MINUTE, SECOND
from barbaricum.server.pace.arithmetic import (
    Still,
    after_turn,
    joined,
    next_moment,
    revived,
    runs_out,
    spent,
)
from barbaricum.server.pace.forms import Clocked, DayPace, LivePace
from barbaricum.server.pace.timing import Happened, Timing, begun, go_on

MOST = 40 * DAY
moments = st.integers(0, MOST)
spans = st.lists(st.tuples(moments, moments), max_size=6)
stills = spans.map(joined)
paces: st.SearchStrategy[Clocked] = st.one_of(
    st.builds(LivePace, minutes=st.integers(1, 600), increment=st.integers(0, 600)),
    st.builds(DayPace, days=st.integers(1, 30), save=st.integers(0, 30)),
)


@given(spans, spans)
def test_times_at_which_clocks_stood_never_overlap_and_come_in_order(
    some: list[tuple[int, int]], others: list[tuple[int, int]]
) -> None:
    ends = [moment for span in joined(some, others) for moment in span]
    assert ends == sorted(set(ends))


@given(moments, moments, stills)
def test_a_clock_loses_no_more_than_the_time_that_passed(a: int, b: int, still: Still) -> None:
    since, now = sorted((a, b))
    assert 0 <= spent(since, now, still) <= now - since


@given(moments, moments, moments, stills)
def test_time_adds_up_whenever_one_looks(a: int, b: int, c: int, still: Still) -> None:
    since, between, now = sorted((a, b, c))
    assert spent(since, between, still) + spent(between, now, still) == spent(since, now, still)


@given(moments, st.integers(1, MOST), stills)
def test_when_time_has_run_out_all_of_it_is_spent_and_not_a_moment_before(
    since: int, left: int, still: Still
) -> None:
    end = runs_out(since, left, still)
    assert spent(since, end, still) == left
    assert spent(since, end - 1, still) == left - 1


@given(paces, moments, st.integers(0, 2 * MOST), st.booleans())
def test_nobody_falls_below_zero_or_saves_up_more_than_the_cap(
    pace: Clocked, left: int, used: int, earned: bool
) -> None:
    rest = after_turn(pace, left, used, earned=earned)
    assert rest >= 0
    assert rest <= max(left - used, 0) + pace.step
    if pace.cap is not None:
        assert rest <= max(pace.cap, left)


@given(paces, moments, moments, stills, moments)
def test_a_clock_is_looked_at_at_its_warning_and_then_at_its_end(
    pace: Clocked, since: int, left: int, still: Still, now: int
) -> None:
    end = runs_out(since, left, still)
    moment = next_moment(pace, since, left, still, now)
    assert moment == end or now < moment < end


def test_a_day_pace_saves_up_to_its_cap() -> None:
    pace = DayPace(days=2, save=1)
    assert pace.start == 2 * DAY
    assert after_turn(pace, 2 * DAY, DAY, earned=True) == 3 * DAY
    assert after_turn(pace, 3 * DAY, HOUR, earned=True) == 3 * DAY
    assert after_turn(pace, 2 * DAY, 2 * DAY, earned=True) == 2 * DAY


def test_a_live_pace_adds_its_increment_for_every_turn() -> None:
    pace = LivePace(minutes=5, increment=10)
    assert after_turn(pace, 5 * MINUTE, MINUTE, earned=True) == 4 * MINUTE + 10 * SECOND


def test_whoever_takes_his_seat_back_has_time_to_look() -> None:
    assert revived(LivePace(minutes=5, increment=0), 0) == MINUTE
    assert revived(DayPace(days=3, save=0), 0) == 3 * DAY


def test_a_decision_made_again_after_an_undo_earns_nothing_again() -> None:
    timing = begun(LivePace(minutes=5, increment=10), 2)
    timing = go_on(timing, Happened(0, (), 0, None, 0))
    timing = go_on(timing, Happened(SECOND, (), 1, 0, 1))
    earned = timing.left[0]
    assert earned == 5 * MINUTE + 9 * SECOND
    timing = go_on(timing, Happened(2 * SECOND, (), 0, None, 0))
    timing = go_on(timing, Happened(5 * SECOND, (), 1, 0, 1))
    assert timing.left[0] == earned - 3 * SECOND


@given(st.lists(st.tuples(st.integers(0, HOUR), st.integers(0, 2)), max_size=30))
def test_a_clock_runs_for_one_seat_at_a_time_and_only_that_one_loses(
    turns: list[tuple[int, int]],
) -> None:
    timing, now = begun(LivePace(minutes=600, increment=0), 3), 0
    used = [0, 0, 0]
    for depth, (took, seat) in enumerate(turns, 1):
        before = timing.running
        now += took
        if before is not None:
            used[before] += took
        timing = go_on(timing, Happened(now, (), seat, before, depth))
        assert timing.running == seat
    assert [timing.left_of(seat, now, ()) for seat in range(3)] == [
        max(0, 600 * MINUTE - spent) for spent in used
    ]


def test_a_table_without_clocks_has_none_however_long_it_takes() -> None:
    assert go_on(Timing(), Happened(9, (), 1, 0, 5)) == Timing()
