"""Who plays whom: what holds for every number of players, tables of every size, and drop-outs."""

from collections import Counter
from dataclasses import replace
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from barbaricum.server.tournaments.circle import cycle
from barbaricum.server.tournaments.pairing import Field, Kind, next_round, usual_rounds
from barbaricum.server.tournaments.rounds import BOT, Fill, Round, byes_of, met, people_at
from barbaricum.server.tournaments.seating import sat

FILLS = st.sampled_from(("bots", "smaller", "byes"))
SEEDS = st.text("abcdef", min_size=1, max_size=4)


def field(
    players: int, seats: int, fill: Fill = "smaller", kind: Kind = "round-robin", seed: str = "s"
) -> Field:
    numbers = list(range(1, players + 1))
    return Field(kind, seats, fill, seed, numbers, numbers)


def played(start: Field, rounds: int) -> list[Round]:
    """A tournament in which everybody stays and the smaller number wins."""
    history: list[Round] = []
    scores = Counter[int]()
    for _ in range(rounds):
        paired = next_round(replace(start, history=list(history), scores=dict(scores)))
        history.append(paired)
        for table in paired.tables:
            people = sorted(player for player in table if player != BOT)
            for place, player in enumerate(people):
                scores[player] += 24 * (len(people) - 1 - place) // max(len(people) - 1, 1)
    return history


@given(st.integers(2, 20), SEEDS)
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(players: int, seed: str) -> None:
    history = played(field(players, 2, "byes", seed=seed), cycle(players))
    pairs = combinations(range(1, players + 1), 2)
    assert met(history) == dict.fromkeys(pairs, 1)
    assert {byes_of(history, one) for one in range(1, players + 1)} == {players % 2}


@given(st.integers(2, 20), SEEDS)
def test_in_a_round_robin_of_two_everybody_begins_as_often_as_not(players: int, seed: str) -> None:
    seats = sat(played(field(players, 2, "byes", seed=seed), cycle(players)))
    for player in range(1, players + 1):
        assert abs(seats[player, 0] - seats[player, 1]) <= 1


def test_a_second_cycle_changes_the_seats_of_the_first() -> None:
    history = played(field(4, 2), 6)
    assert {table for paired in history[3:] for table in paired.tables} == {
        table[::-1] for paired in history[:3] for table in paired.tables
    }


@settings(max_examples=40)
@given(
    st.integers(2, 16), st.integers(2, 5), FILLS, st.sampled_from(("round-robin", "swiss")), SEEDS
)
def test_in_every_round_everybody_sits_at_one_table_or_has_a_bye(
    players: int, seats: int, fill: Fill, kind: Kind, seed: str
) -> None:
    history = played(field(players, seats, fill, kind, seed), 3)
    for paired in history:
        people = [one for table in paired.tables for one in table if one != BOT]
        assert sorted([*people, *paired.byes]) == list(range(1, players + 1))
        sizes = [len(table) for table in paired.tables]
        assert all(2 <= size <= seats for size in sizes)
        assert fill != "bots" or set(sizes) == {seats}
        assert fill == "bots" or BOT not in people
        assert fill != "smaller" or max(sizes) - min(sizes) <= 1
    byes = [byes_of(history, one) for one in range(1, players + 1)]
    assert max(byes) - min(byes) <= 1


@settings(max_examples=10)
@given(st.integers(6, 16), st.integers(3, 5), SEEDS)
def test_at_tables_of_more_nobody_meets_somebody_much_more_often_than_others(
    players: int, seats: int, seed: str
) -> None:
    start = field(players, seats, seed=seed)
    rounds = -(-(players - 1) // (seats - 1))
    history = played(start, rounds)
    counted = met(history)
    mean = sum(counted.values()) / (players * (players - 1) / 2)
    assert max(counted.values()) <= mean + 2


def test_nine_players_at_tables_of_three_all_meet_once_in_four_rounds() -> None:
    start = field(9, 3)
    assert usual_rounds(start) == 4
    assert met(played(start, 4)) == dict.fromkeys(combinations(range(1, 10), 2), 1)


@settings(max_examples=30)
@given(st.integers(4, 20), SEEDS)
def test_in_swiss_nobody_meets_twice_while_there_are_enough_others(players: int, seed: str) -> None:
    history = played(field(players, 2, "byes", "swiss", seed), players // 2)
    assert set(met(history).values()) == {1}


def test_in_swiss_winners_meet_winners() -> None:
    first, second = played(field(8, 2, kind="swiss"), 2)
    winners = {min(table) for table in first.tables}
    assert all(len(winners & set(table)) in (0, 2) for table in second.tables)


@given(st.integers(5, 12), st.integers(2, 5), FILLS, st.integers(1, 4), SEEDS)
@settings(max_examples=30)
def test_whoever_left_is_paired_no_more_and_all_others_are(
    players: int, seats: int, fill: Fill, gone: int, seed: str
) -> None:
    start = field(players, seats, fill, seed=seed)
    history = played(start, 1)
    left = [one for one in start.started if one > gone]
    paired = next_round(replace(start, playing=left, history=history))
    people = [one for table in paired.tables for one in table if one != BOT]
    assert sorted([*people, *paired.byes]) == left


def test_the_same_past_and_seed_lead_to_the_same_round() -> None:
    start = field(11, 4, kind="swiss")
    assert played(start, 3) == played(start, 3)
    assert played(start, 1) != played(replace(start, seed="t"), 1)


def test_players_are_divided_as_evenly_as_the_organiser_allows() -> None:
    assert people_at(9, 5, "byes") == (5,)
    assert people_at(9, 5, "smaller") == (5, 4)
    assert people_at(9, 5, "bots") == (5, 4)
    assert people_at(6, 5, "smaller") == (3, 3)
    assert people_at(3, 2, "smaller") == (2,)
    assert people_at(3, 2, "bots") == (2, 1)
    assert people_at(3, 4, "byes") == (3,), "too few for a full table"


def test_swiss_takes_as_many_rounds_as_finding_a_winner_needs() -> None:
    assert [usual_rounds(field(number, 2, kind="swiss")) for number in (2, 4, 8, 9)] == [2, 3, 4, 5]
    assert usual_rounds(field(16, 4, kind="swiss")) == 3
