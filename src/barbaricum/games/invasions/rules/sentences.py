"""The sentence of a refusal, with what it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from barbaricum.core.errors import Refusal
from barbaricum.games.invasions.data.cards import RUNES, SAGAS
from barbaricum.games.invasions.data.material import PIECES
from barbaricum.games.invasions.data.names import ENGLISH
from barbaricum.games.invasions.data.world import WHERE
from barbaricum.games.invasions.rules import checks
from barbaricum.games.invasions.rules.combat import most_dice
from barbaricum.games.invasions.rules.decisions import Action, Sail
from barbaricum.games.invasions.rules.reasons import REFUSALS
from barbaricum.games.invasions.rules.runes.play import Rune
from barbaricum.games.invasions.state import State


def place_in_the_way(state: State, action: Sail | Rune) -> int:
    """V6.1, V6.2 The place of a way that cannot be entered."""
    if isinstance(action, Sail):
        return action.place
    steps = zip((state.at[state.active], *action.way), action.way, strict=False)
    return next(place for start, place in steps if checks.step_from(state, start, place))


FACTS: Final[Mapping[str, Callable[[State, Any], object]]] = {
    "number": lambda state, _: state.pending and state.pending.n,
    "limit": lambda state, _: state.limit,
    "most": lambda state, _: most_dice(state),
    "here": lambda state, _: WHERE[state.at[state.active]],
    "seat": lambda _, action: action.seat,
    "rune": lambda _, action: RUNES[action.rune].name,
    "saga": lambda _, action: SAGAS[action.saga].name,
    "value": lambda _, action: action.value,
    "piece": lambda _, action: PIECES[action.piece],
    "port": lambda _, action: WHERE[action.port],
    "place": lambda state, action: WHERE[place_in_the_way(state, action)],
}
"""What a sentence may speak of, by the name it has there."""


def refuse(state: State, action: Action, code: str) -> Refusal:
    """The refusal of a code, with what its sentence speaks of."""
    key = f"invasions-refusal-{code}"
    values = {name: FACTS[name](state, action) for name in ENGLISH.fields(key)}
    return Refusal(REFUSALS[code], code, values, ENGLISH.say(key, values))
