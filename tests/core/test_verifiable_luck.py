from random import Random

import pytest

from barbaricum.core import CHANCE, Difference, InvalidRecord, Json, Luck, Record
from barbaricum.core.record import dumps, loads, verify
from tests.contract.play import State, choose, played
from tests.core.games import ATTILA

SECRET = bytes(range(100, 132))
LUCK = Luck(SECRET, ["Ana’s λ", ""])


def lucky(seed: int = 3) -> Record:
    """A whole game whose chance can be checked."""
    return played(ATTILA, 2, {}, seed, LUCK)


def chance_rows(record: Record) -> list[int]:
    return [number for number, (seat, _) in enumerate(record.log) if seat == CHANCE]


def with_chance(record: Record, **keys: Json) -> Record:
    record.chance = (record.chance or {}) | keys
    return record


@pytest.mark.parametrize("seats", ATTILA.seats)
def test_a_record_made_with_luck_verifies(seats: int) -> None:
    luck = Luck(SECRET, [f"seat {seat}" for seat in range(seats)])
    record = played(ATTILA, seats, {}, seats, luck)
    assert verify(loads(dumps(record))) is None


def test_until_the_secret_is_out_only_the_rows_are_verified() -> None:
    record = with_chance(lucky(), secret=None)
    assert verify(record) is None
    seat, text = record.log[0]
    record.log[0] = seat, "first 1" if text == "first 0" else "first 0"
    assert verify(record) != Difference(0, "draw", record.log[0][1], text)


def test_every_draw_that_was_changed_is_found_in_its_row() -> None:
    """S17 Whoever changes luck afterwards is found out."""
    for number in chance_rows(lucky()):
        record = lucky()
        true = record.log[number][1]
        false = next(text for text in ("deal goths", "deal huns", "first 1") if text != true)
        record.log[number] = CHANCE, false
        assert verify(record) == Difference(number, "draw", false, true)


def test_two_draws_that_changed_places_are_found() -> None:
    record = lucky()
    rows = chance_rows(record)
    one = next(n for n in rows if n + 1 in rows and record.log[n] != record.log[n + 1])
    record.log[one], record.log[one + 1] = record.log[one + 1], record.log[one]
    difference = verify(record)
    assert difference is not None
    assert (difference.row, difference.what) == (one, "draw")


def test_a_draw_left_out_or_repeated_is_found() -> None:
    for number in chance_rows(lucky())[::7]:
        without, twice = lucky(), lucky()
        del without.log[number]
        twice.log.insert(number, twice.log[number])
        assert verify(without) is not None
        assert verify(twice) is not None


def test_another_secret_does_not_fit_the_commit() -> None:
    other = Luck(SECRET[::-1], LUCK.entropy)
    difference = verify(with_chance(lucky(), secret=other.secret.hex()))
    assert difference == Difference(None, "commit", LUCK.commit, other.commit)


def test_another_commit_does_not_fit_the_secret() -> None:
    for commit in ("00" * 32, None, ""):
        difference = verify(with_chance(lucky(), commit=commit))
        assert difference == Difference(None, "commit", commit, LUCK.commit)


@pytest.mark.parametrize("entropy", [["", ""], ["", "Ana’s λ"], ["Ana's λ", ""], ["Ana’s λ", "x"]])
def test_another_entropy_does_not_fit_the_draws(entropy: list[str]) -> None:
    difference = verify(with_chance(lucky(), entropy=entropy))
    assert difference is not None
    assert difference.what == "draw"


def test_another_secret_with_its_own_commit_does_not_fit_the_draws() -> None:
    other = Luck(SECRET[::-1], LUCK.entropy)
    difference = verify(with_chance(lucky(), secret=other.secret.hex(), commit=other.commit))
    assert difference is not None
    assert difference.what == "draw"


@pytest.mark.parametrize(
    "keys",
    [
        {"secret": "no hex"}, {"secret": "abc"}, {"secret": 7}, {"secret": ["00"]},
        {"entropy": None}, {"entropy": 3}, {"entropy": "ab"}, {"entropy": ["", 5]},
        {"entropy": [""]}, {"entropy": ["", "", ""]}, {"entropy": ["\ud800", ""]},
    ],
    ids=repr,
)  # fmt: skip
def test_chance_that_cannot_be_read_is_refused(keys: dict[str, Json]) -> None:
    with pytest.raises(InvalidRecord) as caught:
        verify(with_chance(lucky(), **keys))
    assert caught.value.code == "record-key-wrong"
    assert caught.value.values["key"] == "chance"


def with_undo(*, recounts: bool) -> Record:
    """A game under way in which seat 0 took back draws; `recounts` forgets that they were made."""
    record, rng = lucky(), Random(4)
    record.log, record.result = [], None
    state, draws = ATTILA.setup(2), 0
    past: list[tuple[int, State, int]] = []
    while len(record.log) < 120:
        if len(record.log) > 60 and past[-1][0] == CHANCE and (0, "undo") not in record.log:
            state, drawn = next(then for seat, *then in reversed(past) if seat == 0)
            draws = drawn if recounts else draws
            record.log.append((0, "undo"))
        actor = ATTILA.to_act(state)
        assert actor is not None
        past.append((actor, state, draws))
        chance = actor == CHANCE
        action = LUCK.draw(ATTILA.odds(state), draws) if chance else choose(ATTILA, state, rng)
        draws += chance
        record.log.append((actor, ATTILA.text(action)))
        state = ATTILA.step(state, action)
    return record


def test_undone_draws_count_in_the_number_of_a_draw() -> None:
    record = with_undo(recounts=False)
    undo = record.log.index((0, "undo"))
    assert record.log[undo - 1][0] == CHANCE
    assert verify(record) is None


def test_old_draws_given_again_after_an_undo_are_found() -> None:
    record = with_undo(recounts=True)
    difference = verify(record)
    assert difference is not None
    assert difference.what == "draw"
    assert difference.row is not None
    assert difference.row > record.log.index((0, "undo"))
