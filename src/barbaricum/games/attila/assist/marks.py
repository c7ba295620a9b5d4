"""How a played game falls into turns and rounds, what stands out, and what lies open at the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from barbaricum.core.event import Event, EventKind, Joins, Values, joined
from barbaricum.core.game import Json
from barbaricum.games.attila.hidden.view import view
from barbaricum.games.attila.notation.snapshot import snapshot
from barbaricum.games.attila.rules.move import Move
from barbaricum.games.attila.rules.setup import DRAWS, DRAWS_HIDDEN
from barbaricum.games.attila.rules.steps import narrate
from barbaricum.games.attila.rules.war import LayCards
from barbaricum.games.attila.state import State

MARKS: Final[Mapping[str, str]] = {
    "strengths": "war",
    "scoring": "scoring",
    "final-scoring": "scoring",
    "over": "end",
}
"""What somebody who looks for it later wants to find, by the code of the event that tells it."""

SET_UP: Final = ("first", "deal")


def begins(before: State, after: State) -> Literal["turn", "round"] | None:
    """A3 Whether a turn began in this step, and with it a new round."""
    if after.phase in (*SET_UP, "over"):
        return None
    if before.phase not in SET_UP and before.active == after.active:
        return None
    new_round = before.phase in SET_UP or _place(after) <= _place(before)
    return "round" if new_round else "turn"


def _place(state: State) -> int:
    """A2.2 How many players came before the active one in this round."""
    return (state.active - state.first) % state.table.seats


def opened(state: State) -> dict[str, Json]:
    """A2.1, A4.2 The position with all hands and laid cards face up, for when it is over."""
    cards = snapshot(state)
    return view(state, None) | {key: cards[key] for key in ("hands", "laid")}


# --- What a log shows as one line ---

PLAYS_INFLUENCE: Final = EventKind(
    "A3.1", "plays-influence", ("seat", "people", "province", "space")
)
PLAYS_SECOND: Final = EventKind("A3.1", "plays-second", ("seat", "people", "province", "second"))
PLAYS_BOTH: Final = EventKind("A3.1", "plays-both", ("seat", "people", "province"))
JOINED: Final = (PLAYS_INFLUENCE, PLAYS_SECOND, PLAYS_BOTH)


def gathered(events: Iterable[Event]) -> list[Event]:
    """The events with what belongs together told as one."""
    return joined(events, JOINS)


def _draws(one: Values, other: Values) -> Event:
    """A3.8 Cards that a seat draws one after the other."""
    cards = dict(one["cards"])
    for people, number in other["cards"].items():
        cards[people] = cards.get(people, 0) + number
    return DRAWS(one["seat"], cards)


def _draws_hidden(one: Values, other: Values) -> Event:
    """A3.8 The same, seen by others."""
    return DRAWS_HIDDEN(one["seat"], one["number"] + other["number"])


def _plays_influence(one: Values, other: Values) -> Event:
    """A3.1, A3.5 A token and influence."""
    return PLAYS_INFLUENCE(one["seat"], one["people"], one["province"], other["space"])


def _plays_second(one: Values, other: Values) -> Event:
    """A3.1, A3.7 Two tokens, apart or together."""
    if one["province"] == other["province"]:
        return PLAYS_BOTH(one["seat"], one["people"], one["province"])
    return PLAYS_SECOND(one["seat"], one["people"], one["province"], other["province"])


JOINS: Final[Joins[Event]] = {
    ("draws", "draws"): _draws,
    ("draws-hidden", "draws-hidden"): _draws_hidden,
    ("plays", "takes-influence"): _plays_influence,
    ("plays", "second-token"): _plays_second,
}
"""What can be told as one, if it is of one seat."""


def tell(before: State, action: Move, _after: State, seat: int | None) -> list[Event]:
    """What happened in a step, as this seat may know it; None is an onlooker."""
    return [event.seen_by(seat) for event in narrate(before, action)[1]]


def reveals(before: State, action: Move, _after: State) -> bool:
    """A4.3 Whether the step shows cards that other seats had laid face down."""
    told = narrate(before, action)[1] if isinstance(action, LayCards) else []
    return any(one.code == "reveals" and one.values["seat"] != before.actor for one in told)
