"""Claims about turns, hands and tiles: A2, A3, A6, A9."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from barbaricum.core import CHANCE
from tests.records.claims import Claim, any_step, option
from tests.records.played import Played, Step

WINDOWS: Final = {"card": 1, "influence": 2, "war": 3, "score": 4, "end": 5}
EVERY_TILE: Final = {
    ("double", 5),
    *(("exchange", window) for window in (1, 2, 3, 5)),
    *(("influence", window) for window in (1, 2, 3, 4, 5)),
}


def first_drawn(game: Played) -> bool:
    """A2.2 Chance named a first player other than seat 0."""
    seat, text = game.record.log[0]
    return seat == CHANCE and text in {"first 1", "first 2", "first 3", "first 4"}


def seat_0_begins(game: Played) -> bool:
    """A2.2 No `first` row; the first card goes to seat 0."""
    return game.record.log[0][1].startswith("deal") and game.decisions[0].seat == 0


def begins_refill(step: Step) -> bool:
    """A3.8 The first card of a refill has become due."""
    where = [(position["phase"], position["active"]) for position in (step.before, step.after)]
    return where[1][0] == "refill" and where[0] != where[1]


def hand_laid_down(step: Step) -> bool:
    """A3.9 A hand without a playable card goes to the discard pile, and six cards are due."""
    seat = step.after["active"]
    held = step.before["hands"][seat]
    stuck = step.after["skipped"] and not step.after["played"] and step.after["due"] == [seat, 6]
    return begins_refill(step) and bool(stuck and held)


def keeps_the_rest(step: Step) -> bool:
    """A3.9 With two players: who has played one card skips the second and keeps the hand."""
    seat = step.after["active"]
    skipped = step.after["skipped"] and step.after["played"] == 1
    return begins_refill(step) and bool(skipped and step.after["hands"][seat])


def freed_by_exchange(game: Played) -> bool:
    """A3.9 No card could be played, Exchange brought one, and it was played."""
    decisions = game.decisions
    return any(
        step.tile == "exchange"
        and step.before["phase"] == "card"
        and game.stuck(step)
        and following.word == "play"
        for step, following in pairwise(decisions)
    )


def reshuffled(phase: str) -> Claim:
    """A3.10 The discard pile has become the draw pile."""

    def shows(step: Step) -> bool:
        grown = sum(step.after["draw"].values()) > sum(step.before["draw"].values())
        return step.after["phase"] == phase and grown and not step.after["discard"]

    return any_step(shows)


def aside_stays_out(step: Step) -> bool:
    """A6.3 A reshuffle during Exchange does not contain the cards laid aside."""
    return step.after["phase"] == "exchange" and bool(step.after["aside"])


def stays_at_22(step: Step) -> bool:
    """A3.6 Influence is taken with the cube at 22."""
    people = step.before["people"]
    return step.text == "influence" and step.before["influence"][step.seat].get(people) == 22


def every_tile(game: Played) -> bool:
    """A6.1 Each tile was used in each of its windows."""
    used = {(step.tile, WINDOWS[step.before["phase"]]) for step in game.steps if step.tile}
    return used == EVERY_TILE


def from_21(step: Step) -> bool:
    """A6.4 Two spaces from space 21 end at 22."""
    if step.tile != "influence" or len(step.text.split()) != 3:
        return False
    people = step.text.split()[2]
    cubes = [where["influence"][step.seat].get(people, 0) for where in (step.before, step.after)]
    return cubes == [21, 22]


def in_influence_step_only(game: Played) -> bool:
    """A9 The Influence tile is used, and only in window 2."""
    used = [step for step in game.steps if step.tile == "influence"]
    only = option("influence_tile", "influence_step")(game)
    return only and bool(used) and all(step.before["phase"] == "influence" for step in used)


def instead_of_the_step(game: Played) -> bool:
    """A9 The Influence tile ends the influence step of its card."""
    used = [step for step in game.steps if step.tile == "influence"]
    only = option("influence_tile", "instead")(game)
    return only and bool(used) and all(step.after["phase"] != "influence" for step in used)


def third_card(step: Step) -> bool:
    """A8.2 Double gives the third card of the turn."""
    return len(step.after["hands"]) == 2 and step.word == "play" and step.after["played"] == 3
