"""What players cannot do at a table of a tournament, though they could elsewhere."""

from __future__ import annotations

from barbaricum.server.people import Meta
from barbaricum.server.refusals import NotNow


def demand_no_tournament(meta: Meta) -> None:
    """The pace is the same for all, and nobody makes an opponent last by calling a bot."""
    if meta.tournament is not None:
        raise NotNow("tournament-forbids")
