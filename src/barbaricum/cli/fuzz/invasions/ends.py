"""Coverage, line by line: the table, and what a whole game shows."""

from __future__ import annotations

from typing import Final, get_args

from barbaricum.cli.fuzz.subject import Tally
from barbaricum.games.invasions.data.material import VIKINGS
from barbaricum.games.invasions.data.world import REGIONS
from barbaricum.games.invasions.rules.scoring import result
from barbaricum.games.invasions.state import State
from barbaricum.games.invasions.table import OFFER, Ending

ENDINGS: Final = get_args(Ending)
RULE: Final = {"last-rounds": "V11.5", "no-saga": "V11.5", "all-settled": "V11.7"}

TABLE_LINES: Final = (
    *(f"V1.5 {seats} seats" for seats in OFFER.seats),
    *(f"V13 {name}={value}" for name, option in OFFER.options.items() for value in option.values),
)

END_LINES: Final = (
    *(f"{RULE[ending]} {ending}" for ending in ENDINGS),
    *(f"V4.2 games that end in era {era}" for era in (1, 2, 3)),
    "V11.6 a jarl with fifteen settlements",
    "V12.1 bloody axe shared",
    "V12.2 region with two settlements",
    "V12.2 region with three settlements",
    "V12.4 victory shared",
)


def watch_end(state: State, tally: Tally) -> None:
    """The table, the ending and the places of a whole game."""
    outcome = result(state)
    assert outcome is not None
    tally[f"V1.5 {state.table.seats} seats"] += 1
    for name, value in state.table.options().items():
        tally[f"V13 {name}={value}"] += 1
    tally[f"{RULE[outcome.ending]} {outcome.ending}"] += 1
    tally[f"V4.2 games that end in era {state.limit - 4}"] += 1
    if outcome.places.count(1) > 1:
        tally["V12.4 victory shared"] += 1
    watch_scoring(state, outcome.breakdown["axe"], tally)


def watch_scoring(state: State, axe: tuple[int, ...], tally: Tally) -> None:
    """V12.1, V12.2 What the final scoring had to count."""
    if sum(points > 0 for points in axe) > 1:
        tally["V12.1 bloody axe shared"] += 1
    if any(own.bit_count() == VIKINGS for own in state.settlements):
        tally["V11.6 a jarl with fifteen settlements"] += 1
    numbers = [(state.settled & region).bit_count() for region in REGIONS]
    if 2 in numbers:
        tally["V12.2 region with two settlements"] += 1
    if 3 in numbers:
        tally["V12.2 region with three settlements"] += 1
