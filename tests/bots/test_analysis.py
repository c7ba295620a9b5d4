"""A game looked at again: planted blunders are found, luck is measured against its average."""

import random
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import pytest

from barbaricum import games
from barbaricum.bots.account import account, accuracy, mistakes, swing, turning_points
from barbaricum.bots.analysis import Judge, Step, steps
from barbaricum.bots.fortune import fortune
from barbaricum.bots.library import lore_of
from barbaricum.bots.outlook import victory
from barbaricum.bots.prospects import prospects
from barbaricum.core import CHANCE, AnyGame, draw
from barbaricum.core.record import Record, loads, replay, standing, still_counting
from tests.bots.playing import positions
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
    price = judge.price(INVASIONS.view(state, 0), "winter", random.Random(1))
    assert price.best == "raid"
    assert price.cost > 0.02


def test_who_chooses_the_best_is_not_blamed() -> None:
    state = position(ships=["lindisfarne viking viking viking viking"])
    judge = Judge(INVASIONS, lore_of("invasions"), 16)
    price = judge.price(INVASIONS.view(state, 0), "raid", random.Random(1))
    assert (price.cost, price.missed, price.best) == (0.0, 0.0, "raid")
    assert price.stake > 0


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
        fell = fortune(ATTILA, lore, state, ATTILA.step(state, action))
        assert sum(fell.shares) == pytest.approx(0)
        assert sum(fell.odds.values()) == pytest.approx(1)
        total = [a + weight * b for a, b in zip(total, fell.shares, strict=True)]
    assert total == pytest.approx([0.0] * 3)


DIE = {f"die {pips}": 1 / 6 for pips in range(1, 7)}
STEPS = [
    Step(0, CHANCE, "die 6", [0.7, 0.3], 0, "", [0.2, -0.2], [5.0, 0.0], drawer=0, odds=DIE),
    Step(1, 0, "play goths dacia", [0.6, 0.4], 0.1, "play huns dacia", missed=0.1, stake=0.25),
    Step(2, 1, "end", [0.6, 0.4]),
    Step(3, 1, "forgo", [0.6, 0.4], cost=0.0, best="forgo"),
    Step(4, CHANCE, "die 1", [0.59, 0.41], 0, "", [-0.01, 0.01], [-1.0, 0.5], drawer=0, odds=DIE),
    Step(5, CHANCE, "saga s1", [0.59, 0.41], 0, "", [0.0, 0.0], [0.0, 0.0], odds={"saga s1": 1}),
]


def test_an_account_adds_up_what_a_player_did_and_met() -> None:
    own = account(STEPS, 0)
    assert (own.decisions, own.costly) == (1, 1)
    assert own.accuracy == pytest.approx(60)
    assert own.luck == pytest.approx(0.19)
    assert account(STEPS, 1).accuracy == 100


def test_the_luck_report_has_what_came_and_what_was_to_be_expected() -> None:
    (dice,) = account(STEPS, 0).draws
    assert (dice.kind, dice.number, dice.points) == ("die", 2, 4.0)
    assert dice.share == pytest.approx(0.19)
    assert dice.came == {"die 6": 1, "die 1": 1}
    assert dice.expected == pytest.approx({f"die {pips}": 1 / 3 for pips in range(1, 7)})
    assert account(STEPS, 1).draws == []
    assert dice.written()["outcomes"][0] == {"text": "die 1", "came": 1, "expected": 0.33}


def test_what_falls_is_put_down_to_whom_it_falls() -> None:
    """A2.1 Cards are dealt round; V8.4 dice are thrown by whose turn it is; sagas are for all."""
    dealt = list(islice(steps(recorded(ATTILA, 40), 2), 13))
    assert [step.drawer for step in dealt[:13]] == [*[0] * 6, *[1] * 6, None]
    record = recorded(INVASIONS, 120)
    for step in steps(record, 2):
        kind = step.text.split()[0]
        if kind == "die":
            assert step.drawer == last_to_decide(record, step.row)
        elif kind == "saga":
            assert step.drawer is None


def last_to_decide(record: Record, row: int) -> int:
    return next(seat for seat, _text in reversed(record.log[:row]) if seat != CHANCE)


def fixture(name: str) -> Record:
    path = Path(__file__).parents[1] / "records" / f"{name}.json"
    return loads(path.read_text("utf-8"))


def test_rows_keep_the_numbers_they_have_in_a_log_with_undone_rows() -> None:
    record = fixture("attila/record-undo")
    first = next(row for row, (_seat, text) in enumerate(record.log) if text == "undo")
    numbers = still_counting(record)
    assert first not in numbers
    assert first - 1 not in numbers
    assert standing(record) == [record.log[number] for number in numbers]
    found = list(islice(steps(record, 2), first + 5))
    assert [(step.row, step.text) for step in found] == [
        (number, record.log[number][1]) for number in numbers[: first + 5]
    ]


@pytest.mark.parametrize("seed", [0, 1])
@pytest.mark.parametrize("row", [184, 342, 390, 401])
def test_the_blunders_of_a_played_game_are_found_whatever_the_seed(row: int, seed: int) -> None:
    record = fixture("attila/a1-2-four-bots")
    state = next(islice(replay(record), row, None))
    seat, text = record.log[row]
    judge = Judge(ATTILA, lore_of("attila"), 40)
    price = judge.price(ATTILA.view(state, seat), text, random.Random(seed))
    assert price.cost > 0.1
    assert price.best != text


def test_between_equals_nobody_is_blamed() -> None:
    """The same move against itself: whatever the luck, none of the two is better."""
    state = position(ships=["lindisfarne viking viking viking viking"])
    lore = lore_of("invasions")
    judge, view = Judge(INVASIONS, lore, 16), INVASIONS.view(state, 0)
    raid, winter = lore.as_move("raid"), lore.as_move("winter")
    assert judge.duel(view, raid, winter, random.Random(3)) > 0.02
    assert judge.duel(view, winter, raid, random.Random(3)) == 0
    assert min(judge.stakes(view, raid, winter, random.Random(3))) > 0


def test_at_the_end_the_chances_are_the_result() -> None:
    lore, state, luck = lore_of("attila"), ATTILA.setup(2), random.Random(5)
    while state.actor is not None:
        chance = state.actor == CHANCE
        state = (
            ATTILA.step(state, draw(ATTILA.odds(state), luck))
            if chance
            else lore.quick(state, luck)
        )
    result = ATTILA.result(state)
    assert result is not None
    assert prospects(ATTILA, lore, state, 3, 0) == victory(result.points)


def test_turning_points_are_the_widest_swings_in_the_order_of_the_game() -> None:
    assert [swing(step) for step in STEPS] == [0.2, 0.1, 0, 0, 0.01, 0]
    assert [step.row for step in turning_points(STEPS)] == [0, 1]
    assert [step.row for step in turning_points(STEPS, number=1)] == [0]
    assert mistakes(STEPS, 1) == []


def test_nobody_loses_more_than_they_had() -> None:
    lost = Step(0, 0, "end", [0.0, 1.0], missed=0.3, stake=0.2, best="play huns dacia")
    lucky = Step(1, 0, "end", [0.0, 1.0], missed=-0.1, stake=0.2, best="end")
    assert [accuracy([lost]), accuracy([lucky]), accuracy([])] == [0, 100, 100]


def test_the_better_a_bot_plays_the_more_accurate_it_is() -> None:
    levels = ["random", "novice", "greedy", "strong:24"]
    judge = Judge(ATTILA, lore_of("attila"), 24)
    chosen: dict[str, list[Step]] = {level: [] for level in levels}
    for seed in range(4):
        bots = levels[seed:] + levels[:seed]
        for number, (state, text) in enumerate(positions(ATTILA, bots, seed)):
            view = ATTILA.view(state, state.actor)
            if number % 3 == 0 and len(view["legal"]) > 1:
                price = judge.price(view, text, random.Random(number))
                step = Step(0, 0, text, [], missed=price.missed, stake=price.stake)
                chosen[bots[state.actor]].append(step)
    found = [accuracy(chosen[level]) for level in levels]
    assert found == sorted(found)
    assert found[0] < 40
    assert found[-1] > 80
