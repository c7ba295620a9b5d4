"""A record is played under the rules it was made with, as long as they are kept."""

from collections.abc import Iterator

import pytest

from barbaricum import games
from barbaricum.core import Record, UnknownVersion, registry
from barbaricum.core.record import replay
from barbaricum.games.attila.game import Attila
from barbaricum.games.attila.state import State


class OlderAttila(Attila):
    """Rules under which five cards were a hand: the second player's first card came earlier."""

    rules = "0.9"

    @staticmethod
    def step(state: State, action: object) -> State:
        after = Attila.step(state, action)  # type: ignore[arg-type]  # an action of Attila
        if after.phase == "deal" and after.due == (0, 6):
            after.due = (0, 5)
        return after


GAME = OlderAttila()
ROWS = [(-1, "first 0"), *((-1, f"deal {name}") for name in ("goths", "huns", "goths", "huns"))]


@pytest.fixture
def kept() -> Iterator[None]:
    registry.offer("attila", __name__, older_rules="0.9")
    yield
    del registry._older["attila", "0.9"]


def played(rules: str) -> Record:
    record = Record.begin(games.get("attila"), [{}, {}], {})
    record.rules, record.log = rules, list(ROWS)
    return record


@pytest.mark.usefixtures("kept")
def test_a_record_is_replayed_under_its_own_rules() -> None:
    hands = {rules: list(replay(played(rules)))[-1].due for rules in ("0.9", "1.0")}
    assert hands == {"0.9": (0, 1), "1.0": (0, 2)}


@pytest.mark.usefixtures("kept")
def test_a_new_game_is_played_under_the_newest_rules() -> None:
    assert games.get("attila").rules == "1.0"
    assert games.get("attila", rules="0.9").rules == "0.9"


def test_rules_that_are_not_kept_are_refused() -> None:
    with pytest.raises(UnknownVersion, match=r"rules 0\.9"):
        list(replay(played("0.9")))
