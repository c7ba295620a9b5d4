"""Coverage, line by line: questions with their answers, events with their rules, tables, ends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from barbaricum.cli.fuzz.subject import Action, State, Subject, Tally
from barbaricum.core import AnyGame, Result
from barbaricum.core.codes import Codes
from barbaricum.core.event import Event

UNDO: Final = "record: undo"
SHARED: Final = "result: victory shared"

DETAILS: Final = ("case", "ending")
"""Values of events that make lines of their own."""


def answers(sequence: Mapping[Any, Any]) -> Iterator[str]:
    """A line for each answer to each question of the sequence of play."""
    for asked, question in sequence.items():
        yield from (f"{asked}: {kind.__name__}" for kind in question.answers)


def events(codes: Codes, details: Mapping[str, Iterable[str]]) -> Iterator[str]:
    """A line for each event the rules tell, and for what some of them say in detail."""
    for kind in codes.events.values():
        yield f"{kind.rule} {kind.code}"
        named = next((name for name in kind.fields if name in details), None)
        if named:
            yield from (f"{kind.rule} {kind.code}: {value}" for value in details[named])


def tables(game: AnyGame) -> Iterator[str]:
    """A line for each number of seats and each value of an option."""
    yield from (f"table: {seats} seats" for seats in game.seats)
    for name, option in game.options.items():
        yield from (f"table: {name}={value}" for value in option.values)


def watch(
    subject: Subject, state: State, action: Action, told: Iterable[Event], tally: Tally
) -> None:
    """What one step showed."""
    tally[f"{subject.asked(state)}: {type(action).__name__}"] += 1
    for event in told:
        line = f"{event.rule} {event.code}"
        tally[line] += 1
        for name in DETAILS:
            if name in event.values:
                tally[f"{line}: {event.values[name]}"] += 1


def watch_end(seats: int, options: Mapping[str, Any], result: Result, tally: Tally) -> None:
    """The table and the places of a whole game."""
    tally[f"table: {seats} seats"] += 1
    for name, value in options.items():
        tally[f"table: {name}={value}"] += 1
    if result.places.count(1) > 1:
        tally[SHARED] += 1
