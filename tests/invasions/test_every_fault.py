"""Every reason why a written position cannot be, each with a position that has it."""

from collections.abc import Callable, Mapping
from typing import Final

import pytest

from barbaricum.core import InvalidState, Json
from barbaricum.games.invasions.game import GAME
from barbaricum.games.invasions.notation.faults import FAULTS
from tests.invasions.positions import written

Snapshot = dict[str, Json]
FIVE_VIKINGS: Final = "viking " * 5


def less(name: str, key: str) -> Callable[[], Snapshot]:
    """One entry fewer of a counted thing."""

    def make() -> Snapshot:
        snapshot = written()
        del snapshot[name][key]
        return snapshot

    return make


def with_keys(**keys: Json) -> Callable[[], Snapshot]:
    """A sound position with some keys put over it as they are."""
    return lambda: written() | keys


def at(**words: Json) -> Callable[[], Snapshot]:
    """A position written in words."""
    return lambda: written(**words)


def open_sagas(*names: str) -> Callable[[], Snapshot]:
    return lambda: written() | {"open": list(names)}


def over_the_top() -> Snapshot:
    """A saga of era 2 lies open while the deck still has sagas of era 1."""
    snapshot = written()
    snapshot["open"] = [*snapshot["open"][:2], "s16"]
    snapshot["sagas"]["2"].remove("s16")
    snapshot["sagas"]["1"] = [*snapshot["sagas"]["1"], "s07"]
    return snapshot | {"left": [4, 5, 6]}


def moved_saga() -> Snapshot:
    snapshot = written()
    snapshot["sagas"]["2"].append(snapshot["sagas"]["1"].pop())
    return snapshot


def four_open() -> Snapshot:
    snapshot = written()
    saga = snapshot["sagas"]["1"].pop()
    return snapshot | {"open": [*snapshot["open"], saga], "left": [2, 6, 6]}


def town_both() -> Snapshot:
    snapshot = written(towns=["paris"])
    snapshot["ports"]["paris"] = {"town": "large"}
    return snapshot


NO_GOODS_LEFT: Final = "furs furs furs furs furs"
AT_KIEV: Final = {"ships": ["kiev viking viking"]}
NONE_LEFT: Final = {"open": "", "left": [0, 0, 0], "turns_left": 3}
ALL_PORTS: Final = (
    "london jomsborg rostov bulgar palermo anse orkneys faroes horn hvark novgorod smolensk kiev"
    " shetland reykjavik"
)

BROKEN: Final[Mapping[str, tuple[str, Callable[[], Json]]]] = {
    "not-a-snapshot": ("V2", list),
    "unknown-key": ("V2", with_keys(colour="red")),
    "wrong-value": ("V2", with_keys(wind="S")),
    "not-by-seat": ("V1.5", with_keys(vp=[1, 2])),
    "unknown-name": ("V14", with_keys(missions=["denmark"])),
    "named-twice": ("V1", with_keys(missions=["york", "york"])),
    "wrong-vikings": ("V1.1", with_keys(reserve=[14, 15, 15])),
    "wrong-goods": ("V1.1", less("goods", "tusks")),
    "wrong-runes": ("V14.4", less("runes", "calm")),
    "large-hand": ("V5.2", at(hands=["calm calm oars oars"])),
    "large-hold": ("V4.2", at(ships=[f"york {FIVE_VIKINGS} furs"])),
    "no-room-for-viking": ("V4.8", at(ships=[f"wintering {NO_GOODS_LEFT}"])),
    "crewless": ("V4.5", at(ships=["york furs"])),
    "port-shared": ("V6.2", at(ships=["york viking", "york viking"])),
    "too-many-days": ("V3.1", with_keys(prepared=4, sailed=4)),
    "wrong-turn": ("V11.7", with_keys(turn=0)),
    "region-goods": ("V8.2", at(ports={"york": "furs", "norwich": "furs"})),
    "wrong-town": ("V2.2", with_keys(towns=[{"york": 3}, {}, {}])),
    "town-twice": ("V8.4", town_both),
    "settled-under-town": ("V8.5", at(ports={"york": "0"})),
    "wrong-treasures": ("V14.5", less("treasures", "large")),
    "saga-twice": ("V1.2", with_keys(aside=["s01"])),
    "saga-missing": ("V1.2", open_sagas("s01", "s06")),
    "wrong-era": ("V2.1", moved_saga),
    "wrong-left": ("V2.1", with_keys(left=[2, 6, 6])),
    "era-too-early": ("V2.1", over_the_top),
    "too-many-open": ("V11.1", four_open),
    "open-complete": ("V11.2", at(ports={"dorestad": "1"})),
    "no-saga-left": ("V11.5", at(**NONE_LEFT)),
    "wrong-last-rounds": ("V11.4", with_keys(turns_left=10)),
    "cannot-play": ("V11.6", at(ports=dict.fromkeys(ALL_PORTS.split(), "0"))),
    "too-quiet": ("V11.7", with_keys(quiet=24)),
    "wrong-ending": ("V11.5", with_keys(ending="no-saga")),
    "wrong-pending": ("V3.3", with_keys(pending={"what": "first"})),
    "pending-key": ("V3.3", at(**AT_KIEV, pending={"what": "die", "of": 3})),
    "pending-place": ("V8.1", at(**AT_KIEV, pending={"what": "card", "seat": 0})),
    "bonus-nowhere": ("V9.9", with_keys(bonus={"raven": 1})),
    "combat-in-combat": (
        "V9.10",
        at(**AT_KIEV, combat={"lost": 1}, pending={"what": "die", "of": 1, "thrown": []}),
    ),
}


def test_every_fault_has_an_example() -> None:
    """V1 No reason without a position, no position without a reason."""
    assert set(BROKEN) == set(FAULTS)


@pytest.mark.parametrize("code", BROKEN)
def test_a_position_that_cannot_be_is_refused_for_its_reason(code: str) -> None:
    """V1 The code, the rule and a sentence in words."""
    rule, make = BROKEN[code]
    with pytest.raises(InvalidState) as refused:
        GAME.restore(make())
    assert (refused.value.code, refused.value.rule) == (code, rule)
    assert "{" not in FAULTS[code][1].format(**dict.fromkeys(refused.value.values, "x"))


UNFIT: Final[Mapping[str, tuple[Snapshot, Snapshot]]] = {
    "a loss without a choice": ({"ships": ["york viking viking"]}, {"what": "lose", "n": 1}),
    "more losses than pieces": ({"ships": ["york viking furs"]}, {"what": "lose", "n": 2}),
    "a loss while wintering": ({"ships": ["wintering viking furs furs"]}, {"what": "lose", "n": 1}),
    "a card for a rival": ({"ships": ["norway viking"]}, {"what": "card", "seat": 1}),
    "Loki at an empty hand": ({}, {"what": "take", "seat": 1}),
    "Loki at the own hand": ({"hands": ["calm"]}, {"what": "take", "seat": 0}),
    "a raid without a town": (AT_KIEV, {"what": "raid", "of": 2, "thrown": [1], "lost": 1}),
    "a raid with no die left": (
        {"ships": ["paris viking"]},
        {"what": "raid", "of": 1, "thrown": [1], "lost": 1},
    ),
    "a treasure without a town": (AT_KIEV, {"what": "treasure", "of": 1, "thrown": [6]}),
    "placing with dice to come": (
        {"ships": ["kiev viking"]},
        {"what": "place", "of": 2, "thrown": [6]},
    ),
    "placing with two vikings": (AT_KIEV, {"what": "place", "of": 1, "thrown": [6]}),
    "placing under a town": ({"ships": ["york viking"]}, {"what": "place", "of": 1}),
    "contested without a rival": (AT_KIEV, {"what": "dice", "rune": "contested"}),
    "the wrong rune before dice": (AT_KIEV, {"what": "dice", "rune": "unrest"}),
    "unrest without a settlement": ({}, {"what": "die", "rune": "unrest", "port": "kiev"}),
    "unrest without a port": ({}, {"what": "wind", "rune": "unrest"}),
    "a saga while three lie open": ({}, {"what": "saga"}),
    "something else with the wind": ({}, {"what": "wind", "n": 2}),
    "dealing in mid-game": ({}, {"what": "deal", "seat": 0}),
}


@pytest.mark.parametrize("name", UNFIT)
def test_what_is_pending_must_fit_the_position(name: str) -> None:
    """V3.3 Decisions that nobody can have to take."""
    words, pending = UNFIT[name]
    with pytest.raises(InvalidState) as refused:
        GAME.restore(written(**words, pending=pending))
    assert refused.value.code in ("pending-key", "pending-place", "wrong-pending")


@pytest.mark.parametrize(
    ("phase", "pending"), [("first", {"what": "saga"}), ("deal", None), ("over", {"what": "wind"})]
)
def test_set_up_and_end_wait_for_their_own(phase: str, pending: Json) -> None:
    """V2.6, V11.5 Each phase of the set-up waits for one thing, the end for nothing."""
    keys = {"phase": phase, "pending": pending, "turn": 0}
    if phase == "over":
        keys |= {"turn": 5, "ending": "last-rounds"}
    with pytest.raises(InvalidState) as refused:
        GAME.restore(written() | keys)
    assert refused.value.code == "wrong-pending"
