"""Contract 5.6 Nothing hidden shows."""

import json
from collections import defaultdict
from random import Random

import pytest
from hypothesis import given, settings

from barbaricum import games
from barbaricum.core import AnyGame
from tests.contract.channels import leaks
from tests.contract.play import Action, State, everybody, sample, verb
from tests.contract.secrets import SECRETS, Seat
from tests.contract.tables import EVERY_TABLE, SEEDS, Table, tables


def twins(game: AnyGame, state: State, seat: Seat, rng: Random) -> list[tuple[State, State]]:
    """Pairs of states that differ only in what the seat may not know.

    One is dealt by the game's own guess, one from the snapshot without asking the game. A state
    made from a snapshot has no rows behind it, so its twin is made from a snapshot too.
    """
    snapshot = game.snapshot(state)
    reshuffled = SECRETS[game.name].reshuffle(snapshot, seat, rng)
    return [
        (state, game.guess(game.view(state, seat), rng)),
        (game.restore(snapshot), game.restore(reshuffled)),
    ]


def prove_nothing_hidden_shows(table: Table, state: State, rng: Random) -> None:
    """No channel tells any seat which of two such states it is in."""
    for seat in everybody(table):
        for one, other in twins(table.game, state, seat, rng):
            assert leaks(table.game, one, other, seat) == []


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_nothing_hidden_shows_in_any_channel(table: Table) -> None:
    rng = Random(41)
    for state in sample(table, seed=41, each=1):
        prove_nothing_hidden_shows(table, state, rng)


@given(table=tables(), seed=SEEDS)
@settings(max_examples=8)
def test_nothing_hidden_shows_with_any_options(table: Table, seed: int) -> None:
    for state in sample(table, seed, each=1):
        prove_nothing_hidden_shows(table, state, Random(seed))


def told(game: AnyGame, state: State, seat: Seat) -> dict[str, list[Action]]:
    """The legal actions by the line the seat would read."""
    lines = defaultdict(list)
    for action in game.legal(state):
        lines[game.witness(state, action, seat)].append(action)
    return lines


def after(game: AnyGame, state: State, action: Action) -> State | None:
    """The next state, or None if by the rules it lays something open."""
    following = game.step(state, action)
    reveals = SECRETS[game.name].reveals(game.snapshot(state), game.snapshot(following))
    return None if reveals else following


def prove_the_same_line_leads_to_the_same_view(table: Table, state: State, rng: Random) -> None:
    """Whatever hides behind a line, in either of two twin states, the next view is the same."""
    game = table.game
    for seat in everybody(table):
        for one, other in twins(game, state, seat, rng):
            here, there = told(game, one, seat), told(game, other, seat)
            for line in sorted(here.keys() & there.keys())[:12]:
                left = after(game, one, rng.choice(here[line]))
                right = after(game, other, rng.choice(there[line]))
                if left is not None and right is not None:
                    assert game.view(left, seat) == game.view(right, seat), line


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_what_is_told_in_the_same_words_is_seen_the_same(table: Table) -> None:
    rng = Random(42)
    for state in sample(table, seed=42, each=1):
        prove_the_same_line_leads_to_the_same_view(table, state, rng)


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_what_is_seen_the_same_is_told_in_the_same_words(table: Table) -> None:
    game = table.game
    for state in sample(table, seed=43, each=1):
        actions = list(game.legal(state))[:24]
        for seat in everybody(table):
            lines: dict[tuple[str, str], set[str]] = defaultdict(set)
            for action in actions:
                seen = json.dumps(game.view(game.step(state, action), seat))
                lines[verb(game, action), seen].add(game.witness(state, action, seat))
            assert all(len(same) == 1 for same in lines.values())


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_no_view_has_the_keys_of_secrets(table: Table) -> None:
    game, hidden = table.game, SECRETS[table.name].keys
    for state in sample(table, seed=44):
        public = game.snapshot(state).keys() - hidden
        for seat in everybody(table):
            view = game.view(state, seat)
            assert not hidden & view.keys()
            assert {"game", "seat", "to_act", "number", "legal"} | public <= view.keys()
            assert (view["game"], view["seat"]) == (table.name, seat)
            assert view["to_act"] == game.to_act(state)


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_a_view_lists_the_legal_actions_of_the_seat_to_act_only(table: Table) -> None:
    game = table.game
    for state in sample(table, seed=45):
        texts = [game.text(action) for action in game.legal(state)]
        for seat in everybody(table):
            mine = seat is not None and seat == game.to_act(state)
            assert game.view(state, seat)["legal"] == (texts if mine else [])


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_the_seat_that_acts_is_told_all_of_its_own_action(table: Table) -> None:
    game = table.game
    for state in sample(table, seed=46):
        actor = game.to_act(state)
        if actor is not None and actor >= 0:
            for action in game.legal(state):
                assert game.witness(state, action, actor) == game.text(action)


def test_every_game_says_what_is_secret() -> None:
    assert set(SECRETS) == set(games.names())
