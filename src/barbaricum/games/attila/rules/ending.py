"""A7 The end of the game."""

from __future__ import annotations

from typing import Final

from barbaricum.core.game import Result
from barbaricum.games.attila.codes import CODES
from barbaricum.games.attila.data.board import any_shared
from barbaricum.games.attila.data.material import PEOPLES, runs_out
from barbaricum.games.attila.rules.scoring import FINAL_SCORING, points, score
from barbaricum.games.attila.state import Ending, State

OVER: Final = CODES.refusal("A7.2", "over")
NO_CENTURY: Final = CODES.refusal("A7.2", "no-century")
END_CALLED: Final = CODES.event("A7.1", "end-called", "seat", "ending")
GAME_OVER: Final = CODES.event("A7.4", "over", "places", "points")


def call(new: State, ending: Ending) -> None:
    """A7.1, A7.2 The end is called once; the first cause stays."""
    if new.called is None:
        new.called = ending
        if new.log is not None:
            new.log.append(END_CALLED(new.active, ending))


def call_by_tokens(new: State) -> None:
    """A7.1 (b), (d) Looked at only once a card and its wars are fully resolved."""
    if runs_out(new.supply):
        call(new, "tokens")
    elif not room(new):
        call(new, "no-room")


def room(state: State) -> bool:
    """A7.1 (d) Whether any of the six peoples can be placed anywhere."""
    return any_shared(state.reach, range(len(PEOPLES)), state.open)


def finish(new: State) -> None:
    """A7.2, A7.3 One final scoring, unless the table plays without; then the game is over."""
    if new.table.final_scoring:
        score(new, FINAL_SCORING())
    new.phase = "over"
    new.actor = None
    final = result(new)
    if new.log is not None and final is not None:
        new.log.append(GAME_OVER(list(final.places), list(final.points)))


def result(state: State) -> Result | None:
    """A7.4 Most points win; equal points share a place."""
    if state.phase != "over" or state.called is None:
        return None
    none = (0,) * state.table.seats
    final = points(state) if state.table.final_scoring else none
    earlier = tuple(total - last for total, last in zip(state.scores, final, strict=True))
    return Result.of(state.called, {"centuries": earlier, "final": final})
