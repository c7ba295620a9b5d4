"""Quick choices in Attila: every action with a rough worth, found without taking a step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from barbaricum.bots.attila.estimate import Estimate
from barbaricum.bots.attila.sense import Sense
from barbaricum.games.attila.actions import (
    END,
    EXCHANGES,
    FORGO,
    PASS,
    SCORE,
    SKIP,
    TAKE_INFLUENCE,
    USE_DOUBLE,
    Action,
    Advance,
)
from barbaricum.games.attila.map import inside
from barbaricum.games.attila.material import INFLUENCE, SHIFT, SPACES, full_tracks, size
from barbaricum.games.attila.placing import plays, seconds
from barbaricum.games.attila.state import State
from barbaricum.games.attila.tiles import CLIMBS, any_time, double_actions, in_hand
from barbaricum.games.attila.war import PRESENT, cards_laid, lays

Rated = list[tuple[float, Action]]
SPENT: Final = 0.35
"""What a card laid in a war costs."""
CALLED: Final = 3.0
"""What a tile must bring before it is used for good."""


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
        sense = Sense(state, state.actor, self._lead)
        return self._by_phase[state.phase](state, sense)

    def _cards(self, state: State, sense: Sense) -> Rated:
        """A3.1 Each card in each province, with the better of influence and second token."""
        hand = state.hands[state.active]
        step = SPACES[state.peace]
        rated: Rated = []
        extra: dict[int, float] = {}
        for play in plays(state, hand):
            people = play.people
            if people not in extra:
                with_cube = sense.change(people, 1, 0, step)
                extra[people] = max(with_cube, sense.change(people, 2, 1)) - sense.change(
                    people, 1, 0
                )
            rated.append((sense.placed(people, play.province) + extra[people], play))
        return rated or self._stuck(state)

    def _stuck(self, state: State) -> Rated:
        """A3.9 No card can be played: the whole hand is exchanged, if it can be."""
        hand = state.hands[state.active]
        rated: Rated = [(0.0, SKIP)]
        if in_hand(state) & 2 and hand:
            rated.append((1.0, EXCHANGES[hand]))
        return rated

    def _influence(self, state: State, sense: Sense) -> Rated:
        """A3.5, A3.7 Influence, a second token, or neither."""
        people = state.people
        assert people is not None
        taken = sense.change(people, 0, 0, SPACES[state.peace])
        rated: Rated = [(taken, TAKE_INFLUENCE), (0.0, FORGO)]
        rated += [(sense.placed(people, one.province), one) for one in seconds(state)]
        if not any_time(state):
            rated += self._climbs(state, sense)
        return rated

    def _climbs(self, state: State, sense: Sense) -> Rated:
        """A6.4 The Influence tile on each track or two."""
        if not in_hand(state) & INFLUENCE:
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
        province = state.wars[0]
        contents, laid = inside(state.tokens, province), cards_laid(state)
        present = PRESENT[contents]
        tokens = {people: contents >> 3 * people & 7 for people in present}
        known: dict[tuple[int, ...], float] = {}
        rated: Rated = []
        for action in lays(state):
            cards = laid + action.cards
            force = [tokens[people] + (cards >> SHIFT[people] & 63) for people in present]
            least = min(force)
            leaving = tuple(p for p, one in zip(present, force, strict=True) if one == least)
            if leaving not in known:
                known[leaving] = sense.driven_out(province, leaving)
            rated.append((known[leaving] - SPENT * size(action.cards), action))
        return rated or [(0.0, PASS)]

    def _score(self, state: State, sense: Sense) -> Rated:
        """A6.1 Window 4: the tile, or on to the scoring."""
        return [(0.0, SCORE), *self._climbs(state, sense)]

    def _end(self, state: State, sense: Sense) -> Rated:
        """A6.5 Window 5: a tile, or the end of the turn."""
        rated: Rated = [(0.0, END)]
        if any_time(state):
            rated += self._climbs(state, sense)
        if double_actions(state):
            best = max(value for value, _ in self._cards(state, sense))
            rated.append((best - CALLED, USE_DOUBLE))
        return rated
