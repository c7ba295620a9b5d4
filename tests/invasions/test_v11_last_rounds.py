import pytest

from barbaricum.core import Json
from barbaricum.games.invasions.game import GAME
from barbaricum.games.invasions.state import State
from tests.invasions.positions import (
    FREE_PORTS,
    at,
    do,
    expect_refused,
    key,
    keys,
    offers,
    position,
)

LAST_CARD = {"ships": ["novgorod viking furs"], "left": [0, 0, 1]}
"""The trade with Novgorod turns up the last saga of the deck."""
LAST_SAGA: dict[str, Json] = {"open": "s25", "left": [0, 0, 0], "ships": ["antioch viking furs"]}
"""One saga lies open, and no more are to come."""
ALL_TOWNS = "lindisfarne pembroke lincoln dublin bremen lubeck bayeux bordeaux santiago seville"
MORE_PORTS = [
    "york", "norwich", "man", "cork", "hamburg", "rouen", "cherbourg", "nantes", "noirmoutier",
    "gijon", "lisbon", "cadiz", "algeciras",
]  # fmt: skip


def ending(state: State) -> str | None:
    result = GAME.result(state)
    return None if result is None else result.ending


def test_the_last_saga_of_the_deck_begins_the_last_rounds() -> None:
    """V11.4 Three more turns for everybody; the active jarl first finishes the current one."""
    state = position(**LAST_CARD)
    assert key(state, "turns_left") is None
    state = do(state, "trade furs", "saga s20")
    assert keys(state, "turns_left", "active", "left") == [9, 0, [0, 0, 0]]
    state = do(state, "end")
    assert keys(state, "turns_left", "active") == [8, 1]


def test_a_last_saga_that_is_set_aside_begins_them_too() -> None:
    """V11.4 Placed or set aside; two sagas are still to be won."""
    state = do(position(**LAST_CARD, towns=["", "santiago"]), "trade furs", "saga s20")
    assert keys(state, "aside", "open", "turns_left") == [["s20"], ["s01", "s06"], 9]
    assert GAME.to_act(state) == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_jarl_has_three_more_turns(seats: int) -> None:
    """V11.4, V11.5 Beginning with the one after the active jarl, who has the last of them."""
    state = position(seats=seats, **LAST_CARD)
    state = do(state, "trade furs", "saga s20", "end")
    turns = []
    while GAME.to_act(state) is not None:
        turns.append(GAME.to_act(state))
        state = do(state, "end")
    assert turns == [*range(1, seats), 0] * 3
    assert ending(state) == "last-rounds"
    assert keys(state, "phase", "ending", "pending") == ["over", "last-rounds", None]


def test_the_last_rounds_begin_once() -> None:
    """V11.4 V11.7 has begun them: turning up the last saga changes nothing."""
    state = do(position(**LAST_CARD, turns_left=5), "trade furs", "saga s20")
    assert key(state, "turns_left") == 5


def test_the_game_ends_when_no_saga_lies_open_any_more() -> None:
    """V11.5 At that very moment: trade and bonus count, no rune can follow."""
    state = do(position(**LAST_SAGA, turns_left=4, hands=["calm"]), "trade furs")
    assert ending(state) == "no-saga"
    assert GAME.to_act(state) is None
    assert offers(state) == set()
    assert key(state, "vp")[0] == 1 + 4 + 8
    for text in ("rune calm", "end", "discard calm"):
        expect_refused(state, text, "V11.5")


def test_it_ends_too_in_the_turn_in_which_the_last_one_was_turned_up() -> None:
    """V11.5 All nine turns of the last rounds are still to begin."""
    assert ending(do(position(**LAST_SAGA, turns_left=9), "trade furs")) == "no-saga"


def test_the_last_mission_is_carried_out_to_the_end() -> None:
    """V11.5 Rome: treasure and bonus."""
    state = position(open="s26", left=[0, 0, 0], ships=["rome viking viking"], turns_left=2)
    state = do(state, "raid", "die 6")
    assert ending(state) is None
    state = do(state, "treasure 14")
    assert (ending(state), key(state, "vp")[0]) == ("no-saga", 1 + 14 + 10)
    assert key(state, "towns")[0] == {"rome": 14}


def test_the_last_viking_can_settle_for_the_last_saga() -> None:
    """V11.5 The settlement stands, and nothing follows: nobody's turn begins."""
    state = position(open="s21", left=[0, 0, 0], ships=["anse viking"], turns_left=2)
    state = do(state, "settle 1", "die 6", "settle place")
    assert (ending(state), key(state, "active")) == ("no-saga", 0)
    assert key(state, "ports")["anse"] == {"settlement": 0}
    assert key(state, "vp")[0] == 1 + 8


def test_while_a_saga_lies_open_the_game_goes_on() -> None:
    """V11.5 One of two is left."""
    state = position(**LAST_SAGA | {"open": "s25 s26"}, turns_left=4)
    assert ending(do(state, "trade furs")) is None


def test_while_the_deck_has_sagas_the_game_goes_on() -> None:
    """V11.5 Three are turned up again."""
    state = do(position(ships=["novgorod viking furs"], left=[0, 0, 2]), "trade furs", "saga s20")
    assert keys(state, "turns_left", "ending") == [None, None]


def all_settled(seat: int, number: int = 15) -> dict[str, str]:
    return dict.fromkeys(FREE_PORTS[:number], str(seat))


def test_a_jarl_without_vikings_is_passed_over() -> None:
    """V11.6 All fifteen are settlements; the turn counts, the runes stay in hand."""
    state = position(ships=["wintering viking"], ports=all_settled(1), hands=["", "calm"])
    turn, quiet = keys(state, "turn", "quiet")
    state = do(state, "end")
    assert keys(state, "active", "turn", "quiet") == [2, turn + 2, quiet + 2]
    assert key(state, "hands")[1] == {"calm": 1}


def test_with_two_jarls_the_other_plays_on_alone() -> None:
    """V11.6 Turn after turn."""
    state = position(seats=2, ships=["wintering viking"], ports=all_settled(1))
    turn = key(state, "turn")
    state = do(state, "end")
    assert keys(state, "active", "turn") == [0, turn + 2]


def test_last_round_turns_that_are_passed_over_count() -> None:
    """V11.6 Of three turns still to begin two are gone."""
    state = do(position(ports=all_settled(1), turns_left=3), "end")
    assert keys(state, "active", "turns_left") == [2, 1]


def test_a_last_turn_that_is_passed_over_ends_the_game() -> None:
    """V11.6, V11.5 Nobody is left to act."""
    state = do(position(ports=all_settled(1), turns_left=1), "end")
    assert ending(state) == "last-rounds"


def test_a_rune_can_give_a_viking_back() -> None:
    """V11.6 After Unrest the jarl plays again."""
    state = position(ships=["york viking"], ports=all_settled(1), hands=["unrest"])
    state = do(state, "rune unrest anse", "wind keep", "die 6", "end")
    assert keys(state, "active", "reserve") == [1, [14, 1, 15]]


def test_who_settles_the_fifteenth_viking_has_no_further_turn() -> None:
    """V11.6, V8.6 The ship is abandoned, the score counts at the end."""
    state = position(seats=2, ships=["kiev viking", "wintering viking"], ports=all_settled(0, 14))
    state = do(state, "settle 1", "die 6", "settle place")
    assert (at(state), key(state, "active")) == ("wintering", 1)
    state = do(state, "end")
    assert key(state, "active") == 1


def two_settled(**more: Json) -> State:
    """Thirty vikings: all are settlements but the one in Kiev's harbour."""
    towns = [ALL_TOWNS, "arles"]
    mine = dict.fromkeys([*FREE_PORTS[:13], "dorestad"], "0")
    theirs = dict.fromkeys([*MORE_PORTS, "novgorod", "smolensk"], "1")
    sagas = {"open": "s19 s22 s25"} | more
    return position(seats=2, ships=["kiev viking"], ports=mine | theirs, towns=towns, **sagas)


def test_if_all_vikings_are_settlements_the_game_ends_at_once() -> None:
    """V11.7 Nobody could ever play again."""
    state = do(two_settled(), "settle 1", "die 6", "settle place")
    assert (ending(state), GAME.to_act(state)) == ("all-settled", None)


def test_first_the_sagas_this_settlement_completes_are_taken() -> None:
    """V11.7 Novgorod and Kiev: 4 VP."""
    snapshot = GAME.snapshot(two_settled())
    snapshot["won"][1].remove("s18")
    snapshot["open"][0] = "s18"
    snapshot["won"][1].append("s19")
    state = do(GAME.restore(snapshot), "settle 1", "die 6", "settle place")
    assert (ending(state), GAME.to_act(state)) == ("all-settled", None)
    assert key(state, "won")[0] == ["s18"]
    assert key(state, "vp")[0] == 1 + 4


@pytest.mark.parametrize(
    ("up", "how"), [("s19 s22", "all-settled"), ("s18 s22", "all-settled"), ("s18", "no-saga")]
)
def test_with_an_empty_deck_the_last_open_saga_decides(up: str, how: str) -> None:
    """V11.7, V11.5 Only if this settlement completes it no saga lies open any more."""
    state = two_settled(open=up, left=[0, 0, 0], turns_left=2)
    state = do(state, "settle 1", "die 6", "settle place")
    assert (ending(state), GAME.to_act(state)) == (how, None)


def test_declining_the_last_settlement_keeps_the_game_going() -> None:
    """V11.7, V8.6 One viking is on board still."""
    state = do(two_settled(), "settle 1", "die 6", "settle decline")
    assert (ending(state), key(state, "active")) == (None, 0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_eight_quiet_rounds_the_last_rounds_begin(seats: int) -> None:
    """V11.7 Eight times the number of jarls, in a row."""
    early = do(position(seats=seats, quiet=8 * seats - 2), "end")
    assert keys(early, "turns_left", "quiet") == [None, 8 * seats - 1]
    late = do(position(seats=seats, quiet=8 * seats - 1), "end")
    assert keys(late, "turns_left", "active") == [3 * seats - 1, 1]


@pytest.mark.parametrize(
    ("ship", "texts", "busy"),
    [
        ("york viking furs", ["trade furs"], True),
        ("lincoln viking", ["raid", "die 6", "treasure 3"], True),
        ("kiev viking viking", ["settle 1", "die 6"], True),
        ("lincoln viking viking", ["raid", "die 1", "raid stop"], False),
        ("kiev viking viking", ["settle 1", "die 1"], False),
        ("kiev viking", ["settle 1", "die 6", "settle decline"], False),
        ("denmark viking", ["draw", "rune-card calm"], False),
    ],
)
def test_a_trade_a_town_or_a_settlement_breaks_the_quiet(
    ship: str, texts: list[str], busy: bool
) -> None:
    """V11.7 `quiet` is not changed in mid-turn; it begins anew when a busy turn ends."""
    state = do(position(ships=[ship], quiet=10), *texts)
    assert keys(state, "busy", "quiet") == [busy, 10]
    state = do(state, "end")
    assert keys(state, "busy", "quiet") == [False, 0 if busy else 11]


def test_a_contested_settlement_breaks_the_quiet_too() -> None:
    """V11.7 It is a settlement placed."""
    state = position(
        ships=["kiev viking viking"], ports={"kiev": "1"}, hands=["contested"], quiet=7
    )
    state = do(state, "rune contested", "wind keep", "settle 1", "die 6", "end")
    assert key(state, "quiet") == 0


def test_turns_passed_over_are_quiet() -> None:
    """V11.7 The passed-over turn is the last of the 24."""
    state = do(position(ports=all_settled(1), quiet=22), "end")
    assert keys(state, "turns_left", "active") == [8, 2]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_a_hundred_turns_each_the_last_rounds_begin(seats: int) -> None:
    """V11.7 At the latest, however busy the turns were."""
    turn, last = 100 * seats, seats - 1
    state = position(seats=seats, turn=turn, active=last, busy=True)
    assert keys(do(state, "end"), "turns_left", "active") == [3 * seats - 1, 0]
    early = position(seats=seats, turn=turn - 1, active=last - 1)
    assert key(do(early, "end"), "turns_left") is None


def test_the_last_rounds_are_not_begun_again_by_quiet() -> None:
    """V11.4, V11.7 They begin once."""
    state = do(position(quiet=23, turns_left=4), "end")
    assert key(state, "turns_left") == 3
