"""Every reason that a hint can give is checked against the position it speaks of."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pytest

from barbaricum import games
from barbaricum.bots.attila import reasons as of_attila
from barbaricum.bots.hints import hints
from barbaricum.bots.invasions import reasons as of_invasions
from barbaricum.bots.invasions.chart import DAYS_FROM
from barbaricum.bots.library import lore_of
from barbaricum.bots.search import Budget
from barbaricum.core import AnyGame
from barbaricum.games.attila.assist.aids import aids as aids_of_attila
from barbaricum.games.invasions.assist.aids import aids as aids_of_invasions
from barbaricum.games.invasions.data.cards import SAGA, SAGAS
from barbaricum.games.invasions.data.material import IN_DEMAND
from barbaricum.games.invasions.data.world import DIRECTIONS, PORTS, ZONE
from barbaricum.games.invasions.rules.decisions import Raid, Settle
from barbaricum.texts import LANGUAGES, Texts
from barbaricum.texts.hints import listed
from tests.bots.playing import positions

ATTILA, INVASIONS = games.get("attila"), games.get("invasions")
State = Any  # a state of either game
Values = Mapping[str, Any]  # of a reason
Claim = Callable[[State, str, Values], bool]
"""The position, the action in words, and what is claimed of it."""


def walk(game: AnyGame, bots: Sequence[str], seeds: range, every: int) -> Iterator[State]:
    """Positions with a choice, from the middle of games."""
    for seed in seeds:
        for number, (state, _text) in enumerate(positions(game, bots, seed)):
            if number % every == seed % every and len(game.legal(state)) > 1:
                yield state


def seen(state: State) -> dict[str, Any]:
    return ATTILA.view(state, state.actor)


def after(state: State, text: str) -> dict[str, Any]:
    """What the seat sees after its action."""
    new = ATTILA.step(state, ATTILA.parse(text))
    return ATTILA.view(new, state.actor)


def scored(view: dict[str, Any], people: str) -> int:
    """A5.2 What the seat of the view would score for a people now."""
    return int(aids_of_attila(view)["shares"][people]["points"][view["seat"]])


def cubes(view: dict[str, Any], people: str) -> tuple[int, int]:
    """The own cube, and the foremost of the others."""
    rows = [row.get(people, 0) for row in view["influence"]]
    own = rows.pop(view["seat"])
    return own, max(rows)


def brings(state: State, text: str, values: Values) -> bool:
    before, then = seen(state), after(state, text)
    people = values["people"]
    claimed = values["before"], values["after"]
    return claimed == (scored(before, people), scored(then, people)) and claimed[0] < claimed[1]


def brings_in_all(state: State, text: str, values: Values) -> bool:
    peoples = text.split()[2:]
    sums = (sum(scored(view, one) for one in peoples) for view in (seen(state), after(state, text)))
    return (values["before"], values["after"]) == tuple(sums)


def moves(state: State, text: str, values: Values, *, place: Callable[[int, int], bool]) -> bool:
    own, others = cubes(after(state, text), values["people"])
    return own == values.get("space", own) and place(own, others)


def brings_war(state: State, text: str, values: Values) -> bool:
    new = ATTILA.step(state, ATTILA.parse(text))
    here = ATTILA.view(new, None)["tokens"][values["province"]]
    weakest = {people for people, force in here.items() if force == min(here.values())}
    return sum(here.values()) == 5 and weakest == set(values["peoples"])


def can_lead(state: State, text: str, values: Values) -> bool:
    people, then = values["people"], ATTILA.step(state, ATTILA.parse(text))
    if "influence" not in ATTILA.view(then, state.actor)["legal"]:
        return False
    own, others = cubes(after(then, "influence"), people)
    return bool(own == values["space"] > others)


def at_war(state: State, text: str) -> dict[str, int]:
    """A4.3 The strengths that the seat knows of, once its cards lie there."""
    view = seen(state)
    here = dict(view["tokens"][view["wars"][0]])
    for cards in view["laid"]:
        for people, number in (cards or {}).items():
            here[people] += number
    for people in text.split()[1:] if text != "war pass" else ():
        here[people] += 1
    return here


def weakest_of(strengths: dict[str, int]) -> set[str]:
    return {people for people, force in strengths.items() if force == min(strengths.values())}


def leaves(state: State, text: str, values: Values) -> bool:
    told = weakest_of(at_war(state, text)) == set(values["peoples"])
    if "without" in values:
        told = told and weakest_of(at_war(state, "war pass")) == set(values["without"])
        told = told and values["without"] != values["peoples"]
    return told and values["province"] == seen(state)["wars"][0]


def keeps(*tiles: str) -> Claim:
    """A6.1 Each of the tiles could be used now, and is still there afterwards."""

    def claim(state: State, text: str, _values: Values) -> bool:
        legal, kept = seen(state)["legal"], ATTILA.step(state, ATTILA.parse(text))
        there = ATTILA.view(kept, None)["tiles"][state.actor]
        usable = [tile for tile in there if any(t.startswith(f"tile {tile}") for t in legal)]
        return (set(tiles) == set(usable)) if tiles else len(usable) > 1

    return claim


def plays_on(state: State, text: str, _values: Values) -> bool:
    return bool(after(state, text)["cards_left"] == seen(state)["cards_left"] + 1)


def exchanged(_state: State, text: str, values: Values) -> bool:
    return bool(len(text.split()) - 2 == values["number"])


OF_ATTILA: dict[str, Claim] = {
    "war": brings_war,
    "war-scoring": brings_war,
    "points": brings,
    "all-points": brings_in_all,
    "lead": lambda s, t, v: moves(s, t, v, place=lambda own, others: own > others),
    "level": lambda s, t, v: moves(s, t, v, place=lambda own, others: own == others),
    "behind": lambda s, t, v: moves(s, t, v, place=lambda own, others: own < others == v["most"]),
    "ahead": lambda s, t, v: moves(
        s, t, v, place=lambda own, others: own - others == v["spaces"] > 0
    ),
    "can-lead": can_lead,
    "more-cards": lambda s, t, v: after(s, t)["hand"][v["people"]] == v["number"] > 0,
    "war-turns": leaves,
    "war-strength": lambda s, t, v: at_war(s, t)[v["people"]] == v["strength"],
    "war-stays": leaves,
    "double": plays_on,
    "exchange": exchanged,
    "keeps-double": keeps("double"),
    "keeps-exchange": keeps("exchange"),
    "keeps-influence": keeps("influence"),
    "keeps-tiles": keeps(),
}


def test_what_a_hint_of_attila_says_is_so() -> None:
    lore, told = lore_of("attila"), set()
    tables = (["random"] * 3, 2), (["greedy"] * 2, 2), (["steady"] * 4, 1)
    for bots, games_each in tables:
        for state in walk(ATTILA, bots, range(games_each), every=3):
            for text in seen(state)["legal"]:
                found = lore.reason(seen(state), lore.as_move(text))
                if found.code:
                    told.add(found.code)
                    assert OF_ATTILA[found.code](state, text, found.values), (text, found)
    seldom = {"all-points", "keeps-double", "keeps-influence", "war-scoring"}
    assert set(of_attila.CODES) - told <= seldom


def test_tiles_are_spoken_of_only_where_one_could_be_used() -> None:
    lore = lore_of("attila")
    for state in walk(ATTILA, ["greedy"] * 3, range(2), every=2):
        usable = any(text.startswith("tile ") for text in seen(state)["legal"])
        for text in seen(state)["legal"]:
            code = lore.reason(seen(state), lore.as_move(text)).code
            assert usable or not code.startswith("keeps")
            assert state.phase != "war" or code.startswith("war") or text.startswith("tile")


def aids(state: State) -> dict[str, Any]:
    return aids_of_invasions(INVASIONS.view(state, state.active))


def days_to(state: State, port: str) -> int:
    """V6.1 The fewest days to a port, by sea and without a look at other ships."""
    return int(DAYS_FROM[state.at[state.active]][PORTS.index(port)])


def wanted(state: State, port: str, saga: str) -> bool:
    rows = {row["saga"]: row["ports"] for row in aids(state)["sagas"]}
    return {"port": port, "done": False} in rows[saga]


def reached(state: State, text: str, values: Values) -> bool:
    """As many days from the place where the ship is then."""
    return bool(days_to(step(state, text), values["port"]) == values["number"])


def step(state: State, text: str) -> State:
    return INVASIONS.step(state, INVASIONS.parse(text))


def here(state: State) -> str:
    return str(INVASIONS.view(state, None)["ships"][state.active]["at"])


def town_at(state: State, port: str) -> bool:
    return "town" in INVASIONS.view(state, None)["ports"].get(port, {})


def empty_at(state: State, port: str) -> bool:
    inside = INVASIONS.view(state, None)["ports"].get(port, {})
    return "town" not in inside and "settlement" not in inside


def on_board(state: State) -> dict[str, int]:
    return dict(INVASIONS.view(state, None)["ships"][state.active]["hold"])


def pays(state: State, text: str, values: Values) -> bool:
    return bool(step(state, text).vp[state.active] - state.vp[state.active] == values["points"])


def still_needed(state: State, values: Values, kind: str) -> bool:
    """The port where the ship is, and so many others."""
    rows = {row["saga"]: row["ports"] for row in aids(state)["sagas"]}
    missing = [row["port"] for row in rows[values["saga"]] if not row["done"]]
    right = SAGAS[SAGA[values["saga"]]].kind == kind
    return right and here(state) in missing and len(missing) - 1 == values.get("number", 0)


def likely(state: State, text: str, values: Values) -> bool:
    port = aids(state)["here"]
    if text == "raid":
        return bool(port["raid"]["chance"] == values["chance"])
    rows = port["settle"] or port["contested"]
    return bool(
        {row["dice"]: row["chance"] for row in rows}[int(text.split()[1])] == values["chance"]
    )


def fights_for(state: State, text: str, values: Values) -> bool:
    kind = "raid" if isinstance(INVASIONS.parse(text), Raid) else "settle"
    assert isinstance(INVASIONS.parse(text), Raid | Settle)
    return likely(state, text, values) and still_needed(state, values, kind)


def trades_for(state: State, text: str, values: Values) -> bool:
    return pays(state, text, values) and still_needed(state, values, "trade")


def crew_left(state: State, text: str, values: Values) -> bool:
    return bool(on_board(step(state, text)).get("viking", 0) == values["number"])


def goods_left(state: State, text: str, values: Values) -> bool:
    left = on_board(step(state, text)) if step(state, text).active == state.active else {}
    return bool(
        sum(number for kind, number in left.items() if kind != "viking") == values["number"]
    )


def blows(state: State, text: str, values: Values) -> bool:
    new = step(state, text)
    zone = DIRECTIONS[ZONE[state.at[state.active]]]
    wind = INVASIONS.view(new, None)["wind"]
    return (wind, aids(new)["fair"][zone]) == (values["direction"], values["number"])


OF_INVASIONS: dict[str, Claim] = {
    "to-saga": lambda s, t, v: reached(s, t, v) and wanted(s, v["port"], v["saga"]),
    "to-raid": lambda s, t, v: reached(s, t, v) and town_at(s, v["port"]),
    "to-settle": lambda s, t, v: reached(s, t, v) and empty_at(s, v["port"]),
    "to-port": reached,
    "crew": crew_left,
    "demand": lambda s, _t, v: (INVASIONS.view(s, None)["demand"], IN_DEMAND) == (v["piece"], 2),
    "trade-saga": trades_for,
    "trade-part": trades_for,
    "trade": pays,
    "fight-saga": fights_for,
    "fight-part": fights_for,
    "fight": likely,
    "die": lambda s, _t, v: aids(s)["here"]["raid"]["next"] == v["chance"],
    "crew-left": crew_left,
    "settlement": lambda s, t, v: (
        {"port": v["port"], "seat": s.active, "points": v["points"]} in aids(step(s, t))["settled"]
    ),
    "last-viking": lambda s, t, _v: on_board(step(s, t)).get("viking") == 1,
    "goods-left": goods_left,
    "hand": lambda s, t, v: step(s, t).pending.what == "card" and hand(s) + 1 == v["number"],
    "hold-left": lambda s, _t, v: sum(on_board(s).values()) == v["number"],
    "no-days": lambda s, _t, _v: aids(s)["days"]["left"] == 0,
    "wind": blows,
}


def hand(state: State) -> int:
    return int(INVASIONS.view(state, None)["hand_sizes"][state.active])


def test_what_a_hint_of_invasions_says_is_so() -> None:
    lore, told = lore_of("invasions"), set()
    for bots, games_each in ((["random"] * 2, 2), (["greedy"] * 3, 2), (["novice"] * 4, 1)):
        for state in walk(INVASIONS, bots, range(games_each), every=5):
            view = INVASIONS.view(state, state.actor)
            plans = [plan for _, plan in lore.moves(state)]
            plans += [lore.as_move(text) for text in view["legal"]]
            for plan in plans:
                found = lore.reason(view, plan)
                if found.code:
                    told.add(found.code)
                    text = plan.action.text
                    assert OF_INVASIONS[found.code](state, text, found.values), (text, found)
    assert set(of_invasions.CODES) - told <= {"settlement", "last-viking", "fight-saga"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_peoples_in_a_row_are_joined(language: str) -> None:
    texts = Texts(language)
    one, two, three = (
        listed(texts, "attila", ["goths", "huns", "saxons"][:number]) for number in (1, 2, 3)
    )
    word = texts.say("hint-and", first="", last="")
    assert word not in one
    assert two.count(word) == three.count(word) == 1
    assert three.count(",") == 1


@pytest.mark.parametrize("name", games.names())
def test_only_a_decision_without_a_choice_has_nothing_else_to_do(name: str) -> None:
    game = games.get(name)
    for state in walk(game, ["greedy"] * 3, range(1), every=29):
        view = game.view(state, game.to_act(state))
        assert "only" not in [hint.why for hint in hints(game, view, random.Random(1), Budget(4))]
