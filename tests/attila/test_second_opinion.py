"""The engine against the rules written a second time: every choice, every step, every result."""

import os
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final

import pytest

from barbaricum.core import Json, record
from barbaricum.games.attila.game import GAME, Attila
from barbaricum.games.attila.rules.move import Move
from barbaricum.games.attila.state import State
from tests.attila.plain import step
from tests.attila.plain_legal import Snapshot, board_of, legal, start, to_act
from tests.attila.plain_turn import result
from tests.attila.playing import KINDS, drawn_options, kind, late, steps
from tests.attila.positions import position
from tests.attila.test_boards import on_smaller
from tests.records.played import FOLDER

GAMES: Final = int(os.environ.get("BARBARICUM_TEST_GAMES", "8"))
"""How many games each test plays."""
BOARDS: Final = {"built-in": GAME, "smaller": on_smaller()}
RECORDS: Final = sorted((FOLDER / "attila").glob("*.json"))
BOARD: Final = board_of(GAME.board.pack)


def agree(game: Attila, before: State, action: Move, following: State) -> None:
    """Who decides, what is legal, and what follows."""
    board, text = board_of(game.board.pack), game.text(action)
    snapshot = game.snapshot(before)
    assert to_act(snapshot) == game.to_act(before)
    assert sorted(game.text(one) for one in game.legal(before)) == sorted(legal(snapshot, board))
    assert step(snapshot, text, board) == game.snapshot(following), text
    same_result(game, following)


def same_result(game: Attila, state: State) -> None:
    """A7.4."""
    ours, plain = game.result(state), result(game.snapshot(state))
    assert (ours is None) == (plain is None)
    if ours is not None:
        assert {"points": ours.points, "places": ours.places, "ending": ours.ending} == plain


def agree_to_the_end(game: Attila, state: State, rng: Random) -> set[str]:
    """The kinds of actions of the game, and its ending."""
    seen = set()
    for before, action, following in steps(game, state, rng):
        agree(game, before, action, following)
        seen |= {kind(game.text(action)), game.snapshot(following)["called"]}
    return seen


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_both_agree_all_through_games_with_options_drawn_at_random(seats: int, board: str) -> None:
    """A1–A9 From the set-up to the end."""
    game = BOARDS[board]
    for seed in range(GAMES):
        rng = Random(f"{board} {seats} {seed}")
        options = drawn_options(game, rng)
        state = game.setup(seats, options)
        assert game.snapshot(state) == start(seats, options)
        agree_to_the_end(game, state, rng)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_both_agree_from_late_positions_to_the_end(seats: int, board: str) -> None:
    """A1–A9 Where the end is near what is rare is frequent."""
    game, seen = BOARDS[board], set()
    for seed in range(4 * GAMES):
        rng = Random(f"late {board} {seats} {seed}")
        seen |= agree_to_the_end(game, late(game, seats, rng), rng)
    assert {*KINDS, "peace-tiles", "influence"} - {"score", "skip"} <= seen


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_both_agree_on_every_row_of_a_recorded_game(path: Path) -> None:
    kept = record.loads(path.read_text("utf-8"))
    for (_, text), (before, following) in zip(kept.log, pairwise(record.replay(kept)), strict=True):
        if text != "undo":
            assert isinstance(before, State)
            assert isinstance(following, State)
            agree(GAME, before, GAME.parse(text), following)


def both(state: State, *texts: str) -> Snapshot:
    """The position after these legal actions, by the engine and by the plain rules."""
    for text in texts:
        action = GAME.parse(text)
        following = GAME.apply(state, action)
        agree(GAME, state, action, following)
        state = following
    return GAME.snapshot(state)


NONE: Final[list[list[str]]] = [[], []]


@pytest.mark.parametrize(
    ("value", "more", "scores"),
    [
        ("stop", [], [6, 2 + 3]),
        ("finish", ["play huns noricum", "influence", "war pass", "war pass"], [6, 2 + 4]),
    ],
)
def test_two_wars_of_one_card_with_one_tile_left(
    value: str, more: list[str], scores: list[int]
) -> None:
    """A4.7, A7.2, A9 Six Goths in two provinces, gap 2; then Huns: two of them, or three.

    With `finish` the second card is played: no step, no tile, no scoring but the final one.
    """
    state = position(
        seats=2,
        options={"after_last_tile": value},
        hands=["goths huns saxons", "huns"],
        tokens={
            "pannonia": "goths goths huns huns",
            "dacia": "goths goths saxons saxons",
            "noricum": "huns huns franks franks",
        },
        pacified=9,
        influence=[{"goths": 4}, {"goths": 2, "huns": 1}],
        tiles=NONE,
    )
    wars = ["war pass"] * 4
    s = both(state, "play goths pannonia", "second dacia", *wars, *more)
    assert (s["phase"], s["called"], s["peace"]) == ("over", "peace-tiles", [0, 0, 0, 0])
    assert s["scores"] == scores
    assert s["influence"][0] == {"goths": 4}
    assert len(s["pacified"]) == (11 if value == "stop" else 12)


def last_token(**more: Json) -> State:
    """The twentieth Goth will be the fifth token in Noricum."""
    four = "goths " * 4
    crowds = dict.fromkeys(("germania", "raetia", "moesia", "thracia"), four)
    return position(
        hands=["goths", "huns huns huns", "huns"],
        tokens=crowds | {"noricum": "goths goths goths huns"},
        influence=[{}, {"goths": 3}, {}],
        tiles=[[], [], []],
        **more,
    )


def test_a_last_token_driven_out_as_the_fifth_does_not_end_the_game() -> None:
    """A7.1 b, A5.1 Goths 4, Huns 1 + 4 cards. Sixteen Goths in four provinces are scored."""
    s = both(last_token(), "play goths noricum", "influence", "war huns huns huns", "war huns")
    assert (s["called"], s["phase"], s["due"]) == (None, "refill", [0, 6])
    assert (s["tokens"]["noricum"], s["supply"]["goths"]) == ({"huns": 1}, 4)
    assert s["scores"] == [4, 16, 0]


def test_a_last_token_that_stays_as_the_fifth_ends_the_game_with_the_turn() -> None:
    """A7.1 b, A7.2 Twenty Goths in five provinces, scored for the century and at the end."""
    s = both(last_token(), "play goths noricum", "influence", "war pass", "war pass")
    assert (s["called"], s["phase"]) == ("tokens", "over")
    assert (s["tokens"]["noricum"], s["supply"].get("goths")) == ({"goths": 4}, None)
    assert s["scores"] == [5 + 5, 20 + 20, 0]


def exchanging(draw: str) -> State:
    """War in Pannonia: Goths 2, Huns 2, Saxons 1; the active player lays first."""
    return position(
        phase="war", cards_left=0, played=1, wars=["pannonia"],
        tokens={"pannonia": "goths goths huns huns saxons"},
        hands=["goths goths franks", "", ""], draw=draw, tiles=[["exchange"], [], []],
    )  # fmt: skip


def test_an_exchange_in_a_war_with_a_pile_that_runs_out() -> None:
    """A3.10, A6.3 The new pile has 8 Franks and 7 Goths; the cards aside join the discard after."""
    s = both(exchanging("saxons"), "tile exchange franks goths goths", "deal saxons")
    rest = {"franks": 8, "huns": 9, "goths": 7, "saxons": 8, "teutons": 9, "vandals": 9}
    assert (s["draw"], s["discard"], s["aside"]) == (rest, {}, {"franks": 1, "goths": 2})
    rows = ["tile exchange franks goths goths", "deal saxons", "deal saxons", "deal huns"]
    s = both(exchanging("saxons"), *rows)
    assert (s["phase"], s["discard"], s["aside"]) == ("war", {"franks": 1, "goths": 2}, {})
    s = both(exchanging("saxons"), *rows, "war saxons saxons")
    assert s["tokens"] == {"pannonia": {"saxons": 1}}
    assert s["discard"] == {"franks": 1, "goths": 2, "saxons": 2}


def test_a_pile_that_runs_out_with_the_last_card_of_an_exchange_waits_for_the_refill() -> None:
    """A3.10, A6.3 So the refill finds the cards that were exchanged."""
    rows = ["tile exchange franks goths goths", "deal saxons", "deal saxons", "deal huns"]
    s = both(exchanging("saxons saxons huns"), *rows)
    assert (s["draw"], s["discard"]["franks"], s["discard"]["goths"]) == ({}, 9, 9)
    s = both(exchanging("saxons saxons huns"), *rows, "war pass")
    assert (s["phase"], s["due"], s["discard"]) == ("refill", [0, 3], {})
    assert s["draw"] == {
        "franks": 9, "huns": 8, "goths": 9, "saxons": 7, "teutons": 9, "vandals": 9,
    }  # fmt: skip
