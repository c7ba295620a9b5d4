"""A log tells what happened, all of it, and never a secret."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from barbaricum import bots, games
from barbaricum.core import CHANCE, Json, draw
from barbaricum.core.event import Event
from barbaricum.games.attila.assist.aids import preview, totals
from barbaricum.games.attila.assist.marks import JOINED, gathered, reveals, tell
from barbaricum.games.attila.codes import CODES
from barbaricum.games.attila.rules.scoring import points, shares_of
from barbaricum.texts import LANGUAGES, Texts
from barbaricum.texts.attila import event as sentence

ATTILA = games.get("attila")
KINDS = CODES.events | {kind.code: kind for kind in JOINED}
NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva"]
Step = tuple[Any, Any, Any]  # a state, an action, the state after it


@cache
def steps(seats: int, seed: int, bot: str = "greedy", **options: Json) -> tuple[Step, ...]:
    """A whole game of bots, step by step."""
    rng = random.Random(seed)
    state = ATTILA.setup(seats, options)
    played = []
    while (seat := ATTILA.to_act(state)) is not None:
        if seat == CHANCE:
            action = draw(ATTILA.odds(state), rng)
        else:
            text = bots.get(bot).choose(ATTILA, ATTILA.view(state, seat), rng)
            action = ATTILA.parse(text)
        after = ATTILA.step(state, action)
        played.append((state, action, after))
        state = after
    return tuple(played)


def event(code: str, *values: Json) -> Event:
    return KINDS[code](*values)


def told(before: Any, text: str, seat: int | None = None) -> list[Event]:  # a state of Attila
    action = ATTILA.parse(text)
    return tell(before, action, ATTILA.apply(before, action), seat)


def position(**keys: Json) -> Any:  # a state of Attila
    return ATTILA.restore({"seats": 3, **keys})


GAMES = [
    (seats, seed, bot)
    for seats in ATTILA.seats
    for seed in range(2)
    for bot in ("greedy", "random")
]


def events(seats: int, seed: int, bot: str, seat: int | None) -> Iterator[Event]:
    for before, action, after in steps(seats, seed, bot):
        yield from tell(before, action, after, seat)


@pytest.mark.parametrize(("seats", "seed", "bot"), GAMES)
def test_the_scorings_told_add_up_to_the_result(seats: int, seed: int, bot: str) -> None:
    story = list(events(seats, seed, bot, None))
    sums = [event.values["points"] for event in story if event.code == "totals"]
    last = steps(seats, seed, bot)[-1][2]
    assert tuple(map(sum, zip(*sums, strict=True))) == last.scores
    final = ATTILA.result(last)
    assert final is not None
    assert story[-1] == event("over", list(final.places), list(final.points))


@pytest.mark.parametrize(("seats", "seed", "bot"), GAMES)
def test_every_peace_tile_and_every_turn_is_told(seats: int, seed: int, bot: str) -> None:
    codes = [event.code for event in events(seats, seed, bot, None)]
    last = steps(seats, seed, bot)[-1][2]
    assert codes.count("pacified") == 10 - last.peace
    turns = 1 + sum(
        before.active != after.active
        for before, _action, after in steps(seats, seed, bot)
        if after.phase not in ("first", "deal")
    )
    assert codes.count("turn-ended") == turns
    assert codes.count("end-called") == codes.count("over") == 1


@pytest.mark.parametrize(("seats", "seed", "bot"), GAMES)
def test_others_see_only_how_many_cards_are_drawn_and_laid(seats: int, seed: int, bot: str) -> None:
    for seat in (None, *range(seats)):
        for event in events(seats, seed, bot, seat):
            if event.code in ("draws", "lays"):
                assert event.values["seat"] == seat


def test_the_tokens_told_are_the_tokens_on_the_map() -> None:
    placed = {"plays", "second-token"}
    for seats, seed, bot in GAMES:
        story = list(events(seats, seed, bot, None))
        number = sum(event.code in placed for event in story)
        number -= sum(event.values["number"] for event in story if event.code == "leaves")
        last = ATTILA.snapshot(steps(seats, seed, bot)[-1][2])
        assert number == sum(sum(here.values()) for here in last["tokens"].values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_said(language: str) -> None:
    texts, said = Texts(language), set()
    for seats, seed, bot in GAMES:
        for event in gathered(events(seats, seed, bot, 0)):
            assert sentence(texts, event, NAMES).endswith(".")
            said.add(event.code)
    assert set(KINDS) - said <= {"closed", "lays-down"}


def test_a_war_is_told_with_its_cards_strengths_and_who_left() -> None:
    before = position(
        phase="war",
        wars=["dacia"],
        cards_left=0,
        played=1,
        tokens={"dacia": {"goths": 2, "huns": 2, "franks": 1}},
        hands=[{}, {}, {"huns": 2, "goths": 1}],
        laid=[{"goths": 1}, {}, None],
        tiles=[[], [], []],
    )
    assert told(before, "war huns", seat=1) == [
        event("lays-hidden", 2, 1),
        event("reveals", 0, {"goths": 1}),
        event("reveals", 2, {"huns": 1}),
        event("strengths", "dacia", {"franks": 1, "huns": 3, "goths": 3}),
        event("leaves", "franks", 1, "dacia"),
        event("pacified", "dacia", 4, 9),
        event("scoring", 4),
        event("totals", [0, 0, 0]),
        event("turn-ended", 0),
    ]


@pytest.mark.parametrize(
    ("cubes", "points", "case"),
    [
        ([4, 2, 1], [5, 3, 0], "second"),
        ([4, 2, 2], [5, 2, 2], "seconds"),
        ([4, 4, 2], [4, 4, 0], "tied"),
        ([0, 4, 0], [0, 8, 0], "alone"),
        ([4, 2], [5, 3], "second"),
        ([4, 1], [5, 0], "far"),
    ],
)
def test_a_scoring_is_told_with_the_cubes_and_the_case_that_decides(
    cubes: list[int], points: list[int], case: str
) -> None:
    """A5.2 Its cases, and A8.3 a second of two who is too far behind."""
    before = ATTILA.restore(
        {
            "seats": len(cubes),
            "phase": "score",
            "cards_left": 0,
            "played": 1,
            "pacified": ["britannia"],
            "tokens": {
                "pannonia": {"franks": 2},
                "noricum": {"franks": 2},
                "raetia": {"franks": 1},
            },
            "influence": [{"franks": cube} for cube in cubes],
        }
    )
    assert event("scores", "franks", 5, 3, points, cubes, case) in told(before, "score")


def test_a_hand_that_cannot_be_played_is_laid_down_for_all_to_see() -> None:
    before = position(
        tokens={"asia": {"goths": 1}},
        pacified=["germania", "raetia", "noricum", "pannonia", "dacia", "moesia"],
        hands=[{"franks": 2}, {"goths": 6}, {}],
        tiles=[["exchange"], [], []],
    )
    assert told(before, "skip") == [event("skips", 0)]
    skipped = ATTILA.apply(before, ATTILA.parse("skip"))
    assert told(skipped, "end") == [
        event("lays-down", 0, {"franks": 2}),
        event("turn-ended", 0),
    ]


def test_the_last_card_of_the_pile_brings_a_reshuffle() -> None:
    before = position(
        phase="refill",
        due=[0, 2],
        cards_left=0,
        played=1,
        hands=[{"huns": 4}, {}, {}],
        draw={"goths": 1},
    )
    assert told(before, "deal goths", seat=0) == [
        event("draws", 0, {"goths": 1}),
        event("reshuffled"),
    ]
    assert told(before, "deal goths", seat=1)[0] == event("draws-hidden", 0, 1)


def test_two_wars_of_one_card_without_any_hand_are_told_one_after_the_other() -> None:
    before = position(
        phase="influence",
        people="goths",
        cards_left=0,
        played=1,
        wars=["dacia"],
        tokens={"dacia": {"goths": 3, "huns": 2}, "moesia": {"huns": 1, "goths": 3}},
        hands=[{}, {}, {}],
        tiles=[[], [], []],
        influence=[{"goths": 1}, {}, {}],
    )
    assert [event.code for event in told(before, "second moesia")] == [
        "second-token", "fifth-token", "strengths", "leaves", "pacified", "scoring", "scores",
        "totals", "strengths", "leaves", "pacified", "turn-ended",
    ]  # fmt: skip


def test_a_card_and_what_follows_at_once_are_told_as_one() -> None:
    play, take = event("plays", 1, "huns", "dacia"), event("takes-influence", 1, "huns", 2, 5)
    assert gathered([play, take]) == [event("plays-influence", 1, "huns", "dacia", 5)]
    cards = [event("draws", 0, {"huns": 1}), event("draws", 0, {"huns": 1})]
    assert gathered(cards) == [event("draws", 0, {"huns": 2})]
    others = [event("draws-hidden", 1, 1), event("draws-hidden", 2, 1)]
    assert gathered(others) == others


@pytest.mark.parametrize(("cards", "shown"), [("hidden", True), ("open", False)])
def test_only_the_last_to_decide_brings_hidden_cards_to_light(cards: str, shown: bool) -> None:
    before = position(
        options={"war_cards": cards},
        phase="war",
        wars=["dacia"],
        cards_left=0,
        played=1,
        tokens={"dacia": {"goths": 3, "huns": 2}},
        hands=[{"goths": 2}, {"huns": 1}, {"huns": 1}],
        laid=[{"goths": 1}, None, None],
    )
    action = ATTILA.parse("war pass")
    middle = ATTILA.apply(before, action)
    assert not reveals(before, action, middle)
    assert reveals(middle, action, ATTILA.apply(middle, action)) == shown


@pytest.mark.parametrize("seats", ATTILA.seats)
def test_the_preview_of_a_view_is_what_a_scoring_would_give(seats: int) -> None:
    for before, _action, _after in steps(seats, 1)[::7]:
        view = ATTILA.view(before, None)
        assert totals(view) == list(points(before))
        assert list(preview(view).values()) == [shares_of(before, people) for people in range(6)]
