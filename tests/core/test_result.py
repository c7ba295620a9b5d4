from barbaricum.core import Result


def test_points_are_the_sums_of_the_breakdown() -> None:
    result = Result.of("tokens", {"centuries": (3, 10, 4), "final": (5, 1, 4)})
    assert result.points == (8, 11, 8)
    assert result.ending == "tokens"


def test_equal_points_share_a_place_and_the_next_place_is_left_out() -> None:
    assert Result.of("end", {"all": (7, 9, 7, 9, 1)}).places == (3, 1, 3, 1, 5)


def test_all_equal_means_all_first() -> None:
    assert Result.of("end", {"all": (0, 0)}).places == (1, 1)
