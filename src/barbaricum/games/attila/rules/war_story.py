"""What a log says of wars and scorings."""

from __future__ import annotations

from collections.abc import Iterator

from barbaricum.games.attila.data.board import PROVINCES, number_in, spread
from barbaricum.games.attila.data.material import PEOPLES, SPACES, TOKENS, count, written
from barbaricum.games.attila.rules.event import Event
from barbaricum.games.attila.rules.scoring import case, cubes_of, gap_of, points, score, shares_of
from barbaricum.games.attila.rules.tiles import scoring_waits
from barbaricum.games.attila.rules.war import (
    fight,
    next_to_lay,
    strengths,
    take_peace_tile,
    weakest,
)
from barbaricum.games.attila.state import State


def century(peace: int) -> int:
    """A1.3 The number of the current century: the 4th moves cubes one space, the 7th four."""
    return 3 + SPACES[peace]


def tell_wars(new: State) -> Iterator[Event]:
    """A4.1 Every war in which nobody is left to decide; `new` goes along with the story."""
    while new.wars and next_to_lay(new, new.active) is None:
        yield from tell_war(new)
        peace = new.peace
        province = PROVINCES[new.wars[0]]
        fight(new)
        due = take_peace_tile(new)
        yield tell_pacified(new, province, peace)
        if due and scoring_waits(new):
            return
        if due:
            yield from tell_scoring(new, peace)
            score(new)


def tell_war(state: State) -> Iterator[Event]:
    """A4.3 The cards are revealed, A4.4 the weakest leave."""
    province = state.wars[0]
    for seat, cards in enumerate(state.laid):
        if cards and state.table.war_cards == "hidden":
            yield Event.of("reveals", seat, written(cards))
    strength = strengths(state)
    named = {PEOPLES[people]: force for people, force in strength.items()}
    yield Event.of("strengths", PROVINCES[province], named)
    for people in weakest(strength):
        number = number_in(state.tokens, people, province)
        yield Event.of("leaves", PEOPLES[people], number, PROVINCES[province])


def tell_pacified(new: State, province: str, peace: int) -> Event:
    """A4.6 With a peace tile, A4.7 or without one; `peace` tiles were left before the war."""
    if not peace:
        return Event.of("closed", province)
    return Event.of("pacified", province, century(peace), new.peace)


def tell_scoring(state: State, peace: int | None) -> Iterator[Event]:
    """A5.2 The points of every people, then of every seat; `peace` is None at the very end."""
    if peace is None:
        yield Event.of("final-scoring")
    else:
        yield Event.of("scoring", century(peace))
    for people, name in enumerate(PEOPLES):
        shares = shares_of(state, people)
        if any(shares):
            tokens, provinces = TOKENS - count(state.supply, people), spread(state.tokens, people)
            cubes = cubes_of(state, people)
            why = case(cubes, gap_of(state))
            yield Event.of("scores", name, tokens, provinces, shares, cubes, why)
    yield Event.of("totals", list(points(state)))
