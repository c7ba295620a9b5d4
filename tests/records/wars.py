"""Claims about wars and scorings: A4, A5, A8.3."""

from __future__ import annotations

from tests.records.claims import Claim, both, option
from tests.records.played import Played, Step
from tests.records.scorings import decided_by_gap, scoring_cases


def two_wars(step: Step) -> bool:
    """A4.1 The second token of a card brings a second province to five."""
    return step.word == "second" and len(step.after["wars"]) == 2


def pacified(step: Step) -> list[str]:
    """A4.6 The provinces that this row closed."""
    return [name for name in step.after["pacified"] if name not in step.before["pacified"]]


def nobody_lays(step: Step) -> bool:
    """A4.2 All hands are empty: the war is fought without a decision."""
    return bool(pacified(step)) and step.word in {"influence", "second", "forgo"}


def seen_by_all(game: Played) -> bool:
    """A4.2, A9 Cards are laid face up by several players in one war."""
    return any(
        sum(1 for cards in step.after["laid"] if cards) >= 2 for step in game.steps
    ) and option("war_cards", "open")(game)


def one_people_alone(step: Step) -> bool:
    """A4.4 Five tokens of one people: it leaves."""
    return step.word == "war" and any(
        len(step.before["tokens"][name]) == 1 and name not in step.after["tokens"]
        for name in pacified(step)
    )


def all_leave(step: Step) -> bool:
    """A4.4 Several peoples tie for weakest, and nobody is left."""
    return step.word == "war" and any(
        len(step.before["tokens"][name]) > 1 and name not in step.after["tokens"]
        for name in pacified(step)
    )


def without_tile(step: Step) -> bool:
    """A4.7 A province closes though the tenth tile is gone."""
    return not any(step.before["peace"]) and bool(pacified(step))


def scored_between(step: Step) -> bool:
    """A5.1 A scoring comes after the first war and before the second."""
    scored = step.after["scores"] != step.before["scores"]
    return scored and len(step.after["wars"]) == 1 and step.after["phase"] == "war"


def every_case(game: Played) -> bool:
    """A5.2 (a) to (e), each at some scoring."""
    return scoring_cases(game) >= {"ab", "c", "d", "e"}


def gap_of(gap: int, other: int) -> Claim:
    """A8.3 A second place counts, or is lost, as this gap says and the other does not."""
    return both(
        option("two_player_gap", gap), lambda game: decided_by_gap(game, gap=gap, other=other)
    )
