"""Contract 5.7 Over many guesses the hidden parts follow the true odds.

The true odds are counted out: the unseen cards, each a thing of its own, are dealt in every order
onto the hidden places, and every order that the rules allow counts once.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from math import comb
from random import Random
from typing import NamedTuple

import pytest

from barbaricum import games
from barbaricum.core import Json, View
from tests.contract.fairness import misfit
from tests.contract.secrets import Snapshot, attila_hidden_laid, cards_of

ATTILA = games.get("attila")
PEOPLES = ("franks", "huns", "goths", "saxons", "teutons", "vandals")
DRAWS = 4000

Dealt = tuple[tuple[str, ...], ...]
"""What lies on each hidden place: the laid cards, the hands, the draw pile."""


class Case(NamedTuple):
    """A position with few unseen cards, and who looks at it."""

    snapshot: Mapping[str, Json]
    seat: int | None


def few_cards(**keys: Json) -> dict[str, Json]:
    """A position whose other cards lie all on the discard pile."""
    laid = [cards for cards in keys.get("laid", []) if cards]
    held = [*keys["hands"], *laid, keys["draw"]]
    left = {people: 9 - sum(some.get(people, 0) for some in held) for people in PEOPLES}
    return {"discard": left} | keys


WAR = {
    "phase": "war",
    "wars": ["raetia"],
    "tokens": {"raetia": {"franks": 3, "huns": 2}},
}

CASES: Mapping[str, Case] = {
    "another-hand-and-the-pile": Case(
        few_cards(
            seats=2,
            hands=[{"goths": 2}, {"franks": 1, "huns": 2}],
            draw={"franks": 2, "vandals": 1},
        ),
        0,
    ),
    "two-hands-seen-by-an-onlooker": Case(
        few_cards(seats=2, hands=[{"goths": 2}, {"franks": 2}], draw={"goths": 1, "saxons": 1}),
        None,
    ),
    "laid-cards-of-peoples-present": Case(
        few_cards(
            seats=2,
            **WAR,
            active=1,
            laid=[None, {"franks": 1, "huns": 1}],
            hands=[{"goths": 2}, {"franks": 1, "vandals": 2}],
            draw={"huns": 1, "saxons": 1},
        ),
        0,
    ),
    "laid-cards-of-two-others": Case(
        few_cards(
            seats=3,
            **WAR,
            active=1,
            laid=[None, {"franks": 1}, {"huns": 1}],
            hands=[{"goths": 2}, {"franks": 1}, {"vandals": 1}],
            draw={"franks": 1, "huns": 1},
        ),
        0,
    ),
    "own-laid-cards-are-known": Case(
        few_cards(
            seats=3,
            **WAR,
            laid=[{"franks": 2}, {"huns": 1}, None],
            hands=[{"goths": 2}, {"franks": 1, "saxons": 1}, {"vandals": 1}],
            draw={"franks": 1, "saxons": 1},
        ),
        0,
    ),
    "laid-cards-lie-open": Case(
        few_cards(
            seats=2,
            **WAR,
            options={"war_cards": "open"},
            active=1,
            laid=[None, {"franks": 1, "huns": 1}],
            hands=[{"goths": 2}, {"franks": 1, "vandals": 2}],
            draw={"huns": 1, "saxons": 1},
        ),
        0,
    ),
    "laid-cards-seen-by-an-onlooker": Case(
        few_cards(
            seats=2,
            **WAR,
            laid=[{"huns": 2}, None],
            hands=[{"vandals": 1}, {"franks": 1, "goths": 1}],
            draw={"huns": 1, "saxons": 1},
        ),
        None,
    ),
}


def hidden_places(snapshot: Snapshot, seat: int | None) -> list[Mapping[str, int]]:
    """The laid cards that are face down, the hands of the others, the draw pile."""
    laid = [snapshot["laid"][other] for other in attila_hidden_laid(snapshot, seat)]
    hands = [hand for other, hand in enumerate(snapshot["hands"]) if other != seat]
    return [*laid, *hands, snapshot["draw"]]


def as_dealt(places: list[Mapping[str, int]]) -> Dealt:
    """What lies on the places, in an order of its own."""
    return tuple(tuple(sorted(cards_of(place))) for place in places)


def true_odds(snapshot: Snapshot, seat: int | None) -> Counter[Dealt]:
    """Every order of the unseen cards that A4.2 allows, counted by what it deals."""
    places = hidden_places(snapshot, seat)
    sizes = [sum(place.values()) for place in places]
    laid = sum(sizes[: len(attila_hidden_laid(snapshot, seat))])
    unseen = [card for place in places for card in cards_of(place)]
    here = snapshot["tokens"][snapshot["wars"][0]] if laid else {}
    odds = Counter[Dealt]()
    for order in permutations(unseen):
        if all(card in here for card in order[:laid]):
            cards = iter(order)
            odds[tuple(tuple(sorted(next(cards) for _ in range(n))) for n in sizes)] += 1
    return odds


def guessed(view: View, seed: int, draws: int) -> Counter[Dealt]:
    """What many guesses deal onto the hidden places."""
    rng = Random(seed)
    snapshots = (ATTILA.snapshot(ATTILA.guess(view, rng)) for _ in range(draws))
    return Counter(as_dealt(hidden_places(snapshot, view["seat"])) for snapshot in snapshots)


@pytest.mark.parametrize("name", CASES)
def test_guesses_follow_the_odds_of_physical_cards(name: str) -> None:
    case = CASES[name]
    state = ATTILA.restore(case.snapshot)
    odds = true_odds(ATTILA.snapshot(state), case.seat)
    counts = guessed(ATTILA.view(state, case.seat), seed=71, draws=DRAWS)
    assert as_dealt(hidden_places(ATTILA.snapshot(state), case.seat)) in odds
    assert misfit(counts, odds) <= 1


def test_a_hand_of_six_among_many_unseen_cards_is_hypergeometric() -> None:
    state = ATTILA.restore({"seats": 4, "hands": [{"franks": 3, "huns": 3}, *[{"goths": 6}] * 1,
                                                  {"saxons": 6}, {"teutons": 6}]})  # fmt: skip
    view, rng = ATTILA.view(state, 0), Random(72)
    hands = (ATTILA.snapshot(ATTILA.guess(view, rng))["hands"][2] for _ in range(DRAWS))
    counts = Counter(min(hand.get("goths", 0), 3) for hand in hands)
    odds = {number: comb(9, number) * comb(39, 6 - number) for number in range(7)}
    several = {0: odds[0], 1: odds[1], 2: odds[2], 3: sum(odds[number] for number in range(3, 7))}
    assert misfit(counts, several) <= 1


def test_cards_laid_openly_are_the_same_in_every_guess() -> None:
    state = ATTILA.restore(CASES["laid-cards-lie-open"].snapshot)
    view, rng = ATTILA.view(state, 0), Random(73)
    assert view["laid"] == [None, {"franks": 1, "huns": 1}]
    guesses = (ATTILA.snapshot(ATTILA.guess(view, rng)) for _ in range(50))
    assert all(guess["laid"] == view["laid"] for guess in guesses)


def test_cards_laid_face_down_are_only_of_peoples_present() -> None:
    state = ATTILA.restore(CASES["laid-cards-of-peoples-present"].snapshot)
    view, rng = ATTILA.view(state, 0), Random(74)
    assert (view["laid"], view["laid_sizes"]) == ([None, None], [None, 2])
    laid = Counter(
        tuple(cards_of(ATTILA.snapshot(ATTILA.guess(view, rng))["laid"][1])) for _ in range(200)
    )
    assert set(laid) == {("franks", "franks"), ("franks", "huns"), ("huns", "huns")}


def test_the_test_of_fairness_finds_what_is_unfair() -> None:
    rng = Random(75)
    fair = {"franks": 2, "huns": 1, "goths": 1}
    by_card = Counter(rng.choice(["franks", "franks", "huns", "goths"]) for _ in range(DRAWS))
    by_people = Counter(rng.choice(["franks", "huns", "goths"]) for _ in range(DRAWS))
    assert misfit(by_card, fair) <= 1
    assert misfit(by_people, fair) > 1
    assert misfit(by_card + Counter({"vandals": 1}), fair) > 1
