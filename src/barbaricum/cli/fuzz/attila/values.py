"""What a position is worth to a policy that steers Attila to one of its rare rules."""

from __future__ import annotations

from typing import Final

from barbaricum.games.attila.data.board import (
    NOWHERE,
    Places,
    crowd,
    members,
    number_in,
    outside,
    present,
    shared,
)
from barbaricum.games.attila.data.material import (
    CENTURIES,
    ONE,
    PEACE_TILES,
    SPACES,
    TOKENS,
    count,
    runs_out,
    size,
)
from barbaricum.games.attila.rules.ending import room
from barbaricum.games.attila.rules.scoring import points
from barbaricum.games.attila.rules.war import strengths, weakest
from barbaricum.games.attila.state import State

WARS_TO_LAST_CENTURY: Final = PEACE_TILES - CENTURIES[-1]


def greedy(state: State, seat: int) -> float:
    """A5 The lead if scored now."""
    totals = [old + gain for old, gain in zip(state.scores, points(state), strict=True)]
    own = totals.pop(seat)
    return own - max(totals)


def wars_begun(state: State) -> int:
    """A4.1 Wars fought and wars waiting."""
    return PEACE_TILES - state.peace + len(state.wars)


def most_tokens(state: State) -> int:
    """A7.1 (b) The tokens on the map of the people that has most there."""
    return TOKENS - min(count(state.supply, people) for people in range(6))


def all_tokens(state: State, _seat: int) -> float:
    """A7.1 (b) No wars, and one people onto the map."""
    return most_tokens(state) - 30 * wars_begun(state)


def last_token_at_war(state: State, _seat: int) -> float:
    """A7.1 The last token comes as the fifth of a province and is driven out again."""
    if runs_out(state.supply):
        return 100 if state.wars else -500
    return most_tokens(state) - 20 * wars_begun(state)


def high_track(state: State, seat: int) -> float:
    """A7.1 (c) One cube to the end: wars up to the last century, then none, and few tokens."""
    cubes = state.influence[seat]
    if state.phase == "influence" and state.people is not None:
        cubes += SPACES[state.peace] * ONE[state.people]
    highest = max(count(cubes, people) for people in range(6))
    off_century = abs(wars_begun(state) - WARS_TO_LAST_CENTURY)
    return highest - 2 * off_century - most_tokens(state) / 10


def survivors(state: State) -> int:
    """A4.4 The tokens that would stay if the next war were fought with the cards laid so far."""
    if not state.wars:
        return 0
    strength = strengths(state)
    leavers = weakest(strength)
    here = state.wars[0]
    return sum(number_in(state.tokens, people, here) for people in strength.keys() - set(leavers))


def closed_north(state: State, _seat: int) -> float:
    """A7.1 (d) Fill the north, empty it by war, and stay at home."""
    north = state.table.board.north
    unclosed, south = shared(state.open, north), outside(state.open, north)
    ways = sum(shared(reach, south).bit_count() for reach in state.reach)
    filled = sum(crowd(state.tokens, province) for province in members(unclosed))
    return 2 * filled - 30 * unclosed.bit_count() - 4 * ways - 6 * survivors(state)


def lock_up(state: State, seat: int) -> float:
    """A3.9 As little room as can be, but some: hands get stuck."""
    return closed_north(state, seat) - (0 if room(state) else 1000)


def fours(state: State) -> Places:
    """The open provinces that hold four tokens."""
    full = [v for v in members(state.open) if crowd(state.tokens, v) == 4]
    board = state.table.board
    return board.places(board.provinces[v] for v in full)


def two_wars(state: State, _seat: int) -> float:
    """A4.1 Two provinces to five by one card."""
    waiting = len(state.wars)
    if waiting == 2:
        return 100
    full = fours(state)
    if waiting == 1 and state.phase == "influence" and state.people is not None:
        return 50 if shared(state.reach[state.people], full) != NOWHERE else -50
    return 2 * min(4, full.bit_count()) - 20 * wars_begun(state)


def two_wars_at_last(state: State, seat: int) -> float:
    """A4.7 Wars until one peace tile is left, then two at once."""
    if state.called and state.called != "peace-tiles":
        return -1000
    if state.peace == 1:
        return 1000 + two_wars(state, seat)
    if state.peace == 0:
        return 0
    late = -100 if state.peace == 2 and len(state.wars) == 2 else 0
    return 20 * wars_begun(state) + 2 * fours(state).bit_count() + late - 2 * most_tokens(state)


def empty_hands(state: State, seat: int) -> float:
    """A3.9, A4.2 Wars of many peoples, and every card into them; who is to play keeps one."""
    wanted = 1 if state.active == seat and state.cards_left else 0
    mixed = sum(len(present(state.tokens, v)) ** 2 for v in members(state.open))
    return 10 * wars_begun(state) + mixed / 2 - 3 * abs(size(state.hands[seat]) - wanted)
