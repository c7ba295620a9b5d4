"""Contract 5.6 in the positions of Attila that hide most."""

from collections.abc import Mapping
from random import Random
from typing import Final

import pytest

from barbaricum import games
from barbaricum.core import Json
from tests.contract.channels import leaks
from tests.contract.secrets import SECRETS, attila_hidden_laid

ATTILA = games.get("attila")

WAR: Final[Mapping[str, Json]] = {
    "seats": 4,
    "active": 1,
    "phase": "war",
    "wars": ["raetia", "noricum"],
    "tokens": {
        "raetia": {"franks": 2, "huns": 2, "goths": 1},
        "noricum": {"franks": 1, "saxons": 4},
    },
    "hands": [{"goths": 2, "vandals": 4}, {"franks": 1}, {"huns": 2}, {"franks": 2, "goths": 3}],
    "laid": [None, {"franks": 1, "goths": 1}, {"huns": 3}, None],
}
POSITIONS: Final[Mapping[str, Mapping[str, Json]]] = {
    "cards-laid-by-two": WAR,
    "cards-laid-openly": {**WAR, "options": {"war_cards": "open"}},
    "a-pass-and-cards": {**WAR, "laid": [None, {}, {"huns": 3}, None]},
    "exchange-in-a-war": {
        **WAR,
        "phase": "exchange",
        "laid": [None] * 4,
        "aside": {"franks": 2},
        "due": [1, 2],
        "tile_used": True,
        "tiles": [["exchange"], [], [], []],
    },
    "refill-from-a-short-pile": {
        "seats": 4,
        "phase": "refill",
        "hands": [{"goths": 2}, {"franks": 6}, {"huns": 6}, {"goths": 6}],
        "due": [0, 4],
        "draw": {"vandals": 1, "huns": 1},
    },
}
EVERYBODY = (0, 1, 2, 3, None)


@pytest.mark.parametrize("seat", EVERYBODY)
@pytest.mark.parametrize("name", POSITIONS)
def test_no_channel_shows_what_is_hidden(name: str, seat: int | None) -> None:
    state, rng = ATTILA.restore(POSITIONS[name]), Random(81)
    snapshot = ATTILA.snapshot(state)
    for _ in range(3):
        other = ATTILA.restore(SECRETS["attila"].reshuffle(snapshot, seat, rng))
        assert leaks(ATTILA, state, other, seat) == []


def test_cards_laid_face_down_are_hidden_from_all_but_their_owner() -> None:
    state = ATTILA.restore(WAR)
    snapshot = ATTILA.snapshot(state)
    assert [attila_hidden_laid(snapshot, seat) for seat in EVERYBODY] == [
        [1, 2], [2], [1], [1, 2], [1, 2],
    ]  # fmt: skip
    assert [ATTILA.view(state, seat)["laid"][2] for seat in EVERYBODY] == [
        None, None, {"huns": 3}, None, None,
    ]  # fmt: skip
    assert all(ATTILA.view(state, seat)["laid_sizes"] == [None, 2, 3, None] for seat in EVERYBODY)


@pytest.mark.parametrize(
    ("text", "line"), [("war goths", "war ?"), ("war franks goths goths", "war ? ? ?")]
)
def test_a_war_line_tells_others_the_number_of_cards_only(text: str, line: str) -> None:
    state = ATTILA.restore({**WAR, "laid": [None, {"franks": 1}, {}, None]})
    action = ATTILA.parse(text)
    assert [ATTILA.witness(state, action, seat) for seat in EVERYBODY] == [
        line, line, line, text, line,
    ]  # fmt: skip


def test_a_pass_is_no_secret() -> None:
    state = ATTILA.restore(WAR)
    assert all(ATTILA.witness(state, ATTILA.parse("war pass"), s) == "war pass" for s in EVERYBODY)


def test_with_open_war_cards_everybody_reads_them() -> None:
    state = ATTILA.restore(POSITIONS["cards-laid-openly"])
    action = ATTILA.parse("war goths")
    assert {ATTILA.witness(state, action, seat) for seat in EVERYBODY} == {"war goths"}


def test_a_card_dealt_is_told_to_its_seat_only() -> None:
    state = ATTILA.restore(POSITIONS["refill-from-a-short-pile"])
    action = ATTILA.parse("deal huns")
    assert [ATTILA.witness(state, action, seat) for seat in EVERYBODY] == [
        "deal huns", "deal ?", "deal ?", "deal ?", "deal ?",
    ]  # fmt: skip


def test_there_is_no_view_for_a_seat_that_is_not_at_the_table() -> None:
    for seat in (-1, 4):
        with pytest.raises(ValueError, match="no seat"):
            ATTILA.view(ATTILA.restore(WAR), seat)
