"""A1, A4, A5 What no step may break, counted apart from the engine's own books."""

from __future__ import annotations

from barbaricum.cli.fuzz.subject import require
from barbaricum.games.attila.data.board import changed, number_in, outside
from barbaricum.games.attila.data.material import (
    CARDS,
    DECK,
    EMPTY,
    HAND,
    PEACE_TILES,
    TOKENS,
    TRACK_END,
    below_zero,
    count,
    size,
)
from barbaricum.games.attila.notation.check import without_tile
from barbaricum.games.attila.rules.scoring import points
from barbaricum.games.attila.state import State


def check(before: State, after: State) -> None:
    """Every step keeps tokens, cards, tiles and scores."""
    if after.tokens != before.tokens or after.supply != before.supply:
        check_tokens(after)
        check_crowds(before, after)
    check_cards(after)
    if after.peace != before.peace or after.open != before.open:
        check_peace(after)
    if after.influence != before.influence:
        check_influence(before, after)
    if after.tiles != before.tiles:
        check_tiles(before, after)
    if after.scores != before.scores:
        check_scores(before, after)


def check_tokens(state: State) -> None:
    """A1.1 Twenty tokens of each people."""
    for people in range(6):
        on_map = state.table.board.total(state.tokens, people)
        require(on_map + count(state.supply, people) == TOKENS, f"tokens of people {people} differ")


def check_crowds(before: State, after: State) -> None:
    """A3.4, A4.1 Four tokens at the most; five only where a war waits."""
    for province in range(len(after.table.board.provinces)):
        if changed(before.tokens, after.tokens, province) or province in before.wars:
            crowd = sum(number_in(after.tokens, people, province) for people in range(6))
            require(crowd <= 5, f"a sixth token in province {province}")
            require((crowd == 5) == (province in after.wars), f"five and no war in {province}")


def check_cards(state: State) -> None:
    """A1.1 Nine cards of each people; A2.1 six at the most in a hand."""
    bags = [*state.hands, *(cards or EMPTY for cards in state.laid)]
    bags += [state.draw, state.discard, state.aside]
    require(not any(map(below_zero, bags)), "a pile of cards below 0")
    require(sum(bags) == DECK, f"not {CARDS} cards of each people")
    require(max(map(size, state.hands)) <= HAND, "more than six cards in a hand")


def check_peace(state: State) -> None:
    """A4.6 A peace tile on each pacified province; A4.7 a few may have none."""
    pacified = state.pacified().bit_count()
    placed = PEACE_TILES - state.peace
    without = pacified - placed
    most = without_tile(state.table) if placed == PEACE_TILES else 0
    require(0 <= without <= most, "peace tiles differ")


def check_influence(before: State, after: State) -> None:
    """A3.6 A cube never goes back and never beyond 22; A6.1 only the active player's move."""
    for seat, (old, new) in enumerate(zip(before.influence, after.influence, strict=True)):
        require(old == new or seat == before.active, "a cube moved out of turn")
        for people in range(6):
            space = count(new, people)
            require(count(old, people) <= space <= TRACK_END, "a cube went back, or too far")


def check_tiles(before: State, after: State) -> None:
    """A6.1 One tile of the active player is used, for good."""
    for seat, (old, new) in enumerate(zip(before.tiles, after.tiles, strict=True)):
        require(old == new or seat == before.active, "a tile was used out of turn")
        require(new <= old and len(old - new) <= 1, "tiles came or went")
    require(not before.tile_used, "a second tile in one turn")


def check_scores(before: State, after: State) -> None:
    """A5.4 Scores grow by whole scorings of the map and the tracks."""
    gains = [new - old for old, new in zip(before.scores, after.scores, strict=True)]
    require(min(gains) >= 0, "a score fell")
    if not map_changed_since_scoring(before, after):
        once = list(points(after))
        twice = [2 * gain for gain in once]
        require(gains in (once, twice), "a scoring differs from the map and the tracks")


def map_changed_since_scoring(before: State, after: State) -> bool:
    """A4.1 Whether a second war, to which nobody had a card to lay, followed in the same step."""
    fought = outside(after.pacified(), before.pacified()).bit_count()
    return fought == 2 or (before.phase == "score" and fought == 1)
