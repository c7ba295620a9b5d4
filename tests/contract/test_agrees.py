"""Contract 5.3 `legal` and `why_not` agree; so do `odds` and `apply`."""

import json
import re

import pytest
from hypothesis import given, settings

from barbaricum.core import CHANCE, AnyGame, IllegalAction, Refusal
from tests.contract.play import State, sample
from tests.contract.secrets import SECRETS
from tests.contract.tables import EVERY_TABLE, SEEDS, Table, tables


def prove_legal_and_why_not_agree(game: AnyGame, state: State) -> None:
    """Of every action there is, those without a refusal are the legal ones."""
    legal = list(game.legal(state))
    refusals = {action: game.why_not(state, action) for action in SECRETS[game.name].actions}
    assert len(set(legal)) == len(legal)
    assert {action for action, refusal in refusals.items() if refusal is None} == set(legal)
    for refusal in refusals.values():
        if refusal is not None:
            prove_a_refusal_can_be_read(refusal)


def prove_a_refusal_can_be_read(refusal: Refusal) -> None:
    """A rule number, a code for machines, values for JSON, a sentence without gaps."""
    assert re.fullmatch(r"[A-Z]\d+(\.\d+)?", refusal.rule)
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", refusal.code)
    assert json.loads(json.dumps(refusal.values)) == refusal.values
    assert str(refusal).endswith(".")
    assert "{" not in str(refusal)


def prove_the_order_is_stable(game: AnyGame, state: State) -> None:
    """Asking again, or asking the same position made anew, gives the same list."""
    legal = list(game.legal(state))
    assert list(game.legal(state)) == legal
    assert list(game.legal(game.restore(game.snapshot(state)))) == legal


def prove_odds_go_with_legal(game: AnyGame, state: State) -> None:
    """At chance whole numbers above 0 in the order of `legal`; else ValueError."""
    if game.to_act(state) != CHANCE:
        with pytest.raises(ValueError, match="chance"):
            game.odds(state)
        return
    odds = game.odds(state)
    assert list(odds) == list(game.legal(state))
    assert all(type(weight) is int and weight > 0 for weight in odds.values())


def prove_apply_refuses_what_why_not_refuses(game: AnyGame, state: State) -> None:
    """The error of `apply` says what `why_not` says; a legal action is the same as `step`."""
    for action in list(SECRETS[game.name].actions)[::41]:
        refusal = game.why_not(state, action)
        if refusal is None:
            assert game.apply(state, action) == game.step(state, action)
            continue
        with pytest.raises(IllegalAction) as caught:
            game.apply(state, action)
        error = caught.value
        assert (error.code, error.rule) == (refusal.code, refusal.rule)
        assert (error.values, str(error)) == (refusal.values, str(refusal))


PROOFS = (
    prove_legal_and_why_not_agree,
    prove_the_order_is_stable,
    prove_odds_go_with_legal,
    prove_apply_refuses_what_why_not_refuses,
)


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_legal_why_not_odds_and_apply_agree(table: Table) -> None:
    for state in sample(table, seed=5):
        for prove in PROOFS:
            prove(table.game, state)


@given(table=tables(), seed=SEEDS)
@settings(max_examples=10)
def test_legal_why_not_odds_and_apply_agree_with_any_options(table: Table, seed: int) -> None:
    for state in sample(table, seed, each=1):
        for prove in PROOFS:
            prove(table.game, state)


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_apply_takes_every_legal_action_of_a_game(table: Table) -> None:
    for state in sample(table, seed=6, each=1):
        for action in table.game.legal(state):
            after = table.game.apply(state, action)
            assert after == table.game.step(state, action)
            assert after != state
