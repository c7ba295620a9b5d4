from random import Random

import pytest

from barbaricum.core import CHANCE
from barbaricum.games.attila.game import GAME
from tests.attila.positions import dealt, do, end_turn, key, keys, offers, position

SEATS = (2, 3, 4, 5)


@pytest.mark.parametrize("seats", SEATS)
def test_six_cards_are_dealt_to_each_player_from_the_first_on(seats: int) -> None:
    """A2.1, A2.2 One row a card: six to the first player, then to the next clockwise."""
    state = do(GAME.setup(seats), "first 1")
    due = []
    while GAME.to_act(state) == CHANCE:
        due.append(key(state, "due"))
        state = GAME.step(state, GAME.legal(state)[0])
    order = [(1 + step) % seats for step in range(seats)]
    assert due == [[seat, cards] for seat in order for cards in (6, 5, 4, 3, 2, 1)]
    view = GAME.view(state, 0)
    assert view["hand_sizes"] == [6] * seats
    assert view["draw_size"] == 54 - 6 * seats


def test_every_card_of_the_pile_is_as_likely() -> None:
    """A2.1 The cards are shuffled: nine chances of each people, eight once one is dealt."""
    state = GAME.setup(3, {"first": "seat"})
    assert set(GAME.odds(state).values()) == {9}
    weights = {action.text: weight for action, weight in GAME.odds(do(state, "deal goths")).items()}
    assert (weights["deal goths"], weights["deal huns"]) == (8, 9)
    with pytest.raises(ValueError, match="chance"):
        GAME.odds(position())


def test_a_people_that_is_not_in_the_pile_is_no_outcome() -> None:
    """A2.1 Only cards of the draw pile can fall."""
    state = position(phase="refill", due=[0, 2], draw="goths huns huns")
    assert offers(state) == ["deal huns", "deal goths"]
    assert list(GAME.odds(state).values()) == [2, 1]


def test_hands_and_pile_are_secret_and_sizes_are_public() -> None:
    """A2.1 A seat sees its own hand, the discard pile, and sizes."""
    state = position(hands=["goths huns", "saxons saxons", "franks"], discard="vandals goths")
    view = GAME.view(state, 1)
    assert view["hand"] == {"saxons": 2}
    assert view["hand_sizes"] == [2, 2, 1]
    assert view["draw_size"] == 54 - 7
    assert view["discard"] == {"goths": 1, "vandals": 1}
    assert "hands" not in view
    assert "draw" not in view
    assert GAME.view(state, None)["hand"] is None


@pytest.mark.parametrize("seat", [0, 2, None])
def test_another_hand_of_the_same_size_looks_the_same(seat: int | None) -> None:
    """A2.1 The view does not depend on what is hidden."""
    one = position(hands=["goths huns", "saxons saxons", "franks"])
    other = position(hands=["goths huns", "huns vandals", "franks"])
    assert GAME.view(one, seat) == GAME.view(other, seat)


@pytest.mark.parametrize(
    ("seat", "line"), [(0, "deal goths"), (1, "deal ?"), (2, "deal ?"), (None, "deal ?")]
)
def test_only_the_seat_that_is_dealt_a_card_sees_it(seat: int | None, line: str) -> None:
    """A2.1 Hands are secret."""
    state = position(phase="refill", due=[0, 1])
    assert GAME.witness(state, GAME.parse("deal goths"), seat) == line


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_guess_has_the_very_view_and_every_card_once(seat: int | None) -> None:
    """A2.1 What a seat cannot see is dealt afresh, what it sees stays."""
    state = position(hands=["goths huns", "saxons saxons", "franks"], discard="vandals goths")
    view = GAME.view(state, seat)
    guesses = [GAME.guess(view, Random(number)) for number in range(20)]
    assert all(GAME.view(guess, seat) == view for guess in guesses)
    assert all(GAME.restore(GAME.snapshot(guess)) == guess for guess in guesses)
    assert len({guess.hands for guess in guesses}) > 10


@pytest.mark.parametrize("seats", SEATS)
def test_chance_names_the_first_player(seats: int) -> None:
    """A2.2, A9 `first=random`: every seat with the same weight, in the first row."""
    state = GAME.setup(seats)
    assert offers(state) == [f"first {seat}" for seat in range(seats)]
    assert set(GAME.odds(state).values()) == {1}
    last = dealt(do(state, f"first {seats - 1}"))
    assert keys(last, "first", "active", "phase") == [seats - 1, seats - 1, "card"]
    assert GAME.to_act(last) == seats - 1


@pytest.mark.parametrize("seats", SEATS)
def test_seat_0_begins_where_the_table_says_so(seats: int) -> None:
    """A2.2, A9 `first=seat`: there is no such row."""
    state = GAME.setup(seats, {"first": "seat"})
    assert keys(state, "phase", "due") == ["deal", [0, 6]]
    assert GAME.to_act(dealt(state)) == 0


@pytest.mark.parametrize("seats", SEATS)
def test_play_goes_clockwise_by_seat(seats: int) -> None:
    """A2.2 After the last seat comes seat 0."""
    state = position(seats=seats, phase="end", active=0, hands=["goths"] * seats)
    order = []
    for _ in range(seats):
        state = end_turn(state)
        order.append(GAME.to_act(state))
        state = GAME.restore(GAME.snapshot(state) | {"phase": "end"})
    assert order == [*range(1, seats), 0]


def test_a_view_offers_actions_to_the_seat_to_act_only() -> None:
    """A2.1 The legal actions of another would give its hand away."""
    state = position(active=1, hands=["goths", "huns", "franks"])
    assert GAME.view(state, 1)["legal"] == offers(state)
    assert [GAME.view(state, seat)["legal"] for seat in (0, 2, None)] == [[], [], []]
    with pytest.raises(ValueError, match="seat 3"):
        GAME.view(state, 3)


@pytest.mark.parametrize("seat", [0, None])
def test_a_view_has_every_public_key_of_the_snapshot(seat: int | None) -> None:
    """A2.1 Under the same names; what is hidden only as a size."""
    state = position(hands=["goths", "huns", ""], tokens={"asia": "goths"}, pacified=3)
    view, snapshot = GAME.view(state, seat), GAME.snapshot(state)
    public = set(snapshot) - {"hands", "draw", "laid"}
    assert {name: view[name] for name in public} == {name: snapshot[name] for name in public}
    assert set(view) - set(snapshot) == {
        "game", "seat", "to_act", "number", "legal", "hand", "hand_sizes", "draw_size",
        "laid_sizes",
    }  # fmt: skip
