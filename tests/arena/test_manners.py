"""How bots behave is counted: choices against the rules, choices that come too late."""

import itertools
import time
from dataclasses import dataclass

import pytest

from barbaricum import bots, games
from barbaricum.bots import bot as levels
from barbaricum.cli.arena.match import LATE, Match, play
from barbaricum.cli.arena.scores import faults
from barbaricum.core.game import AnyGame, Rng, View

EVERY = ("novice", "greedy", "steady", "strong:3")


@pytest.mark.parametrize("game", games.names())
def test_bots_choose_by_the_rules_and_in_time(game: str) -> None:
    match = Match(game, EVERY, 4, 0)
    played = play(match, 0)
    for bot in range(len(EVERY)):
        decisions, illegal, late = faults([played], bot)
        assert decisions > 20
        assert (illegal, late) == (0, 0)


@dataclass(frozen=True)
class Lout:
    """Now and then it says something that cannot be."""

    said: "itertools.cycle[str]"

    def __call__(self, _game: AnyGame, view: View, _rng: Rng) -> str:
        return next(self.said) or str(view["legal"][-1])


@pytest.mark.parametrize("nonsense", ["war of words", "play goths aegyptus"])
def test_a_choice_against_the_rules_is_counted_and_the_game_goes_on(
    nonsense: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lout = Lout(itertools.cycle(["", "", nonsense]))
    monkeypatch.setattr(bots, "get", lambda name: levels.Bot(name, lout))
    played = play(Match("attila", ("lout", "other"), 2, 0), 0)
    assert min(played.places) == 1
    assert sum(played.illegal) >= sum(played.decisions) // 3


def test_a_choice_that_takes_too_long_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count(0.0, LATE + 1)
    monkeypatch.setattr(time, "process_time", lambda: next(clock))
    played = play(Match("attila", ("novice", "random"), 2, 0), 0)
    assert played.late == played.decisions
