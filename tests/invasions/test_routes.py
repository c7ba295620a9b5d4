"""The ways to a place over one turn or several, against everything a ship could do."""

from collections.abc import Iterator
from functools import cache

import pytest

from barbaricum.games.invasions.assist.preview import voyages
from barbaricum.games.invasions.assist.routes import routes
from barbaricum.games.invasions.assist.ways import Stop, arrivals, starts, way_to, with_ships
from barbaricum.games.invasions.data.world import INDEX, NEAR, PLACES, WHERE, ZONE
from barbaricum.games.invasions.state import State
from tests.invasions.positions import do, hold, position

Plan = tuple[int, int, int, int, int]
"""Place, turn, days sailed in it, losses of earlier turns, losses of this one."""

BASE = {0: 3, 1: 4, 2: 6, 3: 5}
"""V7.2 Fair days of North, East, South and West in no wind."""


def due(days: int, place: int, wind: int, calm: int) -> int:
    """V7.2, V7.3 In other words than those of the rules: days over, halved, rounded up."""
    zone = ZONE[place]
    blown = 1 if zone == wind else -1 if zone == (wind + 2) % 4 else 0
    over = days - BASE[zone] - blown - 2 * calm
    return -(-over // 2) if over > 0 else 0


def moves(state: State, plan: Plan, closed: frozenset[int]) -> Iterator[Plan]:
    """Sail on by a day, or end the turn."""
    place, turn, sailed, before, suffered = plan
    if sailed + (0 if turn else state.prepared) < 7:
        for near in set(NEAR[place]) - closed:
            lost = due(sailed + 1, near, state.wind, 0 if turn else state.calm)
            yield near, turn, sailed + 1, before, max(suffered, lost)
    if turn < 2:
        yield place, turn + 1, 0, before + suffered, 0


def everything(state: State) -> dict[int, set[tuple[int, int, int]]]:
    """By place: turn, day and losses of every arrival in three turns, nothing left out."""
    closed = frozenset(with_ships(state))
    first = state.at[state.active], 0, state.sailed, -state.suffered, state.suffered
    seen, todo = {first}, [first]
    while todo:
        fresh = set(moves(state, todo.pop(), closed)) - seen
        seen |= fresh
        todo += fresh
    found: dict[int, set[tuple[int, int, int]]] = {}
    for place, turn, sailed, before, suffered in seen:
        found.setdefault(place, set()).add((turn, sailed, before + suffered))
    return found


def frontier(plans: set[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """Each later than the one before and with fewer losses; at most a turn after the first."""
    kept: list[tuple[int, int, int]] = []
    for plan in sorted(plans):
        if (not kept or plan[2] < kept[-1][2]) and (not kept or plan[0] <= kept[0][0] + 1):
            kept.append(plan)
    return kept


SEAS = [
    position(ships=["york viking viking viking"], wind="south"),
    position(ships=["w_faroe viking viking"], wind="east", sailed=4, suffered=1),
    position(ships=["e_gulf viking furs", "rostov viking"], wind="west", prepared=3, sailed=1),
    position(ships=["s_aegean viking viking"], wind="north", sailed=6, suffered=1),
    position(ships=["w_irish viking viking"], bonus={"calm": 1}, wind="north", prepared=2),
]


@cache
def all_of(number: int) -> dict[int, set[tuple[int, int, int]]]:
    return everything(SEAS[number])


@pytest.mark.parametrize("number", range(len(SEAS)))
def test_no_way_is_shorter_or_cheaper_than_those_found(number: int) -> None:
    """V6, V7 To every place of the map that three turns can reach."""
    state, compared = SEAS[number], 0
    for goal in set(range(len(PLACES))) - {state.at[0]}:
        possible = frontier({plan for plan in all_of(number).get(goal, ()) if plan[1]})
        if possible and possible[0][0] < 2:
            found = arrivals(state, starts(state), goal, with_ships(state))
            assert [(one.turn, one.sailed, one.lost) for one in found] == possible, PLACES[goal]
            compared += 1
    assert compared > 30


@pytest.mark.parametrize("wind", ["north", "east", "south", "west"])
def test_the_first_route_is_the_best_voyage_of_the_turn(wind: str) -> None:
    """V6, V7 What the terminal offers as the best way."""
    state = position(ships=["york viking viking viking viking viking"], wind=wind)
    for place, voyage in voyages(state).items():
        best = routes(state, INDEX[place])[0]
        assert (best.kind, best.end.turn) == ("short", 0)
        assert (best.end.sailed, best.end.lost) == (len(voyage.way), voyage.losses)


def names(end: Stop) -> list[str]:
    return [WHERE[one.place] for one in way_to(end)]


@pytest.mark.parametrize("goal", ["horn", "dublin", "lubeck", "constantinople", "kiev"])
def test_a_route_costs_what_sailing_it_costs(goal: str) -> None:
    """V7.3 The steps of this turn, sailed for real."""
    state = position(ships=["york viking viking viking viking viking"], wind="north")
    for route in routes(state, INDEX[goal]):
        today = [one for one in way_to(route.end)[1:] if one.turn == 0]
        after = do(state, *(f"sail {WHERE[one.place]}" for one in today))
        assert hold(after) == {"viking": 5 - (today[-1].lost if today else 0)}


def test_ending_the_turn_on_the_way_spares_losses() -> None:
    """V6.3, V7.3 York to Horn: three losses at once, none with a turn ended in time."""
    state = position(ships=["york viking viking viking viking"])
    found = {route.kind: route.end for route in routes(state, INDEX["horn"])}
    assert (found["short"].turn, found["short"].lost) == (0, 3)
    assert (found["rest"].turn, found["rest"].lost) == (1, 0)


def test_a_way_that_nobody_survives_comes_last() -> None:
    """V4.5, V7.4 With three pieces the short way to Horn leaves nobody on board."""
    found = routes(position(ships=["york viking furs furs"]), INDEX["horn"])
    assert [route.survives for route in found] == [True, False, False]
    assert found[0].kind == "rest"


def test_other_waters_share_at_most_half_of_the_places() -> None:
    """V6.1 From the Channel to Lindisfarne around Ireland, or by the North Sea."""
    found = routes(position(ships=["w_armorica viking viking"]), INDEX["lindisfarne"])
    ways = {route.kind: names(route.end)[1:-1] for route in found}
    assert {"short", "other"} <= set(ways)
    assert 2 * len(set(ways["short"]) & set(ways["other"])) <= len(ways["short"])
    assert len(ways["other"]) <= len(ways["short"]) + 2


def test_a_wintering_ship_puts_out_to_the_best_home_port() -> None:
    """V4.6 Any home port, at no cost in days; an empty ship is still to be loaded."""
    state = position(ships=["wintering"])
    best = routes(state, INDEX["kiev"])[0]
    assert names(best.end)[0] == "sweden"
    assert best.survives
    assert names(routes(state, INDEX["norway"])[0].end) == ["norway"]


def test_a_port_that_holds_a_ship_is_no_goal() -> None:
    """V6.2 Lincoln holds another ship; other spaces hold any number."""
    state = position(ships=["w_humber viking", "lincoln viking", "w_dogger viking"])
    assert routes(state, INDEX["lincoln"]) == []
    assert names(routes(state, INDEX["w_dogger"])[0].end) == ["w_humber", "w_dogger"]
