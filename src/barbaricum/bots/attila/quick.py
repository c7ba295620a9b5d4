"""Quick choices in Attila: every action with a rough worth, found without taking a step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Final

from barbaricum.bots.attila.estimate import Estimate
from barbaricum.bots.attila.sense import Sense
from barbaricum.core.memo import Memo
from barbaricum.games.attila.data.board import (
    PRESENT,
    cards_of_present,
    inside,
    is_full,
    tokens_of,
)
from barbaricum.games.attila.data.material import ONE, SPACES, count, full_tracks, size
from barbaricum.games.attila.rules.move import Move
from barbaricum.games.attila.rules.scoring import SCORE
from barbaricum.games.attila.rules.tiles import (
    CLIMBS,
    END,
    EXCHANGES,
    USE_DOUBLE,
    Advance,
    Double,
    Exchange,
    any_time,
)
from barbaricum.games.attila.rules.turn import (
    FORGO,
    HELD,
    SKIP,
    TAKE_INFLUENCE,
    Play,
    Second,
)
from barbaricum.games.attila.rules.war import LAYS_OF, cards_laid, weakest
from barbaricum.games.attila.state import State

Rated = list[tuple[float, Move]]
Field = tuple[int, int, int]
"""A war: the contents of the province, the cards laid, those that may be laid from a hand."""
Lay = tuple[tuple[int, ...], float, Move]
"""Who would leave, what the cards cost, and the action."""
_rating = itemgetter(0)
SPENT: Final = 0.35
"""What a card laid in a war costs."""
CALLED: Final = 3.0
"""What a tile must bring before it is used for good."""


def _every_lay(field: Field) -> tuple[Lay, ...]:
    """A4.2–A4.4 Each way of laying cards of a hand: who would leave, and what it costs."""
    contents, laid, hand = field
    present = PRESENT[contents]
    found: list[Lay] = []
    for action in LAYS_OF[hand]:
        cards = laid + action.cards
        force = {p: tokens_of(contents, p) + count(cards, p) for p in present}
        found.append((tuple(weakest(force)), SPENT * size(action.cards), action))
    return tuple(found)


def _best_lays(field: Field) -> tuple[Lay, ...]:
    """The cheapest way to each outcome, in the same order."""
    cheapest: dict[tuple[int, ...], Lay] = {}
    every = _every_lay(field)
    for lay in every:
        if lay[0] not in cheapest or lay[1] < cheapest[lay[0]][1]:
            cheapest[lay[0]] = lay
    return tuple([lay for lay in every if cheapest[lay[0]] is lay])


EVERY_LAY: Final = Memo[Field, tuple[Lay, ...]](_every_lay)
BEST_LAYS: Final = Memo[Field, tuple[Lay, ...]](_best_lays)


class Quick:
    """The rough worth of each action that is worth a thought."""

    def __init__(self, estimate: Estimate) -> None:
        self._lead = estimate.lead
        self._by_phase: Mapping[str, Callable[[State, Sense], Rated]] = {
            "card": self._cards,
            "influence": self._influence,
            "war": self._war,
            "score": self._score,
            "end": self._end,
        }

    def __call__(self, state: State) -> Rated:
        """The actions worth a thought, in no order; at least one."""
        assert state.actor is not None
        return self._by_phase[state.phase](state, Sense(state, state.actor, self._lead))

    def best(self, state: State) -> Move:
        """The action of the best rough worth; the first of equal ones."""
        assert state.actor is not None
        sense = Sense(state, state.actor, self._lead)
        if state.phase == "war":
            return max(self._fought(state, sense, BEST_LAYS), key=_rating)[1]
        return max(self._by_phase[state.phase](state, sense), key=_rating)[1]

    def _cards(self, state: State, sense: Sense) -> Rated:
        """A3.1 Each card in each province, with the better of influence and second token."""
        step = SPACES[state.peace]
        rated: Rated = []
        for people in HELD[state.hands[state.active]]:
            again = sense.change(people, 1, 0)
            after = max(sense.change(people, 1, 0, step), sense.change(people, 2, 1)) - again
            first = sense.change(people, 1, 1)
            for play in Play.with_cards(state, ONE[people]):
                contents = inside(state.tokens, play.province)
                worth = again if tokens_of(contents, people) else first
                if is_full(contents):
                    worth += sense.fought(play.province, contents, people)
                rated.append((worth + after, play))
        return rated or self._stuck(state)

    def _stuck(self, state: State) -> Rated:
        """A3.9 No card can be played: the whole hand is exchanged, if it can be."""
        hand = state.hands[state.active]
        rated: Rated = [(0.0, SKIP)]
        if Exchange.usable(state) and hand:
            rated.append((1.0, EXCHANGES[hand]))
        return rated

    def _influence(self, state: State, sense: Sense) -> Rated:
        """A3.5, A3.7 Influence, a second token, or neither."""
        people = state.people
        assert people is not None
        taken = sense.change(people, 0, 0, SPACES[state.peace])
        rated: Rated = [(taken, TAKE_INFLUENCE), (0.0, FORGO)]
        rated += [(sense.placed(people, one.province), one) for one in Second.offered(state)]
        if not any_time(state):
            rated += self._climbs(state, sense)
        return rated

    def _climbs(self, state: State, sense: Sense) -> Rated:
        """A6.4 The Influence tile on each track or two."""
        if not Advance.usable(state):
            return []
        climbs = CLIMBS[full_tracks(state.influence[state.active])]
        return [(self._climb(sense, one) - CALLED, one) for one in climbs]

    @staticmethod
    def _climb(sense: Sense, one: Advance) -> float:
        first, second = one.tracks
        if first == second:
            return sense.change(first, 0, 0, 2)
        return sense.change(first, 0, 0, 1) + sense.change(second, 0, 0, 1)

    def _war(self, state: State, sense: Sense) -> Rated:
        """A4.2 Each way of laying cards, as if nobody laid any after."""
        return self._fought(state, sense, EVERY_LAY)

    @staticmethod
    def _fought(state: State, sense: Sense, table: Mapping[Field, Sequence[Lay]]) -> Rated:
        province = state.wars[0]
        contents = inside(state.tokens, province)
        assert state.actor is not None
        hand = cards_of_present(state.hands[state.actor], contents)
        known: dict[tuple[int, ...], float] = {}
        rated: Rated = []
        for leaving, spent, action in table[contents, cards_laid(state), hand]:
            if leaving not in known:
                known[leaving] = sense.driven_out(province, leaving)
            rated.append((known[leaving] - spent, action))
        return rated

    def _score(self, state: State, sense: Sense) -> Rated:
        """A6.1 Window 4: the tile, or on to the scoring."""
        return [(0.0, SCORE), *self._climbs(state, sense)]

    def _end(self, state: State, sense: Sense) -> Rated:
        """A6.5 Window 5: a tile, or the end of the turn."""
        rated: Rated = [(0.0, END)]
        if any_time(state):
            rated += self._climbs(state, sense)
        if Double.offered(state):
            best = max(value for value, _ in self._cards(state, sense))
            rated.append((best - CALLED, USE_DOUBLE))
        return rated
