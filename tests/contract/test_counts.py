"""How many sequences of legal actions there are from a few named positions, counted by hand."""

from collections.abc import Mapping
from typing import Final, NamedTuple

import pytest

from barbaricum import games
from barbaricum.core import AnyGame, Json
from tests.contract.play import State


class Position(NamedTuple):
    """A position in writing, and the number of sequences of one, two, three … actions."""

    game: str
    snapshot: Mapping[str, Json]
    counts: tuple[int, ...]


ONE_OF_EACH: Final = dict.fromkeys(("franks", "huns", "goths", "saxons", "teutons", "vandals"), 1)

POSITIONS: Final[Mapping[str, Position]] = {
    # A card of one of six peoples, three times.
    "set-up": Position(
        "attila",
        {"seats": 2, "options": {"first": "seat"}, "phase": "deal", "due": [0, 6]},
        (6, 6 * 6, 6 * 6 * 6),
    ),
    # Six cards into six northern provinces, 2⁶ - 1 exchanges, 6 + 15 advances. After a play:
    # influence, none, 31 exchanges, 21 advances, or a second token into the north and what borders
    # the first (10 provinces from Germania, 7, 7, 8, 9, and 7 from Moesia). After an exchange one
    # of six peoples is drawn; after an advance only the 36 plays are left.
    "opening": Position(
        "attila",
        {"seats": 3, "hands": [ONE_OF_EACH, {"franks": 6}, {"huns": 6}]},
        (
            36 + 63 + 21,
            6 * (6 * (2 + 31 + 21) + 10 + 7 + 7 + 8 + 9 + 7) + 63 * 6 + 21 * 36,
        ),
    ),
    # Influence, none, nine second tokens; five exchanges (of two Goths and a Hun), 21 advances.
    # Without a tile window 5 follows: end, Double, five exchanges, 21 advances.
    "window-2": Position(
        "attila",
        {
            "seats": 3,
            "phase": "influence",
            "people": "goths",
            "cards_left": 0,
            "played": 1,
            "tokens": {"dacia": {"goths": 1}},
            "hands": [{"goths": 2, "huns": 1}, {"franks": 6}, {"huns": 6}],
            "discard": {"goths": 1},
        },
        (11 + 5 + 21, 11 * (1 + 1 + 5 + 21) + 5 * 6 + 21 * 11),
    ),
    # None, one or two Franks; a Frank, a Hun, both or none; up to three Huns; then the refill.
    "war": Position(
        "attila",
        {
            "seats": 3,
            "phase": "war",
            "wars": ["raetia"],
            "cards_left": 0,
            "played": 1,
            "tokens": {"raetia": {"franks": 3, "huns": 2}},
            "tiles": [[], [], []],
            "hands": [{"franks": 2, "goths": 1}, {"franks": 1, "huns": 1}, {"huns": 3}],
            "discard": {"franks": 1},
        },
        (3, 3 * 4, 3 * 4 * 4, 3 * 4 * 4 * 6),
    ),
    # Score or advance; then window 5 (end, Double, one exchange, 21 advances), or the refill.
    "window-4": Position(
        "attila",
        {
            "seats": 3,
            "phase": "score",
            "cards_left": 0,
            "played": 1,
            "pacified": ["raetia"],
            "hands": [{"goths": 1}, {"franks": 6}, {"huns": 6}],
        },
        (1 + 21, 1 * (1 + 1 + 1 + 21) + 21 * 6),
    ),
    # All Franks are on the map: skip or exchange; then end or exchange, or one of six peoples.
    "no-card-can-be-played": Position(
        "attila",
        {
            "seats": 3,
            "tokens": {
                province: {"franks": 4}
                for province in ("raetia", "noricum", "pannonia", "dacia", "moesia")
            },
            "tiles": [["exchange"], [], []],
            "hands": [{"franks": 1}, {"goths": 6}, {"huns": 6}],
        },
        (2, 2 + 6),
    ),
}


def sequences(game: AnyGame, state: State, length: int) -> int:
    """The number of sequences of so many actions, by distinct texts."""
    texts = {game.text(action): action for action in game.legal(state)}
    if length == 1:
        return len(texts)
    return sum(sequences(game, game.step(state, action), length - 1) for action in texts.values())


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_has_as_many_sequences_as_counted_by_hand(name: str) -> None:
    position = POSITIONS[name]
    game = games.get(position.game)
    state = game.restore(position.snapshot)
    lengths = range(1, len(position.counts) + 1)
    assert tuple(sequences(game, state, length) for length in lengths) == position.counts


@pytest.mark.parametrize("seats", games.get("attila").seats)
def test_attila_starts_with_a_first_player_and_a_card(seats: int) -> None:
    game = games.get("attila")
    start = game.setup(seats)
    assert [sequences(game, start, length) for length in (1, 2)] == [seats, seats * 6]
    assert sequences(game, game.setup(seats, {"first": "seat"}), 2) == 6 * 6
