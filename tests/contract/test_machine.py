"""Any game, played by Hypothesis: what holds at every step, whoever chooses and whatever falls."""

from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from barbaricum.core import CHANCE
from tests.contract.census import EXCESSES, PIECES
from tests.contract.play import State, choose, everybody
from tests.contract.secrets import SECRETS
from tests.contract.tables import SEEDS, Table, tables


class AnyGamePlayed(RuleBasedStateMachine):
    """A table, a game under way, then one legal action after another."""

    table: Table
    state: State

    @initialize(table=tables(), seed=SEEDS, rows=st.integers(0, 250))
    def sit_down(self, table: Table, seed: int, rows: int) -> None:
        game, rng = table.game, Random(seed)
        self.table, self.state = table, game.setup(table.seats, table.options)
        self.box = PIECES[table.name](game.snapshot(self.state))
        for _ in range(rows):
            if game.to_act(self.state) is not None:
                self.state = game.step(self.state, choose(game, self.state, rng))

    def going_on(self) -> bool:
        return self.table.game.to_act(self.state) is not None

    @precondition(going_on)
    @rule(data=st.data())
    def act(self, data: Any) -> None:  # Hypothesis gives its data objects no public type
        game = self.table.game
        legal = game.legal(self.state)
        assert legal
        number = data.draw(st.integers(0, len(legal) - 1))
        self.state = game.apply(self.state, legal[number])

    @precondition(going_on)
    @rule(seed=SEEDS)
    def let_others_act(self, seed: int) -> None:
        game, rng = self.table.game, Random(seed)
        for _ in range(7):
            if self.going_on():
                self.state = game.step(self.state, choose(game, self.state, rng))

    @rule(data=st.data())
    def ask_why_not(self, data: Any) -> None:  # as above
        game = self.table.game
        action = data.draw(st.sampled_from(list(SECRETS[self.table.name].actions)))
        assert (game.why_not(self.state, action) is None) is (action in game.legal(self.state))

    @invariant()
    def pieces_are_conserved(self) -> None:
        snapshot = self.table.game.snapshot(self.state)
        assert PIECES[self.table.name](snapshot) == self.box
        assert EXCESSES[self.table.name](snapshot) == []
        assert self.table.game.restore(snapshot) == self.state

    @invariant()
    def everybody_has_a_view(self) -> None:
        game = self.table.game
        for seat in everybody(self.table):
            view = game.view(self.state, seat)
            assert view["seat"] == seat
            assert (view["legal"] != []) is (seat is not None and seat == view["to_act"])

    @invariant()
    def somebody_acts_until_there_is_a_result(self) -> None:
        game = self.table.game
        actor = game.to_act(self.state)
        assert (game.result(self.state) is not None) is (actor is None)
        assert actor is None or actor == CHANCE or actor in range(self.table.seats)


AnyGamePlayed.TestCase.settings = settings(max_examples=25, stateful_step_count=30)
TestAnyGamePlayed = AnyGamePlayed.TestCase
