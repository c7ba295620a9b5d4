"""No bot ever gets more than the view of its own seat: looked at before every choice."""

from __future__ import annotations

from barbaricum.core.game import View

TOLD_NOBODY = "hands"
"""A snapshot of a position has the hands of all; a view never has."""


class NotAView(TypeError):
    """A bot was asked to choose from something else than the view of the seat to act."""


def only_a_view(view: View) -> None:
    """The view of a seat that has to decide, and nothing besides."""
    given: object = view
    if type(given) is not dict:
        raise NotAView(f"a bot chooses from a view, not from a {type(given).__name__}")
    if TOLD_NOBODY in view:
        raise NotAView("a bot chooses from a view, not from a snapshot with everybody's hands")
    if view.get("seat") is None or view["seat"] != view.get("to_act") or not view.get("legal"):
        raise NotAView("a bot chooses from the view of the seat that has to decide")
