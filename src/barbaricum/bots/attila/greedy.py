"""What greedy sees in Attila: points if scored now, and a little for what is kept."""

from __future__ import annotations

from typing import Final

from barbaricum.core.game import View
from barbaricum.games.attila.data.material import count, size
from barbaricum.games.attila.rules.scoring import points
from barbaricum.games.attila.rules.steps import step
from barbaricum.games.attila.rules.turn import TAKE_INFLUENCE, Play
from barbaricum.games.attila.rules.war import PASS
from barbaricum.games.attila.state import State

POINT: Final = 100
TILE: Final = 60
CARD: Final = 30
SPACE: Final = 8
SKIPPED: Final = 200
"""What things are worth to greedy, in hundredths of a point; a tile for each peace tile left."""


def worth_a_look(view: View) -> list[str]:
    """All legal texts; of the many exchanges only that of the whole hand, and only in need."""
    legal: list[str] = view["legal"]
    exchanges = [text for text in legal if text.startswith("tile exchange")]
    if not exchanges:
        return legal
    others = [text for text in legal if not text.startswith("tile exchange")]
    return [*others, max(exchanges, key=lambda text: text.count(" "))] if _stuck(view) else others


def _stuck(view: View) -> bool:
    """A3.9 Whether no card of the hand can be played."""
    return "skip" in view["legal"]


def value(after: State, seat: int) -> int:
    """What the position after an action of the seat is worth to it."""
    if after.phase == "card" and after.active == seat and after.tile_used and after.played:
        return _best_card(after, seat)
    return _balance(_quiet(after, seat), seat)


def _best_card(state: State, seat: int) -> int:
    """A6.2 After Double: the best of the cards that can now be played."""
    cards = Play.with_cards(state, state.hands[seat])
    return max((value(step(state, card), seat) for card in cards), default=_balance(state, seat))


def _quiet(state: State, seat: int) -> State:
    """The position once the influence is taken and nobody lays a card any more."""
    if state.phase == "influence" and state.active == seat:
        state = step(state, TAKE_INFLUENCE)
    while state.phase == "war":
        state = step(state, PASS)
    return state


def _balance(state: State, seat: int) -> int:
    """Own points if scored now against the best other's, then what is kept for later."""
    totals = state.scores
    if state.phase != "over":
        totals = tuple(map(sum, zip(state.scores, points(state), strict=True)))
    lead = totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
    return POINT * lead + _kept(state, seat) + _called(state, lead)


def _kept(state: State, seat: int) -> int:
    """Cubes, cards and unused tiles count a little, so that none is burnt for nothing."""
    if state.called:
        return 0
    tiles = len(state.tiles[seat])
    skipped = SKIPPED if state.skipped and state.active == seat else 0
    spaces = sum(count(state.influence[seat], people) for people in range(6))
    kept = CARD * size(state.hands[seat]) + TILE * tiles * state.peace
    return SPACE * spaces + kept - skipped


def _called(state: State, lead: int) -> int:
    """A7.1 Who leads likes the end; who does not keeps away from it."""
    if not state.called:
        return 0
    return POINT if lead > 0 else -5 * POINT
