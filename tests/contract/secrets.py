"""What is hidden, by game: how to deal the secrets afresh, and when the rules lay them open.

Nothing here uses `view` or `guess`: it is the second opinion they are tested against.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from barbaricum.core import Json
from barbaricum.games.attila.data.board import built_in
from barbaricum.games.attila.rules.actions import every
from barbaricum.games.invasions.rules.actions import ACTIONS as INVASIONS_ACTIONS

Snapshot = Mapping[str, Json]
Seat = int | None
Cards = dict[str, int]


@dataclass(frozen=True)
class Secrets:
    """The hidden side of a game."""

    actions: Collection[Any]  # each game has its own kind of action
    """Every action there is."""
    keys: frozenset[str]
    """The keys of a snapshot that no view has."""
    reshuffle: Callable[[Snapshot, Seat, Random], dict[str, Json]]
    """The snapshot with everything dealt afresh that this seat may not know."""
    reveals: Callable[[Snapshot, Snapshot], bool]
    """Whether the rules lay something open between two snapshots."""


def cards_of(counts: Mapping[str, int]) -> list[str]:
    """The cards of a count, one by one."""
    return [kind for kind, number in counts.items() for _ in range(number)]


def counted(cards: list[str]) -> Cards:
    """The count of some cards."""
    return {kind: cards.count(kind) for kind in cards}


def attila_hidden_laid(snapshot: Snapshot, seat: Seat) -> list[int]:
    """A4.2 The seats whose laid cards are face down to this seat."""
    laid = snapshot["laid"]
    if snapshot["options"]["war_cards"] == "open":
        return []
    return [other for other in range(snapshot["seats"]) if other != seat and laid[other]]


def attila_reshuffle(snapshot: Snapshot, seat: Seat, rng: Random) -> dict[str, Json]:
    """A2.1, A4.2 All unseen cards again: laid ones of peoples present, hands, draw pile."""
    new = deepcopy(dict(snapshot))
    laid = attila_hidden_laid(snapshot, seat)
    others = [other for other in range(snapshot["seats"]) if other != seat]
    piles = [*(new["laid"][i] for i in laid), *(new["hands"][i] for i in others), new["draw"]]
    unseen = [card for pile in piles for card in cards_of(pile)]
    rng.shuffle(unseen)
    here = new["tokens"][new["wars"][0]] if laid else {}
    for other in laid:
        fitting = [card for card in unseen if card in here]
        new["laid"][other] = take(unseen, fitting[: sum(new["laid"][other].values())])
    for other in others:
        new["hands"][other] = take(unseen, unseen[: sum(new["hands"][other].values())])
    new["draw"] = counted(unseen)
    return new


def take(cards: list[str], some: list[str]) -> Cards:
    """Take some of the cards away, and count them."""
    for card in some:
        cards.remove(card)
    return counted(some)


def attila_reveals(before: Snapshot, after: Snapshot) -> bool:
    """A4.3 The cards of a war are turned up; A3.9 who skips says so, then shows the hand."""
    turned_up = before["phase"] == "war" and not any(c is not None for c in after["laid"])
    same_turn = before["active"] == after["active"] and before["skipped"]
    shown = before["discard"] != after["discard"]
    return turned_up or (after["skipped"] and (shown or not same_turn))


def invasions_reshuffle(snapshot: Snapshot, seat: Seat, rng: Random) -> dict[str, Json]:
    """V1.6 All unseen runes again: the hands of the others and the deck."""
    new = deepcopy(dict(snapshot))
    others = [other for other in range(snapshot["seats"]) if other != seat]
    piles = [*(new["hands"][other] for other in others), new["runes"]]
    unseen = [card for pile in piles for card in cards_of(pile)]
    rng.shuffle(unseen)
    for other in others:
        new["hands"][other] = take(unseen, unseen[: sum(new["hands"][other].values())])
    new["runes"] = counted(unseen)
    return new


def invasions_reveals(_before: Snapshot, _after: Snapshot) -> bool:
    """V1.6 Runes are seen by all only once they are played or discarded by name."""
    return False


SECRETS: Final[Mapping[str, Secrets]] = {
    "attila": Secrets(
        every(built_in()), frozenset({"hands", "draw"}), attila_reshuffle, attila_reveals
    ),
    "invasions": Secrets(
        INVASIONS_ACTIONS,
        frozenset({"hands", "runes"}),
        invasions_reshuffle,
        invasions_reveals,
    ),
}
"""The hidden side of every game; a new game adds a line."""
