"""The measure of what times tell: that it would see a difference, and that it runs."""

from __future__ import annotations

from pathlib import Path

from tests.security.timing import compared, measured, report, right


def test_a_time_tells_nothing_or_everything_or_something_between() -> None:
    assert right([1, 2], [1, 2]) == 0.5
    assert right([1, 2], [3, 4]) == right([3, 4], [1, 2]) == 1
    assert right([1, 3], [2, 4]) == 0.75


def test_hands_that_differ_in_time_are_told_apart_from_noise() -> None:
    even = [[5.0, 6.0, 6.0, 5.0]] * 3
    late = [[7.0, 8.0, 8.0, 7.0]] * 3
    assert compared(even, even) == (0.5, 0.5)
    assert compared(even, late) == (1, 0.5)


def test_both_games_are_watched_in_the_same_moments(tmp_path: Path) -> None:
    one, other = measured(tmp_path, "attila", rounds=2)
    assert len(one.heard) == len(other.heard) > 15
    assert len(one.asked) == len(other.asked) > 30
    assert {len(times) for times in (*one.heard, *other.asked)} == {2}
    told = report("attila", "heard", one.heard, other.heard)
    assert f"{len(one.heard)} moments, 2 times each" in told
