from collections import Counter

import pytest

from barbaricum import games
from barbaricum.cli.fuzz.attila import SUBJECT
from barbaricum.cli.fuzz.attila.kinds import kind
from barbaricum.cli.fuzz.coverage import answers
from barbaricum.cli.fuzz.many import SUBJECTS, Summary, play_in_processes, play_some
from barbaricum.cli.fuzz.one import play
from barbaricum.cli.fuzz.plan import plan, tables
from barbaricum.core import record
from barbaricum.games.attila.rules.actions import KINDS
from barbaricum.games.attila.rules.sequence import SEQUENCE

OFTEN = tuple(answers(SEQUENCE))


@pytest.fixture(scope="module")
def short_run() -> Summary:
    return play_some(SUBJECT, 2026, range(384))


def test_a_short_run_over_all_tables_finds_no_failure(short_run: Summary) -> None:
    assert [failure.details for failure in short_run.failures] == []
    assert short_run.games == 384


def test_a_short_run_sees_every_answer_to_every_question(short_run: Summary) -> None:
    assert [line for line in OFTEN if not short_run.tally[line]] == []


def test_a_short_run_sees_every_ending_every_seat_count_and_every_option(
    short_run: Summary,
) -> None:
    wanted = [line for line in SUBJECT.lines if line.startswith(("A7.1 ", "table: "))]
    assert [line for line in wanted if not short_run.tally[line]] == []


def test_nothing_is_counted_that_is_no_line_of_the_table(short_run: Summary) -> None:
    assert set(short_run.tally) <= set(SUBJECT.lines)


def test_every_kind_of_action_has_a_line() -> None:
    answered = {kind for question in SEQUENCE.values() for kind in question.answers}
    assert answered == set(KINDS)


def test_every_game_can_be_fuzzed() -> None:
    assert set(SUBJECTS) == set(games.names())


def test_any_384_games_in_a_row_have_every_table_once() -> None:
    plans = [plan(SUBJECT, 0, number) for number in range(100, 484)]
    seen = Counter((one.seats, tuple(one.options.items())) for one in plans)
    assert len(tables(SUBJECT.game)) == len(seen) == 384


def test_a_game_of_a_run_can_be_played_again_alone() -> None:
    once, again = (play(SUBJECT, plan(SUBJECT, 5, 17)) for _ in range(2))
    assert record.dumps(once.record) == record.dumps(again.record)


def test_several_processes_see_what_one_process_sees() -> None:
    alone = play_some(SUBJECT, 3, range(36))
    together = Summary()
    for part in play_in_processes("attila", 3, 36, 2):
        together.add(part)
    assert (together.games, together.rows, together.tally) == (36, alone.rows, alone.tally)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("play goths dacia", "play"),
        ("tile exchange goths huns", "tile exchange"),
        ("war pass", "war pass"),
        ("war goths", "war"),
        ("end", "end"),
    ],
)
def test_the_kind_of_an_action_is_its_verb(text: str, expected: str) -> None:
    assert kind(text) == expected
