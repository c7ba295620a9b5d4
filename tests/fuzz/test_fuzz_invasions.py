import random
from collections import Counter
from dataclasses import replace

import pytest

from barbaricum.cli.fuzz.invasions import SUBJECT
from barbaricum.cli.fuzz.invasions.conservation import check
from barbaricum.cli.fuzz.invasions.ends import TABLE_LINES
from barbaricum.cli.fuzz.invasions.kinds import kind
from barbaricum.cli.fuzz.invasions.words import RUNE_LINES, WORDS
from barbaricum.cli.fuzz.many import Summary, play_some
from barbaricum.cli.fuzz.one import Game, play
from barbaricum.cli.fuzz.plan import Plan, plan, tables
from barbaricum.cli.fuzz.subject import Broken
from barbaricum.core import CHANCE, Json
from barbaricum.games.invasions.game import Invasions
from barbaricum.games.invasions.rules.actions import ACTIONS
from barbaricum.games.invasions.rules.decisions import Action
from barbaricum.games.invasions.state import State
from tests.fuzz import planted_invasions as planted

GAMES = 96


@pytest.fixture(scope="module")
def short_run() -> Summary:
    return play_some(SUBJECT, 793, range(GAMES))


def played_by(policy: str, seats: int, number: int) -> Game:
    """One game of a table that plays together."""
    options: dict[str, Json] = {"first": "seat", "conflict_runes": True, "sagas_per_era": 6}
    rng = random.Random(number)
    return play(SUBJECT, Plan(1, number, seats, options, (policy,) * seats, False, rng))


def test_a_short_run_over_all_tables_finds_no_failure(short_run: Summary) -> None:
    assert [failure.details for failure in short_run.failures] == []
    assert short_run.games == GAMES


def test_a_short_run_sees_every_action_word_and_every_table(short_run: Summary) -> None:
    often = (*WORDS.values(), *TABLE_LINES)
    assert [line for line in often if not short_run.tally[line]] == []


def test_a_short_run_sees_every_rune_played_and_discarded(short_run: Summary) -> None:
    assert [line for line in RUNE_LINES if not short_run.tally[line]] == []


def test_at_least_a_third_of_the_games_reach_the_third_era(short_run: Summary) -> None:
    assert 3 * short_run.tally["V4.2 games that end in era 3"] >= GAMES


def test_a_run_says_how_long_each_game_was(short_run: Summary) -> None:
    assert len(short_run.turns) == len(short_run.decisions) == GAMES
    assert 0 < min(short_run.turns) <= max(short_run.turns) < 104 * 5


def test_nothing_is_counted_that_is_no_line_of_the_table(short_run: Summary) -> None:
    assert set(short_run.tally) <= set(SUBJECT.lines)


def test_every_kind_of_action_has_a_line() -> None:
    assert {type(action) for action in ACTIONS} == set(WORDS)


def test_any_48_games_in_a_row_have_every_table_once() -> None:
    plans = [plan(SUBJECT, 0, number) for number in range(100, 148)]
    seen = Counter((one.seats, tuple(one.options.items())) for one in plans)
    assert len(tables(SUBJECT.game)) == len(seen) == 48


@pytest.mark.parametrize(
    ("policy", "seats", "number", "line"),
    [
        ("settlers-with-runes", 2, 0, "V11.7 all-settled"),
        ("settlers", 2, 0, "V11.6 turn passed over"),
        ("patient", 2, 0, "V11.7 last rounds after a hundred turns each"),
        ("hoarders", 4, 0, "V4.4 no furs in the supply"),
        ("drifters", 3, 0, "V7.3 loss in the south"),
        ("greedy", 5, 25, "V11.5 no-saga"),
    ],
)
def test_steering_leads_to_a_rare_rule(policy: str, seats: int, number: int, line: str) -> None:
    played = played_by(policy, seats, number)
    assert played.failure is None
    assert played.tally[line] > 0


@pytest.mark.parametrize(
    ("text", "expected"),
    [("sail york", "sail"), ("rune oars york", "rune oars"), ("raid on", "raid"), ("end", "end")],
)
def test_the_kind_of_an_action_is_its_verb(text: str, expected: str) -> None:
    assert kind(text) == expected


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        (planted.lose_a_viking, "not 15 vikings"),
        (planted.lose_a_token, "tokens of kind"),
        (planted.lose_a_rune, "runes of kind"),
        (planted.eighth_day, "more than seven days"),
        (planted.lose_a_point, "VP fell"),
    ],
)
def test_the_fuzzer_finds_a_planted_bug(step: planted.Step, reason: str) -> None:
    subject = replace(SUBJECT, game=planted.Planted(step))
    parts = (play_some(subject, 1, [number]) for number in range(8))
    failure = next(part.failures[0] for part in parts if part.failures)
    assert reason in failure.reason


def broken(change: planted.Change) -> str:
    """What the checks say of a position in the middle of a game, changed like this."""
    state = middle()
    changed = state.copy()
    change(changed)
    with pytest.raises(Broken) as caught:
        check(state, changed)
    return str(caught.value)


def middle() -> State:
    """A position of a game by greedy, with towns taken and sagas won."""
    game, rng = Invasions(), random.Random(5)
    state = game.setup(3, {"first": "seat"})
    while not (state.number > 300 and state.actor != CHANCE and state.pending is None):
        actions = game.legal(state)
        state = game.step(state, chosen(state, actions, rng))
    return state


def chosen(state: State, actions: tuple[Action, ...], rng: random.Random) -> Action:
    if state.actor == CHANCE:
        return actions[rng.randrange(len(actions))]
    action: Action = SUBJECT.policies["greedy"](SUBJECT.game, state, actions, rng)
    return action


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (planted.two_ships_in_york, "two ships in one port"),
        (planted.town_rebuilt, "towns differ"),
        (planted.saga_twice, "sagas differ"),
        (planted.saga_back, "sagas of era 0 differ"),
        (planted.no_crew, "not 15 vikings"),
    ],
)
def test_the_checks_see_what_no_rule_allows(change: planted.Change, reason: str) -> None:
    assert reason in broken(change)
