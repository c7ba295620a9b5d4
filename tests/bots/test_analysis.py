"""A game looked at again: planted blunders are found, luck is measured against its average."""

import random
from collections.abc import Sequence

import pytest

from barbaricum import games
from barbaricum.bots.account import account, mistakes, swing, turning_points
from barbaricum.bots.analysis import Judge, Step, accuracy, fortune, steps
from barbaricum.bots.library import lore_of
from barbaricum.core import CHANCE, AnyGame, draw
from barbaricum.core.record import Record
from tests.invasions.positions import position

ATTILA, INVASIONS = games.get("attila"), games.get("invasions")


def recorded(game: AnyGame, rows: int, blunders: Sequence[str] = ()) -> Record:
    """The first rows of a game of quick choices, but the first chance to blunder is taken."""
    lore, luck = lore_of(game.name), random.Random(12)
    record = Record.begin(game, [{"name": "Aetius"}, {"name": "Galla"}], {"first": "seat"})
    state, planted = game.setup(2, {"first": "seat"}), False
    while len(record.log) < rows and (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            text = game.text(draw(game.odds(state), luck))
        else:
            text = lore.text(lore.moves(state)[0][1])
            legal = [game.text(action) for action in game.legal(state)]
            bad = [blunder for blunder in blunders if blunder in legal]
            if bad and not planted and len(record.log) > rows - 10:
                text, planted = bad[0], True
                record.extra["planted"] = len(record.log)
        record.log.append((seat, text))
        state = game.step(state, game.parse(text))
    return record


def test_a_planted_blunder_is_the_costliest_decision() -> None:
    record = recorded(ATTILA, 60, blunders=["forgo"])
    found = list(steps(record, simulations=24))
    planted = found[record.extra["planted"]]
    assert planted.text == "forgo"
    assert planted.best != "forgo"
    worst = mistakes(found, planted.seat, number=3)
    assert planted in worst
    assert planted.cost > 0.02


def test_a_jarl_who_lies_before_a_town_and_goes_home_is_blamed() -> None:
    state = position(ships=["lindisfarne viking viking viking viking"])
    judge = Judge(INVASIONS, lore_of("invasions"), 16)
    cost, best = judge.price(INVASIONS.view(state, 0), "winter", random.Random(1))
    assert best == "raid"
    assert cost > 0.02


def test_who_chooses_the_best_is_not_blamed() -> None:
    state = position(ships=["lindisfarne viking viking viking viking"])
    judge = Judge(INVASIONS, lore_of("invasions"), 16)
    assert judge.price(INVASIONS.view(state, 0), "raid", random.Random(1)) == (0.0, "raid")


def test_the_same_seed_finds_the_same() -> None:
    record = recorded(ATTILA, 40)
    one, other = (list(steps(record, simulations=6, seed=3)) for _ in range(2))
    assert one == other
    assert [step.row for step in one] == list(range(40))


def test_luck_is_nothing_on_average() -> None:
    lore, state = lore_of("attila"), ATTILA.setup(3)
    while state.phase != "deal" or state.number < 8:
        state = ATTILA.step(state, next(iter(ATTILA.odds(state))))
    odds = ATTILA.odds(state)
    total = [0.0] * 3
    for action, weight in odds.items():
        luck, _points = fortune(ATTILA, lore, state, ATTILA.step(state, action))
        assert sum(luck) == pytest.approx(0)
        total = [a + weight * b for a, b in zip(total, luck, strict=True)]
    assert total == pytest.approx([0.0] * 3)


STEPS = [
    Step(0, CHANCE, "die 6", [0.7, 0.3], luck=[0.2, -0.2], luck_points=[5.0, 0.0]),
    Step(1, 0, "play goths dacia", [0.6, 0.4], cost=0.1, best="play huns dacia"),
    Step(2, 1, "end", [0.6, 0.4]),
    Step(3, 1, "forgo", [0.6, 0.4], cost=0.0, best="forgo"),
    Step(4, CHANCE, "die 1", [0.59, 0.41], luck=[-0.01, 0.01], luck_points=[-1.0, 0.5]),
]


def test_an_account_adds_up_what_a_player_did_and_met() -> None:
    own = account(STEPS, 0)
    assert (own.decisions, own.cost) == (1, 0.1)
    assert own.accuracy == pytest.approx(accuracy(0.1)) == pytest.approx(30.1, abs=0.1)
    assert own.luck == pytest.approx(0.19)
    assert own.luck_points == {"die": 4.0}
    assert account(STEPS, 1).accuracy == 100


def test_turning_points_are_the_widest_swings_in_the_order_of_the_game() -> None:
    assert [swing(step) for step in STEPS] == [0.2, 0.1, 0, 0, 0.01]
    assert [step.row for step in turning_points(STEPS)] == [0, 1]
    assert [step.row for step in turning_points(STEPS, number=1)] == [0]
    assert mistakes(STEPS, 1) == []
