"""A7 The end of the game."""

from __future__ import annotations

from barbaricum.core.game import Result
from barbaricum.games.attila.data.material import runs_out
from barbaricum.games.attila.rules.placing import room
from barbaricum.games.attila.rules.scoring import points, score
from barbaricum.games.attila.state import Ending, State


def call(new: State, ending: Ending) -> None:
    """A7.1, A7.2 The end is called once; the first cause stays."""
    if new.called is None:
        new.called = ending


def call_by_tokens(new: State) -> None:
    """A7.1 (b), (d) Looked at only once a card and its wars are fully resolved."""
    if runs_out(new.supply):
        call(new, "tokens")
    elif not room(new):
        call(new, "no-room")


def finish(new: State) -> None:
    """A7.2, A7.3 One final scoring, unless the table plays without; then the game is over."""
    if new.table.final_scoring:
        score(new)
    new.phase = "over"
    new.actor = None


def result(state: State) -> Result | None:
    """A7.4 Most points win; equal points share a place."""
    if state.phase != "over" or state.called is None:
        return None
    none = (0,) * state.table.seats
    final = points(state) if state.table.final_scoring else none
    earlier = tuple(total - last for total, last in zip(state.scores, final, strict=True))
    return Result.of(state.called, {"centuries": earlier, "final": final})
