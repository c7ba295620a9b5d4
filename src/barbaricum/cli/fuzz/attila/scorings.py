"""Coverage, line by line: what the scorings of a game show."""

from __future__ import annotations

from typing import Final

from barbaricum.cli.fuzz.subject import Tally
from barbaricum.games.attila.data.material import ALL_TOKENS, count
from barbaricum.games.attila.state import State

SCORING_LINES: Final = (
    "A5.1 scoring before a second war",
    "A5.2 a, b sole highest and sole second",
    "A5.2 c several highest",
    "A5.2 d several second",
    "A5.2 e one player alone",
    "A7.3 scoring of an earlier century in the last turn",
    "A8.3 second place lost",
)


def watch_scoring(after: State, tally: Tally) -> None:
    """A5 Scores have changed: which cases came up, and when."""
    if after.wars and after.phase == "war":
        tally["A5.1 scoring before a second war"] += 1
    if after.called and after.peace and after.phase != "over":
        tally["A7.3 scoring of an earlier century in the last turn"] += 1
    for people in range(6):
        if count(after.supply, people) < count(ALL_TOKENS, people):
            watch_track(after, people, tally)


def watch_track(state: State, people: int, tally: Tally) -> None:
    """A5.2, A8.3 The case of one people."""
    cubes = sorted((count(own, people) for own in state.influence), reverse=True)
    highest, second = cubes[0], cubes[1]
    if not highest:
        return
    if not second:
        tally["A5.2 e one player alone"] += 1
    elif highest == second:
        tally["A5.2 c several highest"] += 1
    elif cubes.count(second) > 1:
        tally["A5.2 d several second"] += 1
    else:
        tally["A5.2 a, b sole highest and sole second"] += 1
        if state.table.seats == 2 and highest - second > state.table.two_player_gap:
            tally["A8.3 second place lost"] += 1
