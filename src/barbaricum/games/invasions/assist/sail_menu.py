"""Where to sail: goals with their ways, or single steps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from barbaricum.core.game import View
from barbaricum.core.menu import Entry, Menu
from barbaricum.games.invasions.assist.menus import GOALS, entry, menu
from barbaricum.games.invasions.assist.preview import legs
from barbaricum.games.invasions.assist.prospect import Prospect, beyond, days_left, in_reach
from barbaricum.games.invasions.data.world import DIRECTIONS, INDEX, ZONE, is_space
from barbaricum.games.invasions.state import State


def sailing(view: View, state: State, goal: str | None) -> Iterator[Entry]:
    """V6.1 On to the goal chosen before, or anywhere else."""
    if not places_to_sail(view):
        return
    bound = goal and next((one for one in ways(state) if one.place == goal), None)
    if bound and f"sail {bound.way[0]}" in view["legal"]:
        step = legs(state, bound.way[:1])[0]
        values = bound.place, step.place, len(bound.way), step.losses
        yield entry("onward", *values, action=f"sail {step.place}", goal=goal)
    yield entry("sail", to=sail_menu(view, state))


def single_steps(view: View, state: State) -> Iterator[Entry]:
    """V6.1, V7.3 Every place one step away, and what entering it costs."""
    for place in places_to_sail(view):
        yield entry("go", place, legs(state, (place,))[0].losses, action=f"sail {place}")


def places_to_sail(view: View) -> list[str]:
    """V6.1 The places that can be entered now."""
    texts: list[str] = view["legal"]
    return [text.removeprefix("sail ") for text in texts if text.startswith("sail ")]


def ways(state: State) -> list[Prospect]:
    """Every goal there is, the nearest first."""
    return [*in_reach(state), *beyond(state)]


def sail_menu(view: View, state: State) -> Menu:
    """V6.1 Goals that can be reached today, sea spaces one step away, goals farther off."""
    near = in_reach(state)[:GOALS]
    places = {one.place for one in near}
    rest = [one for one in ways(state) if one.place not in places]
    more = [entry("farther", to=far_menu(state, rest))] if rest else []
    steps = entry("step-menu", to=step_menu(view, state))
    return menu("sail", days_left(state), of=[*goals(state, near), steps, *more])


def far_menu(state: State, rest: Sequence[Prospect]) -> Menu:
    """Goals for more than one turn."""
    shown, others = rest[:GOALS], rest[GOALS:]
    more = [entry("farther", to=far_menu(state, others))] if others else []
    return menu("farther", days_left(state), of=[*goals(state, shown), *more])


def goals(state: State, found: Iterable[Prospect]) -> Iterator[Entry]:
    """A goal one step away is sailed to at once; of any other the way is shown first."""
    for one in found:
        if len(one.way) == 1:
            yield entry("goal", one.place, action=f"sail {one.place}")
        else:
            yield entry("goal", one.place, to=route_menu(state, one))


def route_menu(state: State, one: Prospect) -> Menu:
    """V7.3 The way with its days and losses, and its first step."""
    left, days = days_left(state), len(one.way)
    today = legs(state, one.way[:left])
    first, shown = today[0], [[leg.place, leg.losses] for leg in today]
    go = entry("go", first.place, first.losses, action=f"sail {first.place}", goal=one.place)
    if days <= left:
        return menu("route", one.place, shown, days, one.losses, of=[go])
    turns = 1 + -(-(days - left) // 7)
    return menu("far-route", one.place, shown, days, turns, of=[go])


def step_menu(view: View, state: State) -> Menu:
    """V6.1 Sea and river spaces one step away, with what entering costs."""
    spaces = [name for name in places_to_sail(view) if is_space(INDEX[name])]
    return menu("step", of=[step(state, name) for name in spaces])


def step(state: State, name: str) -> Entry:
    """V7.1, V7.3 One step: its weather zone, its losses."""
    lost = legs(state, (name,))[0].losses
    return entry("step", name, DIRECTIONS[ZONE[INDEX[name]]], lost, action=f"sail {name}")
