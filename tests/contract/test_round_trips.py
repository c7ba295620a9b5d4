"""Contract 5.4 Text, snapshot and record round-trip; a replay reproduces every state."""

import json
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from barbaricum import games
from barbaricum.core import AnyGame, InvalidAction, record
from tests.contract.play import State, moves, played, sample, visited
from tests.contract.secrets import SECRETS
from tests.contract.tables import EVERY_TABLE, SEEDS, Table, tables


@pytest.mark.parametrize("name", games.names())
def test_every_action_is_read_back_from_its_text(name: str) -> None:
    game = games.get(name)
    texts = [game.text(action) for action in SECRETS[name].actions]
    assert len(set(texts)) == len(texts)
    for action, text in zip(SECRETS[name].actions, texts, strict=True):
        assert game.parse(text) == action
        assert pickle.loads(pickle.dumps(action)) == action


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("change", [str.upper, "{} ".format, " {}".format, "{} ?".format])
def test_a_text_that_is_nearly_an_action_is_none(name: str, change: object) -> None:
    game = games.get(name)
    assert callable(change)
    for action in list(SECRETS[name].actions)[::29]:
        with pytest.raises(InvalidAction):
            game.parse(change(game.text(action)))


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("text", ["", " ", "undo", "?", "deal ?", "none", None, 3, [], {}])
def test_what_is_no_action_is_refused_as_such(name: str, text: str) -> None:
    with pytest.raises(InvalidAction) as caught:
        games.get(name).parse(text)
    assert caught.value.code == "not-an-action"
    assert caught.value.values["text"] == text


@given(name=st.sampled_from(games.names()), text=st.text(max_size=30))
@settings(max_examples=50)
def test_any_text_is_an_action_of_that_text_or_refused(name: str, text: str) -> None:
    game = games.get(name)
    try:
        read = game.text(game.parse(text))
    except InvalidAction as error:
        read = str(error.values["text"])
    assert read == text


def prove_a_state_is_read_back(game: AnyGame, state: State) -> None:
    """From its snapshot, through JSON and through pickle, equal and with the same hash."""
    snapshot = game.snapshot(state)
    through_json = json.loads(json.dumps(snapshot))
    assert through_json == snapshot
    pickled = pickle.loads(pickle.dumps(state))
    for again in (game.restore(snapshot), game.restore(through_json), pickled):
        assert again == state
        assert hash(again) == hash(state)
        assert game.snapshot(again) == snapshot
        assert game.to_act(again) == game.to_act(state)
        assert game.result(again) == game.result(state)
    assert game.view(pickled, None) == game.view(state, None)
    assert state != snapshot


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_every_state_of_a_game_is_read_back(table: Table) -> None:
    for state in sample(table, seed=21, each=8):
        prove_a_state_is_read_back(table.game, state)


@given(table=tables(), seed=SEEDS)
@settings(max_examples=15)
def test_every_state_is_read_back_with_any_options(table: Table, seed: int) -> None:
    for state in sample(table, seed):
        prove_a_state_is_read_back(table.game, state)


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_no_row_leaves_the_position_as_it_was(table: Table) -> None:
    game = table.game
    for move in list(moves(table, seed=22))[::5]:
        assert move.before != move.after
        assert game.snapshot(move.before) != game.snapshot(move.after)


def prove_a_record_is_read_back(table: Table, seed: int) -> None:
    """The text of a record gives the record again, and its replay the very states and result."""
    game = table.game
    written = played(game, table.seats, table.options, seed)
    text = record.dumps(written)
    read = record.loads(text)
    assert read == written
    assert record.dumps(read) == text
    states = list(record.replay(read))
    assert states == visited(table, seed)
    result = game.result(states[-1])
    assert result is not None
    assert read.result == {
        "points": list(result.points),
        "places": list(result.places),
        "ending": result.ending,
    }
    assert record.verify(read) is None
    assert record.standing(read) == read.log


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_a_replay_reproduces_every_state_and_the_result(table: Table) -> None:
    prove_a_record_is_read_back(table, seed=23)


@given(table=tables(), seed=SEEDS)
@settings(max_examples=10)
def test_a_replay_reproduces_everything_with_any_options(table: Table, seed: int) -> None:
    prove_a_record_is_read_back(table, seed)
