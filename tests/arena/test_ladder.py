"""The ladder of the bots is counted by a tool that can be run again."""

from tools.ladder import line, matches

from tests.arena.test_scores import GAMES, MATCH


def test_every_level_meets_the_one_below_at_every_table() -> None:
    planned = list(matches(["attila", "invasions"], 0))
    assert len(planned) == 2 * 3 * 4
    assert {match.bots for match in planned if match.game == "attila"} == {
        ("greedy", "novice"),
        ("steady", "greedy"),
        ("strong:60", "steady"),
    }


def test_a_line_of_the_table_says_how_far_the_first_is_ahead() -> None:
    told = line(MATCH, GAMES)
    assert told.startswith("| attila | 4 | `one` against `other` | 4 | 31.2 (")
    assert "to 18.8 | 12.5 (" in told
