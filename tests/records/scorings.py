"""The scorings of a recorded game, counted from the snapshots around them."""

from __future__ import annotations

from collections.abc import Iterator

from barbaricum.core import Json
from tests.records.played import Played, Step

PEOPLES = ("franks", "huns", "goths", "saxons", "teutons", "vandals")


def scored(game: Played) -> Iterator[dict[str, Json]]:
    """The position at each scoring."""
    for step in game.steps:
        if step.before["scores"] != step.after["scores"] and step.text != "undo":
            yield step.after


def cubes(position: dict[str, Json], people: str) -> list[int]:
    """A5.2 The cubes on a people's track, the highest first."""
    spaces = (influence.get(people, 0) for influence in position["influence"])
    return sorted((space for space in spaces if space), reverse=True)


def case(spaces: list[int]) -> str | None:
    """A5.2 Which of the cases (a) to (e) the cubes of a track are."""
    if len(spaces) < 2:
        return "e" if spaces else None
    if spaces[0] == spaces[1]:
        return "c"
    return "d" if spaces.count(spaces[1]) > 1 else "ab"


def scoring_cases(game: Played) -> set[str]:
    """A5.2 All cases that came up in the scorings of a game, of peoples on the map."""
    return {
        found
        for position in scored(game)
        for people in PEOPLES
        if position["supply"].get(people, 0) < 20 and (found := case(cubes(position, people)))
    }


def decided_by_gap(game: Played, gap: int, other: int) -> bool:
    """A8.3 Whether some scoring came out as this gap says, and would not have with the other."""
    return any(
        gains(step) == for_two(step.after, gap) != for_two(step.after, other)
        for step in game.steps
        if step.text != "undo" and any(gains(step))
    )


def gains(step: Step) -> list[int]:
    scores = zip(step.before["scores"], step.after["scores"], strict=True)
    return [after - before for before, after in scores]


def for_two(position: dict[str, Json], gap: int) -> list[int]:
    """A5.2, A8.3 What the two players score, written down as the rules say it."""
    points = [0, 0]
    for people in PEOPLES:
        homes = [here[people] for here in position["tokens"].values() if people in here]
        number, spread = sum(homes), len(homes)
        own = [influence.get(people, 0) for influence in position["influence"]]
        lead = own.index(max(own))
        if not any(own):
            continue
        if own[0] == own[1]:
            points = [old + -(-(number + spread) // 2) for old in points]
        elif not own[1 - lead]:
            points[lead] += number + spread
        else:
            points[lead] += number
            points[1 - lead] += spread if own[lead] - own[1 - lead] <= gap else 0
    return points
