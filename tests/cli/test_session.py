"""A game under way: luck, bots, undo and going on, without any screen."""

import pytest

from barbaricum import games
from barbaricum.cli.play.session import Session
from barbaricum.cli.play.table import new_record, parsed_options, seated
from barbaricum.cli.problems import Problem
from barbaricum.core import IllegalAction, Json, Record
from barbaricum.core.record import dumps, loads, standing, verify
from barbaricum.texts import Texts

ATTILA = games.get("attila")
ENGLISH = Texts("en")


def session(*seats: dict[str, Json], seed: str = "1", **options: Json) -> Session:
    return Session(Record.begin(ATTILA, seats, {"first": "seat", **options}), seed)


HUMAN: dict[str, Json] = {"name": "Ana"}
GREEDY: dict[str, Json] = {"name": "Aetius", "bot": "greedy"}


def first_legal(game: Session) -> str:
    seat = game.to_act()
    return str(game.view(seat)["legal"][0])


def play_on(game: Session, decisions: int) -> None:
    """The human takes the first legal action so many times."""
    game.advance()
    for _ in range(decisions):
        if game.to_act() is None:
            return
        game.decide(first_legal(game))
        game.advance()


def test_chance_and_bots_act_until_a_human_has_to() -> None:
    game = session(HUMAN, GREEDY, GREEDY)
    game.advance()
    assert game.to_act() == 0
    assert len(game.record.log) == 18
    game.decide(first_legal(game))
    game.decide("influence")
    game.decide("end")
    game.advance()
    assert game.to_act() == 0
    assert {seat for seat, _text in game.record.log} == {-1, 0, 1, 2}


def test_the_same_seed_brings_the_same_game() -> None:
    one, other, third = (session(HUMAN, GREEDY, GREEDY, seed=seed) for seed in ("1", "1", "2"))
    for game in (one, other, third):
        play_on(game, 20)
    assert one.record.log == other.record.log
    assert one.record.log != third.record.log


def test_a_game_goes_on_after_a_pause_as_if_there_had_been_none() -> None:
    whole, paused = session(HUMAN, GREEDY), session(HUMAN, GREEDY)
    play_on(whole, 30)
    play_on(paused, 11)
    resumed = Session(loads(dumps(paused.record)), "1")
    play_on(resumed, 19)
    assert resumed.record.log == whole.record.log
    assert resumed.state == whole.state


def test_a_finished_game_has_its_result_in_the_record() -> None:
    game = session(GREEDY, GREEDY, GREEDY)
    game.advance()
    assert game.to_act() is None
    assert game.record.result is not None
    assert verify(game.record) is None


def test_an_illegal_decision_changes_nothing() -> None:
    game = session(HUMAN, GREEDY)
    game.advance()
    before, log = game.state, list(game.record.log)
    with pytest.raises(IllegalAction):
        game.decide("influence")
    assert (game.state, game.record.log) == (before, log)


def test_own_decisions_can_be_taken_back_one_by_one() -> None:
    game = session(HUMAN, GREEDY)
    game.advance()
    start = game.state
    game.decide(first_legal(game))
    middle = game.state
    game.decide("influence")
    game.undo(0)
    assert game.state == middle
    game.undo(0)
    assert game.state == start
    assert game.record.log[-2:] == [(0, "undo"), (0, "undo")]
    assert len(standing(game.record)) == 12
    assert Session(loads(dumps(game.record)), "1").state == start


def test_nothing_can_be_taken_back_once_a_card_was_drawn() -> None:
    game = session(HUMAN, HUMAN, HUMAN)
    play_on(game, 2)
    game.decide("end")
    game.advance()
    with pytest.raises(Problem, match="Nothing to undo"):
        game.undo(0)
    assert game.record.log[-1][0] == -1


def test_nothing_can_be_taken_back_once_another_seat_decided() -> None:
    game = session(HUMAN, HUMAN, HUMAN)
    play_on(game, 2)
    game.decide("end")
    game.advance()
    game.decide(first_legal(game))
    with pytest.raises(Problem, match="Nothing to undo"):
        game.undo(0)
    game.undo(1)
    assert game.to_act() == 1


def war(cards: str) -> Session:
    """A war in which two of three seats have laid cards, and the third decides."""
    rows = ["deal goths"] * 6 + ["deal huns"] * 6 + ["deal franks"] * 6
    game = session(HUMAN, HUMAN, HUMAN, war_cards=cards)
    for row in rows:
        game.decide(row)
    for text in ("play goths dacia", "second dacia", "end", "deal goths"):
        game.decide(text)
    for text in ("play huns dacia", "second dacia", "end", "deal huns", "play franks dacia"):
        game.decide(text)
    for text in ("influence", "war franks", "war goths"):
        game.decide(text)
    assert game.to_act() == 1
    return game


def test_cards_laid_can_be_taken_back_until_others_are_revealed() -> None:
    game = war("hidden")
    game.undo(0)
    assert game.to_act() == 0
    game.decide("war pass")
    game.decide("war huns")
    with pytest.raises(Problem, match="hidden cards"):
        game.undo(1)


def test_cards_that_lay_open_are_no_news() -> None:
    game = war("open")
    game.decide("war huns")
    game.undo(1)
    assert game.to_act() == 1


def test_names_are_made_fit_for_the_terminal() -> None:
    game = session({"name": "\x1b[31mRed"}, {"name": 7}, {"bot": "greedy"})
    assert game.names == [" [31mRed", "7", "greedy"]


@pytest.mark.parametrize(
    ("seats", "names", "bots", "expected"),
    [
        (None, [], None, [None, "greedy", "greedy"]),
        (4, [], None, [None, "greedy", "greedy", "greedy"]),
        (None, [], ["random", "greedy"], [None, "random", "greedy"]),
        (2, ["Ana", "Ben"], None, [None, None]),
        (None, ["Ana", "Ben"], ["random"], [None, None, "random"]),
        (None, ["Ana"], ["random"], [None, "random"]),
        (5, ["Ana"], ["random"], [None, "random", "greedy", "greedy", "greedy"]),
        (3, [], [], [None, None, None]),
        (3, [], ["greedy"] * 3, ["greedy", "greedy", "greedy"]),
    ],
)
def test_who_sits_where(
    seats: int | None, names: list[str], bots: list[str] | None, expected: list[str | None]
) -> None:
    people = seated(seats, names, bots, ENGLISH)
    assert [one.get("bot") for one in people] == expected
    assert len({one["name"] for one in people}) == len(people)
    assert new_record(ATTILA, people, {}).seats == people


def test_more_players_than_seats_are_refused() -> None:
    with pytest.raises(Problem, match="3 players are named, but there are only 2 seats"):
        seated(2, ["Ana", "Ben"], ["greedy"], ENGLISH)


def test_options_are_json_where_they_can_be() -> None:
    given = ["war_cards=open", "two_player_gap=1", "final_scoring=false"]
    options = parsed_options(ATTILA, given)
    assert options == {"war_cards": "open", "two_player_gap": 1, "final_scoring": False}
