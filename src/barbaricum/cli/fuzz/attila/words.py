"""Coverage, line by line: what each action shows when it is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from barbaricum.cli.fuzz.attila.steering import WINDOWS
from barbaricum.cli.fuzz.subject import Tally
from barbaricum.games.attila.data.board import BIT, NEAR, NORTH, number_in
from barbaricum.games.attila.data.material import TRACK_END, count, peoples
from barbaricum.games.attila.rules.actions import (
    Action,
    Advance,
    Deal,
    Double,
    End,
    Exchange,
    First,
    Forgo,
    Play,
    Score,
    Second,
    Skip,
    TakeInfluence,
    War,
)
from barbaricum.games.attila.rules.placing import can_play
from barbaricum.games.attila.state import State

Watch = Callable[[State, Any, State, Tally], None]  # each takes the kind of action it stands for

WORDS: Final[Mapping[type, str]] = {
    Play: "A3.1 play",
    TakeInfluence: "A3.5 influence",
    Second: "A3.7 second",
    Forgo: "A3.7 forgo",
    War: "A4.2 war",
    Score: "A5.1 score",
    Double: "A6.2 tile double",
    Exchange: "A6.3 tile exchange",
    Advance: "A6.4 tile influence",
    Skip: "A3.9 skip",
    End: "A6.5 end",
    First: "A2.2 first",
    Deal: "A2.1 deal",
}

WINDOW_LINES: Final = (
    "A6.1 double in window 5",
    *(f"A6.1 exchange in window {window}" for window in (1, 2, 3, 5)),
    *(f"A6.1 influence in window {window}" for window in (1, 2, 3, 4, 5)),
)

DETAIL_LINES: Final = (
    "A3.2 first token of a people",
    "A3.3 only beside pacified provinces",
    "A3.6 influence with the cube at 22",
    "A3.7 second token to tokens of its people",
    "A3.9 exchange in place of a skip",
    "A3.9 exchange brings a playable card",
    "A4.2 war pass",
    "A4.2 cards of two peoples laid",
    "A6.4 one track",
    "A6.4 two tracks",
    "A6.4 two spaces from space 21",
    "A6.4 onto a track",
    "A7.2 exchange after the end was called",
    "A7.2 influence after the end was called",
    "A7.2 double after the end was called",
    "A7.2 card after the tenth tile",
    "A8.1 second card after the end was called",
    "A8.2 double with two players",
)


def watch_play(before: State, action: Play, _after: State, tally: Tally) -> None:
    """A3.2, A3.3 Where a token goes; A8.1 the second card of a called end; A7.2 a late one."""
    if not before.peace:
        tally["A7.2 card after the tenth tile"] += 1
    homes = [v for v in range(25) if number_in(before.tokens, action.people, v)]
    if not homes:
        tally["A3.2 first token of a people"] += 1
    elif not BIT[action.province] & NORTH and _only_beside_pacified(before, action, homes):
        tally["A3.3 only beside pacified provinces"] += 1
    if before.called and before.played == 1 and not before.tile_used:
        tally["A8.1 second card after the end was called"] += 1


def _only_beside_pacified(state: State, action: Play, homes: list[int]) -> bool:
    """A3.3 Whether every token that lets this one in lies in a pacified province."""
    pacified = state.pacified()
    return all(pacified & BIT[home] for home in homes if NEAR[action.province] & BIT[home])


def watch_influence(before: State, _action: TakeInfluence, _after: State, tally: Tally) -> None:
    """A3.6 A cube at 22 stays there."""
    assert before.people is not None
    if count(before.influence[before.active], before.people) == TRACK_END:
        tally["A3.6 influence with the cube at 22"] += 1


def watch_second(before: State, action: Second, _after: State, tally: Tally) -> None:
    """A3.7 The second token may go where tokens of its people lie, the first one included."""
    assert before.people is not None
    if number_in(before.tokens, before.people, action.province):
        tally["A3.7 second token to tokens of its people"] += 1


def watch_war(_before: State, action: War, _after: State, tally: Tally) -> None:
    """A4.2 What one player lays."""
    if not action.cards:
        tally["A4.2 war pass"] += 1
    elif len(list(peoples(action.cards))) > 1:
        tally["A4.2 cards of two peoples laid"] += 1


def watch_double(before: State, _action: Double, _after: State, tally: Tally) -> None:
    """A6.2, A8.2 One more card."""
    tally["A6.1 double in window 5"] += 1
    if before.called:
        tally["A7.2 double after the end was called"] += 1
    if before.table.seats == 2:
        tally["A8.2 double with two players"] += 1


def watch_exchange(before: State, _action: Exchange, _after: State, tally: Tally) -> None:
    """A6.3 In which window."""
    tally[f"A6.1 exchange in window {WINDOWS[before.phase]}"] += 1
    if before.called:
        tally["A7.2 exchange after the end was called"] += 1
    if before.phase == "card" and not can_play(before, before.hands[before.active]):
        tally["A3.9 exchange in place of a skip"] += 1


def watch_advance(before: State, action: Advance, _after: State, tally: Tally) -> None:
    """A6.4 In which window, and how far."""
    tally[f"A6.1 influence in window {WINDOWS[before.phase]}"] += 1
    one, other = action.tracks
    tally["A6.4 one track" if one == other else "A6.4 two tracks"] += 1
    spaces = [count(before.influence[before.active], people) for people in action.tracks]
    if one == other and spaces[0] == TRACK_END - 1:
        tally["A6.4 two spaces from space 21"] += 1
    if not all(spaces):
        tally["A6.4 onto a track"] += 1
    if before.called:
        tally["A7.2 influence after the end was called"] += 1


def watch_deal(before: State, _action: Deal, after: State, tally: Tally) -> None:
    """A3.9 Exchange may bring a card that can be played."""
    if before.phase == "exchange" and after.phase == "card":
        hand = before.hands[before.active]
        if not can_play(before, hand) and can_play(after, after.hands[after.active]):
            tally["A3.9 exchange brings a playable card"] += 1


WATCH: Final[Mapping[type, Watch]] = {
    Play: watch_play,
    TakeInfluence: watch_influence,
    Second: watch_second,
    War: watch_war,
    Double: watch_double,
    Exchange: watch_exchange,
    Advance: watch_advance,
    Deal: watch_deal,
}


def watch_word(before: State, action: Action, after: State, tally: Tally) -> None:
    """The word of an action, and what it shows."""
    kind = type(action)
    tally[WORDS[kind]] += 1
    watch = WATCH.get(kind)
    if watch:
        watch(before, action, after, tally)
