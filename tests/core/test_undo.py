import pytest

from barbaricum.core import InvalidAction, InvalidRecord
from barbaricum.core.record import Row, loads, replay, standing
from barbaricum.core.record.form import dumps
from tests.core.games import ATTILA, going_on, whole_game, with_rows

FIRST_CARD: list[Row] = [(0, "play goths dacia"), (0, "influence")]
TURN: list[Row] = [*FIRST_CARD, (0, "play huns dacia"), (0, "forgo"), (0, "end")]
REFILL: list[Row] = [(-1, "deal franks"), (-1, "deal franks")]


def same(undone: list[Row], plain: list[Row]) -> bool:
    """Whether rows with an undo lead to the state that plain rows lead to, and stand as they do."""
    *_, with_undo = replay(going_on(*undone))
    *_, without = replay(going_on(*plain))
    stand = standing(going_on(*undone)) == going_on(*plain).log
    return bool(with_undo == without) and stand


def test_undo_takes_back_the_last_decision_of_the_seat() -> None:
    assert same([*FIRST_CARD, (0, "undo")], FIRST_CARD[:1])


def test_after_an_undo_the_game_goes_on_from_there() -> None:
    assert same(
        [*FIRST_CARD, (0, "undo"), (0, "second raetia")], [FIRST_CARD[0], (0, "second raetia")]
    )


def test_undo_twice_takes_back_two_decisions() -> None:
    assert same([*FIRST_CARD, (0, "undo"), (0, "undo")], [])


def test_an_undo_is_not_undone_by_the_next_but_goes_further_back() -> None:
    rows = [*TURN, (0, "undo"), (0, "end"), (0, "undo"), (0, "undo")]
    assert same(rows, TURN[:3])


def test_undo_takes_chance_rows_after_the_decision_with_it() -> None:
    assert same([*TURN, *REFILL, (0, "undo")], TURN[:-1])


def test_chance_rows_after_an_undo_are_new_draws() -> None:
    again: list[Row] = [(0, "end"), (-1, "deal vandals"), (-1, "deal goths")]
    assert same([*TURN, *REFILL, (0, "undo"), *again], [*TURN[:-1], *again])


def test_undo_of_an_earlier_decision_takes_those_of_others_with_it() -> None:
    other: list[Row] = [(1, "play saxons raetia"), (1, "influence")]
    assert same([*TURN, *REFILL, *other, (0, "undo")], TURN[:-1])


def test_undo_by_the_other_seat_leaves_the_earlier_turn_alone() -> None:
    other: list[Row] = [(1, "play saxons raetia"), (1, "influence")]
    assert same([*TURN, *REFILL, *other, (1, "undo"), (1, "undo")], [*TURN, *REFILL])


def test_a_seat_may_undo_while_another_is_to_act_or_chance() -> None:
    assert same([*TURN, REFILL[0], (0, "undo")], TURN[:-1])


def test_undone_rows_stay_in_the_log_and_have_their_states() -> None:
    record = going_on(*TURN, *REFILL, (0, "undo"))
    states = list(replay(loads(dumps(record))))
    assert loads(dumps(record)).log == record.log
    assert len(states) == len(record.log) + 1
    assert states[-1] == states[-1 - len(REFILL) - 2]


def test_the_last_decision_of_a_game_can_be_taken_back_after_the_end() -> None:
    record = whole_game()
    states = list(replay(record))
    last = max(number for number, (seat, _) in enumerate(record.log) if seat == 0)
    record.log.append((0, "undo"))
    *_, state = replay(record)
    assert state == states[last]
    assert ATTILA.result(state) is None


@pytest.mark.parametrize(
    ("rows", "row"),
    [
        ([(0, "undo")], 12),
        ([(1, "undo")], 12),
        ([*FIRST_CARD, (1, "undo")], 14),
        ([*FIRST_CARD, (0, "undo"), (0, "undo"), (0, "undo")], 16),
    ],
)
def test_who_has_no_standing_decision_cannot_undo(rows: list[Row], row: int) -> None:
    for read in (standing, lambda record: list(replay(record))):
        with pytest.raises(InvalidRecord) as caught:
            read(going_on(*rows))
        assert caught.value.code == "record-undo-nothing"
        assert caught.value.values == {"row": row, "seat": rows[-1][0]}


def test_undo_before_anything_happened_is_refused() -> None:
    with pytest.raises(InvalidRecord) as caught:
        list(replay(with_rows((0, "undo"))))
    assert caught.value.values == {"row": 0, "seat": 0}


@pytest.mark.parametrize("rows", [[], FIRST_CARD, [*TURN, *REFILL]])
def test_chance_takes_nothing_back(rows: list[Row]) -> None:
    for read in (standing, lambda record: list(replay(record))):
        with pytest.raises(InvalidRecord) as caught:
            read(going_on(*rows, (-1, "undo")))
        assert caught.value.code == "record-undo-nothing"


def test_a_decision_that_was_taken_back_may_not_be_continued() -> None:
    with pytest.raises(InvalidRecord) as caught:
        list(replay(going_on(FIRST_CARD[0], (0, "undo"), (0, "influence"))))
    assert (caught.value.code, caught.value.rule) == ("record-row-refused", "A3.5")


def test_undo_belongs_to_the_record_and_is_no_action_of_the_game() -> None:
    with pytest.raises(InvalidAction):
        ATTILA.parse("undo")


def test_without_an_undo_every_row_stands() -> None:
    record = whole_game()
    assert standing(record) == record.log
