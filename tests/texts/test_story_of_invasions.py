"""The log of Invasions tells what happened, all of it, and never a secret."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from barbaricum import bots
from barbaricum.core import CHANCE, draw
from barbaricum.games.invasions.game import GAME
from barbaricum.games.invasions.rules.decisions import Action
from barbaricum.games.invasions.rules.event import CODES, RULES, Event, gathered
from barbaricum.games.invasions.rules.story import reveals, tell
from barbaricum.games.invasions.state import State
from barbaricum.texts import LANGUAGES, Texts
from barbaricum.texts.invasions import event as sentence
from tests.invasions.positions import position

NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva"]
Step = tuple[State, Action, State]
GAMES = [(seats, seed) for seats in (2, 3, 5) for seed in range(2)]
GAINS = {"trades", "takes-town", "wins-saga", "rune-sedentary", "rune-hoard"}


@cache
def steps(seats: int, seed: int) -> tuple[Step, ...]:
    """A whole game, played greedily and now and then at random."""
    rng = random.Random(seed)
    state = GAME.setup(seats, {"conflict_runes": True, "sagas_per_era": 4})
    played = []
    while (seat := GAME.to_act(state)) is not None:
        if seat == CHANCE:
            action = draw(GAME.odds(state), rng)
        else:
            bot = bots.get("greedy" if rng.randrange(3) else "random")
            action = GAME.parse(bot.choose(GAME, GAME.view(state, seat), rng))
        after = GAME.step(state, action)
        played.append((state, action, after))
        state = after
    return tuple(played)


def events(seats: int, seed: int, seat: int | None) -> Iterator[Event]:
    for before, action, after in steps(seats, seed):
        yield from tell(before, action, after, seat)


def told(before: State, text: str, seat: int | None = None) -> list[Event]:
    action = GAME.parse(text)
    return tell(before, action, GAME.apply(before, action), seat)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_the_points_told_add_up_to_the_result(seats: int, seed: int) -> None:
    """V2.6, V12 The start, the gains of the game and the final scoring are all the points."""
    last = steps(seats, seed)[-1][2]
    points = [1 + (seat - last.first) % seats for seat in range(seats)]
    for event in events(seats, seed, None):
        if event.code in GAINS:
            points[event.values["seat"]] += event.values["points"]
        elif event.code.startswith("final-"):
            points = [sum(pair) for pair in zip(points, event.values["shares"], strict=True)]
    final = GAME.result(last)
    assert final is not None
    assert tuple(points) == final.points


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_turn_settlement_and_saga_is_told(seats: int, seed: int) -> None:
    codes = Counter(event.code for event in events(seats, seed, None))
    last = steps(seats, seed)[-1][2]
    ended = codes["turn-ended"] + codes["passed-over"]
    assert ended == last.turn - (last.ending != "last-rounds")
    assert codes["wins-saga"] == sum(map(len, last.won))
    assert codes["saga-up"] + codes["saga-aside"] == 12 - sum(last.left)
    assert codes["settled"] - codes["unrest-succeeds"] == last.settled.bit_count()
    assert codes["over"] == 1


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_only_those_who_may_see_a_rune_are_told_it(seats: int, seed: int) -> None:
    """V1.6, V14.4 Who gets it; in Loki's case the victim too."""
    for seat in (None, *range(seats)):
        for event in events(seats, seed, seat):
            if event.code == "draws":
                assert event.values["seat"] == seat
            if event.code == "takes":
                assert seat in (event.values["seat"], event.values["rival"])


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_the_wind_told_is_the_wind_that_blows(seats: int, seed: int) -> None:
    wind = "south"
    for event in events(seats, seed, None):
        if event.code in ("wind", "rune-wind"):
            assert event.values["direction"] != wind
            wind = event.values["direction"]
    assert GAME.snapshot(steps(seats, seed)[-1][2])["wind"] == wind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_game_can_be_said(language: str) -> None:
    texts = Texts(language)
    for seats, seed in GAMES:
        for event in gathered(events(seats, seed, 0)):
            assert sentence(texts, event, NAMES).endswith((".", "»", "“", "”")), event


VALUES = {
    "seat": 0, "rival": 1, "runes": {"calm": 2}, "pieces": {"viking": 2, "tusks": 1},
    "place": "norway", "port": "york", "way": ["w_humber", "york"], "piece": "furs",
    "saga": "s21", "rune": "loki", "direction": "west", "thrown": [3, 6], "shares": [0, 5, 7],
    "places": [3, 2, 1], "ending": "no-saga",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_event_there_is_can_be_said(language: str, code: str, number: int) -> None:
    values = {name: VALUES.get(name, number) for name in CODES[code]}
    said = sentence(Texts(language), Event(code, values), NAMES)
    assert said.endswith(".")
    assert "{" not in said


def test_steps_and_loads_in_a_row_are_told_as_one() -> None:
    loads = [Event.of("loads", 0, {"viking": 1}), Event.of("loads", 0, {"viking": 1})]
    sails = [Event.of("sails", 0, ["w_humber"]), Event.of("sails", 0, ["york"])]
    draws = [Event.of("draws-hidden", 1, 1), Event.of("draws-hidden", 1, 1)]
    assert gathered([*loads, *sails, *draws]) == [
        Event.of("loads", 0, {"viking": 2}),
        Event.of("sails", 0, ["w_humber", "york"]),
        Event.of("draws-hidden", 1, 2),
    ]


def test_a_storm_takes_what_it_takes_without_a_choice() -> None:
    """V7.4 Only vikings on board: nothing is asked."""
    before = position(ships=["w_faroe viking viking viking"], wind="east", sailed=5)
    assert told(before, "sail n_east") == [
        Event.of("sails", 0, ["n_east"]),
        Event.of("loses", 0, {"viking": 2}),
    ]


def test_a_ship_lost_at_sea_is_told_with_the_turn_it_ends() -> None:
    """V4.5 All pieces are due: the ship is abandoned."""
    before = position(ships=["w_faroe viking furs"], wind="east", sailed=5)
    assert told(before, "sail n_east") == [
        Event.of("sails", 0, ["n_east"]),
        Event.of("abandons", 0),
        Event.of("turn-ended", 0),
    ]


def test_a_last_viking_chosen_as_a_loss_is_told_with_the_ship() -> None:
    """V7.4, V4.5 The owner keeps the goods and loses the ship."""
    pending = {"what": "lose", "n": 1}
    before = position(ships=["w_faroe viking furs furs"], sailed=6, pending=pending)
    assert told(before, "lose viking")[:2] == [
        Event.of("loses", 0, {"viking": 1}),
        Event.of("abandons", 0),
    ]


def test_a_trade_that_completes_a_saga_is_told_with_both_gains() -> None:
    """V8.2, V11.2 Faroes count 2, skins in demand 2 more, the saga 2."""
    before = position(ships=["faroes viking skins"], ports={"shetland": "furs"}, open="s01")
    assert told(before, "trade skins") == [
        Event.of("trades", 0, "skins", "faroes", 4),
        Event.of("wins-saga", 0, "s01", 2),
    ]


def test_settling_is_told_when_the_last_die_has_fallen() -> None:
    """V8.5 Kiev has the value 4: one die fails, one settles."""
    state = position(ships=["kiev viking viking viking"])
    for text in ("settle 2", "die 2"):
        state = GAME.apply(state, GAME.parse(text))
    assert told(state, "die 5") == [
        Event.of("settle-dice", 0, [2, 5], 1),
        Event.of("settled", 0, "kiev"),
    ]


def test_contested_settlement_drives_a_rival_out() -> None:
    """V14.4 The rival's viking goes, the own one takes its place."""
    state = position(ships=["kiev viking viking"], ports={"kiev": "1"}, hands=["contested"])
    for text in ("rune contested", "wind keep", "settle 1"):
        state = GAME.apply(state, GAME.parse(text))
    assert told(state, "die 6") == [
        Event.of("settle-dice", 0, [6], 0),
        Event.of("drives-out", 0, 1, "kiev"),
    ]


@pytest.mark.parametrize(("seat", "seen"), [(0, True), (1, True), (2, False), (None, False)])
def test_lokis_rune_is_told_to_the_two_jarls_only(seat: int | None, seen: bool) -> None:
    """V14.4 Only the two jarls see which."""
    state = position(ships=["york viking"], hands=["loki", "calm"])
    state = GAME.apply(state, GAME.parse("rune loki 1"))
    expected = Event.of("takes", 0, 1, "calm") if seen else Event.of("takes-hidden", 0, 1)
    assert told(state, "rune-card calm", seat) == [expected]


@pytest.mark.parametrize(
    ("ships", "free", "code"),
    [
        (["york viking", "w_humber viking furs"], True, "rune-pirates"),
        (["york viking viking viking viking viking", "w_humber viking furs"], False,
         "rune-pirates-full"),
    ],
)  # fmt: skip
def test_sea_robbers_keep_their_booty_if_there_is_room(
    ships: list[str], free: bool, code: str
) -> None:
    """V14.4 Without a free place the token goes to the supply."""
    state = position(ships=ships, hands=["pirates"])
    assert told(state, "rune pirates 1 furs") == [Event.of(code, 0, 1, "furs")]
    assert free == (code == "rune-pirates")


def test_a_new_era_is_told_with_the_size_of_the_hold() -> None:
    """V4.3 The first saga of era 2."""
    state = position(open="s01 s06", left=[0, 6, 6], phase="turn", pending={"what": "saga"})
    assert told(state, "saga s16")[:2] == [Event.of("saga-up", "s16"), Event.of("era", 2, 6)]


def test_a_jarl_without_vikings_is_passed_over() -> None:
    """V11.6 Seat 1 has settled all fifteen."""
    ports = ["york", "norwich", "kiev", "novgorod", "smolensk", "orkneys", "shetland", "faroes",
             "horn", "reykjavik", "hvark", "london", "truso", "rostov", "bulgar"]  # fmt: skip
    state = position(
        ships=["w_dogger viking"], ports=dict.fromkeys(ports, "1"), towns=["lincoln"], open="s02"
    )
    assert told(state, "end") == [Event.of("turn-ended", 0), Event.of("passed-over", 1)]


def test_no_decision_shows_what_is_hidden() -> None:
    """Runes, dice and treasures come in rows of their own, so a decision can be taken back."""
    for before, action, after in steps(3, 0):
        assert not reveals(before, action, after)


def test_every_event_names_a_rule_of_the_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "rules" / "invasions.md").read_text("utf-8")
    rules = {RULES.get(code, "V14.4") for code in CODES}
    assert set(RULES) <= set(CODES)
    assert [rule for rule in sorted(rules) if f"**{rule}**" not in page] == []
