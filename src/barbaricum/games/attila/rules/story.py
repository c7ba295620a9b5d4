"""One step of the game as a log tells it, for the eyes of one seat and without any secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from barbaricum.games.attila.data.board import PROVINCES, crowd
from barbaricum.games.attila.data.material import ONE, PEOPLES, SPACES, count, size, written
from barbaricum.games.attila.hidden.view import sees_laid
from barbaricum.games.attila.rules.actions import (
    SCORE,
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
from barbaricum.games.attila.rules.ending import result
from barbaricum.games.attila.rules.event import Event, gathered
from barbaricum.games.attila.rules.placing import put_down
from barbaricum.games.attila.rules.scoring import score
from barbaricum.games.attila.rules.tiles import advance, replaces_step
from barbaricum.games.attila.rules.war import lay
from barbaricum.games.attila.rules.war_story import tell_scoring, tell_wars
from barbaricum.games.attila.state import State

__all__ = ["Event", "gathered", "reveals", "tell"]


def tell(before: State, action: Action, after: State, seat: int | None) -> list[Event]:
    """What happened between two positions, as this seat may know it; None is an onlooker."""
    return [*TELL[type(action)](before, action, seat), *tell_rest(before, action, after)]


def reveals(before: State, action: Action, after: State) -> bool:
    """A4.3 Whether the step shows cards that other seats had laid face down."""
    if not isinstance(action, War) or before.table.war_cards == "open":
        return False
    others = any(cards for seat, cards in enumerate(before.laid) if seat != before.actor)
    fought = after.phase != "war" or after.wars != before.wars
    return others and fought


def tell_first(_before: State, action: First, _seat: int | None) -> Iterator[Event]:
    """A2.2 Who begins."""
    yield Event.of("first-player", action.seat)


def tell_deal(before: State, action: Deal, seat: int | None) -> Iterator[Event]:
    """A2.1, A3.8 Only the owner sees the card."""
    assert before.due is not None
    owner = before.due[0]
    if owner == seat:
        yield Event.of("draws", owner, {PEOPLES[action.people]: 1})
    else:
        yield Event.of("draws-hidden", owner, 1)


def tell_play(before: State, action: Play, _seat: int | None) -> Iterator[Event]:
    """A3.1 A card and its token; A4.1 the fifth token brings war."""
    yield Event.of("plays", before.active, PEOPLES[action.people], PROVINCES[action.province])
    if crowd(before.tokens, action.province) == 4:
        yield Event.of("fifth-token", PROVINCES[action.province])


def tell_influence(before: State, _action: TakeInfluence, _seat: int | None) -> Iterator[Event]:
    """A3.5 The cube goes on; A4.1 then the wars."""
    assert before.people is not None
    people, owner, new = before.people, before.active, before.copy()
    advance(new, people, SPACES[new.peace])
    space = count(new.influence[owner], people)
    spaces = space - count(before.influence[owner], people)
    yield Event.of("takes-influence", owner, PEOPLES[people], spaces, space)
    yield from tell_wars(new)


def tell_second(before: State, action: Second, _seat: int | None) -> Iterator[Event]:
    """A3.7 A second token; A4.1 then the wars."""
    assert before.people is not None
    name, new = PROVINCES[action.province], before.copy()
    put_down(new, before.people, action.province)
    yield Event.of("second-token", before.active, PEOPLES[before.people], name)
    if len(new.wars) > len(before.wars):
        yield Event.of("fifth-token", name)
    yield from tell_wars(new)


def tell_forgo(before: State, _action: Forgo, _seat: int | None) -> Iterator[Event]:
    """A3.7 Neither; A4.1 then the wars."""
    assert before.people is not None
    yield Event.of("forgoes", before.active, PEOPLES[before.people])
    yield from tell_wars(before.copy())


def tell_war(before: State, action: War, seat: int | None) -> Iterator[Event]:
    """A4.2 How many cards are laid; which ones, only to who may know."""
    owner, new = before.actor, before.copy()
    assert owner is not None
    if not action.cards:
        yield Event.of("passes", owner)
    elif sees_laid(before, owner, seat):
        yield Event.of("lays", owner, written(action.cards))
    else:
        yield Event.of("lays-hidden", owner, size(action.cards))
    lay(new, owner, action.cards)
    yield from tell_wars(new)


def tell_score(before: State, _action: Score, _seat: int | None) -> Iterator[Event]:
    """A5.1 The scoring that waited; A4.1 then a second war."""
    new = before.copy()
    yield from tell_scoring(new, new.peace + 1)
    score(new)
    yield from tell_wars(new)


def tell_double(before: State, _action: Double, _seat: int | None) -> Iterator[Event]:
    """A6.2 One more card."""
    yield Event.of("uses-double", before.active)


def tell_exchange(before: State, action: Exchange, _seat: int | None) -> Iterator[Event]:
    """A6.3 Cards laid aside are seen by all."""
    yield Event.of("uses-exchange", before.active, written(action.cards))


def tell_advance(before: State, action: Advance, seat: int | None) -> Iterator[Event]:
    """A6.4 One track or two; A6.1 in window 4 the scoring follows, A9 `instead` the wars."""
    new, owner = before.copy(), before.active
    for people in action.tracks:
        advance(new, people, 1)
    one, other = action.tracks
    named = [(PEOPLES[people], count(new.influence[owner], people)) for people in (one, other)]
    if one == other:
        yield Event.of("uses-influence", owner, *named[0])
    else:
        yield Event.of("uses-influence-twice", owner, *named[0], *named[1])
    if before.phase == "score":
        yield from tell_score(new, SCORE, seat)
    elif before.phase == "influence" and replaces_step(before):
        yield from tell_wars(new)


def tell_nothing(_before: State, _action: Skip | End, _seat: int | None) -> Iterator[Event]:
    """A3.9, A6.5 What there is to tell, `tell_rest` tells."""
    yield from ()


Tell = Callable[[State, Any, int | None], Iterator[Event]]  # each for the kind it stands for

TELL: Final[Mapping[type, Tell]] = {
    Play: tell_play,
    TakeInfluence: tell_influence,
    Second: tell_second,
    Forgo: tell_forgo,
    War: tell_war,
    Score: tell_score,
    Double: tell_double,
    Exchange: tell_exchange,
    Advance: tell_advance,
    Skip: tell_nothing,
    End: tell_nothing,
    First: tell_first,
    Deal: tell_deal,
}


def tell_rest(before: State, action: Action, after: State) -> Iterator[Event]:
    """What follows by itself: the end called, a skip, the end of the turn, a new draw pile."""
    if after.called and not before.called:
        yield Event.of("end-called", before.active, after.called)
    if after.skipped and (not before.skipped or began(before, after)):
        yield Event.of("skips", after.active)
    yield from tell_turn_end(before, action, after)
    if size(after.draw) > size(before.draw) or (before.discard and not after.discard):
        yield Event.of("reshuffled")
    if after.phase == "over":
        yield from tell_result(after)


def began(before: State, after: State) -> bool:
    """Whether a turn began in this step."""
    set_up = ("first", "deal")
    if after.phase in set_up:
        return False
    return before.phase in set_up or before.active != after.active


def tell_turn_end(before: State, action: Action, after: State) -> Iterator[Event]:
    """A3.8 The turns that ended in this step; A3.9 a skipped one with the whole hand laid down."""
    ended = after.phase in ("refill", "over")
    in_turn = before.phase not in ("first", "deal", "refill")
    if in_turn and before.active != after.active:
        yield Event.of("turn-ended", before.active)
    if not ended or not (in_turn or began(before, after)):
        return
    if after.phase == "refill" and after.skipped and not after.played:
        yield from tell_hand_laid_down(before, action, after.active)
    yield Event.of("turn-ended", after.active)


def tell_hand_laid_down(before: State, action: Action, seat: int) -> Iterator[Event]:
    """A3.9 The hand of a player who could play nothing."""
    hand = before.hands[seat]
    if isinstance(action, Deal) and before.due and before.due[0] == seat:
        hand += ONE[action.people]
    if hand:
        yield Event.of("lays-down", seat, written(hand))


def tell_result(state: State) -> Iterator[Event]:
    """A7.2, A7.4 The final scoring, and who won."""
    if state.table.final_scoring:
        yield from tell_scoring(state, None)
    final = result(state)
    if final:
        yield Event.of("over", list(final.places), list(final.points))
