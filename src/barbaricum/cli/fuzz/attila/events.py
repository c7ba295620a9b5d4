"""Coverage, line by line: what follows from an action by itself, and what a whole game shows."""

from __future__ import annotations

from typing import Final, get_args

from barbaricum.cli.fuzz.attila.scorings import SCORING_LINES, watch_scoring
from barbaricum.cli.fuzz.attila.words import DETAIL_LINES, WINDOW_LINES, WORDS, watch_word
from barbaricum.cli.fuzz.one import UNDO_LINE
from barbaricum.cli.fuzz.subject import Broken, Tally
from barbaricum.games.attila.data.board import crowd, number_in, present, provinces
from barbaricum.games.attila.data.material import EMPTY, count, full_tracks, runs_out, size
from barbaricum.games.attila.rules.actions import Action, Second, Skip, War
from barbaricum.games.attila.rules.ending import result
from barbaricum.games.attila.state import OFFER, Ending, State

ENDINGS: Final = dict(zip(get_args(Ending), "abcd", strict=True))
"""A7.1 The letters of the endings."""

EVENT_LINES: Final = (
    "A3.6 cube comes to 22",
    "A3.9 skip by choice",
    "A3.9 skip by itself",
    "A3.9 skip with an empty hand",
    "A3.9 hand laid down",
    "A3.9 skip after a card",
    "A3.10 reshuffle in refill",
    "A3.10 reshuffle in exchange",
    "A4.1 two wars by one card",
    "A4.2 war without anybody to lay",
    "A4.2 active player passed over",
    "A4.4 several weakest peoples",
    "A4.4 one people alone",
    "A4.4 province emptied",
    "A4.7 war without a peace tile",
    "A7.1 last token driven out",
)


def watch(before: State, action: Action, after: State, tally: Tally) -> None:
    """Everything one step shows."""
    watch_word(before, action, after, tally)
    if after.skipped:
        watch_skip(before, action, after, tally)
    if after.due is not None and size(after.draw) > size(before.draw):
        tally[f"A3.10 reshuffle in {after.phase}"] += 1
    if after.wars or before.wars:
        watch_wars(before, action, after, tally)
    if after.scores != before.scores:
        watch_scoring(after, tally)
    if after.influence != before.influence and cubes_at_end(after) > cubes_at_end(before):
        tally["A3.6 cube comes to 22"] += 1


def cubes_at_end(state: State) -> int:
    """A1.4 How many cubes stand at 22."""
    return sum(full_tracks(cubes).bit_count() for cubes in state.influence)


def watch_skip(before: State, action: Action, after: State, tally: Tally) -> None:
    """A3.9 A skip has just come, by choice or by itself; a hand is laid down with the refill."""
    seat = after.active
    if not (before.skipped and before.active == seat):
        tally[f"A3.9 skip {'by choice' if isinstance(action, Skip) else 'by itself'}"] += 1
        if after.played:
            tally["A3.9 skip after a card"] += 1
        if not before.hands[seat]:
            tally["A3.9 skip with an empty hand"] += 1
    refills = after.phase == "refill" and (before.phase != "refill" or before.active != seat)
    if refills and not after.played and before.hands[seat]:
        tally["A3.9 hand laid down"] += 1


def watch_wars(before: State, action: Action, after: State, tally: Tally) -> None:
    """A4 Wars begun and wars fought in this step."""
    if isinstance(action, Second) and len(before.wars) == 1 and _fifth(before, action):
        tally["A4.1 two wars by one card"] += 1
    fought = list(provinces(after.pacified() & ~before.pacified()))
    if len(fought) > isinstance(action, War):
        tally["A4.2 war without anybody to lay"] += 1
    for province in fought:
        watch_fought(before, action, after, province, tally)
    if before.phase != "war" and after.phase == "war" and after.actor != after.active:
        tally["A4.2 active player passed over"] += 1
    if runs_out(before.supply) and not runs_out(after.supply) and after.called is None:
        tally["A7.1 last token driven out"] += 1


def _fifth(state: State, action: Second) -> bool:
    return crowd(state.tokens, action.province) == 4


def watch_fought(before: State, action: Action, after: State, province: int, tally: Tally) -> None:
    """A4.3, A4.4 Who had to leave, counted anew from the tokens and cards before."""
    if not before.peace:
        tally["A4.7 war without a peace tile"] += 1
    if not isinstance(action, War):
        return
    here = present(before.tokens, province)
    laid = EMPTY
    if province == before.wars[0]:
        laid = action.cards + sum(cards or EMPTY for cards in before.laid)
    strength = {p: number_in(before.tokens, p, province) + count(laid, p) for p in here}
    left = [people for people in here if strength[people] == min(strength.values())]
    if present(after.tokens, province) != [people for people in here if people not in left]:
        raise Broken(f"A4.4 the wrong peoples left province {province}")
    watch_leaving(len(left), len(here), tally)


def watch_leaving(left: int, here: int, tally: Tally) -> None:
    """A4.4 How many peoples there were, and how many had to leave."""
    if left > 1:
        tally["A4.4 several weakest peoples"] += 1
    if here == 1:
        tally["A4.4 one people alone"] += 1
    if left == here:
        tally["A4.4 province emptied"] += 1


TABLE_LINES: Final = (
    *(f"A1.2 {seats} seats" for seats in OFFER.seats),
    *(f"A9 {name}={value}" for name, option in OFFER.options.items() for value in option.values),
)

END_LINES: Final = (
    *(f"A7.1 {letter} {ending}" for ending, letter in ENDINGS.items()),
    *(f"A7.3 {ending} without a final scoring" for ending in ENDINGS),
    "A7.2 tenth tile after another call",
    "A7.4 victory shared",
    "A8.1 no second card after the tenth tile",
)


def watch_end(state: State, tally: Tally) -> None:
    """The table, the ending and the places of a whole game."""
    table, outcome = state.table, result(state)
    assert outcome is not None
    tally[f"A1.2 {table.seats} seats"] += 1
    for name, value in table.options().items():
        tally[f"A9 {name}={value}"] += 1
    tally[f"A7.1 {ENDINGS[state.called or 'no-room']} {outcome.ending}"] += 1
    if not table.final_scoring:
        tally[f"A7.3 {outcome.ending} without a final scoring"] += 1
    if outcome.ending != "peace-tiles" and not state.peace:
        tally["A7.2 tenth tile after another call"] += 1
    if outcome.places.count(1) > 1:
        tally["A7.4 victory shared"] += 1
    if table.seats == 2 and state.played == 1 and not state.peace and not state.skipped:
        tally["A8.1 no second card after the tenth tile"] += 1


LINES: Final = (
    *WORDS.values(), *WINDOW_LINES, *DETAIL_LINES, *EVENT_LINES, *SCORING_LINES, *TABLE_LINES,
    *END_LINES, UNDO_LINE,
)  # fmt: skip
