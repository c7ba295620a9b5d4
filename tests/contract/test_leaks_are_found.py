"""The proof of contract 5.6 is no better than its power: here are leaks, and it finds each."""

from random import Random

import pytest

from barbaricum.core import Refusal, View
from barbaricum.games.attila.game import Attila
from barbaricum.games.attila.rules.move import Move
from barbaricum.games.attila.state import State
from tests.contract.channels import leaks
from tests.contract.secrets import SECRETS

ATTILA = Attila()
WAR = ATTILA.restore(
    {
        "seats": 3,
        "phase": "war",
        "wars": ["raetia"],
        "tokens": {"raetia": {"franks": 2, "huns": 2, "goths": 1}},
        "hands": [{"franks": 2, "vandals": 2}, {"franks": 2, "huns": 2}, {"goths": 3, "huns": 1}],
        "laid": [{"huns": 2}, None, None],
    }
)


class ShowsThePile(Attila):
    """The next card can be read off the view."""

    @staticmethod
    def view(state: State, seat: int | None) -> View:
        return ATTILA.view(state, seat) | {"next": ATTILA.snapshot(state)["draw"]}


class OrdersByThePile(Attila):
    """The order of the actions gives the pile away."""

    @staticmethod
    def legal(state: State) -> tuple[Move, ...]:
        actions = ATTILA.legal(state)
        return actions[::-1] if state.draw % 2 else actions


class TellsTheLaidCards(Attila):
    """The line of an action depends on what lies face down."""

    @staticmethod
    def witness(state: State, action: Move, seat: int | None) -> str:
        return ATTILA.witness(state, action, seat) + str(state.laid)


class RefusesByOtherHands(Attila):
    """A refusal counts the cards of others."""

    @staticmethod
    def why_not(state: State, action: Move) -> Refusal | None:
        refusal = ATTILA.why_not(state, action)
        held = {"held": state.hands[2]}
        return refusal and Refusal(refusal.rule, refusal.code, held, refusal.sentence)


@pytest.mark.parametrize(
    ("leaky", "channel"),
    [
        (ShowsThePile(), "view"),
        (OrdersByThePile(), "legal"),
        (TellsTheLaidCards(), "witness"),
        (RefusesByOtherHands(), "refusals"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_a_leak_is_found_in_its_channel(leaky: Attila, channel: str) -> None:
    rng, snapshot = Random(51), ATTILA.snapshot(WAR)
    found = {
        name
        for _ in range(10)
        for name in leaks(
            leaky, WAR, ATTILA.restore(SECRETS["attila"].reshuffle(snapshot, 1, rng)), 1
        )
    }
    assert found == {channel}


def test_without_a_leak_nothing_is_found() -> None:
    rng, snapshot = Random(52), ATTILA.snapshot(WAR)
    others = [ATTILA.restore(SECRETS["attila"].reshuffle(snapshot, 1, rng)) for _ in range(10)]
    assert len(set(others)) == 10
    assert all(leaks(ATTILA, WAR, other, 1) == [] for other in others)
