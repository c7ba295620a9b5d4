"""Hints at the table: the same that the page gives."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from barbaricum.bots.hints import hints
from barbaricum.bots.search import Budget
from barbaricum.cli.play.session import Session
from barbaricum.server import manners
from barbaricum.texts import Texts
from barbaricum.texts.hints import reason
from barbaricum.texts.labels import label, labels

BUDGET: Final = Budget(simulations=400, seconds=1.2)
"""Of the search; with a first look before it and a last one after it about 1.5 seconds."""


def hint_lines(session: Session, seat: int, texts: Texts) -> Iterator[str]:
    """The best few actions of the seat to act: what to type, its chance to win, and why."""
    game, view = session.game, session.view(seat)
    speaker = game.name, texts.language, tuple(session.names)
    known = labels(view, speaker)
    luck = random.Random(f"{game.name} {seat} {len(session.steps)}")
    for number, one in enumerate(hints(game, view, luck, BUDGET), start=1):
        path = manners.path(game, game.parse(one.text))
        yield texts.say(
            "hint-line", number=number, label=label(known, one.text, path, speaker),
            chance=round(100 * one.chance), why=reason(texts, game.name, one), text=one.text,
        )  # fmt: skip
        yield ""
    yield texts.say("hint-how")
