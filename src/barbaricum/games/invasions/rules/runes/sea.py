"""V14.4 Runes of the sea: Oars and Sails, Calm Sea, Breath of Njord."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from barbaricum.core.memo import Memo
from barbaricum.games.invasions.data.cards import RUNE
from barbaricum.games.invasions.data.world import INDEX, NEAR, PLACES, WINTERING
from barbaricum.games.invasions.rules.checks import Code, step_from
from barbaricum.games.invasions.rules.decisions import READERS
from barbaricum.games.invasions.rules.reasons import refusal
from barbaricum.games.invasions.rules.runes.play import AFLOAT, Rune, here, need
from barbaricum.games.invasions.rules.sequence import free
from barbaricum.games.invasions.rules.ship import move
from barbaricum.games.invasions.state import State

WAY_BACK: Final = refusal("V14.4", "way-back")
OTHER_WIND: Final = need("V9.7", "same-wind", lambda state, rune: state.wind != rune.direction)


class Oars(Rune):
    """V14.4 One or two steps without days and weather."""

    id = "oars"

    @classmethod
    def candidates(cls, state: State) -> Sequence[Rune]:
        return WAYS[here(state)]

    def why_not(self, state: State) -> Code:
        """V6.1, V6.2 Each step is legal; V14.4 the way ends elsewhere than it began."""
        place = start = here(state)
        if start == WINTERING:
            return AFLOAT.code
        for following in self.way:
            if (code := step_from(state, place, following)) is not None:
                return code
            place = following
        return WAY_BACK if place == start else None

    def do(self, new: State) -> None:
        move(new, self.way[-1])


def _ways(start: int) -> tuple[Rune, ...]:
    """V14.4 The ways from a place, past any ships."""
    near = NEAR[start]
    return tuple(oars for oars in Oars.plays if oars.way[0] in near and oars.way[-1] != start)


WAYS: Final = Memo[int, tuple[Rune, ...]](_ways)


class Calm(Rune):
    """V14.4 Two more fair-weather days in every zone until the turn ends."""

    id = "calm"

    def do(self, new: State) -> None:
        new.calm += 1


class Wind(Rune):
    """V14.4 The wind points where the jarl likes; V9.5 it is not turned besides."""

    id = "wind"
    needs = (OTHER_WIND,)

    def do(self, new: State) -> None:
        new.wind = self.direction

    def then(self, new: State) -> None:
        free(new)


def far_way(text: str) -> Rune | None:
    """Oars and Sails over two places that are not adjacent: an action all the same, never legal."""
    match text.split(" "):
        case ["rune", Oars.id, *names] if len(names) == 2 and set(names) <= set(PLACES):
            return Oars(text, RUNE[Oars.id], way=tuple(INDEX[name] for name in names))
    return None


READERS.append(far_way)
