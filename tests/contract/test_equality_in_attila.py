"""Contract 1 A state can be compared: two positions are equal only if every key is."""

from collections.abc import Mapping
from typing import Final

import pytest

from barbaricum import games
from barbaricum.core import Json

ATTILA = games.get("attila")

CARD: Final[Mapping[str, Json]] = {"seats": 2, "hands": [{"goths": 3}, {"huns": 3}]}
INFLUENCE: Final = {**CARD, "phase": "influence", "people": "goths", "cards_left": 1, "played": 1}
WAR: Final = {
    **CARD,
    "phase": "war",
    "wars": ["dacia"],
    "tokens": {"dacia": {"goths": 3, "huns": 2}, "moesia": {"goths": 4, "franks": 1}},
}
REFILL: Final = {**CARD, "phase": "refill", "due": [0, 3]}
EXCHANGE: Final = {
    **CARD,
    "phase": "exchange",
    "due": [0, 1],
    "aside": {"franks": 1},
    "tile_used": True,
    "tiles": [[], []],
}

PAIRS: Final[Mapping[str, tuple[Mapping[str, Json], Mapping[str, Json]]]] = {
    "seats": (CARD, {**CARD, "seats": 3, "hands": [*CARD["hands"], {}], "cards_left": 1}),
    "first": (CARD, {**CARD, "first": 1}),
    "active": (CARD, {**CARD, "active": 1}),
    "tokens": (CARD, {**CARD, "tokens": {"dacia": {"goths": 1}}}),
    "pacified": ({**CARD, "pacified": ["dacia"]}, {**CARD, "pacified": ["moesia"]}),
    "peace": (CARD, {**CARD, "pacified": ["dacia"]}),
    "influence": (CARD, {**CARD, "influence": [{"goths": 1}, {}]}),
    "scores": (CARD, {**CARD, "scores": [0, 1]}),
    "hands": (CARD, {**CARD, "hands": [{"goths": 3}, {"franks": 3}]}),
    "discard": (CARD, {**CARD, "discard": {"goths": 1}}),
    "tiles": (CARD, {**CARD, "tiles": [["double", "influence"], ["double"]]}),
    "phase": (CARD, {**CARD, "phase": "end", "cards_left": 0}),
    "cards_left": (CARD, {**CARD, "cards_left": 1}),
    "played": (CARD, {**CARD, "played": 1}),
    "tile_used": (CARD, {**CARD, "tile_used": True}),
    "skipped": (CARD, {**CARD, "skipped": True}),
    "people": (INFLUENCE, {**INFLUENCE, "people": "huns"}),
    "wars": ({**WAR, "wars": ["dacia", "moesia"]}, {**WAR, "wars": ["moesia", "dacia"]}),
    "laid": (
        {**WAR, "wars": ["dacia", "moesia"], "laid": [{"goths": 1}, None]},
        {**WAR, "wars": ["dacia", "moesia"], "laid": [{}, None]},
    ),
    "due": (REFILL, {**REFILL, "due": [0, 2]}),
    "aside": (EXCHANGE, {**EXCHANGE, "aside": {"vandals": 1}}),
    "called": (CARD, {**CARD, "called": "tokens"}),
    **{
        f"option-{name}": (CARD, {**CARD, "options": {name: offered.values[1]}})
        for name, offered in ATTILA.options.items()
    },
}


@pytest.mark.parametrize("name", PAIRS)
def test_positions_that_differ_in_one_thing_are_not_equal(name: str) -> None:
    one, other = map(ATTILA.restore, PAIRS[name])
    assert one != other
    assert ATTILA.snapshot(one) != ATTILA.snapshot(other)
    assert len({one, other, ATTILA.restore(PAIRS[name][0])}) == 2


def test_every_key_of_a_snapshot_is_compared() -> None:
    keys = set(ATTILA.snapshot(ATTILA.setup(2)))
    told_by_others = {"supply": "tokens", "draw": "hands", "options": "option-first"}
    assert {told_by_others.get(key, key) for key in keys} <= set(PAIRS)
