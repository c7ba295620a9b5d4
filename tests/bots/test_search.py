"""The search: what it sums up, what it gives up, and when it stops."""

import random

import pytest

from barbaricum import games
from barbaricum.bots.library import lore_of
from barbaricum.bots.search import Budget, Search
from barbaricum.bots.search.race import surely
from barbaricum.bots.search.tree import Edge, Node
from barbaricum.bots.strong import search


def test_an_edge_keeps_the_sums_of_all_seats() -> None:
    edge = Edge("move", 2)
    edge.add([1.0, 0.0])
    edge.add([0.5, 0.5])
    assert (edge.visits, edge.totals) == (2, [1.5, 0.5])


def test_each_seat_takes_what_is_best_for_itself() -> None:
    node = Node()
    for move, values in (("war", [0.9, 0.1]), ("peace", [0.2, 0.8])):
        node.edges[move] = edge = Edge(move, 2)
        for _ in range(10):
            edge.add(values)
    node.visits = 20
    rated = [(1.0, "war"), (0.0, "peace")]
    assert node.choose(rated, 0, 2)[0].move == "war"
    assert node.choose(rated, 1, 2)[0].move == "peace"


def test_a_node_looks_at_more_moves_the_more_often_it_is_visited() -> None:
    node, rated = Node(), [(float(-n), str(n)) for n in range(20)]
    tried = []
    for _ in range(100):
        edge, _new = node.choose(rated, 0, 2)
        edge.add([0.5, 0.5])
        tried.append(len(node.edges))
    assert tried[0] == 1
    assert tried[-1] == 15
    assert list(node.edges) == [str(n) for n in range(15)]


def test_a_move_that_is_not_there_in_a_guess_is_not_taken() -> None:
    node = Node()
    for move in ("hidden", "open"):
        node.edges[move] = edge = Edge(move, 2)
        edge.add([1.0 if move == "hidden" else 0.1, 0.0])
    assert node.choose([(0.0, "open")], 0, 2)[0].move == "open"


ENDGAME = games.get("attila").restore(
    {
        "seats": 3,
        "phase": "influence",
        "people": "goths",
        "played": 1,
        "cards_left": 0,
        "tokens": {"dacia": {"goths": 3}, "moesia": {"goths": 3}},
        "influence": [{}, {"goths": 1}, {}],
        "hands": [{"huns": 5}, {"franks": 6}, {"saxons": 6}],
        "peace": [0, 2, 3, 4],
        "pacified": ["asia"],
    }
)


@pytest.mark.parametrize("simulations", [8, 40, 100])
def test_a_search_makes_no_more_simulations_than_it_may(simulations: int) -> None:
    game, lore, rng = games.get("attila"), lore_of("attila"), random.Random(4)
    view = game.view(ENDGAME, 0)
    moves = lore.moves(game.guess(view, rng))[:5]
    asked = Search(game, lore, view, rng, horizon=3)
    found = asked.run(moves, Budget(simulations))
    assert simulations / 2 <= asked.simulations <= simulations
    assert sum(one.edge.visits for one in found) == asked.simulations
    assert {one.move for one in found} == {move for _, move in moves}


def test_the_moves_that_look_worse_are_given_up_first() -> None:
    game, lore, rng = games.get("attila"), lore_of("attila"), random.Random(4)
    found = search(game, game.view(ENDGAME, 0), rng, lore, Budget(80))
    visits = [one.edge.visits for one in found]
    assert visits == sorted(visits, reverse=True)
    assert lore.text(found[0].move) == "influence"


@pytest.mark.parametrize(
    ("one", "other", "caution", "sure"),
    [
        ([0.5, 0.6], [0.4, 0.5], 2.0, True),  # 0.1 each time; the error is 0.017
        ([0.42, 0.52], [0.4, 0.5], 2.0, False),  # 0.02 each time: less than the doubt
        ([0.5, 0.3], [0.4, 0.4], 1.0, False),  # 0 on average
        ([0.6, 0.4, 0.5], [0.4, 0.4, 0.4], 2.5, True),  # 0.1; the error is 0.033
        ([0.6, 0.4, 0.5], [0.4, 0.4, 0.4], 3.5, False),
        ([0.6], [0.4], 1.0, True),
        ([0.6], [], 0.0, False),
    ],
)
def test_a_move_is_taken_if_it_is_better_beyond_mere_luck(
    one: list[float], other: list[float], caution: float, sure: bool
) -> None:
    assert surely(one, other, caution) is sure
