"""Every refusal there is, each with a position, an action and the rule that forbids it."""

from collections.abc import Mapping
from typing import Final, NamedTuple

import pytest

from barbaricum.core import Json
from barbaricum.games.invasions.game import GAME
from barbaricum.games.invasions.rules.reasons import REFUSALS
from barbaricum.games.invasions.state import State
from tests.invasions.positions import do, position

SETUP: Final = GAME.setup(3)
DEALING: Final = GAME.setup(3, {"first": "seat"})


class Case(NamedTuple):
    """An action that is refused after some others, in a position written in words."""

    rule: str
    text: str
    words: Mapping[str, Json] = {}
    before: tuple[str, ...] = ()
    sentence: str = ""
    """What the sentence must speak of."""


def at(*ships: str, **more: Json) -> dict[str, Json]:
    return {"ships": list(ships)} | more


RAID: Final = at("paris viking viking viking")
KIEV: Final = at("kiev viking viking")
CONTESTED: Final = KIEV | {"ports": {"kiev": "1"}, "hands": ["contested raven"]}
NO_FURS: Final = dict.fromkeys(
    ["london", "dorestad", "jomsborg", "truso", "rostov", "bulgar", "palermo", "anse", "orkneys",
     "horn", "kiev"],
    "furs",
)  # fmt: skip
FOURTEEN: Final = dict.fromkeys(
    ["london", "jomsborg", "rostov", "bulgar", "palermo", "anse", "orkneys", "faroes", "horn",
     "hvark", "novgorod", "smolensk", "kiev", "reykjavik"],
    "0",
)  # fmt: skip
LOST_ONE: Final = ("raid", "die 1", "raid stop")

CASES: Final[Mapping[str, Case]] = {
    "over": Case("V11.5", "end", at(turns_left=0), ("end",)),
    "sagas-first": Case("V11.3", "sail e_volkhov", at("novgorod viking furs"), ("trade furs",)),
    "card-first": Case("V5.1", "draw", at("norway viking"), ("draw",)),
    "loki-first": Case("V9.8", "load furs", {"hands": ["loki", "calm"]}, ("rune loki 1",)),
    "losses-first": Case(
        "V7.3", "sail n_east", at("n_faroe viking furs furs", sailed=3), ("sail n_norwegian",), "1"
    ),
    "wind-first": Case("V9.8", "load furs", {"hands": ["calm"]}, ("discard calm",)),
    "contested-first": Case(
        "V14.4", "sail e_dnieper_m", CONTESTED, ("rune contested", "wind keep")
    ),
    "die-first": Case("V8.1", "trade furs", RAID, ("raid",)),
    "raid-first": Case("V8.4", "sail w_channel_e", RAID, ("raid", "die 1")),
    "place-first": Case("V8.6", "trade furs", at("kiev viking furs"), ("settle 1", "die 6")),
    "treasure-first": Case("V8.4", "trade furs", RAID, ("raid", "die 6")),
    "end-pending": Case("V3.3", "end", {"hands": ["calm"]}, ("discard calm",)),
    "rune-pending": Case("V9.7", "discard oars", {"hands": ["calm oars"]}, ("rune calm",)),
    "winter-pending": Case("V10.1", "winter", RAID, ("raid", "die 1")),
    "first-jarl-known": Case("V2.6", "first 1"),
    "no-card-due": Case("V5.1", "rune-card calm"),
    "not-in-deck": Case(
        "V5.3", "rune-card unrest", at("norway viking", hands=["", "unrest"]), ("draw",), "Unrest"
    ),
    "not-in-victims-hand": Case(
        "V14.4", "rune-card oars", {"hands": ["loki", "calm"]}, ("rune loki 1",), "Oars and Sails"
    ),
    "no-saga-due": Case("V11.3", "saga s02"),
    "saga-not-on-top": Case(
        "V2.1", "saga s10", at("novgorod viking furs"), ("trade furs",), "Trade with all Ireland"
    ),
    "no-die-due": Case("V8.1", "die 6"),
    "no-treasure-due": Case("V8.4", "treasure 10"),
    "not-hidden": Case("V14.5", "treasure 3", RAID, ("raid", "die 6"), "3"),
    "no-day-left": Case("V3.1", "sail w_humber", at("york viking", prepared=3, sailed=4)),
    "load-not-wintering": Case("V4.1", "load furs", at("norway viking")),
    "hold-full": Case("V4.2", "load furs", at("wintering viking viking furs furs furs"), (), "5"),
    "reserve-empty": Case("V4.4", "load viking", at("wintering viking", ports=FOURTEEN)),
    "supply-empty": Case("V4.4", "load furs", at("wintering viking", ports=NO_FURS), (), "furs"),
    "no-crew": Case("V4.5", "launch norway", at("wintering furs")),
    "launch-not-wintering": Case("V4.6", "launch norway", at("york viking")),
    "place-for-viking": Case("V4.8", "load skins", at("wintering furs furs tusks tusks")),
    "draw-not-home": Case("V5.1", "draw", at("york viking")),
    "hand-full": Case("V5.2", "draw", at("norway viking", hands=["calm calm oars"])),
    "sail-wintering": Case("V4.6", "sail norway", at("wintering viking")),
    "not-adjacent": Case("V6.1", "sail lincoln", at("york viking"), (), "Lincoln"),
    "port-occupied": Case("V6.2", "sail york", at("w_humber viking", "york viking"), (), "York"),
    "no-loss-due": Case("V7.3", "lose viking", at("york viking")),
    "not-on-board": Case(
        "V7.4",
        "lose tusks",
        at("n_faroe viking furs furs", sailed=3),
        ("sail n_norwegian",),
        "tusks",
    ),
    "not-in-port": Case("V8.1", "raid", at("w_humber viking")),
    "mission-done": Case("V8.1", "trade furs", at("york viking furs", missions=["york"])),
    "not-in-hold": Case("V8.2", "trade furs", at("york viking"), (), "furs"),
    "port-has-goods": Case(
        "V8.2", "trade furs", at("york viking furs", ports={"york": "tusks"}), (), "York"
    ),
    "region-has-goods": Case(
        "V8.2", "trade furs", at("york viking furs", ports={"norwich": "furs"}), (), "furs"
    ),
    "no-town": Case("V8.4", "raid", at("york viking"), (), "York"),
    "no-raid": Case("V8.4", "raid on", RAID),
    "town-stands": Case("V8.5", "settle 1", RAID, (), "Paris"),
    "port-settled": Case("V8.5", "settle 1", KIEV | {"ports": {"kiev": "0"}}, (), "Kiev"),
    "town-in-region": Case("V8.5", "settle 1", at("york viking"), (), "York"),
    "too-many-dice": Case("V8.5", "settle 3", KIEV, (), "2"),
    "nothing-to-place": Case("V8.6", "settle place", KIEV),
    "rune-not-in-hand": Case("V9.1", "rune calm", {}, (), "Calm Sea"),
    "rune-in-home-port": Case("V9.2", "discard calm", at("norway viking", hands=["calm"])),
    "no-wind-due": Case("V9.5", "wind left"),
    "no-combat-ahead": Case("V9.9", "rune raven", at("york viking", hands=["raven"])),
    "no-combat-before": Case("V9.10", "rune valkyries", at("york viking", hands=["valkyries"])),
    "out-of-reach": Case(
        "V9.11", "rune deserters 1", at("york viking", "norway viking", hands=["deserters"])
    ),
    "already-wintering": Case("V10.1", "winter"),
    "demand-not-in-supply": Case("V2.3", "rune needs furs", {"hands": ["needs"], "ports": NO_FURS}),
    "in-demand": Case("V9.7", "rune needs skins", {"hands": ["needs"]}, (), "skins"),
    "same-wind": Case("V9.7", "rune wind south", {"hands": ["wind"]}),
    "no-rival-settlement-here": Case("V14.4", "rune contested", KIEV | {"hands": ["contested"]}),
    "not-own-settlement": Case(
        "V14.4", "rune sedentary kiev", {"hands": ["sedentary"]}, (), "Kiev"
    ),
    "not-rival-settlement": Case("V14.4", "rune unrest kiev", {"hands": ["unrest"]}, (), "Kiev"),
    "not-afloat": Case("V14.4", "rune oars norway", {"hands": ["oars"]}),
    "way-back": Case("V14.4", "rune oars w_humber york", at("york viking", hands=["oars"])),
    "no-viking-lost": Case(
        "V14.4", "rune valkyries", KIEV | {"hands": ["valkyries"]}, ("settle 1", "die 6")
    ),
    "no-town-taken": Case("V14.4", "rune hoard", RAID | {"hands": ["hoard"]}, LOST_ONE),
    "own-seat": Case("V14.4", "rune loki 0", {"hands": ["loki"]}),
    "no-such-seat": Case("V1.5", "rune loki 4", {"hands": ["loki"]}, (), "4"),
    "rival-not-in-port": Case(
        "V14.4",
        "rune wreckers 1 furs",
        at("york viking", "w_humber viking furs", hands=["wreckers"]),
    ),
    "rival-not-at-sea": Case(
        "V14.4", "rune serpent 1", at("kiev viking", "york viking", hands=["serpent"])
    ),
    "rival-far": Case(
        "V14.4", "rune pirates 1 furs", at("kiev viking", "york viking furs", hands=["pirates"])
    ),
    "rival-lacks-goods": Case(
        "V14.4",
        "rune wreckers 1 furs",
        at("kiev viking", "york viking", hands=["wreckers"]),
        (),
        "furs",
    ),
    "rival-hand-empty": Case("V14.4", "rune loki 1", {"hands": ["loki"]}),
    "no-goods-here": Case("V14.4", "rune fire", at("york viking", hands=["fire"])),
}
AT_SETUP: Final[Mapping[str, tuple[State, str, str]]] = {
    "first-jarl-first": (SETUP, "draw", "V2.6"),
    "dealing": (DEALING, "saga s01", "V2.4"),
}
NEVER_IN_PLAY: Final = {"no-rune"}
"""V5.3 Five hands of three never hold all runes, so this needs a position made by force."""


def test_every_refusal_has_an_example() -> None:
    """V14 No sentence that nobody can read."""
    assert set(CASES) | set(AT_SETUP) | NEVER_IN_PLAY == set(REFUSALS)


@pytest.mark.parametrize("code", CASES)
def test_what_is_forbidden_is_refused_by_its_rule(code: str) -> None:
    """V9.7 The code, the rule, and a sentence that speaks of the case."""
    case = CASES[code]
    state = do(position(**case.words), *case.before)
    action = GAME.parse(case.text)
    refusal = GAME.why_not(state, action)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, case.rule)
    assert case.sentence in str(refusal)
    assert action not in GAME.legal(state)


@pytest.mark.parametrize("code", AT_SETUP)
def test_during_set_up_nothing_else_is_possible(code: str) -> None:
    """V2.4, V2.6 First comes what chance has to bring."""
    state, text, rule = AT_SETUP[code]
    refusal = GAME.why_not(state, GAME.parse(text))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, rule)


def test_without_any_rune_none_is_drawn() -> None:
    """V5.3 Neither in the deck nor among the discards; the rule holds for other decks too."""
    state = position(ships=["norway viking"]).copy()
    state.runes = state.discards = 0
    refusal = GAME.why_not(state, GAME.parse("draw"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no-rune", "V5.3")
    assert GAME.parse("draw") not in GAME.legal(state)
